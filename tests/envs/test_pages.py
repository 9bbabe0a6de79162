"""The documentation pages run, print what they show, and their commands work."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from envs.pages import DOCS, blocks, run
from typer.testing import CliRunner

from archipel import cli
from archipel.arena import dataset_commands

PAGES = sorted([*(DOCS / "tutorials").glob("*.md"), DOCS / "quickstart/researchers.md", DOCS / "datasets.md"])
COMMANDS = ("check-corpus", "corpus", "dataset", "games", "replay", "simulate", "verify")


def command_line() -> typer.Typer:
    """The command line, with the data set commands."""
    app = typer.Typer()
    app.registered_commands = list(cli.app.registered_commands)
    if not any(command.name == "check-corpus" for command in app.registered_commands):
        dataset_commands.mount(app)
    return app


@pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_page_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = path.read_text(encoding="utf-8")
    ran = run(page, path.stem)
    assert ran, "a page without code"
    for block, shown, printed in ran:
        if shown is not None:
            assert printed == shown.text, f"python tests/envs/pages.py {path} updates it:\n{block.text}"
    for block in blocks(page):
        for line in block.text.splitlines() if block.language == "bash" else []:
            words = shlex.split(line, comments=True)
            if words[:1] == ["archipel"] and words[1] in COMMANDS:
                done = CliRunner().invoke(command_line(), words[1:])
                assert done.exit_code == 0, (line, done.output, done.exception)


def test_every_tutorial_shows_what_it_prints() -> None:
    for path in (DOCS / "tutorials").glob("*.md"):
        shown = [block for block in blocks(path.read_text(encoding="utf-8")) if block.language == "text"]
        assert len(shown) >= 5
        assert all(block.text for block in shown)


@pytest.mark.long
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path / "site")]
    done = subprocess.run(command, cwd=DOCS.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert (tmp_path / "site" / "reference" / "envs.html").exists()

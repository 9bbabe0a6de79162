"""Every command with `--json` prints exactly one JSON object on standard output."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from commands import options_of_commands

import archipel as archipel_

RECORDS = Path(__file__).parent / "records"
RECORD = str(min(RECORDS.glob("*.rec"), key=lambda path: path.stat().st_size))
LESSON = str(min((Path(archipel_.__file__).parent / "games").glob("*/lessons/*.toml")))
BY_JSON = sorted(" ".join(path) for path, options in options_of_commands().items() if "--json" in options)

SMALL = {
    "games": "",
    "simulate": "junior --games 2 --jobs 1",
    "arena": "junior --games 2 --bots easy,random --jobs 1",
    "replay": RECORD,
    "analyse": RECORD,
    "bench": "--rounds 1 --games 1 --history {file}",
    "lessons": "",
    "lesson check": "{lesson}",
    "soak": "junior --games 1",
    "puzzles": "--game junior",
    "puzzles make": "junior --count 1 --kind win --save {file}",
}
"""Arguments with which a command finishes quickly. A new command with `--json` needs a line here."""

REFUSED = {
    "games": "--xyzzy",
    "simulate": "xyzzy",
    "arena": "xyzzy",
    "replay": "no-such-file.rec",
    "analyse": "no-such-file.rec",
    "bench": "--rounds 0",
    "lessons": "--xyzzy",
    "lesson check": "no-such-file.toml",
    "soak": "xyzzy",
    "puzzles": "--game xyzzy",
    "puzzles make": "xyzzy",
}
"""Arguments that a command refuses."""


def archipel(command: str, arguments: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-P", "-m", "archipel", *command.split(), *arguments.split(), "--json"]
    return subprocess.run(line, capture_output=True, text=True, check=False, timeout=300)


def test_every_command_with_json_has_arguments_here() -> None:
    assert sorted(SMALL) == sorted(REFUSED) == BY_JSON


@pytest.mark.parametrize("command", BY_JSON)
def test_the_output_is_one_object_and_nothing_else(command: str, tmp_path: Path) -> None:
    done = archipel(command, SMALL[command].format(file=tmp_path / "file", lesson=LESSON))
    assert done.returncode == 0, done.stderr
    assert isinstance(json.loads(done.stdout), dict)
    assert done.stdout.count("\n") == 1


@pytest.mark.parametrize("command", BY_JSON)
def test_a_mistake_is_a_sentence_on_standard_error(command: str) -> None:
    done = archipel(command, REFUSED[command])
    assert done.returncode == 2
    assert not done.stdout
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr


def test_a_result_below_the_floor_is_named_outside_the_object(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from typer.testing import CliRunner

    from archipel.arena import bench
    from archipel.cli import app

    monkeypatch.setattr(bench, "compiled", lambda: None)
    monkeypatch.setattr(bench, "peer_version", lambda: None)
    words = [
        "bench",
        "--rounds",
        "1",
        "--games",
        "1",
        "--floor",
        "--json",
        "--history",
        str(tmp_path / "runs"),
    ]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 1
    assert json.loads(done.stdout)["ratio_compiled"] is None
    assert "ratio_compiled was not measured" in done.stderr

"""Packaging: the source archive, and the wheel of `make install` in an empty environment."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from archipel.games import KEYS

ROOT = Path(__file__).parent.parent.parent
OMITTED = shutil.ignore_patterns(
    ".git",
    ".venv",
    "build",
    "dist",
    "node_modules",
    "__pycache__",
    ".*_cache",
    ".hypothesis",
    "*.egg-info",
    "*.so",
)


def call(*command: str, cwd: Path, **extra: str) -> str:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | extra
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


@pytest.mark.long
def test_the_source_archive_has_what_building_needs(tmp_path: Path) -> None:
    source, dist = tmp_path / "source", tmp_path / "dist"
    shutil.copytree(ROOT, source, ignore=OMITTED)
    build = ("-m", "build", "--sdist", "--no-isolation", "--skip-dependency-check", "--outdir", str(dist))
    call(sys.executable, *build, cwd=source)
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    needed = {
        "setup.py",
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "CITATION.cff",
        "archipel/words/fr/settlers.ftl",
        "tools/generated.py",
        "tools/page.py",
        "tools/rules.py",
        "docs/rules/settlers.md",
        "client/package.json",
        "client/package-lock.json",
    }
    assert needed <= inside
    assert not any("node_modules" in name or name.endswith(".so") for name in inside)


@pytest.mark.long
def test_the_wheel_plays_compiled_and_serves_its_page_in_an_empty_environment(tmp_path: Path) -> None:
    (wheel,) = (ROOT / "build" / "wheel").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    assert {"archipel/words/en/settlers.ftl", "archipel/py.typed", "archipel/envs/game_table.py"} <= packed
    assert "archipel/client_dist/index.html" in packed
    assert {f"archipel/words/en/rules-{game}.txt" for game in KEYS} <= packed
    assert not any(name.startswith(("tests/", "docs/", "client/", "bench/")) for name in packed)
    env = tmp_path / "env"
    call(sys.executable, "-m", "venv", str(env), cwd=tmp_path)
    python, archipel = str(env / "bin" / "python"), str(env / "bin" / "archipel")
    pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    call(*pip, "-r", str(ROOT / "requirements" / "runtime.txt"), cwd=tmp_path)
    call(*pip, "--no-deps", str(wheel), cwd=tmp_path)
    where = call(
        python, "-c", "from archipel.core import state; print(state.COMPILED, state.__file__)", cwd=tmp_path
    )
    assert where.startswith("True ")
    assert str(env) in where
    played = call(archipel, "simulate", "settlers", "--games", "200", "--jobs", "1", "--json", cwd=tmp_path)
    assert json.loads(played)["finished"] == 200
    thought = ("simulate", "junior", "--games", "1", "--bots", "greedy,easy", "--jobs", "1", "--json")
    assert json.loads(call(archipel, *thought, cwd=tmp_path))["finished"] == 1
    assert '<div id="app">' in page_of(archipel, tmp_path)


def page_of(archipel: str, folder: Path) -> str:
    """The page that the installed server sends to a browser."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    server = subprocess.Popen([archipel, "serve", "--port", port, "--db", "club.db"], cwd=folder)
    try:
        while server.poll() is None:
            try:
                with urlopen(f"http://127.0.0.1:{port}/") as answer:
                    return str(answer.read().decode())
            except URLError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")
    finally:
        server.terminate()
        server.wait()

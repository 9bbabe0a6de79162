"""What `python -m build` makes can be installed into an empty environment and plays a game there."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

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
def test_the_package_plays_a_game_in_an_empty_environment(tmp_path: Path) -> None:
    source, dist, env = tmp_path / "source", tmp_path / "dist", tmp_path / "env"
    shutil.copytree(ROOT, source, ignore=OMITTED)
    # Without a compiler and without the client: how the engine compiles is what `make install` shows.
    build = ("-m", "build", "--no-isolation", "--skip-dependency-check", "--outdir", str(dist))
    call(sys.executable, *build, cwd=source, ARCHIPEL_PURE="1", ARCHIPEL_NO_CLIENT="1")
    (wheel,) = dist.glob("*.whl")
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
    }
    if (ROOT / "client" / "package.json").exists():
        needed |= {"tools/page.py", "client/package.json", "client/package-lock.json"}
    assert needed <= inside
    assert not any("node_modules" in name or name.endswith(".so") for name in inside)
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    assert {"archipel/words/en/settlers.ftl", "archipel/py.typed", "archipel/envs/table.py"} <= packed
    assert not any(name.startswith(("tests/", "docs/", "client/", "bench/")) for name in packed)
    call(sys.executable, "-m", "venv", str(env), cwd=tmp_path)
    python = str(env / "bin" / "python")
    call(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel), cwd=tmp_path)
    played = call(
        str(env / "bin" / "archipel"),
        "simulate",
        "settlers",
        "--games",
        "2",
        "--jobs",
        "1",
        "--json",
        cwd=tmp_path,
    )
    assert json.loads(played)["finished"] == 2
    thought = ("simulate", "junior", "--games", "1", "--bots", "greedy,easy", "--jobs", "1", "--json")
    assert json.loads(call(str(env / "bin" / "archipel"), *thought, cwd=tmp_path))["finished"] == 1
    where = call(python, "-c", "import archipel; print(archipel.__file__)", cwd=tmp_path)
    assert str(env) in where

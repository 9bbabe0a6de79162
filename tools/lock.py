"""Pin every Python dependency with its hashes: `python tools/lock.py`; `--upgrade` for the newest versions.

The dependencies are declared in pyproject.toml. Each set below becomes a file in `requirements/`. All sets
fit into one environment, and none names a package index. The tool needs `uv`, which `make lock` installs, and
an index with CPU-only builds of torch (`UV_FIND_LINKS`, `UV_EXTRA_INDEX_URL`).
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
DOCS = ROOT / "docs" / "dependencies.md"
TORCH = "torch==2.13.0+cpu"
"""The CPU-only build: the one on PyPI needs CUDA."""
HEADER = "# Written by `make lock` from pyproject.toml; do not edit.\n"
COMPILE = (
    *("pip", "compile", "--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-header", "--no-annotate", "--quiet"),
)


def needs() -> dict[str, list[str]]:
    """Return the requirements of each file; later files are constrained by those before."""
    everything = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = everything["project"]
    extras = project["optional-dependencies"]
    runtime = project["dependencies"] + extras["server"]
    develop = everything["build-system"]["requires"] + everything["dependency-groups"]["dev"]
    return {
        "tests": runtime + extras["research"] + extras["video"] + develop,
        "runtime": runtime,
        "long": extras["openspiel"] + extras["ray"] + extras["plot"],
        "docs": extras["docs"],
        "train": [*extras["train"], TORCH],
    }


def lock(name: str, wanted: list[str], fitting: list[str], upgrade: bool) -> None:
    """Write one file; without `upgrade` it keeps its present pins."""
    output = FOLDER / f"{name}.txt"
    constraints = [part for other in fitting for part in ("--constraint", str(FOLDER / f"{other}.txt"))]
    options = [*constraints, "--output-file", str(output), *(["--upgrade"] if upgrade else [])]
    command = [sys.executable, "-m", "uv", *COMPILE, *options, "-"]
    subprocess.run(command, input="\n".join(wanted), text=True, check=True, stdout=subprocess.DEVNULL)
    output.write_text(HEADER + output.read_text())


def pins() -> dict[str, str]:
    """Return the version of every pinned package; several if it depends on the platform."""
    found: dict[str, set[str]] = {}
    for path in FOLDER.glob("*.txt"):
        for name, version in re.findall(r"^([a-z0-9-]+)==([^ ;\\]+)", path.read_text(), re.MULTILINE):
            found.setdefault(name, set()).add(version)
    return {name: "/".join(sorted(versions)) for name, versions in sorted(found.items())}


def note_versions() -> None:
    """Write the versions into the documentation; a new package needs a line by hand."""
    text = DOCS.read_text()
    for name, version in pins().items():
        text, found = re.subn(rf"^\| {name} \| [^|]* \|", f"| {name} | {version} |", text, flags=re.MULTILINE)
        if not found:
            print(f"{DOCS.name} has no line for {name}")
    DOCS.write_text(text)


def main() -> None:
    """Write all files in order."""
    FOLDER.mkdir(exist_ok=True)
    done: list[str] = []
    for name, wanted in needs().items():
        lock(name, wanted, done, "--upgrade" in sys.argv[1:])
        done.append(name)
    note_versions()


if __name__ == "__main__":
    main()

"""Write generated files, or check that they are up to date; shared by the tools that generate files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def write_or_check(wanted: dict[Path, str], present: Iterable[Path], command: str, check: bool) -> int:
    """Write the wanted files and delete the others that are present; return the exit code.

    With `check` nothing is written, and the exit code is 1 if a file is stale.
    """
    texts = {path: path.read_text(encoding="utf-8") for path in present}
    stale = sorted(path for path in wanted.keys() | texts.keys() if wanted.get(path) != texts.get(path))
    for path in stale:
        if check:
            print(f"{path.relative_to(ROOT)} is stale: run {command}")
        elif path in wanted:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[path], encoding="utf-8")
        else:
            path.unlink()
    return 1 if stale and check else 0

"""Check that only the files of a game name it: `python tools/names.py [ROOT]`.

The check covers the names and the texts of all files under `archipel/` and `client/src/`. The exit code is 1
if another file names a game, and every such line is printed. A game describes itself in its own folder
(`archipel/core/profile.py`), so that a new game changes no other file.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from archipel.games import KEYS

SCOPE = ("archipel", "client/src")
OWN = re.compile(
    r"archipel/games/|archipel/bots/evaluate/|client/src/games/"
    rf"|archipel/words/[a-z]+/((rules|guide)-)?({'|'.join(KEYS)})\.(ftl|txt)$"
    rf"|client/src/generated/((boards|guides)/)?({'|'.join(KEYS)})\.(ts|json)$"
)
"""Files that may name a game: its folders, its evaluation, its texts, and the files generated from it."""
MADE = ("client_dist", "__pycache__")
NAME = re.compile("|".join(KEYS), re.IGNORECASE)


def named(root: Path) -> list[str]:
    """Return every place outside the games' own files that names a game."""
    found = []
    for path in sorted(path for scope in SCOPE for path in (root / scope).rglob("*")):
        where = path.relative_to(root).as_posix()
        if not path.is_file() or set(MADE) & set(path.parts) or OWN.match(where):
            continue
        if NAME.search(where):
            found.append(f"{where}: the name of the file")
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), start=1):
            if NAME.search(line):
                found.append(f"{where}:{number}: {line.strip()[:100]}")
    return found


def main() -> int:
    """Print every place."""
    found = named(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)
    print("\n".join(found) or "No game is named outside its own files.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

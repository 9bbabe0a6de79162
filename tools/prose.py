"""Count the lines with words that the style guide bans, and fail above a ceiling: `python tools/prose.py`.

The words stand for a plain term that the reader knows: n, the one who, again, without effect. The check
covers the tracked sources, documentation and interface texts. It leaves out stored test data and the
changelog.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CEILING = 20
"""Lines allowed in the whole repository."""
BANNED = re.compile(r"\b(?:so many|whoever|anew|in vain)\b", re.IGNORECASE)
SUFFIXES = (".py", ".ts", ".svelte", ".md", ".ftl")
LEFT_OUT = re.compile(r"tests/(data|records)/|client/tests/motion/scenes/|CHANGELOG\.md$|tools/prose\.py$")


def tracked(root: Path) -> list[str]:
    """Return the paths of the files to check, relative to the root of the repository."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True)
    return [
        path
        for path in listed.stdout.split("\0")
        if path.endswith(SUFFIXES) and not LEFT_OUT.match(path) and (root / path).is_file()
    ]


def found(root: Path) -> Iterator[str]:
    """Yield every line with a banned word, with its place."""
    for path in tracked(root):
        for number, line in enumerate((root / path).read_text(encoding="utf-8").splitlines(), start=1):
            if BANNED.search(line):
                yield f"{path}:{number}: {line.strip()}"


def main() -> int:
    """Print the count, and every line if there are too many."""
    lines = list(found(ROOT))
    failed = len(lines) > CEILING
    if failed:
        print("\n".join(lines))
    print(f"{len(lines)} lines with banned words; at most {CEILING} are allowed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

"""Check the lengths of files and functions in archipel/. The exit code is 1 if one is too long.

Database migrations are exempt.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
LONGEST_FILE = 400
LONGEST_FUNCTION = 60


def sources() -> list[Path]:
    """Return every file to check."""
    return [path for path in sorted((ROOT / "archipel").rglob("*.py")) if "versions" not in path.parts]


def too_long(path: Path) -> Iterator[str]:
    """Yield a message for everything that is too long in a file."""
    text = path.read_text(encoding="utf-8")
    lines = len(text.splitlines())
    if lines > LONGEST_FILE:
        yield f"{lines} lines in the file, {LONGEST_FILE} at most"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            length = (node.end_lineno or first) - first + 1
            if length > LONGEST_FUNCTION:
                yield f"line {first}: {length} lines in {node.name}, {LONGEST_FUNCTION} at most"


def main() -> int:
    """Print everything that is too long."""
    found = [f"{path.relative_to(ROOT)}: {what}" for path in sources() for what in too_long(path)]
    print("\n".join(found) or f"No file over {LONGEST_FILE} lines, no function over {LONGEST_FUNCTION}.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

"""Documentation pages as notebooks: run their code and compare its output."""

from __future__ import annotations

import contextlib
import io
import re
import sys
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).parent.parent.parent / "docs"
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """One fenced block: its language, its text, and its place in the page."""

    language: str
    text: str
    start: int
    end: int


def blocks(page: str) -> list[Block]:
    return [Block(m[1], m[2], m.start(2), m.end(2)) for m in _BLOCK.finditer(page)]


def run(page: str, name: str) -> list[tuple[Block, Block | None, str]]:
    """Run a page's Python in one namespace; return each block, the `text` block after it, the output."""
    namespace: dict[str, object] = {"__name__": name}
    listed = blocks(page)
    out: list[tuple[Block, Block | None, str]] = []
    for block, follows in zip(listed, [*listed[1:], None]):
        if block.language != "python":
            continue
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(block.text, f"{name}:{block.start}", "exec"), namespace)
        shown = follows if follows is not None and follows.language == "text" else None
        if shown is not None and page[block.end + 4 : shown.start - 8].strip():
            shown = None  # with prose between them, the box is not its output
        out.append((block, shown, printed.getvalue()))
    return out


def fill(path: Path) -> None:
    """Write the output of each block into the box after it."""
    page = path.read_text(encoding="utf-8")
    for _, shown, printed in reversed(run(page, path.stem)):
        if shown is not None:
            page = page[: shown.start] + printed + page[shown.end :]
    path.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        fill(Path(argument).resolve())

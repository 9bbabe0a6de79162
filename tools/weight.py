"""Measure the compressed size of a first visit in bytes: `python tools/weight.py`, or `--json`.

The size is computed from the built client, without a browser: the page, the scripts that it loads at once
with their styles, fonts and drawings, and the texts of the language with the longest ones. Responses that the
server computes are not counted.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
from collections.abc import Iterable
from functools import cache
from typing import Any

import page

DIST = page.OUTPUT
ENTRY = "index.html"
PAGE = (ENTRY, "icon.svg", "manifest.json")
"""Files that every visit fetches besides the scripts."""
WORDS = ("client", "core", "common", "bots")
"""The texts that `App.svelte` waits for. A table also needs those of its game."""
TABLE = "src/shell/TablePage.svelte"
HOME_LEARN = "src/shell/learn/HomeLearn.svelte"
"""A part that the home page fetches once it is shown."""
AT_HAND = ("src/lib/rules/guide.ts", "src/lib/rules/glossary.ts")
"""Parts of the rules panel at a table: the guide of the game and the glossary."""
PLAIN = "plain"
"""The folder of the default board, for games without their own. It is not a game."""
LEVEL = 6
"""The gzip level that servers usually use."""


@cache
def chunks() -> dict[str, dict[str, Any]]:
    """Return the build manifest: the built files by source."""
    if not (DIST / ".vite" / "manifest.json").is_file():
        page.build()
    found: dict[str, dict[str, Any]] = json.loads((DIST / ".vite" / "manifest.json").read_text())
    return found


def loaded(*sources: str) -> set[str]:
    """Return the built files of these sources and their static imports, styles, fonts and drawings."""
    files: set[str] = set()
    seen: set[str] = set()
    waiting = list(sources)
    while waiting:
        source = waiting.pop()
        if source in seen:
            continue
        seen.add(source)
        chunk = chunks()[source]
        files |= {chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])}
        waiting += chunk.get("imports", [])
    return files


def size(name: str) -> int:
    """Return the compressed size of a file; fonts are compressed already."""
    content = (DIST / name).read_bytes()
    return len(content) if name.endswith(".woff2") else len(gzip.compress(content, LEVEL))


def weight(files: Iterable[str]) -> int:
    """Return the total size of the files."""
    return sum(size(name) for name in files)


def languages() -> list[str]:
    """Return the languages of the build."""
    found = (re.fullmatch(r".*/words/([^/]+)/core\.ftl\?raw", source) for source in chunks())
    return sorted(match[1] for match in found if match)


def words(language: str, *names: str) -> list[str]:
    """Return the sources of these texts in a language."""
    return [
        source
        for source in chunks()
        for name in names
        if source.endswith(f"/words/{language}/{name}.ftl?raw")
    ]


def games() -> list[str]:
    """Return the games that have their own board."""
    found = (re.fullmatch(r"src/games/([^/]+)/index\.ts", source) for source in chunks())
    return sorted(match[1] for match in found if match and match[1] != PLAIN)


def home_files(language: str) -> set[str]:
    """Return the files that the home page loads, with the pictures of all games."""
    art = [source for source in chunks() if source.endswith("/art.svg?raw")]
    return set(PAGE) | loaded(ENTRY, HOME_LEARN, *art, *words(language, *WORDS, "learn"))


def table_files(game: str, language: str) -> set[str]:
    """Return the files that a table loads for a visitor who opens its link."""
    board = [f"src/games/{game}/index.ts", *AT_HAND]
    guide = f"../archipel/words/{language}/guide-{game}.txt?raw"
    return set(PAGE) | loaded(ENTRY, TABLE, *board, guide, *words(language, *WORDS, game))


def measured() -> dict[str, Any]:
    """Return the sizes of the home page and of each game's table, each in its largest language."""
    return {
        "home": max(weight(home_files(language)) for language in languages()),
        "table": {
            game: max(weight(table_files(game, language)) for language in languages()) for game in games()
        },
    }


def main() -> None:
    """Print the sizes."""
    found = measured()
    if sys.argv[1:] == ["--json"]:
        print(json.dumps(found))
        return
    for name, bytes_ in [("home", found["home"]), *found["table"].items()]:
        print(f"{name:<12}{bytes_ / 1000:>8.1f} kB")


if __name__ == "__main__":
    main()

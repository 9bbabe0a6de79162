"""How heavy a first visit is, in bytes as they come over the wire: `python tools/weight.py`, or `--json`.

Counted from the built client, without a browser: the page, the scripts that it loads at once with their
styles, fonts and drawings, and the words of one language (the longest). What the server computes is not
counted.
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
"""What every visit fetches besides scripts."""
WORDS = ("client", "core", "common", "bots")
"""The words that `App.svelte` waits for; a table needs those of its game as well."""
TABLE = "src/shell/TablePage.svelte"
HOME_LEARN = "src/shell/learn/HomeLearn.svelte"
"""What the home page fetches as soon as it stands."""
AT_HAND = ("src/lib/rules/guide.ts", "src/lib/rules/glossary.ts")
"""The rules at hand: the guide of the game, and its words."""
PLAIN = "plain"
"""The folder of the board for games without one; it is no game."""
LEVEL = 6
"""How hard servers usually compress."""


@cache
def chunks() -> dict[str, dict[str, Any]]:
    """What was built from which source."""
    if not (DIST / ".vite" / "manifest.json").is_file():
        page.build()
    found: dict[str, dict[str, Any]] = json.loads((DIST / ".vite" / "manifest.json").read_text())
    return found


def loaded(*sources: str) -> set[str]:
    """The files of these sources: themselves, what they import at once, styles, fonts, drawings."""
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
    """A file as it is sent: fonts are compressed already."""
    content = (DIST / name).read_bytes()
    return len(content) if name.endswith(".woff2") else len(gzip.compress(content, LEVEL))


def weight(files: Iterable[str]) -> int:
    """All of them together."""
    return sum(size(name) for name in files)


def languages() -> list[str]:
    """The languages that were built."""
    found = (re.fullmatch(r".*/words/([^/]+)/core\.ftl\?raw", source) for source in chunks())
    return sorted(match[1] for match in found if match)


def words(language: str, *names: str) -> list[str]:
    """The sources of some words."""
    return [
        source
        for source in chunks()
        for name in names
        if source.endswith(f"/words/{language}/{name}.ftl?raw")
    ]


def games() -> list[str]:
    """The games that have a board of their own."""
    found = (re.fullmatch(r"src/games/([^/]+)/index\.ts", source) for source in chunks())
    return sorted(match[1] for match in found if match and match[1] != PLAIN)


def home_files(language: str) -> set[str]:
    """What the home page loads: the pictures of all games too."""
    art = [source for source in chunks() if source.endswith("/art.svg?raw")]
    return set(PAGE) | loaded(ENTRY, HOME_LEARN, *art, *words(language, *WORDS, "learn"))


def table_files(game: str, language: str) -> set[str]:
    """What a table loads for somebody who comes by its link."""
    board = [f"src/games/{game}/index.ts", *AT_HAND]
    guide = f"../archipel/words/{language}/guide-{game}.txt?raw"
    return set(PAGE) | loaded(ENTRY, TABLE, *board, guide, *words(language, *WORDS, game))


def measured() -> dict[str, Any]:
    """The home page, and the table of every game, in the language that is heaviest there."""
    return {
        "home": max(weight(home_files(language)) for language in languages()),
        "table": {
            game: max(weight(table_files(game, language)) for language in languages()) for game in games()
        },
    }


def main() -> None:
    """Print it."""
    found = measured()
    if sys.argv[1:] == ["--json"]:
        print(json.dumps(found))
        return
    for name, bytes_ in [("home", found["home"]), *found["table"].items()]:
        print(f"{name:<12}{bytes_ / 1000:>8.1f} kB")


if __name__ == "__main__":
    main()

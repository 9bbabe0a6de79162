"""The browser client's words: each one exists in every language, and none is unused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import archipel
from archipel.bots.coach import Care
from archipel.bots.moments import MomentKind
from archipel.core.theme import Puzzles
from archipel.puzzles.find import COUNT
from archipel.puzzles.puzzle import KINDS, LEVELS
from archipel.registry import GAMES
from archipel.server.people.chat import PHRASES
from archipel.server.play import options
from archipel.server.play.rows import Status
from archipel.words import languages

WORDS = Path(archipel.__file__).parent / "words"
CLIENT = Path(__file__).parent.parent / "client" / "src"
SHELL = Path(archipel.__file__).parent / "shell"
SAID = re.compile(r"""["'`]((?:client|learn|puzzles)-[a-z0-9-]*)(\$?\{[^}]*\})?["'`]""")
FILES = ("client", "learn", "puzzles")
"""The words of the client alone, of lessons, and of puzzles, which the terminal uses too."""


def table_options() -> Iterator[str]:
    """Return the words for every table option, and for every value of one that is more than on and off."""
    for game in GAMES.values():
        for option in options.offered(game):
            yield option.key
            yield from (f"{option.key}-{value}" for value in option.values if isinstance(value, str))


def puzzle_words() -> Iterator[str]:
    """Return the words for every kind of puzzle, and for the themes of a game that names none."""
    yield from ("open", "solved")
    yield from (f"{what}-{kind}" for what in ("ask", "hint", "missed") for kind in KINDS)
    themes = {COUNT, *(theme.key for theme in (*Puzzles().wins, *Puzzles().choices))}
    yield from (f"{what}-{theme}" for what in ("theme", "idea") for theme in themes)


ARROWS = ("arrowleft", "arrowright", "arrowup", "arrowdown")
FAMILIES: dict[str, set[str]] = {
    "client-status-": set(get_args(Status)),
    "client-phrase-": set(PHRASES),
    "client-option-": set(table_options()),
    "client-option-about-": {option.key for game in GAMES.values() for option in options.offered(game)},
    "client-key-": {"escape", "enter", "tab", "home", "end", "pageup", "pagedown", *ARROWS},
    "client-theme-": {"auto", "light", "dark"},
    "client-confirm-": {"always", "touch", "never"},
    "client-coach-": {"off", *get_args(Care)},
    "client-moment-": set(get_args(MomentKind)),
    "client-motion-": {"auto", "less"},
    "client-speed-": {"off", "fast", "normal", "slow"},
    "client-contrast-": {"normal", "more"},
    "puzzles-": set(puzzle_words()),
    "puzzles-level-": {str(level) for level in LEVELS},
    "client-tab-": {"story", "chat", "count", "bank", "more", "menu"},
}
"""The values that the source may put into the name of a word."""


def words(language: str, file: str) -> set[str]:
    body = FluentParser().parse((WORDS / language / f"{file}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def said(file: str) -> set[str]:
    """Return every word of a file that a source uses, with families written out."""
    found: set[str] = set()
    pages = [*sorted(CLIENT.rglob("*")), CLIENT.parent / "worker" / "offline.html"]
    for path in [*pages, *sorted(SHELL.glob("*.py"))]:
        if path.suffix in (".ts", ".svelte", ".html", ".py"):
            for name, value in SAID.findall(path.read_text(encoding="utf-8")):
                if value:
                    assert name in FAMILIES, f"{path.name}: what may follow {name}?"
                    found |= {name + thing for thing in FAMILIES[name]}
                else:
                    found.add(name)
    return {name for name in found if name.startswith(f"{file}-")}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", languages())
def test_the_client_uses_exactly_the_words_that_exist(language: str, file: str) -> None:
    assert said(file) - words(language, file) == set(), "used, but not worded"
    assert words(language, file) - said(file) == set(), "worded, but never used"

"""Every word the browser client says is there in every language, and none is there in vain."""

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
from archipel.bots.moments import Kind
from archipel.registry import GAMES
from archipel.server.people.chat import PHRASES
from archipel.server.play import options
from archipel.server.play.rows import Status
from archipel.words import languages

WORDS = Path(archipel.__file__).parent / "words"
CLIENT = Path(__file__).parent.parent / "client" / "src"
SAID = re.compile(r"""["'`](client-[a-z0-9-]+)(\$\{[^}]*\})?["'`]""")


def table_options() -> Iterator[str]:
    """Every option of a table, and every value of one that has more than on and off."""
    for game in GAMES.values():
        for option in options.offered(game):
            yield option.key
            yield from (f"{option.key}-{value}" for value in option.values if isinstance(value, str))


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
    "client-moment-": set(get_args(Kind)),
    "client-motion-": {"auto", "less"},
    "client-speed-": {"off", "fast", "normal", "slow"},
    "client-contrast-": {"normal", "more"},
    "client-tab-": {"story", "chat", "count", "bank", "more", "menu"},
}
"""What may stand where the source puts a value into the name of a word."""


def words(language: str) -> set[str]:
    body = FluentParser().parse((WORDS / language / "client.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def said() -> set[str]:
    """Every word of the client in its source, those of families written out."""
    found: set[str] = set()
    for path in [*sorted(CLIENT.rglob("*")), CLIENT.parent / "worker" / "offline.html"]:
        if path.suffix in (".ts", ".svelte", ".html"):
            for name, value in SAID.findall(path.read_text(encoding="utf-8")):
                if value:
                    assert name in FAMILIES, f"{path.name}: what may follow {name}?"
                    found |= {name + thing for thing in FAMILIES[name]}
                else:
                    found.add(name)
    return found


@pytest.mark.parametrize("language", languages())
def test_the_client_says_what_there_is_and_nothing_else(language: str) -> None:
    assert said() - words(language) == set(), "said, but not worded"
    assert words(language) - said() == set(), "worded, but never said"

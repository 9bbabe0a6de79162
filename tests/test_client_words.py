"""Every word the browser client says is there in both languages, and none is there in vain."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import archipel
from archipel.registry import GAMES
from archipel.server import clocks, lobby
from archipel.server.protocol import PHRASES, TableOut

WORDS = Path(archipel.__file__).parent / "words"
CLIENT = Path(__file__).parent.parent / "client" / "src"
SAID = re.compile(r"""["'`](client-[a-z0-9-]+)(\$\{[^}]*\})?["'`]""")

FAMILIES: dict[str, set[str]] = {
    "client-status-": set(get_args(TableOut.model_fields["status"].annotation)),
    "client-phrase-": set(PHRASES),
    "client-absence-": set(lobby.ABSENCE),
    "client-chat-": set(lobby.CHAT),
    "client-pace-": {pace for game in GAMES for pace in clocks.paces(game)},
    "client-theme-": {"auto", "light", "dark"},
    "client-confirm-": {"always", "touch", "never"},
    "client-motion-": {"auto", "less"},
    "client-contrast-": {"normal", "more"},
}
"""What may stand where the source puts a value into the name of a word."""


def words(language: str) -> set[str]:
    body = FluentParser().parse((WORDS / language / "client.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ftl.Message)}


def said() -> set[str]:
    """Every word of the client in its source, those of families written out."""
    found: set[str] = set()
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            for name, value in SAID.findall(path.read_text(encoding="utf-8")):
                if value:
                    assert name in FAMILIES, f"{path.name}: what may follow {name}?"
                    found |= {name + thing for thing in FAMILIES[name]}
                else:
                    found.add(name)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_client_says_what_there_is_and_nothing_else(language: str) -> None:
    assert said() - words(language) == set(), "said, but not worded"
    assert words(language) - said() == set(), "worded, but never said"

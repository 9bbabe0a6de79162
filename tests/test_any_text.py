"""Any text is either not an action, or it can be refused, previewed and worded, in every game and mode."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache

import pytest
from tables import Table, by_seats, everything, play_random, positions

from archipel.core.rng import Rng
from archipel.core.state import Action, BadNotation, Note
from archipel.registry import GAMES
from archipel.words import Words, languages

NUMBER = re.compile(r"\d+")
ODD_NUMBERS = ["-1", "00", "007", "٣", "1e3", "999", "9" * 40]
"""Words that are not the number of anything, or only look like a number."""
BEYOND = 3
"""How far above the highest used number is tested."""
SAMPLE = 250
"""Number of readable texts tried in each position."""


@cache
def shapes(key: str) -> dict[str, list[str]]:
    """Return every pattern of words used in a game, on any table, with its numbers left out."""
    texts: set[str] = set()
    for table in [table for table in everything() if table.game.key == key]:
        texts |= {action.text for action in table.game.vocabulary(table.seats, table.settled())}
    for table in [table for table in by_seats() if table.game.key == key]:
        referee = table.referee(1)
        play_random(referee, Rng(1), limit=300)
        for log in referee.logs.values():
            texts |= {line.text for line in log if not line.text.startswith("back ")}
    found: dict[str, list[str]] = {}
    for text in sorted(texts):
        found.setdefault(NUMBER.sub("#", text), []).append(text)
    return found


@cache
def anything(key: str) -> list[str]:
    """Yield every pattern with every number, in and out of range, in each of its places."""
    rng, out = Rng(5), set[str]()
    for texts in shapes(key).values():
        highest = max([int(number) for text in texts for number in NUMBER.findall(text)], default=0)
        out |= set(texts)
        for which in range(len(NUMBER.findall(texts[0]))):
            for number in [*map(str, range(highest + BEYOND)), *ODD_NUMBERS]:
                text = texts[rng.below(len(texts))]
                begin, end = [match.span() for match in NUMBER.finditer(text)][which]
                out.add(text[:begin] + number + text[end:])
    return sorted(out)


@cache
def readable(key: str) -> list[Action]:
    """Return those texts that are actions on some table."""
    out: list[Action] = []
    for text in anything(key):
        with suppress(BadNotation):
            out.append(GAMES[key].read(text))
    return out


@pytest.mark.parametrize("key", GAMES)
def test_numbers_out_of_range_are_no_actions_of_their_own(key: str) -> None:
    known = {text for texts in shapes(key).values() for text in texts}
    strange = [text for text in anything(key) if text not in known and re.search(r"٣|9{40}|-1", text)]
    assert len(strange) > len(shapes(key)) // 4
    for text in strange:
        with pytest.raises(BadNotation):
            GAMES[key].read(text)


@pytest.mark.parametrize("table", everything(), ids=str)
def test_every_text_is_answered_in_words(table: Table) -> None:
    key, rng = table.game.key, Rng(41)
    words = [Words(language) for language in languages()]
    said: dict[str, Note] = {}
    for at in positions(table, seed=19, every=90, most=20):
        state = at.state
        for seat in range(table.seats):
            legal, forms = set(state.legal(seat)), state.forms(seat)
            for action in [action for action in readable(key) if rng.below(len(readable(key))) < SAMPLE]:
                notes = state.why_not(seat, action)
                if action not in legal and action.text.split(" ")[0] not in forms:
                    assert notes, (seat, action)
                said |= {repr(note): note for note in notes + state.preview(seat, action)}
    for note in said.values():
        for language in words:
            assert language.say(key, note)

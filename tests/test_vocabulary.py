"""The listed actions of every game, by verb: as many as the board and the material have places for."""

from __future__ import annotations

from collections import Counter

import pytest
from tables import Table

from archipel.registry import GAMES

ONE_EACH = {
    "settlers": {"roll", "end", "buy", "spare", "accept", "decline", "withdraw"},
    "junior": {"roll", "end", "stay", "buy", "accept", "decline", "withdraw"},
    "elasund": {"roll", "end", "pass", "church", "gold", "sell"},
    "princes": {"roll", "end", "pass", "bribe"},
}
"""The verbs without arguments."""
SETTLERS = {
    "settle": 54, "city": 54, "road": 72, "play": 2 + 15 + 5, "trade": 5 * 4, "discard": 5,
    "robber": 19, "rob": 4, "confirm": 4, "refuse": 4,
}  # fmt: skip
JUNIOR = {"give": 5, "market": 5 * 5, "trade": 5 * 5}
JUNIOR_SIDES = {
    3: {"ghost": 9, "fortress": 24, "boat": 30, "confirm": 3, "refuse": 3},
    4: {"ghost": 10, "fortress": 32, "boat": 41, "confirm": 4, "refuse": 4},
}
PRINCES = {
    "number": 6, "trade": 6 * 5, "ship": 26 * 6, "mint": 6, "remove": 48, "pay": 27, "gain": 27, "give": 27,
    "fill": 26, "demand": 6, "waive": 6, "name": 48, "lose": 48, "swap": 26 * 25 // 2 + 48 * 47 // 2,
    "above": 12, "below": 12,
}  # fmt: skip
PRINCES_CARDS = {
    "intro": (4, 5, 23, 0, 28 * 4),
    "gold": (5, 11, 34, 1, 28 * 3 + 18 * 2),
    "war": (5, 11, 35, 0, 28 * 3 + 18 * 2),
    "progress": (5, 13, 31, 0, 28 * 3 + 16 * 2),
    "duel": (6, 19, 43, 1, 28 * 3 + 35),
}
"""Numbers of draw stacks, kinds of action cards, expansions, caches, and stacks that a kind belongs under."""


def verbs(table: Table) -> dict[str, int]:
    """Return the number of actions of each verb with arguments, after checking that the others exist."""
    listed = table.game.vocabulary(table.seats, table.settled())
    assert len({action.text for action in listed}) == len(listed)
    found = Counter(action.text.split(" ")[0] for action in listed)
    for verb in ONE_EACH[table.game.key]:
        assert found.pop(verb) == 1, verb
    return dict(found)


@pytest.mark.parametrize("seats", GAMES["settlers"].seats)
def test_settlers_lists_an_action_for_every_place(seats: int) -> None:
    assert verbs(Table(GAMES["settlers"], seats)) == SETTLERS


@pytest.mark.parametrize("seats", GAMES["junior"].seats)
def test_junior_lists_an_action_for_every_place(seats: int) -> None:
    assert verbs(Table(GAMES["junior"], seats)) == JUNIOR | JUNIOR_SIDES[seats]


def anywhere(columns: int, width: int, height: int) -> int:
    """Return the number of squares for the north-west corner of a building in a city of ten rows."""
    return (columns - width + 1) * (10 - height + 1)


@pytest.mark.parametrize(("seats", "columns"), [(2, 5), (3, 7), (4, 9)])
def test_elasund_lists_an_action_for_every_place(seats: int, columns: int) -> None:
    shapes = [(1, 1), (2, 1), (2, 2), (2, 2), (2, 3), (2, 1), (1, 2)]
    assert verbs(Table(GAMES["elasund"], seats)) == {
        "ship": 10, "discard": 4, "take": 4 + 1, "lay": 9, "spend": 3, "forgo": 2, "permit": 5, "place": 5,
        "build": sum(anywhere(columns, width, height) for width, height in shapes),
        "hut": anywhere(columns, 1, 2) + anywhere(columns, 1, 1),
        "wall": 8 + 4 * (seats - 1), "at": 10 * columns, "move": 10 * columns, "upgrade": 4 * 10 * columns,
    }  # fmt: skip


@pytest.mark.parametrize("mode", PRINCES_CARDS)
def test_princes_lists_an_action_for_every_place(mode: str) -> None:
    stacks, plays, expansions, caches, buries = PRINCES_CARDS[mode]
    places = 2 + 2 + 12  # roads and settlements at both ends, cities anywhere
    assert verbs(Table(GAMES["princes"], 2, f"mode={mode} rules=2")) == PRINCES | {
        "draw": stacks, "search": stacks, "under": stacks, "bury": buries,
        "take": plays + expansions + caches, "play": plays, "build": places + 24 * expansions + 26 * caches,
    }  # fmt: skip

"""What is printed on the tiles and the cards of Elasund, for the client, which has no engine."""

from __future__ import annotations

from archipel.games.elasund.board import SPACE_PRICE
from archipel.games.elasund.special import SET_FOR_PERMIT
from archipel.games.elasund.tiles import (
    BUILDABLE,
    CARDS,
    CHURCH_PRICE,
    CHURCH_TILES,
    COUNT,
    CUBES,
    FLAGS,
    GOLD_CARDS,
    HEIGHT,
    INCOME,
    INFLUENCE_EACH,
    KIND_NAMES,
    KINDS,
    NEUTRAL_KINDS,
    PAYS_GOLD,
    PAYS_INFLUENCE,
    PERMITS,
    PERMITS_NEEDED,
    PRICE,
    WALL_TILES,
    WIDTH,
)


def printed() -> dict[str, object]:
    """Return the tables by name. Sizes are the width and the height of each building, in squares."""
    return {
        "SIZES": dict(zip(KIND_NAMES, zip(WIDTH, HEIGHT))),
        "CARDS": CARDS,
        "CUBES": CUBES,
        "PERMITS": PERMITS,
        "WALL_TILES": WALL_TILES,
        "CHURCH_PRICE": CHURCH_PRICE,
        "SET_FOR_PERMIT": SET_FOR_PERMIT,
    }


_INCOME = {PAYS_GOLD: "gold", PAYS_INFLUENCE: "influence"}


def _building(kind: int) -> dict[str, object]:
    return {
        "key": KIND_NAMES[kind],
        "set": "neutral" if kind < NEUTRAL_KINDS else "coloured" if kind < BUILDABLE else "hut",
        "n": COUNT[kind],
        "price": {"gold": PRICE[kind]} if PRICE[kind] else {},
        "permits": PERMITS_NEEDED[kind],
        "flags": FLAGS[kind],
        "income": _INCOME.get(INCOME[kind], ""),
    }


def listed() -> list[dict[str, object]]:
    """Return every tile and card a player may want to look up: number, price, requirements and income."""
    cards = [(name, INFLUENCE_EACH if i else GOLD_CARDS) for i, name in enumerate(CARDS)]
    return [
        *map(_building, range(KINDS)),
        {"key": "wall", "set": "city", "n": WALL_TILES, "price": {}, "prices": sorted({*SPACE_PRICE})},
        {"key": "church", "set": "city", "n": CHURCH_TILES, "price": {"gold": CHURCH_PRICE}},
        {"key": "permit", "set": "city", "n": PERMITS, "price": {}},
        *({"key": name, "set": "card", "n": n, "price": {}} for name, n in cards),
    ]

"""What is printed on the board and the cards of Settlers, for the client, which has no engine."""

from __future__ import annotations

from archipel.games.settlers.board import CORNER_FIELDS, HARBOUR_SLOTS, ISLAND, TERRAINS
from archipel.games.settlers.cards import (
    CARD_COST,
    CARD_COUNTS,
    CARDS,
    CITY_COST,
    GOODS,
    ROAD_COST,
    SETTLEMENT_COST,
)


def printed() -> dict[str, object]:
    """Return the tables by name. Places are (row, column) on the grid of `archipel.parts.hexes`."""
    return {
        "FIELDS": ISLAND.middles,
        "CORNERS": ISLAND.places,
        "PATHS": ISLAND.paths,
        "CORNER_FIELDS": CORNER_FIELDS,
        "HARBOURS": HARBOUR_SLOTS,
        "TERRAINS": TERRAINS,
        "GOODS": GOODS,
        "CARDS": CARDS,
        "PRICES": {"road": ROAD_COST, "settle": SETTLEMENT_COST, "city": CITY_COST, "buy": CARD_COST},
    }


def listed() -> list[dict[str, object]]:
    """Return every kind of card a player may want to look up, with its number and its price."""
    price = {good: n for good, n in zip(GOODS, CARD_COST) if n}
    return [
        {"key": card, "set": "development", "n": n, "price": price} for card, n in zip(CARDS, CARD_COUNTS)
    ]

"""The printed tables of Princes that the client draws by."""

from __future__ import annotations

from archipel.games.princes.board import CITY_PRICE, GOODS, ROAD_PRICE, SETTLEMENT_PRICE, TERRAINS
from archipel.games.princes.cards import CARDS, DECKS, SORTS


def printed() -> dict[str, object]:
    """Return the tables by name. Terrains stand in the order of the goods they yield."""
    prices = {"road": ROAD_PRICE, "settlement": SETTLEMENT_PRICE, "city": CITY_PRICE}
    return {"GOODS": GOODS, "TERRAINS": TERRAINS, "PRICES": prices}


def listed() -> list[dict[str, object]]:
    """Return every kind of card to look up: its number, how many bear the moon, its price."""
    return [
        {
            "key": card.key,
            "set": DECKS[card.deck],
            "kind": SORTS[card.sort],
            "n": card.count,
            "moon": card.moon,
            "price": {good: n for good, n in zip(GOODS, card.price) if n},
        }
        for card in CARDS
    ]

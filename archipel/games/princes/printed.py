"""What is printed on the regions of Princes, for whoever draws them without an engine."""

from __future__ import annotations

from archipel.games.princes.board import GOODS, TERRAINS
from archipel.games.princes.cards import CARDS, DECKS, SORTS


def printed() -> dict[str, object]:
    """The tables by name. Terrains stand in the order of the goods they yield."""
    return {"GOODS": GOODS, "TERRAINS": TERRAINS}


def listed() -> list[dict[str, object]]:
    """Every kind of card a player may want to look up: its number, how many bear the moon, its price."""
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

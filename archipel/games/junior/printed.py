"""What the client shows of Junior and only the engine knows: prices, and what Coco cards bring."""

from __future__ import annotations

from archipel.games.junior.cards import BOAT_COST, COCO, COCO_COST, FORTRESS_COST, GOODS


def printed() -> dict[str, object]:
    """Return the tables, goods in the order of `GOODS`."""
    return {
        "GOODS": GOODS,
        "PRICES": {"boat": BOAT_COST, "fortress": FORTRESS_COST, "buy": COCO_COST},
        "SUPPLIES": {card.key: card.goods for card in COCO if any(card.goods)},
    }


def listed() -> list[dict[str, object]]:
    """Return every kind of card a player may want to look up, with its number and its price."""
    price = {good: n for good, n in zip(GOODS, COCO_COST) if n}
    return [{"key": card.key, "set": "coco", "n": card.count, "price": price} for card in COCO]

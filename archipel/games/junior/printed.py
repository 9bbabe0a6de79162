"""What is printed on the cards of Junior, for whoever draws them without an engine. Its view carries the board."""

from __future__ import annotations

from archipel.games.junior.cards import BOAT_COST, COCO, COCO_COST, FORTRESS_COST


def printed() -> dict[str, object]:
    """The tables by name; amounts good by good."""
    return {
        "PRICES": {"boat": BOAT_COST, "fortress": FORTRESS_COST, "buy": COCO_COST},
        "SUPPLIES": {card.key: card.goods for card in COCO if any(card.goods)},
    }

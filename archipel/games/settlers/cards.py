"""Resources, development cards and prices: facts only."""

from __future__ import annotations

from typing import Final

from archipel.parts import goods

# S-001: the five resources; the desert gives none.
WOOD: Final = 0
BRICK: Final = 1
WOOL: Final = 2
WHEAT: Final = 3
ORE: Final = 4
GOODS: Final = ["wood", "brick", "wool", "wheat", "ore"]
KINDS: Final = 5
EACH: Final = 19  # S-011: 95 resource cards

# S-050, S-070: the development cards.
KNIGHT: Final = 0
ROADS: Final = 1
INVENTION: Final = 2
MONOPOLY: Final = 3
POINT: Final = 4
CARDS: Final = ["knight", "roads", "invention", "monopoly", "point"]
CARD_COUNTS: Final = [14, 2, 2, 2, 5]

ROAD_COST: Final = [1, 1, 0, 0, 0]  # S-037
SETTLEMENT_COST: Final = [1, 1, 1, 1, 0]  # S-042
CITY_COST: Final = [0, 0, 0, 2, 3]  # S-046
CARD_COST: Final = [0, 0, 1, 1, 1]  # S-049
NOTHING: Final = [0, 0, 0, 0, 0]

# S-014: the pieces of one player.
ROAD_PIECES: Final = 15
SETTLEMENT_PIECES: Final = 5
CITY_PIECES: Final = 4

TARGET: Final = 10  # S-003
ROAD_MINIMUM: Final = 5  # S-040
ARMY_MINIMUM: Final = 3  # S-060
AWARD_POINTS: Final = 2  # S-109
HAND_LIMIT: Final = 7  # S-052
FREE_ROADS: Final = 2  # S-071
BANK_RATE: Final = 4  # S-032
HARBOUR_RATE: Final = 3  # S-085
SPECIAL_RATE: Final = 2  # S-086


def only(good: int, n: int) -> list[int]:
    """Return n cards of one resource, and none of the others."""
    return goods.only(KINDS, good, n)

"""The goods, what things cost, and the Coco cards, as data."""

from __future__ import annotations

from typing import Final, final

from archipel.parts.bits import set_of

WOOD: Final = 0
WOOL: Final = 1
RUM: Final = 2
SABRE: Final = 3
GOLD: Final = 4
KINDS: Final = 5
GOODS: Final = ["wood", "wool", "rum", "sabre", "gold"]

EACH: Final = 19
"""J-001: the number of cards of each good. The total of 95 is certain, the even split likely."""
FORTRESSES: Final = 7
"""J-004, J-016: the fortresses of a colour, and how many of them win."""
BOATS: Final = 8
"""J-004: the boats of a colour."""
STALLS: Final = 5
"""J-061: the cards of the market; the stalls are laid out in the order of the goods (J-011)."""

START_HAND: Final = [1, 0, 1, 0, 0]
"""J-014: one wood and one rum."""
FORTRESS_COST: Final = [1, 1, 1, 1, 0]
"""J-032."""
BOAT_COST: Final = [1, 1, 0, 0, 0]
"""J-033."""
COCO_COST: Final = [0, 0, 1, 1, 1]
"""J-034."""

FORTRESS_GOODS: Final = set_of([good for good in range(KINDS) if FORTRESS_COST[good]])
BOAT_GOODS: Final = set_of([good for good in range(KINDS) if BOAT_COST[good]])
COCO_GOODS: Final = set_of([good for good in range(KINDS) if COCO_COST[good]])
"""The costs as sets of goods, because nothing costs two cards of a good: one mask instead of a loop.

`tests/test_every_game.py` compares the choices with the refusals, which count cards.
"""

RESERVE_RATE: Final = 3
"""J-064."""
PORT_RATE: Final = 2
"""J-067."""
PORT_TILES: Final = [1, 1, 1, 1, 0]
"""J-012: four tiles; that gold is the good without one is likely."""

TURN_LIMIT: Final = 3000
"""J-A31: a game that nobody brings to an end is a draw after this many turns: a limit of the engine."""

# The effects of Coco cards (J-046).
MOVE_GHOST: Final = 0
FREE_BUILD: Final = 1
SUPPLIES: Final = 2
TRIBUTE: Final = 3


@final
class Coco:
    """One kind of Coco card."""

    def __init__(
        self,
        key: str,
        count: int,
        effect: int,
        haunts: bool = False,
        amount: int = 0,
        fortress: bool = False,
        boat: bool = False,
        goods: list[int] | None = None,
    ) -> None:
        self.key = key
        self.count = count
        self.effect = effect
        self.haunts = haunts
        """Whether it counts for the castle (J-047)."""
        self.amount = amount
        """How many pieces are built, or how many cards each opponent hands over."""
        self.fortress = fortress
        self.boat = boat
        self.goods: list[int] = [0] * KINDS if goods is None else goods


COCO: Final = [
    Coco("ghost", 11, MOVE_GHOST, haunts=True),
    Coco("build", 3, FREE_BUILD, amount=1, fortress=True, boat=True),
    Coco("supplies_rum_wood", 3, SUPPLIES, goods=[2, 0, 2, 0, 0]),
    Coco("supplies_wool_sabre", 3, SUPPLIES, goods=[0, 2, 0, 2, 0]),
    Coco("tribute", 4, TRIBUTE, amount=1),
]
"""J-009: 24 cards of these kinds are certain; how many of each, and their amounts, are reconstructed."""
COCO_KINDS: Final = len(COCO)
COCO_COUNTS: Final = [card.count for card in COCO]

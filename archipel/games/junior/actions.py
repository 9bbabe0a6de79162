"""The actions of Junior except trade between players: a class for each verb, an object for each action."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action
from archipel.games.junior.board import FACES, LAND_KEYS, MOST_BERTHS, MOST_SEATS, MOST_SITES
from archipel.games.junior.cards import COCO, COCO_KINDS, GOODS, KINDS
from archipel.parts.actions import Trade

# Chance outcomes.


@final
class First(Action):
    """The lot that says who begins (J-A30)."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat}")
        self.seat = seat


@final
class Dice(Action):
    """The die has fallen (J-021)."""

    def __init__(self, face: int) -> None:
        super().__init__(f"dice {face}")
        self.face = face
        self.by_hand = True


@final
class Draw(Action):
    """The Coco card that was bought is turned up (J-044)."""

    def __init__(self, card: int) -> None:
        super().__init__(f"draw {COCO[card].key}")
        self.card = card


@final
class Port(Action):
    """The port tile that is drawn for a fortress at an anchor (J-066)."""

    def __init__(self, good: int) -> None:
        super().__init__(f"port {GOODS[good]}")
        self.good = good


# What a seat does. It also rolls (J-021), buys a Coco card (J-034), exchanges with the reserve (J-064,
# J-067) and ends its turn (J-019): `archipel.parts.actions` has those actions.


@final
class Ghost(Action):
    """Move the ghost to a terrain (J-026); `land` is its place among the names of all terrains."""

    def __init__(self, land: int) -> None:
        super().__init__(f"ghost {LAND_KEYS[land]}")
        self.land = land


@final
class Stay(Action):
    """Leave the ghost where it is, if the table allows it (J-A02)."""

    def __init__(self) -> None:
        super().__init__("stay")


@final
class Fortress(Action):
    """Build a fortress (J-035)."""

    def __init__(self, site: int) -> None:
        super().__init__(f"fortress f{site + 1}")
        self.site = site


@final
class Boat(Action):
    """Build a boat (J-036)."""

    def __init__(self, berth: int) -> None:
        super().__init__(f"boat b{berth + 1}")
        self.berth = berth


@final
class Give(Action):
    """Hand a card over as tribute (J-A24); readers who do not see it are told `give ?`."""

    def __init__(self, good: int) -> None:
        super().__init__("give ?" if good < 0 else f"give {GOODS[good]}")
        self.good = good
        self.reveals = True  # the last one reveals who gave


@final
class Market(Action):
    """Put a card into the market and take another one (J-060)."""

    def __init__(self, give: int, get: int) -> None:
        super().__init__(f"market {GOODS[give]} {GOODS[get]}")
        self.give = give
        self.get = get


FIRST: Final = [First(seat) for seat in range(MOST_SEATS)]
DICE: Final[list[Action]] = [Dice(face) for face in range(1, FACES + 1)]
DICE_ODDS: Final = [1] * FACES
DRAW: Final = [Draw(card) for card in range(COCO_KINDS)]
PORT: Final = [Port(good) for good in range(KINDS)]

GHOST: Final = [Ghost(land) for land in range(len(LAND_KEYS))]
STAY: Final = Stay()
FORTRESS: Final = [Fortress(site) for site in range(MOST_SITES)]
BOAT: Final = [Boat(berth) for berth in range(MOST_BERTHS)]
GIVE: Final = [Give(good) for good in range(KINDS)]
GIVE_UNSEEN: Final = Give(-1)
MARKET: Final = [[Market(give, get) for get in range(KINDS)] for give in range(KINDS)]
TRADE: Final = [[Trade(GOODS, give, get) for get in range(KINDS)] for give in range(KINDS)]
"""By give and get; also from a good to itself, which J-A14 refuses."""

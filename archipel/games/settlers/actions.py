"""The actions of Settlers except trade between players: a class for each verb, an object for each action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from archipel.core.state import Action
from archipel.games.settlers.board import CORNERS, FIELDS, HARBOURS, PATHS, SPIRAL_STARTS, TERRAINS
from archipel.games.settlers.cards import CARDS, GOODS, KINDS
from archipel.parts.actions import Trade

MOST_SEATS: Final = 4


# Chance outcomes.


@final
class Land(Action):
    """The next field of a variable island is laid (S-089)."""

    def __init__(self, terrain: int) -> None:
        super().__init__(f"land {TERRAINS[terrain]}")
        self.terrain = terrain


@final
class Harbour(Action):
    """The next harbour of a variable island is laid (S-090)."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"harbour {HARBOURS[kind]}")
        self.kind = kind


@final
class Spiral(Action):
    """The corner field on which the tokens begin (S-092)."""

    def __init__(self, field: int) -> None:
        super().__init__(f"spiral {field}")
        self.field = field


@final
class Steal(Action):
    """The card drawn from the robbed hand (S-054); readers who do not see it are told `steal ?`."""

    def __init__(self, good: int) -> None:
        super().__init__("steal ?" if good < 0 else f"steal {GOODS[good]}")
        self.good = good


@final
class Draw(Action):
    """The development card that was bought (S-049); readers who do not see it are told `draw ?`."""

    def __init__(self, card: int) -> None:
        super().__init__("draw ?" if card < 0 else f"draw {CARDS[card]}")
        self.card = card


# What a seat does. It also rolls (S-026), buys a development card (S-049), exchanges with the bank
# (S-032, S-033) and ends its turn (S-100): `archipel.parts.actions` has those actions.


@final
class Settle(Action):
    """Build a settlement, or place one in the initial phase (S-042, S-095)."""

    def __init__(self, corner: int) -> None:
        super().__init__(f"settle {corner}")
        self.corner = corner


@final
class City(Action):
    """Turn a settlement into a city (S-046)."""

    def __init__(self, corner: int) -> None:
        super().__init__(f"city {corner}")
        self.corner = corner


@final
class Road(Action):
    """Build a road, or place one in the initial phase or by Road Building (S-037, S-095, S-071)."""

    def __init__(self, path: int) -> None:
        super().__init__(f"road {path}")
        self.path = path


@final
class PlayKnight(Action):
    """Play a knight (S-058)."""

    def __init__(self) -> None:
        super().__init__("play knight")


@final
class PlayRoads(Action):
    """Play Road Building (S-071)."""

    def __init__(self) -> None:
        super().__init__("play roads")


@final
class PlayInvention(Action):
    """Play Invention for two resources (S-072)."""

    def __init__(self, first: int, second: int) -> None:
        super().__init__(f"play invention {GOODS[first]} {GOODS[second]}")
        self.first = first
        self.second = second


@final
class PlayMonopoly(Action):
    """Play Monopoly on one resource (S-073). It shows how many of it the others held."""

    def __init__(self, good: int) -> None:
        super().__init__(f"play monopoly {GOODS[good]}")
        self.good = good
        self.reveals = True


@final
class Discard(Action):
    """Lay one card aside after a seven (S-052). The last one uncovers all of them."""

    def __init__(self, good: int) -> None:
        super().__init__(f"discard {GOODS[good]}")
        self.good = good
        self.reveals = True


@final
class Robber(Action):
    """Move the robber (S-053)."""

    def __init__(self, field: int) -> None:
        super().__init__(f"robber {field}")
        self.field = field


@final
class Rob(Action):
    """Take a card from a player on the robber's field (S-054)."""

    def __init__(self, victim: int) -> None:
        super().__init__(f"rob {victim}")
        self.victim = victim


@final
class Spare(Action):
    """Rob nobody, if the table allows it (S-A05)."""

    def __init__(self) -> None:
        super().__init__("spare")


def by_kinds(listed: Sequence[Sequence[Action]]) -> list[list[Action]]:
    """Return a list of actions for every set of kinds, as bits.

    Questions that depend on a set of kinds look their choices up instead of building a list. Equal to what
    no rule forbids: `tests/test_every_game.py`.
    """
    return [
        [action for kind, actions in enumerate(listed) if kinds >> kind & 1 for action in actions]
        for kinds in range(1 << len(listed))
    ]


LAND: Final[list[Land]] = [Land(terrain) for terrain in range(6)]
HARBOUR: Final[list[Harbour]] = [Harbour(kind) for kind in range(6)]
SPIRAL: Final[list[Action]] = [Spiral(field) for field in SPIRAL_STARTS]
STEAL: Final[list[Steal]] = [Steal(good) for good in range(KINDS)]
STEAL_UNSEEN: Final[Steal] = Steal(-1)
DRAW: Final[list[Draw]] = [Draw(card) for card in range(5)]
DRAW_UNSEEN: Final[Draw] = Draw(-1)

SETTLE: Final[list[Settle]] = [Settle(corner) for corner in range(CORNERS)]
CITY: Final[list[City]] = [City(corner) for corner in range(CORNERS)]
ROAD: Final[list[Road]] = [Road(path) for path in range(PATHS)]
PLAY_KNIGHT: Final[PlayKnight] = PlayKnight()
PLAY_ROADS: Final[PlayRoads] = PlayRoads()
PLAY_INVENTION: Final[list[PlayInvention]] = [
    PlayInvention(a, b) for a in range(KINDS) for b in range(a, KINDS)
]
PLAY_MONOPOLY: Final[list[PlayMonopoly]] = [PlayMonopoly(good) for good in range(KINDS)]
TRADE: Final[list[list[Trade]]] = [
    [Trade(GOODS, give, get) for get in range(KINDS) if get != give] for give in range(KINDS)
]
DISCARD: Final[list[Discard]] = [Discard(good) for good in range(KINDS)]
ROBBER: Final[list[Robber]] = [Robber(field) for field in range(FIELDS)]
ROB: Final[list[Rob]] = [Rob(victim) for victim in range(MOST_SEATS)]
SPARE: Final[Spare] = Spare()

"""Everything that can happen in Settlers: one class for each verb, each listed action made once."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action
from archipel.games.settlers.board import CORNERS, FIELDS, HARBOURS, PATHS, SPIRAL_STARTS, TERRAINS
from archipel.games.settlers.cards import CARDS, GOODS, KINDS
from archipel.parts import goods

MOST_SEATS: Final = 4


# What chance does.


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
class Dice(Action):
    """Both dice have fallen, the lower one first (S-026)."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(f"dice {low} {high}")
        self.low = low
        self.high = high
        self.total = low + high
        self.by_hand = True


@final
class Steal(Action):
    """The card that is drawn from the robbed hand (S-054); unseen ones are told as `steal ?`."""

    def __init__(self, good: int) -> None:
        super().__init__("steal ?" if good < 0 else f"steal {GOODS[good]}")
        self.good = good


@final
class Draw(Action):
    """The development card that was bought (S-049); unseen ones are told as `draw ?`."""

    def __init__(self, card: int) -> None:
        super().__init__("draw ?" if card < 0 else f"draw {CARDS[card]}")
        self.card = card


# What a seat does.


@final
class Roll(Action):
    """Roll the dice (S-026)."""


@final
class End(Action):
    """End the turn (S-100)."""


@final
class Settle(Action):
    """Build a settlement, or place one in the initial phase (S-042, S-095)."""

    def __init__(self, corner: int) -> None:
        super().__init__(f"settle {corner}")
        self.corner = corner


@final
class City(Action):
    """Make a city of a settlement (S-046)."""

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
class Buy(Action):
    """Buy a development card (S-049)."""


@final
class PlayKnight(Action):
    """Play a knight (S-058)."""


@final
class PlayRoads(Action):
    """Play Road Building (S-071)."""


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
class Trade(Action):
    """Exchange with the bank at the best rate one has (S-032, S-033)."""

    def __init__(self, give: int, get: int) -> None:
        super().__init__(f"trade {GOODS[give]} {GOODS[get]}")
        self.give = give
        self.get = get


@final
class Discard(Action):
    """Lay one card aside after a seven (S-052). The last one uncovers everybody's."""

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
    """Rob nobody, where the table leaves that open (S-A05)."""


# Trade between players (S-030): composed, not listed, but for the short answers.


@final
class Offer(Action):
    """The player on turn offers an exchange to some or all; `to` is a set of seats as bits."""

    def __init__(self, give: list[int], get: list[int], to: int) -> None:
        seats = [seat for seat in range(MOST_SEATS) if to >> seat & 1]
        towards = "" if not seats else " to " + " ".join([str(seat) for seat in seats])
        super().__init__(f"offer {goods.write(GOODS, give)} for {goods.write(GOODS, get)}{towards}")
        self.give = give
        self.get = get
        self.to = to
        """No bit set: to everybody."""


@final
class Counter(Action):
    """Answer an offer by terms of one's own: what I give for what I want."""

    def __init__(self, give: list[int], get: list[int]) -> None:
        super().__init__(f"counter {goods.write(GOODS, give)} for {goods.write(GOODS, get)}")
        self.give = give
        self.get = get
        self.reveals = True  # the last answer uncovers all of them


@final
class Propose(Action):
    """Propose an exchange to the player on turn, unasked: what I give for what I want."""

    def __init__(self, give: list[int], get: list[int]) -> None:
        super().__init__(f"propose {goods.write(GOODS, give)} for {goods.write(GOODS, get)}")
        self.give = give
        self.get = get


@final
class Accept(Action):
    """Agree to the offer. The last answer uncovers all of them."""

    def __init__(self) -> None:
        super().__init__("accept")
        self.reveals = True


@final
class Decline(Action):
    """Say no to the offer. The last answer uncovers all of them."""

    def __init__(self) -> None:
        super().__init__("decline")
        self.reveals = True


@final
class Confirm(Action):
    """The player on turn makes the exchange with one of those who agreed, countered or proposed."""

    def __init__(self, partner: int) -> None:
        super().__init__(f"confirm {partner}")
        self.partner = partner


@final
class Refuse(Action):
    """The player on turn says no to a proposal."""

    def __init__(self, partner: int) -> None:
        super().__init__(f"refuse {partner}")
        self.partner = partner


@final
class Withdraw(Action):
    """The player on turn drops the offer. Answers that were still covered come out."""

    def __init__(self) -> None:
        super().__init__("withdraw")
        self.reveals = True


LAND: Final[list[Land]] = [Land(terrain) for terrain in range(6)]
HARBOUR: Final[list[Harbour]] = [Harbour(kind) for kind in range(6)]
SPIRAL: Final[list[Action]] = [Spiral(field) for field in SPIRAL_STARTS]
DICE: Final[list[Action]] = [Dice(low, high) for low in range(1, 7) for high in range(low, 7)]
DICE_ODDS: Final[list[int]] = [1 if low == high else 2 for low in range(1, 7) for high in range(low, 7)]
STEAL: Final[list[Steal]] = [Steal(good) for good in range(KINDS)]
STEAL_UNSEEN: Final[Steal] = Steal(-1)
DRAW: Final[list[Draw]] = [Draw(card) for card in range(5)]
DRAW_UNSEEN: Final[Draw] = Draw(-1)

ROLL: Final[Roll] = Roll("roll")
END: Final[End] = End("end")
SETTLE: Final[list[Settle]] = [Settle(corner) for corner in range(CORNERS)]
CITY: Final[list[City]] = [City(corner) for corner in range(CORNERS)]
ROAD: Final[list[Road]] = [Road(path) for path in range(PATHS)]
BUY: Final[Buy] = Buy("buy")
PLAY_KNIGHT: Final[PlayKnight] = PlayKnight("play knight")
PLAY_ROADS: Final[PlayRoads] = PlayRoads("play roads")
PLAY_INVENTION: Final[list[PlayInvention]] = [
    PlayInvention(a, b) for a in range(KINDS) for b in range(a, KINDS)
]
PLAY_MONOPOLY: Final[list[PlayMonopoly]] = [PlayMonopoly(good) for good in range(KINDS)]
TRADE: Final[list[list[Trade]]] = [
    [Trade(give, get) for get in range(KINDS) if get != give] for give in range(KINDS)
]
DISCARD: Final[list[Discard]] = [Discard(good) for good in range(KINDS)]
ROBBER: Final[list[Robber]] = [Robber(field) for field in range(FIELDS)]
ROB: Final[list[Rob]] = [Rob(victim) for victim in range(MOST_SEATS)]
SPARE: Final[Spare] = Spare("spare")
ACCEPT: Final[Accept] = Accept()
DECLINE: Final[Decline] = Decline()
CONFIRM: Final[list[Confirm]] = [Confirm(partner) for partner in range(MOST_SEATS)]
REFUSE: Final[list[Refuse]] = [Refuse(partner) for partner in range(MOST_SEATS)]
WITHDRAW: Final[Withdraw] = Withdraw()

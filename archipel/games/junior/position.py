"""What is on the table and what is pending: copying and counting, no rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from archipel.core.position import BasePosition, PositionState
from archipel.core.question import BaseQuestion, first_owing, owing
from archipel.core.state import CHANCE, NOBODY, Action, Note
from archipel.games.junior.actions import GIVE_UNSEEN, Give
from archipel.games.junior.board import CASTLE, MOST_SEATS, Side
from archipel.games.junior.cards import (
    COCO,
    COCO_COUNTS,
    COCO_KINDS,
    EACH,
    FORTRESSES,
    KINDS,
    PORT_TILES,
    STALLS,
)
from archipel.games.junior.rulings import Rulings
from archipel.parts.bargain import SILENCE, Bargain
from archipel.parts.bits import BIT

EMPTY: Final = -1
"""A stall whose good the reserve lacks (J-A13), or an award that nobody has."""


RESERVE: Final[i64] = BIT[MOST_SEATS]
MARKET: Final[i64] = BIT[MOST_SEATS + 1]
SHARED: Final[i64] = BIT[MOST_SEATS + 2] - 1
"""What copies may share, as a set: the hand of each seat, the reserve, the market."""


@final
class Asked:
    """What views tell of a pending matter, filled in by it."""

    def __init__(self, seats: int) -> None:
        self.free_card = ""
        """The Coco card by which something is to be built."""
        self.owed: list[int] = [0] * seats
        """How many answers, or tribute cards, each seat owes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(BaseQuestion["Position"]):
    """A pending matter of Junior: when it comes up, what may be done and what must wait."""

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by: Final = by
        """Whose turn it is."""

    def fields(self) -> list[int]:
        return [self.by]

    def show(self, out: Asked) -> None:
        """What everybody may know of it, for views."""

    def first(self) -> Note:
        """What must be done before anything else."""
        raise NotImplementedError

    def refuse(self, p: Position, action: Action) -> list[Note]:
        """Why the player on turn may not do such a thing now; empty if it is a thing to do now."""
        return [self.first()]

    def wait(self) -> Note:
        return Note("wait-turn", ["J-019"], {"seat": self.by})

    def told(self, reader: int, seat: int, action: Action) -> Action | None:
        """J-A24: a tribute, once it comes out, is seen by those whose hands it went through."""
        if isinstance(action, Give) and reader != seat and reader != self.by:
            return GIVE_UNSEEN
        return action


class OnTurn(Question):
    """A decision of the player on turn."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, seat)


class Several(Question):
    """Several seats at once, clockwise from the player on turn; the last answer uncovers all of them."""

    def __init__(self, by: int, owed: list[int]) -> None:
        super().__init__(first_owing(by, owed), by)
        self.owed: Final = owed
        """How many answers each seat still owes."""

    def fields(self) -> list[int]:
        return [self.by, *self.owed]

    def asked(self) -> list[int]:
        return owing(self.by, self.owed)

    def is_asked(self, seat: int) -> bool:
        return seat >= 0 and self.owed[seat] > 0

    def show(self, out: Asked) -> None:
        out.owed = self.owed


class Chance(Question):
    """The die, a draw or a lot: the dealer is asked."""

    def __init__(self, by: int) -> None:
        super().__init__(CHANCE, by)

    def first(self) -> Note:
        return Note("chance-first", ["J-020", "J-044", "J-066"])


class Step(Question):
    """A step of the rules, taken as soon as it comes up."""

    def __init__(self, by: int) -> None:
        super().__init__(NOBODY, by)

    def settle(self, p: Position) -> bool:
        p.pop()
        self.take(p)
        return True

    def take(self, p: Position) -> None:
        """Do it."""
        raise NotImplementedError


@final
class Over(Question):
    """The end of the game: below everything else that is pending."""

    def __init__(self, winner: int, by: int) -> None:
        super().__init__(NOBODY, by)
        self.winner: Final = winner
        """The seat that has won, or EMPTY."""

    def name(self) -> str:
        return "over"

    def fields(self) -> list[int]:
        return [self.winner, self.by]

    def choices(self, p: Position, seat: int) -> list[Action]:
        return []

    def first(self) -> Note:
        return Note("game-over", ["J-069"])

    def wait(self) -> Note:
        if self.winner == EMPTY:
            return Note("prompt-draw", ["J-A31"])
        return Note("prompt-over", ["J-069"], {"seat": self.winner})


NO_WINNER: Final = Over(EMPTY, NOBODY)


@final
class Position(BasePosition):
    """Everything on the table and in the hands.

    Copies share every list. Those of the board are never changed: a build or a draw replaces them (`put`).
    Hands, reserve and market change often, so they are copied on write (`add_to_hand`, `add_to_reserve`,
    `fill_stall`); `tests/test_copying.py` checks that copies are independent.
    """

    def __init__(self, rulings: Rulings, source: Position | None = None) -> None:
        super().__init__(NO_WINNER, source)
        seats = rulings.seats
        self.rulings = rulings
        self.seats = seats
        self.side: Side = rulings.side
        if source is None:
            self.bargain: Bargain = SILENCE[seats]
            self.turn = self.turns = 0  # whose it is, and how many have begun
            self.die = 0  # what fell last; 0 before the first roll of the game
            self.market_used = False
            self.winner = EMPTY
            self.ghost = CASTLE  # the haunted terrain
            self.castle = EMPTY  # whose fortress stands there
            self.hands: list[list[int]] = [[0] * KINDS for _ in range(seats)]
            self.gifts: list[list[int]] = [[]] * seats  # tribute laid out, until everybody has; never changed
            self.reserve: list[int] = [EACH] * KINDS
            self.market: list[int] = [EMPTY] * STALLS
            self.shared: i64 = 0  # bit set of the lists shared with copies: hands by seat, RESERVE, MARKET
            # The board, with the Coco cards.
            self.pile: list[int] = COCO_COUNTS[:]  # the unseen Coco cards by kind: they have no order
            self.shown: list[list[int]] = [[0] * COCO_KINDS for _ in range(seats)]  # the Coco cards in front
            self.tiles: list[int] = PORT_TILES[:]  # the undrawn port tiles by good
            self.ports: list[int] = [0] * seats  # the port tiles of each seat, as a set of goods
            self.fortresses: list[int] = [0] * seats  # their sites, as a set; the castle is apart
            self.boats: list[int] = [0] * seats
            self.fortresses_left: list[int] = [0] * seats
            self.boats_left: list[int] = [0] * seats
            self.built = self.sailed = 0  # all sites with a fortress, and all boat sites with a boat
            self.reached: list[int] = [0] * seats  # the fortress sites that a boat of each seat reaches
            self.moored: list[int] = [0] * seats  # the boat sites next to a fortress of each seat
        else:
            self.bargain = source.bargain
            self.turn, self.turns = source.turn, source.turns
            self.die = source.die
            self.market_used = source.market_used
            self.winner = source.winner
            self.ghost = source.ghost
            self.castle = source.castle
            self.hands = source.hands[:]
            self.gifts = source.gifts
            self.reserve = source.reserve
            self.market = source.market
            self.shared = source.shared = SHARED
            self.pile = source.pile
            self.shown = source.shown
            self.tiles = source.tiles
            self.ports = source.ports
            self.fortresses = source.fortresses
            self.boats = source.boats
            self.fortresses_left = source.fortresses_left
            self.boats_left = source.boats_left
            self.built, self.sailed = source.built, source.sailed
            self.reached = source.reached
            self.moored = source.moored

    # The only places that change a hand, the reserve or the market: they copy a list that copies share.

    def add_to_hand(self, seat: int, good: int, n: int) -> None:
        """Put cards into a hand, or take them out if `n` is negative."""
        if self.shared >> seat & 1:
            self.shared ^= BIT[seat]
            self.hands[seat] = self.hands[seat][:]
        hand = self.hands[seat]
        hand[good] = hand[good] + n

    def add_to_reserve(self, good: int, n: int) -> None:
        """Put cards into the reserve, or take them out if `n` is negative."""
        if self.shared & RESERVE:
            self.shared ^= RESERVE
            self.reserve = self.reserve[:]
        self.reserve[good] = self.reserve[good] + n

    def fill_stall(self, stall: int, good: int) -> None:
        """Lay a card into a stall of the market; `EMPTY` clears it."""
        if self.shared & MARKET:
            self.shared ^= MARKET
            self.market = self.market[:]
        self.market[stall] = good

    def now(self) -> Question:
        """What comes up now."""
        now = self.top
        assert isinstance(now, Question)
        return now

    def clockwise(self) -> list[int]:
        """The other seats, clockwise from the one on turn."""
        return [(self.turn + step) % self.seats for step in range(1, self.seats)]

    # Counting.

    def points(self, seat: int) -> int:
        """J-016, J-053: the fortresses that have left the reserve, the one on the castle included."""
        return FORTRESSES - self.fortresses_left[seat]

    def ghost_cards(self, seat: int) -> int:
        """J-049: the cards of a seat that count for the castle."""
        cards = self.shown[seat]
        return sum([cards[card] for card in range(COCO_KINDS) if COCO[card].haunts])

    def held(self, seat: int) -> int:
        """The goods in a hand, as a set."""
        return goods_of(self.hands[seat])

    def free_sites(self, seat: int) -> int:
        """J-035, J-039: the sites on which a seat may build a fortress, as a set."""
        return self.reached[seat] & ~self.built

    def free_berths(self, seat: int) -> int:
        """J-036, J-038: the sites on which a seat may build a boat, as a set."""
        return self.moored[seat] & ~self.sailed


def put(items: list[int], at: int, n: int) -> list[int]:
    """A list like this one, but for one item."""
    out = items[:]
    out[at] = n
    return out


def goods_of(piles: list[int]) -> int:
    """The goods of which there are any, as a set."""
    goods: i64 = 0
    bit: i64 = 1
    for n in piles:
        if n:
            goods |= bit
        bit += bit
    return goods


class HasPosition(PositionState[Position]):
    """A state that shows its position to the memories, for what their owners may know of it."""

    def __init__(self, p: Position) -> None:  # mypyc does not look for it in another extension
        super().__init__(p)

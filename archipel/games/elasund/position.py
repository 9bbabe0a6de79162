"""The position of Elasund: squares, tiles, cards, cubes and pending questions, without any rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from archipel.core.position import PositionState
from archipel.core.question import BaseQuestion, first_owing, owing
from archipel.core.state import CHANCE, NOBODY, Action, Note, Seat
from archipel.games.elasund.city import CityBoard
from archipel.games.elasund.components import Cards, no_church
from archipel.games.elasund.rulings import Rulings
from archipel.games.elasund.tiles import CUBES

ONE_OF_EACH: Final = -1
"""Instead of a number of equal influence cards: three cards of three colours."""


@final
class Asked:
    """What views show of the pending question, which fills it in."""

    def __init__(self) -> None:
        self.purpose = ""
        """The purpose of a square or a payment, or the reason why cards are given up."""
        self.announced = ""
        """The action that the player on turn has announced and not yet carried out, in the notation."""
        self.owed: list[int] = []
        """Number of cards that each seat still has to give up; empty if nobody has to."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(BaseQuestion["Position"]):
    """A pending question of Elasund. Its drawing is elsewhere."""

    def __init__(self, seat: Seat) -> None:  # mypyc does not look for it in another extension
        super().__init__(seat)

    def wait(self) -> Note:
        return Note("waiting", ["E-016"], {"seat": self.seat})

    def show(self, out: Asked) -> None:
        """Fill in what everybody may know of the question, for views."""

    def text(self) -> str:
        """Return its name, seat, fields and purpose. Questions with the same name differ in their purpose."""
        out = Asked()
        self.show(out)
        return f"{super().text()} {out.purpose}".rstrip()

    def takes(self, action: Action) -> bool:
        """Whether an action is of a kind that answers the question, allowed or not."""
        raise NotImplementedError

    def refuse(self, p: Position, seat: Seat, action: Action) -> list[Note]:
        """Return every rule that forbids such an action, apart from those that hold at any time."""
        return []

    def preview(self, p: Position, action: Action) -> list[Note]:
        """Return what an action would cost and do, where that depends on the question."""
        return []

    def surely_held(self, p: Position) -> int:
        """Return the number of equal influence cards that its seat must hold to be asked, or ONE_OF_EACH."""
        return 0


class Chance(Question):
    """A chance node: dice or a draw."""

    def __init__(self, by: Seat) -> None:
        super().__init__(CHANCE)
        self.by: Final = by
        """The seat that rolls or draws."""

    def fields(self) -> list[int]:
        return [self.by]

    def wait(self) -> Note:
        return Note("waiting-chance", ["E-017"])


class Several(Question):
    """A question to several seats at once. Their answers stay covered until all are in."""

    def __init__(self, first: Seat, owed: list[int]) -> None:
        super().__init__(first_owing(first, owed))
        self.first: Final = first
        """The seat from which on they are asked, clockwise."""
        self.owed: Final = owed
        """Number of answers that each seat owes."""

    def asked(self) -> list[Seat]:
        return owing(self.first, self.owed)

    def is_asked(self, seat: Seat) -> bool:
        return seat >= 0 and self.owed[seat] > 0

    def fields(self) -> list[int]:
        return [self.first, *self.owed]

    def wait(self) -> Note:
        return Note("waiting-several", ["E-A25"])

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        return action if reader == seat else None

    def show(self, out: Asked) -> None:
        out.owed = self.owed


class Step(Question):
    """A step of the rules, carried out as soon as it is on top of the stack."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def name(self) -> str:
        return "step"

    def settle(self, p: Position) -> bool:
        p.pop()
        self.take(p)
        return True

    def take(self, p: Position) -> None:
        """Carry out the step."""
        raise NotImplementedError


class Over(Question):
    """The end of the game, at the bottom of the stack from the start."""

    def name(self) -> str:
        return "over"

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return []


@final
class GivenUp(Over):
    """The end without a winner, reached when nothing else is pending."""

    def wait(self) -> Note:
        return Note("over-stalled", ["E-066"])


@final
class Won(Over):
    """E-066: somebody has put everything down."""

    def __init__(self, winner: Seat) -> None:
        super().__init__(NOBODY)
        self.winner: Final = winner

    def fields(self) -> list[int]:
        return [self.winner]

    def wait(self) -> Note:
        return Note("over-won", ["E-066"], {"seat": self.winner})


GIVEN_UP: Final = GivenUp(NOBODY)

CLOCKWISE: Final = [
    [[(first + i) % seats for i in range(seats)] for first in range(seats)] for seats in range(5)
]
"""By number of seats and first seat: all seats in turn order."""


@final
class Position(CityBoard):
    """Everything on the table."""

    def __init__(self, seats: int, rulings: Rulings, source: Position | None = None) -> None:
        super().__init__(GIVEN_UP, seats, source)
        self.rulings = rulings
        if source is None:
            self.church = no_church()
            self.cards = Cards(seats)
            self.ship = -1
            self.low = 0
            self.high = 0
            self.turn: Seat = 0
            self.turns = 0
            self.idle = 0
            """Number of turns since the last project."""
            self.builds = 0
            """Number of projects in this turn."""
            self.contest: list[int] = [0] * seats
            """E-015: what each seat rolled for the first turn; -1 for a seat that is out of it."""
        else:
            self.church = source.church
            self.cards = Cards(seats, source.cards)
            self.ship = source.ship
            self.low = source.low
            self.high = source.high
            self.turn = source.turn
            self.turns = source.turns
            self.idle = source.idle
            self.builds = source.builds
            self.contest = source.contest

    def copy(self) -> Position:
        """Return an independent position, equal to this one."""
        return Position(self.seats, self.rulings, self)

    def now(self) -> Question:
        """Return the question that is asked now."""
        now = self.top
        assert isinstance(now, Question)
        return now

    def winner(self) -> Seat:
        """Return the winner, or NOBODY."""
        end = self.top
        return end.winner if isinstance(end, Won) else NOBODY

    def from_turn(self) -> list[Seat]:
        """Return the seats clockwise, the player on turn first."""
        return CLOCKWISE[self.seats][self.turn]

    # Counts.

    def placed(self, seat: Seat) -> int:
        """E-066: the cubes a seat has on the board."""
        return CUBES - self.cubes[seat]


class HasPosition(PositionState[Position]):
    """A state that lets memories read its position. They use only what their owners may know."""

    def __init__(self, p: Position) -> None:  # mypyc does not look for it in another extension
        super().__init__(p)

"""What lies on the table of Elasund: squares, tiles, cards, cubes, and the stack of open questions."""

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
"""A set of three influence cards of three colours, where otherwise a number of cards alike stands."""


@final
class Asked:
    """What views tell of the open question, filled in by it."""

    def __init__(self) -> None:
        self.purpose = ""
        """What a square or a payment is asked for, or why cards are given up."""
        self.announced = ""
        """What the player on turn has announced and not yet carried out, in the notation."""
        self.owed: list[int] = []
        """How many cards each seat still has to give up; empty when nobody has to."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(BaseQuestion["Position"]):
    """A decision of a seat: everything about it but the drawing of it."""

    def __init__(self, seat: Seat) -> None:  # mypyc does not look for it in another extension
        super().__init__(seat)

    def wait(self) -> Note:
        return Note("waiting", ["E-016"], {"seat": self.seat})

    def show(self, out: Asked) -> None:
        """What everybody may know of it, for views."""

    def text(self) -> str:
        """Its name, seat and fields, and what it is for: that tells those of one name apart."""
        out = Asked()
        self.show(out)
        return f"{super().text()} {out.purpose}".rstrip()

    def takes(self, action: Action) -> bool:
        """Whether the action is of a kind that answers it, allowed or not."""
        raise NotImplementedError

    def refuse(self, p: Position, seat: Seat, action: Action) -> list[Note]:
        """Every rule that forbids an action of its kind, apart from those that hold at any time."""
        return []

    def preview(self, p: Position, action: Action) -> list[Note]:
        """What an action would cost and do, where that depends on the question."""
        return []

    def surely_held(self, p: Position) -> int:
        """What its seat must hold to have come here: so many influence cards alike, or ONE_OF_EACH."""
        return 0


class Chance(Question):
    """Dice or a draw: the dealer is asked."""

    def __init__(self, by: Seat) -> None:
        super().__init__(CHANCE)
        self.by: Final = by
        """The seat that throws or draws."""

    def fields(self) -> list[int]:
        return [self.by]

    def wait(self) -> Note:
        return Note("waiting-chance", ["E-017"])


class Several(Question):
    """Several seats are asked at once, and what each of them answers is covered until all have."""

    def __init__(self, first: Seat, owed: list[int]) -> None:
        super().__init__(first_owing(first, owed))
        self.first: Final = first
        """The seat that comes first among those that are asked."""
        self.owed: Final = owed
        """How many answers each seat owes."""

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
    """A step of the rules, taken as soon as it comes up."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def name(self) -> str:
        return "step"

    def settle(self, p: Position) -> bool:
        p.pop()
        self.take(p)
        return True

    def take(self, p: Position) -> None:
        """Do it."""
        raise NotImplementedError


class Over(Question):
    """The end of the game. It lies below all other questions from the start."""

    def name(self) -> str:
        return "over"

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return []


@final
class GivenUp(Over):
    """What is left when nothing else is pending: nobody has won."""

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
            """How many turns have passed since the last project."""
            self.builds = 0
            """The projects of this turn."""
            self.contest: list[int] = [0] * seats
            """E-015: who rolled what for the first turn; -1 for who is out of it."""
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
        """An independent position, equal to this one."""
        return Position(self.seats, self.rulings, self)

    def now(self) -> Question:
        """Return the open question."""
        now = self.top
        assert isinstance(now, Question)
        return now

    def winner(self) -> Seat:
        """Who has won, or NOBODY."""
        end = self.top
        return end.winner if isinstance(end, Won) else NOBODY

    def from_turn(self) -> list[Seat]:
        """The seats clockwise, the player on turn first."""
        return CLOCKWISE[self.seats][self.turn]

    # What is counted.

    def placed(self, seat: Seat) -> int:
        """E-066: the cubes a seat has on the board."""
        return CUBES - self.cubes[seat]


class HasPosition(PositionState[Position]):
    """A state that shows its position to the memories, for what their owners may know of it."""

    def __init__(self, p: Position) -> None:  # mypyc does not look for it in another extension
        super().__init__(p)

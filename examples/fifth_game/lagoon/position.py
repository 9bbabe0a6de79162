"""What lies on the table, and what a question is. No rules."""

from __future__ import annotations

from typing import Final

from archipel.core.position import BasePosition
from archipel.core.question import BaseQuestion
from archipel.core.state import CHANCE, NOBODY, Action, Note, Seat
from lagoon.actions import KINDS
from lagoon.options import Rulings

EACH_KIND: Final = 4
"""L-002: so many boats there are of each strength."""


class Question(BaseQuestion["Position"]):
    """A question of Lagoon, which may hold covered answers."""

    def covered(self) -> list[int]:
        """The answers given so far that are still covered, by seat; empty if there are none."""
        return []

    def with_covered(self, answers: list[int]) -> Question:
        """The same question, if these are the covered answers."""
        return self


class Chance(Question):
    """A throw or a draw: the dealer is asked."""

    def __init__(self, by: Seat) -> None:
        super().__init__(CHANCE)
        self.by: Final = by
        """The seat that throws or draws."""

    def fields(self) -> list[int]:
        return [self.by]


class Over(Question):
    """The end, at the bottom of everything that is pending."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def name(self) -> str:
        return "over"

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return []

    def wait(self) -> Note:
        return Note("over", ["L-030"])


class Position(BasePosition):
    """Everything on the table. Copies share the rulings, which never change."""

    def __init__(self, seats: int, rulings: Rulings, source: Position | None = None) -> None:
        super().__init__(Over(), source)
        self.seats: Final = seats
        self.rulings: Final = rulings
        if source is None:
            self.turn = NOBODY
            self.lagoon = 0
            self.tide = 0
            """What the die showed last."""
            self.pearls = [0] * seats
            self.hands = [[0] * KINDS for _ in range(seats)]
            self.pile = [EACH_KIND] * KINDS
            self.gone = [0] * KINDS
            """L-015: the boats that were sent."""
        else:
            self.turn = source.turn
            self.lagoon = source.lagoon
            self.tide = source.tide
            self.pearls = source.pearls.copy()
            self.hands = [hand.copy() for hand in source.hands]
            self.pile = source.pile.copy()
            self.gone = source.gone.copy()

    def copy(self) -> Position:
        """An independent position, equal to this one."""
        return Position(self.seats, self.rulings, self)

    def now(self) -> Question:
        """Return the question that is asked now."""
        now = self.top
        assert isinstance(now, Question)
        return now

    def held(self, seat: Seat) -> int:
        """How many boats a seat has in hand."""
        return sum(self.hands[seat])

    def points(self, seat: Seat) -> int:
        """L-031: the pearls of a seat, with those that its weakest boats are worth."""
        return self.pearls[seat] + self.hands[seat][0]

"""The position of Lagoon and the base of its questions, without any rules."""

from __future__ import annotations

from typing import Final

from archipel.core.position import BasePosition
from archipel.core.question import BaseQuestion
from archipel.core.state import CHANCE, NOBODY, Action, Note, Seat
from lagoon.actions import KINDS
from lagoon.options import Rulings

EACH_KIND: Final = 4
"""L-002: number of boats of each strength."""


class Question(BaseQuestion["Position"]):
    """A question of Lagoon, which may hold covered answers."""

    def covered(self) -> list[int]:
        """Return the covered answers by seat; empty for a question without any."""
        return []

    def with_covered(self, answers: list[int]) -> Question:
        """Return the same question with these covered answers."""
        return self


class Chance(Question):
    """A chance node: a roll or a draw."""

    def __init__(self, by: Seat) -> None:
        super().__init__(CHANCE)
        self.by: Final = by
        """The seat that rolls or draws."""

    def fields(self) -> list[int]:
        return [self.by]


class Over(Question):
    """The end of the game, at the bottom of the stack."""

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
            """The last roll of the die."""
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
        """Return an independent position, equal to this one."""
        return Position(self.seats, self.rulings, self)

    def now(self) -> Question:
        """Return the question that is asked now."""
        now = self.top
        assert isinstance(now, Question)
        return now

    def held(self, seat: Seat) -> int:
        """Return the number of boats in a seat's hand."""
        return sum(self.hands[seat])

    def points(self, seat: Seat) -> int:
        """L-031: the pearls of a seat, with those that its weakest boats are worth."""
        return self.pearls[seat] + self.hands[seat][0]

"""The kernel of every game: the stack of questions of a position, and the state that plays it.

A game derives its `Position` from `BasePosition`, its questions from `BaseQuestion` (`core/question.py`) and
its state from `PositionState`. Its own folder holds pieces and rules.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from archipel.core.question import BaseQuestion, P
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class BasePosition:
    """The stack of questions: `top` is asked now, then the first `depth` of `below`, last first.

    At the bottom lies the end of the game. `below` is never shortened: growing and shrinking it with every
    question would move it in memory each time (`tests/test_pending.py` compares it with a plain list).
    """

    def __init__(self, end: BaseQuestion[Any], source: BasePosition | None) -> None:
        self.top: BaseQuestion[Any] = end if source is None else source.top
        self.depth: i64 = 0 if source is None else source.depth
        self.below: list[BaseQuestion[Any]] = [] if source is None else source.below[: source.depth]

    def push(self, question: BaseQuestion[Any]) -> None:
        """Ask a question before all others."""
        depth = self.depth
        below = self.below
        if depth < len(below):
            below[depth] = self.top
        else:
            below.append(self.top)
        self.depth = depth + 1
        self.top = question

    def pop(self) -> None:
        """Take off the question that is asked now."""
        depth = self.depth - 1
        self.depth = depth
        self.top = self.below[depth]

    @property
    def pending(self) -> list[BaseQuestion[Any]]:
        """All questions: the last one is asked now."""
        return [*self.below[: self.depth], self.top]

    @pending.setter
    def pending(self, questions: list[BaseQuestion[Any]]) -> None:
        self.below = questions[:-1]
        self.depth = len(self.below)
        self.top = questions[-1]

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.depth == 0


def answer(p: BasePosition, seat: Seat, action: Action) -> None:
    """Take off the top question and carry out an answer of a seat or of chance to it."""
    question = p.top
    depth = p.depth - 1  # as in `pop`, which mypyc would call through a table here
    p.depth = depth
    p.top = p.below[depth]
    question.answer(p, seat, action)


def act(p: BasePosition, seat: Seat, action: Action) -> None:
    """Carry out an answer, and every step that follows from it."""
    answer(p, seat, action)
    while p.top.settle(p):
        pass


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionState(State, Generic[P]):
    """A state that plays a position by asking its top question. Views and scores are left to the game."""

    def __init__(self, p: P) -> None:
        self.p: Final = p

    def now(self) -> BaseQuestion[Any]:
        """Return the top question."""
        return self.p.top

    def actor(self) -> Seat:
        """Return the first seat that it asks."""
        return self.p.top.seat

    def legal(self, seat: Seat) -> list[Action]:
        """List its choices for a seat that is asked, and what others may do meanwhile."""
        now = self.p.top
        if seat == now.seat or now.is_asked(seat):
            return now.choices(self.p, seat)
        return now.unasked(self.p, seat) if seat >= 0 else []

    def odds(self) -> list[int]:
        """Return its odds."""
        return self.p.top.odds(self.p)

    def draw(self, rng: Rng) -> int:
        """Draw one of its choices."""
        return self.p.top.draw(self.p, rng)

    def forms(self, seat: Seat) -> list[str]:
        """List its forms."""
        return self.p.top.forms(self.p, seat)

    def offers(self, seat: Seat) -> list[Action]:
        """List its offers."""
        return self.p.top.offers(self.p, seat)

    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out an answer of a seat or of chance, and every step that follows from it."""
        act(self.p, seat, action)

    def step(self, rng: Rng) -> int:
        """Act at random without asking `actor`, `legal` and `draw` for the same question.

        Saves a tenth of a random game; `tests/test_kernel.py` compares it with `State.step`.
        """
        p = self.p
        now = p.top
        seat = now.seat
        if seat == NOBODY:
            return -1
        choices = now.choices(p, seat)
        pick = now.draw(p, rng) if seat == CHANCE else rng.below(len(choices))
        self.apply(seat, choices[pick])
        return pick

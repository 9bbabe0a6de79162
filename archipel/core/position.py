"""The kernel of every game: the stack of pending questions, and the state that plays it.

A game derives its `Position` from `BasePosition`, its questions from `BaseQuestion` and its state from
`PositionState`. Its own folder holds pieces and rules.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from archipel.core.question import Pending
from archipel.core.rng import Rng
from archipel.core.state import Action, Seat, State

P = TypeVar("P", bound="BasePosition")
"""The position of a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseQuestion(Pending, Generic[P]):
    """A pending matter, and what an answer to it does to a position."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def is_asked(self, seat: Seat) -> bool:
        """Whether this seat, or chance, owes an answer."""
        return seat == self.seat

    def choices(self, p: P, seat: Seat) -> list[Action]:
        """Everything that one of those asked may answer, in a fixed order. Nobody changes the list."""
        raise NotImplementedError

    def odds(self, p: P) -> list[int]:
        """The weight of each answer, where chance is asked."""
        raise NotImplementedError

    def draw(self, p: P, rng: Rng) -> int:
        """One of them drawn by its odds, where chance is asked."""
        return rng.weighted(self.odds(p))

    def unasked(self, p: P, seat: Seat) -> list[Action]:
        """What a seat may do that is not asked."""
        return []

    def offers(self, p: P, seat: Seat) -> list[Action]:
        """A short list of sensible composed actions, for bots."""
        return []

    def answer(self, p: P, seat: Seat, action: Action) -> None:
        """What one of the choices does. The matter is already off the agenda."""
        raise NotImplementedError

    def settle(self, p: P) -> bool:
        """Do what needs nobody, and say whether there was anything to do."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class BasePosition:
    """What is pending in a position: `top` comes up now, then the first `depth` of `below`, last first.

    That list is not shortened when a matter comes up: one that grows and shrinks is moved each time. At the
    bottom lies the end of the game.
    """

    def __init__(self, end: BaseQuestion[Any], source: BasePosition | None) -> None:
        self.top: BaseQuestion[Any] = end if source is None else source.top
        self.depth: i64 = 0 if source is None else source.depth
        self.below: list[BaseQuestion[Any]] = [] if source is None else source.below[: source.depth]

    def push(self, matter: BaseQuestion[Any]) -> None:
        """Put a matter before those that wait already."""
        depth = self.depth
        below = self.below
        if depth < len(below):
            below[depth] = self.top
        else:
            below.append(self.top)
        self.depth = depth + 1
        self.top = matter

    def pop(self) -> BaseQuestion[Any]:
        """Take off what came up: it is answered, or done."""
        return pop_question(self)

    @property
    def pending(self) -> list[BaseQuestion[Any]]:
        """All that is pending: the first one put is the last to come up."""
        return [*self.below[: self.depth], self.top]

    @pending.setter
    def pending(self, matters: list[BaseQuestion[Any]]) -> None:
        self.below = matters[:-1]
        self.depth = len(self.below)
        self.top = matters[-1]

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.depth == 0

    def act(self, seat: Seat, action: Action) -> None:
        """An answer to what came up, by a seat or by chance, and every step that follows from it."""
        pop_question(self).answer(self, seat, action)
        while self.top.settle(self):
            pass


def pop_question(agenda: BasePosition) -> BaseQuestion[Any]:
    """`BasePosition.pop` as a function: mypyc calls it directly, although games subclass the position."""
    done = agenda.top
    depth = agenda.depth - 1
    agenda.depth = depth
    agenda.top = agenda.below[depth]
    return done


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionState(State, Generic[P]):
    """A position that is played: what is pending answers for it. Views and counts are left to the game."""

    def __init__(self, p: P) -> None:
        self.p: Final = p

    def now(self) -> BaseQuestion[Any]:
        """What comes up now."""
        return self.p.top

    def actor(self) -> Seat:
        """Whom it asks first."""
        return self.p.top.seat

    def legal(self, seat: Seat) -> list[Action]:
        """Its choices for those who are asked, and what the others may do meanwhile."""
        now = self.p.top
        if seat == now.seat or now.is_asked(seat):
            return now.choices(self.p, seat)
        return now.unasked(self.p, seat) if seat >= 0 else []

    def odds(self) -> list[int]:
        """As it says."""
        return self.p.top.odds(self.p)

    def draw(self, rng: Rng) -> int:
        """As it says."""
        return self.p.top.draw(self.p, rng)

    def offers(self, seat: Seat) -> list[Action]:
        """As it says."""
        return self.p.top.offers(self.p, seat)

    def apply(self, seat: Seat, action: Action) -> None:
        """What it does with an answer, and every step that follows."""
        self.p.act(seat, action)

"""Questions: the decisions, chance nodes and steps that a position waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Note, Seat

if TYPE_CHECKING:
    from archipel.core.position import BasePosition

P = TypeVar("P", bound="BasePosition")
"""The position of a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseQuestion(Generic[P]):
    """A decision of one or several seats, a chance node, or a step of the rules that asks nobody.

    A question never changes: an answer takes it off the stack and pushes others. So copies of a position
    share their questions, as they share actions.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
        """The seat that is asked, `CHANCE`, or `NOBODY` for a step of the rules."""

    # Who is asked, and in which words.

    def name(self) -> str:
        """Return its name in views, which is also the key of its sentence."""
        raise NotImplementedError

    def asked(self) -> list[Seat]:
        """Return every seat that owes an answer now."""
        return [self.seat] if self.seat >= 0 else []

    def is_asked(self, seat: Seat) -> bool:
        """Whether this seat, or chance, owes an answer."""
        return seat == self.seat or seat in self.asked()

    def prompt(self, seat: Seat) -> Note:
        """Return what a seat reads: the question, or what it waits for."""
        return self.ask(seat) if seat in self.asked() else self.wait()

    def ask(self, seat: Seat) -> Note:
        """Return the question, for a seat that is asked."""
        raise NotImplementedError

    def wait(self) -> Note:
        """Return what everybody else waits for."""
        raise NotImplementedError

    # What may be answered.

    def choices(self, p: P, seat: Seat) -> list[Action]:
        """List every answer of a seat that is asked, in a fixed order. Do not change the list."""
        raise NotImplementedError

    def odds(self, p: P) -> list[int]:
        """Return the weight of each choice of chance."""
        raise NotImplementedError

    def draw(self, p: P, rng: Rng) -> int:
        """Draw one of the choices of chance by its odds and return its index."""
        return rng.weighted(self.odds(p))

    def unasked(self, p: P, seat: Seat) -> list[Action]:
        """List what a seat may do that is not asked."""
        return []

    def forms(self, p: P, seat: Seat) -> list[str]:
        """List the verbs that a seat may compose an action of (see `State.forms`)."""
        return []

    def offers(self, p: P, seat: Seat) -> list[Action]:
        """List a few sensible composed actions, for bots."""
        return []

    # What an answer does.

    def answer(self, p: P, seat: Seat, action: Action) -> None:
        """Carry out one of the choices. The question is already off the stack."""
        raise NotImplementedError

    def settle(self, p: P) -> bool:
        """Carry out a step that needs nobody; return whether there was one."""
        return False

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        """Return `action`, an answer to this, as `reader` learns it (see `State.told`)."""
        return action

    # Its text.

    def fields(self) -> list[int]:
        """Return everything that tells it from another question of its class, as numbers."""
        return []

    def text(self) -> str:
        """Return all of it in one canonical line: equal texts, equal questions."""
        who = {CHANCE: "chance", NOBODY: "nobody"}.get(self.seat, str(self.seat))
        return " ".join([self.name(), who, *map(str, self.fields())])

    def __repr__(self) -> str:
        return f"<{self.text()}>"


def owing(first: Seat, owed: list[int]) -> list[Seat]:
    """List the seats that owe an answer, clockwise from `first`."""
    seats = len(owed)
    return [seat % seats for seat in range(first, first + seats) if owed[seat % seats]]


def first_owing(first: Seat, owed: list[int]) -> Seat:
    """Return the first of `owing`, or `NOBODY`."""
    seats = len(owed)
    for seat in range(first, first + seats):
        if owed[seat % seats]:
            return seat % seats
    return NOBODY


def one_less(owed: list[int], seat: Seat) -> list[int]:
    """Return how many answers are owed after one more from `seat`."""
    left = owed.copy()
    left[seat] = left[seat] - 1
    return left

"""What is pending in any game: who is asked, its name and sentence. Games add what an answer does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from archipel.core.state import CHANCE, NOBODY, Action, Note, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending:
    """One pending matter: a decision of a seat, an answer of chance, or a step that needs nobody.

    It never changes once it is made: an answer takes it off and puts another one there. So copies of
    a position share their pending matters, as they share actions.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
        """Who is asked: a seat, `CHANCE`, or `NOBODY` for a step of the rules."""

    def name(self) -> str:
        """Its name in views, and the key of its sentence."""
        raise NotImplementedError

    def asked(self) -> list[Seat]:
        """Every seat that owes an answer to it now."""
        return [self.seat] if self.seat >= 0 else []

    def prompt(self, seat: Seat) -> Note:
        """What a seat reads: the question, or what it waits for."""
        return self.ask(seat) if seat in self.asked() else self.wait()

    def ask(self, seat: Seat) -> Note:
        """The question, for a seat that is asked."""
        raise NotImplementedError

    def wait(self) -> Note:
        """What everybody else waits for."""
        raise NotImplementedError

    def forms(self, seat: Seat) -> list[str]:
        """The verbs that a seat may compose an action of (see `State.forms`)."""
        return []

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        """`action`, an answer to this, as `reader` learns it (see `State.told`)."""
        return action

    def fields(self) -> list[int]:
        """Everything that makes it differ from another of its class, as numbers."""
        return []

    def text(self) -> str:
        """All of it in one canonical line: equal texts, equal questions."""
        who = {CHANCE: "chance", NOBODY: "nobody"}.get(self.seat, str(self.seat))
        return " ".join([self.name(), who, *map(str, self.fields())])

    def __repr__(self) -> str:
        return f"<{self.text()}>"


def owing(first: Seat, owed: list[int]) -> list[Seat]:
    """The seats that owe an answer, clockwise from `first`, where several are asked at once."""
    seats = len(owed)
    return [seat % seats for seat in range(first, first + seats) if owed[seat % seats]]


def first_owing(first: Seat, owed: list[int]) -> Seat:
    """The first of `owing`, or nobody."""
    seats = len(owed)
    for seat in range(first, first + seats):
        if owed[seat % seats]:
            return seat % seats
    return NOBODY


def one_less(owed: list[int], seat: Seat) -> list[int]:
    """What is owed once a seat has given one answer more."""
    left = owed.copy()
    left[seat] = left[seat] - 1
    return left

"""What a lesson says about a position, to be checked before a step or to leave it out.

may road 12              the learner may do one of these moves
may-not settle 18: S-044 the learner may not, and this rule says so
score 0 3                the points of a seat
asked 0                  who alone owes an answer
players.0.hand = (2,1)   what the learner sees: a path into the view, and its value
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Protocol

from archipel.core.game import Game
from archipel.core.state import Seat, State
from archipel.lessons.pattern import Pattern, read_pattern


class Fact(Protocol):
    """Something that holds in a position or does not."""

    def holds(self, game: Game, state: State, me: Seat) -> bool:
        """Whether it does, for the learner on seat `me`."""


@dataclass(frozen=True)
class May:
    """The learner may do one of these."""

    moves: Pattern

    def holds(self, game: Game, state: State, me: Seat) -> bool:
        """Whether one of them is allowed."""
        return bool(self.moves.choices(game, state, me))


@dataclass(frozen=True)
class MayNot:
    """The learner may not do this; `rule` is one of those that forbid it, if one is named."""

    move: str
    rule: str

    def holds(self, game: Game, state: State, me: Seat) -> bool:
        """Whether it is refused by the rule."""
        notes = state.why_not(me, game.read(self.move))
        return any(not self.rule or self.rule in note.rules for note in notes)


@dataclass(frozen=True)
class HasScore:
    """A seat has so many points."""

    seat: Seat
    points: int

    def holds(self, game: Game, state: State, me: Seat) -> bool:
        """Whether it has."""
        return state.scores()[self.seat] == self.points


@dataclass(frozen=True)
class IsAsked:
    """This seat alone owes an answer."""

    seat: Seat

    def holds(self, game: Game, state: State, me: Seat) -> bool:
        """Whether it does."""
        return state.asked() == [self.seat]


@dataclass(frozen=True)
class ViewShows:
    """The learner sees this value at a path of the view."""

    path: tuple[str, ...]
    value: str

    def holds(self, game: Game, state: State, me: Seat) -> bool:
        """Whether it is there."""
        try:
            return str(look_up(state.view(me), self.path)).replace(" ", "") == self.value
        except NOWHERE:
            return False


NOWHERE: Final = (AttributeError, LookupError, ValueError)
"""What is raised at a path that leads nowhere."""


def look_up(value: Any, path: tuple[str, ...]) -> Any:
    """What is at a path of a view."""
    for part in path:
        value = value[int(part)] if isinstance(value, list | tuple) else getattr(value, part)
    return value


def read_fact(text: str, game: Game) -> Fact:
    """Take a fact apart, or raise `ValueError` (`BadNotation` for a move that does not exist)."""
    verb, _, rest = text.strip().partition(" ")
    if verb == "may":
        return May(read_pattern(rest, game))
    if verb == "may-not":
        move, _, rule = rest.partition(":")
        return MayNot(game.read(move.strip()).text, rule.strip())
    if verb == "score" and len(rest.split()) == 2:
        seat, points = rest.split()
        return HasScore(int(seat), int(points))
    if verb == "asked":
        return IsAsked(int(rest))
    path, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"{text!r} is not a fact such as `may …`, `score 0 3` or `path = value`")
    return ViewShows(tuple(path.strip().split(".")), value.replace(" ", ""))

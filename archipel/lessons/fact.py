"""Facts of a lesson about a position: checked before a step, or conditions to skip it.

may road 12              the learner may play one of these moves
may-not settle 18: S-044 the learner may not, because of this rule
score 0 3                the points of a seat
asked 0                  the only seat to act
players.0.hand = (2,1)   what the learner sees: a path into the view, and its value
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Protocol

from archipel.core.game import Game
from archipel.core.state import Seat, State
from archipel.lessons.pattern import Pattern, read_pattern


class Fact(Protocol):
    """A condition on a position."""

    def holds(self, game: Game, state: State, me: Seat) -> bool:
        """Return whether it holds, for the learner on seat `me`."""


@dataclass(frozen=True)
class May:
    """The learner may play one of these moves."""

    moves: Pattern

    def holds(self, game: Game, state: State, me: Seat) -> bool:
        """Return whether one of them is legal."""
        return bool(self.moves.choices(game, state, me))


@dataclass(frozen=True)
class MayNot:
    """The learner may not play this move; `rule` is one of the rules that forbid it, if named."""

    move: str
    rule: str

    def holds(self, game: Game, state: State, me: Seat) -> bool:
        """Return whether the rule refuses it."""
        notes = state.why_not(me, game.read(self.move))
        return any(not self.rule or self.rule in note.rules for note in notes)


@dataclass(frozen=True)
class HasScore:
    """A seat has this score."""

    seat: Seat
    points: int

    def holds(self, game: Game, state: State, me: Seat) -> bool:
        """Return whether the score is equal."""
        return state.scores()[self.seat] == self.points


@dataclass(frozen=True)
class IsAsked:
    """This seat alone is to act."""

    seat: Seat

    def holds(self, game: Game, state: State, me: Seat) -> bool:
        """Return whether no other seat is to act."""
        return state.asked() == [self.seat]


@dataclass(frozen=True)
class ViewShows:
    """The learner's view shows this value at a path."""

    path: tuple[str, ...]
    value: str

    def holds(self, game: Game, state: State, me: Seat) -> bool:
        """Return whether the value is there."""
        try:
            return str(look_up(state.view(me), self.path)).replace(" ", "") == self.value
        except NOWHERE:
            return False


NOWHERE: Final = (AttributeError, LookupError, ValueError)
"""The errors of a path that does not exist."""


def look_up(value: Any, path: tuple[str, ...]) -> Any:
    """Return the value at a path of a view."""
    for part in path:
        value = value[int(part)] if isinstance(value, list | tuple) else getattr(value, part)
    return value


def read_fact(text: str, game: Game) -> Fact:
    """Parse a fact, or raise `ValueError` (`BadNotation` for a move that does not exist)."""
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

"""The data of a lesson: its opening, its steps, accepted moves and answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from archipel.core.game import Game
from archipel.core.referee import Referee, Row
from archipel.core.state import Note, Seat, State
from archipel.lessons.fact import Fact
from archipel.lessons.pattern import Pattern

Text = dict[str, str]
"""A sentence in every language."""
Rows = tuple[Row, ...]
"""Scripted rows of a lesson: moves of seats, and outcomes of chance."""
StepKind = Literal["move", "pick", "last"]


class BadLesson(ValueError):
    """A lesson that cannot be read, or whose script does not play; the message names the place."""


@dataclass(frozen=True)
class Branch:
    """The answer to one of these accepted moves, and the rows that follow."""

    moves: Pattern
    yes: Text | None
    then: Rows | None
    """Rows that replace those of the step; None keeps them."""
    goto: str
    """The id of the next step; empty for the following one."""


@dataclass(frozen=True)
class Otherwise:
    """The answer to a move that is not accepted: a legal one, or with `rule` one that it forbids."""

    moves: Pattern
    rule: str
    say: Text

    def fits(self, move: str, notes: list[Note]) -> bool:
        """Return whether this answers a move refused with these notes, or a legal move without notes."""
        if self.rule:
            return self.moves.matches(move) and any(self.rule in note.rules for note in notes)
        return self.moves.matches(move) and not notes


@dataclass(frozen=True)
class Pick:
    """An answer to a question, given by pointing at something or with a button."""

    at: str
    label: Text
    right: bool
    say: Text


@dataclass(frozen=True)
class Step:
    """One idea: its text and targets, what the learner may do, and what follows."""

    id: str
    say: Text
    point: tuple[str, ...] = ()
    expect: Pattern | None = None
    """The accepted moves, the main line first."""
    repeat: int = 1
    """Number of decisions of the learner at this step."""
    each: tuple[Rows, ...] = ()
    """Rows that follow each of these decisions."""
    then: Rows = ()
    yes: Text | None = None
    branches: tuple[Branch, ...] = ()
    otherwise: tuple[Otherwise, ...] = ()
    picks: tuple[Pick, ...] = ()
    unless: Fact | None = None
    """The step is skipped if this holds."""
    check: tuple[Fact, ...] = ()
    """Facts that must hold before it on the main line."""
    always: tuple[Fact, ...] = ()
    """Facts that must hold before it on every way through the lesson."""
    rules: tuple[str, ...] = ()
    picture: str = ""

    @property
    def kind(self) -> StepKind:
        """Return whether the step waits for a move, for an answer, or ends the lesson."""
        return "move" if self.expect is not None else "pick" if self.picks else "last"

    def accepts(self, move: str) -> bool:
        """Return whether the learner may continue with this move."""
        return self.expect is not None and self.expect.matches(move)

    def rows(self) -> list[Row]:
        """Return all scripted rows of the step."""
        parts = [*self.each, self.then, *(branch.then or () for branch in self.branches)]
        return [row for part in parts for row in part]

    def branch(self, move: str) -> Branch:
        """Return what follows an accepted move."""
        own = next((branch for branch in self.branches if branch.moves.matches(move)), None)
        if own is None:
            return Branch(Pattern(()), self.yes, self.then, "")
        return Branch(own.moves, own.yes or self.yes, self.then if own.then is None else own.then, own.goto)


@dataclass(frozen=True)
class Lesson:
    """A whole lesson."""

    id: str
    game: Game
    options: dict[str, str]
    seats: tuple[str, ...]
    """Names of the seats."""
    me: Seat
    """The learner's seat."""
    title: Text
    goal: Text
    done: Text
    steps: tuple[Step, ...]
    opening: Rows = ()
    minutes: int = 5
    after: tuple[str, ...] = ()
    """Ids of the lessons to offer next."""
    voice: bool = False
    """For children who cannot read yet: spoken, with pictures, in shorter sentences."""
    index: dict[str, int] = field(default_factory=dict)
    """The number of each step by its id."""

    def state(self) -> State:
        """Return the position before the first row."""
        return self.game.open(len(self.seats), self.options)

    def referee(self) -> Referee:
        """Return a new game without rows."""
        return Referee(self.game, len(self.seats), self.options)

    def rules(self) -> list[str]:
        """Return all rules it teaches."""
        return sorted({rule for step in self.steps for rule in step.rules})

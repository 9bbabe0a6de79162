"""What a lesson says: its opening, its steps, what is accepted at each and what is answered."""

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
"""Rows that are written in a lesson: moves of seats, and what chance brings."""
StepKind = Literal["move", "pick", "last"]


class BadLesson(ValueError):
    """A lesson that cannot be read, or does not go as it is written; the message names the place."""


@dataclass(frozen=True)
class Branch:
    """What is said and what follows when the learner chooses one of these accepted moves."""

    moves: Pattern
    yes: Text | None
    then: Rows | None
    """What follows instead of the step's own rows; None: those."""
    goto: str
    """The step to go on with; none: the next one."""


@dataclass(frozen=True)
class Otherwise:
    """What is said to a move that is not accepted: legal ones, or with `rule` those that it forbids."""

    moves: Pattern
    rule: str
    say: Text

    def fits(self, move: str, notes: list[Note]) -> bool:
        """Whether this is to be said to a move that is refused with these notes, or legal without any."""
        if self.rule:
            return self.moves.matches(move) and any(self.rule in note.rules for note in notes)
        return self.moves.matches(move) and not notes


@dataclass(frozen=True)
class Pick:
    """An answer to a question, given by pointing at something or by a button."""

    at: str
    label: Text
    right: bool
    say: Text


@dataclass(frozen=True)
class Step:
    """One idea: what is said and pointed at, what the learner may do, and what comes of it."""

    id: str
    say: Text
    point: tuple[str, ...] = ()
    expect: Pattern | None = None
    """The moves that are accepted, the main line first."""
    repeat: int = 1
    """How many times the learner decides here."""
    each: tuple[Rows, ...] = ()
    """What follows each of these decisions."""
    then: Rows = ()
    yes: Text | None = None
    branches: tuple[Branch, ...] = ()
    otherwise: tuple[Otherwise, ...] = ()
    picks: tuple[Pick, ...] = ()
    unless: Fact | None = None
    """The step is left out where this holds."""
    check: tuple[Fact, ...] = ()
    """What must hold before it on the main line."""
    always: tuple[Fact, ...] = ()
    """What must hold before it on every way through the lesson."""
    rules: tuple[str, ...] = ()
    picture: str = ""

    @property
    def kind(self) -> StepKind:
        """Whether a move is awaited, or an answer, or nothing more."""
        return "move" if self.expect is not None else "pick" if self.picks else "last"

    def accepts(self, move: str) -> bool:
        """Whether the learner may go on with this move."""
        return self.expect is not None and self.expect.matches(move)

    def rows(self) -> list[Row]:
        """All rows that are written in it."""
        parts = [*self.each, self.then, *(branch.then or () for branch in self.branches)]
        return [row for part in parts for row in part]

    def branch(self, move: str) -> Branch:
        """What comes of an accepted move."""
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
    """What the seats are called."""
    me: Seat
    """The learner's."""
    title: Text
    goal: Text
    done: Text
    steps: tuple[Step, ...]
    opening: Rows = ()
    minutes: int = 5
    after: tuple[str, ...] = ()
    """The lessons to offer next."""
    voice: bool = False
    """For children who do not read yet: spoken, with pictures, in shorter sentences."""
    index: dict[str, int] = field(default_factory=dict)
    """The number of each step by its id."""

    def state(self) -> State:
        """The position before the first row."""
        return self.game.open(len(self.seats), self.options)

    def referee(self) -> Referee:
        """A game that nobody has begun yet."""
        return Referee(self.game, len(self.seats), self.options)

    def rules(self) -> list[str]:
        """All rules it teaches."""
        return sorted({rule for step in self.steps for rule in step.rules})

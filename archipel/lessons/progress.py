"""Progress within a lesson: a state machine that is fed with the rows of the game."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.core.referee import Row
from archipel.core.state import Note, State
from archipel.lessons.lesson import Lesson, Step, Text


class OffScript(ValueError):
    """A row that the lesson does not have here, for example because the lesson was edited."""


@dataclass(frozen=True)
class Reply:
    """The answer to what the learner did: a sentence, or the notes of a refusal."""

    right: bool
    to: str
    """The move, or the target that was pointed at."""
    say: Text | None
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class Visit:
    """A step that was reached, and the number of rows at that time."""

    step: int
    rows: int


class Progress:
    """The position of a lesson, its current step, and the scripted rows that come next."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.state: State = lesson.state()
        self.rows = 0
        """Number of rows so far."""
        self.at = -1
        """Number of the current step."""
        self.decisions = 0
        """Number of the learner's decisions at this step."""
        self.due: tuple[Row, ...] = lesson.opening
        """Scripted rows that come before anybody is asked."""
        self.visits: list[Visit] = []
        self.reply: Reply | None = None
        """The answer to the learner's latest move."""
        self._next = 0
        if not self.due:
            self._arrive()

    def copy(self) -> Progress:
        """Return an independent copy."""
        twin = object.__new__(Progress)
        twin.__dict__.update(self.__dict__)
        twin.state, twin.visits = self.state.copy(), list(self.visits)
        return twin

    @property
    def step(self) -> Step:
        """Return the current step."""
        return self.lesson.steps[self.at]

    def happen(self, row: Row) -> None:
        """Apply a legal row: the one that is due, or an accepted move of the learner."""
        if self.due:
            if row != self.due[0]:
                raise OffScript(row.action.text)
            self.due = self.due[1:]
        else:
            self._decide(row)
        self.state.apply(row.seat, row.action)
        self.rows += 1
        if not self.due and self._next != self.at:
            self._arrive()

    def answer(self) -> None:
        """Continue after the question of this step is answered."""
        assert self.step.kind == "pick"
        self._next = self.at + 1
        self._arrive()

    def _decide(self, row: Row) -> None:
        step, move = self.step, row.action.text
        if row.seat != self.lesson.me or not step.accepts(move):
            raise OffScript(move)
        branch, self.decisions = step.branch(move), self.decisions + 1
        self.due = step.each[self.decisions - 1] if self.decisions <= len(step.each) else ()
        self.reply = None
        if self.decisions == step.repeat:
            self.due += branch.then or ()
            self.reply = None if branch.yes is None else Reply(True, move, branch.yes)
            self._next = self.lesson.index[branch.goto] if branch.goto else self.at + 1

    def _arrive(self) -> None:
        """Begin the next step that is not skipped."""
        self.at, self.decisions = self._next, 0
        unless = self.step.unless
        if unless is not None and unless.holds(self.lesson.game, self.state, self.lesson.me):
            self._next = self.at + 1
            self._arrive()
        else:
            self.visits.append(Visit(self.at, self.rows))

"""How far a lesson has come: a pure machine, fed with the rows that happen, one by one."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.core.referee import Row
from archipel.core.state import Note, State
from archipel.lessons.lesson import Lesson, Step, Text


class OffScript(ValueError):
    """A row that is not what the lesson has here: the lesson is another one now."""


@dataclass(frozen=True)
class Reply:
    """What the learner is told of what he did: a sentence, or the notes of a refusal."""

    right: bool
    to: str
    """The move, or what was pointed at."""
    say: Text | None
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class Visit:
    """A step that was reached, and how many rows stood then."""

    step: int
    rows: int


class Progress:
    """The position of a lesson, its step, and the rows that are written next."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.state: State = lesson.state()
        self.rows = 0
        """How many have happened."""
        self.at = -1
        """The number of the step."""
        self.decisions = 0
        """How many the learner has made at it."""
        self.due: tuple[Row, ...] = lesson.opening
        """What happens next, before anybody is asked."""
        self.visits: list[Visit] = []
        self.reply: Reply | None = None
        """What there is to say to the learner's last move."""
        self._next = 0
        if not self.due:
            self._arrive()

    def copy(self) -> Progress:
        """An independent twin."""
        twin = object.__new__(Progress)
        twin.__dict__.update(self.__dict__)
        twin.state, twin.visits = self.state.copy(), list(self.visits)
        return twin

    @property
    def step(self) -> Step:
        """The step that the learner is at."""
        return self.lesson.steps[self.at]

    def happen(self, row: Row) -> None:
        """A row that is legal: what is due, or a move of the learner that is accepted here."""
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
        """The question of this step is answered: go on."""
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
        """Begin the next step that is not left out."""
        self.at, self.decisions = self._next, 0
        unless = self.step.unless
        if unless is not None and unless.holds(self.lesson.game, self.state, self.lesson.me):
            self._next = self.at + 1
            self._arrive()
        else:
            self.visits.append(Visit(self.at, self.rows))

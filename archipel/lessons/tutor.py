"""Lead a learner through a lesson: follow the game, judge moves, and deal the scripted chance.

Progress is derived from the rows of the game, including take-backs, so nothing is stored. Answered
questions and misses are only kept in memory; if they are lost, the tutor asks again.
"""

from __future__ import annotations

from typing import Final, Literal

from archipel.core.referee import Referee, Row, TakeBack
from archipel.core.state import CHANCE, Action, IllegalAction, Note
from archipel.lessons.lesson import Lesson, Step, Text
from archipel.lessons.progress import Progress, Reply
from archipel.words import spoken

PULSE_AT: Final = 2
SHOW_AT: Final = 3
"""The miss from which the target pulses; the miss from which the tutor offers to show the move."""


class Tutor:
    """The dealer of a lesson's game, and the voice of the lesson."""

    def __init__(self, lesson: Lesson, referee: Referee) -> None:
        self.lesson, self.referee = lesson, referee
        self._answered: set[str] = set()
        self._misses = 0
        self._said: Reply | None = None
        """The answer since the last row: to a miss, or to a question."""
        self._begin()

    def _begin(self) -> None:
        self._progress = Progress(self.lesson)
        self._read = 0
        self._standing: list[int] = []
        self._pass_answered()

    # Progress.

    @property
    def progress(self) -> Progress:
        """Return the progress after every row of the game so far."""
        self.follow()
        return self._progress

    def follow(self) -> None:
        """Process the rows of the game since the last call, or raise `OffScript`."""
        rows = self.referee.rows
        while self._read < len(rows):
            self._read += 1
            row = rows[self._read - 1]
            self._misses, self._said = 0, None
            if isinstance(row.action, TakeBack):
                self._take_back(row.action.to)
            else:
                self._happen(self._read, row)

    @property
    def step(self) -> Step:
        """Return the current step."""
        return self.progress.step

    @property
    def due(self) -> Row | None:
        """Return the row that the tutor has to play next, if any."""
        return next(iter(self.progress.due), None)

    @property
    def reply(self) -> Reply | None:
        """Return the answer to what the learner did last, once everything that follows is played."""
        progress = self.progress
        return None if progress.due else self._said or progress.reply

    @property
    def help(self) -> Literal[0, 1, 2]:
        """Return the level of help: none, pulse the target, offer to show the move."""
        return 2 if self._misses >= SHOW_AT else 1 if self._misses >= PULSE_AT else 0

    def _happen(self, number: int, row: Row) -> None:
        progress = self._progress
        while not progress.due and progress.step.kind == "pick":  # a move also answers the question
            self._answered.add(progress.step.id)
            progress.answer()
        progress.happen(row)
        self._standing.append(number)
        self._pass_answered()

    def _take_back(self, to: int) -> None:
        kept, read = [number for number in self._standing if number < to], self._read
        self._begin()
        for number in kept:
            self._happen(number, self.referee.rows[number - 1])
        self._read = read

    def _pass_answered(self) -> None:
        progress = self._progress
        while not progress.due and progress.step.kind == "pick" and progress.step.id in self._answered:
            progress.answer()

    # What the learner does.

    def play(self, *actions: Action) -> Reply | None:
        """Play accepted moves; for any other, play nothing and return the reason."""
        progress, notes = self.progress, list[Note]()
        step = progress.step
        left = step.repeat - progress.decisions if not step.each else 1
        accepted = len(actions) <= left and all(step.accepts(action.text) for action in actions)
        try:
            if accepted:
                self.referee.play(self.lesson.me, *actions)
                self.referee.deal()
                return None
            self.referee.check(self.lesson.me, actions[0])
        except IllegalAction as error:
            notes = error.notes or [Note("not-possible", [])]
        return self._missed(actions[0].text, notes)

    def _missed(self, move: str, notes: list[Note]) -> Reply:
        """Return the lesson's own answer; else why it is refused; else that it is legal another time."""
        own = next((other for other in self.step.otherwise if other.fits(move, notes)), None)
        if own is not None:
            return self._miss(Reply(False, move, own.say))
        return self._miss(Reply(False, move, None if notes else _allowed(), tuple(notes)))

    def _miss(self, reply: Reply) -> Reply:
        self._misses, self._said = self._misses + 1, reply
        return reply

    def answer(self, at: str) -> Reply | None:
        """Answer the question of this step by pointing; return None if nothing is there."""
        pick = next((pick for pick in self.step.picks if pick.at == at), None)
        if pick is None:
            return None
        reply = Reply(pick.right, at, pick.say)
        if not pick.right:
            return self._miss(reply)
        self._answered.add(self.step.id)
        self._pass_answered()
        self._misses, self._said = 0, reply
        return reply

    def show(self) -> None:
        """Do what this step asks for: its main line."""
        step, progress = self.step, self.progress
        if step.expect is not None and not progress.due:
            move = step.expect.choices(self.lesson.game, progress.state, self.lesson.me)[0]
            self.play(self.lesson.game.read(move))
        for pick in step.picks:
            if pick.right:
                self.answer(pick.at)

    def may_go_back(self) -> bool:
        """Return whether there is a step before, or this one has begun."""
        return self._visit_before() >= 0

    def back(self) -> None:
        """Go back to the start of this step, or to the step before if nothing has happened in it."""
        self._return_to(max(0, self._visit_before()))

    def again(self) -> None:
        """Go back to the first step."""
        self._return_to(0)

    def _visit_before(self) -> int:
        progress = self.progress
        begun = bool(progress.due or progress.decisions)
        return len(progress.visits) - (1 if begun else 2)

    def _return_to(self, number: int) -> None:
        """Append a take-back to a visit of a step, and forget the answers to its questions."""
        visits = self.progress.visits[number:]
        self._answered -= {self.lesson.steps[visit.step].id for visit in visits}
        if visits[0].rows < len(self._standing):
            self.referee.append(self.lesson.me, TakeBack(self._standing[visits[0].rows]))
        else:
            self._take_back(len(self.referee.rows) + 1)
        self._misses, self._said = 0, None

    # What the tutor does.

    def go_on(self) -> None:
        """Play the row that is due, and deal what follows."""
        due = self.due
        assert due is not None
        if due.seat != CHANCE:
            self.referee.play(due.seat, due.action)
        self.referee.deal()

    def draw(self, weights: list[int]) -> int:
        """Return the scripted outcome; the tutor is the dealer of the game."""
        due = self.due
        if due is None or due.seat != CHANCE:
            raise ValueError(f"step {self.step.id}: the lesson does not say what falls here")
        return self.referee.state.legal(CHANCE).index(due.action)


def tutor_of(referee: Referee) -> Tutor | None:
    """Return the tutor of a game, or None if it is no lesson."""
    return referee.dealer if isinstance(referee.dealer, Tutor) else None


def tutor_acts(referee: Referee) -> bool:
    """Return whether a game is a lesson with a row due before the learner is asked again."""
    tutor = tutor_of(referee)
    return tutor is not None and tutor.due is not None


def begin(lesson: Lesson) -> Tutor:
    """Start a lesson and return its tutor at the first step."""
    referee = lesson.referee()
    tutor = Tutor(lesson, referee)
    referee.dealer = tutor
    while tutor.due is not None:
        tutor.go_on()
    return tutor


def _allowed() -> Text:
    return {language: words.word("core-lesson-allowed") for language, words in spoken().items()}

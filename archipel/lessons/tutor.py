"""Leads a learner through a lesson: knows where it stands, judges moves, and deals what is written.

Where a lesson stands is read off the rows of its game, take-backs included, so nothing of it is stored. What
a tutor remembers besides, which questions were answered and how often the learner missed, may be lost: it
asks again.
"""

from __future__ import annotations

from typing import Final, Literal

from archipel.core.referee import Referee, Row, TakeBack
from archipel.core.state import CHANCE, Action, IllegalAction, Note
from archipel.lessons.lesson import Lesson, Step, Text
from archipel.lessons.place import Place, Reply
from archipel.words import spoken

PULSE_AT: Final = 2
SHOW_AT: Final = 3
"""From this miss on, what is pointed at pulses; from this one on, the tutor offers to show the move."""


class Tutor:
    """The dealer of a lesson's game, and the voice beside it."""

    def __init__(self, lesson: Lesson, referee: Referee) -> None:
        self.lesson, self.referee = lesson, referee
        self._answered: set[str] = set()
        self._misses = 0
        self._said: Reply | None = None
        """What was said since the last row: to a miss, or to the answer of a question."""
        self._begin()

    def _begin(self) -> None:
        self._place = Place(self.lesson)
        self._read = 0
        self._standing: list[int] = []
        self._pass_answered()

    # Where it stands.

    @property
    def place(self) -> Place:
        """After every row of the game so far."""
        self.follow()
        return self._place

    def follow(self) -> None:
        """Take in the rows of the game since the last time, or raise `OffScript`."""
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
        """The step that the learner is at."""
        return self.place.step

    @property
    def due(self) -> Row | None:
        """What the tutor has to do next, for another seat, for chance or for the learner."""
        return next(iter(self.place.due), None)

    @property
    def reply(self) -> Reply | None:
        """What there is to say to what the learner did last, once everything that follows has happened."""
        place = self.place
        return None if place.due else self._said or place.reply

    @property
    def help(self) -> Literal[0, 1, 2]:
        """How much: nothing yet, pulse what is pointed at, offer to show the move."""
        return 2 if self._misses >= SHOW_AT else 1 if self._misses >= PULSE_AT else 0

    def _happen(self, number: int, row: Row) -> None:
        place = self._place
        while not place.due and place.step.kind == "pick":  # whoever plays on has answered it
            self._answered.add(place.step.id)
            place.answer()
        place.happen(row)
        self._standing.append(number)
        self._pass_answered()

    def _take_back(self, to: int) -> None:
        kept, read = [number for number in self._standing if number < to], self._read
        self._begin()
        for number in kept:
            self._happen(number, self.referee.rows[number - 1])
        self._read = read

    def _pass_answered(self) -> None:
        place = self._place
        while not place.due and place.step.kind == "pick" and place.step.id in self._answered:
            place.answer()

    # What the learner does.

    def play(self, *actions: Action) -> Reply | None:
        """Play what is accepted here; nothing is entered of anything else, and the answer says why."""
        place, notes = self.place, list[Note]()
        step = place.step
        left = step.repeat - place.decisions if not step.each else 1
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
        """Say what the lesson says to it; else why it is refused; else that it may be done another time."""
        own = next((other for other in self.step.otherwise if other.fits(move, notes)), None)
        if own is not None:
            return self._miss(Reply(False, move, own.say))
        return self._miss(Reply(False, move, None if notes else _allowed(), tuple(notes)))

    def _miss(self, reply: Reply) -> Reply:
        self._misses, self._said = self._misses + 1, reply
        return reply

    def answer(self, at: str) -> Reply | None:
        """Answer the question of this step by pointing; None if there is nothing to point at there."""
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
        """Do for the learner what this step asks for: its main line."""
        step, place = self.step, self.place
        if step.expect is not None and not place.due:
            move = step.expect.choices(self.lesson.game, place.state, self.lesson.me)[0]
            self.play(self.lesson.game.read(move))
        for pick in step.picks:
            if pick.right:
                self.answer(pick.at)

    def may_go_back(self) -> bool:
        """Whether there is a step before, or this one has begun."""
        return self._visit_before() >= 0

    def back(self) -> None:
        """To the start of this step, if something has happened in it; else to the step before."""
        self._return_to(max(0, self._visit_before()))

    def again(self) -> None:
        """To the first step."""
        self._return_to(0)

    def _visit_before(self) -> int:
        place = self.place
        begun = bool(place.due or place.decisions)
        return len(place.visits) - (1 if begun else 2)

    def _return_to(self, number: int) -> None:
        """Take back all rows since a visit of a step, by a row that says so; its questions are open again."""
        visits = self.place.visits[number:]
        self._answered -= {self.lesson.steps[visit.step].id for visit in visits}
        if visits[0].rows < len(self._standing):
            self.referee.append(self.lesson.me, TakeBack(self._standing[visits[0].rows]))
        else:
            self._take_back(len(self.referee.rows) + 1)
        self._misses, self._said = 0, None

    # What the tutor does.

    def go_on(self) -> None:
        """Do what is due, and deal what follows."""
        due = self.due
        assert due is not None
        if due.seat != CHANCE:
            self.referee.play(due.seat, due.action)
        self.referee.deal()

    def draw(self, weights: list[int]) -> int:
        """The outcome that is written; the tutor is the dealer of the game."""
        due = self.due
        if due is None or due.seat != CHANCE:
            raise ValueError(f"step {self.step.id}: the lesson does not say what falls here")
        return self.referee.state.legal(CHANCE).index(due.action)


def tutor_of(referee: Referee) -> Tutor | None:
    """Who leads a game that is a lesson."""
    return referee.dealer if isinstance(referee.dealer, Tutor) else None


def tutor_acts(referee: Referee) -> bool:
    """Whether a game is a lesson in which something is due before the learner is asked again."""
    tutor = tutor_of(referee)
    return tutor is not None and tutor.due is not None


def begin(lesson: Lesson) -> Tutor:
    """A lesson at its first step."""
    referee = lesson.referee()
    tutor = Tutor(lesson, referee)
    referee.dealer = tutor
    while tutor.due is not None:
        tutor.go_on()
    return tutor


def _allowed() -> Text:
    return {language: words.word("core-lesson-allowed") for language, words in spoken().items()}

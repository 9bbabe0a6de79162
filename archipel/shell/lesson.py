"""A lesson at the terminal, with the same tutor as on the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from archipel.core import record
from archipel.core.dealer import FairDealer
from archipel.core.state import CHANCE, Action, Seat
from archipel.lessons.lesson import Lesson, Text
from archipel.lessons.library import lessons
from archipel.lessons.tutor import Tutor
from archipel.shell.terminal import Terminal
from archipel.words import Words
from archipel.words.story import names_of

OTHERS: Final = "easy"
"""The bot on the other seats when the learner plays on."""


class LessonTerminal(Terminal):
    """A terminal whose dealer is a tutor, until the learner plays on."""

    def __init__(
        self,
        lesson: Lesson,
        words: Words,
        say: Callable[[str], None],
        ask: Callable[[str], str | None],
        seed: int | None = None,
    ) -> None:
        names = [OTHERS] * len(lesson.seats)
        super().__init__(lesson.game, names, [lesson.me], lesson.options, words, say, ask, seed)
        self.lesson = lesson
        self.tutor = Tutor(lesson, self.referee)
        self.dealer, self.referee.dealer = self.referee.dealer, self.tutor
        self.called = names_of(words, lesson.game.colours(len(names), lesson.options), list(lesson.seats))
        self.given = 0
        """Number of the lesson's rows, once the learner plays on."""

    def run(self) -> bool:
        """Run the lesson, and the game after it; return False if the person left before the end."""
        self._tell(f"{self._text(self.lesson.title)}. {self._text(self.lesson.goal)}")
        self._tell(self.words.word("core-lesson-prepared"))
        while not self.given:
            while self.tutor.due is not None:
                self.tutor.go_on()
            if not self._person(self.lesson.me):
                return self.tutor.step.kind == "last"
        return super().run()

    def record(self) -> str:
        """Return the record of the lesson; after playing on, with the proof of the dice since."""
        if self.given:
            return super().record()
        return record.write(record.of(self.referee, list(self.lesson.seats), {"Lesson": self.lesson.id}))

    def tags(self) -> dict[str, str]:
        """Return the tags that mark the rows of the lesson as given."""
        return super().tags() | {record.BRANCH: f"{self.lesson.id} {self.given}"}

    # What is said.

    def _tell(self, text: str) -> None:
        self.say(f"» {text}")

    def _text(self, text: Text) -> str:
        return text[self.words.language]

    def _choices(self, seat: Seat) -> None:
        """Print what the tutor says, and the possible answers."""
        if self.given:
            super()._choices(seat)
            return
        tutor, step = self.tutor, self.tutor.step
        self._reply()
        number, steps = tutor.progress.at + 1, len(self.lesson.steps)
        self.say(f"[{self.words.word('core-lesson-step', n=number, steps=steps)}]")
        self._tell(self._text(step.say))
        if step.kind == "move":
            super()._choices(seat)
        elif step.kind == "pick":
            for number, pick in enumerate(step.picks, start=1):
                self.say(f"{number:>3} {self._text(pick.label)}")
            self.say(self.words.word("core-lesson-answer"))
        else:
            self._end()

    def _reply(self) -> None:
        """Print the answer to what the learner did last."""
        reply = self.tutor.reply
        if reply is not None and reply.say is not None:
            self._tell(self._text(reply.say))
        elif reply is not None:
            self._notes(reply.notes)
        if self.tutor.help == 2:
            self._tell(self.words.word("core-lesson-stuck"))

    def _end(self) -> None:
        self._tell(self._text(self.lesson.done))
        found = [lessons()[id] for id in self.lesson.after if id in lessons()]
        named = ", ".join(f"{self._text(lesson.title)} ({lesson.id})" for lesson in found)
        if named:
            self.say(self.words.word("core-lesson-next", lessons=named))
        self.say(self.words.word("core-lesson-play-on"))

    # What is done.

    def _command(self, seat: Seat, line: str) -> bool:
        tutor = self.tutor
        if self.given:
            return super()._command(seat, line)
        if line in ("help", "?", "", "hint", "undo"):
            self._tell(self.words.word("core-lesson-help"))
        elif line == "show" and tutor.step.kind != "last":
            tutor.show()
        elif line == "back" and tutor.may_go_back():
            tutor.back()
        elif line == "again":
            tutor.again()
        elif line == "play" and tutor.step.kind == "last":
            self._play_on()
        elif tutor.step.kind == "pick":
            return self._pick(line)
        else:
            return super()._command(seat, line)
        return line in ("show", "back", "again", "play")

    def _pick(self, line: str) -> bool:
        picks = self.tutor.step.picks
        if not (line.isascii() and line.isdigit() and 1 <= int(line) <= len(picks)):
            self._tell(self.words.word("core-lesson-answer"))
            return False
        reply = self.tutor.answer(picks[int(line) - 1].at)
        assert reply is not None
        if not reply.right:
            self._reply()
        return reply.right

    def _enter(self, seat: Seat, action: Action) -> bool:
        if self.given:
            return super()._enter(seat, action)
        if self.tutor.play(action) is not None:
            self._reply()
            return False
        return True

    def _play_on(self) -> None:
        """Continue with fair dice, and with bots for the other seats."""
        standing = self.referee.standing()
        self.given = len(standing)
        assert isinstance(self.dealer, FairDealer)
        self.dealer.drawn = sum(row.seat == CHANCE for row in standing)
        self.referee.dealer = self.dealer

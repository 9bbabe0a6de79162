"""A puzzle at the terminal."""

from __future__ import annotations

from collections.abc import Callable

from archipel.core.journal import Journal, as_is
from archipel.core.state import Action, Seat
from archipel.puzzles.judge import answer, judge, judge_count
from archipel.puzzles.puzzle import Puzzle
from archipel.registry import game_named
from archipel.shell.terminal import Terminal
from archipel.words import Words

ANSWER = "answer"
"""The word that gives up."""


class Solver(Terminal):
    """A table at which one seat looks for the answer; nobody else acts."""

    def __init__(
        self, puzzle: Puzzle, words: Words, say: Callable[[str], None], ask: Callable[[str], str | None]
    ) -> None:
        game, seats = game_named(puzzle.game), puzzle.source.seats
        options = game.read_options(puzzle.source.options, puzzle.source.rules)
        super().__init__(game, [""] * seats, list(range(seats)), options, words, say, ask)
        self.puzzle = puzzle
        self.referee = puzzle.position()
        self.first = self.referee.copy()
        self.journal = Journal(self.referee, as_is)
        self.solved = False

    def run(self) -> bool:
        """Until it is solved; False if the person gave up."""
        if self.puzzle.kind == "count":
            return self._count()
        while not self.solved:
            self.say(self._question())
            if not self._person(self.puzzle.seat):
                return False
        self._explain_answer()
        return True

    def _question(self) -> str:
        rival, good = self.puzzle.asks or (self.puzzle.seat, "")
        named = self.words.word(f"{self.game.key}-good-{good}") if good else ""
        return self._own(f"ask-{self.puzzle.kind}", name=self.called[rival], good=named)

    def _own(self, key: str, **args: str) -> str:
        """What puzzles say, in the words of the game where it has some."""
        own = f"{self.game.key}-{key}"
        return self.words.word(own if self.words.knows(own) else f"puzzles-{key}", **args)

    def _count(self) -> bool:
        """A number instead of a move."""
        self._news(self.puzzle.seat)
        self.say(self.game.picture(self.referee.state.view(self.puzzle.seat)))
        while True:
            line = self.ask(f"{self._question()} > ")
            if line is None or line.strip() in ("quit", "exit"):
                return False
            if line.strip() == ANSWER:
                self._explain_answer()
                return False
            if judge_count(self.puzzle, line.strip()) == "solved":
                self._explain_answer()
                return True
            self.say(self._own("missed-count"))

    def _command(self, seat: Seat, line: str) -> bool:
        if line == ANSWER:
            self._explain_answer()
            return False
        return super()._command(seat, line)

    def _do(self, seat: Seat, action: Action) -> bool:
        """Only what is right is entered."""
        self.referee.check(seat, action)
        verdict = judge(self.puzzle, self.referee, [action])
        if verdict == "missed":
            self.say(self._own(f"missed-{self.puzzle.kind}"))
            return False
        self.referee.play(seat, action)
        self.solved = verdict == "solved"
        self.say(self._own(verdict))
        return True

    def _explain_answer(self) -> None:
        given = answer(self.puzzle, self.first)
        self.say(self.words.word("puzzles-line", line=" · ".join(given.line)))
        if given.closes:
            self.say(self.words.word("puzzles-trap-closes", trap=given.trap, step=given.closes))
            for note in given.because:
                self.say(f"  {self.words.say(self.game.key, note)} ({', '.join(note.rules)})")
        elif given.trap and self.puzzle.kind == "win":
            self.say(self.words.word("puzzles-trap-win", trap=given.trap))
        if given.why is not None:
            self.say(self.words.say("bots", given.why))
        self.say(self._own(f"idea-{self.puzzle.theme}"))

"""The story of a game in progress, for its readers: made only where somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from archipel.core.frozen import frozen
from archipel.core.game import Game
from archipel.core.referee import Back, Line, Referee
from archipel.core.state import NOBODY, Note, Seat, State
from archipel.core.story import Scene, also, told
from archipel.core.view import View

K = TypeVar("K")


@frozen
class Told:
    """A line of a reader's log with the notes that tell it."""

    line: Line
    notes: list[Note]


def as_told(told: Told) -> Told:
    """Nothing else is made of it."""
    return told


@frozen
class Moment:
    """All of a position that a story is told from."""

    view: View
    turn: Seat
    points: list[int]
    """Those that everybody can see."""
    winners: list[Seat] | None
    """Nobody's name, if the game was stopped; None while it goes on."""
    scores: list[int]
    """Of a game that is over."""


def moments(game: Game, state: State, readers: Iterable[Seat]) -> dict[Seat, Moment]:
    """The position as each of several readers may know it."""
    outcome, turn = state.outcome(), state.turn()
    points = [state.public_points(seat) for seat in range(state.seats())]
    winners = None if outcome is None else outcome.winners
    scores = [] if outcome is None else state.scores()
    views = game.views(state, readers)
    return {reader: Moment(view, turn, points, winners, scores) for reader, view in views.items()}


def moment(game: Game, state: State, reader: Seat) -> Moment:
    """The position as a reader may know it."""
    return moments(game, state, [reader])[reader]


def notes_of(game: Game, before: Moment, after: Moment, line: Line) -> list[Note]:
    """What a game tells of an action, with the points it brought and the end it made."""
    notes = game.story(Scene(before.view, after.view, line.seat, line.text))
    for seat, (had, has) in enumerate(zip(before.points, after.points, strict=True)):
        if had != has and after.winners is None:
            notes.append(also("told-points", seat, points=has - had))
    if after.winners is not None and before.winners is None:
        notes += [told("told-won", seat, n=after.scores[seat]) for seat in after.winners]
        if not after.winners:
            notes.append(told("told-stopped", NOBODY))
    return notes


class Teller(Generic[K]):
    """Follows a referee and tells every reader who asks what happened, each line once.

    What is kept of a line is what `keep` makes of it.
    """

    def __init__(self, referee: Referee, keep: Callable[[Told], K]) -> None:
        self.referee = referee
        self.keep = keep
        self._told: dict[Seat, list[K]] = {}
        self._number: dict[Seat, int] = {}
        """The number of the turn that the last line of each reader belongs to; -1 before the first."""
        self._rows = 0
        self._begin()

    def _begin(self) -> None:
        referee = self.referee
        self._state = referee.game.open(referee.seats, referee.options)
        self._standing: list[int] = []
        self._turns = 0 if self._state.turn() == NOBODY else 1
        """How many turns have begun."""
        self._now: dict[Seat, Moment] = {}

    def story(self, reader: Seat) -> list[K]:
        """Everything a reader was told so far, in the order of the log."""
        if reader not in self._told:
            self._admit(reader)
        self._follow()
        return self._told[reader]

    def now(self, reader: Seat) -> Moment:
        """The position as a reader knows it now."""
        self.story(reader)
        return self._look()[reader]

    def forget_views(self) -> None:
        """Nobody looks at the position for now: what was seen of it is built again when something happens."""
        self._now = {}

    def _admit(self, reader: Seat) -> None:
        """Whoever asks for the first time is told the beginning apart from those who have heard it."""
        alone = self
        if self._rows:
            alone = Teller(self.referee, self.keep)
            alone.story(reader)
            self._follow()
        self._told[reader] = alone._told.get(reader, [])
        self._number[reader] = alone._number.get(reader, -1)
        self._now = {}

    def _follow(self) -> None:
        while self._rows < len(self.referee.rows):
            self._rows += 1
            row = self.referee.rows[self._rows - 1]
            if isinstance(row.action, Back):
                self._take_back(row.action.to)
            else:
                self._happen(self._rows)

    def _look(self) -> dict[Seat, Moment]:
        if not self._now:
            self._now = moments(self.referee.game, self._state, self._told)
        return self._now

    def _happen(self, number: int) -> None:
        before, turn = self._look(), self._turns
        self._apply(number)
        after = self._look()
        for reader in self._told:
            self._tell(reader, number, before[reader], after[reader], turn)

    def _tell(self, reader: Seat, number: int, before: Moment, after: Moment, turn: int) -> None:
        """Tell a reader what came out with a row, which was done in the turn with the number `turn`."""
        log, heard = self.referee.logs[reader], self._told[reader]
        new: list[Told] = []
        for at in range(len(heard), len(log)):
            line = log[at]
            if line.number > number:
                break
            # An answer that was covered until now changes nothing any more.
            first = before if line.number == number else after
            notes = notes_of(self.referee.game, first, after, line)
            new.append(Told(line, [*self._heading(reader, before.turn, turn), *notes]))
        if new and after.winners is None:
            new[-1].notes.extend(self._heading(reader, after.turn, self._turns))
        heard.extend([self.keep(told) for told in new])

    def _heading(self, reader: Seat, turn: Seat, number: int) -> list[Note]:
        """A new turn begins with the row that ends the one before it, or with the first line of it."""
        if number == self._number[reader]:
            return []
        self._number[reader] = number
        return [told("told-turn", turn, n=number)]

    def _apply(self, number: int) -> None:
        row = self.referee.rows[number - 1]
        was = self._state.turn()
        self._state.apply(row.seat, row.action)
        self._turns += self._state.turn() not in (was, NOBODY)
        self._standing.append(number)
        self._now = {}

    def _take_back(self, to: int) -> None:
        kept = [number for number in self._standing if number < to]
        self._begin()
        for number in kept:
            self._apply(number)
        for reader, heard in self._told.items():
            self._number[reader] = self._turns
            line = self.referee.logs[reader][len(heard)]
            heard.append(self.keep(Told(line, [told("told-back", line.seat, row=to)])))

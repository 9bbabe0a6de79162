"""The story of a game in progress, for one reader: made only where somebody asks for it."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.core.game import Game
from archipel.core.referee import Back, Line, Referee
from archipel.core.state import NOBODY, Note, Seat, State
from archipel.core.story import Scene, also, told
from archipel.core.view import View


@dataclass(frozen=True)
class Told:
    """A line of a reader's log with the notes that tell it."""

    line: Line
    notes: list[Note]


@dataclass(frozen=True)
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


def moment(state: State, reader: Seat, seats: int) -> Moment:
    """The position as a reader may know it."""
    outcome = state.outcome()
    return Moment(
        state.view(reader),
        state.turn(),
        [state.public_points(seat) for seat in range(seats)],
        None if outcome is None else outcome.winners,
        [] if outcome is None else state.scores(),
    )


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


class Teller:
    """Follows a referee and tells one reader what happened, each line once."""

    def __init__(self, referee: Referee, reader: Seat) -> None:
        self.referee, self.reader = referee, reader
        self._told: list[Told] = []
        self._rows = 0
        self._begin()
        self._number = 0
        """The number of the turn that the last line belongs to."""

    def _begin(self) -> None:
        referee = self.referee
        self._state = referee.game.open(referee.seats, referee.options)
        self._standing: list[int] = []
        self._turns = 0 if self._state.turn() == NOBODY else 1
        """How many turns have begun."""
        self._now: Moment | None = None

    def story(self) -> list[Told]:
        """Everything the reader was told so far, in the order of the log."""
        while self._rows < len(self.referee.rows):
            self._rows += 1
            row = self.referee.rows[self._rows - 1]
            if isinstance(row.action, Back):
                self._take_back(row.action.to)
            else:
                self._happen(self._rows)
        return self._told

    def _look(self) -> Moment:
        if self._now is None:
            self._now = moment(self._state, self.reader, self.referee.seats)
        return self._now

    def _happen(self, number: int) -> None:
        before, turn = self._look(), self._turns
        self._apply(number)
        after = self._look()
        log, had = self.referee.logs[self.reader], len(self._told)
        while len(self._told) < len(log) and log[len(self._told)].number <= number:
            line = log[len(self._told)]
            # An answer that was covered until now changes nothing any more.
            first = before if line.number == number else after
            self._told.append(
                Told(line, [*self._heading(before.turn, turn), *self._notes(first, after, line)])
            )
        if len(self._told) > had and after.winners is None:
            self._told[-1].notes.extend(self._heading(after.turn, self._turns))

    def _notes(self, before: Moment, after: Moment, line: Line) -> list[Note]:
        return notes_of(self.referee.game, before, after, line)

    def _heading(self, turn: Seat, number: int) -> list[Note]:
        """A new turn begins with the row that ends the one before it, or with the first line of it."""
        if self._told and number == self._number:
            return []
        self._number = number
        return [told("told-turn", turn, n=number)]

    def _apply(self, number: int) -> None:
        row = self.referee.rows[number - 1]
        was = self._state.turn()
        self._state.apply(row.seat, row.action)
        self._turns += self._state.turn() not in (was, NOBODY)
        self._standing.append(number)
        self._now = None

    def _take_back(self, to: int) -> None:
        kept = [number for number in self._standing if number < to]
        self._begin()
        for number in kept:
            self._apply(number)
        self._number = self._turns
        line = self.referee.logs[self.reader][len(self._told)]
        self._told.append(Told(line, [told("told-back", line.seat, row=to)]))

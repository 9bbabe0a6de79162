"""The story of a game, row by row, as each reader was told it. It is built only for readers who ask."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from archipel.core.game import Game
from archipel.core.referee import Line, Referee, Retold, Witness
from archipel.core.state import NOBODY, Note, Seat, State
from archipel.core.story import Scene, also, told
from archipel.core.values import value_type
from archipel.core.view import View

K = TypeVar("K")


@value_type
class StoryLine:
    """A line of a reader's log with the notes that tell it."""

    line: Line
    notes: list[Note]


def as_is(told: StoryLine) -> StoryLine:
    """Return the story line unchanged."""
    return told


@value_type
class Snapshot:
    """A position as one reader knows it, with all that a story line may mention."""

    view: View
    turn: Seat
    points: list[int]
    """The points that everybody can see, by seat."""
    winners: list[Seat] | None
    """The winners, none of them if the game was stopped; None while it goes on."""
    scores: list[int]
    """The final scores; empty while the game goes on."""


def snapshots(game: Game, state: State, readers: Iterable[Seat]) -> dict[Seat, Snapshot]:
    """Return the position as each of several readers may know it."""
    outcome, turn = state.outcome(), state.turn()
    points = [state.public_points(seat) for seat in range(state.seats())]
    winners = None if outcome is None else outcome.winners
    scores = [] if outcome is None else state.scores()
    views = game.views(state, readers)
    return {reader: Snapshot(view, turn, points, winners, scores) for reader, view in views.items()}


def snapshot(game: Game, state: State, reader: Seat) -> Snapshot:
    """Return the position as a reader may know it."""
    return snapshots(game, state, [reader])[reader]


def notes_of(game: Game, before: Snapshot, after: Snapshot, line: Line) -> list[Note]:
    """Return the notes that tell an action, with the points it brought and the end of the game."""
    notes = game.story(Scene(before.view, after.view, line.seat, line.text))
    for seat, (had, has) in enumerate(zip(before.points, after.points, strict=True)):
        if had != has and after.winners is None:
            notes.append(also("told-points", seat, points=has - had))
    if after.winners is not None and before.winners is None:
        notes += [told("told-won", seat, n=after.scores[seat]) for seat in after.winners]
        if not after.winners:
            notes.append(told("told-stopped", NOBODY))
    return notes


class Journal(Witness, Generic[K]):
    """Tells every reader who has asked the story of a game, each line once.

    It keeps what `keep` makes of each line. With `on_failure`, a story or a view that raises does not
    fail the move: `on_failure` gets the number of the row and the error, and readers are told the notation.
    """

    def __init__(
        self,
        referee: Referee,
        keep: Callable[[StoryLine], K],
        on_failure: Callable[[int, Exception], None] | None = None,
    ) -> None:
        self.referee = referee
        self.keep = keep
        self.on_failure = on_failure
        self._told: dict[Seat, list[K]] = {}
        self._told_with: dict[Seat, list[int]] = {}
        """For each line of a reader, the number of the last row when it was told."""
        self._turn: dict[Seat, int] = {}
        """The number of the turn that the last line of each reader belongs to; -1 before the first."""
        self._now: dict[Seat, Snapshot] = {}
        self._before: dict[Seat, Snapshot] = {}
        """The position before the row being applied; empty if a view raised."""
        self._turn_before: Seat = NOBODY
        self._turns_before = 0
        referee.witnesses.append(self)

    def story(self, reader: Seat) -> list[K]:
        """Return everything a reader was told so far, in the order of the log."""
        if reader not in self._told:
            self._admit(reader)
        return self._told[reader]

    def lines_until(self, reader: Seat, version: int) -> int:
        """Return how many lines of the story a reader had been told when row `version` was the last one."""
        self.story(reader)
        return bisect_right(self._told_with[reader], version)

    def now(self, reader: Seat) -> Snapshot:
        """Return the position as a reader knows it now."""
        self.story(reader)
        return self._current()[reader]

    def forget_views(self) -> None:
        """Drop the cached snapshots; they are built again when something happens."""
        self._now = {}

    def _current(self) -> dict[Seat, Snapshot]:
        if not self._now:
            self._now = snapshots(self.referee.game, self.referee.state, self._told)
        return self._now

    def _admit(self, reader: Seat) -> None:
        """Replay the game for a reader who asks for the first time, and keep what it is told."""
        self._told[reader], self._told_with[reader], self._turn[reader] = [], [], -1
        self._now = {}
        if not self.referee.rows:
            return
        game = Retold(self.referee.game, self.referee.seats, self.referee.options)
        alone = Journal(game, self.keep, self.on_failure)
        alone.story(reader)
        for row in self.referee.rows:
            game.append(row.seat, row.action)
        self._told[reader], self._turn[reader] = alone._told[reader], alone._turn[reader]
        self._told_with[reader] = alone._told_with[reader]

    def before(self) -> None:
        """Take a snapshot of the position, for those who have asked."""
        if not self._told:
            return
        self._turn_before, self._turns_before = self.referee.state.turn(), self.referee.turns
        try:
            self._before = self._current()
        except Exception as error:
            self._failed(len(self.referee.rows), error)
            self._before = {}

    def after(self, number: int) -> None:
        """Take another snapshot, and tell every reader what changed between the two."""
        self._now = {}
        for reader in self._told:
            turn, lines = self._turn[reader], self.referee.logs[reader][len(self._told[reader]) :]
            try:
                kept = self._keep_lines(reader, lines, self._notes(reader, number, lines))
            except Exception as error:
                self._failed(number, error)
                self._turn[reader] = turn
                kept = self._keep_lines(reader, lines, [_plain(line) for line in lines])
            self._tell(reader, kept)

    def _failed(self, number: int, error: Exception) -> None:
        if self.on_failure is None:
            raise error
        self.on_failure(number, error)

    def _notes(self, reader: Seat, number: int, lines: list[Line]) -> list[list[Note]]:
        """Return what the game tells a reader about each of the lines that came out with row `number`."""
        after = self._current()[reader]
        if reader not in self._before:  # its view failed
            return [_plain(line) for line in lines]
        before = self._before[reader]
        # A covered answer that is only revealed now is told without a change of the position.
        return [
            notes_of(self.referee.game, before if line.number == number else after, after, line)
            for line in lines
        ]

    def _keep_lines(self, reader: Seat, lines: list[Line], notes: list[list[Note]]) -> list[K]:
        """Add the headings of turns: to the row that ends the turn before, or to the first line of a turn."""
        new = [
            StoryLine(line, [*self._heading(reader, self._turn_before, self._turns_before), *about])
            for line, about in zip(lines, notes, strict=True)
        ]
        if new and self.referee.state.outcome() is None:
            new[-1].notes.extend(self._heading(reader, self.referee.state.turn(), self.referee.turns))
        return [self.keep(line) for line in new]

    def _heading(self, reader: Seat, turn: Seat, number: int) -> list[Note]:
        if number == self._turn[reader]:
            return []
        self._turn[reader] = number
        return [told("told-turn", turn, n=number)]

    def _tell(self, reader: Seat, lines: list[K]) -> None:
        self._told[reader].extend(lines)
        self._told_with[reader].extend([len(self.referee.rows)] * len(lines))

    def taken_back(self, to: int) -> None:
        """Tell every reader that rows were taken back; their earlier lines stay."""
        self._now = {}
        for reader in self._told:
            self._turn[reader] = self.referee.turns
            line = self.referee.logs[reader][-1]
            self._tell(reader, [self.keep(StoryLine(line, [told("told-back", line.seat, row=to)]))])


def _plain(line: Line) -> list[Note]:
    """Return the notes of a line whose story failed: its notation."""
    return [told("told-verb", line.seat, verb=line.text)]

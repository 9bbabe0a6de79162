"""What happened in a game, row by row, as each of its readers was told it: made only for those who ask."""

from __future__ import annotations

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
    """Nothing else is made of it."""
    return told


@value_type
class Snapshot:
    """All of a position that a story is told from."""

    view: View
    turn: Seat
    points: list[int]
    """Those that everybody can see."""
    winners: list[Seat] | None
    """Nobody's name, if the game was stopped; None while it goes on."""
    scores: list[int]
    """Of a game that is over."""


def snapshots(game: Game, state: State, readers: Iterable[Seat]) -> dict[Seat, Snapshot]:
    """The position as each of several readers may know it."""
    outcome, turn = state.outcome(), state.turn()
    points = [state.public_points(seat) for seat in range(state.seats())]
    winners = None if outcome is None else outcome.winners
    scores = [] if outcome is None else state.scores()
    views = game.views(state, readers)
    return {reader: Snapshot(view, turn, points, winners, scores) for reader, view in views.items()}


def snapshot(game: Game, state: State, reader: Seat) -> Snapshot:
    """The position as a reader may know it."""
    return snapshots(game, state, [reader])[reader]


def notes_of(game: Game, before: Snapshot, after: Snapshot, line: Line) -> list[Note]:
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


class Journal(Witness, Generic[K]):
    """Is there when something happens, and tells every reader who has asked, each line once.

    What is kept of a line is what `keep` makes of it.
    """

    def __init__(self, referee: Referee, keep: Callable[[StoryLine], K]) -> None:
        self.referee = referee
        self.keep = keep
        self._told: dict[Seat, list[K]] = {}
        self._turn: dict[Seat, int] = {}
        """The number of the turn that the last line of each reader belongs to; -1 before the first."""
        self._now: dict[Seat, Snapshot] = {}
        self._before: dict[Seat, Snapshot] = {}
        self._turns = 0
        """How many turns had begun by then."""
        referee.witnesses.append(self)

    def story(self, reader: Seat) -> list[K]:
        """Everything a reader was told so far, in the order of the log."""
        if reader not in self._told:
            self._admit(reader)
        return self._told[reader]

    def now(self, reader: Seat) -> Snapshot:
        """The position as a reader knows it now."""
        self.story(reader)
        return self._look()[reader]

    def forget_views(self) -> None:
        """Nobody looks at the position for now: what was seen of it is built again when something happens."""
        self._now = {}

    def _look(self) -> dict[Seat, Snapshot]:
        if not self._now:
            self._now = snapshots(self.referee.game, self.referee.state, self._told)
        return self._now

    def _admit(self, reader: Seat) -> None:
        """Whoever asks for the first time is told the beginning apart from those who have heard it."""
        self._told[reader], self._turn[reader] = [], -1
        self._now = {}
        if not self.referee.rows:
            return
        game = Retold(self.referee.game, self.referee.seats, self.referee.options)
        alone = Journal(game, self.keep)
        alone.story(reader)
        for row in self.referee.rows:
            game.append(row.seat, row.action)
        self._told[reader], self._turn[reader] = alone._told[reader], alone._turn[reader]

    def before(self) -> None:
        """Look at the position, for those who have asked."""
        if self._told:
            self._before, self._turns = self._look(), self.referee.turns

    def after(self, number: int) -> None:
        """Look again, and tell them."""
        self._now = {}
        for reader in self._told:
            self._tell(reader, number, self._before[reader], self._look()[reader])

    def _tell(self, reader: Seat, number: int, before: Snapshot, after: Snapshot) -> None:
        """Tell a reader what came out with a row."""
        heard, new = self._told[reader], list[StoryLine]()
        for line in self.referee.logs[reader][len(heard) :]:
            # An answer that was covered until now changes nothing any more.
            first = before if line.number == number else after
            notes = notes_of(self.referee.game, first, after, line)
            new.append(StoryLine(line, [*self._heading(reader, before.turn, self._turns), *notes]))
        if new and after.winners is None:
            new[-1].notes.extend(self._heading(reader, after.turn, self.referee.turns))
        heard.extend([self.keep(told) for told in new])

    def _heading(self, reader: Seat, turn: Seat, number: int) -> list[Note]:
        """A new turn begins with the row that ends the one before it, or with the first line of it."""
        if number == self._turn[reader]:
            return []
        self._turn[reader] = number
        return [told("told-turn", turn, n=number)]

    def taken_back(self, to: int) -> None:
        """What was told stays told, with one line more."""
        self._now = {}
        for reader, heard in self._told.items():
            self._turn[reader] = self.referee.turns
            line = self.referee.logs[reader][-1]
            heard.append(self.keep(StoryLine(line, [told("told-back", line.seat, row=to)])))

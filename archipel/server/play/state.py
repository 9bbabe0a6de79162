"""The state of a table in memory, which can always be rebuilt from its stored rows."""

from __future__ import annotations

import logging
from typing import Any

from msgspec import Raw

from archipel.core.journal import Journal, StoryLine
from archipel.core.referee import Referee
from archipel.core.state import WATCHER, BadOptions, Seat
from archipel.lessons.tutor import Tutor, tutor_of
from archipel.registry import GAMES
from archipel.server.play import clocks
from archipel.server.play.clocks import Clock, Pace
from archipel.server.play.lesson import lesson_out
from archipel.server.play.messages import ClockOut, Done, OverOut, StateOut, encoded, line_out, note_out
from archipel.server.play.position_view import PositionView, position_view, throwable
from archipel.server.play.reading import append_stored, referee_for, set_dealer
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, TableRow
from archipel.server.play.standing import standing

log = logging.getLogger(__name__)


class TableState:
    """A table's row, its game in progress, and the answers it gave."""

    def __init__(self, row: TableRow, actions: list[ActionRow]) -> None:
        self.rebuild(row, actions)

    def rebuild(self, row: TableRow, actions: list[ActionRow]) -> None:
        """Start again from the stored row and actions."""
        self.row = row
        self.problem: Refused | None = None
        """Why this table cannot be played, if it cannot."""
        self.unread: list[ActionRow] = []
        """The stored rows of a table that cannot be replayed."""
        self.referee: Referee | None = None
        self.done: dict[tuple[Seat, str], int] = {}
        """The row that each message with a client id became."""
        self.unchanged_since: dict[Seat, int] = {}
        """For a seat that still sees the same question: the first version it may answer from."""
        self.stood_in: set[int] = set()
        """The rows at which a bot began to play for a person."""
        self.played_for: dict[Seat, int] = {}
        """For a seat whose last row a bot played for its person: that row."""
        self._views: dict[Seat, PositionView] = {}
        self._journal: Journal[Raw] | None = None
        if row.standing.started is None:
            return
        try:
            self.referee = referee_for(row)
        except (KeyError, BadOptions):  # a game, a version or an option that this server does not know
            now = GAMES[row.game].rules if row.game in GAMES else "none"
            self.problem = Refused("rules-changed", began=row.rules, now=now)
            self.unread = actions
            return
        except Refused as refused:  # the lesson has changed since
            self.problem, self.unread = refused, actions
            return
        self.extend(actions)
        if self.problem is not None:
            self.unread = actions

    def refresh(self, row: TableRow, actions: list[ActionRow]) -> None:
        """Take over the row and the later actions that another process committed."""
        self.row = row
        self.extend(actions)

    def extend(self, actions: list[ActionRow]) -> None:
        """Append stored actions to the game."""
        if self.referee is None or self.problem is not None:
            return
        for action in actions:
            self._track_stand_in(action)
            try:
                append_stored(self.referee, action.seat, action.action)
                if self.tutor is not None:
                    self.tutor.follow()
            except (ValueError, IndexError, KeyError):  # a damaged row: say so, do not guess
                self.problem = Refused("cannot-replay", row=action.seq)
                return
            if action.client_id is not None:
                self.done[action.seat, action.client_id] = action.seq
        self.forget_views()
        self.unchanged_since.clear()
        set_dealer(self.referee)

    def expect_move(self, seat: Seat, by_bot: bool) -> bool:
        """Prepare for the next row of `seat`; return whether a bot makes it for a person.

        The journal tells the row while it is appended, so it has to know this beforehand.
        """
        stands_in = by_bot and self.tutor is None and seat >= 0 and self.row.seats[seat].person is not None
        self._mark_stand_in(self.version + 1, seat, stands_in)
        return stands_in

    def _mark_stand_in(self, number: int, seat: Seat, stands_in: bool) -> None:
        self.stood_in.discard(number)  # of a move that was refused
        if stands_in and seat not in self.played_for:
            self.stood_in.add(number)

    def _track_stand_in(self, action: ActionRow) -> None:
        """Remember for whom a bot played."""
        self._mark_stand_in(action.seq, action.seat, action.stood_in)
        if action.stood_in:
            self.played_for[action.seat] = action.seq
        elif action.seat >= 0:
            self.played_for.pop(action.seat, None)

    # Reading.

    @property
    def version(self) -> int:
        """The number of the last row."""
        return 0 if self.referee is None else len(self.referee.rows)

    @property
    def clock(self) -> Clock | None:
        """The clock of the table, if it has one."""
        return self.row.standing.clock

    @property
    def pace(self) -> Pace | None:
        """The pace of the table, if it has a clock."""
        return clocks.pace_of(self.row.game, self.row.options.pace)

    @property
    def tutor(self) -> Tutor | None:
        """The tutor, if this is a lesson."""
        return None if self.referee is None else tutor_of(self.referee)

    def playing(self) -> Referee:
        """Return the game, or refuse with the reason why there is none."""
        if self.problem is not None:
            raise self.problem
        if self.referee is None:
            closed = self.row.status == "closed"
            raise Refused("closed") if closed else Refused("conflict", why="not-started")
        return self.referee

    def check_version(self, seat: Seat, v: int) -> None:
        """Refuse unless version `v` is what the seat sees now, in a running game."""
        self.playing()
        if self.row.status == "closed":
            raise Refused("closed")
        if not self.unchanged_since.get(seat, self.version) <= v <= self.version:
            raise Refused("stale", v=self.version)
        if self.row.status != "playing":
            raise Refused("conflict", why="over")

    # Changes.

    def advance(
        self,
        seat: Seat,
        before: int,
        client_id: str | None,
        waiting: dict[Seat, PositionView],
        now: float,
        stands_in: bool = False,
    ) -> list[ActionRow]:
        """Account for the rows that the referee appended for `seat` after version `before`; return them.

        `waiting` has what the others who are asked saw at that version.
        """
        referee = self.playing()
        self.forget_views()
        clock, pace = self.clock, self.pace
        if clock is not None and pace is not None:
            clocks.advance(pace, clock, now, seat, referee.state.turn(), self.people_asked())
        made = [
            ActionRow(
                number,
                row.seat,
                row.action.text,
                now,
                client_id if number == before + 1 else None,
                stands_in and row.seat == seat,
            )
            for number, row in enumerate(referee.rows[before:], start=before + 1)
        ]
        for action in made:
            self._track_stand_in(action)
        if client_id is not None:
            self.done[seat, client_id] = before + 1
        self.update_standing(now)
        # A covered answer changes nothing the others see, so their answers do not become stale.
        asked = referee.state.asked()
        self.unchanged_since = {
            other: self.unchanged_since.get(other, before)
            for other, seen in waiting.items()
            if other in asked and self.position_view(other) == seen
        }
        return made

    def acknowledge(self, seat: Seat, client_id: str | None) -> Done:
        """Answer a message that made no row, and remember its id."""
        if client_id is not None:
            self.done[seat, client_id] = self.version
        return Done(id=client_id, v=self.version)

    def update_standing(self, now: float) -> None:
        """Recompute the standing in the table's row."""
        self.row.standing = standing(self.row, self.playing(), now)

    def people_asked(self) -> list[Seat]:
        """Return the asked seats at which a person must act."""
        return [seat for seat in self.playing().state.asked() if self.row.seats[seat].person_acts()]

    # Views and messages.

    def position_view(self, seat: Seat) -> PositionView:
        """Return what a seat or a spectator sees now; cached until the position changes."""
        if seat not in self._views:
            seen = self.journal.now(seat)
            self._views[seat] = position_view(self.playing(), seat, seen, self.row.options.counting)
        return self._views[seat]

    def forget_views(self) -> None:
        """Drop the cached views, because the position has changed."""
        self._views.clear()

    def drop_views(self) -> None:
        """Drop all cached views after they were sent, so the garbage collector need not scan them."""
        self.forget_views()
        if self._journal is not None:
            self._journal.forget_views()

    @property
    def journal(self) -> Journal[Raw]:
        """The journal of the game, which keeps every line encoded as JSON."""
        if self._journal is None:
            self._journal = Journal(self.playing(), self._encode_line, self._log_failure)
        return self._journal

    def _encode_line(self, told: StoryLine) -> Raw:
        return encoded(line_out(told, told.line.number in self.stood_in))

    def _log_failure(self, row: int, error: Exception) -> None:
        log.error("The story of row %d failed at table %s", row, self.row.id, exc_info=error)

    def message_for(self, seat: Seat, since: int, now: float) -> StateOut:
        """Return the state message for a seat or a spectator that has seen version `since`."""
        referee, tutor = self.playing(), self.tutor
        since = since if since <= self.version else 0
        start = self.journal.lines_until(seat, since)
        return state_out(
            self.position_view(seat),
            seat=seat,
            v=self.version,
            since=since,
            asked=referee.state.asked(),
            log=self.journal.story(seat)[start:],
            back=0 if seat == WATCHER or tutor is not None else referee.may_take_back(seat),
            throw=throwable(referee),
            clock=self._clock_out(now),
            played_for=self.played_for.get(seat, 0),
            over=over_out(self.row),
            lesson=None if tutor is None else lesson_out(tutor, seat),
        )

    def _clock_out(self, now: float) -> ClockOut | None:
        clock = self.clock
        if clock is None or (pace := self.pace) is None:
            return None
        ends = {seat: clocks.deadline(pace, clock, seat) for seat in clock.since}
        deadlines = {seat: at for seat, at in ends.items() if at is not None}
        return ClockOut(now, clock.turn, clock.left, clock.reserve, deadlines, clock.late)


def state_out(seen: PositionView, **more: Any) -> StateOut:
    """Return the state message for a view; `more` has the fields that do not come from the position."""
    return StateOut(
        view=seen.snapshot.view,
        picture=seen.picture,
        turn=seen.snapshot.turn,
        points=seen.snapshot.points,
        legal=seen.legal,
        forms=seen.forms,
        prompt=None if seen.prompt is None else note_out(seen.prompt),
        count=seen.count,
        **more,
    )


def over_out(row: TableRow) -> OverOut | None:
    """Return the result of a finished game, which reveals the secret behind its draws."""
    result = row.standing.result
    if row.status != "over" or result is None:
        return None
    return OverOut(**result, secret=row.secret)

"""A table at one moment: rebuilt from its rows, never stored."""

from __future__ import annotations

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
from archipel.server.play.look import Look, look, throwable
from archipel.server.play.messages import ClockOut, Done, OverOut, StateOut, line_out, note_out, written
from archipel.server.play.reading import enter, referee_for, set_dealer
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, TableRow
from archipel.server.play.standing import standing


class TableState:
    """The row of a table, its game in progress, and what was answered to whom."""

    def __init__(self, row: TableRow, actions: list[ActionRow]) -> None:
        self.rebuild(row, actions)

    def rebuild(self, row: TableRow, actions: list[ActionRow]) -> None:
        """Start again from what is stored."""
        self.row = row
        self.problem: Refused | None = None
        """Why this table cannot be played."""
        self.unread: list[ActionRow] = []
        """The rows of such a table, as they are stored."""
        self.referee: Referee | None = None
        self.done: dict[tuple[Seat, str], int] = {}
        """The row that each message with an id of its sender's became."""
        self.log_lengths: list[tuple[int, ...]] = []
        """How long the log of every reader was at each version."""
        self.unchanged_since: dict[Seat, int] = {}
        """For a seat whose question stayed the same: the first version it may answer from."""
        self.stood_in: set[int] = set()
        """The rows with which a bot began to play for a person."""
        self.played_for: dict[Seat, int] = {}
        """For a seat whose last row a bot made for its person: that row."""
        self._looks: dict[Seat, Look] = {}
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
        except Refused as refused:  # a lesson that is another one now
            self.problem, self.unread = refused, actions
            return
        self.log_lengths.append((0,) * (row.size + 1))
        self.extend(actions)
        if self.problem is not None:
            self.unread = actions

    def renew(self, row: TableRow, actions: list[ActionRow]) -> None:
        """Take in what was committed elsewhere: the row, and the actions after our version."""
        self.row = row
        self.extend(actions)

    def extend(self, actions: list[ActionRow]) -> None:
        """Enter actions that are stored."""
        if self.referee is None or self.problem is not None:
            return
        for action in actions:
            try:
                enter(self.referee, action.seat, action.action)
                if self.tutor is not None:
                    self.tutor.follow()
            except (ValueError, IndexError, KeyError):  # a damaged row: say so, do not guess
                self.problem = Refused("cannot-replay", row=action.seq)
                return
            self._mark(self.referee)
            self._note(action)
            if action.client_id is not None:
                self.done[action.seat, action.client_id] = action.seq
        self.forget_looks()
        self.unchanged_since.clear()
        set_dealer(self.referee)

    def _note(self, action: ActionRow) -> None:
        """Remember for whom a bot played."""
        if action.seat < 0:
            return
        if action.stood_in and action.seat not in self.played_for:
            self.stood_in.add(action.seq)
        if action.stood_in:
            self.played_for[action.seat] = action.seq
        else:
            self.played_for.pop(action.seat, None)

    def _mark(self, referee: Referee) -> None:
        self.log_lengths.append(tuple([len(referee.logs[reader]) for reader in referee.readers]))

    # What is asked of it.

    @property
    def version(self) -> int:
        """The number of the last row."""
        return 0 if self.referee is None else len(self.log_lengths) - 1

    @property
    def clock(self) -> Clock | None:
        """The time of the table."""
        return self.row.standing.clock

    @property
    def pace(self) -> Pace | None:
        """The pace of the table."""
        return clocks.pace_of(self.row.game, self.row.options.pace)

    @property
    def tutor(self) -> Tutor | None:
        """Who leads the learner, if this is a lesson."""
        return None if self.referee is None else tutor_of(self.referee)

    def playing(self) -> Referee:
        """The game, or a refusal that says why there is none."""
        if self.problem is not None:
            raise self.problem
        if self.referee is None:
            closed = self.row.status == "closed"
            raise Refused("closed") if closed else Refused("conflict", why="not-started")
        return self.referee

    def check_version(self, seat: Seat, v: int) -> None:
        """A refusal unless the seat speaks of the present position of a running game."""
        self.playing()
        if self.row.status == "closed":
            raise Refused("closed")
        if not self.unchanged_since.get(seat, self.version) <= v <= self.version:
            raise Refused("stale", v=self.version)
        if self.row.status != "playing":
            raise Refused("conflict", why="over")

    # Changes.

    def advance(
        self, seat: Seat, client_id: str | None, waiting: dict[Seat, Look], now: float, by_bot: bool = False
    ) -> list[ActionRow]:
        """The referee has entered rows for `seat`: account for them; the rows to be stored."""
        referee, before = self.playing(), self.version
        self.forget_looks()
        clock, pace = self.clock, self.pace
        if clock is not None and pace is not None:
            clocks.advance(pace, clock, now, seat, referee.state.turn(), self.people_asked())
        stood_in = by_bot and self.tutor is None and seat >= 0 and self.row.seats[seat].person is not None
        made = [
            ActionRow(
                number,
                row.seat,
                row.action.text,
                now,
                client_id if number == before + 1 else None,
                stood_in and row.seat == seat,
            )
            for number, row in enumerate(referee.rows[before:], start=before + 1)
        ]
        for action in made:
            self._note(action)
        if client_id is not None:
            self.done[seat, client_id] = before + 1
        self.log_lengths += [self.log_lengths[-1]] * (len(made) - 1)  # nobody is shown a version in between
        self._mark(referee)
        self.update_standing(now)
        # An answer that nobody was told of makes no one else's answer stale.
        asked = referee.state.asked()
        self.unchanged_since = {
            other: self.unchanged_since.get(other, before)
            for other, seen in waiting.items()
            if other in asked and self.look(other) == seen
        }
        return made

    def answered(self, seat: Seat, client_id: str | None) -> Done:
        """A message was done that makes no row."""
        if client_id is not None:
            self.done[seat, client_id] = self.version
        return Done(id=client_id, v=self.version)

    def update_standing(self, now: float) -> None:
        """Say in the row where the table stands now."""
        self.row.standing = standing(self.row, self.playing(), now)

    def people_asked(self) -> list[Seat]:
        """The people who are waited for."""
        return [seat for seat in self.playing().state.asked() if self.row.seats[seat].waits()]

    # What is shown.

    def look(self, seat: Seat) -> Look:
        """What a seat sees now."""
        if seat not in self._looks:
            seen = self.journal.now(seat)
            self._looks[seat] = look(self.playing(), seat, seen, self.row.options.counting)
        return self._looks[seat]

    def forget_looks(self) -> None:
        """The position is another one."""
        self._looks.clear()

    def look_away(self) -> None:
        """Everybody has been sent the position: its views would only be walked through by the collector."""
        self.forget_looks()
        if self._journal is not None:
            self._journal.forget_views()

    @property
    def journal(self) -> Journal[Raw]:
        """Who tells the readers; nobody is told anything before asking. Lines are kept as they are sent."""
        if self._journal is None:
            self._journal = Journal(self.playing(), self._written)
        return self._journal

    def _written(self, told: StoryLine) -> Raw:
        return written(line_out(told, told.line.number in self.stood_in))

    def shown(self, seat: Seat, since: int, now: float) -> StateOut:
        """The message for a seat (or a spectator) that has seen version `since`."""
        referee, tutor = self.playing(), self.tutor
        since = since if since <= self.version else 0
        start = self.log_lengths[since][referee.readers.index(seat)]
        return state_out(
            self.look(seat),
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


def state_out(seen: Look, **more: Any) -> StateOut:
    """The message for what a seat sees; `more` is what the position alone does not tell."""
    return StateOut(
        view=seen.view,
        picture=seen.picture,
        turn=seen.turn,
        points=seen.points,
        legal=seen.legal,
        forms=seen.forms,
        prompt=None if seen.prompt is None else note_out(seen.prompt),
        count=seen.count,
        **more,
    )


def over_out(row: TableRow) -> OverOut | None:
    """The end of a game: only now is the secret behind its draws revealed."""
    result = row.standing.result
    if row.status != "over" or result is None:
        return None
    return OverOut(**result, secret=row.secret)

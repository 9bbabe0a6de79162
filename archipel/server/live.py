"""A game in memory: rebuilt from its rows, never stored, shared by all who look at it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from archipel.core import fairness
from archipel.core.dealer import FairDealer
from archipel.core.referee import Referee
from archipel.core.state import CHANCE, WATCHER, Seat
from archipel.registry import GAMES
from archipel.server import clocks
from archipel.server.clocks import Clock, Pace
from archipel.server.journal import Entry, Info
from archipel.server.listener import Listener
from archipel.server.looks import Look, log_since, look, throwable
from archipel.server.protocol import ClockOut, Hints, OverOut, Refused, StateOut
from archipel.server.thinking import read_action


def seat_people(info: Info) -> Referee:
    """A referee for a table, before its first row, with the dealer everybody can check."""
    game = GAMES[info.game]
    referee = Referee(game, info.size, game.settle(info.options), dice_by_hand=info.by_hand)
    key = fairness.key_of(bytes.fromhex(info.secret), info.contributions())
    referee.dealer = FairDealer(key)
    return referee


def progress(info: Info, referee: Referee, clock: Clock | None, now: float, lease: float) -> dict[str, Any]:
    """What the table's row says after a move: who is asked, until when, and whether it is over."""
    asked = referee.state.asked()
    pace = clocks.pace_of(info.game, info.pace)
    bots = any(info.seats[seat].plays_itself() for seat in asked)
    values: dict[str, Any] = {
        "asked": " ".join(map(str, asked)),
        "clock": "" if clock is None else clock.text(),
        "deadline": None if clock is None or pace is None else clocks.next_deadline(pace, clock),
        "bot_due": now + lease if bots else None,
    }
    outcome = referee.state.outcome()
    if referee.over() and outcome is not None:
        result = {"winners": outcome.winners, "rule": outcome.rule, "scores": referee.state.scores()}
        values |= {"status": "over", "ended": now, "result": json.dumps(result), "deadline": None}
    return values


class Live:
    """One table in memory. Whoever changes it holds `lock` until the change is committed."""

    def __init__(self, info: Info, entries: list[Entry]) -> None:
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.hints: dict[Seat, Hints] = {}
        """The latest hint of each seat: a position is thought about once, however often one asks."""
        self.curve: list[list[float]] = []
        self.rebuild(info, entries)

    def rebuild(self, info: Info, entries: list[Entry]) -> None:
        """Start again from what is stored."""
        self.info = info
        self.trouble: Refused | None = None
        self.referee: Referee | None = None
        self.clock: Clock | None = clocks.read(info.clock) if info.clock else None
        self.cids: dict[tuple[int, str], int] = {}
        self.marks: list[tuple[int, ...]] = []
        self.fresh: dict[Seat, int] = {}
        self.looks: dict[Seat, Look] = {}
        if info.started is None:
            return
        if info.game not in GAMES or GAMES[info.game].rules != info.rules:
            now = GAMES[info.game].rules if info.game in GAMES else "none"
            self.trouble = Refused("rules-changed", began=info.rules, now=now)
            return
        self.referee = seat_people(info)
        self.marks.append((0,) * (info.size + 1))
        self.extend(entries)

    def extend(self, entries: list[Entry]) -> None:
        """Enter rows that are stored."""
        if self.referee is None or self.trouble is not None:
            return
        for entry in entries:
            try:
                self.referee.enter(entry.seat, read_action(self.referee, entry.action))
            except (ValueError, IndexError, KeyError):  # other rules, or a damaged row: say so, do not guess
                self.trouble = Refused("cannot-replay", row=entry.seq)
                return
            self.mark()
            if entry.cid is not None:
                self.cids[entry.seat, entry.cid] = entry.seq
        self.looks.clear()
        self.fresh.clear()
        self.set_dealer()

    def set_dealer(self) -> None:
        """The number of the next draw is how many the dealer has made."""
        referee = self.playing()
        by_hand = referee.dice_by_hand
        drawn = sum(row.seat == CHANCE and not (by_hand and row.action.by_hand) for row in referee.rows)
        assert isinstance(referee.dealer, FairDealer)
        referee.dealer.drawn = drawn

    def mark(self) -> None:
        """Remember how long every log is at this version."""
        referee = self.playing()
        self.marks.append(tuple([len(referee.logs[reader]) for reader in referee.readers]))

    @property
    def version(self) -> int:
        """The number of the last row."""
        return 0 if self.referee is None else len(self.marks) - 1

    @property
    def pace(self) -> Pace | None:
        """The pace of the table."""
        return clocks.pace_of(self.info.game, self.info.pace)

    def playing(self) -> Referee:
        """The game, or a refusal that says why there is none."""
        if self.trouble is not None:
            raise self.trouble
        if self.referee is None:
            raise (
                Refused("closed") if self.info.status == "closed" else Refused("conflict", why="not-started")
            )
        return self.referee

    def look(self, seat: Seat) -> Look:
        """What a seat sees now."""
        if seat not in self.looks:
            self.looks[seat] = look(self.playing(), seat, self.info.counting)
        return self.looks[seat]

    def state(self, seat: Seat, since: int) -> StateOut:
        """The message for a seat (or a spectator) that has seen version `since`."""
        referee = self.playing()
        since = since if since <= self.version else 0
        seen = self.look(seat)
        reader = referee.readers.index(seat)
        return StateOut.model_construct(
            seat=seat,
            v=self.version,
            since=since,
            view=seen.view,
            picture=seen.picture,
            turn=seen.turn,
            points=seen.points,
            asked=referee.state.asked(),
            legal=seen.legal,
            forms=seen.forms,
            prompt=seen.prompt,
            count=seen.count,
            log=log_since(referee, seat, self.marks[since][reader]),
            back=0 if seat == WATCHER else referee.may_take_back(seat),
            throw=throwable(referee),
            clock=None,
            over=over_out(self.info),
        )

    def clock_out(self, now: float) -> ClockOut | None:
        """The clock for the wire."""
        clock, pace = self.clock, self.pace
        if clock is None or pace is None:
            return None
        ends = {seat: clocks.deadline(pace, clock, seat) for seat in clock.since}
        return ClockOut(
            now=now,
            turn=clock.turn,
            left=clock.left,
            reserve=clock.reserve,
            deadlines={seat: at for seat, at in ends.items() if at is not None},
            late=clock.late,
        )


def over_out(info: Info) -> OverOut | None:
    """The end of a game: only now is the secret of its chance revealed."""
    if info.status != "over" or info.result is None:
        return None
    return OverOut(**info.result, secret=info.secret)

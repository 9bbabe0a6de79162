"""What becomes of a seat whose owner is late or gone: grace, the table's policy, votes, coming back."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from archipel.core.state import Seat
from archipel.server.play import clocks
from archipel.server.play.refused import Refused
from archipel.server.play.rows import SeatRow, TableRow
from archipel.server.play.state import TableState

STAND_IN: Final = "greedy"
"""The bot that plays for a person who is away."""

ABSENT: Final = 600.0
"""Seconds without an answer after which somebody who is asked does not play, where no clock says so."""


def plays(row: TableRow, place: SeatRow, now: float) -> bool:
    """Whether the person on a seat takes part in a running game, as far as the table can tell."""
    if not place.waits():
        return False
    standing, pace = row.standing, clocks.pace_of(row.game, row.options.pace)
    if standing.clock is not None and place.seat in standing.clock.late:
        return False
    if place.seat not in standing.asked or (pace is not None and pace.by_decision):
        return True
    return standing.moved is None or now - standing.moved <= ABSENT


def give_to_bot(seat: SeatRow) -> None:
    """A bot plays here until the owner is back."""
    seat.away = True
    seat.bot = seat.bot or STAND_IN


def hand_over(row: TableRow, place: SeatRow, now: float) -> None:
    """From now on a bot plays on a seat of a running game, and nobody's time runs there."""
    give_to_bot(place)
    if row.standing.clock is not None:
        clocks.let_go(row.standing.clock, place.seat)
    row.standing = replace(row.standing, bot_due=now)


def late_seats(table: TableState, now: float) -> list[Seat]:
    """Those whose time is over."""
    clock, pace = table.clock, table.pace
    if clock is None or pace is None or table.row.status != "playing":
        return []
    ends = {seat: clocks.deadline(pace, clock, seat) for seat in list(clock.since)}
    return [seat for seat, at in ends.items() if at is not None and at <= now]


def time_is_over(table: TableState, late: Seat, is_here: bool, until: float) -> bool:
    """Apply the table's policy to a late seat; whether a bot is to play this decision before `until`."""
    clock, seat = table.clock, table.row.seats[late]
    assert clock is not None
    if not is_here and seat.graces < clocks.GRACES:
        seat.graces += 1
        clocks.postpone(clock, late, clocks.GRACE)
        return False
    others = any(other.waits() and other.person != seat.person for other in table.row.seats)
    policy = table.row.options.absence
    if policy == "wait" or (policy == "vote" and others):
        clock.late.append(late)
        return False
    if policy == "seat":
        give_to_bot(seat)
        clock.since.pop(late)
        return False
    clocks.exhaust(clock, late, until)
    return True


def vote(table: TableState, voter: Seat, late: Seat) -> None:
    """One more wants a bot to play for a late seat; when most of the others do, it does."""
    clock, row = table.clock, table.row
    mine = row.held_by(row.seats[voter].person)
    if late in mine:
        raise Refused("not-your-seat")
    if clock is None or late not in clock.late:
        raise Refused("conflict", why="not-late")
    votes = clock.votes.setdefault(late, [])
    votes += [seat for seat in mine if seat not in votes]
    owner = row.seats[late].person
    others = [seat.seat for seat in row.seats if seat.waits() and seat.person != owner]
    if 2 * len([seat for seat in votes if seat in others]) > len(others):
        give_to_bot(row.seats[late])
        clock.late.remove(late)
        clock.since.pop(late, None)


def come_back(table: TableState, seat: Seat, now: float) -> None:
    """The owner of a seat plays again."""
    table.row.seats[seat].away = False
    clock = table.clock
    if clock is None:
        return
    if seat in table.playing().state.asked():
        clock.since.setdefault(seat, now)
    if seat in clock.late:
        clock.late.remove(seat)
        clock.since[seat] = now

"""Seats whose owner is late or gone: grace periods, the table's absence policy, votes, coming back."""

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
"""Seconds without an answer after which a person counts as absent at a table without a clock."""


def is_playing(row: TableRow, place: SeatRow, now: float) -> bool:
    """Whether the person on a seat takes part in a running game, judged by clock and last move."""
    if not place.person_acts():
        return False
    standing, pace = row.standing, clocks.pace_of(row.game, row.options.pace)
    if standing.clock is not None and place.seat in standing.clock.late:
        return False
    if place.seat not in standing.asked or (pace is not None and pace.by_decision):
        return True
    return standing.moved is None or now - standing.moved <= ABSENT


def give_to_bot(seat: SeatRow) -> None:
    """Let a bot play this seat until the owner is back."""
    seat.away = True
    seat.bot = seat.bot or STAND_IN


def hand_over(row: TableRow, place: SeatRow, now: float) -> None:
    """Give a seat of a running game to a bot, and stop the seat's clock."""
    give_to_bot(place)
    if row.standing.clock is not None:
        clocks.stop(row.standing.clock, place.seat)
    row.standing = replace(row.standing, bot_due=now)


def late_seats(table: TableState, now: float) -> list[Seat]:
    """Return the seats whose time is over."""
    clock, pace = table.clock, table.pace
    if clock is None or pace is None or table.row.status != "playing":
        return []
    ends = {seat: clocks.deadline(pace, clock, seat) for seat in list(clock.since)}
    return [seat for seat, at in ends.items() if at is not None and at <= now]


def time_is_over(table: TableState, late: Seat, is_here: bool, until: float) -> bool:
    """Apply the table's policy to a late seat; return whether a bot must decide for it before `until`."""
    clock, seat = table.clock, table.row.seats[late]
    assert clock is not None
    if not is_here and seat.graces < clocks.GRACES:
        seat.graces += 1
        clocks.postpone(clock, late, clocks.GRACE)
        return False
    others = any(other.person_acts() and other.person != seat.person for other in table.row.seats)
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
    """Count a vote to let a bot play for a late seat; with a majority of the others, it does."""
    clock, row = table.clock, table.row
    mine = row.held_by(row.seats[voter].person)
    if late in mine:
        raise Refused("not-your-seat")
    if clock is None or late not in clock.late:
        raise Refused("conflict", why="not-late")
    votes = clock.votes.setdefault(late, [])
    votes += [seat for seat in mine if seat not in votes]
    owner = row.seats[late].person
    others = [seat.seat for seat in row.seats if seat.person_acts() and seat.person != owner]
    if 2 * len([seat for seat in votes if seat in others]) > len(others):
        give_to_bot(row.seats[late])
        clock.late.remove(late)
        clock.since.pop(late, None)


def come_back(table: TableState, seat: Seat, now: float) -> None:
    """Give a seat back to its owner."""
    table.row.seats[seat].away = False
    clock = table.clock
    if clock is None:
        return
    if seat in table.playing().state.asked():
        clock.since.setdefault(seat, now)
    if seat in clock.late:
        clock.late.remove(seat)
        clock.since[seat] = now

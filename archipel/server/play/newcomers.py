"""Joining and leaving a running game: the host decides, and nobody gets to see two hands.

Each function changes the given row, or refuses.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from archipel.server.play import clocks
from archipel.server.play.absence import hand_over, is_playing
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, SeatRow, TableRow, VisitorRow

MAX_REQUESTS: Final = 8
"""The most requests for a seat that may be open at a table."""


def _visitor(row: TableRow, person: str) -> VisitorRow | None:
    return next((visitor for visitor in row.visitors if visitor.person == person), None)


def requests(row: TableRow) -> list[VisitorRow]:
    """Return the people who wait for the host's answer."""
    return [visitor for visitor in row.visitors if visitor.wants is not None]


def request_seat(row: TableRow, place: SeatRow, me: str, name: str, now: float) -> None:
    """Give a person a bot's seat in a running game, or record a request for the host."""
    known = _visitor(row, me)
    if row.options.newcomers == "never":
        raise Refused("forbidden", why="no-newcomers")
    if row.held_by(me):
        raise Refused("forbidden", why="has-seat")
    if known is not None and known.knows not in (None, place.seat):
        raise Refused("forbidden", why="knows-a-hand")
    if row.host == me or (row.options.newcomers == "welcome" and known is None):
        _take(row, place, me, name, now)
        return
    if known is not None and known.refused:
        raise Refused("forbidden", why="host-said-no")
    if len(requests(row)) >= MAX_REQUESTS:
        raise Refused("conflict", why="many-ask")
    _forget(row, me)
    row.visitors.append(VisitorRow(me, name, place.seat, None if known is None else known.knows))


def answer(row: TableRow, me: str, person: str, yes: bool, now: float) -> list[ActionRow]:
    """Accept or refuse a person's request for a seat, as the host."""
    if row.host != me:
        raise Refused("forbidden", why="host-only")
    asking = _visitor(row, person)
    if row.status != "playing" or asking is None or asking.wants is None:
        raise Refused("unknown", what="request")
    place = row.seats[asking.wants]
    if yes and place.person is not None:
        raise Refused("conflict", why="taken")
    if yes:
        _take(row, place, person, asking.name, now)
    else:
        asking.wants, asking.refused = None, True
    return []


def withdraw(row: TableRow, me: str) -> bool:
    """Withdraw a person's request; return whether there was one."""
    asking = _visitor(row, me)
    if asking is None or asking.wants is None:
        return False
    asking.wants = None
    if asking.knows is None:
        _forget(row, me)
    return True


def remove(row: TableRow, place: SeatRow, me: str, bot: str | None, now: float) -> None:
    """Replace a person who does not play by a bot, as the host."""
    person = place.person
    if person is None or person == me:
        raise Refused("conflict", why="started")
    if is_playing(row, place, now):
        raise Refused("forbidden", why="plays")
    hand_over(row, place, now)
    _forget(row, person)
    row.visitors.append(VisitorRow(person, place.name, knows=place.seat))
    place.person, place.name, place.away, place.bot = None, "", False, bot or place.bot


def _take(row: TableRow, place: SeatRow, me: str, name: str, now: float) -> None:
    """Give a bot's seat to a person, whose clock starts now."""
    _forget(row, me)
    for other in requests(row):
        if other.wants == place.seat:
            withdraw(row, other.person)
    place.person, place.name, place.away, place.graces = me, name, False, 0
    pace, clock = clocks.pace_of(row.game, row.options.pace), row.standing.clock
    if pace is not None and clock is not None and place.seat in row.standing.asked:
        clock.since[place.seat] = now
        row.standing = replace(row.standing, deadline=clocks.next_deadline(pace, clock))


def _forget(row: TableRow, person: str) -> None:
    row.visitors = [visitor for visitor in row.visitors if visitor.person != person]

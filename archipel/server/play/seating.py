"""Taking seats, getting ready, starting, leaving, closing: every change of who plays at a table.

Each function changes the given row, or refuses. It returns the first actions if the change starts the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from archipel.bots.make import BOTS
from archipel.core.state import Seat
from archipel.server.play import clocks, newcomers
from archipel.server.play.absence import hand_over, is_playing
from archipel.server.play.reading import append_stored, referee_for, set_dealer
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, SeatRow, TableRow
from archipel.server.play.standing import standing


def bot_named(name: str) -> str:
    """Return the name of a bot, or refuse an unknown one."""
    if name not in BOTS:
        raise Refused("unknown", what="bot")
    return name


def not_closed(row: TableRow) -> None:
    """Refuse if the table is closed."""
    if row.status == "closed":
        raise Refused("closed")


def _seat(row: TableRow, seat: Seat) -> SeatRow:
    if not 0 <= seat < row.size:
        raise Refused("unknown", what="seat")
    return row.seats[seat]


def begin_when_ready(row: TableRow, now: float) -> list[ActionRow]:
    """Start the game if every seat is taken and everybody is ready."""
    if row.status != "open":
        return []
    for seat in row.seats:
        if (seat.person is None and seat.bot is None) or (seat.person is not None and not seat.ready):
            return []
    return begin(row, (), now)


def begin(row: TableRow, given: Iterable[tuple[Seat, str]], now: float) -> list[ActionRow]:
    """Start a game after the rows taken over from another, and deal up to the first decision."""
    referee = referee_for(row)
    for seat, text in given:
        append_stored(referee, seat, text)
    if referee.over():
        raise Refused("conflict", why="over")
    set_dealer(referee)
    referee.deal()
    pace = clocks.pace_of(row.game, row.options.pace)
    clock = None if pace is None else clocks.start(pace, row.size)
    if pace is not None and clock is not None:
        people = [seat for seat in referee.state.asked() if row.seats[seat].person_acts()]
        clocks.advance(pace, clock, now, -1, referee.state.turn(), people)
    row.standing = replace(row.standing, status="playing", started=now, clock=clock)
    row.standing = standing(row, referee, now)
    return [
        ActionRow(number, made.seat, made.action.text, now)
        for number, made in enumerate(referee.rows, start=1)
    ]


def sit(
    row: TableRow, me: str, seat: Seat, name: str, contribution: str | None, ready: bool, now: float
) -> list[ActionRow]:
    """Take a free seat, or one's own seat back; in a running game, ask for a bot's seat."""
    not_closed(row)
    place = _seat(row, seat)
    if row.status == "over":
        raise Refused("conflict", why="over")
    if place.person == me:
        place.away = False
    elif place.person is not None:
        raise Refused("conflict", why="taken")
    elif row.status == "open":
        if place.bot is not None and row.host != me:
            raise Refused("conflict", why="taken")
        place.person, place.bot, place.ready, place.contribution = me, None, ready, contribution
    else:
        newcomers.request_seat(row, place, me, name, now)
        return []
    place.name = name
    return begin_when_ready(row, now)


def get_ready(
    row: TableRow, me: str, is_ready: bool, contribution: str | None, now: float
) -> list[ActionRow]:
    """Set all of a person's seats to ready or not; a contribution goes to the first of them."""
    not_closed(row)
    mine = row.held_by(me)
    if not mine:
        raise Refused("not-your-seat")
    if row.status != "open":
        raise Refused("conflict", why="started")
    for seat in mine:
        row.seats[seat].ready = is_ready
    if contribution is not None:
        row.seats[mine[0]].contribution = contribution
    return begin_when_ready(row, now)


def put_bot(row: TableRow, me: str, seat: Seat, bot: str | None, now: float) -> list[ActionRow]:
    """Put a bot on a seat or free it, as the host; in a running game, replace a person who does not play."""
    not_closed(row)
    if row.host != me:
        raise Refused("forbidden", why="host-only")
    place = _seat(row, seat)
    named = None if bot is None else bot_named(bot)
    if row.status == "playing":
        newcomers.remove(row, place, me, named, now)
        return []
    if row.status != "open":
        raise Refused("conflict", why="started")
    if place.person not in (None, me) and place.ready:
        raise Refused("conflict", why="taken")
    row.seats[seat] = SeatRow(seat, bot=named, away=place.away, graces=place.graces)
    return begin_when_ready(row, now)


def leave(row: TableRow, me: str, now: float) -> list[ActionRow]:
    """Leave: a bot plays on until the owner comes back; a table without people is closed."""
    not_closed(row)
    if newcomers.withdraw(row, me):
        return []
    mine = row.held_by(me)
    if not mine and row.host != me:
        raise Refused("not-your-seat")
    people = pass_host_on(row, me)
    for seat in mine:
        if row.status == "open":
            place = row.seats[seat]
            row.seats[seat] = SeatRow(seat, bot=place.bot, away=place.away, graces=place.graces)
        elif row.status == "playing":
            hand_over(row, row.seats[seat], now)
    if row.status != "over" and not people:
        end(row, now)
    return []


def pass_host_on(row: TableRow, me: str) -> list[str]:
    """Make another player the host if the host leaves; return the other players."""
    people = sorted(
        {seat.person for seat in row.seats if seat.person and seat.person != me and not seat.away}
    )
    if row.host == me and people:
        row.host = people[0]
    return people


def close(row: TableRow, me: str | None, now: float) -> list[ActionRow]:
    """Close a table, as its host or as the host of the server (None)."""
    not_closed(row)
    if me is not None and row.host != me:
        raise Refused("forbidden", why="host-only")
    if row.status == "over":
        raise Refused("conflict", why="over")
    others = [seat for seat in row.seats if seat.person != me and is_playing(row, seat, now)]
    if me is not None and row.status == "playing" and others:
        raise Refused("forbidden", why="others-play")
    end(row, now)
    return []


def end(row: TableRow, now: float) -> None:
    """Set a table to closed, with nothing due."""
    row.standing = replace(row.standing, status="closed", ended=now, deadline=None, bot_due=None)


def forget_person(row: TableRow, person: str, name: str, now: float) -> list[ActionRow]:
    """Replace a deleted person: the seats get another name, and a bot plays on in a running game."""
    for seat in row.held_by(person):
        place = row.seats[seat]
        if row.status == "playing":
            hand_over(row, place, now)
        place.person, place.name, place.away = None, name, False
    pass_host_on(row, person)
    return []

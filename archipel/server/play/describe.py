"""The public description of a table: seats, rules, options, and the commitment to its draws."""

from __future__ import annotations

from collections import Counter

from archipel.core import fairness
from archipel.core.state import BadOptions
from archipel.registry import GAMES
from archipel.server.play.messages import RequestOut, SeatOut, TableOut
from archipel.server.play.rows import SeatRow, TableRow
from archipel.server.play.state import over_out


def colours(row: TableRow) -> list[str]:
    """Return the colour of every seat; empty if this server does not know the game or its version."""
    if row.game not in GAMES:
        return [""] * row.size
    game = GAMES[row.game]
    try:
        return game.colours(row.size, game.read_options(row.game_options, row.rules))
    except BadOptions:  # of a newer version than this server knows
        return [""] * row.size


def _seat_out(seat: SeatRow, colour: str, online: bool) -> SeatOut:
    return SeatOut(
        seat=seat.seat,
        colour=colour,
        name=seat.name,
        person=seat.person,
        bot=seat.bot,
        away=seat.away,
        ready=seat.ready,
        online=online,
        contribution=seat.contribution,
    )


def table_out(row: TableRow, present: list[str | None]) -> TableOut:
    """Return the public description of a table at which these people are present."""
    of_seat, now, here = colours(row), row.standing, Counter(present)
    sitting = {seat.person for seat in row.seats if seat.person is not None}
    return TableOut(
        **row.options.stored(),  # type: ignore[arg-type]
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.game_options,
        size=row.size,
        status=now.status,
        host=row.host,
        imported=row.imported,
        lesson=row.lesson,
        commitment=""
        if row.imported or row.lesson
        else fairness.commitment(bytes.fromhex(row.secret), row.id),
        version=now.version,
        asked=now.asked,
        created=row.created,
        started=now.started,
        ended=now.ended,
        rematch=row.rematch,
        result=over_out(row),
        seats=[
            _seat_out(seat, of_seat[seat.seat], seat.person is not None and seat.person in here)
            for seat in row.seats
        ],
        requests=[
            RequestOut(asking.person, asking.name, asking.wants)
            for asking in row.visitors
            if asking.wants is not None
        ],
        watchers=len(present) - sum(here[person] for person in sitting),
    )

"""Finished games: the position at any version, and the text record."""

from __future__ import annotations

from archipel.core import record
from archipel.core.referee import Referee
from archipel.core.state import Seat
from archipel.server.play.describe import colours
from archipel.server.play.messages import StateOut
from archipel.server.play.position_view import position_view
from archipel.server.play.reading import rows_that_count
from archipel.server.play.refused import Refused
from archipel.server.play.rows import TableRow
from archipel.server.play.state import TableState, state_out


def finished(table: TableState) -> Referee:
    """Return the game, or refuse if it is not finished."""
    referee = table.playing()
    if not table.row.is_finished():
        raise Refused("conflict", why="not-over")
    return referee


def names(row: TableRow) -> list[str]:
    """Return the names for the record's tags; a bot without a name is `bot:<kind>`."""
    return [seat.name or (f"bot:{seat.bot}" if seat.bot else "") for seat in row.seats]


def whole_record(table: TableState) -> str:
    """Return the record of a finished game, with everything needed to verify its draws."""
    if table.unread:
        return unread_record(table)
    referee, row = finished(table), table.row
    if row.imported:
        extra = {k: v for k, v in row.tags.items() if k not in record.header(referee, [])}
    elif row.lesson:  # its chance is scripted, not drawn
        extra = row.tags
    else:
        extra = record.fairness_tags(bytes.fromhex(row.secret), row.id, row.contributions()) | row.tags
    return record.write(record.of(referee, names(row), extra))


def unread_record(table: TableState) -> str:
    """Return the stored rows of a finished game that cannot be replayed here, unchecked and with a notice."""
    row, problem = table.row, table.problem
    assert problem is not None
    why = ", ".join([problem.code, *[f"{key} {value}" for key, value in problem.args_.items()]])
    notice = f"; This server cannot replay this game ({why}). The stored rows follow, unchecked.\n"
    tags = {"Game": row.game, "Rules": row.rules, "Options": row.game_options}
    for seat, (colour, name) in enumerate(zip(colours(row), names(row), strict=True)):
        tags[f"Seat{seat}"] = f"{colour or '?'} {name}".strip()
    result = row.standing.result
    if result is not None:
        tags |= record.ended(result["scores"], result["winners"], result["rule"])
    if not row.imported:
        tags |= record.fairness_tags(bytes.fromhex(row.secret), row.id, row.contributions())
    unread = record.Record(tags | row.tags)
    unread.entries = [record.Entry(0, record.who(stored.seat), stored.action) for stored in table.unread]
    return notice + record.write(unread)


def told_record(table: TableState, seat: Seat) -> str:
    """Return the record of a game in progress, as one seat was told it."""
    return record.write(record.redacted(table.playing(), seat, names(table.row)))


def at_version(table: TableState, seat: Seat, v: int) -> StateOut:
    """Return the message for a seat or a spectator at version `v` of a finished game."""
    referee = finished(table)
    if seat not in referee.readers:
        raise Refused("unknown", what="seat")
    if not 0 <= v <= table.version:
        raise Refused("unknown", what="version")
    past = Referee(referee.game, referee.seats, referee.options)
    for _, row in rows_that_count(referee, v):
        past.state.apply(row.seat, row.action)
    return state_out(
        position_view(past, seat),
        seat=seat,
        v=v,
        since=0,
        asked=past.state.asked(),
        log=table.journal.story(seat)[: table.journal.lines_until(seat, v)],
        back=0,
        throw=[],
        clock=None,
        over=None,
    )

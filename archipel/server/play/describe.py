"""A table as everybody may know it: who sits where, under which rules, and the promise about its chance."""

from __future__ import annotations

from archipel.core import fairness
from archipel.core.state import BadOptions
from archipel.registry import GAMES
from archipel.server.play.live import over_out
from archipel.server.storage.rows import Info
from archipel.server.web.protocol import SeatOut, TableOut


def _colours(info: Info) -> list[str]:
    if info.game not in GAMES:
        return [""] * info.size
    game = GAMES[info.game]
    try:
        return game.colours(info.size, game.settle(info.options))
    except BadOptions:  # a table of an older version, whose options are gone
        return [""] * info.size


def table_out(info: Info, online: set[str | None] | None = None, watchers: int = 0) -> TableOut:
    """The public side of a table."""
    present = online or set()
    colours = _colours(info)
    seats = [
        SeatOut.model_construct(
            seat=chair.seat,
            colour=colours[chair.seat],
            name=chair.name,
            person=chair.person,
            bot=chair.bot,
            away=chair.away,
            ready=chair.ready,
            online=chair.person is not None and chair.person in present,
            contribution=chair.contribution,
        )
        for chair in info.seats
    ]
    raw = {key: value for key, value in vars(info).items() if key in TableOut.model_fields}
    raw |= {
        "commitment": "" if info.imported else fairness.commitment(bytes.fromhex(info.secret), info.id),
        "result": over_out(info),
        "seats": seats,
        "watchers": watchers,
    }
    return TableOut.model_construct(**raw)

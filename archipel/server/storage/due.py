"""Work that is due: deadlines and bot turns, stored with their time in the tables' rows.

The process that commits a move also lets the bots act. If it dies, the stored time passes, and the next
process that sweeps claims the work. On PostgreSQL several processes sweep, and SKIP LOCKED divides the work.
"""

from __future__ import annotations

import json
from typing import Any, Final, Literal

from sqlalchemy import Connection, bindparam, or_, select, update

from archipel.registry import GAMES
from archipel.server.play import clocks
from archipel.server.storage.schema import pulse, tables

AT_ONCE: Final = 50
RECENTLY: Final = 10.0

Due = Literal["deadline", "bot"]


def find_due(db: Connection, now: float) -> tuple[bool, list[str]]:
    """Return whether any work is due, and the tables closed recently, perhaps by a command."""
    due = or_(tables.c.deadline <= now, tables.c.bot_due <= now)
    any_due = db.execute(select(tables.c.id).where(due).limit(1)).first() is not None
    closed = (tables.c.status == "closed") & (tables.c.ended > now - RECENTLY)
    return any_due, [row.id for row in db.execute(select(tables.c.id).where(closed).limit(AT_ONCE))]


def claim(db: Connection, now: float, lease: float) -> list[tuple[str, Due]]:
    """Claim the work that is due; other processes skip it until the lease ends."""
    claimed: list[tuple[str, Due]] = []
    kinds: list[tuple[Due, str]] = [("deadline", "deadline"), ("bot", "bot_due")]
    for kind, name in kinds:
        column = tables.c[name]
        query = select(tables.c.id).where(column <= now, tables.c.status == "playing").order_by(column)
        ids = [row.id for row in db.execute(query.limit(AT_ONCE).with_for_update(skip_locked=True))]
        if ids:
            db.execute(update(tables).where(tables.c.id.in_(ids)).values({name: now + lease}))
            claimed += [(id, kind) for id in ids]
    return claimed


def restart_clocks(db: Connection, now: float) -> None:
    """Restart all clocks at `now`, after a pause or a change of the host's clock; bots may act at once."""
    db.execute(update(tables).where(tables.c.bot_due.is_not(None)).values(bot_due=now))
    timed = (tables.c.deadline.is_not(None)) & (tables.c.status == "playing") & (tables.c.clock != "")
    query = select(tables.c.id, tables.c.game, tables.c.table_options, tables.c.clock).where(timed)
    restarted = [
        {"in_table": row.id} | _restarted(row.game, json.loads(row.table_options)["pace"], row.clock, now)
        for row in db.execute(query.with_for_update())
        if row.game in GAMES
    ]
    if restarted:
        db.execute(update(tables).where(tables.c.id == bindparam("in_table")), restarted)


def _restarted(game: str, pace_name: str, text: str, now: float) -> dict[str, Any]:
    """Return the restarted clock of a table and its next deadline, at least a grace period away."""
    clock, pace = clocks.read(text), clocks.pace_of(game, pace_name)
    clocks.resume(clock, now, now)
    first = None if pace is None else clocks.next_deadline(pace, clock)
    return {"clock": clock.text(), "deadline": max(first or 0.0, now + clocks.GRACE)}


def write_pulse(db: Connection, now: float) -> None:
    """Write to the store, to check that it can be written."""
    db.execute(update(pulse).values(at=now))

"""The lobby: which tables it shows, and which are closed because they were abandoned."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, exists, update

from archipel.server.storage.schema import seats, tables

MINUTE: Final = 60.0
HIDDEN: Final = 3 * MINUTE
"""Seconds without people present after which a table is hidden from the lobby."""
CLOSED: Final = 3 * 24 * 60 * MINUTE
"""Seconds without people present after which a table that has not begun is closed."""
AT_ONCE: Final = 500


def condition(now: float, game: str | None, free: bool, before: float | None) -> ColumnElement[bool]:
    """Return the condition for the lobby: public tables with people present, filtered."""
    chosen = tables.c.private.is_(False) & (tables.c.looked > now - HIDDEN)
    chosen = chosen & (tables.c.status == "open" if free else tables.c.status.in_(["open", "playing"]))
    if game is not None:
        chosen = chosen & (tables.c.game == game)
    if free:
        empty = seats.c.person.is_(None) & seats.c.bot.is_(None)
        chosen = chosen & exists().where(seats.c.table_id == tables.c.id, empty)
    if before is not None:
        chosen = chosen & (tables.c.created < before)
    return chosen


def mark_seen(db: Connection, ids: list[str], now: float) -> None:
    """Store that people are present at these tables."""
    for start in range(0, len(ids), AT_ONCE):
        some = tables.c.id.in_(ids[start : start + AT_ONCE])
        db.execute(update(tables).where(some).values(looked=now))


def close_forgotten(db: Connection, now: float) -> None:
    """Close abandoned tables that never began."""
    forgotten = (tables.c.status == "open") & (tables.c.looked < now - CLOSED)
    db.execute(update(tables).where(forgotten).values(status="closed", ended=now))

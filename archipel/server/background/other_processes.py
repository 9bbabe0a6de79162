"""Refresh tables when another process commits, through PostgreSQL's LISTEN/NOTIFY. Not used on SQLite."""

from __future__ import annotations

from typing import Any, Final

import psycopg
import structlog
from sqlalchemy.exc import SQLAlchemyError

from archipel.server.background.tasks import Duty
from archipel.server.people import chat
from archipel.server.play.refused import Refused
from archipel.server.storage.store import CHANNEL
from archipel.server.table.tables import Tables

log = structlog.get_logger()

KEEPALIVE: Final[dict[str, Any]] = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""TCP keep-alive: a silently cut connection is noticed within half a minute."""


async def listen(tables: Tables, duty: Duty) -> None:
    """Refresh every table once, then handle notices until the connection is lost."""
    connection = await psycopg.AsyncConnection.connect(tables.store.db, autocommit=True, **KEEPALIVE)
    async with connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        for table in tables.all_in_memory():
            await handle_notice(tables, f"{table.id} table")
        duty.is_well = True
        async for note in connection.notifies():
            for news in note.payload.split(","):
                await handle_notice(tables, news)


async def handle_notice(tables: Tables, news: str) -> None:
    """Handle a notice: `<table> <version>`, `<table> table` or `<table> chat <number>`."""
    id, what, *rest = news.split()
    table = tables.in_memory(id)
    if table is None:
        return
    try:
        if what == "chat":
            number = int(rest[0])
            line = await tables.store.read(lambda db: chat.one_line(db, number))
            if line is not None:
                table.send_chat(line, line.person)
        elif what == "table":
            await table.refresh(ours=False)
        else:
            await table.catch_up(int(what))
    except Refused as refused:
        log.warning("not-renewed", table=id, code=refused.code)
    except SQLAlchemyError:  # the store is down: listen again from the start
        raise
    except Exception:  # a bug at one table must not stop notices for the others
        log.exception("not-renewed", table=id)

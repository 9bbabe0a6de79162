"""What other processes committed: PostgreSQL's LISTEN, turned into renewed tables. Not needed on SQLite."""

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

LIFELINE: Final[dict[str, Any]] = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""A network that was cut without a word is noticed within half a minute."""


async def listen(tables: Tables, duty: Duty) -> None:
    """Hear what the others committed until the connection is lost; first look at every open table once."""
    connection = await psycopg.AsyncConnection.connect(tables.store.db, autocommit=True, **LIFELINE)
    async with connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        for table in tables.all_in_memory():
            await handle_notice(tables, f"{table.id} table")
        duty.is_well = True
        async for note in connection.notifies():
            for news in note.payload.split(","):
                await handle_notice(tables, news)


async def handle_notice(tables: Tables, news: str) -> None:
    """`<table> <version>`, `<table> table` or `<table> chat <number>`."""
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
    except SQLAlchemyError:  # the store is away: everything has to be looked at again
        raise
    except Exception:  # a defect of one table must not make us deaf to the others
        log.exception("not-renewed", table=id)

"""What other processes committed: PostgreSQL's LISTEN, turned into renewed tables. Not needed on SQLite."""

from __future__ import annotations

import asyncio

import psycopg
import structlog

from archipel.server.people import chat
from archipel.server.play.refused import Refused
from archipel.server.storage.store import CHANNEL
from archipel.server.table.tables import Tables

log = structlog.get_logger()


async def listen(tables: Tables) -> None:
    """Hear what the others committed, for ever; after a lost connection look at every open table once."""
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(tables.store.db, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                for table in tables.all_in_memory():
                    await hear(tables, f"{table.id} table")
                async for note in connection.notifies():
                    await hear(tables, note.payload)
        except psycopg.Error as error:
            log.warning("listen-lost", error=str(error))
        await asyncio.sleep(1.0)


async def hear(tables: Tables, payload: str) -> None:
    """`<table> <version>`, `<table> table` or `<table> chat <number>`."""
    id, what, *rest = payload.split()
    table = tables.in_memory(id)
    if table is None:
        return
    try:
        if what == "chat":
            number = int(rest[0])
            line = await tables.store.read(lambda db: chat.one_line(db, number))
            if line is not None:
                table.say(line, line.person)
        elif what == "table":
            await table.look_again(ours=False)
        else:
            await table.catch_up(int(what))
    except Refused as refused:
        log.warning("not-renewed", table=id, code=refused.code)

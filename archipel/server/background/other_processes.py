"""News from other processes: PostgreSQL's LISTEN, turned into refreshed tables. Nothing to do on SQLite."""

from __future__ import annotations

import asyncio

import psycopg
import structlog

from archipel.server.people import chat as talk
from archipel.server.storage.store import CHANNEL
from archipel.server.table.hall import Hall
from archipel.server.web.protocol import Refused

log = structlog.get_logger()


async def listen(hall: Hall) -> None:
    """Hear what the others committed, for ever; after a lost connection look at every open table once."""
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(hall.store.db, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                for id in list(hall.live):
                    await hear(hall, f"{id} table")
                async for note in connection.notifies():
                    await hear(hall, note.payload)
        except psycopg.Error as error:
            log.warning("listen-lost", error=str(error))
        await asyncio.sleep(1.0)


async def hear(hall: Hall, payload: str) -> None:
    """`<table> <version>`, `<table> table` or `<table> chat <number>`."""
    id, what, *rest = payload.split()
    live = hall.live.get(id)
    if live is None:
        return
    try:
        if what == "chat":
            number = int(rest[0])
            line = await hall.store.read(lambda db: talk.one_line(db, number))
            if line is not None:
                talk.publish(live, line)
            return
        async with live.lock:
            if what == "table" or int(what) > live.version:
                await hall.refresh(live)
    except Refused as refused:
        log.warning("news-refused", table=id, code=refused.code)

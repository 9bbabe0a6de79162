"""Looking for what is due, again and again: deadlines, bots of processes that died, guests to forget."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from archipel.server.background.bot_turns import BotTurns
from archipel.server.people.accounts import purge_guests
from archipel.server.play.refused import Refused
from archipel.server.storage import due
from archipel.server.table.table import Table
from archipel.server.table.tables import Tables

log = structlog.get_logger()

CLEANING: Final = 3600.0


class Sweep:
    """The rounds of one process."""

    def __init__(self, tables: Tables, bots: BotTurns) -> None:
        self.tables = tables
        self.bots = bots
        self.settings = tables.settings
        self.store = tables.store

    async def run(self) -> None:
        """For ever."""
        cleaned = time.time()
        if not self.store.postgres:
            await self.store.write(lambda db: due.after_an_outage(db, time.time()))
        while True:
            try:
                await self._once()
                if time.time() - cleaned > CLEANING:
                    cleaned = time.time()
                    await self.store.write(lambda db: purge_guests(db, self.settings.guest_days))
            except Refused as refused:
                log.warning("sweep-refused", code=refused.code)
            except Exception:  # the store may be away for a while; the next look will tell
                log.exception("sweep-failed")
            await asyncio.sleep(self.settings.sweep)

    async def _once(self) -> None:
        lease = self.settings.lease
        any_due, closed = await self.store.read(lambda db: due.look(db, time.time()))
        if any_due:
            for id, kind in await self.store.write(lambda db: due.claim(db, time.time(), lease)):
                await self._do(await self.tables.find(id), kind)
        for id in closed:
            table = self.tables.in_memory(id)
            if table is not None and table.state.row.status != "closed":
                await table.look_again(ours=True)

    async def _do(self, table: Table, kind: due.Due) -> None:
        if kind == "bot":
            if not self.bots.is_at(table):
                await table.look_again(ours=True)
            return
        for seat in await table.let_time_run_out():
            await self.bots.play_for(table, seat)

"""The parts of one running server, started and stopped in order."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Final

import structlog
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from archipel.server import steady
from archipel.server.background.bot_turns import BotTurns
from archipel.server.background.coaching import Coach
from archipel.server.background.hints import Adviser
from archipel.server.background.other_processes import listen
from archipel.server.background.sweep import Sweep
from archipel.server.background.tasks import Tasks
from archipel.server.background.workers import Workers
from archipel.server.people.hashing import PasswordHasher
from archipel.server.settings import Settings
from archipel.server.storage.due import write_pulse
from archipel.server.storage.schema import pulse
from archipel.server.storage.store import Store
from archipel.server.table.tables import Tables

log = structlog.get_logger()

CHECK_SECONDS: Final = 1.0
"""Seconds for which the result of a store check is reused."""


class Server:
    """The store, the tables and the background work of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.db)
        self.tables = Tables(self.store, settings)
        self.tasks = Tasks()
        self.workers = Workers(settings.bot_workers, settings.bot_budget)
        self.hasher = PasswordHasher()
        self.adviser = Adviser(self.workers)
        self.coach = Coach(self.workers)
        self.bots = BotTurns(self.tasks, self.workers, settings)
        self.tables.on_position = self.bots.schedule
        self._checking = asyncio.Lock()
        self._checked_at = 0.0
        self._found: list[str] = []

    def start(self) -> None:
        """Start the background work."""
        self.tasks.keep("sweep", Sweep(self.tables, self.bots).run)
        if self.store.postgres:
            self.tasks.keep("listen", partial(listen, self.tables))

    async def problems(self) -> list[str]:
        """Return codes for what is wrong, for `/health`; empty if all is well."""
        found = [f"{duty.name}-down" for duty in self.tasks.duties if not duty.is_well]
        async with self._checking:  # frequent requests share one check
            if time.monotonic() - self._checked_at > CHECK_SECONDS:
                self._found = await self._check_store() + await self._check_workers()
                self._checked_at = time.monotonic()
        return found + self._found

    async def _check_workers(self) -> list[str]:
        return [] if await self.workers.is_healthy() else ["workers-down"]

    async def _check_store(self) -> list[str]:
        now = steady.now()
        try:
            await self.store.read(lambda db: db.execute(select(pulse)).first())
        except SQLAlchemyError as error:
            log.error("cannot-read", error=repr(error))
            return ["cannot-read"]
        try:
            await self.store.write(lambda db: write_pulse(db, now))
        except SQLAlchemyError as error:
            log.error("cannot-write", error=repr(error))
            return ["cannot-write"]
        return []

    async def stop(self) -> None:
        """Finish the commits under way, then stop."""
        await self.tasks.stop()
        for table in self.tables.all_in_memory():
            async with table.lock:
                table.close()
        self.workers.close()
        self.hasher.close()
        self.store.close()

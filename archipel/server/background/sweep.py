"""The periodic sweep: deadlines, bot turns of dead processes, closed tables, ended sessions, clean-up."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from archipel.server import steady
from archipel.server.background.bot_turns import BotTurns
from archipel.server.background.tasks import Duty
from archipel.server.people import accounts
from archipel.server.play import clocks
from archipel.server.play.refused import Refused
from archipel.server.storage import due, lobby
from archipel.server.table.table import Table
from archipel.server.table.tables import Tables

log = structlog.get_logger()

CLEANING: Final = 3600.0
MARKING: Final = 20.0
"""Seconds between two updates of which tables have people present, for the lobby."""
DRIFT: Final = 2.0
"""Seconds of drift from which on the host's clock must have been set."""
SETTLING: Final = 5.0
"""Seconds for all processes on this machine to notice that; until then nobody is late."""


class Sweep:
    """The sweep of one process."""

    def __init__(self, tables: Tables, bots: BotTurns) -> None:
        self.tables = tables
        self.bots = bots
        self.settings = tables.settings
        self.store = tables.store
        self.clocks_stood = not tables.store.postgres
        """The clocks have not run, because the only process was down."""
        self.cleaned = steady.now()
        self.marked = 0.0
        self.settled_at = 0.0
        """Until then, another process may still use the old time."""

    async def run(self, duty: Duty) -> None:
        """Sweep until the store does not answer."""
        while True:
            if abs(steady.clock_drift()) > DRIFT:
                self._clock_was_set()
            if self.clocks_stood:
                await self._restart_clocks()
            await self._do_due_work()
            if steady.now() - self.marked > MARKING:
                self.marked = steady.now()
                await self._mark_tables_seen()
            if steady.now() - self.cleaned > CLEANING:
                self.cleaned = steady.now()
                await self.store.write(lambda db: accounts.purge_guests(db, self.settings.guest_days))
                await self.store.write(lambda db: lobby.close_forgotten(db, steady.now()))
            duty.is_well = True
            await asyncio.sleep(self.settings.sweep)

    async def _do_due_work(self) -> None:
        lease = self.settings.lease
        (any_due, closed), ended = await self.store.read(
            lambda db: (due.find_due(db, steady.now()), accounts.recently_ended(db))
        )
        if any_due:
            for id, kind in await self.store.write(lambda db: due.claim(db, steady.now(), lease)):
                await self._do_safely(id, kind)
        for id in closed:
            table = self.tables.in_memory(id)
            if table is not None and table.state.row.status != "closed":
                await table.refresh(ours=True)
        if ended:
            await self._dismiss(ended)

    def _clock_was_set(self) -> None:
        """Take over the new time, restart the clocks, and postpone the clean-up."""
        log.warning("clock-was-set", seconds=round(steady.clock_drift()))
        steady.resynchronise()
        now = steady.now()
        self.cleaned, self.marked, self.settled_at = now, 0.0, now + SETTLING
        self.clocks_stood = True
        for table in self.tables.all_in_memory():
            if table.state.clock is not None:
                clocks.resume(table.state.clock, now, now)

    async def _restart_clocks(self) -> None:
        """Give everybody who is asked the time for the decision again."""
        await self.store.write(lambda db: due.restart_clocks(db, steady.now()))
        self.clocks_stood = False
        for table in self.tables.all_in_memory():
            if table.state.clock is not None:
                await table.refresh(ours=False)

    async def _mark_tables_seen(self) -> None:
        """Store which tables have people present."""
        ids = [table.id for table in self.tables.all_in_memory() if table.has_participants()]
        if ids:
            await self.store.write(lambda db: lobby.mark_seen(db, ids, steady.now()))

    async def _dismiss(self, people: set[str]) -> None:
        """Close the sockets of these people whose session has ended."""
        open_ = [
            (listener, listener.session)
            for table in self.tables.all_in_memory()
            for listener in table.listeners
            if listener.sender.person in people and listener.session is not None
        ]
        if open_:
            ids = [session for _, session in open_]
            good = await self.store.read(lambda db: accounts.valid_sessions(db, ids))
            for listener, session in open_:
                if session not in good:
                    listener.dismiss()

    async def _do_safely(self, id: str, kind: due.Due) -> None:
        """Do the work that is due at one table; its failure does not affect the others."""
        try:
            await self._do(await self.tables.find(id), kind)
        except Refused as refused:
            log.warning("due-refused", table=id, code=refused.code)
        except SQLAlchemyError:  # not the fault of the table
            raise
        except Exception:
            log.exception("due-failed", table=id)

    async def _do(self, table: Table, kind: due.Due) -> None:
        if kind == "bot":
            if not self.bots.is_at(table):
                await table.refresh(ours=True)
            return
        if steady.now() < self.settled_at:
            return
        for seat in await table.handle_timeouts():
            await self.bots.play_for(table, seat)

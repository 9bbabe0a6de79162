"""The tables in memory: a cache that loads them from their rows and evicts the least recently used."""

from __future__ import annotations

import asyncio

from archipel.server import steady
from archipel.server.metrics import TABLES
from archipel.server.play import clocks
from archipel.server.play.describe import table_out
from archipel.server.play.messages import TableOut
from archipel.server.play.new_table import NewTable, make
from archipel.server.play.rows import TableRow
from archipel.server.play.state import TableState
from archipel.server.settings import Settings
from archipel.server.storage import rows
from archipel.server.storage.store import Store
from archipel.server.table.table import OnPosition, Table


class Tables:
    """All tables of this process that are in memory."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.on_position: OnPosition = lambda table: None
        self.began = steady.now()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}

    def in_memory(self, id: str) -> Table | None:
        """Return the table if it is in memory."""
        table = self._tables.get(id)
        return None if table is None or table.lost else table

    def all_in_memory(self) -> list[Table]:
        """Return all tables in memory."""
        return list(self._tables.values())

    async def find(self, id: str) -> Table:
        """Return the table, from memory or loaded from its rows."""
        table = self.in_memory(id)
        if table is not None:
            self._tables[id] = self._tables.pop(id)  # the most recently used comes last
            return table
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def add(self, new: NewTable) -> TableRow:
        """Store a new table."""
        row, first = make(new, steady.now())
        await self.store.write(lambda db: rows.add(db, row, first))
        return row

    async def open(self, new: NewTable) -> Table:
        """Store a new table and load it; the game begins at once if all are ready."""
        table = await self.find((await self.add(new)).id)
        self.on_position(table)
        return table

    def describe(self, row: TableRow) -> TableOut:
        """Return the public description of a stored table, with who is present if it is in memory."""
        table = self.in_memory(row.id)
        return table_out(row, [] if table is None else table.present())

    async def _load(self, id: str) -> Table:
        row, actions = await self.store.read(lambda db: rows.fetch(db, id))
        state = await asyncio.to_thread(TableState, row, actions)
        if state.clock is not None and not self.store.postgres:
            clocks.resume(state.clock, self.began, steady.now())  # nobody could play before it started
        table = Table(state, self.store, self.settings.lease, lambda table: self.on_position(table))
        self._tables[id] = table
        self._make_room()
        TABLES.set(len(self._tables))
        return table

    def _make_room(self) -> None:
        spare = len(self._tables) - self.settings.live_tables
        for id, table in list(self._tables.items()):
            if spare <= 0:
                return
            if not table.listeners and not table.lock.locked():
                del self._tables[id]
                spare -= 1

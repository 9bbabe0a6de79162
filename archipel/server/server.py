"""All the parts of one running server, put together and taken apart in order."""

from __future__ import annotations

from archipel.server.background.bot_turns import BotTurns
from archipel.server.background.coaching import Coach
from archipel.server.background.hints import Adviser
from archipel.server.background.other_processes import listen
from archipel.server.background.sweep import Sweep
from archipel.server.background.tasks import Tasks
from archipel.server.background.workers import Workers
from archipel.server.settings import Settings
from archipel.server.storage.store import Store
from archipel.server.table.tables import Tables


class Server:
    """Store, tables, and what works for them in the background, of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.db)
        self.tables = Tables(self.store, settings)
        self.tasks = Tasks()
        self.workers = Workers(settings.bot_workers, settings.bot_budget)
        self.adviser = Adviser(self.workers)
        self.coach = Coach(self.workers)
        self.bots = BotTurns(self.tasks, self.workers, settings)
        self.tables.follow = self.bots.follow

    def start(self) -> None:
        """Begin with what the server does by itself."""
        self.tasks.start(Sweep(self.tables, self.bots).run())
        if self.store.postgres:
            self.tasks.start(listen(self.tables))

    async def stop(self) -> None:
        """Finish what is being written, then stop."""
        await self.tasks.stop()
        for table in self.tables.all_in_memory():
            async with table.lock:
                table.close()
        self.workers.close()
        self.store.close()

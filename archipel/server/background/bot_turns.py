"""Bot turns: a bot that is asked thinks in a worker process, and its move is processed like any other."""

from __future__ import annotations

import asyncio
import time
from typing import Final
from weakref import WeakKeyDictionary

import structlog

from archipel.core.state import Seat
from archipel.lessons.tutor import tutor_acts
from archipel.server.background.tasks import Tasks
from archipel.server.background.workers import Workers, bot_decision, seed_of
from archipel.server.metrics import BOT_SECONDS, MOVES
from archipel.server.play.absence import STAND_IN
from archipel.server.play.moves import Do
from archipel.server.play.refused import Refused
from archipel.server.settings import Settings
from archipel.server.table.table import Table

log = structlog.get_logger()

TRY_ANOTHER: Final = ("illegal", "bad-notation", "not-your-turn")
"""Refusals that are the bot's own fault. After any other, a newer position has its own bot turn."""


class BotTurns:
    """The bot turns of all tables."""

    def __init__(self, tasks: Tasks, workers: Workers, settings: Settings) -> None:
        self.tasks = tasks
        self.workers = workers
        self.settings = settings
        self._turns: WeakKeyDictionary[Table, asyncio.Task[None]] = WeakKeyDictionary()

    def schedule(self, table: Table) -> None:
        """Cancel the pending bot turn of a table, and start one if a bot is asked in the new position."""
        before = self._turns.pop(table, None)
        if before is not None and before is not asyncio.current_task():
            before.cancel()
        state = table.state
        if state.row.status != "playing" or state.referee is None or state.problem is not None:
            return
        if tutor_acts(state.referee):
            self._turns[table] = self.tasks.start(self._play_lesson(table))
        elif any(state.row.seats[seat].bot_acts() for seat in state.referee.state.asked()):
            self._turns[table] = self.tasks.start(self._turn(table))

    def is_at(self, table: Table) -> bool:
        """Whether a bot turn is pending at a table."""
        turn = self._turns.get(table)
        return turn is not None and not turn.done()

    async def _turn(self, table: Table) -> None:
        state = table.state
        people = state.people_asked()
        await asyncio.sleep(self.settings.bot_patience if people else self.settings.bot_pause)
        async with table.lock:
            asked = state.playing().state.asked()
            bots = [seat for seat in asked if state.row.seats[seat].bot_acts()]
        if bots:
            await self.play_for(table, bots[0])

    async def _play_lesson(self, table: Table) -> None:
        """Play the scripted action of a lesson that is due, at the pace of bots."""
        await asyncio.sleep(self.settings.bot_pause)
        async with table.lock:
            tutor, version = table.state.tutor, table.state.version
            due = None if tutor is None else tutor.due
        if due is not None:
            await self._shielded(table, due.seat, Do(v=version, do=due.action.text))

    async def play_for(self, table: Table, seat: Seat) -> None:
        """Let a bot decide for a seat that is asked."""
        began, state = time.monotonic(), table.state
        async with table.lock:  # after a commit under way
            if seat not in state.playing().state.asked():
                return
            version = state.version
            asked = bot_decision(state, seat, version, state.row.seats[seat].bot or STAND_IN)
        text = await self.workers.choose(asked, state.row.host or table.id)
        BOT_SECONDS.observe(time.monotonic() - began)
        await self._play(table, seat, version, text)

    async def _play(self, table: Table, seat: Seat, version: int, text: str | None) -> None:
        """Play a bot's choice; without one, or if it is refused, play a random legal action."""
        row = table.state.row
        for attempt in (text, None):
            if attempt is None:
                legal = [action.text for action in table.state.playing().state.legal(seat)]
                if not legal:
                    return
                attempt = legal[seed_of(row.secret, seat, version) % len(legal)]
            refused = await self._shielded(table, seat, Do(v=version, do=attempt))
            if refused is None or refused.code not in TRY_ANOTHER:
                return
            log.warning("bot-refused", table=row.id, bot=row.seats[seat].bot, text=attempt)

    async def _shielded(self, table: Table, seat: Seat, move: Do) -> Refused | None:
        """Process a move so that cancelling the bot turn does not interrupt its commit."""
        return await asyncio.shield(self.tasks.start(self._move(table, seat, move)))

    async def _move(self, table: Table, seat: Seat, move: Do) -> Refused | None:
        try:
            await table.process(seat, move, by_bot=True)
        except Refused as refused:
            return refused
        MOVES.labels("bot").inc()
        return None

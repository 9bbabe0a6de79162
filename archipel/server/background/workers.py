"""The pool of worker processes for bots, analyses and record checks."""

from __future__ import annotations

import asyncio
import hmac
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

import structlog

from archipel.core.state import Seat
from archipel.server.background.fair_queue import FairQueue
from archipel.server.background.worker import BotDecision, begin, choose
from archipel.server.play.refused import Refused
from archipel.server.play.state import TableState

log = structlog.get_logger()


def seed_of(secret: str, seat: Seat, version: int) -> int:
    """Return the seed for one decision, the same in every process."""
    mac = hmac.digest(bytes.fromhex(secret), f"bot {seat} {version}".encode(), "sha256")
    return int.from_bytes(mac[:6], "big")


def bot_decision(table: TableState, seat: Seat, version: int, bot: str = "") -> BotDecision:
    """Return a decision at a table, as data for a worker."""
    row, referee = table.row, table.playing()
    return BotDecision(
        table=row.id,
        game=row.game,
        size=row.size,
        options=referee.game.options_text(referee.options),
        rows=[(made.seat, made.action.text) for made in referee.rows[:version]],
        seat=seat,
        bot=bot,
        seed=seed_of(row.secret, seat, version),
        stand_in=row.seats[seat].person is not None,
    )


class Workers:
    """A process pool with a fair queue."""

    def __init__(self, count: int, budget: float) -> None:
        self.count = count
        self.budget = budget
        self.pool = self._new()
        self.queue = FairQueue(count)

    def _new(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, mp_context=context, initializer=begin, initargs=(os.getpid(),))

    async def choose(self, asked: BotDecision, asker: str) -> str | None:
        """Return the bot's choice, or None if it failed or took too long; it queues as `asker`."""
        try:
            async with asyncio.timeout(self.budget):
                return str(await self._run(choose, asked, asker))
        except TimeoutError:
            log.warning("bot-too-slow", bot=asked.bot, game=asked.game)
        except BrokenProcessPool:
            log.error("bot-process-died", bot=asked.bot, game=asked.game)
        except Exception:  # a bug in a bot must not stop the table
            log.exception("bot-failed", bot=asked.bot, game=asked.game)
        return None

    async def run(self, work: Any, asked: object, asker: str, within: float | None = None) -> Any:
        """Run a function in a worker, queued as `asker`; refuse if it takes too long or the worker dies."""
        try:
            async with asyncio.timeout(within or self.budget):
                return await self._run(work, asked, asker)
        except (TimeoutError, BrokenProcessPool) as error:
            raise Refused("unavailable") from error

    async def _run(self, work: Any, asked: object, asker: str) -> Any:
        await self.queue.take(asker)
        loop = asyncio.get_running_loop()

        def finished(_: object) -> None:  # only when the worker is free, even if the caller gave up
            with suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(self.queue.give_back)

        try:
            future = self.pool.submit(work, asked)
            future.add_done_callback(finished)
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            self.pool.shutdown(wait=False)
            self.pool = self._new()
            raise

    def close(self) -> None:
        """Stop the workers."""
        self.pool.shutdown(wait=True, cancel_futures=True)

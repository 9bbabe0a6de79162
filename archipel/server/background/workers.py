"""The pool of worker processes for bots, analyses and record checks."""

from __future__ import annotations

import asyncio
import hmac
import multiprocessing
import os
import pickle
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final

import structlog

from archipel.core.state import Seat
from archipel.server.background.fair_queue import FairQueue
from archipel.server.background.worker import BotDecision, attempt, begin, choose, probe
from archipel.server.play.refused import Refused
from archipel.server.play.state import TableState

log = structlog.get_logger()

PROBE_SECONDS: Final = 10.0
"""How long a health check waits for a free worker."""


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
        self.started = False
        """Whether a worker has answered once. Starting one takes seconds."""

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

    async def is_healthy(self) -> bool:
        """Whether a worker answers, or none is to be expected: all are busy, or none has started yet."""
        if not self.queue.free or not self.started:
            return True
        try:
            return bool(await self.run(probe, None, "health", PROBE_SECONDS))
        except Refused:
            return False

    async def _run(self, work: Any, asked: object, asker: str) -> Any:
        """Run a function in a worker; once more if the pool breaks, perhaps through somebody else's work."""
        try:
            return await self._attempt(work, asked, asker)
        except BrokenProcessPool:
            return await self._attempt(work, asked, asker)

    async def _attempt(self, work: Any, asked: object, asker: str) -> Any:
        await self.queue.take(asker)
        loop, pool = asyncio.get_running_loop(), self.pool

        def finished(_: object) -> None:  # only when the worker is free, even if the caller gave up
            with suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(self.queue.give_back)

        try:
            try:
                future = pool.submit(attempt, work, asked)
            except BaseException:
                self.queue.give_back()
                raise
            future.add_done_callback(finished)
            pickled: bytes = await asyncio.wrap_future(future)
            done, value = pickle.loads(pickled)
        except BrokenProcessPool:
            if self.pool is pool:  # else somebody who waited for it too has replaced it
                log.error("workers-replaced")
                pool.shutdown(wait=False)
                self.pool = self._new()
            raise
        self.started = True
        if not done:
            raise value
        return value

    def close(self) -> None:
        """Stop the workers."""
        self.pool.shutdown(wait=True, cancel_futures=True)

"""Bots think in processes of their own, on the rows of the game, from a chair that shows only their seat."""

from __future__ import annotations

import asyncio
import hmac
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import structlog

from archipel.server.background.worker import Question, begin, think
from archipel.server.play.live import Live

log = structlog.get_logger()


def seed_of(secret: str, seat: int, version: int) -> int:
    """A seed for one decision, the same in every process."""
    mac = hmac.digest(bytes.fromhex(secret), f"bot {seat} {version}".encode(), "sha256")
    return int.from_bytes(mac[:6], "big")


def question(live: Live, seat: int, version: int, bot: str = "") -> Question:
    """A decision at a table, as data for a worker."""
    info = live.info
    return Question(
        table=info.id,
        game=info.game,
        size=info.size,
        options=info.options,
        rows=[(row.seat, row.action.text) for row in live.playing().rows[:version]],
        seat=seat,
        bot=bot,
        seed=seed_of(info.secret, seat, version),
        stand_in=info.seats[seat].person is not None,
    )


class Workers:
    """The processes in which bots think and foreign records are replayed."""

    def __init__(self, count: int, budget: float) -> None:
        self.count = count
        self.budget = budget
        self.pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, mp_context=context, initializer=begin, initargs=(os.getpid(),))

    async def choose(self, question: Question) -> str | None:
        """The bot's choice, or None when it failed or took too long."""
        try:
            return str(await self.run(self.budget, think, question))
        except TimeoutError:
            log.warning("bot-too-slow", bot=question.bot, game=question.game)
        except BrokenProcessPool:
            log.error("bot-process-died", bot=question.bot, game=question.game)
        except Exception:  # a defect of one bot must not stop the table
            log.exception("bot-failed", bot=question.bot, game=question.game)
        return None

    async def run(self, within: float, work: Any, *args: Any) -> Any:
        """Run a function in a worker within so many seconds; a broken pool is replaced."""
        try:
            future = asyncio.get_running_loop().run_in_executor(self.pool, work, *args)
            return await asyncio.wait_for(future, within)
        except BrokenProcessPool:
            self.pool.shutdown(wait=False)
            self.pool = self._new()
            raise

    def close(self) -> None:
        """Let the workers go."""
        self.pool.shutdown(wait=True, cancel_futures=True)

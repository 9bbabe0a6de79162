"""Bots think in processes of their own, on the rows of the game, from a chair that shows only their seat."""

from __future__ import annotations

import asyncio
import hmac
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import structlog

from archipel.bots.chair import Chair
from archipel.bots.make import make_bot
from archipel.core import record
from archipel.core.referee import Referee
from archipel.registry import GAMES
from archipel.server.live import read_action

log = structlog.get_logger()
T = TypeVar("T")

REMEMBERED: Final = 50
DECLINE: Final = "decline"


@dataclass(frozen=True)
class Question:
    """A decision for a bot: the whole game as rows, the seat, the bot and its seed."""

    table: str
    game: str
    size: int
    options: str
    rows: list[tuple[int, str]]
    seat: int
    bot: str
    seed: int
    stand_in: bool
    """It plays for a person who is away, and makes no bargains in their name."""


def seed_of(secret: str, seat: int, version: int) -> int:
    """A seed for one decision, the same in every process."""
    mac = hmac.digest(bytes.fromhex(secret), f"bot {seat} {version}".encode(), "sha256")
    return int.from_bytes(mac[:6], "big")


_games: OrderedDict[str, Referee] = OrderedDict()  # of one worker process


def _replayed(question: Question) -> Referee:
    """The game of the question; a worker remembers the last ones and enters only what is new."""
    referee = _games.pop(question.table, None)
    rows = [] if referee is None else [(row.seat, row.action.text) for row in referee.rows]
    if referee is None or rows != question.rows[: len(rows)]:
        game = GAMES[question.game]
        referee = Referee(game, question.size, game.settle(question.options))
        rows = []
    for seat, text in question.rows[len(rows) :]:
        referee.enter(seat, read_action(referee, text))
    _games[question.table] = referee
    if len(_games) > REMEMBERED:
        _games.popitem(last=False)
    return referee


def think(question: Question) -> str:
    """The bot's choice, as text. Runs in a worker."""
    referee = _replayed(question)
    seat = question.seat
    if question.stand_in and any(action.text == DECLINE for action in referee.state.legal(seat)):
        return DECLINE
    bot = make_bot(question.bot, question.game, question.seed)
    return bot.choose(Chair(referee.state, seat, referee.memories[seat])).text


def check_record(text: str) -> dict[str, Any]:
    """Replay a record from outside; its tags, rows and result, or `BadRecord`. Runs in a worker."""
    read = record.read(text)
    referee = record.replay(read, GAMES)
    outcome = referee.state.outcome()
    return {
        "game": referee.game.key,
        "rules": referee.game.rules,
        "size": referee.seats,
        "options": referee.game.options_text(referee.options),
        "by_hand": referee.dice_by_hand,
        "tags": read.tags,
        "rows": [(row.seat, row.action.text) for row in referee.standing()],
        "result": None
        if outcome is None
        else {"winners": outcome.winners, "rule": outcome.rule, "scores": referee.state.scores()},
    }


def _begin(parent: int) -> None:
    """A worker ignores the terminal, because the server says when it is over, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Workers:
    """The processes in which bots think and foreign records are replayed."""

    def __init__(self, count: int, budget: float) -> None:
        self.count = count
        self.budget = budget
        self.pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self.count, mp_context=context, initializer=_begin, initargs=(os.getpid(),)
        )

    async def choose(self, question: Question) -> str | None:
        """The bot's choice, or None when it failed or took too long."""
        try:
            return str(await self.run(think, question))
        except TimeoutError:
            log.warning("bot-too-slow", bot=question.bot, game=question.game)
        except BrokenProcessPool:
            log.error("bot-process-died", bot=question.bot, game=question.game)
        except Exception:  # a defect of one bot must not stop the table
            log.exception("bot-failed", bot=question.bot, game=question.game)
        return None

    async def run(self, work: Any, *args: Any) -> Any:
        """Run a function in a worker within the budget; a broken pool is replaced."""
        try:
            future = asyncio.get_running_loop().run_in_executor(self.pool, work, *args)
            return await asyncio.wait_for(future, self.budget)
        except BrokenProcessPool:
            self.pool.shutdown(wait=False)
            self.pool = self._new()
            raise

    def close(self) -> None:
        """Let the workers go."""
        self.pool.shutdown(wait=True, cancel_futures=True)

"""Bots by name: what commands, tables and matches call them by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from archipel.bots.bot import Bot
from archipel.bots.greedy import GreedyBot
from archipel.bots.random_bot import RandomBot
from archipel.core.state import BadOptions

BOTS: Final[dict[str, Callable[[str, int], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A bot for one seat of one game."""
    if name not in BOTS:
        raise BadOptions(f"bot {name!r}: there is {', '.join(BOTS)}")
    return BOTS[name](game, seed)

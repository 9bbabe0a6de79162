"""The bot that looks one action ahead."""

from __future__ import annotations

from archipel.bots.thinker import Thinker
from archipel.core.profile import Level

WORLDS = 2
"""How many states are imagined for each decision."""


class GreedyBot(Thinker):
    """Takes the action after which its chance to win is best."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed, Level(worlds=WORLDS))

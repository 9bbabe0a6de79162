"""A bot that looks one ply ahead."""

from __future__ import annotations

from archipel.bots.thinker import Thinker
from archipel.core.profile import Level

WORLDS = 2
"""Number of determinizations for each decision."""


class GreedyBot(Thinker):
    """Takes the action with the best win probability right after it."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed, Level(worlds=WORLDS))

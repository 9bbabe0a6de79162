"""The bot that plays anything legal."""

from __future__ import annotations

from archipel.bots.chair import Chair
from archipel.core.rng import Rng
from archipel.core.state import Action, Note


class RandomBot:
    """Every listed action is equally likely; it proposes nothing."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, chair: Chair) -> Action:
        """Any legal action."""
        legal = chair.legal()
        return legal[self.rng.below(len(legal))]

    def explain(self) -> Note | None:
        """It has no reasons."""
        return None

"""A bot that plays uniformly at random."""

from __future__ import annotations

from archipel.bots.chair import Chair
from archipel.core.rng import Rng
from archipel.core.state import Action, Note


class RandomBot:
    """Plays every listed action with equal probability; it never makes an offer."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, chair: Chair) -> Action:
        """Return a random legal action."""
        legal = chair.legal()
        return legal[self.rng.below(len(legal))]

    def explain(self) -> Note | None:
        """Return None: a random choice has no reason."""
        return None

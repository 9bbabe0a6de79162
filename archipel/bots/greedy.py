"""The bot that looks one action ahead."""

from __future__ import annotations

from archipel.bots.chair import Chair
from archipel.bots.evaluate import EVALUATORS
from archipel.core.rng import Rng
from archipel.core.state import Action

WORLDS = 2
"""How many states are imagined for each decision."""


class GreedyBot:
    """Takes the action after which its evaluation is best; ties are broken at random."""

    def __init__(self, game: str, seed: int) -> None:
        self.evaluator = EVALUATORS[game]
        self.rng = Rng(seed)

    def choose(self, chair: Chair) -> Action:
        """The best of what may be listed or offered."""
        choices = chair.legal() + chair.offers()
        if len(choices) == 1:
            return choices[0]
        values = [0.0] * len(choices)
        for _ in range(WORLDS):
            world = chair.imagine(self.rng)
            for i, action in enumerate(choices):
                after = self.evaluator.after(world, chair.seat, action)
                values[i] += self.evaluator.value(after, chair.seat)
        best = max(values)
        top = [i for i, value in enumerate(values) if value > best - 1e-9]
        return choices[top[self.rng.below(len(top))]]

"""The evaluation of Lagoon: pearls first, then the boats to win more with."""

from __future__ import annotations

from archipel.bots.evaluate.base import Evaluator
from archipel.core.state import Seat, State
from lagoon.state import LagoonState

BOAT = 0.15
"""Worth of a point of strength in hand, in pearls."""


class LagoonEvaluator(Evaluator):
    """Evaluates pearls and the strength of the hand."""

    def __init__(self) -> None:
        super().__init__()
        self.sharpness = 0.4

    def value(self, state: State, seat: Seat) -> float:
        """Return how good a state is for a seat, in pearls."""
        assert isinstance(state, LagoonState)
        strength = sum(n * (kind + 1) for kind, n in enumerate(state.p.hands[seat]))
        return state.p.points(seat) + BOAT * strength

"""Rewards: the result of a game, and optionally the changes in lead."""

from __future__ import annotations

from typing import Final

from archipel.core.state import State
from archipel.envs.lanes import leads

WIN: Final = "win"
"""A reward at the end only."""
POINTS: Final = "points"
"""A reward at the end, and a share of every change in lead."""
SHARE: Final = 0.1
"""Reward for each point of lead; over a game they add up to a tenth of the final lead."""


def returns(state: State) -> list[float]:
    """Return 1 for every winner and -1 for the others; 0 for all if nobody won or the game goes on."""
    outcome, seats = state.outcome(), range(state.seats())
    if outcome is None or not outcome.winners:
        return [0.0 for _ in seats]
    return [1.0 if seat in outcome.winners else -1.0 for seat in seats]


class Rewards:
    """Computes the rewards of one table between two calls."""

    def __init__(self, kind: str) -> None:
        if kind not in (WIN, POINTS):
            raise ValueError(f"unknown rewards {kind!r}: choose from {[WIN, POINTS]}")
        self.kind = kind
        self._leads: list[int] = []

    def begin(self, state: State) -> None:
        """Start from this position."""
        if self.kind == POINTS:
            self._leads = leads(state)

    def since(self, state: State) -> list[float]:
        """Return the reward of every seat since the previous call."""
        got = returns(state)
        if self.kind == POINTS:
            before, self._leads = self._leads, leads(state)
            got = [end + SHARE * (now - was) for end, now, was in zip(got, self._leads, before)]
        return got

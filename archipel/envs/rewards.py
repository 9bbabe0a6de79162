"""What seats get: the result of a game, and, if a learner wants to hear more often, its lead in points."""

from __future__ import annotations

from typing import Final

from archipel.core.state import State
from archipel.envs.lanes import leads

WIN: Final = "win"
"""At the end, and nothing before."""
POINTS: Final = "points"
"""The same, and with every step a share of what one's lead has changed by."""
SHARE: Final = 0.1
"""Of each point of a lead. What is gained on the way adds up to a tenth of the last lead."""


def returns(state: State) -> list[float]:
    """1 for every winner, -1 for the others; 0 for all where nobody won, or while the game goes on."""
    outcome, seats = state.outcome(), range(state.seats())
    if outcome is None or not outcome.winners:
        return [0.0 for _ in seats]
    return [1.0 if seat in outcome.winners else -1.0 for seat in seats]


class Rewards:
    """What the seats of one table got since they were last asked."""

    def __init__(self, kind: str) -> None:
        if kind not in (WIN, POINTS):
            raise ValueError(f"rewards {kind!r}: there is {[WIN, POINTS]}")
        self.kind = kind
        self._leads: list[int] = []

    def begin(self, state: State) -> None:
        """A game begins, or another position is gone on from."""
        if self.kind == POINTS:
            self._leads = leads(state)

    def since(self, state: State) -> list[float]:
        """What every seat gets for what happened since the call before."""
        got = returns(state)
        if self.kind == POINTS:
            before, self._leads = self._leads, leads(state)
            got = [end + SHARE * (now - was) for end, now, was in zip(got, self._leads, before)]
        return got

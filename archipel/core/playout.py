"""Random play that never leaves the compiled engine: for simulation, search and measurement."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from archipel.core.rng import Rng
from archipel.core.state import State


@final
class Tally:
    """The result of some random games. `check` is a hash of every choice: equal runs have equal checks."""

    def __init__(self) -> None:
        self.games = 0
        self.actions: i64 = 0
        self.check: i64 = 0
        self.wins: list[int] = []
        self.drawn = 0


def finish(state: State, rng: Rng, limit: int = 1_000_000) -> int:
    """Play a state to its end, or for `limit` actions; return how many were played."""
    for played in range(limit):
        if state.step(rng) < 0:
            return played
    return limit


def run(state: State, rng: Rng, tally: Tally) -> None:
    """Play a state to its end and add it to the tally."""
    pick = state.step(rng)
    while pick >= 0:
        tally.actions += 1
        tally.check = (tally.check * 31 + pick) & 0xFFFFFFF
        pick = state.step(rng)
    tally.games += 1
    outcome = state.outcome()
    while len(tally.wins) < state.seats():
        tally.wins.append(0)
    if outcome is None or not outcome.winners:
        tally.drawn += 1
    else:
        for seat in outcome.winners:
            tally.wins[seat] += 1


def playout(state: State, n: int, seed: int) -> Tally:
    """Play `n` random games from `state`, which stays as it is."""
    tally = Tally()
    for i in range(n):
        run(state.copy(), Rng(seed + i), tally)
    return tally

"""Self-play of a fitted evaluation, one ply ahead, to collect training samples."""

from __future__ import annotations

from typing import final

from archipel.bots.evaluate.base import Evaluator, Fitted
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Seat, State

LONGEST: int = 20_000
"""Number of actions after which a game is abandoned."""


@final
class Sample:
    """A training sample: one position with the features of each seat, and the result of the game."""

    def __init__(self, stage: float, rows: list[list[float]], move: int) -> None:
        self.stage = stage
        self.rows = rows
        self.move = move
        self.chances: list[float] = []
        """The result for every seat: 1 for the winner, equal shares for a shared win."""


def best_action(evaluator: Evaluator, state: State, seat: Seat, choices: list[Action], rng: Rng) -> Action:
    """Return the action with the best static value for the seat; ties are broken at random."""
    best = choices[0]
    best_value = -1e9
    ties = 0
    for at, chances in enumerate(evaluator.prospects(state, seat, choices)):
        action = choices[at]
        value = chances[seat]
        if value > best_value + 1e-12:
            best = action
            best_value = value
            ties = 1
        elif value > best_value - 1e-12:
            ties += 1
            if rng.below(ties) == 0:
                best = action
    return best


def self_play(evaluator: Fitted, state: State, rng: Rng, slips: int, every: int) -> list[Sample]:
    """Play to the end with open cards; keep one of `every` positions. `slips` of 1000 actions are random."""
    samples: list[Sample] = []
    seats = state.seats()
    for move in range(LONGEST):
        seat = state.actor()
        if seat == NOBODY:
            break
        choices = state.legal(seat)
        if seat == CHANCE:
            action = choices[state.draw(rng)]
        elif len(choices) == 1:
            action = choices[0]
        elif rng.below(1000) < slips:
            action = choices[rng.below(len(choices))]
        else:
            action = best_action(evaluator, state, seat, choices, rng)
        state.apply(seat, action)
        if rng.below(every) == 0 and state.actor() != NOBODY:
            rows = [evaluator.features(state, s) for s in range(seats)]
            samples.append(Sample(evaluator.stage(state), rows, move))
    outcome = state.outcome()
    if outcome is None or not outcome.winners:
        return []
    chances = [0.0] * seats
    for winner in outcome.winners:
        chances[winner] = 1.0 / len(outcome.winners)
    for sample in samples:
        sample.chances = chances
    return samples

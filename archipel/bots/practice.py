"""Games a fitted evaluation plays against itself, one action ahead, for the sake of learning."""

from __future__ import annotations

from typing import final

from archipel.bots.evaluate.base import Evaluator, Fitted
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Seat, State

LONGEST: int = 20_000
"""Actions after which a game is given up."""


@final
class Sample:
    """One position of a game: what counted for each seat, and what became of it."""

    def __init__(self, stage: float, rows: list[list[float]], move: int) -> None:
        self.stage = stage
        self.rows = rows
        self.move = move
        self.chances: list[float] = []
        """What every seat had of the game in the end."""


def best_action(evaluator: Evaluator, state: State, seat: Seat, choices: list[Action], rng: Rng) -> Action:
    """The action after which the seat's chance is best; of equal ones, any."""
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


def practise(evaluator: Fitted, state: State, rng: Rng, slips: int, every: int) -> list[Sample]:
    """Play to the end, cards open. One of `every` positions is kept; `slips` of 1000 actions are random."""
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

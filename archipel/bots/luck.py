"""Dice luck: what each roll of a game produced, compared with its expected value."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.core.referee import Referee
from archipel.core.state import CHANCE, State


@dataclass(frozen=True)
class RollLuck:
    """The yield of a roll for every seat, and the expected yields."""

    row: int
    got: list[int]
    expected: list[float]


def luck(referee: Referee) -> list[RollLuck]:
    """Return the luck of every roll, with expected values for the position before it.

    The list is empty for games whose dice produce nothing.
    """
    game = referee.game
    state = game.open(referee.seats, referee.options)
    found: list[RollLuck] = []
    for number, made in referee.since(0):
        rolled = made.seat == CHANCE and made.action.by_hand
        before = game.held(state) if rolled else []
        expected = _expected(referee, state, before) if rolled else []
        state.apply(made.seat, made.action)
        if rolled:
            got = [held - before[seat] for seat, held in enumerate(game.held(state))]
            found.append(RollLuck(number, got, expected))
    return found if any(any(roll.expected) for roll in found) else []


def _expected(referee: Referee, state: State, before: list[int]) -> list[float]:
    """Return the expected gain of every seat. Each outcome is tried on a copy, so that all rules apply."""
    weights = state.odds()
    expected = [0.0] * len(before)
    for outcome, weight in zip(state.legal(CHANCE), weights):
        trial = state.copy()
        trial.apply(CHANCE, outcome)
        for seat, held in enumerate(referee.game.held(trial)):
            expected[seat] += weight * (held - before[seat]) / sum(weights)
    return [round(value, 4) for value in expected]

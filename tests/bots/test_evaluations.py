"""The memo of evaluations never changes their results."""

from __future__ import annotations

import pytest

from archipel.bots.evaluate import evaluator_for
from archipel.bots.evaluate.settlers import SettlersEvaluator
from archipel.core.rng import Rng
from archipel.core.state import NOBODY
from archipel.registry import GAMES


@pytest.mark.parametrize("seats", [2, 4])
def test_the_memo_does_not_change_evaluations_of_settlers(seats: int) -> None:
    game = GAMES["settlers"]
    used = SettlersEvaluator()
    compared = 0
    for seed in range(2):
        rng = Rng(seed)
        state = game.open(seats, game.read_options("board=variable"))
        for step in range(600):
            seat = state.actor()
            if seat == NOBODY:
                break
            choices = state.legal(seat)
            pick = rng.weighted(state.odds()) if seat < 0 else rng.below(len(choices))
            state.apply(seat, choices[pick])
            mine = [used.features(state, s) for s in range(seats)]
            if step % 7 == 0:
                fresh = SettlersEvaluator()
                assert mine == [fresh.features(state, s) for s in range(seats)]
                assert used.chances(state) == fresh.chances(state)
                compared += 1
    assert compared > 100


@pytest.mark.parametrize("key", ["princes", "junior", "elasund"])
def test_the_memo_does_not_change_evaluations(key: str) -> None:
    game = GAMES[key]
    seats = game.printed_seats[-1]
    used = evaluator_for(key)
    rng = Rng(1)
    state = game.open(seats, game.read_options(""))
    compared = 0
    for step in range(300):
        seat = state.actor()
        if seat == NOBODY:
            break
        choices = state.legal(seat)
        state.apply(seat, choices[rng.weighted(state.odds()) if seat < 0 else rng.below(len(choices))])
        chances = used.chances(state)
        if step % 7 == 0:
            assert chances == evaluator_for(key).chances(state)
            compared += 1
    assert compared > 15

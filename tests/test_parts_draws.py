"""Draws that are looked up or counted out give what a draw by weights gives, number for number."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.parts.dice import DICE_ODDS, throw
from archipel.parts.piles import drawn


def test_a_throw_is_a_draw_by_the_odds_of_the_dice() -> None:
    mine, theirs = Rng(36), Rng(36)
    for _ in range(2000):
        assert throw(mine) == theirs.weighted(DICE_ODDS)
    assert mine.drawn == theirs.drawn


def test_a_card_of_a_pool_is_a_draw_by_its_counts() -> None:
    rng, mine, theirs = Rng(9), Rng(10), Rng(10)
    for _ in range(500):
        pool = [rng.below(4) for _ in range(8)]
        kinds = [kind for kind in range(8) if rng.below(2)]
        counts = [pool[kind] for kind in kinds if pool[kind]]
        if counts:
            assert drawn(pool, kinds, mine) == theirs.weighted(counts)

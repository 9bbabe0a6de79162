"""How a game went, also one in which moves were taken back."""

from __future__ import annotations

import pytest
from tables import Table, play_random

from archipel.bots.course import MOST, course
from archipel.core.referee import TakeBack
from archipel.core.rng import Rng
from archipel.registry import BUILT_IN, GAMES


@pytest.mark.parametrize("game", BUILT_IN)
def test_what_was_taken_back_turned_nothing(game: str) -> None:
    table = Table(GAMES[game], GAMES[game].printed_seats[0])
    played = table.referee(3)
    play_random(played, Rng(8))
    assert any(isinstance(row.action, TakeBack) for row in played.rows)
    found = course(table.referee(3), played.rows)
    assert len(found.chances) == len(played.rows) + 1
    standing = {number for number, row in enumerate(played.rows, 1)}
    for number, row in enumerate(played.rows, 1):
        if isinstance(row.action, TakeBack):
            standing -= set(range(row.action.to, number + 1))
    assert len(standing) == len(played.standing())
    assert {turn.row for turn in found.turns} <= standing
    assert {point.row for point in found.turning_points} <= standing
    assert 1 <= len(found.turning_points) <= MOST
    for point in found.turning_points:
        assert played.rows[point.row - 1].action.text == point.action
        assert point.after == found.chances[point.row]

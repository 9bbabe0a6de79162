"""Certain wins: the definition, and the agreement of the quick and the thorough search."""

from __future__ import annotations

import pytest

from archipel.bots.wins import has_won, shortest_wins, sure_win, wins_in
from archipel.core.rng import Rng
from archipel.core.state import Outcome, Seat, State
from archipel.puzzles.puzzle import puzzles_of
from archipel.registry import BUILT_IN


class Over(State):
    """A game that is over."""

    def __init__(self, winners: list[Seat]) -> None:
        self.winners = winners

    def outcome(self) -> Outcome | None:
        return Outcome(self.winners, "")


@pytest.mark.parametrize(("winners", "won"), [([0], True), ([0, 1], False), ([1], False), ([], False)])
def test_a_shared_win_is_no_certain_win(winners: list[Seat], won: bool) -> None:
    assert has_won(Over(winners), 0) == won


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_quick_search_finds_a_line_that_wins_in_every_world(game: str) -> None:
    found = [puzzle for puzzle in puzzles_of(game).values() if puzzle.kind == "win"]
    puzzle = min(found, key=lambda puzzle: puzzle.at)
    referee, seat = puzzle.position(), puzzle.seat
    worlds = [referee.state.redeal(seat, referee.memories[seat], Rng(n)) for n in range(3)]
    line, lines = sure_win(worlds, seat), shortest_wins(referee.state, seat)
    assert lines
    assert all(len(one) == len(puzzle.line) for one in lines)
    assert len(line) >= len(lines[0])
    assert wins_in(worlds, seat, line)
    assert not wins_in(worlds, seat, line[:-1]), "a line that stops early wins nothing"

"""Scenes of Lagoon, by rule."""

from __future__ import annotations

import pytest
from lagoon import GAME
from lagoon.invariants import check
from lagoon.state import LagoonState

from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, WATCHER

START = ["! draw 1", "! draw 4", "! draw 6", "! draw 2", "! draw 4", "! draw 5"]
"""The first draws of a table of two: boats 1, 4 and 6 against 2, 4 and 5."""


def table(*rows: str, options: str = "") -> Referee:
    """Return a table of two after the first draws and these rows."""
    referee = Referee(GAME, 2, GAME.read_options(options))
    do(referee, *START, *rows)
    return referee


def do(referee: Referee, *rows: str) -> None:
    """Play rows such as `0 send 6` or `! dice 4`, each of which must be legal."""
    for row in rows:
        who, _, text = row.partition(" ")
        if who == "!":
            assert GAME.read(text) in referee.state.legal(CHANCE), row
            referee.append(CHANCE, GAME.read(text))
        else:
            referee.play(int(who), GAME.read(text))
        check(referee.state)


def refused(referee: Referee, seat: int, text: str) -> set[str]:
    """Return the rules that forbid an action."""
    return {rule for note in referee.state.why_not(seat, GAME.read(text)) for rule in note.rules}


def state(referee: Referee) -> LagoonState:
    assert isinstance(referee.state, LagoonState)
    return referee.state


@pytest.mark.rule("L-001", "L-002", "L-003")
def test_everybody_draws_three_boats_that_nobody_else_sees() -> None:
    referee = table()
    assert [line.text for line in referee.logs[1]] == ["draw ?"] * 3 + ["draw 2", "draw 4", "draw 5"]
    assert [line.text for line in referee.logs[WATCHER]] == ["draw ?"] * 6
    assert referee.state.turn() == 0
    assert Referee(GAME, 2, GAME.read_options("")).state.turn() == NOBODY


@pytest.mark.rule("L-010", "L-011", "L-012", "L-013", "L-015", "L-016")
def test_the_strongest_boat_takes_the_pearls() -> None:
    referee = table("0 call", "! dice 4", "0 send 6")
    assert referee.state.asked() == [1]
    assert refused(referee, 0, "call") == {"L-010"}
    do(referee, "1 stay")
    assert state(referee).p.pearls == [4, 0]
    assert state(referee).p.gone == [0, 0, 0, 0, 0, 1]
    do(referee, "! draw 6")
    assert referee.logs[0][-1].text == "draw ?"
    assert referee.state.asked() == [1]
    assert referee.state.turn() == 1


@pytest.mark.rule("L-012")
def test_answers_are_covered_and_the_caller_must_send() -> None:
    referee = table("0 call", "! dice 4")
    assert referee.state.asked() == [0, 1]
    assert refused(referee, 0, "stay") == {"L-012"}
    assert refused(referee, 0, "send 5") == {"L-012"}
    do(referee, "1 send 5")
    assert "send 5" not in [line.text for line in referee.logs[0]]
    assert state(referee).view(0).keepers[1].answer is None
    assert state(referee).view(1).keepers[1].answer == 5
    do(referee, "0 send 4")
    assert [line.text for line in referee.logs[0]][-2:] == ["send 4", "send 5"]


@pytest.mark.rule("L-014")
def test_pearls_stay_when_several_boats_are_the_strongest() -> None:
    referee = table("0 call", "! dice 4", "0 send 4", "1 send 4")
    assert state(referee).p.lagoon == 4
    do(referee, "1 call", "! dice 2", "1 send 5", "0 send 1")
    assert state(referee).p.pearls == [0, 6]


@pytest.mark.rule("L-A01")
def test_the_first_of_the_strongest_boats_takes_the_pearls() -> None:
    referee = table("0 call", "! dice 4", "0 send 4", "1 send 4", options="tie=first")
    assert state(referee).p.pearls == [4, 0]


@pytest.mark.rule("L-020")
def test_a_keeper_who_rests_shows_the_drawn_boat_and_others_remember_it() -> None:
    referee = table("0 rest", "! draw 3")
    assert referee.logs[1][-1].text == "draw 3"
    for seed in range(20):
        world = state(referee).redeal(1, referee.memories[1], Rng(seed))
        assert world.p.hands[0][2] >= 1
    do(referee, "1 rest", "! draw 6", "0 rest", "! draw 3", "1 rest", "! draw 6")
    assert refused(referee, 0, "rest") == {"L-020"}


@pytest.mark.rule("L-021")
def test_a_keeper_who_can_do_nothing_is_passed_over() -> None:
    referee = table()
    p = state(referee).p
    p.gone, p.pile = [4 - a - b for a, b in zip(*p.hands)], [0] * 6
    do(referee, "0 call", "! dice 1", "0 send 6", "1 stay")
    assert refused(referee, 1, "rest") == {"L-020"}
    do(referee, "1 call", "! dice 1", "1 send 2", "0 send 4")
    do(referee, "0 call", "! dice 1", "0 send 1", "1 stay")
    do(referee, "1 call", "! dice 1", "1 send 4")
    assert referee.state.asked() == [1]  # red has no boat and is not asked either
    assert refused(referee, 0, "call") == {"L-010"}


@pytest.mark.rule("L-030", "L-031", "L-032")
def test_fifteen_pearls_end_the_game_and_a_weak_boat_is_one_more() -> None:
    referee = table("0 call", "! dice 6")
    state(referee).p.pearls = [9, 15]
    do(referee, "0 send 6", "1 stay", "! draw 1")
    assert referee.over()
    assert referee.state.scores() == [16, 16]
    assert [referee.state.public_points(seat) for seat in range(2)] == [16, 16]
    outcome = referee.state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1]

"""The end (E-066, E-067) and the limit of this implementation."""

from __future__ import annotations

import pytest
from elasund.scenes import Scene, given

from archipel.core.state import NOBODY
from archipel.games.elasund.turn import IDLE_LIMIT, TURN_LIMIT


def nine(s: Scene) -> Scene:
    """Red has nine cubes on the board: the three towers, five wells and stalls, one church tile."""
    s.walls(*[f"red N{i}" for i in range(1, 7)], "red S1", "red S2", "red S3")
    s.church("red 5").tiles("red well 8 0", "red well 8 2", "red well 8 4", "red well 8 6", "red stalls 7 8")
    assert s.cubes("red") == 9
    return s


@pytest.mark.rule("E-066", "E-067", "E-C17")
def test_the_tenth_cube_ends_the_game_at_once() -> None:
    s = nine(given()).hand("red", gold=7).do("red church", "! tile 1")
    assert s.winner() == "red"
    assert s.state.actor() == NOBODY
    outcome = s.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ([0], "E-066")
    assert s.state.legal(0) == []
    assert s.why("red end") == ["E-066"]


@pytest.mark.rule("E-067")
def test_a_cube_on_the_track_may_be_the_tenth() -> None:
    s = nine(given()).tiles("red house 0 0").permits("red 1 0 1").hand("red", gold=2)
    assert s.points("red") == 1
    s.do("red build workshop 0 1")
    assert (s.winner(), s.track("red")) == ("red", 1)


@pytest.mark.rule("E-A10")
def test_cubes_are_placed_as_far_as_they_go() -> None:
    s = nine(given()).permits("red 1 4 7", "red 2 5 7", "red 3 5 8").hand("red", gold=9)
    s.do("red build great 4 7")  # two flags, one cube left
    assert (s.winner(), s.cubes("red")) == ("red", 10)


@pytest.mark.rule("E-A11", "E-066")
def test_losses_come_before_gains() -> None:
    """Red builds over its own well with its tenth cube to place: nine less one, plus one."""
    s = nine(given()).permits("red 1 7 2", "red 2 7 3").hand("red", gold=9)
    s.do("red build tavern 7 2")
    assert (s.winner(), s.cubes("red")) == ("", 9)


@pytest.mark.rule("E-A30", "E-066")
def test_a_rival_gains_no_cube_in_another_turn() -> None:
    """Nine cubes and a hut to set up in another's turn: the hut brings neither cube nor point."""
    s = (
        nine(given(turn="blue"))
        .tiles("red small 5 3")
        .permits("blue 1 5 2", "blue 2 6 2")
        .hand("blue", gold=9)
    )
    s.do("blue build shop 5 2")
    for text in s.legal("red", "hut"):
        assert text.split()[2] != "0"
    s.do("red hut small 1 1")
    assert (s.cubes("red"), s.winner()) == (9, "")


@pytest.mark.rule("E-A11")
def test_victory_comes_before_the_huts_are_set_up_again() -> None:
    s = nine(given()).tiles("blue small 5 3").permits("red 1 5 2", "red 2 6 2").hand("red", gold=9)
    s.do("red build shop 5 2")
    assert (s.winner(), s.step()) == ("red", "over")


def give_up(s: Scene) -> None:
    """Red's turn passes without a project."""
    s.do("red roll", "! dice 1 1", "red pass", "red pass", "red end")
    outcome = s.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ([], "E-stall")
    assert s.state.prompt(0).key == "over-stalled"


def test_a_game_without_projects_is_given_up() -> None:
    s = given(2, phase="roll")
    s.p.idle = 2 * IDLE_LIMIT - 1
    give_up(s)


def test_a_project_starts_the_count_again() -> None:
    s = given(2).hand("red", gold=2)
    s.p.idle = 2 * IDLE_LIMIT - 1
    s.do("red wall N1", "! draw red", "red pass", "red pass", "red end")
    assert (s.state.outcome(), s.p.idle) == (None, 0)


def test_a_game_that_goes_round_in_circles_is_given_up() -> None:
    s = given(2, phase="roll")
    s.p.turns = 2 * TURN_LIMIT
    give_up(s)

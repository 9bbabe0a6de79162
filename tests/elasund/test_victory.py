"""The end (E-066, E-067) and the limit of this implementation."""

from __future__ import annotations

import pytest
from elasund.scenes import (
    actions_of,
    cubes_of,
    do,
    give_hand,
    place_buildings,
    place_church_tiles,
    place_permits,
    place_walls,
    points_of,
    refused,
    scene,
    track_of,
    winner,
)

from archipel.core.state import NOBODY
from archipel.games.elasund.state import ElasundState
from archipel.games.elasund.turn import IDLE_LIMIT, TURN_LIMIT


def nine(s: ElasundState) -> ElasundState:
    """Give red nine cubes on the board: the three towers, five wells and stalls, one church tile."""
    place_walls(s, *[f"red N{i}" for i in range(1, 7)], "red S1", "red S2", "red S3")
    place_church_tiles(s, "red 5")
    place_buildings(s, "red well 8 0", "red well 8 2", "red well 8 4", "red well 8 6", "red stalls 7 8")
    assert cubes_of(s, "red") == 9
    return s


@pytest.mark.rule("E-066", "E-067", "E-C17")
def test_the_tenth_cube_ends_the_game_at_once() -> None:
    s = nine(scene())
    give_hand(s, "red", "gold 7")
    do(s, "red church", "! tile 1")
    assert winner(s) == "red"
    assert s.actor() == NOBODY
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ([0], "E-066")
    assert s.legal(0) == []
    assert refused(s, "red end") == {"E-066"}


@pytest.mark.rule("E-067")
def test_a_cube_on_the_track_may_be_the_tenth() -> None:
    s = nine(scene())
    place_buildings(s, "red house 0 0")
    place_permits(s, "red 1 0 1")
    give_hand(s, "red", "gold 2")
    assert points_of(s, "red") == 1
    do(s, "red build workshop 0 1")
    assert (winner(s), track_of(s, "red")) == ("red", 1)


@pytest.mark.rule("E-A10")
def test_cubes_are_placed_while_there_are_some() -> None:
    s = nine(scene())
    place_permits(s, "red 1 4 7", "red 2 5 7", "red 3 5 8")
    give_hand(s, "red", "gold 9")
    do(s, "red build great 4 7")  # two flags, one cube left
    assert (winner(s), cubes_of(s, "red")) == ("red", 10)


@pytest.mark.rule("E-A11", "E-066")
def test_losses_come_before_gains() -> None:
    """Red builds over its own well with its tenth cube to place: nine minus one, plus one."""
    s = nine(scene())
    place_permits(s, "red 1 7 2", "red 2 7 3")
    give_hand(s, "red", "gold 9")
    do(s, "red build tavern 7 2")
    assert (winner(s), cubes_of(s, "red")) == ("", 9)


@pytest.mark.rule("E-A30", "E-066")
def test_a_rival_gains_no_cube_in_another_turn() -> None:
    """With nine cubes, red sets a hut up in another's turn. The hut brings neither cube nor point."""
    s = nine(scene(turn="blue"))
    place_buildings(s, "red small 5 3")
    place_permits(s, "blue 1 5 2", "blue 2 6 2")
    give_hand(s, "blue", "gold 9")
    do(s, "blue build shop 5 2")
    for text in actions_of(s, "red", "hut"):
        assert text.split()[2] != "0"
    do(s, "red hut small 1 1")
    assert (cubes_of(s, "red"), winner(s)) == (9, "")


@pytest.mark.rule("E-A11")
def test_victory_comes_before_the_huts_are_set_up_again() -> None:
    s = nine(scene())
    place_buildings(s, "blue small 5 3")
    place_permits(s, "red 1 5 2", "red 2 6 2")
    give_hand(s, "red", "gold 9")
    do(s, "red build shop 5 2")
    assert (winner(s), s.now().name()) == ("red", "over")


def give_up(s: ElasundState) -> None:
    """Pass red's turn without a project."""
    do(s, "red roll", "! dice 1 1", "red pass", "red pass", "red end")
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ([], "E-stall")
    assert s.prompt(0).key == "over-stalled"


def test_a_game_without_projects_is_given_up() -> None:
    s = scene(phase="roll", seats=2)
    s.p.idle = 2 * IDLE_LIMIT - 1
    give_up(s)


def test_a_project_starts_the_count_again() -> None:
    s = scene(seats=2)
    give_hand(s, "red", "gold 2")
    s.p.idle = 2 * IDLE_LIMIT - 1
    do(s, "red wall N1", "! draw red", "red pass", "red pass", "red end")
    assert (s.outcome(), s.p.idle) == (None, 0)


def test_a_game_that_goes_round_in_circles_is_given_up() -> None:
    s = scene(phase="roll", seats=2)
    s.p.turns = 2 * TURN_LIMIT
    give_up(s)

"""The church (E-047 to E-055)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from elasund.scenes import (
    GAME,
    actions_of,
    asked_colours,
    buildings,
    cubes_of,
    do,
    give_hand,
    gold_of,
    permits,
    place_buildings,
    place_permits,
    place_ship,
    points_of,
    previews,
    refused,
    scene,
    set_phase,
    spot,
)

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, WATCHER, Action
from archipel.games.elasund.board import FOUNDATION, X, Y
from archipel.games.elasund.components import offset
from archipel.games.elasund.state import ElasundState

FACTS = json.loads((Path(__file__).parent.parent / "data" / "elasund.json").read_text())


def begun(first: str = "7", other: str = "2") -> ElasundState:
    """Let yellow begin the church; red is on turn."""
    s = scene(turn="yellow")
    give_hand(s, "yellow", "gold 7")
    do(s, "yellow church", f"! tile {first}", f"! tile {other}")
    do(s, f"yellow lay {first}", "yellow pass", "yellow gold", "yellow end", "red roll", "! dice 1 1")
    return s


@pytest.mark.rule("E-T07", "E-049", "E-050", "E-052")
def test_the_church_of_the_example_can_be_played() -> None:
    case = next(case for case in FACTS["test_cases"] if case["id"] == "E-T07")
    s = begun(str(case["first_tile"]))
    area = case["area"]
    assert (X[s.p.church.site], Y[s.p.church.site]) == (area["min_x"], area["min_y"])
    place_buildings(s, "blue tavern 3 3")
    give_hand(s, "red", "gold 7")
    assert cubes_of(s, "blue") == 1
    do(s, "red church", f"! tile {case['second_tile']}")
    assert s.p.cover[spot(*case["second_at"])] == 99
    assert buildings(s) == set()
    assert {c: cubes_of(s, c) for c in ("yellow", "red", "blue")} == {"yellow": 1, "red": 1, "blue": 0}


@pytest.mark.rule("E-047", "E-A44")
def test_a_tile_costs_seven_gold_and_cannot_be_refused() -> None:
    s = begun()
    give_hand(s, "red", "gold 6")
    assert refused(s, "red church") == {"E-047"}
    give_hand(s, "red", "gold 7")
    do(s, "red church")
    assert (gold_of(s, "red"), asked_colours(s)) == (0, [])
    assert actions_of(s, "!") == [f"tile {n}" for n in (1, 3, 4, 5, 6, 8, 9)]  # 2 lies at the bottom
    do(s, "! tile 5")
    assert s.now().name() == "build"
    assert cubes_of(s, "red") == 1


@pytest.mark.rule("E-048")
def test_the_first_builder_chooses_one_of_two() -> None:
    s = scene()
    give_hand(s, "red", "gold 7")
    do(s, "red church", "! tile 4", "! tile 9")
    assert actions_of(s, "red") == ["lay 4", "lay 9"]
    assert refused(s, "red lay 3") == {"E-048"}
    assert [note.args for note in previews(s, "red lay 9")] == [{"x": 0, "y": 3}]
    do(s, "red lay 9")
    assert s.p.church.bottom == 4
    assert s.p.cover[FOUNDATION] == 99


@pytest.mark.rule("E-048", "E-C18")
def test_the_other_tile_is_the_first_builders_secret() -> None:
    s = scene()
    give_hand(s, "red", "gold 7")
    do(s, "red church")
    tile = GAME.read("tile 4")
    assert s.told(0, CHANCE, tile) is tile
    assert s.told(1, CHANCE, tile) == s.told(WATCHER, CHANCE, tile) == Action("tile ?")
    do(s, "! tile 4", "! tile 9", "red lay 9")
    mine, theirs = s.view(0), s.view(1)
    assert (mine.church_bottom, theirs.church_bottom) == (4, 0)
    assert {s.redeal(0, None, Rng(i)).p.church.bottom for i in range(30)} == {4}
    assert {s.redeal(1, None, Rng(i)).p.church.bottom for i in range(90)} == {1, 2, 3, 4, 5, 6, 7, 8}


@pytest.mark.rule("E-048", "E-A44")
def test_the_bottom_tile_comes_last_and_then_the_church_is_complete() -> None:
    s = begun("7", "2")
    give_hand(s, "red", "gold 50")
    for tile in (1, 3, 4, 5, 6, 8, 9):
        s.p.turn, s.p.builds = 0, 0
        set_phase(s, "build")
        do(s, "red church", f"! tile {tile}")
    s.p.builds = 0
    set_phase(s, "build")
    give_hand(s, "red", "gold 20")
    give_hand(s, "yellow", "")
    do(s, "red church")
    assert actions_of(s, "!") == ["tile 2"]
    do(s, "! tile 2")
    assert refused(s, "red church") == {"E-A44"}
    assert "church" not in actions_of(s, "red")


@pytest.mark.rule("E-051", "E-C19")
def test_a_permit_under_a_tile_goes_home_without_compensation() -> None:
    s = begun()
    place_permits(s, "blue 4 4 3")
    give_hand(s, "red", "gold 7")
    do(s, "red church", "! tile 3")
    assert permits(s) == set()
    assert gold_of(s, "blue") == 0


@pytest.mark.rule("E-052")
def test_a_building_in_the_way_is_removed_whatever_its_size() -> None:
    s = begun()
    place_buildings(s, "blue great 4 1")
    give_hand(s, "red", "gold 7")
    assert cubes_of(s, "blue") == 2
    do(s, "red church", "! tile 3")
    assert (buildings(s), cubes_of(s, "blue")) == (set(), 0)


@pytest.mark.rule("E-053", "E-C20")
def test_church_tiles_are_never_built_over() -> None:
    s = begun()
    place_permits(s, "red 1 3 5", "red 2 3 6")
    give_hand(s, "red", "gold 20 red 3")
    assert refused(s, "red build tavern 2 5") == {"E-053"}
    do(s, "red build tavern 3 5")


@pytest.mark.rule("E-054", "E-A35")
def test_empty_squares_of_the_site_take_permits_and_buildings() -> None:
    s = begun()
    give_hand(s, "red", "gold 20")
    place_permits(s, "red 1 3 4")
    do(s, "red build well 3 4", "red pass")
    assert "red well 3 4" in buildings(s)
    place_ship(s, 5)
    do(s, "red permit 2", "red at 3 3")
    assert permits(s) == {"red 2 3 3"}


@pytest.mark.rule("E-055", "E-088", "E-A42", "E-A15")
def test_on_the_harbour_a_tile_earns_nothing_and_kills_the_field() -> None:
    s = begun("9", "2")
    place_buildings(s, "blue house 0 3")
    give_hand(s, "red", "gold 7")
    assert points_of(s, "blue") == 1
    do(s, "red church", "! tile 1")
    assert s.p.cover[spot(0, 3)] == 99
    assert (points_of(s, "blue"), points_of(s, "red")) == (0, 0)
    assert "E-053" in refused(s, "red build house 0 3")


@pytest.mark.rule("E-A15", "E-049")
def test_the_site_lies_inside_every_city() -> None:
    reached = set()
    for first in range(1, 10):
        site = FOUNDATION - offset(first)
        for tile in range(1, 10):
            at = site + offset(tile)
            assert X[at] == 2 + (tile - 1) % 3 - (first - 1) % 3
            assert Y[at] == 5 + (tile - 1) // 3 - (first - 1) // 3
            reached.add((X[at], Y[at]))
    assert {x for x, _ in reached} == {0, 1, 2, 3, 4}
    assert {y for _, y in reached} == {3, 4, 5, 6, 7}


@pytest.mark.rule("E-105", "E-A16")
def test_the_foundation_does_not_count_as_an_empty_square() -> None:
    s = scene(phase="permit")
    place_ship(s, 8)
    give_hand(s, "red", "gold 9 red 2")
    do(s, "red permit 1")
    assert "at 2 5" not in actions_of(s, "red")
    assert refused(s, "red at 2 5") == {"E-057", "E-105", "E-A35"}


@pytest.mark.rule("E-052")
def test_the_first_tile_of_all_is_removed_like_any_other() -> None:
    s = begun()
    place_buildings(s, "blue well 4 3")
    assert s.p.place[0] >= 0
    give_hand(s, "red", "gold 7")
    do(s, "red church", "! tile 3")
    assert buildings(s) == set()
    assert cubes_of(s, "blue") == 0


@pytest.mark.rule("E-022", "E-050")
def test_a_church_tile_is_a_project_and_brings_a_cube() -> None:
    s = begun()
    give_hand(s, "red", "gold 14")
    assert [note.args for note in previews(s, "red church")] == [{"gold": 7}, {"left": 8}, {"cubes": 1}]
    do(s, "red church", "! tile 3")
    assert s.view(1).builds == 1
    do(s, "red church", "! tile 4")
    assert (s.view(1).builds, s.now().name()) == (2, "permit")

"""The church (E-047 to E-055)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from elasund.scenes import GAME, Scene, given, spot

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, WATCHER, Action
from archipel.games.elasund.board import FOUNDATION, X, Y
from archipel.games.elasund.church import offset
from archipel.games.elasund.view import ElasundView

FACTS = json.loads((Path(__file__).parent.parent / "data" / "elasund.json").read_text())


def begun(first: str = "7", other: str = "2") -> Scene:
    """Yellow has begun the church; red is on turn."""
    s = given(turn="yellow").hand("yellow", gold=7).do("yellow church", f"! tile {first}", f"! tile {other}")
    return s.do(f"yellow lay {first}", "yellow pass", "yellow gold", "yellow end", "red roll", "! dice 1 1")


@pytest.mark.rule("E-T07", "E-049", "E-050", "E-052")
def test_the_church_of_the_example() -> None:
    case = next(case for case in FACTS["test_cases"] if case["id"] == "E-T07")
    s = begun(str(case["first_tile"]))
    area = case["area"]
    assert (X[s.p.site], Y[s.p.site]) == (area["min_x"], area["min_y"])
    s.tiles("blue tavern 3 3").hand("red", gold=7)
    assert s.cubes("blue") == 1
    s.do("red church", f"! tile {case['second_tile']}")
    assert s.p.cover[spot(*case["second_at"])] == 99
    assert s.on_board() == set()
    assert {c: s.cubes(c) for c in ("yellow", "red", "blue")} == {"yellow": 1, "red": 1, "blue": 0}


@pytest.mark.rule("E-047", "E-A44")
def test_a_tile_costs_seven_gold_and_cannot_be_refused() -> None:
    s = begun().hand("red", gold=6)
    assert s.why("red church") == ["E-047"]
    s.hand("red", gold=7).do("red church")
    assert (s.gold("red"), s.asked()) == (0, [])
    assert s.legal("!") == [f"tile {n}" for n in (1, 3, 4, 5, 6, 8, 9)]  # 2 lies at the bottom
    s.do("! tile 5")
    assert s.step() == "build"
    assert s.cubes("red") == 1


@pytest.mark.rule("E-048")
def test_the_first_builder_chooses_one_of_two() -> None:
    s = given().hand("red", gold=7).do("red church", "! tile 4", "! tile 9")
    assert s.legal("red") == ["lay 4", "lay 9"]
    assert s.why("red lay 3") == ["E-048"]
    assert [note.args for note in s.preview("red lay 9")] == [{"x": 0, "y": 3}]
    s.do("red lay 9")
    assert s.p.bottom == 4
    assert s.p.cover[FOUNDATION] == 99


@pytest.mark.rule("E-048", "E-C18")
def test_the_other_tile_is_the_first_builders_secret() -> None:
    s = given().hand("red", gold=7).do("red church")
    tile = GAME.read("tile 4")
    assert s.state.told(0, CHANCE, tile) is tile
    assert s.state.told(1, CHANCE, tile) == s.state.told(WATCHER, CHANCE, tile) == Action("tile ?")
    s.do("! tile 4", "! tile 9", "red lay 9")
    mine, theirs = s.state.view(0), s.state.view(1)
    assert isinstance(mine, ElasundView)
    assert isinstance(theirs, ElasundView)
    assert (mine.church_bottom, theirs.church_bottom) == (4, 0)
    assert {s.state.redeal(0, None, Rng(i)).p.bottom for i in range(30)} == {4}
    assert {s.state.redeal(1, None, Rng(i)).p.bottom for i in range(90)} == {1, 2, 3, 4, 5, 6, 7, 8}


@pytest.mark.rule("E-048", "E-A44")
def test_the_bottom_tile_comes_last_and_then_the_church_is_complete() -> None:
    s = begun("7", "2").hand("red", gold=50)
    for tile in (1, 3, 4, 5, 6, 8, 9):
        s.p.turn, s.p.builds = 0, 0
        s.phase("build").do("red church", f"! tile {tile}")
    s.p.builds = 0
    s.phase("build").hand("red", gold=20).hand("yellow")
    s.do("red church")
    assert s.legal("!") == ["tile 2"]
    s.do("! tile 2")
    assert s.why("red church") == ["E-A44"]
    assert "church" not in s.legal("red")


@pytest.mark.rule("E-051", "E-C19")
def test_a_permit_under_a_tile_goes_home_without_compensation() -> None:
    s = begun().permits("blue 4 4 3").hand("red", gold=7).do("red church", "! tile 3")
    assert s.permits_on_board() == set()
    assert s.gold("blue") == 0


@pytest.mark.rule("E-052")
def test_whatever_its_size_a_building_in_the_way_is_removed() -> None:
    s = begun().tiles("blue great 4 1").hand("red", gold=7)
    assert s.cubes("blue") == 2
    s.do("red church", "! tile 3")
    assert (s.on_board(), s.cubes("blue")) == (set(), 0)


@pytest.mark.rule("E-053", "E-C20")
def test_church_tiles_are_never_built_over() -> None:
    s = begun().permits("red 1 3 5", "red 2 3 6").hand("red", gold=20, red=3)
    assert s.why("red build tavern 2 5") == ["E-053"]
    s.do("red build tavern 3 5")


@pytest.mark.rule("E-054", "E-A35")
def test_empty_squares_of_the_site_take_permits_and_buildings() -> None:
    s = begun().hand("red", gold=20).permits("red 1 3 4").do("red build well 3 4", "red pass")
    assert "red well 3 4" in s.on_board()
    s.ship(5).do("red permit 2", "red at 3 3")
    assert s.permits_on_board() == {"red 2 3 3"}


@pytest.mark.rule("E-055", "E-088", "E-A42", "E-A15")
def test_on_the_harbour_a_tile_earns_nothing_and_kills_the_field() -> None:
    s = begun("9", "2").tiles("blue house 0 3").hand("red", gold=7)
    assert s.points("blue") == 1
    s.do("red church", "! tile 1")
    assert s.p.cover[spot(0, 3)] == 99
    assert (s.points("blue"), s.points("red")) == (0, 0)
    assert "E-053" in s.why("red build house 0 3")


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
def test_the_foundation_is_no_empty_square() -> None:
    s = given(phase="permit").ship(8).hand("red", gold=9, red=2)
    s.do("red permit 1")
    assert "at 2 5" not in s.legal("red")
    assert s.why("red at 2 5") == ["E-057", "E-105", "E-A35"]

"""What a coach questions in Elasund."""

from __future__ import annotations

import pytest
from elasund.scenes import (
    SCENES,
    do,
    give_hand,
    place_buildings,
    place_church_tiles,
    place_permits,
    place_ship,
    scene,
)

doubts = SCENES.doubts


@pytest.mark.rule("E-033")
def test_a_permit_that_only_ties_is_questioned() -> None:
    for value, asked in ((1, set()), (2, {"doubt-tie"}), (3, set())):
        s = scene(phase="permit")
        place_permits(s, "blue 2 6 5")
        give_hand(s, "red", "gold 9")
        place_ship(s, 5)
        row = s.p.ship
        do(s, f"red permit {value}")
        lay = {action.text for action in s.legal(0)}
        near = [text for text in lay if doubts(s, f"red {text}")]
        assert {key for text in near for key in doubts(s, f"red {text}")} == asked, (value, row)
        assert len(near) < len(lay), "far from the other permit it ties with nothing"


@pytest.mark.rule("E-036", "E-038")
def test_building_over_ones_own_cubes_is_questioned() -> None:
    s = scene()
    place_buildings(s, "red well 5 4")
    place_permits(s, "red 3 6 4", "red 2 6 5")
    give_hand(s, "red", "gold 20")
    assert doubts(s, "red build tavern 5 4") == {"doubt-own-cubes"}, "one cube goes, one comes"
    s = scene()
    place_buildings(s, "blue well 5 4")
    place_permits(s, "red 3 6 4", "red 2 6 5")
    give_hand(s, "red", "gold 20")
    assert doubts(s, "red build tavern 5 4") == set()


@pytest.mark.rule("E-033")
def test_permits_of_zero_tie_as_well() -> None:
    s = scene(phase="permit")
    place_permits(s, "blue 0 6 5")
    give_hand(s, "red", "gold 9")
    place_ship(s, 8)
    do(s, "red permit 0")
    assert doubts(s, "red at 5 5") == {"doubt-tie"}
    assert doubts(s, "red at 1 5") == set()


@pytest.mark.rule("E-030", "E-033", "E-053")
def test_a_tie_is_questioned_only_where_something_could_be_built() -> None:
    s = scene(phase="permit")
    place_permits(s, "blue 2 2 4")  # above the foundation
    give_hand(s, "red", "gold 9")
    place_ship(s, 9)
    do(s, "red permit 2")
    assert doubts(s, "red at 2 6") == set()  # only what covers the foundation would touch both
    place_church_tiles(s, "blue 5")
    assert doubts(s, "red at 2 6") == set()  # or the church
    place_permits(s, "blue 3 4 6")
    assert doubts(s, "red at 2 6") == set()  # and too far for a tie


@pytest.mark.rule("E-036", "E-038")
def test_a_gain_of_cubes_or_no_cubes_at_all_is_not_questioned() -> None:
    s = scene()
    place_buildings(s, "red well 5 4")
    place_permits(s, "red 3 6 4", "red 2 6 5", "red 1 5 5", "red 4 1 8")
    give_hand(s, "red", "gold 20")
    assert doubts(s, "red build great 5 4") == set()  # one goes, two come
    assert doubts(s, "red build house 1 8") == set()  # none goes, none comes
    assert doubts(s, "red build stalls 5 4") == {"doubt-own-cubes"}

"""What a coach may ask about in Elasund."""

from __future__ import annotations

import pytest
from elasund.scenes import SCENES, do, given, hold, lay_permits, moor, stand

doubts = SCENES.doubts


@pytest.mark.rule("E-033")
def test_a_permit_that_only_ties() -> None:
    for value, asked in ((1, set()), (2, {"doubt-tie"}), (3, set())):
        s = given(phase="permit")
        lay_permits(s, "blue 2 6 5")
        hold(s, "red", gold=9)
        moor(s, 5)
        row = s.p.ship
        do(s, f"red permit {value}")
        lay = {action.text for action in s.legal(0)}
        near = [text for text in lay if doubts(s, f"red {text}")]
        assert {key for text in near for key in doubts(s, f"red {text}")} == asked, (value, row)
        assert len(near) < len(lay), "far from the other permit it ties with nothing"


@pytest.mark.rule("E-036", "E-038")
def test_building_over_ones_own_cubes() -> None:
    s = given()
    stand(s, "red well 5 4")
    lay_permits(s, "red 3 6 4", "red 2 6 5")
    hold(s, "red", gold=20)
    assert doubts(s, "red build tavern 5 4") == {"doubt-own-cubes"}, "one cube goes, one comes"
    s = given()
    stand(s, "blue well 5 4")
    lay_permits(s, "red 3 6 4", "red 2 6 5")
    hold(s, "red", gold=20)
    assert doubts(s, "red build tavern 5 4") == set()

"""What a coach questions in Junior."""

from __future__ import annotations

import pytest
from junior.scenes import SCENES, do, give_hand, new_game, scene, set_phase

doubts = SCENES.doubts


@pytest.mark.rule("J-027")
def test_a_ghost_that_haunts_ones_own_terrain_is_questioned() -> None:
    s = new_game()
    set_phase(s, "roll", 0)
    do(s, "0 roll", "! dice 6")
    p = s.p
    mine = {land for site in range(64) if p.fortresses[0] >> site & 1 for land in p.side.lands[site]}
    asked = {action.text for action in s.legal(0) if doubts(s, f"0 {action.text}") == {"doubt-own-island"}}
    assert asked == {f"ghost {p.side.terrains[land].key}" for land in mine if land != p.ghost}
    assert 0 < len(asked) < len(s.legal(0))


@pytest.mark.rule("J-029")
def test_ending_the_turn_with_a_possible_build_is_questioned() -> None:
    s = scene(turn=0)
    give_hand(s, 0, "wood wool")
    assert doubts(s, "0 end") == {"doubt-boat"}
    do(s, f"0 {next(action.text for action in s.legal(0) if action.text.startswith('boat '))}")
    assert doubts(s, "0 end") == set(), "nothing is left to build with"
    give_hand(s, 0, "wood wool rum sabre")
    assert doubts(s, "0 end") == {"doubt-fortress"}

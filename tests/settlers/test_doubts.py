"""What a coach questions in Settlers."""

from __future__ import annotations

import pytest
from settlers.scenes import (
    RED,
    SCENES,
    do,
    give_hand,
    place_roads,
    place_settlements,
    scene,
    set_phase,
)

doubts = SCENES.doubts


@pytest.mark.rule("S-055")
def test_a_robber_that_blocks_ones_own_field_is_questioned() -> None:
    s = scene()
    place_settlements(s, RED, 10)
    set_phase(s, "roll")
    do(s, "0 roll", "! dice 3 4")
    mine = [action.text for action in s.legal(RED) if doubts(s, f"0 {action.text}")]
    assert mine == ["robber 2", "robber 6"]
    assert doubts(s, "0 robber 2") == {"doubt-own-field"}


@pytest.mark.rule("S-052")
def test_ending_the_turn_with_more_than_seven_cards_is_questioned_if_some_can_be_spent() -> None:
    s = scene()
    place_settlements(s, RED, 10)
    give_hand(s, RED, "wood 4 brick 4")
    assert doubts(s, "0 end") == {"doubt-full-hand"}
    give_hand(s, RED, "wood 4 brick 3")
    assert doubts(s, "0 end") == set(), "seven are safe"
    give_hand(s, RED, "ore 8")
    assert doubts(s, "0 end") == set(), "nothing can be bought"


@pytest.mark.rule("S-A01")
def test_a_build_that_closes_a_useful_trade_is_questioned() -> None:
    s = scene()
    place_settlements(s, RED, 10)
    place_roads(s, RED, 12, 13)
    give_hand(s, RED, "wood brick wheat 2 ore 2 wool 4")
    road = next(action.text for action in s.legal(RED) if action.text.startswith("road "))
    assert doubts(s, f"0 {road}") == {"doubt-trade-first"}, "four wool are the third ore of a city"
    give_hand(s, RED, "wood brick wheat 2 ore 2 wool 3")
    assert doubts(s, f"0 {road}") == set(), "no trade"
    give_hand(s, RED, "wood 2 brick 2 wool 5")
    assert doubts(s, f"0 {road}") == {"doubt-trade-first"}, "four wool are the wheat of a settlement"
    free = scene("phases=free")
    place_settlements(free, RED, 10)
    give_hand(free, RED, "wood brick wheat 2 ore 2 wool 4")
    assert doubts(free, f"0 {road}") == set(), "trade stays open"

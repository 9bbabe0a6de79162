"""What a coach questions in Princes."""

from __future__ import annotations

import pytest
from princes.scenes import RED, SCENES, add_cards, give_goods, place_road, scene, set_stock

doubts = SCENES.doubts


@pytest.mark.rule("P-081")
def test_goods_that_brigands_would_take_are_questioned() -> None:
    state = scene()
    give_goods(state, RED, "lumber 2 brick 2 wool 2 gold 2")
    assert doubts(state, "0 end") == {"doubt-brigands"}
    give_goods(state, RED, "lumber 2 brick 2 wool 2 gold")
    assert doubts(state, "0 end") == set(), "seven are safe"
    give_goods(state, RED, "lumber 2 brick 2 grain 2 ore 2")
    assert doubts(state, "0 end") == set(), "there is neither gold nor wool"


@pytest.mark.rule("P-022")
def test_a_full_region_is_questioned_if_something_can_be_paid_from_it() -> None:
    state = scene()
    give_goods(state, RED, "lumber 3 brick 2")
    assert doubts(state, "0 end") == {"doubt-full-region"}, "a road"
    place_road(state, RED, 0)
    place_road(state, RED, 1)
    assert doubts(state, "0 end") == set(), "there is no place for another road"
    state = scene()
    give_goods(state, RED, "lumber 2 brick 2")
    set_stock(state, RED, "r7d", 3)
    assert doubts(state, "0 end") == set(), "a road takes nothing from there"


@pytest.mark.rule("P-022", "P-081")
def test_a_card_that_could_be_built_is_questioned_too() -> None:
    state = scene()
    give_goods(state, RED, "wool 3 grain ore")
    assert doubts(state, "0 end") == set(), "nothing can be built"
    add_cards(state, RED, "base/candamir")
    assert doubts(state, "0 end") == {"doubt-full-region"}
    give_goods(state, RED, "wool 2 grain 2 ore 2 gold 2")
    assert doubts(state, "0 end") == {"doubt-brigands"}
    assert doubts(state, "0 build base/candamir s6u") == set()

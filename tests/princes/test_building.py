"""Roads, settlements with their regions, cities, sites, payment, removal."""

from __future__ import annotations

import pytest
from princes.scenes import (
    BLUE,
    GAME,
    RED,
    actions_of,
    add_cards,
    card_at,
    do,
    expansions_of,
    give_goods,
    goods_of,
    hand_of,
    place_cards,
    place_cities,
    place_road,
    place_settlement,
    points_of,
    refused,
    scene,
    set_stock,
    stock_of,
)

from archipel.core.state import CHANCE
from archipel.games.princes.board import LEFT, RIGHT
from archipel.games.princes.cards import KEYS


@pytest.mark.rule("P-050", "P-046", "P-140")
def test_red_builds_an_abbey() -> None:
    state = scene()
    give_goods(state, RED, "lumber brick wool grain 2 ore")
    add_cards(state, RED, "base/abbey")
    do(state, "0 build base/abbey s6u")
    assert goods_of(state, RED) == {"lumber": 1, "wool": 1, "grain": 1}
    assert card_at(state, RED, "s6u1") == "base/abbey"
    assert hand_of(state, RED) == []


@pytest.mark.rule("P-046", "P-023", "P-059")
def test_a_settlement_has_one_site_above_and_one_below() -> None:
    state = scene()
    place_cards(state, RED, "base/inga s6u")
    give_goods(state, RED, "brick 3 grain 3 ore 3")
    add_cards(state, RED, "base/abbey")
    assert refused(state, "0 build base/abbey s6u") == {"P-023", "P-046", "P-059"}
    assert refused(state, "0 build base/abbey s8u") == {"P-023", "P-046", "P-059"}
    place_cities(state, RED, 6)
    do(state, "0 build base/abbey s6u")
    assert card_at(state, RED, "s6u2") == "base/abbey"


@pytest.mark.rule("P-046")
def test_the_price_must_be_there() -> None:
    state = scene()
    add_cards(state, RED, "base/abbey")
    give_goods(state, RED, "brick grain")
    assert refused(state, "0 build base/abbey s6u") == {"P-046"}
    note = state.why_not(RED, GAME.read("build base/abbey s6u"))[0]
    assert note.args == {"n": 1, "good": "ore"}


@pytest.mark.rule("P-045", "P-046")
def test_only_cards_of_ones_own_hand_are_built() -> None:
    state = scene()
    give_goods(state, RED, "brick grain ore")
    add_cards(state, BLUE, "base/abbey")
    assert refused(state, "0 build base/abbey s6u") == {"P-045"}


@pytest.mark.rule("P-048", "P-136")
def test_a_card_marked_1x_stands_once() -> None:
    state = scene()
    place_cards(state, RED, "base/parish_hall s6u")
    add_cards(state, RED, "base/parish_hall")
    give_goods(state, RED, "brick grain")
    assert refused(state, "0 build base/parish_hall s6d") >= {"P-048"}


@pytest.mark.rule("P-051", "P-052", "P-053", "P-C15", "P-024")
def test_a_road_costs_one_lumber_and_two_brick() -> None:
    state = scene()
    give_goods(state, RED, "lumber 2 brick 3")
    do(state, "0 build road right")
    assert goods_of(state, RED) == {"lumber": 1, "brick": 1}
    give_goods(state, RED, "lumber brick 2")
    assert refused(state, "0 build road right") == {"P-024", "P-A30"}
    give_goods(state, RED, "lumber brick")
    assert refused(state, "0 build road left") == {"P-052"}


@pytest.mark.rule("P-A30", "P-024")
def test_each_end_has_at_most_one_open_road() -> None:
    state = scene()
    place_road(state, RED, LEFT)
    give_goods(state, RED, "lumber brick 2")
    assert "build road right" in actions_of(state)
    assert refused(state, "0 build road left") == {"P-024", "P-A30"}


@pytest.mark.rule("P-054", "P-055", "P-056", "P-A31", "P-013")
def test_red_builds_a_settlement_and_places_two_regions() -> None:
    state = scene()
    place_road(state, RED, RIGHT)
    give_goods(state, RED, "lumber brick wool grain")
    do(state, "0 build settlement right")
    assert goods_of(state, RED) == {}
    do(state, "! region gold_river 2", "! region mountain 4")
    assert actions_of(state) == ["above mountain 4", "above gold_river 2"]
    do(state, "0 above gold_river 2")
    assert points_of(state, RED) == 3
    assert (stock_of(state, RED, "r9u"), stock_of(state, RED, "r9d")) == (0, 0)
    realm = state.p.realms[RED]
    assert (realm.number[16], realm.number[17]) == (2, 4)
    assert not realm.road_right
    assert len([c for c in range(12) if state.p.centre >> c & 1]) == 10


@pytest.mark.rule("P-054", "P-024")
def test_a_settlement_needs_a_road_of_its_own() -> None:
    state = scene()
    give_goods(state, RED, "lumber brick wool grain")
    assert refused(state, "0 build settlement right") == {"P-024", "P-054"}
    place_road(state, RED, LEFT)
    assert refused(state, "0 build settlement right") == {"P-024", "P-054"}
    give_goods(state, RED, "lumber brick wool")
    assert refused(state, "0 build settlement left") == {"P-054"}


@pytest.mark.rule("P-055", "P-029")
def test_regions_are_drawn_from_what_is_left() -> None:
    state = scene()
    place_settlement(state, BLUE, "right", "gold_river 2", "mountain 4")
    place_road(state, RED, LEFT)
    give_goods(state, RED, "lumber brick wool grain")
    do(state, "0 build settlement left")
    drawn = [a.text for a in state.legal(CHANCE)]
    assert len(drawn) == 10
    assert "region gold_river 2" not in drawn
    do(state, "! region field 3")
    assert "region field 3" not in [a.text for a in state.legal(CHANCE)]


@pytest.mark.rule("P-057", "P-058", "P-059", "P-060", "P-C08")
def test_a_city_costs_two_grain_and_three_ore() -> None:
    state = scene()
    give_goods(state, RED, "grain 3 ore 3")
    do(state, "0 build city 6")
    assert goods_of(state, RED) == {"grain": 1}
    assert points_of(state, RED) == 3
    give_goods(state, RED, "grain 2 ore 3")
    assert refused(state, "0 build city 6") == {"P-057"}
    assert refused(state, "0 build city 8") == {"P-057"}
    give_goods(state, RED, "grain 2 ore 2")
    assert refused(state, "0 build city 7") == {"P-057"}


@pytest.mark.rule("P-A32")
def test_piles_run_out() -> None:
    state = scene()
    give_goods(state, RED, "lumber 3 brick 3 wool 3 grain 3 ore 3")
    place_road(state, RED, LEFT)
    state.p.roads = state.p.settlements = state.p.cities = 0
    assert refused(state, "0 build road right") == {"P-A32"}
    assert refused(state, "0 build settlement left") == {"P-A32"}
    assert refused(state, "0 build city 6") == {"P-A32"}


@pytest.mark.rule("P-A04", "P-046")
def test_the_payer_chooses_the_regions_one_good_at_a_time() -> None:
    state = scene()
    place_settlement(state, RED, "right", "hill 5", "hill 1")
    set_stock(state, RED, "r6d", 1)
    set_stock(state, RED, "r9u", 1)
    set_stock(state, RED, "r9d", 1)
    set_stock(state, RED, "r6u", 1)
    do(state, "0 build road left")
    assert actions_of(state) == ["pay r6d", "pay r9u", "pay r9d"]
    assert refused(state, "0 pay r6u") == {"P-019"}
    assert refused(state, "0 pay cache") == {"P-019"}
    assert state.p.realms[RED].road_left is False, "not before it is paid"
    do(state, "0 pay r9u", "0 pay r9d")
    assert (stock_of(state, RED, "r6d"), stock_of(state, RED, "r9u"), stock_of(state, RED, "r9d")) == (
        1,
        0,
        0,
    )
    assert state.p.realms[RED].road_left


@pytest.mark.rule("P-A04")
def test_a_payment_that_is_openly_forced_asks_nobody() -> None:
    state = scene()
    place_settlement(state, RED, "right", "hill 5", "field 1")
    set_stock(state, RED, "r6d", 1)
    set_stock(state, RED, "r9u", 1)
    set_stock(state, RED, "r6u", 1)
    do(state, "0 build road left")
    assert "end" in actions_of(state)


@pytest.mark.rule("P-047", "P-025")
def test_an_expansion_works_as_soon_as_it_is_paid() -> None:
    state = scene()
    add_cards(state, RED, "base/ore_ship")
    give_goods(state, RED, "lumber wool ore 2")
    assert refused(state, "0 trade ore wool") == {"P-061", "P-063"}
    do(state, "0 build base/ore_ship s6u")
    assert "trade ore wool" in actions_of(state)


@pytest.mark.rule("P-106", "P-010")
def test_city_expansions_need_a_city() -> None:
    state = scene("mode=war")
    add_cards(state, RED, "war/tithe_barn")
    give_goods(state, RED, "lumber 2 brick ore")
    assert refused(state, "0 build war/tithe_barn s6u") == {"P-106"}
    place_cities(state, RED, 6)
    assert refused(state, "0 build war/tithe_barn s7u") == {"P-106"}
    for site in ("s6u", "s6d"):
        assert f"build war/tithe_barn {site}" in actions_of(state)
    do(state, "0 build war/tithe_barn s6d")
    assert card_at(state, RED, "s6d1") == "war/tithe_barn"


@pytest.mark.rule("P-095", "P-096", "P-113", "P-175")
def test_face_up_cards_are_built_from_their_pile_and_go_back_to_it() -> None:
    state = scene("mode=gold")
    place_cities(state, RED, 6)
    give_goods(state, RED, "brick 2 wool 2 grain")
    do(state, "0 build gold/merchant_guild s6u")
    assert state.p.face_up == 1
    assert expansions_of(state, RED) == ["gold/merchant_guild"]
    give_goods(state, RED, "brick 2 wool 2 grain")
    assert refused(state, "0 build gold/merchant_guild s6d") == {"P-048", "P-096"}
    do(state, "0 remove s6u1")
    assert state.p.face_up == 2
    assert state.p.discard == []
    state.p.face_up = 0
    assert "P-095" in refused(state, "0 build gold/merchant_guild s6d")


@pytest.mark.rule("P-112", "P-A23", "P-A24")
def test_own_cards_are_removed_free_of_charge() -> None:
    state = scene("mode=war")
    place_cards(state, RED, "base/abbey s6u", "base/inga s6d")
    do(state, "0 remove s6u1")
    assert expansions_of(state, RED) == ["base/inga"]
    assert [KEYS[kind] for kind in state.p.discard] == ["base/abbey"]
    assert hand_of(state, RED) == []
    assert refused(state, "0 remove s6u1") == {"P-112"}
    assert refused(state, "1 remove s6d1") == {"P-036"}


@pytest.mark.rule("P-112", "P-A22")
def test_own_cards_are_not_removed_in_the_introductory_game_unless_an_option_allows_it() -> None:
    state = scene()
    place_cards(state, RED, "base/abbey s6u")
    assert refused(state, "0 remove s6u1") == {"P-A22"}
    state = scene("removal=always")
    place_cards(state, RED, "base/abbey s6u")
    do(state, "0 remove s6u1")
    assert expansions_of(state, RED) == []


@pytest.mark.rule("P-027")
def test_start_and_centre_cards_are_no_targets() -> None:
    state = scene("mode=war")
    assert not [text for text in actions_of(state) if text.startswith("remove")]


@pytest.mark.rule("P-011", "P-107", "P-168", "P-226", "P-A25")
def test_the_gold_cache_lies_beside_a_region_and_stays() -> None:
    state = scene("mode=gold")
    add_cards(state, RED, "gold/gold_cache")
    assert refused(state, "0 build gold/gold_cache r6u") == {"P-226"}
    place_cards(state, RED, "base/harald s6u")
    assert refused(state, "0 build gold/gold_cache r9u") == {"P-107"}
    do(state, "0 build gold/gold_cache r7d")
    assert state.p.realms[RED].cache_at >= 0
    assert not [text for text in actions_of(state) if text.startswith("remove") and "s6u1" not in text]

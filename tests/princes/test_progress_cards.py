"""The cards of the Era of Progress, in its own game and in the Duel."""

from __future__ import annotations

import pytest
from princes.scenes import (
    ME,
    THEY,
    actions_of,
    add_cards,
    card_at,
    discard,
    do,
    expansions_of,
    give_goods,
    goods_of,
    hand_of,
    place_cards,
    place_cities,
    place_settlement,
    points_of,
    refused,
    roll_event,
    scene,
    set_stock,
    stock_of,
)

from archipel.core.state import CHANCE
from archipel.games.princes.board import CACHE
from archipel.games.princes.cards import KEYS, kind_of
from archipel.games.princes.expansions import fit_sites, spared
from archipel.parts.bits import BIT

BOTH = pytest.mark.parametrize("mode", ["progress", "duel"])


@BOTH
@pytest.mark.rule("P-206", "P-208", "P-249", "P-A73")
@pytest.mark.parametrize(
    ("card", "good", "place", "rule"),
    [
        ("progress/three_field_system", "grain", "r8u", "P-206"),
        ("progress/mineral_mining", "ore", "r8d", "P-208"),
    ],
)
def test_a_card_gives_two_of_one_good_with_a_university(
    mode: str, card: str, good: str, place: str, rule: str
) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, ME, card)
    assert refused(state, f"0 play {card}") == {rule}
    place_cities(state, ME, 6)
    place_cards(state, ME, "progress/university")
    set_stock(state, ME, place, 3)
    assert refused(state, f"0 play {card}") == {"P-A73"}
    set_stock(state, ME, place, 2)
    do(state, f"0 play {card}")
    assert goods_of(state, ME) == {good: 3}, "the surplus is lost"


@pytest.mark.rule("P-206")
def test_the_fields_of_a_card_are_chosen() -> None:
    state = scene("mode=progress")
    place_cities(state, ME, 6)
    place_settlement(state, ME, "right", "field 3", "hill 1")
    place_cards(state, ME, "progress/university")
    add_cards(state, ME, "progress/three_field_system")
    do(state, "0 play progress/three_field_system")
    assert actions_of(state) == ["gain r8u", "gain r9u"]
    do(state, "0 gain r9u", "0 gain r8u")
    assert (stock_of(state, ME, "r8u"), stock_of(state, ME, "r9u")) == (1, 1)


@BOTH
@pytest.mark.rule("P-207", "P-A40", "P-A73")
def test_benjamin_repeats_ones_own_production_without_boosters(mode: str) -> None:
    state = scene(f"mode={mode}", number=4)
    place_settlement(state, ME, "right", "forest 4", "hill 1")  # built this turn
    place_cards(state, ME, "base/weavers_shop s6d", "base/marketplace")
    add_cards(state, ME, "progress/benjamin")
    do(state, "0 play progress/benjamin")
    assert goods_of(state, ME) == {"wool": 1, "lumber": 1}
    assert goods_of(state, THEY) == {}
    state = scene(f"mode={mode}", number=4)
    add_cards(state, ME, "progress/benjamin")
    set_stock(state, ME, "r7d", 3)
    assert refused(state, "0 play progress/benjamin") == {"P-207", "P-A73"}


@BOTH
@pytest.mark.rule("P-209", "P-210", "P-A63", "P-A65", "P-A64")
@pytest.mark.parametrize(
    ("card", "building", "rule"),
    [("progress/guido", "progress/town_hall", "P-209"), ("progress/gustav", "progress/library", "P-210")],
)
def test_a_card_is_fetched_from_the_discard_pile(mode: str, card: str, building: str, rule: str) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, ME, card)
    assert refused(state, f"0 play {card}") == {rule, "P-A64"}
    discard(state, "base/harald", "base/scout")
    assert refused(state, f"0 play {card}") == {rule}, "neither the building nor fewer points"
    place_cities(state, THEY, 6)
    do(state, f"0 play {card}")
    assert actions_of(state) == ["take base/scout", "take base/harald"]
    assert f"take {card}" not in actions_of(state), "it cannot fetch itself"
    do(state, "0 take base/harald")
    assert hand_of(state, ME) == ["base/harald"]
    assert [KEYS[kind] for kind in state.p.discard] == ["base/scout", card]
    view = state.view(THEY)
    assert view.realms[ME].hand == ("base/harald",), "the opponent saw it"
    give_goods(state, ME, "grain ore")
    do(state, "0 build base/harald s6u")
    other = scene(f"mode={mode}")
    place_cities(other, ME, 6)
    place_cards(other, ME, *(["base/parish_hall s6u"] if building.endswith("town_hall") else []), building)
    add_cards(other, ME, card)
    discard(other, "base/harald")
    do(other, f"0 play {card}")
    assert hand_of(other, ME) == ["base/harald"], "with the building, whatever the points"


@pytest.mark.rule("P-209", "P-210", "P-A63", "P-A64")
def test_a_fetched_fetcher_is_played_at_once_but_does_not_fetch_the_other() -> None:
    state = scene("mode=progress")
    place_cities(state, THEY, 6)
    add_cards(state, ME, "progress/guido", "progress/gustav")
    discard(state, "base/harald", "base/scout", "base/inga")
    do(state, "0 play progress/guido", "0 take base/harald")
    do(state, "0 play progress/gustav", "0 take progress/guido")
    assert refused(state, "0 play progress/guido") == set(), "it may be played at once"
    do(state, "0 play progress/guido")
    assert "take progress/gustav" not in actions_of(state), "the empty loop"
    do(state, "0 take base/inga", "0 end")
    state = scene("mode=progress")
    place_cities(state, THEY, 6)
    add_cards(state, ME, "progress/guido", "progress/gustav")
    discard(state, "base/harald")
    do(state, "0 play progress/guido", "0 play progress/gustav")  # the only cards there are
    assert refused(state, "0 play progress/guido") == {"P-209", "P-A64"}, "nothing but Gustav is there"


@pytest.mark.rule("P-209")
def test_of_two_equal_cards_the_upper_one_is_fetched_and_the_others_keep_their_order() -> None:
    state = scene("mode=progress")
    place_cities(state, THEY, 6)
    add_cards(state, ME, "progress/guido")
    discard(state, "base/scout", "base/harald", "base/scout", "base/inga")
    do(state, "0 play progress/guido", "0 take base/scout")
    assert [KEYS[kind] for kind in state.p.discard] == [
        "base/scout", "base/harald", "base/inga", "progress/guido",
    ]  # fmt: skip


@pytest.mark.rule("P-A64")
def test_in_the_first_version_guido_and_gustav_are_played_once_a_turn() -> None:
    state = scene("mode=progress rules=1")
    place_cities(state, THEY, 6)
    add_cards(state, ME, "progress/guido", "progress/gustav")
    discard(state, "base/harald")
    do(state, "0 play progress/guido", "0 play progress/gustav")  # the only cards there are
    assert hand_of(state, ME) == ["base/harald", "progress/guido"]
    assert refused(state, "0 play progress/guido") == {"P-A64"}


@BOTH
@pytest.mark.rule("P-211", "P-233", "P-A60", "P-A73")
def test_the_doctor_serves_the_two_regions_beside_a_bath_house(mode: str) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, ME, "progress/doctor")
    assert refused(state, "0 play progress/doctor") == {"P-211"}
    place_cities(state, ME, 6)
    place_cards(state, ME, "progress/bath_house s6u")
    set_stock(state, ME, "r6u", 3)
    set_stock(state, ME, "r7u", 3)
    assert refused(state, "0 play progress/doctor") == {"P-233", "P-A73"}
    set_stock(state, ME, "r7u", 1)
    do(state, "0 play progress/doctor")
    assert (stock_of(state, ME, "r6u"), stock_of(state, ME, "r7u"), stock_of(state, ME, "r6d")) == (3, 2, 0)


@pytest.mark.rule("P-A60", "P-233")
def test_the_doctor_chooses_one_bath_house_and_an_option_gives_four_regions() -> None:
    state = scene("mode=progress")
    place_cities(state, ME, 6, 7)
    place_cards(state, ME, "progress/bath_house s6u", "progress/bath_house s7d")
    add_cards(state, ME, "progress/doctor")
    do(state, "0 play progress/doctor")
    assert actions_of(state) == ["name s6u1", "name s7d1"]
    do(state, "0 name s7d1")
    assert goods_of(state, ME) == {"wool": 1, "ore": 1}
    state = scene("mode=progress doctor=four")
    place_cities(state, ME, 6)
    place_cards(state, ME, "progress/bath_house s6u")
    add_cards(state, ME, "progress/doctor")
    do(state, "0 play progress/doctor")
    assert goods_of(state, ME) == {"lumber": 1, "gold": 1, "brick": 1, "wool": 1}


@BOTH
@pytest.mark.rule("P-212", "P-108", "P-A36")
def test_the_chief_cannoneer_needs_a_university_and_is_no_hero(mode: str) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, ME, "progress/chief_cannoneer")
    give_goods(state, ME, "lumber ore")
    assert refused(state, "0 build progress/chief_cannoneer s6u") == {"P-212"}
    place_cities(state, ME, 7)
    place_cards(state, ME, "progress/university s7u")
    do(state, "0 build progress/chief_cannoneer s6u")
    assert state.p.realms[ME].strength == 4
    do(state, "0 remove s7u1")
    assert expansions_of(state, ME) == ["progress/chief_cannoneer"], "what needed it stays"
    if mode == "progress":
        place_cards(state, ME, "progress/university s7u")
        add_cards(state, ME, "progress/chief_cannoneer")
        give_goods(state, ME, "lumber ore")
        do(state, "0 build progress/chief_cannoneer s6d")
        assert state.p.realms[ME].strength == 8


@pytest.mark.rule("P-192", "P-212")
def test_effects_on_heroes_leave_the_cannoneer_out() -> None:
    state = scene("mode=war")
    place_cards(state, ME, "war/drill_ground")
    realm = state.p.realms[ME]
    assert spared(realm, kind_of("base/harald")) == 1
    assert spared(realm, kind_of("progress/chief_cannoneer")) == 0


# The Plague.


@BOTH
@pytest.mark.rule("P-221", "P-244", "P-168")
def test_the_plague_takes_one_from_each_region_at_a_city(mode: str) -> None:
    state = scene(f"mode={mode}", phase="opening")
    place_cities(state, ME, 6, 7)
    give_goods(state, ME, "lumber 2 brick gold 2 wool 2 grain 2")
    roll_event(state, "progress/plague", 5)
    assert goods_of(state, ME) == {"lumber": 1, "gold": 1, "wool": 1, "grain": 1}, (
        "between two cities only one"
    )
    assert goods_of(state, THEY) == {"grain": 1}, "no city, no plague"


@pytest.mark.rule("P-221", "P-168")
def test_the_plague_leaves_the_gold_cache_alone() -> None:
    state = scene("mode=duel", phase="opening")
    place_cities(state, ME, 6)
    place_cards(state, ME, "gold/gold_cache r6u")
    state.p.realms[ME].lay(CACHE, 2)
    roll_event(state, "progress/plague", 5)
    assert goods_of(state, ME) == {"gold": 2, "ore": 1}


@BOTH
@pytest.mark.rule("P-214", "P-244", "P-A61")
def test_a_bath_house_protects_its_city(mode: str) -> None:
    state = scene(f"mode={mode}", phase="opening")
    place_cities(state, ME, 6, 7)
    place_cards(state, ME, "progress/bath_house s6u")
    give_goods(state, ME, "lumber brick gold wool grain ore")
    roll_event(state, "progress/plague", 1)
    assert goods_of(state, ME) == {"lumber": 1, "brick": 1, "gold": 2, "wool": 1}, "the middle ones too"


@BOTH
@pytest.mark.rule("P-213", "P-A02")
def test_a_pharmacy_gives_one_after_the_plague(mode: str) -> None:
    state = scene(f"mode={mode}", phase="opening")
    place_cities(state, ME, 6)
    place_cards(state, ME, "progress/pharmacy")
    give_goods(state, ME, "lumber")
    roll_event(state, "progress/plague", 5)
    do(state, "0 gain r6u")
    assert goods_of(state, ME) == {"lumber": 1, "ore": 1}
    if mode == "progress":
        state = scene("mode=progress", phase="opening")
        place_cities(state, ME, 6)
        place_cards(state, ME, "progress/pharmacy", "progress/pharmacy")
        roll_event(state, "progress/plague", 5)
        do(state, "0 gain r6u", "0 gain r6u")
        assert goods_of(state, ME) == {"lumber": 2, "ore": 1}


# City buildings.


@BOTH
@pytest.mark.rule("P-215", "P-248", "P-236", "P-A63", "P-C13")
def test_a_library_finds_a_card_that_may_be_used_at_once(mode: str) -> None:
    state = scene(f"mode={mode}")
    place_cities(state, ME, 6)
    add_cards(state, ME, "progress/library")
    give_goods(state, ME, "lumber 2 brick ore")
    do(state, "0 build progress/library s6u")
    assert "pass" in actions_of(state)
    do(state, "0 search 1", "! card base/harald")
    while state.actor() == CHANCE:
        outcome = [a.text for a in state.legal(CHANCE) if "harald" not in a.text][0]
        do(state, f"! {outcome}")
    do(state, "0 take base/harald")
    give_goods(state, ME, "grain ore")
    do(state, "0 build base/harald s7u")
    assert state.p.realms[ME].progress == 0


@BOTH
@pytest.mark.rule("P-216", "P-A59")
def test_the_crane_saves_one_good_of_an_expensive_city_building(mode: str) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, ME, "progress/building_crane")
    give_goods(state, ME, "lumber")
    place_cities(state, ME, 6, 7)
    assert refused(state, "0 build progress/building_crane s6u") == {"P-216"}
    place_cards(state, ME, "progress/university s6d")
    do(state, "0 build progress/building_crane s6u")
    add_cards(state, ME, "progress/bath_house", "progress/town_hall")
    place_cards(state, ME, "base/parish_hall s7u")
    give_goods(state, ME, "brick wool ore")
    assert refused(state, "0 build progress/bath_house s7d") == {"P-046"}, "4 goods are not more than 4"
    give_goods(state, ME, "brick wool ore 2")
    do(state, "0 build progress/town_hall s7u")
    assert goods_of(state, ME) == {}, "the second wool was waived"


@pytest.mark.rule("P-A59", "P-216")
def test_the_crane_serves_face_up_cards_too() -> None:
    state = scene("mode=progress")
    place_cities(state, ME, 6)
    place_cards(state, ME, "progress/building_crane s6u", "base/abbey s7u")
    give_goods(state, ME, "lumber 2 brick grain")
    do(state, "0 build progress/university s6d")
    assert card_at(state, ME, "s6d1") == "progress/university"


@BOTH
@pytest.mark.rule("P-217", "P-A28", "P-A29")
def test_a_town_hall_covers_the_parish_hall(mode: str) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, ME, "progress/town_hall", "base/parish_hall")
    give_goods(state, ME, "brick 2 wool 2 ore 2 grain")
    place_cities(state, ME, 6)
    assert "P-217" in refused(state, "0 build progress/town_hall s6u")
    place_cards(state, ME, "base/parish_hall s7u")
    assert refused(state, "0 build progress/town_hall s7u") == {"P-217", "P-A28"}, "not in a settlement"
    place_cities(state, ME, 7)
    do(state, "0 build progress/town_hall s7u")
    assert expansions_of(state, ME) == ["progress/town_hall"]
    assert "P-048" in refused(state, "0 build base/parish_hall s6u"), "the covered one still counts"
    assert points_of(state, ME) == 5
    do(state, "0 remove s7u1")
    assert card_at(state, ME, "s7u1") == "base/parish_hall"
    assert KEYS[state.p.discard[-1]] == "progress/town_hall"


@pytest.mark.rule("P-217", "P-238", "P-A29")
def test_a_town_hall_moves_with_its_parish_hall_and_alone_is_a_target() -> None:
    state = scene("mode=progress")
    place_cities(state, ME, 6, 7)
    place_cards(state, ME, "base/parish_hall s6u", "progress/town_hall", "base/inga s7d")
    add_cards(state, ME, "progress/relocation")
    do(state, "0 play progress/relocation", "0 swap s6u1 s7d1")
    assert card_at(state, ME, "s7d1") == "progress/town_hall"
    do(state, "0 remove s7d1")
    assert card_at(state, ME, "s7d1") == "base/parish_hall"
    feud = scene("mode=progress", phase="opening")
    place_cards(feud, ME, "base/candamir")
    place_cities(feud, THEY, 6)
    place_cards(feud, THEY, "base/parish_hall s6u", "progress/town_hall")
    roll_event(feud, "base/feud")
    do(feud, "1 under 4")
    assert expansions_of(feud, THEY) == ["base/parish_hall"]


@pytest.mark.rule("P-218", "P-236")
def test_the_parliament_needs_two_books() -> None:
    state = scene("mode=progress")
    place_cities(state, ME, 6)
    add_cards(state, ME, "progress/parliament")
    place_cards(state, ME, "base/abbey s7u")
    give_goods(state, ME, "lumber 3 brick 2 wool 2")
    assert refused(state, "0 build progress/parliament s6u") == {"P-218"}
    place_cards(state, ME, "progress/university s6d")
    do(state, "0 build progress/parliament s6u")
    assert points_of(state, ME) == 6


@BOTH
@pytest.mark.rule("P-219", "P-105", "P-122")
def test_the_university_needs_abbey_or_library(mode: str) -> None:
    for needed in ("base/abbey s7u", "progress/library s6u"):
        state = scene(f"mode={mode}")
        place_cities(state, ME, 6)
        give_goods(state, ME, "lumber 2 brick grain 2")
        if mode == "duel":
            add_cards(state, ME, "progress/university")
        assert refused(state, "0 build progress/university s6d") == {"P-219"}
        place_cards(state, ME, needed)
        do(state, "0 build progress/university s6d")
        assert card_at(state, ME, "s6d1") == "progress/university"
        assert state.p.realms[ME].progress == (2 if "abbey" in needed else 1)


@pytest.mark.rule("P-217")
def test_a_town_hall_fits_over_a_parish_hall_at_the_very_end_of_the_row() -> None:
    realm = scene("mode=progress").p.realms[ME]
    realm.left = 0
    realm.cities |= BIT[0]
    assert fit_sites(realm, kind_of("progress/town_hall")) == []
    realm.put_card(0, kind_of("base/parish_hall"))
    assert fit_sites(realm, kind_of("progress/town_hall")) == [0]

"""The cards of the base set."""

from __future__ import annotations

import pytest
from princes.scenes import (
    BLUE,
    GAME,
    ME,
    RED,
    THEY,
    actions_of,
    add_cards,
    bottom_of,
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
    refused,
    roll,
    roll_event,
    scene,
    set_stock,
    stock_of,
)

from archipel.core.state import CHANCE, WATCHER
from archipel.games.princes.board import CACHE, RIGHT, SPOT_NAMES
from archipel.games.princes.cards import KEYS
from archipel.parts.bits import members, set_of

# Action cards.


@pytest.mark.rule("P-125", "P-204", "P-049")
@pytest.mark.parametrize(
    ("mode", "card"),
    [("intro", "base/brigitta"), ("progress", "progress/brigitta"), ("duel", "base/brigitta")],
)
def test_brigitta_sets_the_production_die_before_the_roll(mode: str, card: str) -> None:
    state = scene(f"mode={mode}", phase="opening")
    add_cards(state, RED, card)
    do(state, f"0 play {card}", "0 number 5", "0 roll")
    assert {a.text.split(" ")[1] for a in state.legal(CHANCE)} == {"5"}
    assert len(state.legal(CHANCE)) == 5, "the event die is rolled"
    do(state, "! dice 5 trade")
    assert goods_of(state, RED) == {"ore": 1}
    assert [KEYS[kind] for kind in state.p.discard] == [card]


@pytest.mark.rule("P-125", "P-A37")
def test_brigitta_is_not_played_after_the_roll_nor_twice() -> None:
    state = scene(phase="opening")
    add_cards(state, RED, "base/brigitta", "base/brigitta")
    do(state, "0 play base/brigitta", "0 number 3")
    assert refused(state, "0 play base/brigitta") == {"P-125", "P-A37"}
    do(state, "0 roll", "! dice 3 trade")
    assert "P-125" in refused(state, "0 play base/brigitta")


@pytest.mark.rule("P-126", "P-205", "P-238", "P-A26", "P-A70")
@pytest.mark.parametrize(
    ("mode", "card"), [("intro", "base/relocation"), ("progress", "progress/relocation")]
)
def test_relocation_swaps_two_regions_with_what_they_store(mode: str, card: str) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, RED, card)
    set_stock(state, RED, "r6u", 2)
    do(state, f"0 play {card}", "0 swap r6u r8d")
    realm = state.p.realms[RED]
    assert (realm.terrain[15], realm.number[15], realm.stored(15)) == (0, 2, 2)
    assert (realm.terrain[10], realm.number[10]) == (4, 5)


@pytest.mark.rule("P-238", "P-A26", "P-A27", "P-106")
def test_relocation_swaps_two_expansions_that_fit() -> None:
    state = scene("mode=war")
    place_cities(state, RED, 6)
    place_cards(state, RED, "base/storehouse s6u", "war/tithe_barn s6d", "base/inga s7u", "base/harald s6u")
    add_cards(state, RED, "base/relocation")
    do(state, "0 play base/relocation")
    assert "swap s6d1 s7u1" not in actions_of(state), "a red card only into a city"
    assert "swap s6u1 s6u2" not in actions_of(state), "that would change nothing"
    assert refused(state, "0 swap s6u1 s7d1"), "no move to an empty site"
    assert "swap s6u1 s6d1" in actions_of(state)
    do(state, "0 swap s6u1 s7u1")
    assert card_at(state, RED, "s7u1") == "base/storehouse"
    assert card_at(state, RED, "s6u1") == "base/inga"


@pytest.mark.rule("P-238")
@pytest.mark.parametrize("used", [set(), {"s6u1"}, {"s7u1"}, {"s6u1", "s7u1"}])
def test_a_card_used_this_turn_stays_used_after_it_is_moved(used: set[str]) -> None:
    state = scene("mode=gold")
    place_cards(state, RED, "base/inga s6u", "base/storehouse s7u")
    add_cards(state, RED, "base/relocation")
    realm = state.p.realms[RED]
    realm.minted = set_of([SPOT_NAMES.index(spot) for spot in used])
    do(state, "0 play base/relocation", "0 swap s6u1 s7u1")
    there = {"s6u1": "s7u1", "s7u1": "s6u1"}
    assert {SPOT_NAMES[spot] for spot in members(realm.minted)} == {there[spot] for spot in used}


@pytest.mark.rule("P-A26")
def test_the_gold_cache_keeps_its_place() -> None:
    state = scene("mode=gold")
    place_cards(state, RED, "gold/gold_cache r6u")
    add_cards(state, RED, "base/relocation")
    do(state, "0 play base/relocation", "0 swap r6u r8d")
    assert state.p.realms[RED].cache_at == 10


@pytest.mark.rule("P-127", "P-239")
def test_the_scout_chooses_the_regions_of_a_new_settlement() -> None:
    state = scene()
    add_cards(state, RED, "base/scout")
    assert refused(state, "0 play base/scout") == {"P-127"}
    place_road(state, RED, RIGHT)
    assert refused(state, "0 play base/scout") == {"P-127"}, "nothing to pay with"
    give_goods(state, RED, "lumber brick wool grain")
    do(state, "0 play base/scout")
    assert len(actions_of(state)) == 12
    do(state, "0 above mountain 4")
    assert "below mountain 4" not in actions_of(state)
    do(state, "0 below field 3")
    realm = state.p.realms[RED]
    assert (realm.number[16], realm.number[17]) == (4, 3)
    assert [KEYS[kind] for kind in state.p.discard] == ["base/scout"]


@pytest.mark.rule("P-127")
def test_with_two_open_roads_the_scout_asks_for_the_end() -> None:
    state = scene()
    add_cards(state, RED, "base/scout")
    place_road(state, RED, 0)
    place_road(state, RED, 1)
    give_goods(state, RED, "lumber brick wool grain")
    do(state, "0 play base/scout")
    assert actions_of(state) == ["build settlement left", "build settlement right"]
    do(state, "0 build settlement left", "0 above field 1", "0 below hill 1")
    assert state.p.realms[RED].left == 4


@pytest.mark.rule("P-128", "P-162", "P-222", "P-A44")
@pytest.mark.parametrize(("mode", "card"), [("intro", "base/goldsmith"), ("gold", "gold/goldsmith")])
def test_the_goldsmith_turns_three_gold_into_two_goods(mode: str, card: str) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, RED, card)
    give_goods(state, RED, "gold 2")
    assert refused(state, f"0 play {card}") == {"P-222"}
    give_goods(state, RED, "gold 3")
    do(state, f"0 play {card}", "0 gain r8d", "0 gain r7u")
    assert goods_of(state, RED) == {"ore": 1, "gold": 1}


@pytest.mark.rule("P-128", "P-A04")
def test_the_gold_may_come_from_rivers_and_cache() -> None:
    state = scene("mode=gold")
    add_cards(state, RED, "base/goldsmith")
    place_cards(state, RED, "gold/gold_cache r6u")
    set_stock(state, RED, "r7u", 2)
    state.p.realms[RED].lay(CACHE, 2)
    do(state, "0 play base/goldsmith")
    assert actions_of(state) == ["pay r7u", "pay cache"]
    do(state, "0 pay cache", "0 pay cache")
    assert (stock_of(state, RED, "r7u"), state.p.realms[RED].cache) == (1, 0)


@pytest.mark.rule("P-129", "P-A44", "P-A37")
def test_the_caravan_gives_two_and_takes_two() -> None:
    state = scene()
    add_cards(state, RED, "base/merchant_caravan")
    give_goods(state, RED, "ore")
    assert refused(state, "0 play base/merchant_caravan") == {"P-129"}
    give_goods(state, RED, "ore 2 wool")
    do(state, "0 play base/merchant_caravan", "0 pay r8d", "0 pay r7d", "0 gain r8d", "0 gain r8u")
    assert goods_of(state, RED) == {"ore": 2, "grain": 1}


@pytest.mark.rule("P-049", "P-A65")
def test_a_played_card_is_out_of_play_and_on_top_of_the_pile() -> None:
    state = scene()
    add_cards(state, RED, "base/merchant_caravan")
    give_goods(state, RED, "ore 2")
    do(state, "0 play base/merchant_caravan", "0 gain r8d", "0 gain r8d")
    view = state.view(BLUE)
    assert (view.discard, view.discard_top) == (1, "base/merchant_caravan")
    assert hand_of(state, RED) == []


# Buildings.

BOOSTERS = {
    "base/brick_factory": ("s6d", "r6d", 3, "P-130"), "base/iron_foundry": ("s7d", "r8d", 5, "P-131"),
    "base/grain_mill": ("s7u", "r8u", 6, "P-132"), "base/lumber_camp": ("s6u", "r6u", 2, "P-133"),
    "base/weavers_shop": ("s6d", "r7d", 4, "P-134"),
}  # fmt: skip


@pytest.mark.rule("P-130", "P-131", "P-132", "P-133", "P-134", "P-237", "P-025", "P-A42")
@pytest.mark.parametrize("card", BOOSTERS)
def test_a_booster_doubles_the_production_beside_it(card: str) -> None:
    site, place, number, _ = BOOSTERS[card]
    state = scene(phase="opening")
    place_cards(state, RED, f"{card} {site}")
    roll(state, number)
    assert stock_of(state, RED, place) == 2
    state = scene(phase="opening")
    set_stock(state, RED, place, 2)
    place_cards(state, RED, f"{card} {site}")
    roll(state, number)
    assert stock_of(state, RED, place) == 3, "what does not fit is lost"
    elsewhere = {"s6u": "s7u", "s6d": "s7d", "s7u": "s6u", "s7d": "s6d"}[site]
    other_row = site[:-1] + ("d" if site[-1] == "u" else "u")
    for far in (elsewhere, other_row):
        if card == "base/weavers_shop" and far == "s7d":
            continue  # the pasture lies between the two settlements
        state = scene(phase="opening")
        place_cards(state, RED, f"{card} {far}")
        roll(state, number)
        assert stock_of(state, RED, place) == 1, f"{far} is not beside it"


@pytest.mark.rule("P-130", "P-237")
def test_a_booster_acts_only_on_the_roll() -> None:
    state = scene(phase="opening")
    place_cards(state, RED, "base/brick_factory s6d")
    roll(state, 1, "harvest")
    do(state, "0 gain r6d", "1 gain r6u")
    assert stock_of(state, RED, "r6d") == 1


@pytest.mark.rule("P-026")
def test_the_outer_site_of_a_city_counts_as_adjacent() -> None:
    state = scene(phase="opening")
    place_cities(state, RED, 7)
    place_cards(state, RED, "base/inga s7u", "base/grain_mill s7u")
    assert card_at(state, RED, "s7u2") == "base/grain_mill"
    roll(state, 6)
    assert stock_of(state, RED, "r8u") == 2


@pytest.mark.rule("P-137", "P-169", "P-A08", "P-C05")
@pytest.mark.parametrize(("options", "card"), [("", "base/storehouse"), ("mode=gold", "gold/storehouse")])
def test_goods_beside_a_storehouse_are_not_counted(options: str, card: str) -> None:
    state = scene(options, phase="opening")
    place_cards(state, RED, f"{card} s6u")  # forest and gold river
    give_goods(state, RED, "lumber 3 gold 3 wool 3 brick 3")
    roll(state, 5)
    assert goods_of(state, RED) == {"lumber": 3, "gold": 3, "wool": 3, "brick": 3, "ore": 1}


@pytest.mark.rule("P-137", "P-A08", "P-C05")
def test_if_the_rest_exceeds_seven_gold_and_wool_beside_it_are_lost_too() -> None:
    for options, left in (("", 0), ("storehouse=saves", 3)):
        state = scene(options, phase="opening")
        place_cards(state, RED, "base/storehouse s6u")
        give_goods(state, RED, "lumber 3 gold 3 wool 3 brick 3 ore 2")
        roll(state, 6)
        assert goods_of(state, RED).get("gold", 0) == left
        assert "wool" not in goods_of(state, RED)


@pytest.mark.rule("P-138", "P-139", "P-A41")
def test_the_marketplace_gives_a_good_to_the_seat_with_fewer_regions() -> None:
    state = scene(phase="opening")
    place_settlement(state, BLUE, "right", "field 3", "gold_river 3")
    place_cards(state, RED, "base/marketplace")
    set_stock(state, BLUE, "r6u", 3)  # the opponent cannot store the lumber
    roll(state, 3)
    assert stock_of(state, RED, "r6d") == 1
    assert actions_of(state) == ["gain r6u", "gain r7u", "gain r8u"]
    do(state, "0 gain r6u")
    assert goods_of(state, RED) == {"brick": 1, "lumber": 1}


@pytest.mark.rule("P-138", "P-A41")
def test_the_marketplace_works_on_both_turns_and_only_for_fewer_regions() -> None:
    state = scene(turn=BLUE, phase="opening")
    place_settlement(state, BLUE, "right", "field 3", "gold_river 3")
    place_cards(state, RED, "base/marketplace")
    roll(state, 3)
    assert state.actor() == RED
    state = scene(phase="opening")
    place_cards(state, RED, "base/marketplace")
    roll(state, 3)
    assert "end" in actions_of(state), "one each"


@pytest.mark.rule("P-A41", "P-125")
def test_the_marketplace_counts_a_result_set_by_brigitta() -> None:
    state = scene(phase="opening")
    place_settlement(state, BLUE, "right", "field 3", "gold_river 3")
    place_cards(state, RED, "base/marketplace")
    add_cards(state, RED, "base/brigitta")
    do(state, "0 play base/brigitta", "0 number 3", "0 roll", "! dice 3 trade")
    assert actions_of(state)[0].startswith("gain")


@pytest.mark.rule("P-141", "P-170", "P-223")
@pytest.mark.parametrize(("mode", "card"), [("intro", "base/toll_bridge"), ("gold", "gold/toll_bridge")])
def test_a_toll_bridge_brings_two_gold_on_a_harvest(mode: str, card: str) -> None:
    state = scene(f"mode={mode}", phase="opening")
    place_cards(state, RED, card)
    roll(state, 5, "harvest")
    do(state, "0 gain r6u", "1 gain r6u")
    assert goods_of(state, RED) == {"lumber": 1, "gold": 2, "ore": 1}
    state = scene(f"mode={mode}", phase="opening")
    place_cards(state, RED, card)
    set_stock(state, RED, "r7u", 2)
    roll(state, 5, "harvest")
    do(state, "0 gain r6u", "1 gain r6u")
    assert goods_of(state, RED)["gold"] == 3, "the surplus is lost"


# Events.


@pytest.mark.rule("P-155", "P-243")
def test_a_year_of_plenty_fills_regions_beside_storehouse_and_abbey() -> None:
    state = scene(phase="opening")
    place_cards(state, RED, "base/storehouse s6u", "base/abbey s7u")
    set_stock(state, RED, "r8u", 3)
    roll_event(state, "base/year_of_plenty", 5)
    assert (stock_of(state, RED, "r6u"), stock_of(state, RED, "r7u"), stock_of(state, RED, "r8u")) == (
        1,
        2,
        3,
    )
    assert goods_of(state, BLUE) == {"grain": 1}


@pytest.mark.rule("P-156", "P-A15", "P-A33", "P-C12")
@pytest.mark.parametrize("first", ["base/inga", "base/brigitta"])
def test_fraternal_feuds_bury_two_cards_of_the_weaker_hand(first: str) -> None:
    state = scene(turn=THEY, phase="opening")
    place_cards(state, ME, "base/candamir")
    add_cards(state, THEY, "base/scout", first, "base/osmund")
    roll_event(state, "base/fraternal_feuds")
    assert state.actor() == ME
    view = state.view(ME)
    assert view.realms[THEY].hand == (first, "base/osmund", "base/scout")
    bury = state.legal(ME)[0]
    assert getattr(state.told(THEY, ME, bury), "text", "") == f"bury ? {bury.text[-1]}"
    assert getattr(state.told(WATCHER, ME, bury), "text", "") == f"bury ? {bury.text[-1]}"
    do(state, f"0 bury {first} 2")
    assert not [text for text in actions_of(state) if first in text], "it cannot go twice"
    assert hand_of(state, THEY) == [first, "base/osmund", "base/scout"], "blue cannot see yet which card went"
    do(state, "0 bury base/scout 4")
    assert hand_of(state, THEY) == ["base/osmund"]
    assert (bottom_of(state, 2), bottom_of(state, 4)) == (first, "base/scout")
    mine, theirs = state.view(ME), state.view(THEY)
    assert mine.stacks[1].cards[-1] == first
    assert theirs.stacks[1].cards[-1] == ""
    assert state.actor() == THEY
    assert "end" in actions_of(state), "blue refills at the end of its own turn"


@pytest.mark.rule("P-156", "P-114", "P-030")
def test_a_burial_in_a_feud_is_refused_for_what_is_wrong_with_it() -> None:
    state = scene("mode=gold", turn=THEY, phase="opening")
    place_cards(state, ME, "base/candamir")
    add_cards(state, THEY, "base/scout", "base/inga", "base/osmund")
    roll_event(state, "base/fraternal_feuds")

    def why(text: str) -> list[str]:
        return [note.key for note in state.why_not(ME, GAME.read(text))]

    assert why("bury base/scout 4") == ["wrong-back"], "blue holds it"
    assert why("bury base/scout 6") == ["no-stack"]
    assert why("bury base/abbey 2") == ["not-in-hand"]
    assert why("bury base/abbey 4") == ["not-in-hand", "wrong-back"]
    do(state, "0 bury base/scout 2")
    assert why("bury base/scout 3") == ["not-in-hand"], "it is chosen already"
    assert why("bury base/inga 4") == ["wrong-back"]


@pytest.mark.rule("P-156")
def test_fraternal_feuds_take_all_there_is_and_nothing_without_advantage() -> None:
    state = scene(phase="opening")
    place_cards(state, ME, "base/candamir")
    add_cards(state, THEY, "base/scout")
    roll_event(state, "base/fraternal_feuds")
    do(state, "0 bury base/scout 1")
    assert hand_of(state, THEY) == []
    state = scene(phase="opening")
    add_cards(state, THEY, "base/scout")
    roll_event(state, "base/fraternal_feuds")
    assert "end" in actions_of(state)
    state = scene(phase="opening")
    place_cards(state, ME, "base/candamir")
    roll_event(state, "base/fraternal_feuds")
    assert "end" in actions_of(state), "an empty hand"


@pytest.mark.rule("P-158", "P-220", "P-234", "P-A62")
@pytest.mark.parametrize(("mode", "card"), [("intro", "base/invention"), ("progress", "progress/invention")])
def test_an_invention_gives_one_per_building_with_books_at_most_two(mode: str, card: str) -> None:
    state = scene(f"mode={mode}", phase="opening")
    place_cards(state, RED, "base/abbey", "base/marketplace")
    roll_event(state, card, 5)
    do(state, "0 gain r8d")
    assert goods_of(state, RED) == {"ore": 2}
    assert "end" in actions_of(state)
    assert goods_of(state, BLUE) == {"grain": 1}


@pytest.mark.rule("P-159", "P-180", "P-240", "P-A68", "P-A02")
@pytest.mark.parametrize(
    ("mode", "card"), [("intro", "base/traveling_merchant"), ("gold", "gold/traveling_merchant")]
)
def test_the_traveling_merchant_sells_two_for_a_gold_each(mode: str, card: str) -> None:
    state = scene(f"mode={mode}", phase="opening")
    set_stock(state, RED, "r7u", 1)
    give_goods(state, BLUE, "gold")
    roll_event(state, card, 1)  # gold just produced may be spent
    assert state.actor() == RED
    assert "gain r7u" not in actions_of(state), "gold is not for sale"
    do(state, "0 gain r6u", "0 gain r6u")
    assert goods_of(state, RED) == {"lumber": 2}
    assert state.actor() == BLUE
    do(state, "1 pass")
    assert goods_of(state, BLUE) == {"gold": 1, "wool": 1}
    assert "end" in actions_of(state)


@pytest.mark.rule("P-160", "P-241", "P-A15", "P-A55", "P-A33")
def test_a_feud_costs_the_weaker_seat_one_of_three_named_buildings() -> None:
    state = scene(phase="opening")
    place_cards(state, ME, "base/candamir")
    place_cards(
        state, THEY, "base/abbey s6u", "base/storehouse s6d", "base/marketplace s7u", "base/toll_bridge s7d"
    )
    roll_event(state, "base/feud")
    assert state.actor() == ME
    do(state, "0 name s6u1", "0 name s6d1")
    assert refused(state, "0 name s6u1") == {"P-241"}
    do(state, "0 name s7u1")
    assert state.actor() == THEY
    assert actions_of(state) == ["lose s6u1", "lose s6d1", "lose s7u1"]
    do(state, "1 lose s6d1")
    assert actions_of(state) == [f"under {n}" for n in (1, 2, 3, 4)]
    do(state, "1 under 3")
    assert bottom_of(state, 3) == "base/storehouse"
    assert expansions_of(state, THEY) == ["base/abbey", "base/marketplace", "base/toll_bridge"]


@pytest.mark.rule("P-160", "P-241")
def test_three_buildings_or_fewer_are_all_named() -> None:
    state = scene(phase="opening")
    place_cards(state, ME, "base/candamir")
    place_cards(state, THEY, "base/abbey s6u", "base/storehouse s6d", "base/inga s7u")
    roll_event(state, "base/feud")
    assert state.actor() == THEY
    assert actions_of(state) == ["lose s6u1", "lose s6d1"], "units are not buildings"
    state = scene(phase="opening")
    place_cards(state, ME, "base/candamir")
    roll_event(state, "base/feud")
    assert "end" in actions_of(state)


@pytest.mark.rule("P-161", "P-181", "P-235", "P-242")
@pytest.mark.parametrize(
    ("mode", "card"), [("intro", "base/trade_ships_race"), ("gold", "gold/trade_ships_race")]
)
def test_most_trade_ships_win_the_race(mode: str, card: str) -> None:
    state = scene(f"mode={mode}", phase="opening")
    roll_event(state, card)
    assert "end" in actions_of(state), "nobody has a ship"
    state = scene(f"mode={mode}", phase="opening")
    place_cards(state, BLUE, "base/ore_ship")
    roll_event(state, card)
    assert state.actor() == BLUE
    do(state, "1 gain r6u")
    assert "end" in actions_of(state)
    state = scene(f"mode={mode}", phase="opening")
    place_cards(state, BLUE, "base/ore_ship")
    place_cards(state, RED, "base/large_trade_ship")
    roll_event(state, card)
    assert state.actor() == RED
    do(state, "0 gain r6u")
    assert state.actor() == BLUE, "a tie: both"

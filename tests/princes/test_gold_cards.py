"""The cards of the Era of Gold, in its own game and in the Duel."""

from __future__ import annotations

import pytest
from princes.scenes import (
    BLUE,
    ME,
    RED,
    THEY,
    actions_of,
    add_cards,
    card_at,
    do,
    expansions_of,
    give_goods,
    goods_of,
    place_cards,
    place_cities,
    place_settlement,
    refused,
    roll,
    roll_event,
    scene,
    set_pending,
    set_stock,
    stock_of,
)

from archipel.core.state import CHANCE
from archipel.games.princes.board import CACHE
from archipel.games.princes.cards import CARDS, KEYS
from archipel.games.princes.effect import EFFECTS
from archipel.games.princes.turn import Opening

BOTH = pytest.mark.parametrize("mode", ["gold", "duel"])


@BOTH
@pytest.mark.rule("P-163", "P-224", "P-A73", "P-C17")
def test_gudrun_takes_two_gold_per_pirate_ship(mode: str) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, ME, "gold/gudrun")
    give_goods(state, THEY, "gold 3")
    assert refused(state, "0 play gold/gudrun") == {"P-163"}
    place_cards(state, ME, "gold/pirate_ship")
    do(state, "0 play gold/gudrun")  # the choice of the first gold is forced
    assert actions_of(state) == ["pass", "demand gold"]
    do(state, "0 demand gold")
    assert (goods_of(state, ME), goods_of(state, THEY)) == ({"gold": 2}, {"gold": 1})


@pytest.mark.rule("P-163", "P-A73")
def test_gudrun_is_limited_by_the_victims_gold_and_ones_own_room() -> None:
    state = scene("mode=gold")
    add_cards(state, ME, "gold/gudrun")
    place_cards(state, ME, "gold/pirate_ship", "gold/pirate_ship")
    assert "P-163" in refused(state, "0 play gold/gudrun"), "no gold there"
    give_goods(state, THEY, "gold 3")
    set_stock(state, ME, "r7u", 3)
    assert "P-A73" in refused(state, "0 play gold/gudrun"), "no room here"
    set_stock(state, ME, "r7u", 1)
    do(state, "0 play gold/gudrun", "0 demand gold")
    assert "end" in actions_of(state), "full"
    assert goods_of(state, THEY) == {"gold": 1}


@pytest.mark.rule("P-163", "P-168", "P-A04")
def test_the_victim_chooses_between_river_and_cache() -> None:
    state = scene("mode=gold")
    add_cards(state, ME, "gold/gudrun")
    place_cards(state, ME, "gold/pirate_ship")
    place_cards(state, THEY, "gold/gold_cache r6u")
    set_stock(state, THEY, "r7u", 1)
    state.p.realms[THEY].lay(CACHE, 1)
    do(state, "0 play gold/gudrun")
    assert state.actor() == THEY
    assert actions_of(state) == ["give r7u", "give cache"]
    do(state, "1 give cache", "0 pass")
    assert stock_of(state, THEY, "r7u") == 1


@BOTH
@pytest.mark.rule("P-164", "P-111", "P-251", "P-A46", "P-108", "P-A73")
def test_the_trade_master_takes_one_or_two(mode: str) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, ME, "gold/trade_master")
    give_goods(state, THEY, "ore wool 2")
    assert refused(state, "0 play gold/trade_master") == {"P-111", "P-164"}
    place_cities(state, ME, 6)
    place_cards(state, ME, "gold/merchant_guild")
    give_goods(state, THEY, "")
    assert refused(state, "0 play gold/trade_master") == {"P-164", "P-A73"}
    give_goods(state, THEY, "ore wool 2")
    do(state, "0 play gold/trade_master")
    assert refused(state, "0 pass") >= {"P-164"}, "at least one"
    assert refused(state, "0 demand grain") == {"P-251", "P-A06"}
    do(state, "0 demand wool")
    assert "pass" in actions_of(state)
    do(state, "0 demand ore")
    assert goods_of(state, ME) == {"wool": 1, "ore": 1}
    assert goods_of(state, THEY) == {"wool": 1}


@pytest.mark.rule("P-A46", "P-C17")
def test_an_option_makes_the_trade_master_take_two() -> None:
    state = scene("mode=gold trade-master=two")
    place_cities(state, ME, 6)
    place_cards(state, ME, "gold/merchant_guild")
    add_cards(state, ME, "gold/trade_master")
    give_goods(state, THEY, "ore wool 2")
    do(state, "0 play gold/trade_master", "0 demand wool")
    assert "pass" not in actions_of(state)


@BOTH
@pytest.mark.rule("P-165", "P-251", "P-A45", "P-A73")
def test_the_merchant_takes_and_gives_one_back(mode: str) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, ME, "gold/merchant")
    give_goods(state, THEY, "ore wool")
    assert refused(state, "0 play gold/merchant") == {"P-165"}
    place_cards(state, ME, "base/ore_ship", "base/wool_ship", "base/gold_ship")
    do(state, "0 play gold/merchant", "0 demand ore", "0 demand wool", "0 give r8d")
    assert goods_of(state, ME) == {"wool": 1}
    assert goods_of(state, THEY) == {"ore": 1}
    state = scene(f"mode={mode}")
    add_cards(state, ME, "gold/merchant")
    place_cities(state, ME, 6)
    assert refused(state, "0 play gold/merchant") == {"P-165", "P-A73"}
    give_goods(state, THEY, "ore")
    do(state, "0 play gold/merchant")
    assert goods_of(state, THEY) == {"ore": 1}, "even if only one was taken it is given back"


@pytest.mark.rule("P-A45")
def test_goods_that_the_opponent_cannot_store_are_lost() -> None:
    state = scene("mode=gold")
    add_cards(state, ME, "gold/merchant")
    place_cities(state, ME, 6)
    give_goods(state, THEY, "ore 3 wool 3")
    give_goods(state, ME, "ore")
    do(state, "0 play gold/merchant", "0 demand wool", "0 pass")
    assert actions_of(state) == ["give r7d", "give r8d"]
    do(state, "0 give r8d")
    assert goods_of(state, THEY) == {"ore": 3, "wool": 2}
    assert goods_of(state, ME) == {"wool": 1}


@pytest.mark.parametrize(
    ("mode", "card"),
    [("gold", "gold/brigands"), ("war", "war/brigands"), ("duel", "war/brigands")],
)
@pytest.mark.rule("P-166", "P-183", "P-225", "P-A47")
def test_brigands_fill_one_region(mode: str, card: str) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, ME, card)
    give_goods(state, THEY, "ore 3 wool")
    assert refused(state, f"0 play {card}") == {"P-166"}
    place_cards(state, ME, "base/candamir")
    set_stock(state, ME, "r8d", 1)
    do(state, f"0 play {card}")
    assert actions_of(state) == ["fill r7d", "fill r8d"]
    do(state, "0 fill r8d")
    assert goods_of(state, ME) == {"ore": 3}
    assert goods_of(state, THEY) == {"ore": 1, "wool": 1}


@pytest.mark.rule("P-A47", "P-166")
def test_brigands_take_gold_out_of_a_cache_but_do_not_fill_one() -> None:
    state = scene("mode=gold")
    add_cards(state, ME, "gold/brigands")
    place_cards(state, ME, "base/candamir", "gold/gold_cache r6u")
    set_stock(state, ME, "r7u", 3)
    state.p.realms[ME].lay(CACHE, 0)
    give_goods(state, THEY, "gold")
    assert refused(state, "0 play gold/brigands") == {"P-166", "P-A47"}
    state = scene("mode=gold")
    add_cards(state, ME, "gold/brigands")
    place_cards(state, ME, "base/candamir")
    place_cards(state, THEY, "gold/gold_cache r6u")
    state.p.realms[THEY].lay(CACHE, 2)
    do(state, "0 play gold/brigands")
    assert goods_of(state, ME) == {"gold": 2}


@pytest.mark.rule("P-167", "P-246", "P-A39")
def test_reiner_makes_the_event_a_celebration_and_brings_one_more() -> None:
    state = scene("mode=gold", phase="opening")
    add_cards(state, ME, "gold/reiner")
    place_cards(state, THEY, "base/inga")
    do(state, "0 play gold/reiner")
    assert state.p.herald
    do(state, "0 roll")
    assert [a.text for a in state.legal(CHANCE)] == [f"dice {n} celebration" for n in range(1, 7)]
    do(state, "! dice 5 celebration")
    assert state.actor() == THEY, "production, then the Celebration itself"
    do(state, "1 gain r6u")
    assert state.actor() == ME, "then his own good, whatever the Celebration gave"
    do(state, "0 gain r6u")
    assert goods_of(state, ME) == {"ore": 1, "lumber": 1}


@pytest.mark.rule("P-246", "P-A38", "P-A37")
def test_reiner_and_brigitta_together_set_both_dice() -> None:
    state = scene("mode=gold", phase="opening")
    add_cards(state, ME, "gold/reiner", "base/brigitta")
    do(state, "0 play gold/reiner", "0 play base/brigitta", "0 number 2", "0 roll")
    assert [a.text for a in state.legal(CHANCE)] == ["dice 2 celebration"]
    do(state, "! dice 2 celebration")
    later = scene("mode=gold")
    add_cards(later, ME, "gold/reiner")
    assert "P-246" in refused(later, "0 play gold/reiner"), "not after the roll"


@BOTH
@pytest.mark.rule("P-168", "P-226", "P-A71")
def test_the_gold_cache_stores_gold_safe_from_brigands(mode: str) -> None:
    state = scene(f"mode={mode}")
    place_cards(state, ME, "base/harald")
    add_cards(state, ME, "gold/gold_cache")
    do(state, "0 build gold/gold_cache r8u")
    set_pending(state, Opening(ME))
    give_goods(state, ME, "lumber 3 brick 3 wool gold 2")
    state.p.realms[ME].lay(CACHE, 1)
    roll(state, 1, "brigands")  # 9 goods, the cache not counted; then gold is produced
    assert actions_of(state) == ["gain r7u", "gain cache"]
    do(state, "0 gain cache")
    assert state.p.realms[ME].cache == 2
    assert goods_of(state, ME) == {"lumber": 3, "brick": 3, "gold": 2}


@pytest.mark.rule("P-A71", "P-022")
def test_gold_beyond_the_river_goes_to_the_cache_and_is_lost_only_without_room() -> None:
    state = scene("mode=gold", phase="opening")
    place_cards(state, ME, "gold/gold_cache r6u")
    set_stock(state, ME, "r7u", 3)
    roll(state, 1)
    assert state.p.realms[ME].cache == 1
    state = scene("mode=gold", phase="opening")
    place_cards(state, ME, "gold/gold_cache r6u")
    set_stock(state, ME, "r7u", 3)
    state.p.realms[ME].lay(CACHE, 3)
    roll(state, 1)
    assert goods_of(state, ME) == {"gold": 6}


@pytest.mark.rule("P-168")
def test_gold_of_the_cache_pays() -> None:
    state = scene("mode=gold")
    place_cities(state, ME, 6)
    place_cards(state, ME, "gold/gold_cache r6u")
    add_cards(state, ME, "gold/salt_silo")
    give_goods(state, ME, "brick wool 2")
    state.p.realms[ME].lay(CACHE, 2)
    do(state, "0 build gold/salt_silo s6u")
    assert goods_of(state, ME) == {}


@BOTH
@pytest.mark.rule("P-172", "P-247", "P-A50")
def test_a_pirate_ship_sinks_a_trade_ship_when_built(mode: str) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, ME, "gold/pirate_ship")
    give_goods(state, ME, "lumber wool")
    place_cards(state, THEY, "base/ore_ship s6u", "base/wool_ship s6d")
    do(state, "0 build gold/pirate_ship s6u")
    assert state.actor() == THEY
    do(state, "1 lose s6d1")
    assert expansions_of(state, THEY) == ["base/ore_ship"]
    assert KEYS[state.p.discard[-1]] == "base/wool_ship"
    add_cards(state, ME, "gold/pirate_ship")
    place_cards(state, THEY, "base/gold_ship s6d")
    assert expansions_of(state, THEY) == ["base/gold_ship", "base/ore_ship"], "later ships are safe"


@pytest.mark.rule("P-172", "P-247")
def test_a_pirate_ship_of_either_prince_sinks_one_of_the_other() -> None:
    state = scene("mode=gold", turn=THEY)
    add_cards(state, THEY, "gold/pirate_ship")
    give_goods(state, THEY, "lumber wool")
    place_cards(state, ME, "base/ore_ship s6u")
    do(state, "1 build gold/pirate_ship s6u")
    assert (expansions_of(state, ME), expansions_of(state, THEY)) == ([], ["gold/pirate_ship"])


@pytest.mark.rule("P-172", "P-247", "P-223")
def test_without_a_ship_nothing_is_sunk_and_a_harvest_brings_gold() -> None:
    state = scene("mode=gold")
    add_cards(state, ME, "gold/pirate_ship")
    give_goods(state, ME, "lumber wool")
    place_cards(state, THEY, "gold/pirate_ship")
    do(state, "0 build gold/pirate_ship s6u")
    assert expansions_of(state, THEY) == ["gold/pirate_ship"], "a Pirate Ship is no trade ship"
    state = scene("mode=gold", phase="opening")
    place_cards(state, ME, "gold/pirate_ship", "gold/pirate_ship")
    roll(state, 5, "harvest")
    do(state, "0 gain r6u", "1 gain r6u")
    assert goods_of(state, ME)["gold"] == 2


@pytest.mark.rule("P-175", "P-A36", "P-111")
def test_a_guild_may_go_and_what_needed_it_stays() -> None:
    state = scene("mode=gold")
    place_cities(state, ME, 6)
    place_cards(state, ME, "gold/merchant_guild s6u", "gold/staple_house s6d")
    do(state, "0 remove s6u1")
    assert expansions_of(state, ME) == ["gold/staple_house"]


@BOTH
@pytest.mark.rule("P-177", "P-111", "P-A67")
def test_a_staple_house_is_paid_in_full_before_it_gives(mode: str) -> None:
    state = scene(f"mode={mode}")
    place_cities(state, ME, 6)
    add_cards(state, ME, "gold/staple_house")
    give_goods(state, ME, "brick 2 wool ore 2")
    assert refused(state, "0 build gold/staple_house s6u") == {"P-111", "P-177"}
    place_cards(state, ME, "gold/merchant_guild s6d")
    give_goods(state, ME, "brick 2 wool ore")
    assert refused(state, "0 build gold/staple_house s6u") == {"P-046"}
    give_goods(state, ME, "brick 2 wool ore 2")
    do(state, "0 build gold/staple_house s6u")
    assert card_at(state, ME, "s6u1") == "gold/staple_house"
    do(state, "0 gain r8d", "0 gain r6u")
    assert goods_of(state, ME) == {"ore": 1, "lumber": 1}


@BOTH
@pytest.mark.rule("P-179", "P-227", "P-A49", "P-A06")
def test_the_moneylender_takes_two_in_a_trade_event(mode: str) -> None:
    state = scene(f"mode={mode}", phase="opening")
    place_cities(state, ME, 6)
    place_cards(state, ME, "gold/moneylender", "base/ore_ship", "base/wool_ship", "base/gold_ship")
    give_goods(state, THEY, "ore 2 wool")
    roll(state, 4, "trade")
    do(state, "0 demand ore")
    assert "pass" not in actions_of(state)
    do(state, "0 demand ore")
    assert goods_of(state, THEY) == {"wool": 1, "gold": 1}
    assert goods_of(state, ME) == {"ore": 2, "wool": 1}, "nothing from the bank"


@pytest.mark.rule("P-179")
def test_the_moneylender_without_advantage_does_nothing_and_takes_only_what_there_is() -> None:
    state = scene("mode=gold", phase="opening")
    place_cities(state, ME, 6)
    place_cards(state, ME, "gold/moneylender")
    give_goods(state, THEY, "ore 2")
    roll(state, 5, "trade")
    assert goods_of(state, THEY)["ore"] == 2
    state = scene("mode=gold", phase="opening")
    place_cities(state, ME, 6)
    place_cards(state, ME, "gold/moneylender", "base/ore_ship", "base/wool_ship", "base/gold_ship")
    roll(state, 5, "trade")  # the opponent has just got one grain
    assert goods_of(state, THEY) == {}
    assert goods_of(state, ME) == {"ore": 1, "grain": 1}
    assert "end" in actions_of(state)


@pytest.mark.rule("P-182", "P-228", "P-A56")
def test_a_gift_for_the_prince_is_a_gold_per_unit_with_strength() -> None:
    state = scene("mode=gold", phase="opening")
    place_cards(state, ME, "base/harald", "base/inga", "base/ore_ship", "gold/pirate_ship")
    roll_event(state, "gold/gift_for_the_prince", 5)
    assert goods_of(state, ME) == {"gold": 2, "ore": 1}
    assert goods_of(state, THEY) == {"grain": 1}
    state = scene("mode=gold", phase="opening")
    place_cards(state, ME, "base/harald", "base/inga")
    set_stock(state, ME, "r7u", 2)
    roll_event(state, "gold/gift_for_the_prince", 5)
    assert goods_of(state, ME)["gold"] == 3


@pytest.mark.rule("P-169", "P-170", "P-171", "P-162")
def test_cards_that_come_again_have_the_same_effect() -> None:
    by_name: dict[str, set[int]] = {}
    for card, effect in zip(CARDS, EFFECTS, strict=True):
        by_name.setdefault(card.name, set()).add(id(effect))
    assert all(len(effects) == 1 for effects in by_name.values())


@pytest.mark.rule("P-A04")
def test_gains_of_gold_go_where_the_owner_likes() -> None:
    state = scene("mode=gold", phase="opening")
    place_settlement(state, RED, "right", "gold_river 2", "mountain 4")
    place_cards(state, RED, "base/toll_bridge")
    roll(state, 5, "harvest")
    do(state, "0 gain r6u")
    assert actions_of(state) == ["gain r7u", "gain r9u"]
    do(state, "0 gain r9u", "0 gain r9u")
    assert state.actor() == BLUE
    assert stock_of(state, RED, "r9u") == 2

"""The cards of the Era of War, in its own game and in the Duel."""

from __future__ import annotations

import pytest
from princes.scenes import (
    GAME,
    ME,
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
    notation,
    place_cards,
    place_cities,
    place_settlement,
    points_of,
    refused,
    roll_event,
    scene,
)

from archipel.core.state import CHANCE, WATCHER
from archipel.games.princes.actions import LOSES
from archipel.games.princes.board import CACHE
from archipel.games.princes.cards import KEYS
from archipel.games.princes.effects.gold import PIRATE, Sinking
from archipel.games.princes.state import PrincesState

BOTH = pytest.mark.parametrize("mode", ["war", "duel"])


def tavern(mode: str, card: str) -> PrincesState:
    state = scene(f"mode={mode}")
    place_cities(state, ME, 6)
    place_cards(state, ME, "war/hedge_tavern s6u")
    add_cards(state, ME, card)
    return state


@BOTH
@pytest.mark.rule("P-184", "P-110", "P-108", "P-109", "P-200", "P-251", "P-A53", "P-A15")
def test_the_archer_costs_a_unit_with_strength(mode: str) -> None:
    state = tavern(mode, "war/archer")
    place_cards(state, THEY, "base/ore_ship", "war/lookout_tower")
    assert refused(state, "0 play war/archer") == {"P-110", "P-184"}, "ships and towers are no targets"
    state = tavern(mode, "war/archer")
    place_cards(state, THEY, "base/harald s6u", "base/ore_ship s6d", "base/inga s7u")
    do(state, "0 play war/archer")
    assert state.actor() == THEY
    assert actions_of(state) == ["lose s6u1", "lose s7u1"]
    do(state, "1 lose s6u1", "1 under 2")
    assert bottom_of(state, 2) == "base/harald"
    assert expansions_of(state, THEY) == ["base/inga", "base/ore_ship"]
    assert KEYS[state.p.discard[-1]] == "war/archer"
    bare = scene(f"mode={mode}")
    add_cards(bare, ME, "war/archer")
    place_cards(bare, THEY, "base/harald")
    assert refused(bare, "0 play war/archer") == {"P-184"}, "no Hedge Tavern"


@pytest.mark.rule("P-A53", "P-212")
def test_the_chief_cannoneer_is_a_target_of_the_archer() -> None:
    state = tavern("duel", "war/archer")
    place_cards(state, THEY, "progress/chief_cannoneer s6u")
    do(state, "0 play war/archer")
    assert expansions_of(state, THEY) == []
    assert bottom_of(state, 6) == "progress/chief_cannoneer", "P-114: its own back"


@BOTH
@pytest.mark.rule("P-185", "P-194", "P-A54", "P-200")
def test_the_arsonist_burns_an_unprotected_building(mode: str) -> None:
    state = tavern(mode, "war/arsonist")
    place_cards(state, THEY, "base/inga s7d")
    assert refused(state, "0 play war/arsonist") == {"P-185"}, "units do not burn"
    place_cities(state, THEY, 6)
    place_cards(state, THEY, "war/fire_brigade s6u", "base/abbey s6d")
    assert refused(state, "0 play war/arsonist") == {"P-185"}, "all are in the city of the Fire Brigade"
    place_cards(state, THEY, "base/storehouse s7u")
    do(state, "0 play war/arsonist")
    assert state.actor() == THEY, "the one target was named at once; the owner chooses the stack"
    do(state, "1 under 1")
    assert bottom_of(state, 1) == "base/storehouse"


@pytest.mark.rule("P-194", "P-A54")
def test_the_fire_brigade_protects_every_spot_of_its_city_and_no_other() -> None:
    state = tavern("war", "war/arsonist")
    place_settlement(state, THEY, "right", "forest 6", "hill 5")
    place_cities(state, THEY, 6, 7)
    place_cards(state, THEY, "war/fire_brigade s7u", "base/abbey s7u")
    place_cards(state, THEY, "base/storehouse s7d", "base/marketplace s7d")
    assert refused(state, "0 play war/arsonist") == {"P-185"}, "the whole city is protected"
    place_cards(state, THEY, "base/parish_hall s6d", "base/toll_bridge s6d", "base/grain_mill s8u")
    do(state, "0 play war/arsonist")
    assert actions_of(state) == ["name s6d1", "name s6d2", "name s8u1"]


@pytest.mark.rule("P-185", "P-A54")
def test_the_attacker_names_the_building() -> None:
    state = tavern("war", "war/arsonist")
    place_cities(state, THEY, 6)
    place_cards(state, THEY, "war/tithe_barn s6u", "base/abbey s7d")
    do(state, "0 play war/arsonist")
    assert state.actor() == ME
    assert actions_of(state) == ["name s6u1", "name s7d1"]
    assert refused(state, "0 name s7u1") == {"P-185"}
    do(state, "0 name s6u1")
    assert actions_of(state) == ["under 4", "under 5"]


@pytest.mark.rule("P-A21", "P-113", "P-114")
def test_a_burnt_face_up_card_goes_back_to_its_pile() -> None:
    for options, at_pile in (("mode=war", True), ("mode=war face-up=stack", False)):
        state = scene(options)
        place_cities(state, ME, 6)
        place_cities(state, THEY, 6)
        place_cards(state, ME, "war/hedge_tavern")
        place_cards(state, THEY, "war/hedge_tavern")
        add_cards(state, ME, "war/arsonist")
        do(state, "0 play war/arsonist")
        if not at_pile:
            do(state, "1 under 4")
        assert state.p.face_up == (1 if at_pile else 0)
    duel = scene("mode=duel")
    place_cities(duel, ME, 6)
    place_cities(duel, THEY, 6)
    place_cards(duel, ME, "war/hedge_tavern")
    place_cards(duel, THEY, "gold/merchant_guild")
    add_cards(duel, ME, "war/arsonist")
    do(duel, "0 play war/arsonist")
    assert bottom_of(duel, 4) == "gold/merchant_guild"


@BOTH
@pytest.mark.rule("P-185", "P-190", "P-193", "P-231", "P-A52")
@pytest.mark.parametrize(
    ("guards", "safe"),
    [
        (("war/heinrich",), {3, 4, 5}),
        (("war/lookout_tower",), {1, 2}),
        (("war/heinrich", "war/lookout_tower"), {1, 2, 3, 4, 5}),
    ],
)
@pytest.mark.parametrize("card", ["war/archer", "war/arsonist", "war/traitor"])
def test_a_defence_roll_comes_before_the_target(
    mode: str, guards: tuple[str, ...], safe: set[int], card: str
) -> None:
    for number in range(1, 7):
        state = tavern(mode, card)
        place_cards(state, THEY, *guards, "base/harald", "base/abbey")
        add_cards(state, THEY, "base/scout")
        before = expansions_of(state, THEY)
        do(state, f"0 play {card}")
        assert state.actor() == CHANCE
        assert [a.text for a in state.legal(CHANCE)] == [f"guard {n}" for n in range(1, 7)]
        do(state, f"! guard {number}")
        wasted = "end" in actions_of(state)
        assert wasted == (number in safe)
        if wasted:
            assert expansions_of(state, THEY) == before
            assert KEYS[state.p.discard[-1]] == card
            assert goods_of(state, THEY) == {}, "this roll produces nothing"


@BOTH
@pytest.mark.rule("P-187", "P-A51", "P-A63", "P-C12")
def test_the_traitor_sees_the_hand_and_takes_a_card(mode: str) -> None:
    state = tavern(mode, "war/traitor")
    assert refused(state, "0 play war/traitor") == {"P-187"}
    add_cards(state, THEY, "base/scout", "base/harald")
    do(state, "0 play war/traitor")
    view = state.view(ME)
    assert view.realms[THEY].hand == ("base/harald", "base/scout")
    take = GAME.read("take base/harald")
    assert [getattr(state.told(r, ME, take), "text", "") for r in (ME, THEY, WATCHER)] == [
        "take base/harald", "take base/harald", "take ?",
    ]  # fmt: skip
    do(state, "0 take base/harald")
    assert hand_of(state, ME) == ["base/harald"]
    assert hand_of(state, THEY) == ["base/scout"]
    assert KEYS[state.p.discard[-1]] == "war/traitor"
    give_goods(state, ME, "grain ore")
    do(state, "0 build base/harald s7u")


@pytest.mark.rule("P-187", "P-A51", "P-191")
def test_the_traitor_may_be_declined_and_irmgard_does_not_compensate_for_him() -> None:
    state = tavern("war", "war/traitor")
    place_cards(state, THEY, "war/irmgard")
    add_cards(state, THEY, "base/scout")
    do(state, "0 play war/traitor", "0 pass")
    assert hand_of(state, THEY) == ["base/scout"]
    assert KEYS[state.p.discard[-1]] == "war/traitor"
    state = tavern("war", "war/traitor")
    place_cards(state, THEY, "war/irmgard")
    add_cards(state, THEY, "base/scout")
    do(state, "0 play war/traitor", "0 take base/scout")
    assert state.actor() == ME


@BOTH
@pytest.mark.rule("P-188", "P-229", "P-251", "P-A48")
def test_a_voyage_of_plunder_takes_one_or_two_from_a_leader(mode: str) -> None:
    state = scene(f"mode={mode}")
    add_cards(state, ME, "war/voyage_of_plunder")
    give_goods(state, THEY, "ore 2 wool")
    assert refused(state, "0 play war/voyage_of_plunder") == {"P-188"}
    place_cards(state, ME, "base/candamir")
    give_goods(state, THEY, "")
    assert refused(state, "0 play war/voyage_of_plunder") == {"P-188"}
    place_cities(state, THEY, 6)
    assert points_of(state, ME) == points_of(state, THEY)
    give_goods(state, THEY, "ore 2 wool")
    do(state, "0 play war/voyage_of_plunder", "0 demand ore")
    assert goods_of(state, ME) == {"ore": 1}
    assert "end" in actions_of(state)
    state = scene(f"mode={mode}")
    add_cards(state, ME, "war/voyage_of_plunder")
    place_cards(state, ME, "base/candamir")
    place_cities(state, THEY, 6, 7)
    give_goods(state, THEY, "ore 2 wool")
    do(state, "0 play war/voyage_of_plunder", "0 demand ore", "0 demand wool")
    assert goods_of(state, ME) == {"ore": 1, "wool": 1}


@pytest.mark.rule("P-191", "P-A50", "P-A51")
def test_irmgard_compensates_for_every_card_lost_but_herself() -> None:
    state = tavern("war", "war/archer")
    place_cards(state, THEY, "war/irmgard s6u", "base/harald s6d")
    do(state, "0 play war/archer", "1 under 1", "1 gain r8d")
    assert goods_of(state, THEY) == {"ore": 1}
    burnt = scene("mode=war", phase="opening")
    place_cards(burnt, ME, "base/candamir")
    place_cards(burnt, THEY, "war/irmgard", "base/abbey")
    roll_event(burnt, "war/feud", 5)
    do(burnt, "1 under 1", "1 gain r6u")
    assert goods_of(burnt, THEY) == {"grain": 1, "lumber": 1}


@pytest.mark.rule("P-A50")
def test_irmgard_does_not_compensate_for_pirates() -> None:
    state = scene("mode=war")
    place_cards(state, THEY, "war/irmgard s6u", "base/ore_ship s6d")
    Sinking(THEY, PIRATE, 0).answer(state.p, THEY, LOSES[22])
    assert expansions_of(state, THEY) == ["war/irmgard"]
    assert state.actor() == ME, "nothing is gained"


@pytest.mark.rule("P-192", "P-232", "P-A59")
def test_the_drill_ground_makes_heroes_cheaper() -> None:
    state = scene("mode=war")
    add_cards(state, ME, "base/siglind", "base/ore_ship")
    give_goods(state, ME, "wool 2 grain")
    assert refused(state, "0 build base/siglind s6u") == {"P-046"}
    place_cards(state, ME, "war/drill_ground s7u")
    assert state.p.realms[ME].strength == 1
    do(state, "0 build base/siglind s6u")
    assert goods_of(state, ME) == {}, "the ore was waived: nothing else would do"
    give_goods(state, ME, "lumber")
    assert refused(state, "0 build base/ore_ship s6d") == {"P-046"}, "other units cost the same"
    state = scene("mode=war")
    place_cards(state, ME, "war/drill_ground s7u")
    add_cards(state, ME, "base/siglind")
    give_goods(state, ME, "wool 2 grain ore")
    do(state, "0 build base/siglind s6u")
    assert actions_of(state) == ["waive wool", "waive grain", "waive ore"]
    do(state, "0 waive wool")
    assert goods_of(state, ME) == {"wool": 1}


@pytest.mark.rule("P-197", "P-198")
def test_a_tithe_barn_gives_wool_or_grain_per_hero() -> None:
    state = scene("mode=war")
    place_cities(state, ME, 6)
    place_cards(state, ME, "base/harald s7u", "base/inga s7d", "base/osmund s6d")
    add_cards(state, ME, "war/tithe_barn")
    give_goods(state, ME, "lumber 2 brick ore")
    do(state, "0 build war/tithe_barn s6u")
    assert actions_of(state) == ["demand wool", "demand grain"]
    do(state, "0 demand wool")
    assert goods_of(state, ME) == {"wool": 3}


@pytest.mark.rule("P-197")
@pytest.mark.parametrize("heroes", [0, 1, 2])
def test_a_tithe_barn_counts_heroes_only(heroes: int) -> None:
    state = scene("mode=war")
    place_cities(state, ME, 6)
    place_cards(state, ME, "base/storehouse s6d", *["base/harald s7u", "base/inga s7d"][:heroes])
    add_cards(state, ME, "war/tithe_barn")
    give_goods(state, ME, "lumber 2 brick ore")
    do(state, "0 build war/tithe_barn s6u")
    if heroes:
        assert state.prompt(ME).args == {"n": heroes}
        do(state, "0 demand wool")
    assert goods_of(state, ME) == ({"wool": heroes} if heroes else {})
    assert "end" in actions_of(state)


@pytest.mark.rule("P-197")
def test_goods_of_the_tithe_that_do_not_fit_are_lost() -> None:
    state = scene("mode=war")
    place_cities(state, ME, 6)
    place_cards(state, ME, "base/harald s7u", "base/inga s7d")
    add_cards(state, ME, "war/tithe_barn")
    give_goods(state, ME, "lumber 2 brick ore grain 2")
    do(state, "0 build war/tithe_barn s6u", "0 demand grain")
    assert goods_of(state, ME) == {"grain": 3}
    state = scene("mode=war")
    place_cities(state, ME, 6)
    add_cards(state, ME, "war/tithe_barn")
    give_goods(state, ME, "lumber 2 brick ore")
    do(state, "0 build war/tithe_barn s6u")
    assert "end" in actions_of(state), "no heroes, no tithe"


@pytest.mark.rule("P-199", "P-A67")
def test_fairgrounds_give_two_with_more_skill() -> None:
    state = scene("mode=war")
    place_cities(state, ME, 6)
    add_cards(state, ME, "war/fairgrounds")
    place_cards(state, ME, "base/inga")
    give_goods(state, ME, "lumber 2 wool grain")
    do(state, "0 build war/fairgrounds s6u", "0 gain r6u", "0 gain r6u")
    assert goods_of(state, ME) == {"lumber": 2}
    state = scene("mode=war")
    place_cities(state, ME, 6)
    add_cards(state, ME, "war/fairgrounds")
    place_cards(state, THEY, "base/inga")
    give_goods(state, ME, "lumber 2 wool grain")
    do(state, "0 build war/fairgrounds s6u")
    assert "end" in actions_of(state)
    assert card_at(state, ME, "s6u1") == "war/fairgrounds"


# Riots.


@BOTH
@pytest.mark.rule("P-203", "P-230", "P-A56", "P-A57")
@pytest.mark.parametrize(("units", "price"), [(1, 1), (2, 1), (3, 2)])
def test_riots_cost_gold_or_a_unit(mode: str, units: int, price: int) -> None:
    cards_ = ["base/harald s6u", "base/ore_ship s6d", "base/inga s7u"][:units]
    state = scene(f"mode={mode}", phase="opening")
    place_cards(state, ME, *cards_, "war/lookout_tower s7d")
    give_goods(state, ME, notation({"gold": price}))
    roll_event(state, "war/riots", 5)
    assert actions_of(state)[0] == "bribe"
    assert len(actions_of(state)) == units + 1, "buildings do not riot"
    do(state, "0 bribe")
    assert goods_of(state, ME) == {"ore": 1}
    state = scene(f"mode={mode}", phase="opening")
    place_cards(state, ME, *cards_)
    give_goods(state, ME, notation({"gold": price}))
    roll_event(state, "war/riots", 5)
    do(state, "0 lose s6u1", "0 under 1")
    assert bottom_of(state, 1) == "base/harald"
    assert goods_of(state, ME)["gold"] == price, "a unit may go although there is gold"


@pytest.mark.rule("P-A57", "P-230")
def test_riots_take_no_part_payment_but_gold_of_the_cache() -> None:
    state = scene("mode=duel", phase="opening")
    place_cards(state, ME, "base/harald", "base/ore_ship", "base/inga", "gold/gold_cache r6u")
    give_goods(state, ME, "gold")
    roll_event(state, "war/riots", 5)
    assert "bribe" not in actions_of(state)
    state = scene("mode=duel", phase="opening")
    place_cards(state, ME, "base/harald", "base/ore_ship", "base/inga", "gold/gold_cache r6u")
    give_goods(state, ME, "gold")
    state.p.realms[ME].lay(CACHE, 1)
    roll_event(state, "war/riots", 5)
    do(state, "0 bribe")
    assert goods_of(state, ME) == {"ore": 1}


@pytest.mark.rule("P-230", "P-A56")
def test_riots_pass_by_without_such_units() -> None:
    state = scene("mode=duel", phase="opening")
    place_cards(state, ME, "gold/pirate_ship", "war/lookout_tower", "base/marketplace")
    roll_event(state, "war/riots", 1)
    assert "end" in actions_of(state)


@pytest.mark.rule("P-A02", "P-203")
def test_riots_ask_the_active_player_first() -> None:
    state = scene("mode=war", turn=THEY, phase="opening")
    for seat in (ME, THEY):
        give_goods(state, seat, "gold")
    place_cards(state, ME, "base/harald")
    place_cards(state, THEY, "base/inga")
    roll_event(state, "war/riots", 1)
    assert state.actor() == THEY
    do(state, "1 bribe")
    assert state.actor() == ME


@BOTH
@pytest.mark.rule("P-195", "P-A58")
def test_each_chapel_protects_on_its_three_numbers(mode: str) -> None:
    for chapel, safe in (("war/chapel_low", {1, 2, 3}), ("war/chapel_high", {4, 5, 6})):
        for number in range(1, 7):
            state = scene(f"mode={mode}", phase="opening")
            place_cities(state, ME, 6)
            place_cards(state, ME, chapel, "base/harald")
            roll_event(state, "war/riots", number)
            assert (expansions_of(state, ME) != [chapel] and "end" in actions_of(state)) == (number in safe)


@pytest.mark.rule("P-A58")
def test_a_chapel_counts_a_result_set_by_brigitta() -> None:
    state = scene("mode=war", phase="opening")
    place_cities(state, ME, 6)
    place_cards(state, ME, "war/chapel_low", "base/harald")
    add_cards(state, ME, "base/brigitta")
    do(state, "0 play base/brigitta", "0 number 2", "0 roll", "! dice 2 event", "! event war/riots")
    assert "end" in actions_of(state)


@pytest.mark.rule("P-186", "P-A20")
@pytest.mark.parametrize(("options", "shown", "asked"), [("", 1, ME), ("", 0, THEY), (" rules=1", 1, THEY)])
def test_nobody_is_asked_for_a_sebastian_that_the_other_openly_holds(
    options: str, shown: int, asked: int
) -> None:
    state = scene("mode=war" + options, phase="opening")
    place_cards(state, ME, "base/candamir")
    place_cards(state, THEY, "base/abbey s6u", "base/harald s6d")
    add_cards(state, ME, "war/sebastian")
    state.p.realms[ME].shown = shown
    add_cards(state, THEY, "war/archer", "base/scout")
    roll_event(state, "base/fraternal_feuds", 5)
    assert state.actor() == asked


@pytest.mark.rule("P-186", "P-245", "P-201", "P-202", "P-A20")
@pytest.mark.parametrize(
    "what",
    ["base/feud", "war/feud", "base/fraternal_feuds", "war/fraternal_feuds", "war/riots"],
)
def test_sebastian_answers_three_events(what: str) -> None:
    state = scene("mode=war", phase="opening")
    place_cards(state, ME, "base/candamir")
    place_cards(state, THEY, "base/abbey s6u", "base/harald s6d")
    give_goods(state, ME, "gold")
    give_goods(state, THEY, "gold")
    add_cards(state, THEY, "war/sebastian", "base/scout")
    roll_event(state, what, 5)
    if what == "war/riots":
        do(state, "0 bribe")
    assert state.actor() == THEY
    do(state, "1 play war/sebastian")
    assert "end" in actions_of(state)
    assert KEYS[state.p.discard[-1]] == "war/sebastian"
    assert expansions_of(state, THEY) == ["base/abbey", "base/harald"]
    assert hand_of(state, THEY) == ["base/scout"]
    assert goods_of(state, THEY)["gold"] == 1


@pytest.mark.rule("P-186", "P-245")
def test_sebastian_is_not_played_in_ones_own_turn_nor_beside_a_chapel() -> None:
    state = scene("mode=war")
    add_cards(state, ME, "war/sebastian")
    assert refused(state, "0 play war/sebastian") == {"P-186"}
    state = scene("mode=war", phase="opening")
    place_cities(state, ME, 6)
    place_cards(state, ME, "war/chapel_low", "base/harald")
    add_cards(state, ME, "war/sebastian")
    assert "P-186" in refused(state, "0 play war/sebastian")
    roll_event(state, "war/riots", 1)
    assert "end" in actions_of(state), "protected already: he is not asked"


@pytest.mark.rule("P-186", "P-203")
def test_against_riots_a_seat_uses_sebastian_or_gold() -> None:
    state = scene("mode=war", phase="opening")
    place_cards(state, ME, "base/harald")
    add_cards(state, ME, "war/sebastian")
    give_goods(state, ME, "gold")
    roll_event(state, "war/riots", 5)
    assert actions_of(state) == ["pass", "play war/sebastian"]
    do(state, "0 pass")
    assert actions_of(state) == ["bribe", "lose s6u1"]


@BOTH
@pytest.mark.rule("P-194", "P-A55")
def test_the_fire_brigade_is_no_help_in_a_feud(mode: str) -> None:
    if mode == "duel":
        state = scene("mode=duel", phase="opening")
        place_cities(state, THEY, 6)
        place_cards(state, ME, "base/candamir")
        place_cards(state, THEY, "war/fire_brigade s6u")
        roll_event(state, "war/feud moon")
    else:
        state = scene("mode=war", phase="opening")
        place_cities(state, THEY, 6)
        place_cards(state, ME, "base/candamir")
        place_cards(state, THEY, "war/fire_brigade s6u")
        roll_event(state, "war/feud")
        do(state, "1 under 4")
    assert expansions_of(state, THEY) == []

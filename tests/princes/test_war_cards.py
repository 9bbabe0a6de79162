"""The cards of the Era of War, in its own game and in the Duel."""

from __future__ import annotations

import pytest
from princes.scenes import (
    GAME,
    ME,
    THEY,
    at,
    before_roll,
    cards,
    city,
    do,
    event,
    given,
    goods,
    hand,
    held,
    hold,
    legal,
    points,
    refused,
    stand,
    under,
)

from archipel.core.state import CHANCE, WATCHER
from archipel.games.princes.actions import LOSES
from archipel.games.princes.board import CACHE
from archipel.games.princes.cards import KEYS
from archipel.games.princes.effects.gold import PIRATE, Sinking
from archipel.games.princes.state import PrincesState

BOTH = pytest.mark.parametrize("mode", ["war", "duel"])


def tavern(mode: str, card: str) -> PrincesState:
    state = given(f"mode={mode}")
    city(state, ME, 6)
    stand(state, ME, "war/hedge_tavern s6u")
    hold(state, ME, card)
    return state


@BOTH
@pytest.mark.rule("P-184", "P-110", "P-108", "P-109", "P-200", "P-251", "P-A53", "P-A15")
def test_the_archer_costs_a_unit_with_strength(mode: str) -> None:
    state = tavern(mode, "war/archer")
    stand(state, THEY, "base/ore_ship", "war/lookout_tower")
    assert refused(state, "0 play war/archer") == {"P-110", "P-184"}, "ships and towers are no targets"
    state = tavern(mode, "war/archer")
    stand(state, THEY, "base/harald s6u", "base/ore_ship s6d", "base/inga s7u")
    do(state, "0 play war/archer")
    assert state.actor() == THEY
    assert legal(state) == ["lose s6u1", "lose s7u1"]
    do(state, "1 lose s6u1", "1 under 2")
    assert under(state, 2) == "base/harald"
    assert cards(state, THEY) == ["base/inga", "base/ore_ship"]
    assert KEYS[state.p.discard[-1]] == "war/archer"
    bare = given(f"mode={mode}")
    hold(bare, ME, "war/archer")
    stand(bare, THEY, "base/harald")
    assert refused(bare, "0 play war/archer") == {"P-184"}, "no Hedge Tavern"


@pytest.mark.rule("P-A53", "P-212")
def test_the_chief_cannoneer_is_a_target_of_the_archer() -> None:
    state = tavern("duel", "war/archer")
    stand(state, THEY, "progress/chief_cannoneer s6u")
    do(state, "0 play war/archer")
    assert cards(state, THEY) == []
    assert under(state, 6) == "progress/chief_cannoneer", "P-114: its own back"


@BOTH
@pytest.mark.rule("P-185", "P-194", "P-A54", "P-200")
def test_the_arsonist_burns_an_unprotected_building(mode: str) -> None:
    state = tavern(mode, "war/arsonist")
    stand(state, THEY, "base/inga s7d")
    assert refused(state, "0 play war/arsonist") == {"P-185"}, "units do not burn"
    city(state, THEY, 6)
    stand(state, THEY, "war/fire_brigade s6u", "base/abbey s6d")
    assert refused(state, "0 play war/arsonist") == {"P-185"}, "all in the city of the Fire Brigade"
    stand(state, THEY, "base/storehouse s7u")
    do(state, "0 play war/arsonist")
    assert state.actor() == THEY, "the one target was named at once; the owner chooses the stack"
    do(state, "1 under 1")
    assert under(state, 1) == "base/storehouse"


@pytest.mark.rule("P-185", "P-A54")
def test_the_attacker_names_the_building() -> None:
    state = tavern("war", "war/arsonist")
    city(state, THEY, 6)
    stand(state, THEY, "war/tithe_barn s6u", "base/abbey s7d")
    do(state, "0 play war/arsonist")
    assert state.actor() == ME
    assert legal(state) == ["name s6u1", "name s7d1"]
    assert refused(state, "0 name s7u1") == {"P-185"}
    do(state, "0 name s6u1")
    assert legal(state) == ["under 4", "under 5"]


@pytest.mark.rule("P-A21", "P-113", "P-114")
def test_a_burnt_face_up_card_goes_back_to_its_pile() -> None:
    for options, at_pile in (("mode=war", True), ("mode=war face-up=stack", False)):
        state = given(options)
        city(state, ME, 6)
        city(state, THEY, 6)
        stand(state, ME, "war/hedge_tavern")
        stand(state, THEY, "war/hedge_tavern")
        hold(state, ME, "war/arsonist")
        do(state, "0 play war/arsonist")
        if not at_pile:
            do(state, "1 under 4")
        assert state.p.face_up == (1 if at_pile else 0)
    duel = given("mode=duel")
    city(duel, ME, 6)
    city(duel, THEY, 6)
    stand(duel, ME, "war/hedge_tavern")
    stand(duel, THEY, "gold/merchant_guild")
    hold(duel, ME, "war/arsonist")
    do(duel, "0 play war/arsonist")
    assert under(duel, 4) == "gold/merchant_guild"


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
        stand(state, THEY, *guards, "base/harald", "base/abbey")
        hold(state, THEY, "base/scout")
        before = cards(state, THEY)
        do(state, f"0 play {card}")
        assert state.actor() == CHANCE
        assert [a.text for a in state.legal(CHANCE)] == [f"guard {n}" for n in range(1, 7)]
        do(state, f"! guard {number}")
        wasted = "end" in legal(state)
        assert wasted == (number in safe)
        if wasted:
            assert cards(state, THEY) == before
            assert KEYS[state.p.discard[-1]] == card
            assert held(state, THEY) == {}, "the throw produces nothing"


@BOTH
@pytest.mark.rule("P-187", "P-A51", "P-A63", "P-C12")
def test_the_traitor_sees_the_hand_and_takes_a_card(mode: str) -> None:
    state = tavern(mode, "war/traitor")
    assert refused(state, "0 play war/traitor") == {"P-187"}
    hold(state, THEY, "base/scout", "base/harald")
    do(state, "0 play war/traitor")
    view = state.view(ME)
    assert view.realms[THEY].hand == ("base/harald", "base/scout")
    take = GAME.read("take base/harald")
    assert [getattr(state.told(r, ME, take), "text", "") for r in (ME, THEY, WATCHER)] == [
        "take base/harald", "take base/harald", "take ?",
    ]  # fmt: skip
    do(state, "0 take base/harald")
    assert hand(state, ME) == ["base/harald"]
    assert hand(state, THEY) == ["base/scout"]
    assert KEYS[state.p.discard[-1]] == "war/traitor"
    goods(state, ME, grain=1, ore=1)
    do(state, "0 build base/harald s7u")


@pytest.mark.rule("P-187", "P-A51", "P-191")
def test_the_traitor_may_leave_it_and_irmgard_is_not_consoled() -> None:
    state = tavern("war", "war/traitor")
    stand(state, THEY, "war/irmgard")
    hold(state, THEY, "base/scout")
    do(state, "0 play war/traitor", "0 pass")
    assert hand(state, THEY) == ["base/scout"]
    assert KEYS[state.p.discard[-1]] == "war/traitor"
    state = tavern("war", "war/traitor")
    stand(state, THEY, "war/irmgard")
    hold(state, THEY, "base/scout")
    do(state, "0 play war/traitor", "0 take base/scout")
    assert state.actor() == ME


@BOTH
@pytest.mark.rule("P-188", "P-229", "P-251", "P-A48")
def test_a_voyage_of_plunder_takes_one_or_two_from_a_leader(mode: str) -> None:
    state = given(f"mode={mode}")
    hold(state, ME, "war/voyage_of_plunder")
    goods(state, THEY, ore=2, wool=1)
    assert refused(state, "0 play war/voyage_of_plunder") == {"P-188"}
    stand(state, ME, "base/candamir")
    goods(state, THEY)
    assert refused(state, "0 play war/voyage_of_plunder") == {"P-188"}
    city(state, THEY, 6)
    assert points(state, ME) == points(state, THEY)
    goods(state, THEY, ore=2, wool=1)
    do(state, "0 play war/voyage_of_plunder", "0 demand ore")
    assert held(state, ME) == {"ore": 1}
    assert "end" in legal(state)
    state = given(f"mode={mode}")
    hold(state, ME, "war/voyage_of_plunder")
    stand(state, ME, "base/candamir")
    city(state, THEY, 6, 7)
    goods(state, THEY, ore=2, wool=1)
    do(state, "0 play war/voyage_of_plunder", "0 demand ore", "0 demand wool")
    assert held(state, ME) == {"ore": 1, "wool": 1}


@pytest.mark.rule("P-191", "P-A50", "P-A51")
def test_irmgard_consoles_for_every_card_lost_but_herself() -> None:
    state = tavern("war", "war/archer")
    stand(state, THEY, "war/irmgard s6u", "base/harald s6d")
    do(state, "0 play war/archer", "1 under 1", "1 gain r8d")
    assert held(state, THEY) == {"ore": 1}
    burnt = before_roll("mode=war")
    stand(burnt, ME, "base/candamir")
    stand(burnt, THEY, "war/irmgard", "base/abbey")
    event(burnt, "war/feud", 5)
    do(burnt, "1 under 1", "1 gain r6u")
    assert held(burnt, THEY) == {"grain": 1, "lumber": 1}


@pytest.mark.rule("P-A50")
def test_irmgard_does_not_console_for_pirates() -> None:
    state = given("mode=war")
    stand(state, THEY, "war/irmgard s6u", "base/ore_ship s6d")
    Sinking(THEY, PIRATE, 0).answer(state.p, THEY, LOSES[22])
    assert cards(state, THEY) == ["war/irmgard"]
    assert state.actor() == ME, "nothing is gained"


@pytest.mark.rule("P-192", "P-232", "P-A59")
def test_the_drill_ground_makes_heroes_cheaper() -> None:
    state = given("mode=war")
    hold(state, ME, "base/siglind", "base/ore_ship")
    goods(state, ME, wool=2, grain=1)
    assert refused(state, "0 build base/siglind s6u") == {"P-046"}
    stand(state, ME, "war/drill_ground s7u")
    assert state.p.realms[ME].strength == 1
    do(state, "0 build base/siglind s6u")
    assert held(state, ME) == {}, "the ore was waived: nothing else would do"
    goods(state, ME, lumber=1)
    assert refused(state, "0 build base/ore_ship s6d") == {"P-046"}, "other units cost the same"
    state = given("mode=war")
    stand(state, ME, "war/drill_ground s7u")
    hold(state, ME, "base/siglind")
    goods(state, ME, wool=2, grain=1, ore=1)
    do(state, "0 build base/siglind s6u")
    assert legal(state) == ["waive wool", "waive grain", "waive ore"]
    do(state, "0 waive wool")
    assert held(state, ME) == {"wool": 1}


@pytest.mark.rule("P-197", "P-198")
def test_a_tithe_barn_gives_wool_or_grain_per_hero() -> None:
    state = given("mode=war")
    city(state, ME, 6)
    stand(state, ME, "base/harald s7u", "base/inga s7d", "base/osmund s6d")
    hold(state, ME, "war/tithe_barn")
    goods(state, ME, lumber=2, brick=1, ore=1)
    do(state, "0 build war/tithe_barn s6u")
    assert legal(state) == ["demand wool", "demand grain"]
    do(state, "0 demand wool")
    assert held(state, ME) == {"wool": 3}


@pytest.mark.rule("P-197")
@pytest.mark.parametrize("heroes", [0, 1, 2])
def test_a_tithe_barn_counts_heroes_only(heroes: int) -> None:
    state = given("mode=war")
    city(state, ME, 6)
    stand(state, ME, "base/storehouse s6d", *["base/harald s7u", "base/inga s7d"][:heroes])
    hold(state, ME, "war/tithe_barn")
    goods(state, ME, lumber=2, brick=1, ore=1)
    do(state, "0 build war/tithe_barn s6u")
    if heroes:
        assert state.prompt(ME).args == {"n": heroes}
        do(state, "0 demand wool")
    assert held(state, ME) == ({"wool": heroes} if heroes else {})
    assert "end" in legal(state)


@pytest.mark.rule("P-197")
def test_what_does_not_fit_in_the_tithe_is_lost() -> None:
    state = given("mode=war")
    city(state, ME, 6)
    stand(state, ME, "base/harald s7u", "base/inga s7d")
    hold(state, ME, "war/tithe_barn")
    goods(state, ME, lumber=2, brick=1, ore=1, grain=2)
    do(state, "0 build war/tithe_barn s6u", "0 demand grain")
    assert held(state, ME) == {"grain": 3}
    state = given("mode=war")
    city(state, ME, 6)
    hold(state, ME, "war/tithe_barn")
    goods(state, ME, lumber=2, brick=1, ore=1)
    do(state, "0 build war/tithe_barn s6u")
    assert "end" in legal(state), "no heroes, no tithe"


@pytest.mark.rule("P-199", "P-A67")
def test_fairgrounds_give_two_with_more_skill() -> None:
    state = given("mode=war")
    city(state, ME, 6)
    hold(state, ME, "war/fairgrounds")
    stand(state, ME, "base/inga")
    goods(state, ME, lumber=2, wool=1, grain=1)
    do(state, "0 build war/fairgrounds s6u", "0 gain r6u", "0 gain r6u")
    assert held(state, ME) == {"lumber": 2}
    state = given("mode=war")
    city(state, ME, 6)
    hold(state, ME, "war/fairgrounds")
    stand(state, THEY, "base/inga")
    goods(state, ME, lumber=2, wool=1, grain=1)
    do(state, "0 build war/fairgrounds s6u")
    assert "end" in legal(state)
    assert at(state, ME, "s6u1") == "war/fairgrounds"


# Riots.


@BOTH
@pytest.mark.rule("P-203", "P-230", "P-A56", "P-A57")
@pytest.mark.parametrize(("units", "price"), [(1, 1), (2, 1), (3, 2)])
def test_riots_cost_gold_or_a_unit(mode: str, units: int, price: int) -> None:
    cards_ = ["base/harald s6u", "base/ore_ship s6d", "base/inga s7u"][:units]
    state = before_roll(f"mode={mode}")
    stand(state, ME, *cards_, "war/lookout_tower s7d")
    goods(state, ME, gold=price)
    event(state, "war/riots", 5)
    assert legal(state)[0] == "bribe"
    assert len(legal(state)) == units + 1, "buildings do not riot"
    do(state, "0 bribe")
    assert held(state, ME) == {"ore": 1}
    state = before_roll(f"mode={mode}")
    stand(state, ME, *cards_)
    goods(state, ME, gold=price)
    event(state, "war/riots", 5)
    do(state, "0 lose s6u1", "0 under 1")
    assert under(state, 1) == "base/harald"
    assert held(state, ME)["gold"] == price, "a unit may go although there is gold"


@pytest.mark.rule("P-A57", "P-230")
def test_riots_take_no_part_payment_but_gold_of_the_cache() -> None:
    state = before_roll("mode=duel")
    stand(state, ME, "base/harald", "base/ore_ship", "base/inga", "gold/gold_cache r6u")
    goods(state, ME, gold=1)
    event(state, "war/riots", 5)
    assert "bribe" not in legal(state)
    state = before_roll("mode=duel")
    stand(state, ME, "base/harald", "base/ore_ship", "base/inga", "gold/gold_cache r6u")
    goods(state, ME, gold=1)
    state.p.realms[ME].lay(CACHE, 1)
    event(state, "war/riots", 5)
    do(state, "0 bribe")
    assert held(state, ME) == {"ore": 1}


@pytest.mark.rule("P-230", "P-A56")
def test_riots_pass_by_without_such_units() -> None:
    state = before_roll("mode=duel")
    stand(state, ME, "gold/pirate_ship", "war/lookout_tower", "base/marketplace")
    event(state, "war/riots", 1)
    assert "end" in legal(state)


@pytest.mark.rule("P-A02", "P-203")
def test_riots_ask_the_active_player_first() -> None:
    state = before_roll("mode=war", turn=THEY)
    for seat in (ME, THEY):
        goods(state, seat, gold=1)
    stand(state, ME, "base/harald")
    stand(state, THEY, "base/inga")
    event(state, "war/riots", 1)
    assert state.actor() == THEY
    do(state, "1 bribe")
    assert state.actor() == ME


@BOTH
@pytest.mark.rule("P-195", "P-A58")
def test_each_chapel_protects_on_its_three_numbers(mode: str) -> None:
    for chapel, safe in (("war/chapel_low", {1, 2, 3}), ("war/chapel_high", {4, 5, 6})):
        for number in range(1, 7):
            state = before_roll(f"mode={mode}")
            city(state, ME, 6)
            stand(state, ME, chapel, "base/harald")
            event(state, "war/riots", number)
            assert (cards(state, ME) != [chapel] and "end" in legal(state)) == (number in safe)


@pytest.mark.rule("P-A58")
def test_a_chapel_counts_a_result_set_by_brigitta() -> None:
    state = before_roll("mode=war")
    city(state, ME, 6)
    stand(state, ME, "war/chapel_low", "base/harald")
    hold(state, ME, "base/brigitta")
    do(state, "0 play base/brigitta", "0 number 2", "0 roll", "! dice 2 event", "! event war/riots")
    assert "end" in legal(state)


@pytest.mark.rule("P-186", "P-A20")
@pytest.mark.parametrize(("options", "shown", "asked"), [("", 1, ME), ("", 0, THEY), (" rules=1", 1, THEY)])
def test_nobody_is_asked_for_a_sebastian_that_the_other_openly_holds(
    options: str, shown: int, asked: int
) -> None:
    state = before_roll("mode=war" + options)
    stand(state, ME, "base/candamir")
    stand(state, THEY, "base/abbey s6u", "base/harald s6d")
    hold(state, ME, "war/sebastian")
    state.p.realms[ME].shown = shown
    hold(state, THEY, "war/archer", "base/scout")
    event(state, "base/fraternal_feuds", 5)
    assert state.actor() == asked


@pytest.mark.rule("P-186", "P-245", "P-201", "P-202", "P-A20")
@pytest.mark.parametrize(
    "what",
    ["base/feud", "war/feud", "base/fraternal_feuds", "war/fraternal_feuds", "war/riots"],
)
def test_sebastian_answers_three_events(what: str) -> None:
    state = before_roll("mode=war")
    stand(state, ME, "base/candamir")
    stand(state, THEY, "base/abbey s6u", "base/harald s6d")
    goods(state, ME, gold=1)
    goods(state, THEY, gold=1)
    hold(state, THEY, "war/sebastian", "base/scout")
    event(state, what, 5)
    if what == "war/riots":
        do(state, "0 bribe")
    assert state.actor() == THEY
    do(state, "1 play war/sebastian")
    assert "end" in legal(state)
    assert KEYS[state.p.discard[-1]] == "war/sebastian"
    assert cards(state, THEY) == ["base/abbey", "base/harald"]
    assert hand(state, THEY) == ["base/scout"]
    assert held(state, THEY)["gold"] == 1


@pytest.mark.rule("P-186", "P-245")
def test_sebastian_is_no_card_for_ones_own_turn_nor_beside_a_chapel() -> None:
    state = given("mode=war")
    hold(state, ME, "war/sebastian")
    assert refused(state, "0 play war/sebastian") == {"P-186"}
    state = before_roll("mode=war")
    city(state, ME, 6)
    stand(state, ME, "war/chapel_low", "base/harald")
    hold(state, ME, "war/sebastian")
    assert "P-186" in refused(state, "0 play war/sebastian")
    event(state, "war/riots", 1)
    assert "end" in legal(state), "protected already: he is not asked"


@pytest.mark.rule("P-186", "P-203")
def test_against_riots_sebastian_or_the_gold() -> None:
    state = before_roll("mode=war")
    stand(state, ME, "base/harald")
    hold(state, ME, "war/sebastian")
    goods(state, ME, gold=1)
    event(state, "war/riots", 5)
    assert legal(state) == ["pass", "play war/sebastian"]
    do(state, "0 pass")
    assert legal(state) == ["bribe", "lose s6u1"]


@BOTH
@pytest.mark.rule("P-194", "P-A55")
def test_the_fire_brigade_is_no_help_in_a_feud(mode: str) -> None:
    if mode == "duel":
        state = before_roll("mode=duel")
        city(state, THEY, 6)
        stand(state, ME, "base/candamir")
        stand(state, THEY, "war/fire_brigade s6u")
        event(state, "war/feud moon")
    else:
        state = before_roll("mode=war")
        city(state, THEY, 6)
        stand(state, ME, "base/candamir")
        stand(state, THEY, "war/fire_brigade s6u")
        event(state, "war/feud")
        do(state, "1 under 4")
    assert cards(state, THEY) == []

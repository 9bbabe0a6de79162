"""The principality at the start, the piles, the starting hands, and the rearranged regions."""

from __future__ import annotations

import pytest
from princes.scenes import (
    BLUE,
    MODES,
    RED,
    actions_of,
    add_cards,
    do,
    give_goods,
    goods_of,
    hand_of,
    new_game,
    place_road,
    points_of,
    refused,
    roll,
    scene,
    set_pending,
    stock_of,
)

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, WATCHER
from archipel.games.princes.board import PLACE_NAMES, TERRAINS, corners, neighbours
from archipel.games.princes.cards import CARDS, KEYS
from archipel.games.princes.state import PrincesState
from archipel.games.princes.turn import Opening


def layout(state: PrincesState, seat: int) -> dict[str, str]:
    realm = state.p.realms[seat]
    return {
        PLACE_NAMES[place]: f"{TERRAINS[realm.terrain[place]]} {realm.number[place]}"
        for place in realm.region_places()
    }


@pytest.mark.rule("P-014", "P-015", "P-016", "P-C18")
def test_both_principalities_have_the_same_shape_and_different_numbers() -> None:
    state = new_game()
    assert layout(state, RED) == {
        "r6u": "forest 2", "r7u": "gold_river 1", "r8u": "field 6",
        "r6d": "hill 3", "r7d": "pasture 4", "r8d": "mountain 5",
    }  # fmt: skip
    assert layout(state, BLUE) == {
        "r6u": "forest 3", "r7u": "gold_river 4", "r8u": "field 5",
        "r6d": "hill 2", "r7d": "pasture 1", "r8d": "mountain 6",
    }  # fmt: skip
    for realm in state.p.realms:
        assert (realm.left, realm.right) == (5, 6)
        assert not realm.road_left
        assert not realm.road_right


@pytest.mark.rule("P-018", "P-019", "P-020", "P-023", "P-089")
def test_every_region_holds_one_good_but_the_gold_river() -> None:
    state = new_game()
    for seat in (RED, BLUE):
        assert goods_of(state, seat) == {"lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 1}
        assert stock_of(state, seat, "r7u") == 0
        assert points_of(state, seat) == 2


@pytest.mark.rule("P-025", "P-026")
def test_a_site_neighbours_the_two_regions_of_its_row() -> None:
    assert neighbours(10) == (10, 12)  # s6u: r6u and r7u
    assert neighbours(11) == (11, 13)
    assert corners(5) == [10, 11, 12, 13]


@pytest.mark.rule("P-028", "P-029", "P-030", "P-033")
def test_the_piles_of_the_introductory_game() -> None:
    p = new_game().p
    assert (p.roads, p.settlements, p.cities) == (7, 5, 7)
    assert [len(stack) for stack in p.stacks] == [9, 9, 9, 9]
    assert p.centre == 4095
    assert all(kind < 0 for stack in p.stacks for kind in stack), "nobody has seen any card"
    assert sum(p.pool) == 36


@pytest.mark.parametrize(
    ("mode", "size"), [("intro", 9), ("gold", 12), ("war", 13), ("progress", 14), ("duel", 12)]
)
@pytest.mark.rule("P-031", "P-032", "P-093", "P-124")
def test_yule_lies_on_the_last_three_events(mode: str, size: int) -> None:
    p = new_game(f"mode={mode}").p
    assert len(p.events) == size
    assert [KEYS[kind] if kind >= 0 else "" for kind in p.events[-4:]] == ["base/yule", "", "", ""]
    assert all(kind < 0 for kind in p.events[:-4])


@pytest.mark.rule("P-094", "P-098")
def test_gold_adds_three_events_and_two_guilds() -> None:
    gold, base = new_game("mode=gold rules=2").p, new_game("rules=2").p
    added = [
        CARDS[kind].name for kind, n in enumerate(gold.event_pool) for _ in range(n - base.event_pool[kind])
    ]
    assert sorted(added) == ["gift_for_the_prince", "trade_ships_race", "traveling_merchant"]
    assert [len(stack) for stack in gold.stacks] == [12, 12, 12, 11, 11]
    assert (KEYS[gold.rulings.face_up], gold.face_up) == ("gold/merchant_guild", 2)


@pytest.mark.rule("P-034", "P-A10")
def test_the_higher_roll_begins_and_a_tie_is_rolled_again() -> None:
    state = new_game()
    do(state, "! first 4 4")
    assert state.actor() == CHANCE
    assert state.legal(CHANCE)[0].by_hand
    do(state, "! first 2 5")
    assert state.actor() == BLUE
    state = new_game()
    do(state, "! first 5 2")
    assert state.actor() == RED


@pytest.mark.rule("P-035")
def test_starting_hands_come_from_two_different_stacks() -> None:
    state = new_game()
    do(state, "! first 5 2", "0 draw 2", "! card base/abbey", "! card base/scout", "! card base/inga")
    assert state.actor() == BLUE
    assert refused(state, "1 draw 2") >= {"P-035"}
    do(state, "1 draw 1", "! card base/abbey", "! card base/osmund", "! card base/harald")
    assert hand_of(state, RED) == ["base/abbey", "base/inga", "base/scout"]
    assert [len(stack) for stack in state.p.stacks] == [6, 6, 9, 9]
    assert state.actor() == RED
    assert actions_of(state) == ["roll"]


@pytest.mark.rule("P-035")
def test_a_starting_hand_is_secret() -> None:
    state = new_game()
    do(state, "! first 5 2", "0 draw 2", "! card base/abbey", "! card base/scout", "! card base/inga")
    view = state.view(BLUE)
    assert view.realms[RED].hand == ()
    assert sum(view.realms[RED].backs) == 3
    told = state.copy()
    do(told, "1 draw 1")
    seen = [a for a in told.legal(CHANCE) if a.text == "card base/osmund"][0]
    assert [getattr(told.told(reader, CHANCE, seen), "text", None) for reader in (RED, BLUE, -3)] == [
        "card ?", "card base/osmund", "card ?",
    ]  # fmt: skip


def look_through(state: PrincesState, *wanted: str) -> None:
    """Let chance show a stack with the wanted cards in it."""
    rng = Rng(1)
    first = list(wanted)
    while state.actor() == CHANCE:
        if first:
            do(state, f"! card {first.pop(0)}")
        else:
            outcomes = [a for a in state.legal(CHANCE) if a.text.removeprefix("card ") not in wanted]
            do(state, f"! {outcomes[rng.below(len(outcomes))].text}")


@pytest.mark.rule("P-099", "P-100", "P-072", "P-A11", "P-C11")
def test_in_theme_games_the_hand_is_chosen_and_the_order_kept() -> None:
    state = new_game("mode=gold")
    do(state, "! first 5 2")
    assert refused(state, "0 search 4"), "only base stacks"
    do(state, "0 search 1")
    look_through(state, "base/storehouse", "base/parish_hall", "base/merchant_caravan")
    before = [KEYS[kind] for kind in state.p.stacks[0]]
    do(state, "0 take base/storehouse", "0 take base/parish_hall", "0 take base/merchant_caravan")
    assert hand_of(state, RED) == ["base/merchant_caravan", "base/parish_hall", "base/storehouse"]
    assert [KEYS[kind] for kind in state.p.stacks[0]] == before[3:]
    assert len(before[3:]) == 9
    assert state.actor() == BLUE
    assert refused(state, "1 search 1") >= {"P-A11"}
    assert "search 2" in actions_of(state)


@pytest.mark.rule("P-A11")
def test_an_option_lets_both_hands_come_from_one_stack() -> None:
    state = new_game("mode=war same-start-stack=yes")
    do(state, "! first 5 2", "0 search 1")
    look_through(state)
    do(state, *[f"0 take {KEYS[kind]}" for kind in state.p.stacks[0][:3]])
    assert "search 1" in actions_of(state, BLUE)
    do(state, "1 search 1")
    assert state.actor() == CHANCE
    intro = new_game("same-start-stack=yes")
    do(
        intro,
        "! first 5 2",
        "0 draw 2",
        "! card base/abbey",
        "! card base/scout",
        "! card base/inga",
    )
    assert refused(intro, "1 draw 2") >= {"P-035"}


def arranged(mode: str) -> PrincesState:
    state = new_game(f"mode={mode}")
    do(state, "! first 2 5")
    for seat, stack in ((BLUE, 2), (RED, 1)):
        do(state, f"{seat} search {stack}")
        look_through(state)
        do(state, *[f"{seat} take {KEYS[kind]}" for kind in state.p.stacks[stack - 1][:3]])
    return state


@pytest.mark.rule("P-101", "P-102", "P-A12", "P-118")
@pytest.mark.parametrize("mode", MODES[1:])
def test_regions_are_rearranged_first_player_first(mode: str) -> None:
    state = arranged(mode)
    assert state.actor() == BLUE
    do(state, "1 pass")
    assert state.actor() == RED
    do(state, "0 swap r7d r8u")  # the pasture to the upper right corner
    assert layout(state, RED)["r8u"] == "pasture 4"
    assert layout(state, RED)["r7d"] == "field 6"
    assert stock_of(state, RED, "r8u") == 1
    for _ in range(4):
        do(state, "0 swap r6u r6d")
    assert state.actor() == BLUE
    assert actions_of(state) == ["roll"]


@pytest.mark.rule("P-091", "P-101")
def test_the_introductory_game_has_no_rearrangement() -> None:
    state = new_game()
    do(state, "! first 5 2", "0 draw 2", "! card base/abbey", "! card base/scout", "! card base/inga")
    do(state, "1 draw 1", "! card base/austin", "! card base/osmund", "! card base/harald")
    assert refused(state, "0 swap r6u r7u") >= {"P-037"}


@pytest.mark.rule("P-102")
def test_a_weavers_shop_between_two_pastures_doubles_both() -> None:
    state = scene("mode=gold")
    state.p.realms[RED].swap_regions(13, 14)
    state.p.survey(RED)
    add_cards(state, RED, "base/weavers_shop", "base/scout")
    place_road(state, RED, 1)
    give_goods(state, RED, "lumber 2 brick wool 2 grain")
    do(state, "0 play base/scout", "0 above pasture 6", "0 below hill 5")
    assert layout(state, RED)["r9u"] == "pasture 6"
    do(state, "0 build base/weavers_shop s8u")
    set_pending(state, Opening(RED))
    roll(state, 6)
    assert stock_of(state, RED, "r9u") == 2
    set_pending(state, Opening(RED))
    roll(state, 4)
    assert stock_of(state, RED, "r8u") == 2


@pytest.mark.rule("P-013")
def test_both_build_from_the_same_piles() -> None:
    state = scene()
    give_goods(state, RED, "lumber brick 2")
    do(state, "0 build road left")
    assert state.p.roads == 6


@pytest.mark.rule("P-028", "P-034")
def test_the_view_before_the_first_action() -> None:
    seen = new_game().view(WATCHER)
    assert (seen.turn, seen.turns, seen.first, seen.number, seen.face, seen.event) == (-1, 0, -1, 0, "", "")
    assert (seen.roads, seen.settlements, seen.cities, seen.regions) == (7, 5, 7, 12)
    assert (seen.discard, seen.discard_top, seen.face_up_card, seen.face_up) == (0, "", "", 0)
    assert (seen.strength_token, seen.trade_token, seen.winner, seen.over) == (-1, -1, -1, False)
    assert [len(stack.cards) for stack in seen.stacks] == [9, 9, 9, 9]

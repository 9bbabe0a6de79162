"""The order of a turn, production, the event die, winning."""

from __future__ import annotations

import pytest
from princes.scenes import (
    BLUE,
    ME,
    MODES,
    RED,
    THEY,
    actions_of,
    add_cards,
    bury_events_above_yule,
    do,
    give_goods,
    goods_of,
    new_game,
    place_cards,
    place_cities,
    place_settlement,
    points_of,
    refused,
    roll,
    roll_event,
    scene,
    set_pending,
    set_stock,
    stock_of,
)

from archipel.core.state import CHANCE, NOBODY
from archipel.games.princes.cards import KEYS
from archipel.games.princes.survey import Score
from archipel.games.princes.turn import TURN_LIMIT, BeginTurn, Opening, advance

SHIPS = ("base/ore_ship s6u", "base/wool_ship s6d", "base/gold_ship s7u")


# The order of a turn.


@pytest.mark.rule("P-036", "P-037", "P-038", "P-043", "P-065")
def test_a_turn_goes_from_dice_to_actions_hand_exchange_and_the_other_seat() -> None:
    state = scene(phase="opening")
    assert refused(state, "0 end") >= {"P-037"}
    assert refused(state, "1 roll") == {"P-036"}
    do(state, "0 roll")
    assert refused(state, "0 end") == {"P-037"}, "the dice have not been rolled"
    do(state, "! dice 1 trade")
    assert refused(state, "0 roll") >= {"P-045"}
    do(
        state,
        "0 end",
        "0 draw 1",
        "! card base/abbey",
        "0 draw 1",
        "! card base/inga",
        "0 draw 1",
        "! card base/scout",
    )
    assert "pass" in actions_of(state)
    do(state, "0 pass")
    assert state.actor() == BLUE
    assert actions_of(state) == ["roll"]
    assert state.p.turn == BLUE


@pytest.mark.rule("P-003", "P-004", "P-038", "P-043")
def test_both_dice_are_rolled_at_once() -> None:
    state = scene(phase="opening")
    do(state, "0 roll")
    odds = dict(zip([a.text for a in state.legal(CHANCE)], state.odds(), strict=True))
    assert len(odds) == 30
    assert odds["dice 3 event"] == 2 * odds["dice 3 trade"]
    assert sum(odds.values()) == 36
    assert all(action.by_hand for action in state.legal(CHANCE))


@pytest.mark.rule("P-041", "P-042", "P-044", "P-040", "P-021")
def test_a_six_gives_red_grain_and_blue_ore() -> None:
    state = new_game()
    do(state, "! first 5 2", "0 draw 2", "! card base/abbey", "! card base/scout", "! card base/inga")
    do(state, "1 draw 1", "! card base/austin", "! card base/osmund", "! card base/harald")
    roll(state, 6, "trade")
    assert goods_of(state, RED) == {"lumber": 1, "brick": 1, "wool": 1, "grain": 2, "ore": 1}
    assert goods_of(state, BLUE) == {"lumber": 1, "brick": 1, "wool": 1, "grain": 1, "ore": 2}


@pytest.mark.rule("P-042", "P-056")
def test_every_region_with_the_number_produces() -> None:
    state = scene(phase="opening")
    place_settlement(state, RED, "right", "gold_river 2", "mountain 4")
    roll(state, 2)
    assert goods_of(state, RED) == {"gold": 1, "lumber": 1}
    state = scene(phase="opening")
    place_settlement(state, RED, "right", "gold_river 2", "mountain 4")
    roll(state, 4)
    assert goods_of(state, RED) == {"ore": 1, "wool": 1}


@pytest.mark.rule("P-022")
def test_a_full_region_takes_no_more() -> None:
    state = scene(phase="opening")
    set_stock(state, RED, "r8u", 3)
    roll(state, 6)
    assert stock_of(state, RED, "r8u") == 3


# The event die.


@pytest.mark.rule("P-081", "P-039", "P-A09")
def test_brigands_come_before_production_and_take_gold_and_wool_of_both() -> None:
    state = scene(phase="opening")
    give_goods(state, RED, "lumber 3 brick 2 wool gold 2")
    give_goods(state, BLUE, "lumber 3 brick 2 ore 2 wool")
    roll(state, 4, "brigands")  # red's pasture, blue's gold river
    assert goods_of(state, RED) == {"lumber": 3, "brick": 2, "wool": 1}
    assert goods_of(state, BLUE) == {"lumber": 3, "brick": 2, "ore": 2, "gold": 1}


@pytest.mark.rule("P-081")
def test_seven_resources_are_safe() -> None:
    state = scene(phase="opening")
    give_goods(state, RED, "lumber 3 brick 2 wool gold")
    roll(state, 5, "brigands")
    assert goods_of(state, RED) == {"lumber": 3, "brick": 2, "wool": 1, "gold": 1, "ore": 1}


@pytest.mark.rule("P-082", "P-A05", "P-C09", "P-C10")
def test_trade_lets_the_token_holder_take_one_good_of_the_opponent() -> None:
    state = scene(phase="opening")
    place_cards(state, RED, *SHIPS)
    give_goods(state, BLUE, "ore grain")
    roll(state, 3, "trade")
    assert actions_of(state) == ["demand lumber", "demand grain", "demand ore"]  # 3: blue's forest
    do(state, "0 demand ore")
    assert goods_of(state, RED) == {"brick": 1, "ore": 1}
    assert goods_of(state, BLUE) == {"grain": 1, "lumber": 1}


@pytest.mark.rule("P-082", "P-C09")
def test_without_a_holder_trade_does_nothing() -> None:
    state = scene(phase="opening")
    place_cards(state, RED, "base/ore_ship", "base/wool_ship")
    give_goods(state, BLUE, "ore")
    roll(state, 5, "trade")
    assert state.actor() == RED
    assert "end" in actions_of(state)
    assert goods_of(state, BLUE) == {"ore": 1, "grain": 1}


@pytest.mark.rule("P-A06", "P-082")
def test_trade_takes_nothing_that_cannot_be_stored() -> None:
    state = scene(phase="opening")
    place_cards(state, RED, *SHIPS)
    give_goods(state, BLUE, "wool")
    give_goods(state, RED, "wool 3")
    roll(state, 6, "trade")  # blue gets an ore, the only good that it has room for
    assert goods_of(state, BLUE) == {"wool": 1}
    assert goods_of(state, RED) == {"wool": 3, "grain": 1, "ore": 1}
    state = scene(phase="opening")
    place_cards(state, RED, *SHIPS)
    give_goods(state, BLUE, "wool")
    give_goods(state, RED, "wool 3")
    set_stock(state, BLUE, "r7d", 3)
    roll(state, 1, "trade")
    assert goods_of(state, BLUE) == {"wool": 3}
    assert "end" in actions_of(state)


@pytest.mark.rule("P-A05")
def test_the_victim_picks_the_region() -> None:
    state = scene(phase="opening")
    place_cards(state, RED, *SHIPS)
    place_settlement(state, BLUE, "right", "mountain 4", "hill 5")
    set_stock(state, BLUE, "r8d", 1)
    set_stock(state, BLUE, "r9u", 1)
    roll(state, 1, "trade")
    do(state, "0 demand ore")
    assert state.actor() == BLUE
    assert actions_of(state) == ["give r8d", "give r9u"]
    assert refused(state, "1 give r6u") == {"P-019"}
    do(state, "1 give r9u")
    assert (stock_of(state, BLUE, "r8d"), stock_of(state, BLUE, "r9u")) == (1, 0)


@pytest.mark.rule("P-083", "P-079", "P-A02", "P-A03")
def test_celebration_gives_both_one_unless_one_has_more_skill() -> None:
    state = scene(phase="opening")
    roll(state, 1, "celebration")
    assert state.actor() == RED, "the active player first"
    do(state, "0 gain r8d")
    assert state.actor() == BLUE
    do(state, "1 gain r7u")
    assert goods_of(state, RED) == {"gold": 1, "ore": 1}
    state = scene(phase="opening")
    place_cards(state, BLUE, "base/inga")
    roll(state, 1, "celebration")
    assert state.actor() == BLUE
    do(state, "1 gain r6u")
    assert goods_of(state, RED) == {"gold": 1}


@pytest.mark.rule("P-084", "P-A01", "P-A02", "P-C04")
def test_harvest_gives_each_one_of_choice() -> None:
    state = scene(turn=BLUE, phase="opening")
    roll(state, 1, "harvest")
    assert state.actor() == BLUE
    assert actions_of(state) == [f"gain {place}" for place in ("r6u", "r6d", "r7u", "r7d", "r8u", "r8d")]
    do(state, "1 gain r8u")
    assert state.actor() == RED
    do(state, "0 gain r6d")
    assert goods_of(state, RED) == {"brick": 1, "gold": 1}


@pytest.mark.rule("P-A03", "P-022")
def test_only_places_with_room_are_offered() -> None:
    state = scene(phase="opening")
    for place in ("r6u", "r6d", "r7d", "r8u"):
        set_stock(state, RED, place, 3)
    roll(state, 5, "harvest")
    assert actions_of(state) == ["gain r7u", "gain r8d"]
    assert refused(state, "0 gain r6u") == {"P-022", "P-A03"}
    assert refused(state, "0 gain r9u") == {"P-A03"}


@pytest.mark.rule("P-A03")
def test_without_room_a_gain_is_lost() -> None:
    state = scene(phase="opening")
    for place in ("r6u", "r6d", "r7u", "r7d", "r8u", "r8d"):
        set_stock(state, RED, place, 3)
    roll(state, 5, "harvest")
    assert state.actor() == BLUE


@pytest.mark.rule("P-085", "P-086")
def test_an_event_card_goes_under_its_stack() -> None:
    state = scene(phase="opening")
    roll_event(state, "base/trade_ships_race")
    assert KEYS[state.p.events[-1]] == "base/trade_ships_race"
    assert len(state.p.events) == 9
    assert state.p.event_pool[state.p.events[-1]] == 0


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.rule("P-087", "P-157", "P-A66")
def test_yule_reshuffles_the_event_stack(mode: str) -> None:
    state = scene(f"mode={mode}", phase="opening")
    p = state.p
    size = len(p.events)
    bury_events_above_yule(state)
    do(state, "0 roll", "! dice 1 event")
    assert [a.text for a in state.legal(CHANCE)] == ["event base/yule"]
    do(state, "! event base/yule")
    assert len(p.events) == size
    assert [kind >= 0 for kind in p.events] == [False] * (size - 4) + [True] + [False] * 3
    assert sum(p.event_pool) + p.moon_slots == size - 1, "used ones are shuffled in again"
    assert state.actor() == CHANCE, "and another event is drawn"
    assert all(a.text != "event base/yule" for a in state.legal(CHANCE))


@pytest.mark.rule("P-124")
def test_in_the_duel_six_of_fifteen_moon_events_are_in() -> None:
    state = scene("mode=duel", phase="opening")
    do(state, "0 roll", "! dice 1 event")
    odds = dict(zip([a.text for a in state.legal(CHANCE)], state.odds(), strict=True))
    certain = sum(n for text, n in odds.items() if not text.endswith("moon"))
    moons = sum(n for text, n in odds.items() if text.endswith("moon"))
    assert certain * 6 == moons * 5, "five certain and six moon cards are unseen beside Yule"
    do(state, "! event war/fraternal_feuds moon")
    assert state.p.moon_slots == 5
    assert sum(state.p.moon_pool) == 14
    set_pending(state, Opening(RED))
    do(state, "0 roll", "! dice 1 event", "! event war/riots")
    assert state.p.moon_slots == 5


# Winning.


@pytest.mark.rule("P-088", "P-089", "P-090", "P-077")
def test_two_cities_a_settlement_and_both_tokens_win() -> None:
    state = scene()
    place_cities(state, RED, 6)
    place_settlement(state, RED, "right", "gold_river 2", "mountain 4")
    place_cards(state, RED, "base/candamir s6u", *[ship.split(" ")[0] for ship in SHIPS])
    assert points_of(state, RED) == 6
    give_goods(state, RED, "grain 2 ore 3")
    do(state, "0 build city 7")
    assert points_of(state, RED) == 7
    outcome = state.outcome()
    assert state.actor() == NOBODY
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ([RED], "P-088")
    assert refused(state, "0 end") >= {"P-088"}


@pytest.mark.rule("P-088", "P-A35", "P-117")
def test_points_gained_in_the_others_turn_count_when_ones_own_begins() -> None:
    state = scene()
    place_cities(state, BLUE, 6, 7)
    place_settlement(state, BLUE, "right", "gold_river 2", "mountain 4")
    place_cards(state, BLUE, *SHIPS)
    place_cards(state, BLUE, "base/candamir")
    assert points_of(state, BLUE) == 7
    add_cards(state, RED, "base/abbey", "base/scout", "base/inga")
    do(state, "0 end")
    assert state.actor() == RED, "it is not blue's turn"
    do(state, "0 pass")
    assert state.actor() == NOBODY, "blue wins without rolling"
    assert state.p.winner == BLUE


@pytest.mark.rule("P-A35")
def test_options_set_the_moment_of_victory() -> None:
    at_once = scene("victory=at-once")
    add_cards(at_once, RED, "base/abbey", "base/scout", "base/inga")
    place_cities(at_once, BLUE, 6, 7)
    place_settlement(at_once, BLUE, "right", "gold_river 2", "mountain 4")
    place_cards(at_once, BLUE, *SHIPS, "base/candamir")
    do(at_once, "0 end")
    assert at_once.p.winner == BLUE
    late = scene("victory=end-of-turn")
    add_cards(late, RED, "base/abbey", "base/scout", "base/inga")
    place_cities(late, RED, 6, 7)
    place_settlement(late, RED, "right", "gold_river 2", "mountain 4")
    place_cards(late, RED, *SHIPS, "base/candamir")
    do(late, "0 end")
    assert late.p.winner < 0
    do(late, "0 pass")
    assert late.p.winner == RED


@pytest.mark.rule("P-117", "P-A35")
@pytest.mark.parametrize(("options", "wins"), [("mode=war", True), ("mode=war rules=1", False), ("", False)])
def test_points_before_the_roll_win_at_once_in_theme_games(options: str, wins: bool) -> None:
    state = scene(f"victory=end-of-turn {options}")
    add_cards(state, RED, "base/abbey", "base/scout", "base/inga")
    place_cities(state, BLUE, 6, 7)
    place_settlement(state, BLUE, "right", "gold_river 2", "mountain 4")
    place_cards(state, BLUE, *SHIPS, "base/candamir")
    state.p.rulings.target = state.p.points(BLUE)
    do(state, "0 end", "0 pass")
    assert (state.p.winner == BLUE) == wins


@pytest.mark.parametrize(("mode", "target", "rule"), [("war", 12, "P-116"), ("duel", 13, "P-119")])
@pytest.mark.rule("P-116", "P-117", "P-119")
def test_theme_games_go_to_twelve_and_the_duel_to_thirteen(mode: str, target: int, rule: str) -> None:
    state = scene(f"mode={mode}")
    assert state.p.rulings.target == target
    realm = state.p.realms[ME]
    place_cities(state, ME, 6, 7)
    place_settlement(state, ME, "right", "gold_river 2", "mountain 4")
    place_cards(
        state, ME, "war/large_festival_hall", "base/candamir", *[ship.split(" ")[0] for ship in SHIPS[:2]]
    )
    assert (realm.victory, points_of(state, ME)) == (7, 8)
    add_cards(state, THEY, "base/abbey")
    do(state, "0 end")
    assert state.actor() == ME
    realm.works.victory = target  # as if enough city expansions stood there
    state.p.score = Score(realm.works, state.p.realms[THEY].works)
    set_pending(state, BeginTurn(ME))
    advance(state.p)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ([ME], rule)
    assert state.p.number == 1, "no dice were rolled"


def test_a_game_without_end_is_stopped() -> None:
    state = scene()
    add_cards(state, RED, "base/abbey", "base/scout", "base/inga")
    state.p.turns = TURN_LIMIT
    do(state, "0 end", "0 pass")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ([], "P-stall")

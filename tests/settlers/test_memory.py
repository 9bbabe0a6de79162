"""What a seat knows of the others' hands, and that imagined worlds respect it."""

from __future__ import annotations

import pytest
from settlers.scenes import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    add_cards,
    do,
    drain,
    give_hand,
    lay_island,
    new_game,
    place_cities,
    place_settlements,
    referee_at,
    scene,
    set_phase,
    view_of,
    worlds_of,
)

from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.games.settlers.belief import KINDS, NO_PURCHASE, Deal, Purchases
from archipel.games.settlers.cards import CARDS, GOODS, KNIGHT, MONOPOLY, ORE
from archipel.games.settlers.memory import SettlersMemory
from archipel.games.settlers.state import SettlersState
from archipel.parts import goods
from archipel.parts.hands import MOST_WORLDS
from archipel.parts.packed import count, pack, total, unpack


def certain(t: Referee, seat: int) -> tuple[str, ...]:
    """Return the hands, of which the seat must be certain."""
    [(hands, likelihood)] = worlds_of(t, seat).items()
    assert likelihood == 1
    return hands


def ore_in(s: SettlersState, seat: int) -> int:
    return count(s.p.players[seat].hand, ORE)


def truth(t: Referee) -> tuple[str, ...]:
    assert isinstance(t.state, SettlersState)
    return tuple(goods.write(GOODS, unpack(player.hand)) for player in t.state.p.players)


def imagined(t: Referee, seat: int, remember: bool = True, seeds: int = 60) -> set[tuple[str, ...]]:
    """Return the hands in worlds that the seat imagines."""
    memory = t.memories[seat] if remember else None
    found = set()
    for seed in range(seeds):
        twin = t.state.redeal(seat, memory, Rng(seed))
        assert isinstance(twin, SettlersState)
        found.add(tuple(goods.write(GOODS, unpack(player.hand)) for player in twin.p.players))
    return found


@pytest.mark.rule("S-019", "S-027", "S-A06")
def test_production_is_seen_by_everybody() -> None:
    t = referee_at(new_game())
    do(t, "0 roll", "! dice 4 4")
    assert {certain(t, seat) for seat in range(4)} == {truth(t)}
    s = scene(phase="roll", seats=3)
    place_settlements(s, 0, 14)
    place_settlements(s, 1, 2)
    drain(s, "wood", 1, 2)
    t = referee_at(s)
    do(t, "0 roll", "! dice 1 2")  # the bank cannot pay
    assert certain(t, 0) == truth(t) == ("", "", "wood 18")


@pytest.mark.rule("S-097")
def test_the_income_of_second_settlements_is_seen() -> None:
    s = new_game("board=variable", seats=2)
    lay_island(s)
    t = referee_at(s)
    do(t, "0 settle 8", "0 road 7", "1 settle 40", "1 road 51", "1 settle 18", "1 road 27")
    assert certain(t, 0) == truth(t) == ("", "brick wool")


@pytest.mark.rule("S-035", "S-032", "S-072")
@pytest.mark.parametrize(
    "rows",
    [
        ["0 road 24"],
        ["0 city 17"],
        ["0 buy", "! draw point"],
        ["0 trade wood ore"],
        ["0 play invention ore brick"],
        ["0 play roads", "0 road 24", "0 road 23"],
        ["0 play roads", "0 road 24", "0 road 23", "0 settle 16"],
    ],
)
def test_payments_are_seen(rows: list[str]) -> None:
    s = new_game()
    set_phase(s, "trade")
    add_cards(s, RED, "invention roads")
    give_hand(s, RED, "wood 5 brick 2 wool 2 wheat 3 ore 4")
    t = referee_at(s)
    do(t, *rows)
    assert certain(t, BLUE) == truth(t)


@pytest.mark.rule("S-A22")
def test_discards_are_known_once_they_are_open() -> None:
    s = scene(phase="roll", seats=3)
    give_hand(s, 1, "ore 5 wool 3")
    give_hand(s, 2, "wood 8")
    t = referee_at(s)
    do(t, "0 roll", "! dice 1 6", *["1 discard ore"] * 3, "1 discard wool")
    assert certain(t, 0) == ("", "wool 3 ore 5", "wood 8")  # still covered
    # The covered discards are any four of its cards.
    kinds = {hands[1] for hands in imagined(t, 0)}
    assert len(kinds) > 1
    for seed in range(20):
        twin = t.state.redeal(0, t.memories[0], Rng(seed))
        assert repr(twin.view(0)) == repr(t.state.view(0))
    do(t, *["2 discard wood"] * 4)
    assert certain(t, 0) == truth(t) == ("", "wool 2 ore 2", "wood 4")


def third_party_theft() -> Referee:
    """Let white steal one card from blue, who has two wood and an ore, while red watches."""
    s = scene(turn=WHITE, phase="roll")
    place_settlements(s, BLUE, 18)
    give_hand(s, BLUE, "wood 2 ore")
    give_hand(s, RED, "wool")
    give_hand(s, ORANGE, "wheat")
    t = referee_at(s)
    do(t, "2 roll", "! dice 1 6", "2 robber 4", "2 rob 1", "! steal ore")
    return t


@pytest.mark.rule("S-054", "S-A22")
def test_a_theft_between_others_leaves_exactly_the_possible_hands() -> None:
    t = third_party_theft()
    assert worlds_of(t, RED) == {
        ("wool", "wood ore", "wood", "wheat"): 0.666667,
        ("wool", "wood 2", "ore", "wheat"): 0.333333,
    }
    assert certain(t, WHITE) == certain(t, BLUE) == truth(t)


@pytest.mark.rule("S-054")
def test_imagined_worlds_respect_what_is_known() -> None:
    t = third_party_theft()
    assert imagined(t, RED) == set(worlds_of(t, RED))
    assert imagined(t, BLUE) == imagined(t, WHITE) == {truth(t)}
    assert imagined(t, RED, remember=False) > imagined(t, RED)  # a seat without a memory knows less
    state = t.state
    assert isinstance(state, SettlersState)
    ore = sum(ore_in(state.redeal(RED, t.memories[RED], Rng(seed)), WHITE) for seed in range(600))
    assert 150 < ore < 250  # in a third of the worlds


@pytest.mark.rule("S-030")
def test_offers_and_proposals_show_who_has_the_stolen_card() -> None:
    t = third_party_theft()
    do(t, "2 offer ore for wood")
    assert certain(t, RED) == ("wool", "wood 2", "ore", "wheat")
    t = third_party_theft()
    do(t, "1 propose wood 2 for ore")
    assert certain(t, RED) == ("wool", "wood 2", "ore", "wheat")
    do(t, "2 confirm 1")
    assert certain(t, RED) == truth(t) == ("wool", "ore", "wood 2", "wheat")


@pytest.mark.rule("S-030")
def test_an_uncovered_answer_shows_who_has_the_stolen_card() -> None:
    t = third_party_theft()
    do(t, "2 end", "3 roll", "! dice 1 1")
    do(t, "3 offer wheat for ore to 1 2", "2 accept")
    assert len(worlds_of(t, RED)) == 2  # still covered
    do(t, "1 decline")
    assert set(worlds_of(t, RED)) == {("wool", "wood 2", "ore", "wheat")}


@pytest.mark.rule("S-030", "S-A32")
def test_without_a_memory_a_covered_answer_shows_nothing_and_an_open_one_shows_the_cards() -> None:
    s = scene(turn=ORANGE)
    for seat, held in [(BLUE, "ore wood"), (WHITE, "brick wool"), (ORANGE, "wheat")]:
        give_hand(s, seat, held)

    def ore_of_blue() -> set[int]:
        """Return how many ore red imagines in blue's hand."""
        return {ore_in(s.redeal(RED, None, Rng(seed)), BLUE) for seed in range(40)}

    do(s, "3 offer wheat for ore to 1 2", "1 accept")
    assert ore_of_blue() == {0, 1}
    do(s, "2 decline")
    assert ore_of_blue() == {1}


@pytest.mark.rule("S-073")
@pytest.mark.parametrize("good", ["wood", "ore"])
def test_monopoly_tells_everybody_how_many_each_had(good: str) -> None:
    t = third_party_theft()
    assert isinstance(t.state, SettlersState)
    add_cards(t.state, WHITE, "monopoly")
    do(t, f"2 play monopoly {good}")  # blue has no ore to give: ore was the stolen card
    assert certain(t, RED) == truth(t)


@pytest.mark.rule("S-082")
def test_trades_between_others_are_seen() -> None:
    s = scene(turn=1, seats=3)
    give_hand(s, 1, "wood 3 brick")
    give_hand(s, 2, "ore 2")
    t = referee_at(s)
    do(t, "1 offer wood for ore 2", "2 accept", "0 decline", "1 confirm 2")
    assert certain(t, 0) == truth(t) == ("", "wood 2 brick ore 2", "wood")


@pytest.mark.rule("S-050", "S-063")
def test_unseen_development_cards_are_drawn_again() -> None:
    s = new_game()
    add_cards(s, BLUE, "monopoly 2")
    add_cards(s, RED, "knight 3")
    t = referee_at(s)
    found = set()
    for seed in range(40):
        twin = t.state.redeal(RED, t.memories[RED], Rng(seed))
        assert isinstance(twin, SettlersState)
        assert unpack(twin.p.players[RED].cards) == [3, 0, 0, 0, 0]
        assert total(twin.p.players[BLUE].cards) == 2
        assert unpack(twin.p.pile + twin.p.players[BLUE].cards) == [11, 2, 2, 2, 5]
        found.add(twin.p.players[BLUE].cards)
    assert len(found) > 3


@pytest.mark.rule("S-049", "S-050")
def test_an_unseen_card_is_a_knight_as_often_as_there_are_knights() -> None:
    s = scene(turn=BLUE)
    give_hand(s, BLUE, "wool wheat ore")
    t = referee_at(s)
    do(t, "1 buy", "! draw monopoly")
    knights = sum(
        count(s.redeal(RED, t.memories[RED], Rng(seed)).p.players[BLUE].cards, KNIGHT) for seed in range(300)
    )
    assert 130 < knights < 206  # fourteen of twenty-five


@pytest.mark.rule("S-057")
def test_without_a_memory_only_cards_bought_this_turn_wait() -> None:
    s = scene(turn=BLUE)
    add_cards(s, BLUE, "knight 2")
    give_hand(s, BLUE, "wool wheat ore")
    do(s, "1 buy", "! draw monopoly")
    for seed in range(20):
        twin = s.redeal(RED, None, Rng(seed))
        assert (total(twin.p.fresh), total(twin.p.players[BLUE].cards)) == (1, 3)


@pytest.mark.rule("S-064")
def test_nobody_is_imagined_to_have_won_already() -> None:
    s = scene(turn=BLUE)
    s.p.players[BLUE].points = 9
    add_cards(s, BLUE, "knight 3")
    for seed in range(40):
        twin = s.redeal(RED, None, Rng(seed))
        assert twin.scores()[BLUE] == 9


@pytest.mark.rule("S-020")
def test_memories_stay_small_and_probabilities_add_up_to_one() -> None:
    s = scene(turn=WHITE, phase="roll")
    place_settlements(s, BLUE, 18)
    place_settlements(s, 3, 40)
    give_hand(s, BLUE, "wood 3 brick 3 wool 3 wheat 3 ore 3")
    give_hand(s, 3, "wood 3 brick 3 wool 3 wheat 3 ore 3")
    memory = referee_at(s).memories[RED]
    assert isinstance(memory, SettlersMemory)
    for victim, thief in [(BLUE, WHITE), (3, WHITE), (WHITE, BLUE)] * 4:
        memory.hands.passes_unseen(victim, thief)
        assert len(memory.hands.worlds) <= MOST_WORLDS
        assert sum(memory.hands.worlds.values()) == pytest.approx(1)
    memory.hands.holds(WHITE, [1, 0, 0, 0, 0])
    assert sum(memory.hands.worlds.values()) == pytest.approx(1)
    assert memory.copy().text() == memory.text()


def test_an_open_proposal_is_kept_in_imagined_worlds() -> None:
    s = scene(seats=3)
    give_hand(s, 1, "ore 2 wood 5")
    give_hand(s, 2, "wool 7")
    do(s, "1 propose ore 2 for brick")
    for seed in range(20):
        twin = s.redeal(0, None, Rng(seed))
        assert isinstance(twin, SettlersState)
        assert ore_in(twin, 1) == 2
        assert view_of(twin, 0) == view_of(s, 0)


@pytest.mark.rule("S-049", "S-057")
@pytest.mark.parametrize("turns", [1, 2])
def test_unseen_cards_count_once_for_every_order_they_may_have_come_in(turns: int) -> None:
    known = Purchases({NO_PURCHASE: 1.0})
    for turn in range(2):
        known.buy()
        if turns == 2 or turn == 1:
            known.end_turn()
    assert len(known.ways) == 15
    for way, orders in known.ways.items():
        assert orders == (1 if max(way) == 2 else 2)


@pytest.mark.rule("S-049")
def test_both_of_two_possible_hands_are_imagined() -> None:
    knight, point = (1, *NO_PURCHASE[1:]), (0, 1, *NO_PURCHASE[2:])
    deal = Deal([Purchases({knight: 1.0, point: 1.0})])
    pool = pack([3] * KINDS)
    assert {deal.draw(pool, Rng(seed))[0] for seed in range(40)} == {knight, point}


@pytest.mark.rule("S-049")
def test_two_rivals_never_hold_the_same_last_card() -> None:
    knight, point = (1, *NO_PURCHASE[1:]), (0, 1, *NO_PURCHASE[2:])
    deal = Deal([Purchases({knight: 1.0, point: 1.0}), Purchases({knight: 1.0, point: 1.0})])
    one_of_each = pack([1, 1, *[0] * (KINDS - 2)])
    found = [tuple(deal.draw(one_of_each, Rng(seed))) for seed in range(60)]
    assert set(found) == {(knight, point), (point, knight)}


@pytest.mark.rule("S-020", "S-A30")
def test_a_memory_that_fits_no_world_starts_again_from_the_table() -> None:
    s = scene(turn=WHITE)
    give_hand(s, RED, "wool 2")
    give_hand(s, BLUE, "wood 2 ore")
    give_hand(s, WHITE, "brick")
    t = referee_at(s)
    memory = t.memories[RED]
    assert isinstance(memory, SettlersMemory)
    memory.hands.holds_exactly(BLUE, 0, 9)
    assert memory.hands.is_lost()
    do(t, "2 end")
    found = worlds_of(t, RED)
    likely = {"brick": 1 / 4, "wood": 1 / 2, "ore": 1 / 4}
    assert {hands[WHITE] for hands in found} == set(likely)
    for hands, weight in found.items():
        assert hands[RED] == "wool 2"
        assert weight == pytest.approx(likely[hands[WHITE]], abs=0.12)
        held = [goods.read(GOODS, hand_.split()) for hand_ in hands]
        assert [sum(kind) for kind in zip(*held)] == [2, 1, 2, 0, 1]
        assert [sum(one) for one in held] == [2, 3, 1, 0]


@pytest.mark.rule("S-A22")
@pytest.mark.parametrize("reader", [RED, BLUE])
@pytest.mark.parametrize("laid", range(5))
def test_a_memory_that_fits_no_world_among_discards_starts_again_with_the_right_cards(
    reader: int, laid: int
) -> None:
    s = scene(phase="roll", seats=3)
    give_hand(s, RED, "wool 8")
    give_hand(s, BLUE, "wood 4 ore 4")
    give_hand(s, WHITE, "brick")
    t = referee_at(s)
    do(t, "0 roll", "! dice 1 6", *["0 discard wool"] * laid)
    memory = t.memories[reader]
    assert isinstance(memory, SettlersMemory)
    memory.hands.holds_exactly(WHITE, 0, 9)
    do(t, "1 discard ore", *["0 discard wool"] * (4 - laid), *["1 discard wood"] * 3, "0 robber 0")
    everything = unpack(sum(player.hand for player in s.p.players))
    assert everything == [1, 1, 4, 0, 3]
    for world in memory.hands.worlds:
        assert world[reader] == s.p.players[reader].hand
        assert unpack(sum(world)) == everything
        assert [total(hand) for hand in world] == [4, 4, 1]


@pytest.mark.rule("S-054")
@pytest.mark.parametrize("good", GOODS)
def test_victim_and_thief_know_what_was_stolen(good: str) -> None:
    s = scene(turn=WHITE, phase="roll")
    place_settlements(s, BLUE, 18)
    give_hand(s, BLUE, "wood brick wool wheat ore")
    t = referee_at(s)
    do(t, "2 roll", "! dice 1 6", "2 robber 4", "2 rob 1", f"! steal {good}")
    assert certain(t, WHITE) == certain(t, BLUE) == truth(t)
    assert len(worlds_of(t, RED)) == 5


@pytest.mark.rule("S-049", "S-056")
@pytest.mark.parametrize(
    ("card", "play"),
    [
        ("knight", "knight"), ("roads", "roads"), ("invention", "invention ore ore"),
        ("monopoly", "monopoly ore"),
    ],
)  # fmt: skip
def test_a_card_that_is_played_is_no_longer_held(card: str, play: str) -> None:
    s = scene(turn=BLUE)
    place_settlements(s, BLUE, 17)
    give_hand(s, BLUE, "wool 2 wheat 2 ore 2")
    t = referee_at(s)
    do(t, "1 buy", f"! draw {card}", "1 buy", "! draw point", "1 end")
    memory = t.memories[RED]
    assert isinstance(memory, SettlersMemory)
    assert memory.purchases[BLUE].count() == 2
    set_phase(s, "trade", BLUE)
    do(t, f"1 play {play}")
    left = {way.index(1): orders for way, orders in memory.purchases[BLUE].ways.items()}
    assert left == {kind: 1 if kind == CARDS.index(card) else 2 for kind in range(len(CARDS))}


@pytest.mark.rule("S-050", "S-064")
def test_the_imagined_cards_belong_to_the_current_position() -> None:
    s = scene(turn=BLUE)
    give_hand(s, BLUE, "wool wheat ore")
    place_cities(s, BLUE, 0, 2, 11, 13)
    t = referee_at(s)
    do(t, "1 buy", "! draw knight")
    found = [s.redeal(RED, t.memories[RED], Rng(seed)) for seed in range(60)]
    assert {world.scores()[BLUE] for world in found} == {8, 9}
    assert all(world.p.fresh == world.p.players[BLUE].cards for world in found)  # S-057: it waits for a turn
    place_settlements(s, BLUE, 15)  # with a tenth point blue would have won
    assert {s.redeal(RED, t.memories[RED], Rng(seed)).scores()[BLUE] for seed in range(60)} == {9}
    add_cards(s, BLUE, "monopoly 2")  # without a line to any memory
    for seed in range(10):
        assert total(s.redeal(RED, t.memories[RED], Rng(seed)).p.players[BLUE].cards) == 3


@pytest.mark.rule("S-050", "S-056")
def test_a_memory_without_the_lines_of_purchases_uses_what_the_table_shows() -> None:
    s = scene(turn=BLUE)
    add_cards(s, BLUE, "monopoly knight")  # without a line to any memory
    t = referee_at(s)
    do(t, "1 play monopoly ore")
    memory = t.memories[RED]
    assert isinstance(memory, SettlersMemory)
    assert (memory.purchases[BLUE].ways, memory.purchases[BLUE].count()) == ({}, 0)
    for seed in range(10):
        assert total(s.redeal(RED, memory, Rng(seed)).p.players[BLUE].cards) == 1


@pytest.mark.rule("S-049")
def test_two_equal_cards_are_as_likely_as_drawing_them_in_succession() -> None:
    s = scene(turn=BLUE)
    s.p.pile, s.p.played = pack([1, 0, 0, 2, 0]), pack([13, 2, 2, 0, 5])
    s.p.players[WHITE].knights = 13
    give_hand(s, BLUE, "wool 2 wheat 2 ore 2")
    t = referee_at(s)
    do(t, "1 buy", "! draw knight", "1 buy", "! draw monopoly")
    twins = [s.redeal(RED, t.memories[RED], Rng(seed)) for seed in range(300)]
    both = [world for world in twins if count(world.p.players[BLUE].cards, MONOPOLY) == 2]
    assert 70 < len(both) < 130  # in a third of the worlds

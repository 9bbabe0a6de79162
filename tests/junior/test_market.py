"""The market and the reserve (J-054 to J-056, J-060 to J-067)."""

from __future__ import annotations

import pytest
from junior.scenes import (
    BLUE,
    GAME,
    RED,
    WHITE,
    do,
    drain,
    give_hand,
    hand_of,
    hands,
    lay_market,
    market,
    refused,
    scene,
)

from archipel.games.junior.cards import GOODS
from archipel.games.junior.invariants import check
from archipel.games.junior.position import EMPTY
from archipel.games.junior.stalls import put_back


@pytest.mark.rule("J-054", "J-055", "J-056")
def test_all_kinds_of_trade_are_possible_in_one_turn() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "wood 5 sabre")
    give_hand(s, WHITE, "wool")
    give_hand(s, BLUE, "rum")
    do(s, "0 offer wood for wool to 1", "1 accept", "0 confirm 1")
    do(s, "0 market sabre gold")
    do(s, "0 offer wood for rum to 2", "2 accept", "0 confirm 2")
    do(s, "0 trade wood sabre")
    assert hand_of(s, RED) == "wool rum sabre gold"
    check(s)


@pytest.mark.rule("J-060")
def test_the_market_exchanges_one_card_once_a_turn() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "wood 2")
    do(s, "0 market wood gold")
    assert market(s) == ["wood", "wool", "rum", "sabre", "wood"]  # in the place of the card that was taken
    assert hand_of(s, RED) == "wood gold"
    assert refused(s, "0 market wood rum") == {"J-060"}
    do(s, "0 end", "1 roll", "! dice 5", "1 market wood rum")


@pytest.mark.rule("J-060")
def test_only_cards_that_are_there_can_be_given_or_taken() -> None:
    s = scene(turn=RED)
    lay_market(s, "wood wood wool wool rum")
    give_hand(s, RED, "wood")
    assert refused(s, "0 market sabre wool") == {"J-060"}
    assert refused(s, "0 market wood gold") == {"J-060"}
    assert refused(s, "1 market wood rum") == {"J-020", "J-057"}


@pytest.mark.rule("J-061")
def test_the_market_always_holds_five_cards() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "wood")
    do(s, "0 market wood rum")
    assert len(market(s)) == 5
    assert "-" not in market(s)


@pytest.mark.rule("J-062", "J-063")
def test_five_equal_cards_go_back_and_one_of_each_is_laid_out() -> None:
    s = scene(turn=RED)
    lay_market(s, "wool wool wool wool wood")
    give_hand(s, RED, "wool")
    before = s.p.reserve[:]
    assert [note.key for note in s.preview(RED, GAME.read("market wool wood"))][-1] == "market-starts-over"
    do(s, "0 market wool wood")
    assert hand_of(s, RED) == "wood"
    assert sorted(market(s)) == sorted(GOODS)
    assert [after - old for old, after in zip(before, s.p.reserve)] == [-1, 4, -1, -1, -1]
    check(s)


@pytest.mark.rule("J-062")
def test_four_equal_cards_stay() -> None:
    s = scene(turn=RED)
    lay_market(s, "wool wool wool rum wood")
    give_hand(s, RED, "wool")
    do(s, "0 market wool wood")
    assert market(s) == ["wool", "wool", "wool", "rum", "wool"]


@pytest.mark.rule("J-A13")
def test_a_stall_waits_for_a_good_that_the_reserve_lacks() -> None:
    s = scene(turn=RED)
    lay_market(s, "wool wool wool wool wood")
    give_hand(s, RED, "wool")
    give_hand(s, BLUE, "")
    drain(s, "gold", 0, BLUE)
    do(s, "0 market wool wood")
    assert market(s) == ["wood", "wool", "rum", "sabre", "-"]
    assert "J-060" in refused(s, "0 market wood gold")
    check(s)
    s.p.add_to_hand(BLUE, GOODS.index("gold"), -2)
    put_back(s.p, GOODS.index("gold"), 2)
    assert market(s) == ["wood", "wool", "rum", "sabre", "gold"]
    assert s.p.reserve[GOODS.index("gold")] == 1
    check(s)


@pytest.mark.rule("J-062", "J-A13")
@pytest.mark.parametrize("rules", ["2", "3"])
def test_five_equal_cards_go_back_also_when_a_stall_is_refilled(rules: str) -> None:
    s = scene(f"rules={rules}", turn=RED)
    lay_market(s, "wool wool wool wool wool")
    drain(s, "wool", 0, BLUE)
    s.p.fill_stall(1, EMPTY)  # the wool stall waits for wool, beside four wool cards
    s.p.add_to_hand(BLUE, 1, 1)
    check(s)
    s.p.add_to_hand(BLUE, 1, -1)
    put_back(s.p, 1, 1)
    check(s)
    assert market(s) == (["wool"] * 5 if rules == "2" else GOODS)


@pytest.mark.rule("J-A14")
def test_a_good_is_not_exchanged_for_itself() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "wood 3")
    assert refused(s, "0 market wood wood") == {"J-A14"}
    assert refused(s, "0 trade wood wood") == {"J-A14"}


@pytest.mark.rule("J-064", "J-065")
def test_three_of_a_good_for_one_of_choice_as_often_as_wanted() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "wool 6")
    do(s, "0 trade wool wood", "0 trade wool gold")
    assert hand_of(s, RED) == "wood gold"
    give_hand(s, RED, "wool 2 wood 2")
    assert refused(s, "0 trade wool wood") == {"J-064"}
    check(s)


@pytest.mark.rule("J-064")
def test_the_reserve_cannot_give_what_it_lacks() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "wool 3")
    drain(s, "gold", 0, BLUE)
    assert refused(s, "0 trade wool gold") == {"J-064"}


@pytest.mark.rule("J-067")
def test_a_port_tile_swaps_two_of_its_good_for_one_as_often_as_wanted() -> None:
    s = scene(turn=RED)
    s.p.tiles[1] -= 1
    s.p.ports[RED] = 0b10
    give_hand(s, RED, "wool 4 wood 2")
    do(s, "0 trade wool gold", "0 trade wool sabre")
    assert hand_of(s, RED) == "wood 2 sabre gold"
    assert refused(s, "0 trade wood gold") == {"J-064"}  # not the good of the tile
    give_hand(s, RED, "wool")
    assert refused(s, "0 trade wool gold") == {"J-067"}
    check(s)


@pytest.mark.rule("J-067")
def test_a_port_tile_works_in_ones_own_turn_only() -> None:
    s = scene(turn=RED)
    s.p.ports[BLUE] = 0b10
    give_hand(s, BLUE, "wool 2")
    assert "J-020" in refused(s, "2 trade wool gold")


@pytest.mark.rule("J-A27")
def test_both_tiles_of_a_player_work() -> None:
    s = scene(turn=RED)
    s.p.tiles[0] -= 1
    s.p.tiles[1] -= 1
    s.p.ports[RED] = 0b11
    give_hand(s, RED, "wood 2 wool 2")
    do(s, "0 trade wood gold", "0 trade wool gold")
    assert hands(s)[RED] == "gold 2"

"""Trades with the bank."""

from __future__ import annotations

import pytest
from princes.scenes import (
    GAME,
    RED,
    actions_of,
    do,
    give_goods,
    goods_of,
    notation,
    place_cards,
    place_cities,
    place_settlement,
    refused,
    scene,
    set_stock,
    stock_of,
)

SHIPS = {
    "lumber": "base/lumber_ship", "brick": "base/brick_ship", "wool": "base/wool_ship",
    "grain": "base/grain_ship", "ore": "base/ore_ship", "gold": "base/gold_ship",
}  # fmt: skip


@pytest.mark.rule("P-061", "P-062")
def test_three_ore_of_two_mountains_buy_a_wool() -> None:
    state = scene()
    place_settlement(state, RED, "right", "mountain 4", "field 3")
    set_stock(state, RED, "r8d", 2)
    set_stock(state, RED, "r9u", 2)
    do(state, "0 trade ore wool")
    assert actions_of(state) == ["pay r8d", "pay r9u"]
    do(state, "0 pay r8d", "0 pay r9u", "0 pay r8d")
    assert goods_of(state, RED) == {"ore": 1, "wool": 1}
    assert refused(state, "0 trade ore wool") == {"P-061", "P-063"}


@pytest.mark.rule("P-063", "P-064", "P-142", "P-143", "P-144", "P-145", "P-146", "P-147")
@pytest.mark.parametrize(("good", "ship"), SHIPS.items())
def test_with_the_right_ship_two_buy_one_as_often_as_one_can_pay(good: str, ship: str) -> None:
    state = scene()
    give_goods(state, RED, notation({good: 2}))
    other = "wool" if good != "wool" else "ore"
    assert refused(state, f"0 trade {good} {other}") == {"P-061", "P-063"}
    place_cards(state, RED, ship)
    do(state, f"0 trade {good} {other}")
    assert goods_of(state, RED) == {other: 1}
    give_goods(state, RED, notation({good: 2}))
    do(state, f"0 trade {good} {other}")
    for third in SHIPS:
        if third not in (good, other):
            give_goods(state, RED, notation({third: 2}))
            assert refused(state, f"0 trade {third} {other}") == {"P-061", "P-063"}


@pytest.mark.rule("P-A44", "P-A72", "P-022")
def test_a_trade_is_for_another_good_that_fits() -> None:
    state = scene()
    give_goods(state, RED, "ore 3 wool 3")
    assert refused(state, "0 trade ore wool") == {"P-022", "P-A72"}
    assert not [text for text in actions_of(state) if text.startswith("trade ore ore")]
    do(state, "0 trade ore gold")


@pytest.mark.rule("P-154", "P-A43", "P-171")
@pytest.mark.parametrize("ship", ["base/large_trade_ship", "gold/large_trade_ship"])
def test_the_large_trade_ship_trades_what_lies_beside_it(ship: str) -> None:
    state = scene("mode=gold")
    place_cards(state, RED, f"{ship} s6u")  # between the forest and the gold river
    give_goods(state, RED, "lumber gold ore 2")
    assert refused(state, "0 ship r6u wool") == {"P-154"}, "the two sides are not combined"
    assert "P-154" in refused(state, "0 ship r8d wool"), "the mountain is not beside it"
    give_goods(state, RED, "lumber 2 gold 2")
    do(state, "0 ship r6u wool")
    assert stock_of(state, RED, "r6u") == 0
    do(state, "0 ship r7u wool")
    assert goods_of(state, RED) == {"wool": 2}
    set_stock(state, RED, "r6u", 2)
    assert "P-A44" in refused(state, "0 ship r6u lumber")
    set_stock(state, RED, "r7d", 3)
    assert "P-A72" in refused(state, "0 ship r6u wool")


@pytest.mark.rule("P-154", "P-A43")
def test_the_large_trade_ship_trades_any_number_of_times() -> None:
    state = scene()
    place_cards(state, RED, "base/large_trade_ship s6d")
    set_stock(state, RED, "r6d", 3)
    do(state, "0 ship r6d ore")
    set_stock(state, RED, "r6d", 2)
    do(state, "0 ship r6d ore")
    assert goods_of(state, RED) == {"ore": 2}


@pytest.mark.rule("P-176", "P-A44")
def test_a_mint_trades_once_a_turn_and_two_mints_twice() -> None:
    state = scene("mode=gold")

    give_goods(state, RED, "gold 3")
    assert "P-176" in refused(state, "0 mint ore")
    place_cities(state, RED, 6, 7)
    place_cards(state, RED, "gold/mint s6u")
    assert "P-A44" in refused(state, "0 mint gold")
    do(state, "0 mint ore")
    assert refused(state, "0 mint ore") == {"P-176"}
    place_cards(state, RED, "gold/mint s7u")
    do(state, "0 mint ore")
    assert refused(state, "0 mint ore") == {"P-176"}
    assert goods_of(state, RED) == {"gold": 1, "ore": 2}
    give_goods(state, RED, "ore 3")
    state.p.realms[RED].minted = 0
    assert refused(state, "0 mint wool") == {"P-176"}, "no gold"


@pytest.mark.rule("P-061")
def test_a_preview_tells_the_rate() -> None:
    state = scene()
    action = GAME.read("trade ore wool")
    assert state.preview(RED, action)[0].args == {"n": 3, "give": "ore", "get": "wool"}
    place_cards(state, RED, "base/ore_ship")
    assert state.preview(RED, action)[0].args["n"] == 2

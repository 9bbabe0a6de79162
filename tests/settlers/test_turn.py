"""The order inside a turn, and from turn to turn."""

from __future__ import annotations

from typing import Any

import pytest
from settlers.scenes import (
    BLUE,
    GAME,
    ORANGE,
    RED,
    ROAD,
    WHITE,
    bare,
    cards,
    do,
    hand,
    moment,
    notes,
    phase,
    refused,
    roads,
    roll,
    settle,
    start,
    verbs,
    view,
)

from archipel.core.position import BaseQuestion
from archipel.games.settlers.position import STOPPED
from archipel.games.settlers.robber import Robbing
from archipel.games.settlers.turn import Building, Rolling


@pytest.mark.rule("S-023", "S-103")
def test_nothing_but_a_card_comes_before_the_dice() -> None:
    s = start()
    hand(s, RED, "wood 4 brick 4 wool 4 wheat 4 ore 4")
    assert verbs(s, RED) == {"roll"}
    for row in ("0 end", "0 road 24", "0 buy", "0 trade wood ore", "0 offer wood for ore", "0 city 17"):
        assert refused(s, row) == {"S-023", "S-103"}
    cards(s, RED, "knight")
    assert verbs(s, RED) == {"roll", "play"}


@pytest.mark.rule("S-023")
def test_the_dice_fall_once_a_turn() -> None:
    s = start()
    roll(s, 5)
    assert refused(s, "0 roll") == {"S-023", "S-103"}


@pytest.mark.rule("S-029", "S-035", "S-098")
def test_after_the_dice_one_may_trade_build_and_buy() -> None:
    s = start()
    hand(s, RED, "wood 4 brick 4 wool 4 wheat 4 ore 4")
    roll(s, 5)
    assert verbs(s, RED) == {"end", "road", "city", "buy", "trade", "offer"}


@pytest.mark.rule("S-A01", "S-023", "S-098", "S-T22")
@pytest.mark.parametrize("first", ["road 24", "city 17", "buy"])
def test_the_first_build_or_purchase_closes_trade(first: str) -> None:
    s = start()
    moment(s, "trade")
    hand(s, RED, "wood 5 brick wool wheat 3 ore 5")
    do(s, f"0 {first}", *(["! draw knight"] if first == "buy" else []))
    assert phase(s) == "build"
    for row in ("0 trade wood ore", "0 offer wood for ore", "0 confirm 1", "0 refuse 1"):
        assert refused(s, row) == {"S-A01", "S-023"}
    assert refused(s, "1 propose wood for ore") == {"S-023", "S-103"}
    assert verbs(s, RED) & {"trade", "offer", "confirm"} == set()


@pytest.mark.rule("S-A01", "S-A21")
def test_with_free_phases_one_may_trade_after_building() -> None:
    s = bare("phases=free")
    roads(s, RED, 1)
    hand(s, RED, "wood 3 brick wool wheat")
    do(s, "0 settle 0")  # at a 3:1 harbour
    hand(s, RED, "ore 3")
    assert phase(s) == "trade"
    do(s, "0 trade ore wood")  # which can be used at once


@pytest.mark.rule("S-A21")
def test_in_strict_order_a_new_harbour_serves_from_the_next_turn_on() -> None:
    s = bare()
    roads(s, RED, 1)
    hand(s, RED, "wood brick wool wheat ore 3")
    do(s, "0 settle 0")
    assert refused(s, "0 trade ore wood") == {"S-A01", "S-023"}
    moment(s, "trade")
    do(s, "0 trade ore wood")


@pytest.mark.rule("S-A01", "S-071")
def test_roads_of_a_card_do_not_close_trade() -> None:
    s = start()
    moment(s, "trade")
    cards(s, RED, "roads")
    do(s, "0 play roads", "0 road 24", "0 road 23")
    assert phase(s) == "trade"
    assert refused(s, "0 offer wood for wheat") == set()


@pytest.mark.rule("S-098")
def test_one_builds_and_buys_as_much_as_one_can_pay() -> None:
    s = bare()
    roads(s, RED, 11)
    settle(s, RED, 12)
    hand(s, RED, "wood 2 brick 2 wool 2 wheat 4 ore 5")
    do(s, "0 road 10", "0 road 18", "0 city 12", "0 buy", "! draw knight", "0 buy", "! draw point")
    assert phase(s) == "build"
    assert refused(s, "0 buy") == {"S-049", "S-035"}


@pytest.mark.rule("S-100", "S-025")
def test_the_turn_passes_to_the_left_neighbour() -> None:
    s = start()
    for seat in (0, 1, 2, 3, 0):
        assert (s.asked(), s.turn()) == ([seat], seat)
        roll(s, 5)
        do(s, f"{seat} end")
    assert s.p.turns == 5


@pytest.mark.rule("S-025", "S-031", "S-100")
def test_nobody_acts_out_of_turn() -> None:
    s = start()
    hand(s, BLUE, "wood 4 brick wool wheat 2 ore 3")
    cards(s, BLUE, "knight")
    roll(s, 5)
    for row in (
        "1 end",
        "1 road 12",
        "1 city 8",
        "1 buy",
        "1 trade wood ore",
        "1 play knight",
        "1 offer wood for ore",
    ):
        assert refused(s, row) == {"S-025", "S-031"}
    assert s.legal(BLUE) == []
    assert refused(s, "0 end") == set()


def test_every_moment_asks_a_question() -> None:
    s = start()
    assert s.prompt(RED).key == "prompt-roll"
    assert s.prompt(ORANGE).key == "wait-turn"
    roll(s, 5)
    assert s.prompt(RED).key == "prompt-trade"
    hand(s, RED, ROAD)
    do(s, "0 road 24")
    assert s.prompt(RED).key == "prompt-build"
    assert view(s, ORANGE).phase == "build"
    assert bare("phases=free").prompt(RED).key == "prompt-free"


def test_a_preview_says_what_an_action_costs_and_does() -> None:
    s = start()
    moment(s, "trade")

    def lines(seat: int, text: str) -> list[tuple[str, dict[str, str | int]]]:
        return [(n.key, {k: v for k, v in n.args.items() if v}) for n in s.preview(seat, GAME.read(text))]

    assert lines(RED, "road 24") == [("costs", {"wood": 1, "brick": 1}), ("closes-trade", {})]
    assert lines(RED, "city 17") == [
        ("costs", {"wheat": 2, "ore": 3}),
        ("closes-trade", {}),
        ("scores", {"points": 1}),
    ]
    assert lines(RED, "settle 16")[2:] == [
        ("scores", {"points": 1}),
        ("yields", {"wheat": 2}),
        ("harbour", {"harbour": "wood"}),
    ]
    assert lines(RED, "trade wood ore") == [("gives", {"wood": 4}), ("takes", {"ore": 1})]
    assert lines(RED, "robber 8") == [("blocks-you", {}), ("blocks", {"seat": BLUE, "cards": 3})]
    assert lines(RED, "settle 13")[-1] == ("may-cut", {"seat": BLUE})
    assert lines(RED, "buy") == [("costs", {"wool": 1, "wheat": 1, "ore": 1}), ("closes-trade", {})]
    assert lines(RED, "discard wool") == [("discards", {"good": "wool"})]
    assert lines(RED, "play invention wood ore") == [("takes", {"wood": 1, "ore": 1})]
    assert lines(RED, "play invention ore ore") == [("takes", {"ore": 2})]
    assert lines(RED, "offer wood for ore 2") == [("gives", {"wood": 1}), ("takes", {"ore": 2})]
    assert lines(BLUE, "accept") == []
    hand(s, RED, "wood")
    do(s, "0 offer wood for ore 2")
    assert lines(BLUE, "accept") == [("gives", {"ore": 2}), ("takes", {"wood": 1})]
    assert lines(BLUE, "decline") == lines(RED, "refuse 1") == lines(RED, "withdraw") == []
    moment(s, "roll")
    assert lines(RED, "road 24") == [("costs", {"wood": 1, "brick": 1})]  # before the dice, too
    assert lines(RED, "settle 16")[0] == ("costs", {"wood": 1, "brick": 1, "wool": 1, "wheat": 1})


@pytest.mark.rule("S-032", "S-033")
@pytest.mark.parametrize(("corner", "n", "rule"), [(17, 4, "S-032"), (0, 3, "S-033"), (11, 2, "S-033")])
def test_the_preview_of_a_trade_names_the_rule_of_its_rate(corner: int, n: int, rule: str) -> None:
    s = bare()
    settle(s, RED, corner)
    hand(s, RED, "wood 4")
    gives, takes = s.preview(RED, GAME.read("trade wood ore"))
    assert (gives.args["wood"], takes.args["ore"], gives.rules, takes.rules) == (n, 1, [rule], [rule])


@pytest.mark.rule("S-A32")
def test_the_preview_of_an_exchange_shows_no_covered_answer() -> None:
    s = bare()
    hand(s, RED, "wood")
    for seat in (BLUE, WHITE, ORANGE):
        hand(s, seat, "ore")
    do(s, "0 offer wood for ore", "1 accept")
    for seat in (RED, WHITE, ORANGE):
        assert s.preview(seat, GAME.read("confirm 1")) == []
    assert s.preview(BLUE, GAME.read("confirm 1"))  # its own answer
    do(s, "2 decline", "3 decline")
    assert [note.key for note in s.preview(RED, GAME.read("confirm 1"))] == ["gives", "takes"]


@pytest.mark.rule("S-A22", "S-055")
def test_the_preview_of_the_robber_counts_cards_that_were_laid_aside_covered() -> None:
    s = start()
    moment(s, "roll")
    hand(s, BLUE, "ore 8")
    hand(s, WHITE, "ore 8")
    do(s, "0 roll", "! dice 1 6", "1 discard ore")
    [_, blocked] = s.preview(WHITE, GAME.read("robber 8"))
    assert blocked.args == {"seat": BLUE, "cards": 8}


@pytest.mark.rule("S-023", "S-025", "S-031", "S-A01")
def test_in_the_building_phase_nobody_else_builds_nobody_rolls_and_nobody_trades() -> None:
    s = start()
    moment(s, "build")
    hand(s, RED, "wood 4 brick")
    hand(s, BLUE, ROAD)
    assert refused(s, "1 road 12") >= {"S-025", "S-031"}
    assert [note.key for note in notes(s, "1 end")] == ["not-your-turn"]
    assert [note.key for note in notes(s, "1 trade wood ore")] == ["not-your-turn"]
    assert [note.key for note in notes(s, "0 trade wood ore")] == ["trade-closed"]
    assert notes(s, "0 roll") == [s.p.now().first()]


@pytest.mark.rule("S-025")
def test_turns_are_counted_one_by_one() -> None:
    s = start()
    seen = []
    for seat in range(4):
        seen.append((view(s, RED).turn, view(s, RED).turns))
        roll(s, 2)
        do(s, f"{seat} end")
    assert seen == [(0, 0), (1, 1), (2, 2), (3, 3)]


def test_what_is_put_to_wait_is_asked_from_the_last_to_the_first() -> None:
    s = start()
    rows: list[BaseQuestion[Any]] = [STOPPED, Building(BLUE), Robbing(RED), Rolling(RED)]
    s.p.pending = rows
    assert s.p.pending == rows
    assert s.p.pop() is rows[-1]
    assert (s.p.pending, s.p.now()) == (rows[:-1], rows[2])

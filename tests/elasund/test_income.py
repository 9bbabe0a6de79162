"""Phase 1: the roll, the ship, income, shortages (E-016 to E-021, E-068 to E-073)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from elasund.scenes import (
    GAME,
    actions_of,
    asked_colours,
    counts,
    debts,
    do,
    give_hand,
    gold_of,
    influence_of,
    notation,
    place_buildings,
    place_ship,
    place_walls,
    play_chance,
    previews,
    refused,
    scene,
)

from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.games.elasund.board import ROW_NUMBERS
from archipel.games.elasund.income import TWO_AWAY
from archipel.games.elasund.memory import ElasundMemory
from archipel.games.elasund.state import ElasundState
from archipel.parts.packed import pack, total

FACTS = json.loads((Path(__file__).parent.parent / "data" / "elasund.json").read_text())


def rich(
    s: ElasundState, colour: str, red: int = 0, blue: int = 0, green: int = 0, gold: int = 0
) -> ElasundState:
    give_hand(s, colour, notation({"gold": gold, "red": red, "blue": blue, "green": green}))
    return s


@pytest.mark.rule("E-016")
def test_a_turn_has_four_phases_in_fixed_order() -> None:
    s = scene(phase="roll")
    give_hand(s, "red", "gold 9")
    assert refused(s, "red permit 1") == {"E-016"}
    assert refused(s, "red end") == {"E-016"}
    assert "E-016" in refused(s, "red church")
    do(s, "red roll", "! dice 1 1")
    assert s.now().name() == "build"
    assert refused(s, "red roll") == {"E-016"}
    do(s, "red pass")
    assert s.now().name() == "permit"
    assert "E-016" in refused(s, "red church")
    do(s, "red gold")
    assert s.now().name() == "special"
    assert refused(s, "red gold") == {"E-016"}
    do(s, "red end")
    assert (asked_colours(s), s.now().name()) == (["blue"], "roll")
    assert refused(s, "red roll") == {"E-016"}


@pytest.mark.rule("E-017")
def test_the_ship_goes_to_the_sum_of_the_dice() -> None:
    s = scene(phase="roll")
    do(s, "red roll", "! dice 4 5")
    assert ROW_NUMBERS[s.p.ship] == 9
    assert refused(s, "red dice 1 1") == {"E-017"}  # the dice belong to the dealer


@pytest.mark.rule("E-018", "E-A22", "E-F01")
def test_on_its_own_row_the_ship_moves_exactly_two_spaces() -> None:
    table = {ROW_NUMBERS[y]: [int(ship.text.split()[1]) for ship in TWO_AWAY[y]] for y in range(10)}
    assert table == {int(row): rows for row, rows in FACTS["ship"]["same_row_moves"].items()}
    s = scene(phase="roll")
    place_ship(s, 6)
    do(s, "red roll", "! dice 2 4")
    assert actions_of(s, "red") == ["ship 4", "ship 9"]  # the missing 7 is no space
    assert refused(s, "red ship 8") == {"E-018", "E-A22"}
    assert refused(s, "red ship 6") == {"E-018", "E-A22"}


@pytest.mark.rule("E-A23")
def test_the_roller_picks_the_direction_before_income() -> None:
    s = scene(phase="roll")
    place_ship(s, 6)
    place_buildings(s, "blue tall 4 2")
    do(s, "red roll", "! dice 3 3")
    assert gold_of(s, "blue") == 0
    assert asked_colours(s) == ["red"]
    do(s, "red ship 4")
    assert gold_of(s, "blue") == 1


@pytest.mark.rule("E-C02")
def test_the_ships_row_triggers_the_two_spaces_not_the_last_roll() -> None:
    s = scene(phase="roll")
    place_ship(s, 3)
    do(s, "red roll", "! dice 1 2")
    assert ROW_NUMBERS[s.p.ship] == 5  # the only way
    do(s, "red pass", "red gold", "red end", "blue roll", "! dice 1 2")
    assert ROW_NUMBERS[s.p.ship] == 3


@pytest.mark.rule("E-C02")
def test_with_the_other_ruling_the_last_roll_triggers_it() -> None:
    s = scene("same-row=roll", phase="roll")
    place_ship(s, 5)
    do(s, "red roll", "! dice 1 2")
    assert ROW_NUMBERS[s.p.ship] == 3
    do(s, "red pass", "red gold", "red end", "blue roll", "! dice 1 2")
    assert ROW_NUMBERS[s.p.ship] == 5
    do(s, "blue pass", "blue gold", "blue end", "green roll", "! dice 1 2")
    assert actions_of(s, "green") == ["ship 3", "ship 8"]
    do(s, "green ship 8", "green pass", "green gold", "green end", "yellow roll", "! dice 4 4")
    assert ROW_NUMBERS[s.p.ship] == 8  # another number than last time: it stays


@pytest.mark.rule("E-A21", "E-C02")
def test_the_pirates_row_is_the_ships_row_in_the_next_turn() -> None:
    s = scene(phase="roll")
    place_ship(s, 5)
    do(s, "red roll", "! dice 3 4", "red ship 9", "red pass", "red gold", "red end")
    do(s, "blue roll", "! dice 4 5")
    assert actions_of(s, "blue") == ["ship 6", "ship 11"]


@pytest.mark.rule("E-T01", "E-019", "E-020")
def test_everybody_earns_in_the_ships_row() -> None:
    s = scene(phase="roll")
    place_ship(s, 3)
    place_buildings(
        s, "red workshop 0 2", "blue small 1 3", "yellow tall 2 2", "red small 3 3", "green tall 4 2"
    )
    do(s, "red roll", "! dice 1 2")
    play_chance(s)
    assert ROW_NUMBERS[s.p.ship] == 5
    earned = {c: (gold_of(s, c), influence_of(s, c)) for c in ("red", "blue", "green", "yellow")}
    assert earned == {"red": (1, 1), "blue": (0, 1), "green": (1, 0), "yellow": (1, 0)}


@pytest.mark.rule("E-019")
def test_no_icon_no_income() -> None:
    s = scene(phase="roll")
    place_buildings(s, "blue well 4 3", "blue stalls 0 3", "blue great 6 2")
    do(s, "red roll", "! dice 1 4")
    assert s.now().name() == "build"
    assert (gold_of(s, "blue"), influence_of(s, "blue")) == (0, 0)


@pytest.mark.rule("E-A31")
@pytest.mark.parametrize("dice", ["2 2", "1 4"])
def test_a_building_in_two_rows_earns_one_card_for_either(dice: str) -> None:
    s = scene(phase="roll")
    place_buildings(s, "blue shop 0 2", "green tavern 4 2")
    do(s, "red roll", f"! dice {dice}")
    play_chance(s)
    assert (gold_of(s, "blue"), influence_of(s, "green")) == (1, 1)


@pytest.mark.rule("E-021", "E-076")
def test_a_seven_brings_no_income() -> None:
    s = scene(phase="roll")
    place_ship(s, 2)
    place_buildings(s, "blue shop 0 2")
    do(s, "red roll", "! dice 3 4", "red ship 4")
    assert gold_of(s, "blue") == 0
    assert s.now().name() == "build"


@pytest.mark.rule("E-068")
def test_spent_influence_forms_a_discard_pile() -> None:
    s = scene(phase="special")
    give_hand(s, "red", "red blue green")
    do(s, "red sell")
    assert counts(s.p.cards.spent) == [0, 1, 1, 1]
    assert influence_of(s, "red") == 0


@pytest.mark.rule("E-069", "E-C16", "E-A27")
def test_discards_are_shuffled_in_before_there_is_a_shortage() -> None:
    s = scene(phase="roll")
    place_buildings(s, "blue tavern 4 2")
    s.p.cards.deck, s.p.cards.spent = pack([0, 0, 0, 0]), pack([0, 13, 13, 13])
    do(s, "red roll", "! dice 2 2")
    assert actions_of(s, "!") == ["draw red", "draw blue", "draw green"]
    do(s, "! draw green")
    assert influence_of(s, "blue") == 1
    assert counts(s.p.cards.spent) == [0, 0, 0, 0]


@pytest.mark.rule("E-A27", "E-C16")
def test_in_the_first_version_a_deck_that_is_too_small_is_mixed_with_the_discards() -> None:
    s = scene("rules=1", phase="roll")
    place_buildings(s, "blue tavern 4 2", "green tavern 0 2")
    give_hand(s, "yellow", "red 12 blue 13")
    s.p.cards.deck, s.p.cards.spent = pack([0, 1, 0, 0]), pack([0, 0, 0, 13])
    do(s, "red roll", "! dice 2 2")
    assert (actions_of(s, "!"), s.odds()) == (["draw red", "draw green"], [1, 13])
    do(s, "! draw green", "! draw green")
    assert (s.now().name(), counts(s.p.cards.deck)) == ("build", [0, 1, 0, 11])
    assert influence_of(s, "yellow") == 25  # no shortage, no halving


@pytest.mark.rule("E-069", "E-A27")
def test_the_deck_is_drawn_to_its_end_before_the_discards_return() -> None:
    s = scene(phase="roll")
    place_buildings(s, "blue tavern 4 2", "green tavern 0 2")
    give_hand(s, "yellow", "red 12 blue 13")
    s.p.cards.deck, s.p.cards.spent = pack([0, 1, 0, 0]), pack([0, 0, 0, 13])
    do(s, "red roll", "! dice 2 2")
    assert (actions_of(s, "!"), s.odds()) == (["draw red"], [1])
    do(s, "! draw red")
    assert (actions_of(s, "!"), s.odds(), counts(s.p.cards.spent)) == (["draw green"], [13], [0, 0, 0, 0])
    do(s, "! draw green")
    assert (s.now().name(), counts(s.p.cards.deck)) == ("build", [0, 0, 0, 12])
    assert influence_of(s, "yellow") == 25  # no shortage, no halving


@pytest.mark.rule("E-018", "E-C02")
@pytest.mark.parametrize(("version", "rows"), [("", ["ship 6", "ship 11"]), (" rules=1", [])])
def test_the_ship_never_stays_where_it_is(version: str, rows: list[str]) -> None:
    s = scene("same-row=roll" + version, phase="roll")
    place_ship(s, 9)
    s.p.low, s.p.high = 3, 4  # a 7 put it there
    do(s, "red roll", "! dice 4 5")
    assert (actions_of(s, "red") if s.now().name() == "ship" else []) == rows


@pytest.mark.rule("E-A28")
@pytest.mark.parametrize(("options", "left", "gold"), [("", 9, 1), ("short-supply=halve", 5, 2)])
def test_gold_that_is_short_outside_income_is_paid_by_the_ruling(options: str, left: int, gold: int) -> None:
    s = scene(options, phase="permit", seats=2)
    give_hand(s, "blue", "gold 9")
    give_hand(s, "red", "")
    s.p.cards.bank = 1
    s.now().answer(s.p, 0, GAME.read("gold"))
    assert [s.p.cards.gold(0), s.p.cards.gold(1)] == [gold, left]


def nearly_short_of_influence(options: str = "") -> ElasundState:
    """Return a position with one influence card left where row 4 earns two."""
    s = scene(options, phase="roll")
    place_buildings(s, "blue tavern 4 2", "green tavern 0 2")
    rich(s, "red", red=5)
    rich(s, "blue", red=8, blue=12)
    rich(s, "green", blue=1)
    rich(s, "yellow", green=12)
    return s


def short_of_influence(options: str = "") -> ElasundState:
    """Roll row 4 in that position."""
    s = nearly_short_of_influence(options)
    do(s, "red roll", "! dice 2 2")
    return s


@pytest.mark.rule("E-070", "E-071", "E-072", "E-C14", "E-C15", "E-A29")
def test_short_of_influence_all_return_half_rounded_down_and_are_paid_then() -> None:
    s = short_of_influence()
    assert total(s.p.cards.deck) == 1
    assert influence_of(s, "blue") == 20  # no one has been paid yet
    assert asked_colours(s) == ["red", "blue", "yellow"]  # half of green's one card is none
    assert debts(s) == [2, 10, 0, 6]
    do(s, "red discard red", "red discard red")
    assert asked_colours(s) == ["blue", "yellow"]
    do(s, *["blue discard blue"] * 10, *["yellow discard green"] * 6)
    assert total(s.p.cards.deck) == 19
    play_chance(s)
    assert [influence_of(s, c) for c in ("red", "blue", "green", "yellow")] == [3, 11, 2, 6]
    assert s.now().name() == "build"


@pytest.mark.rule("E-071")
def test_in_a_shortage_of_influence_only_influence_is_returned() -> None:
    s = short_of_influence()
    give_hand(s, "red", "gold 3 red 5")
    assert actions_of(s, "red") == ["discard red"]
    assert refused(s, "red discard gold") == {"E-071"}
    assert refused(s, "red discard blue") == {"E-078"}
    assert refused(s, "green discard blue") == {"E-016"}


@pytest.mark.rule("E-C14")
def test_with_the_other_ruling_nobody_is_paid_after_a_shortage() -> None:
    s = short_of_influence("shortage=unpaid")
    do(s, "red discard red", "red discard red", *["blue discard blue"] * 10, *["yellow discard green"] * 6)
    assert s.now().name() == "build"
    assert [influence_of(s, c) for c in ("red", "blue", "green", "yellow")] == [3, 10, 1, 6]


@pytest.mark.rule("E-073", "E-C15")
@pytest.mark.parametrize(("options", "paid"), [("", 1), ("shortage=unpaid", 0)])
def test_short_of_gold_all_return_half_likewise(options: str, paid: int) -> None:
    s = scene(options, phase="roll")
    place_buildings(s, "blue shop 4 2", "green shop 0 2")
    give_hand(s, "red", "gold 5")
    give_hand(s, "blue", "gold 4")
    give_hand(s, "green", "gold")
    give_hand(s, "yellow", "gold 40")
    assert s.p.cards.bank == 1
    do(s, "red roll", "! dice 2 2")
    assert [gold_of(s, c) for c in ("red", "blue", "green", "yellow")] == [3, 2 + paid, 1 + paid, 20]
    assert s.now().name() == "build"


@pytest.mark.rule("E-A27")
def test_enough_for_all_is_no_shortage() -> None:
    s = scene(phase="roll")
    place_buildings(s, "blue shop 4 2", "green shop 0 2")
    give_hand(s, "yellow", "gold 49")
    do(s, "red roll", "! dice 2 2")
    assert (gold_of(s, "yellow"), gold_of(s, "blue"), gold_of(s, "green"), s.p.cards.bank) == (49, 1, 1, 0)


@pytest.mark.rule("E-A28")
def test_outside_income_a_seat_takes_what_is_there() -> None:
    s = scene(phase="permit")
    place_ship(s, 2)
    give_hand(s, "yellow", "gold 50")
    do(s, "red gold")
    assert gold_of(s, "red") == 1
    s = scene()
    place_walls(s, "red N1", "red S1", "red N2", "red S2")
    give_hand(s, "red", "gold 2")  # tile 5 shows two cards
    give_hand(s, "blue", "red 13 blue 13 green 12")
    do(s, "red wall N3", "! draw green")
    assert (influence_of(s, "red"), s.now().name()) == (1, "build")
    assert influence_of(s, "blue") == 38  # hands are not halved


@pytest.mark.rule("E-109")
def test_there_is_no_trade_between_players() -> None:
    s = scene()
    give_hand(s, "red", "gold 9 red 3")
    assert s.forms(0) == []
    assert s.offers(0) == []


@pytest.mark.rule("E-018", "E-019")
def test_the_choice_of_a_row_shows_everybodys_income() -> None:
    s = scene(phase="roll")
    place_ship(s, 6)
    place_buildings(s, "blue shop 4 2", "green tavern 0 1")
    do(s, "red roll", "! dice 2 4")
    notes = previews(s, "red ship 4")
    assert [(n.key, n.args) for n in notes] == [
        ("row-earns", {"seat": 1, "gold": 1, "influence": 0}),
        ("row-earns", {"seat": 2, "gold": 0, "influence": 1}),
    ]


RETURNED = [*["red discard red"] * 2, *["blue discard blue"] * 10, *["yellow discard green"] * 6]


@pytest.mark.rule("E-071")
def test_cards_returned_in_a_shortage_are_known_to_be_in_the_deck() -> None:
    referee = Referee(GAME, 4, GAME.read_options(""), SeededDealer(1))
    referee.state = s = nearly_short_of_influence()
    do(referee, "red roll", "! dice 2 2", *RETURNED)
    assert total(s.p.cards.deck) == 19
    for seat in range(4):
        for seed in range(9):
            deck = counts(s.redeal(seat, referee.memories[seat], Rng(seed)).p.cards.deck)
            assert sum(deck) == 19
            assert [n >= known for n, known in zip(deck[1:], (2, 10, 6), strict=True)] == [True] * 3


@pytest.mark.rule("E-071")
def test_a_memory_that_is_lost_in_a_shortage_starts_again() -> None:
    referee = Referee(GAME, 4, GAME.read_options(""), SeededDealer(1))
    referee.state = s = short_of_influence()  # no memory was told how it began
    do(referee, *RETURNED, "! draw blue", "! draw blue")
    for memory in referee.memories:
        assert isinstance(memory, ElasundMemory)
        assert memory.agrees(s.p)


@pytest.mark.rule("E-018", "E-074")
def test_the_first_row_works_like_any_other() -> None:
    s = scene(phase="roll")
    place_ship(s, 2)
    do(s, "red roll", "! dice 1 1")
    assert ROW_NUMBERS[s.p.ship] == 4
    s = scene(phase="roll")
    place_ship(s, 6)
    do(s, "red roll", "! dice 3 3")
    assert s.prompt(0).key == "ask-ship"
    s = scene(phase="roll")
    do(s, "red roll", "! dice 3 4")
    assert s.prompt(0).key == "ask-pirates"


@pytest.mark.rule("E-070", "E-071", "E-A27", "E-A29")
@pytest.mark.parametrize(
    ("deck", "spent", "short"), [(1, 2, False), (3, 0, False), (1, 1, True), (2, 0, True), (0, 2, True)]
)
def test_returned_cards_are_shuffled_with_the_discards(deck: int, spent: int, short: bool) -> None:
    s = scene(phase="roll")
    place_buildings(s, "blue tavern 4 2", "green tavern 0 2", "red tavern 6 2")
    give_hand(s, "yellow", notation({"red": 13, "blue": 13, "green": 13 - deck - spent}))
    s.p.cards.deck, s.p.cards.spent = pack([0, 0, 0, deck]), pack([0, 0, 0, spent])
    do(s, "red roll", "! dice 2 2")
    assert (asked_colours(s) == ["yellow"]) == short
    if short:
        assert counts(s.p.cards.spent) == [0, 0, 0, 0]
        do(s, *["yellow discard red"] * 13, *["yellow discard blue"] * 5)
        assert counts(s.p.cards.deck) == [0, 13, 5, 2]
    play_chance(s)
    assert [influence_of(s, c) for c in ("red", "blue", "green")] == [1, 1, 1]

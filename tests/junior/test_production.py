"""The roll and its production (J-016 to J-025)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from junior.scenes import (
    BLUE,
    GAME,
    ORANGE,
    RED,
    WHITE,
    collect,
    do,
    drain,
    give_hand,
    hand_of,
    new_game,
    notation,
    place_fortresses,
    place_ghost,
    refused,
    set_phase,
)

from archipel.core.state import CHANCE
from archipel.games.junior.board import FOUR, SIDES, THREE
from archipel.games.junior.cards import GOODS
from archipel.games.junior.invariants import check

FACTS = json.loads((Path(__file__).parent.parent / "data" / "junior.json").read_text())


@pytest.mark.rule("J-017", "J-018")
def test_every_terrain_has_a_number_from_one_to_five_and_its_own_good() -> None:
    for side in SIDES:
        assert {terrain.number for terrain in side.terrains} == {1, 2, 3, 4, 5}
        assert {GOODS[terrain.good] for terrain in side.terrains} == set(GOODS)
        assert all(terrain.key.startswith(GOODS[terrain.good]) for terrain in side.terrains)
    assert len(FOUR.terrains) == 10
    assert len(THREE.terrains) == 9


@pytest.mark.rule("J-020", "J-A16")
def test_the_roll_comes_first() -> None:
    s = new_game()
    give_hand(s, RED, "wood wool 4")
    assert "J-A16" in refused(s, "0 boat b17")
    assert "J-A16" in refused(s, "0 trade wool gold")
    assert "J-A16" in refused(s, "0 end")
    do(s, "0 roll", "! dice 5", "0 trade wool gold", "0 boat b17", "0 end")
    assert s.asked() == [WHITE]


@pytest.mark.rule("J-019", "J-020")
def test_turns_pass_clockwise() -> None:
    s = new_game()
    for seat in (0, 1, 2, 3, 0):
        assert s.asked() == [seat]
        do(s, f"{seat} roll", "! dice 5", f"{seat} end")


@pytest.mark.rule("J-021")
def test_only_the_player_on_turn_rolls_and_only_once() -> None:
    s = new_game()
    assert "J-020" in refused(s, "1 roll")
    do(s, "0 roll")
    assert [action.text for action in s.legal(CHANCE)] == [f"dice {face}" for face in range(1, 7)]
    assert s.odds() == [1] * 6
    assert all(action.by_hand for action in s.legal(CHANCE))
    do(s, "! dice 1")
    assert "J-021" in refused(s, "0 roll")


@pytest.mark.rule("J-022", "J-023")
def test_a_four_brings_rum_to_red_and_white_and_wood_to_blue_and_orange() -> None:
    s = new_game()
    set_phase(s, "roll", WHITE)
    assert collect(s, 4) == {
        RED: "rum",
        WHITE: "rum",
        BLUE: "wood",
        ORANGE: "wood",
    }
    check(s)


@pytest.mark.rule("J-024")
def test_a_five_brings_nothing_at_the_start() -> None:
    assert collect(new_game(), 5) == {}


@pytest.mark.rule("J-025")
def test_a_six_brings_nothing() -> None:
    assert collect(new_game(), 6) == {}
    assert all(terrain.number != 6 for side in SIDES for terrain in side.terrains)


def by_seat(seats: int, gains: dict[str, dict[str, int]]) -> dict[int, str]:
    """Convert the gains of the facts, listed by colour, into the form of `collect`."""
    colours = GAME.colours(seats, GAME.read_options(""))
    return {colours.index(colour): notation(counts) for colour, counts in gains.items()}


@pytest.mark.rule("J-021", "J-022")
def test_recorded_rolls_produce_what_the_facts_say() -> None:
    for example in FACTS["examples"]:
        if "roll" in example:
            assert collect(new_game(), example["roll"]) == by_seat(4, example["expect"]), example["id"]
    for face, expect in FACTS["three_player_start_production"].items():
        assert collect(new_game(seats=3), int(face)) == by_seat(3, expect)


@pytest.mark.rule("J-022", "J-A01")
def test_every_fortress_at_a_terrain_earns_its_own_card() -> None:
    s = new_game()
    place_fortresses(s, ORANGE, "f1", "f4")  # with the start on f5: three fortresses at rum3
    assert collect(s, 3)[ORANGE] == "rum 3"
    s = new_game("harvest=player")
    place_fortresses(s, ORANGE, "f1", "f4")
    assert collect(s, 3)[ORANGE] == "rum"


@pytest.mark.rule("J-022", "J-A01")
def test_one_fortress_between_two_terrains_of_a_number_earns_from_both() -> None:
    for options in ("", "harvest=player"):
        s = new_game(options)
        place_fortresses(s, RED, "f14")  # between both gold islands
        assert collect(s, 5) == {RED: "gold 2"}


@pytest.mark.rule("J-027", "J-A06")
def test_only_the_haunted_terrain_produces_nothing() -> None:
    s = new_game()
    place_fortresses(s, RED, "f14")
    place_ghost(s, "gold5a")
    assert collect(s, 5) == {RED: "gold"}


@pytest.mark.rule("J-A11")
def test_when_the_reserve_cannot_serve_all_nobody_gets_the_good() -> None:
    s = new_game()
    drain(s, "rum", 1, ORANGE)
    assert collect(s, 4) == {BLUE: "wood", ORANGE: "wood"}  # red and white both claim rum
    check(s)


@pytest.mark.rule("J-A11")
def test_a_sole_claimant_takes_what_is_left() -> None:
    s = new_game()
    place_fortresses(s, ORANGE, "f14", "f19")
    drain(s, "gold", 3, ORANGE)
    assert collect(s, 5) == {ORANGE: "gold 3"}  # one player claims four
    assert s.p.reserve[GOODS.index("gold")] == 0
    s = new_game()
    place_fortresses(s, RED, "f18", "f19")
    drain(s, "gold", 1, ORANGE)
    assert collect(s, 5) == {RED: "gold"}  # the same for the first seat


@pytest.mark.rule("J-A11")
def test_the_re_edition_lets_everybody_return_the_good_first() -> None:
    s = new_game("shortage=return")
    give_hand(s, RED, "wood")
    give_hand(s, BLUE, "gold")
    drain(s, "rum", 1, ORANGE)
    do(s, "0 roll", "! dice 4")
    assert hand_of(s, RED) == "wood rum"
    assert "rum" not in hand_of(s, ORANGE)
    check(s)


@pytest.mark.rule("J-016")
def test_the_score_counts_fortresses() -> None:
    s = new_game()
    place_fortresses(s, BLUE, "f12")
    assert s.scores() == [2, 2, 3, 2]
    assert s.outcome() is None

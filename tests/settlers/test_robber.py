"""Sevens, discards, the robber and theft."""

from __future__ import annotations

import pytest
from settlers.scenes import (
    BLUE,
    FIXTURES,
    ORANGE,
    RED,
    WHITE,
    add_cards,
    collect,
    debt_of,
    do,
    give_hand,
    hand_of,
    lines_of,
    new_game,
    phase,
    place_cities,
    place_settlements,
    places_of,
    referee_at,
    refused,
    roll,
    scene,
    set_phase,
    set_tokens,
    verbs_of,
    view_of,
)

from archipel.core.state import CHANCE, WATCHER
from archipel.games.settlers.state import SettlersState
from archipel.parts.packed import unpack


@pytest.mark.rule("S-051", "S-053", "S-119")
def test_a_seven_gives_nothing_and_moves_the_robber_before_trade() -> None:
    s = new_game()
    roll(s, 7)
    assert [hand_of(s, seat) for seat in range(4)] == [hand_of(new_game(), seat) for seat in range(4)]
    assert (s.asked(), verbs_of(s, RED)) == ([RED], {"robber"})
    assert refused(s, "0 end") == {"S-053"}
    do(s, "0 robber 0", "0 rob 1", "! steal wood")
    assert phase(s) == "trade"


# Discards.


@pytest.mark.rule("S-052", "S-A28", "S-T17")
@pytest.mark.parametrize(("size", "given"), FIXTURES["FX-DISCARD"]["hands"].items())
def test_half_of_more_than_seven_cards_is_discarded(size: str, given: int) -> None:
    n = int(size)
    s = scene(phase="roll")
    give_hand(s, BLUE, f"wood {n // 2} ore {n - n // 2}")
    roll(s, 7)
    assert debt_of(s, BLUE) == given
    assert s.asked() == ([BLUE] if given else [RED])
    for _ in range(given):
        assert refused(s, "0 robber 0") == {"S-052", "S-A22"}
        do(s, f"1 {s.legal(BLUE)[0].text}")
    assert s.p.players[BLUE].held == n - given
    assert phase(s) == "robber"


@pytest.mark.rule("S-052", "S-117")
def test_everybody_chooses_his_own_discards() -> None:
    s = scene(phase="roll")
    give_hand(s, RED, "wood 7")
    give_hand(s, BLUE, "ore 5 wool 4")
    roll(s, 7)
    assert refused(s, "0 discard wood") == {"S-052", "S-A28"}
    assert refused(s, "1 discard wood") == {"S-052"}
    assert verbs_of(s, BLUE) == {"discard"}
    do(s, "1 discard ore", "1 discard wool", "1 discard ore", "1 discard ore")
    assert (hand_of(s, BLUE), unpack(s.p.bank)) == ("wool 3 ore 2", [12, 19, 16, 19, 17])
    assert refused(s, "1 discard ore") == {"S-052", "S-A22"}


def two_who_owe() -> SettlersState:
    s = scene(phase="roll", seats=3)
    give_hand(s, 0, "brick 3")
    give_hand(s, 1, "ore 5 wool 3")
    give_hand(s, 2, "wood 8")
    return s


@pytest.mark.rule("S-A22", "S-117")
def test_discards_are_covered_until_all_are_in() -> None:
    s = two_who_owe()
    t = referee_at(s)
    do(t, "0 roll", "! dice 1 6")
    assert s.asked() == [1, 2]
    do(t, *["1 discard ore"] * 3, "1 discard wool", *["2 discard wood"] * 3)
    for reader in (0, 2, WATCHER):
        one = view_of(t, reader).players[1]
        assert (one.hand_size, one.to_discard, one.hand) == (8, 4, None)
        assert view_of(t, reader).bank == (11, 16, 16, 19, 14)
    assert lines_of(t, 0) == ["0 roll", "! dice 1 6"]
    assert lines_of(t, 1)[2:] == ["1 discard ore"] * 3 + ["1 discard wool"]
    assert (view_of(t, 1).players[1].hand_size, view_of(t, 1).players[1].to_discard) == (4, 0)
    do(t, "2 discard wood")
    told = ["1 discard ore"] * 3 + ["1 discard wool"] + ["2 discard wood"] * 4
    for reader in (0, WATCHER):
        assert lines_of(t, reader)[2:] == told
        assert view_of(t, reader).bank == (15, 16, 17, 19, 17)
        assert view_of(t, reader).players[1].hand_size == 4


@pytest.mark.rule("S-A22")
def test_the_order_of_discards_does_not_matter() -> None:
    here, there = two_who_owe(), two_who_owe()
    do(here, "0 roll", "! dice 1 6", *["1 discard ore"] * 4, *["2 discard wood"] * 4)
    do(there, "0 roll", "! dice 1 6", *["2 discard wood"] * 4, *["1 discard ore"] * 4)
    assert repr(view_of(here, 0)) == repr(view_of(there, 0))
    assert phase(here) == "robber"


# The robber.


@pytest.mark.rule("S-053", "S-076", "S-117", "S-A03")
def test_the_robber_must_go_to_another_field() -> None:
    s = new_game()
    roll(s, 7)
    assert places_of(s, RED, "robber") == set(range(19)) - {9}
    assert refused(s, "0 robber 9") == {"S-076", "S-117", "S-A03"}
    assert refused(s, "1 robber 3") == {"S-025", "S-031"}


@pytest.mark.rule("S-118", "S-A04")
@pytest.mark.parametrize("card", ["", "knight"])
def test_the_robber_may_go_to_the_desert(card: str) -> None:
    s = new_game()
    s.p.robber = 4
    add_cards(s, RED, card)
    do(s, "0 play knight") if card else roll(s, 7)
    do(s, "0 robber 9")
    assert (s.p.robber, phase(s)) == (9, "roll" if card else "trade")


@pytest.mark.rule("S-055", "S-066", "S-A27", "S-T05")
@pytest.mark.parametrize("by", ["seven", "knight"])
def test_a_field_with_the_robber_gives_nothing_until_he_moves(by: str) -> None:
    fixture = FIXTURES["FX-ROBBER4"]
    s = scene(phase="roll")
    set_tokens(s, {int(field): n for field, n in fixture["number_override"].items()})
    place_settlements(s, BLUE, 14)
    place_settlements(s, ORANGE, 2)
    s.p.robber = fixture["robber_from"]
    expected = fixture["expected_without_robber"]
    assert expected == {"A": {"wood": 1}, "B": {"wood": 1}}
    assert collect(s, fixture["roll"]) == {BLUE: "wood", ORANGE: "wood"}
    set_phase(s, "roll")
    add_cards(s, RED, "knight 2")
    do(s, "0 play knight") if by == "knight" else roll(s, 7)
    do(s, f"0 robber {fixture['robber_to']}")
    assert places_of(s, RED, "rob") == {BLUE, ORANGE}
    do(s, "0 spare")
    set_phase(s, "roll")
    assert collect(s, fixture["roll"]) == {}
    set_phase(s, "roll")
    s.p.card_played = False
    do(s, "0 play knight", "0 robber 9")
    assert collect(s, fixture["roll"]) == {BLUE: "wood", ORANGE: "wood"}


@pytest.mark.rule("S-065", "S-055")
def test_nothing_but_a_seven_or_a_knight_moves_the_robber() -> None:
    s = new_game()
    for total in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        set_phase(s, "roll")
        roll(s, total)
        assert s.p.robber == 9
        assert refused(s, "0 robber 0") == {"S-023", "S-103"}


@pytest.mark.rule("S-066")
def test_a_city_under_the_robber_gets_nothing_either() -> None:
    s = scene(phase="roll")
    place_cities(s, RED, 8)
    s.p.robber = 4
    assert collect(s, 6) == {}


# Theft.


@pytest.mark.rule("S-054", "S-117", "S-A05")
def test_the_victims_are_opponents_there_who_hold_a_card() -> None:
    s = scene(phase="roll")
    place_settlements(s, RED, 8)
    place_settlements(s, BLUE, 18)
    place_settlements(s, WHITE, 17)
    place_settlements(s, ORANGE, 40)
    for seat in (RED, BLUE, ORANGE):
        give_hand(s, seat, "ore")
    roll(s, 7)
    do(s, "0 robber 4")
    assert {a.text for a in s.legal(RED)} == {"rob 1", "spare"}
    assert refused(s, "0 rob 0") == {"S-054"}
    assert refused(s, "0 rob 2") == {"S-A05"}
    assert refused(s, "0 rob 3") == {"S-054"}
    assert refused(s, "0 end") == {"S-054"}


@pytest.mark.rule("S-054")
def test_every_card_of_the_hidden_hand_is_equally_likely_to_be_stolen() -> None:
    s = scene(phase="roll")
    place_settlements(s, BLUE, 18)
    give_hand(s, BLUE, "wood 3 ore")
    roll(s, 7)
    do(s, "0 robber 4", "0 rob 1")
    assert [a.text for a in s.legal(CHANCE)] == ["steal wood", "steal ore"]
    assert s.odds() == [3, 1]
    do(s, "! steal ore")
    assert (hand_of(s, RED), hand_of(s, BLUE)) == ("ore", "wood 3")


@pytest.mark.rule("S-A05", "S-054")
@pytest.mark.parametrize(("theft", "refusal"), [("optional", set()), ("compulsory", {"S-054", "S-A05"})])
def test_an_option_decides_whether_a_theft_is_mandatory(theft: str, refusal: set[str]) -> None:
    s = scene(f"theft={theft}", phase="roll")
    place_settlements(s, BLUE, 18)
    give_hand(s, BLUE, "wood")
    roll(s, 7)
    do(s, "0 robber 4")
    assert refused(s, "0 spare") == refusal
    assert ("spare" in verbs_of(s, RED)) == (not refusal)


@pytest.mark.rule("S-A05", "S-119")
def test_without_a_victim_nothing_is_asked() -> None:
    for options in ("theft=optional", "theft=compulsory"):
        s = scene(options, phase="roll")
        place_settlements(s, BLUE, 18)
        roll(s, 7)
        do(s, "0 robber 4")
        assert phase(s) == "trade"


@pytest.mark.rule("S-054", "S-A22")
def test_only_thief_and_victim_see_the_stolen_card() -> None:
    s = scene(phase="roll")
    place_settlements(s, BLUE, 18)
    give_hand(s, BLUE, "wood 3 ore")
    t = referee_at(s)
    do(t, "0 roll", "! dice 1 6", "0 robber 4", "0 rob 1", "! steal ore")
    assert [lines_of(t, reader)[-1] for reader in (RED, BLUE, WHITE, WATCHER)] == [
        "! steal ore",
        "! steal ore",
        "! steal ?",
        "! steal ?",
    ]
    assert [view_of(t, WHITE).players[seat].hand_size for seat in (RED, BLUE)] == [1, 3]

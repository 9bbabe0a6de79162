"""What the dice produce."""

from __future__ import annotations

import pytest
from settlers.scenes import (
    BLUE,
    FIXTURES,
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
    phase,
    place_cities,
    place_settlements,
    refused,
    roll,
    scene,
    set_tokens,
    view_of,
)

from archipel.core.rng import Rng
from archipel.core.state import CHANCE
from archipel.games.settlers.board import CORNER_FIELDS, TERRAINS
from archipel.games.settlers.production import paid, produce
from archipel.parts.packed import count, pack, unpack


@pytest.mark.rule("S-001", "S-074", "S-104")
def test_every_terrain_gives_its_resource_and_the_desert_nothing() -> None:
    given = {}
    for field, total in ((10, 12), (4, 6), (1, 2), (7, 9), (0, 10)):
        s = scene(phase="roll")
        place_settlements(s, RED, {10: 24, 4: 12, 1: 1, 7: 21, 0: 3}[field])
        given[TERRAINS[s.p.board.land[field]]] = collect(s, total)[RED]
    assert given == {
        "forest": "wood",
        "hills": "brick",
        "pasture": "wool",
        "fields": "wheat",
        "mountains": "ore",
    }
    for total in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        s = scene(phase="roll")
        assert s.p.board.desert not in s.p.board.fields_by_total[total]


@pytest.mark.rule("S-005", "S-006", "S-T01")
def test_on_a_three_red_takes_wheat_and_orange_wood() -> None:
    expected = FIXTURES["FX-OVER3"]["expected"]
    assert collect(new_game(), 3) == {RED: notation(expected["red"]), ORANGE: notation(expected["orange"])}


@pytest.mark.rule("S-026", "S-005")
def test_only_the_sum_of_both_dice_counts() -> None:
    for dice in ("2 6", "3 5", "4 4"):
        s = new_game()
        do(s, "0 roll", f"! dice {dice}")
        assert (hand_of(s, RED), view_of(s, RED).dice) == ("wood wool ore 2", tuple(map(int, dice.split())))


@pytest.mark.rule("S-026", "S-108", "S-010")
def test_the_dice_fall_as_two_dice_do() -> None:
    s = new_game()
    assert refused(s, "1 roll")
    do(s, "0 roll")
    chances = dict.fromkeys(range(2, 13), 0)
    for outcome, weight in zip(s.legal(CHANCE), s.odds()):
        assert outcome.by_hand
        chances[sum(map(int, outcome.text.split()[1:]))] += weight
    assert chances == {total: 6 - abs(7 - total) for total in range(2, 13)}
    assert chances[8] == chances[6] > chances[11] > chances[12]


@pytest.mark.rule("S-007", "S-T02", "S-101", "S-A26")
def test_a_building_draws_on_three_two_or_one_terrains() -> None:
    def yields(corner: int) -> str:
        s = scene(phase="roll")
        place_settlements(s, RED, corner)
        taken = {collect(s.copy(), t).get(RED, "") for t in range(2, 13) if t != 7}
        return " ".join(sorted(taken - {""}))

    assert yields(39) == "brick ore wood"  # C in the booklet
    assert yields(33) == "wheat wood"  # D, on the coast
    assert yields(0) == "ore"
    assert sorted({len(fields) for fields in CORNER_FIELDS}) == [1, 2, 3]


@pytest.mark.rule("S-027", "S-028", "S-T04")
def test_three_settlements_on_one_field_take_a_card_each() -> None:
    s = scene(phase="roll")
    place_settlements(s, RED, *[b["vertex"] for b in FIXTURES["FX-SAMEHEX"]["buildings"]])
    assert collect(s, 6) == {RED: notation(FIXTURES["FX-SAMEHEX"]["expected"]["x"])}


@pytest.mark.rule("S-006", "S-111", "S-T12")
@pytest.mark.parametrize("case", ["FX-PROD4", "FX-PROD4-CITY"])
def test_both_fields_of_a_number_produce(case: str) -> None:
    fixture = FIXTURES[case]
    s = scene(phase="roll")
    set_tokens(s, {int(field): n for field, n in fixture["number_override"].items()})
    for building in fixture["buildings"]:
        put = place_cities if building["kind"] == "city" else place_settlements
        put(s, {"A": RED, "B": BLUE}[building["player"]], building["vertex"])
    assert collect(s, fixture["roll"]) == {
        RED: notation(fixture["expected"]["A"]),
        BLUE: notation(fixture["expected"]["B"]),
    }


@pytest.mark.rule("S-048", "S-111", "S-120", "S-T18")
def test_a_city_takes_two() -> None:
    fixture = FIXTURES["FX-CITY8"]
    s = scene(phase="roll")
    place_settlements(s, BLUE, 31)
    place_cities(s, BLUE, 20)
    place_cities(s, RED, 39)
    assert collect(s, 8) == {
        seat: notation(fixture["expected"][name]) for seat, name in ((BLUE, "blue"), (RED, "red"))
    }


@pytest.mark.rule("S-045", "S-078")
def test_a_settlement_takes_one_from_every_neighbour_field() -> None:
    s = scene(phase="roll")
    set_tokens(s, {8: 6, 12: 6})
    place_settlements(s, RED, 28)  # fields 7, 8 and 12
    assert collect(s, 6) == {RED: "wood 2"}


@pytest.mark.rule("S-111")
def test_every_number_is_on_two_tokens_but_2_and_12_and_7() -> None:
    counts = [new_game().p.board.tokens.count(n) for n in range(2, 13)]
    assert counts == [1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1]


@pytest.mark.rule("S-005", "S-119")
def test_after_production_the_same_player_goes_on() -> None:
    s = new_game()
    roll(s, 5)
    assert (s.asked(), phase(s)) == ([RED], "trade")


# When the bank runs out.


@pytest.mark.rule("S-A06")
def test_if_the_bank_cannot_pay_several_none_of_them_is_paid() -> None:
    s = scene(phase="roll")
    place_settlements(s, RED, 14)  # wood on 3
    place_settlements(s, BLUE, 2)
    place_settlements(s, ORANGE, 16)  # wheat on 3
    drain(s, "wood", 1, WHITE)
    assert collect(s, 3) == {ORANGE: "wheat"}


@pytest.mark.rule("S-A06")
def test_if_the_bank_can_pay_all_it_does() -> None:
    s = scene(phase="roll")
    place_settlements(s, RED, 14)
    place_settlements(s, BLUE, 2)
    drain(s, "wood", 2, WHITE)
    assert collect(s, 3) == {RED: "wood", BLUE: "wood"}
    assert count(s.p.bank, 0) == 0


@pytest.mark.rule("S-A06")
@pytest.mark.parametrize(("shortage", "taken"), [("sole", {RED: "wood"}), ("nobody", {})])
def test_a_sole_claimant_takes_the_rest_unless_the_table_says_otherwise(
    shortage: str, taken: dict[int, str]
) -> None:
    s = scene(f"shortage={shortage}", phase="roll")
    place_cities(s, RED, 14)
    drain(s, "wood", 1, WHITE)
    assert collect(s, 3) == taken


def test_hands_only_grow_by_production() -> None:
    s = scene(phase="roll")
    give_hand(s, RED, "ore 3")
    place_settlements(s, RED, 14)
    roll(s, 3)
    assert hand_of(s, RED) == "wood ore 3"


@pytest.mark.rule("S-027", "S-A06")
def test_the_bank_pays_the_claims_whatever_it_holds() -> None:
    s = new_game()
    rng = Rng(5)
    throws = 0
    while s.step(rng) >= 0:
        if s.actor() != CHANCE or s.p.now().name() != "dice":
            continue
        throws += 1
        for total in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
            twin = s.copy()
            twin.p.bank = pack([throws % 13] * 5)
            due = paid(twin.p, total)
            produce(twin.p, total)
            assert [a.hand + n for a, n in zip(s.p.players, due)] == [b.hand for b in twin.p.players]
            assert all(n <= throws % 13 for n in unpack(twin.p.bank))

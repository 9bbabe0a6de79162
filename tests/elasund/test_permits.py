"""Phases 3 and 4: permits, gold, special actions (E-056 to E-065)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from elasund.scenes import (
    actions_of,
    asked_colours,
    counts,
    do,
    fill_row,
    give_hand,
    gold_of,
    influence_of,
    permits,
    place_buildings,
    place_permits,
    place_ship,
    previews,
    refused,
    scene,
)

from archipel.core.rng import Rng

FACTS = json.loads((Path(__file__).parent.parent / "data" / "elasund.json").read_text())


@pytest.mark.rule("E-056", "E-A33")
def test_the_permit_phase_brings_two_gold_or_a_permit_or_nothing() -> None:
    s = scene(phase="permit")
    place_ship(s, 4)
    assert actions_of(s, "red") == ["permit 0", "gold", "pass"]
    do(s, "red gold")
    assert (gold_of(s, "red"), s.now().name()) == (2, "special")
    s = scene(phase="permit")
    place_ship(s, 4)
    do(s, "red permit 0", "red at 5 2")
    assert (permits(s), s.now().name()) == ({"red 0 5 2"}, "special")
    s = scene(phase="permit")
    place_ship(s, 4)
    do(s, "red pass")
    assert (gold_of(s, "red"), s.now().name()) == (0, "special")


@pytest.mark.rule("E-A33")
def test_without_a_permit_in_the_supply_only_gold_remains() -> None:
    s = scene(phase="permit")
    place_ship(s, 4)
    give_hand(s, "red", "gold 9")
    place_permits(s, "red 0 5 5", "red 1 6 5", "red 2 7 5", "red 3 5 7", "red 4 6 7")
    assert actions_of(s, "red") == ["gold", "pass"]
    assert refused(s, "red permit 2") == {"E-A33"}


@pytest.mark.rule("E-T08", "E-057", "E-058")
def test_the_permit_goes_on_an_empty_square_of_the_ships_row_for_its_value() -> None:
    case = next(case for case in FACTS["test_cases"] if case["id"] == "E-T08")
    s = scene(phase="permit")
    place_ship(s, 4)
    place_buildings(s, "yellow tall 2 2", "blue small 1 3", "red small 3 3")
    give_hand(s, "red", "gold 2")
    assert actions_of(s, "red", "permit") == ["permit 0", "permit 1", "permit 2"]
    assert refused(s, "red permit 3") == {"E-058"}
    do(s, "red permit 2")
    drawn = [text for text in actions_of(s, "red") if int(text.split()[1]) in case["columns"]]
    assert drawn == [f"at {x} {y}" for x, y in case["free"]]
    assert refused(s, "red at 2 2") == {"E-057", "E-105", "E-A35"}
    assert refused(s, "red at 5 5") == {"E-057", "E-060"}
    bank = s.p.cards.bank
    do(s, "red at 3 2")
    assert (gold_of(s, "red"), s.p.cards.bank - bank) == (0, case["pay"])


@pytest.mark.rule("E-A35")
def test_a_square_holds_one_permit_trade_fields_included() -> None:
    s = scene(phase="permit")
    place_ship(s, 4)
    place_permits(s, "blue 1 3 2")
    do(s, "red permit 0")
    assert "at 0 2" in actions_of(s, "red")
    assert "at 3 2" not in actions_of(s, "red")


@pytest.mark.rule("E-059", "E-C07", "E-A34")
def test_a_full_row_gives_way_to_the_nearest_with_space_on_each_side() -> None:
    s = scene(phase="permit", seats=2)
    place_ship(s, 6)
    fill_row(s, 6)
    fill_row(s, 8)
    place_permits(s, "blue 1 4 3")
    fill_row(s, 5, but=1)
    assert s.p.permit_on[3 * 9 + 4] >= 0  # row 5 is full: its last square holds a permit
    do(s, "red permit 0")
    rows = {text.split()[2] for text in actions_of(s, "red")}
    assert rows == {"2", "6"}  # printed rows 4 and 9
    assert refused(s, "red at 0 1") == {"E-057", "E-060"}


@pytest.mark.rule("E-C07")
def test_with_the_other_ruling_only_the_rows_beside_serve() -> None:
    s = scene("full-row=adjacent", phase="permit", seats=2)
    place_ship(s, 6)
    fill_row(s, 6)
    fill_row(s, 8)
    give_hand(s, "red", "gold 5")
    do(s, "red permit 0")
    assert {text.split()[2] for text in actions_of(s, "red")} == {"3"}
    s = scene("full-row=adjacent", phase="permit", seats=2)
    place_ship(s, 6)
    fill_row(s, 6)
    fill_row(s, 8)
    fill_row(s, 5)
    assert actions_of(s, "red") == ["gold", "pass"]
    assert refused(s, "red permit 0") == {"E-059", "E-060"}
    give_hand(s, "red", "green 2")
    do(s, "red permit 0", "red at 0 0", "red spend green")


@pytest.mark.rule("E-059")
def test_in_a_full_city_no_permit_may_be_placed() -> None:
    s = scene(phase="permit", seats=2)
    place_ship(s, 6)
    give_hand(s, "red", "gold 5 red 3")
    for row in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        fill_row(s, row)
    assert actions_of(s, "red") == ["gold", "pass"]
    assert refused(s, "red permit 0") == {"E-057"}


@pytest.mark.rule("E-060", "E-A32")
def test_any_row_for_two_cards_of_one_colour_and_the_gold() -> None:
    s = scene(phase="permit")
    place_ship(s, 4)
    give_hand(s, "red", "gold 3 red blue green")
    do(s, "red permit 3")
    assert {text.split()[2] for text in actions_of(s, "red")} == {"2"}  # no pair: the ship's row
    s = scene(phase="permit")
    place_ship(s, 4)
    give_hand(s, "red", "gold 3 red 2 blue")
    do(s, "red permit 3", "red at 7 9")
    assert permits(s) == set()
    assert actions_of(s, "red") == ["spend red"]
    assert refused(s, "red spend blue") == {"E-060"}
    do(s, "red spend red")
    assert permits(s) == {"red 3 7 9"}
    assert counts(s.p.cards.hand[0]) == [0, 0, 1, 0]
    s = scene(phase="permit")
    place_ship(s, 4)
    give_hand(s, "red", "gold 3 red 2")
    do(s, "red permit 3", "red at 7 2")
    assert influence_of(s, "red") == 2  # in the ship's row the cards stay


# Special actions.


@pytest.mark.rule("E-061", "E-C24")
def test_at_most_one_special_action_only_if_fully_paid() -> None:
    s = scene(phase="special")
    give_hand(s, "red", "gold 9 red blue")
    place_permits(s, "red 1 5 5")
    assert actions_of(s, "red") == ["end"]
    assert refused(s, "red sell") == {"E-061", "E-065"}
    assert refused(s, "red move 5 5") == {"E-061", "E-062"}
    assert refused(s, "red upgrade 5 5 2") == {"E-061", "E-063"}
    assert refused(s, "red place 2") == {"E-061", "E-064"}
    s = scene(phase="special")
    give_hand(s, "red", "gold 9 red 3 blue 3 green 3")
    place_permits(s, "red 1 5 5")
    do(s, "red sell")
    assert asked_colours(s) == ["blue"]  # one, and the turn is over


@pytest.mark.rule("E-062", "E-A36")
def test_a_permit_moves_anywhere_empty_for_two_cards_and_no_gold() -> None:
    s = scene(phase="special")
    place_ship(s, 2)
    give_hand(s, "red", "green 2")
    place_permits(s, "red 4 5 5", "blue 1 6 5")
    assert actions_of(s, "red") == ["move 5 5", "end"]
    assert refused(s, "red move 6 5") == {"E-062"}
    do(s, "red move 5 5")
    assert "at 7 5" in actions_of(s, "red")
    assert refused(s, "red at 6 5") == {"E-057", "E-105", "E-A35"}
    do(s, "red at 7 5", "red spend green")
    assert permits(s) == {"red 4 7 5", "blue 1 6 5"}
    assert (gold_of(s, "red"), influence_of(s, "red"), asked_colours(s)) == (0, 0, ["blue"])


@pytest.mark.rule("E-063", "E-A37")
def test_an_upgrade_costs_two_cards_and_the_difference() -> None:
    s = scene(phase="special")
    give_hand(s, "red", "gold 2 green 2")
    place_permits(s, "red 1 5 5", "red 2 6 5")
    assert actions_of(s, "red", "upgrade") == ["upgrade 5 5 3", "upgrade 6 5 3", "upgrade 6 5 4"]
    assert refused(s, "red upgrade 5 5 2") == {"E-063", "E-A37"}  # it lies on the board
    assert refused(s, "red upgrade 5 5 4") == {"E-061", "E-063"}  # 3 gold
    assert "E-A37" in refused(s, "red upgrade 6 5 1")  # no downgrade
    do(s, "red upgrade 5 5 3", "red spend green")
    assert permits(s) == {"red 3 5 5", "red 2 6 5"}
    assert (gold_of(s, "red"), influence_of(s, "red")) == (0, 0)


@pytest.mark.rule("E-064", "E-A32")
def test_a_second_permit_anywhere_for_three_colours_and_its_gold() -> None:
    s = scene(phase="permit")
    place_ship(s, 2)
    give_hand(s, "red", "gold 5 red blue green")
    do(s, "red permit 2", "red at 5 0", "red place 3", "red at 8 8")
    assert permits(s) == {"red 2 5 0", "red 3 8 8"}
    assert counts(s.p.cards.hand[0]) == [0, 0, 0, 0]
    assert counts(s.p.cards.spent) == [0, 1, 1, 1]
    assert asked_colours(s) == ["blue"]
    s = scene(phase="special")
    give_hand(s, "red", "gold red blue green")
    place_permits(s, "red 0 5 5")
    assert actions_of(s, "red", "place") == ["place 1"]
    assert refused(s, "red place 0") == {"E-064"}
    assert refused(s, "red place 2") == {"E-061", "E-064"}


@pytest.mark.rule("E-065")
def test_two_gold_for_three_colours() -> None:
    s = scene(phase="special")
    give_hand(s, "red", "red blue green")
    do(s, "red sell")
    assert (gold_of(s, "red"), influence_of(s, "red")) == (2, 0)


@pytest.mark.rule("E-060", "E-063", "E-064")
def test_previews_of_permits_name_the_price() -> None:
    s = scene(phase="permit")
    place_ship(s, 4)
    give_hand(s, "red", "gold 3 red 2")
    do(s, "red permit 3")
    assert [n.key for n in previews(s, "red at 5 2")] == ["pays-bank"]
    assert [n.key for n in previews(s, "red at 5 5")] == ["pays-bank", "pays-alike"]
    s = scene(phase="special")
    place_permits(s, "red 1 5 5")
    give_hand(s, "red", "gold 9 red 3 blue green")
    assert [n.args for n in previews(s, "red upgrade 5 5 4")] == [{"cards": 2}, {"gold": 3}]
    assert [n.key for n in previews(s, "red place 4")] == ["pays-each", "pays-bank"]


@pytest.mark.rule("E-062")
def test_the_preview_of_a_move_names_its_price() -> None:
    s = scene(phase="special")
    place_permits(s, "red 1 5 4")
    give_hand(s, "red", "gold 9 red 3")
    do(s, "red move 5 4")
    assert [(n.key, n.args) for n in previews(s, f"red {actions_of(s, 'red')[0]}")] == [
        ("pays-alike", {"cards": 2})
    ]


@pytest.mark.rule("E-059", "E-C07")
@pytest.mark.parametrize(
    ("ship", "full", "rows"),
    [
        (4, [4, 3, 5, 6], {0, 5}),
        (4, [4, 3], {0, 3}),
        (4, [4, 5], {1, 4}),
        (11, [11, 12], {7}),
        (12, [12], {8}),
        (2, [2], {1}),
        (2, [], {0}),
    ],
)
def test_the_nearest_rows_with_space_serve_above_and_below(
    ship: int, full: list[int], rows: set[int]
) -> None:
    s = scene(phase="permit")
    place_ship(s, ship)
    for row in full:
        fill_row(s, row)
    do(s, "red permit 0")
    assert {int(text.split()[2]) for text in actions_of(s, "red", "at")} == rows


@pytest.mark.rule("E-059", "E-060", "E-A34")
def test_where_no_row_serves_two_cards_open_any_row() -> None:
    s = scene("full-row=adjacent", phase="permit", seats=2)
    place_ship(s, 2)
    for row in (2, 3):
        fill_row(s, row)
    assert refused(s, "red permit 0") == {"E-059", "E-060"}
    give_hand(s, "red", "red 2")
    assert refused(s, "red permit 0") == set()
    do(s, "red permit 0")
    assert refused(s, "red at 7 3") == {"E-A34"}
    for seed in range(10):
        assert sorted(counts(s.redeal(1, None, Rng(seed)).p.cards.hand[0])[1:]) == [0, 0, 2]


@pytest.mark.rule("E-057")
def test_a_permit_for_the_ships_row_shows_nothing_of_the_hand() -> None:
    s = scene(phase="permit", seats=2)
    place_ship(s, 4)
    give_hand(s, "red", "red 2")
    give_hand(s, "blue", "gold")
    do(s, "red permit 0")
    hands = {tuple(sorted(counts(s.redeal(1, None, Rng(seed)).p.cards.hand[0])[1:])) for seed in range(40)}
    assert hands == {(0, 0, 2), (0, 1, 1)}


@pytest.mark.rule("E-056", "E-060", "E-062", "E-063", "E-064")
@pytest.mark.parametrize(
    ("phase", "rows", "purpose", "announced"),
    [
        ("permit", ["permit 3"], "permit", "permit 3"),
        ("permit", ["permit 3", "at 5 6"], "permit", "permit 3 at 5 6"),
        ("special", ["move 5 4"], "move", "move 5 4"),
        ("special", ["move 5 4", "at 3 3"], "move", "move 5 4 at 3 3"),
        ("special", ["upgrade 5 4 3"], "upgrade", "upgrade 5 4 3"),
        ("special", ["place 3"], "place", "place 3"),
    ],
)
def test_all_see_what_was_announced(phase: str, rows: list[str], purpose: str, announced: str) -> None:
    s = scene(phase=phase)
    place_ship(s, 3)
    place_permits(s, "red 1 5 4")
    give_hand(s, "red", "gold 9 red 2 blue green")
    do(s, *[f"red {row}" for row in rows])
    assert (s.view(1).purpose, s.view(1).announced) == (purpose, announced)


@pytest.mark.rule("E-058", "E-062")
def test_previews_name_the_price_before_the_square() -> None:
    s = scene(phase="permit")
    give_hand(s, "red", "gold 9")
    assert [(n.key, n.args) for n in previews(s, "red permit 3")] == [("pays-bank", {"gold": 3})]
    assert [(n.key, n.args) for n in previews(s, "red move 5 4")] == [("pays-alike", {"cards": 2})]

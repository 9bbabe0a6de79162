"""Trade fields and the trade track (E-082 to E-090)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from elasund.scenes import (
    cubes_of,
    do,
    give_hand,
    place_buildings,
    place_permits,
    points_of,
    refused,
    scene,
    track_of,
)

from archipel.games.elasund import board, tiles
from archipel.games.elasund.trade import trade_gain, trade_loss, trade_points

FACTS = json.loads((Path(__file__).parent.parent / "data" / "elasund.json").read_text())
CASES = {case["id"]: case for case in FACTS["test_cases"]}


@pytest.mark.rule("E-T10", "E-084", "E-085", "E-086", "E-087", "E-A12")
def test_the_trade_of_the_example_can_be_played() -> None:
    case = CASES["E-T10"]
    s = scene(turn="blue", seats=case["players"])
    give_hand(s, "blue", "gold 9")
    place_buildings(s, *[f"{row['owner']} {row['type']} {row['x']} {row['y']}" for row in case["buildings"]])
    assert {c: points_of(s, c) for c in case["before"]} == case["before"]
    assert {c: track_of(s, c) for c in case["before"]} == case["before_track_cubes"]
    place_permits(s, "blue 3 0 3", "blue 2 1 3")
    red = cubes_of(s, "red")
    do(s, "blue build tavern 0 3")
    assert {c: points_of(s, c) for c in case["after"]} == case["after"]
    assert {c: track_of(s, c) for c in case["after"]} == case["after_track_cubes"]
    assert red - cubes_of(s, "red") == 1


@pytest.mark.rule("E-T12", "E-090", "E-083", "E-A05")
def test_points_are_counted_by_covered_fields() -> None:
    case = CASES["E-T12"]
    recolour = {"red": "red", "blue": "blue", "yellow": "green"}
    kinds = {"great_building": "great"}
    s = scene(seats=case["players"])
    for row in case["buildings"]:
        place_buildings(
            s, f"{recolour[row['owner']]} {kinds.get(row['type'], row['type'])} {row['x']} {row['y']}"
        )
    assert {c: points_of(s, recolour[c]) for c in case["expect"]} == case["expect"]
    assert [track_of(s, c) for c in ("red", "blue", "green")] == [1, 2, 0]


@pytest.mark.rule("E-082", "E-083", "E-A05")
def test_a_harbour_square_counts_one_and_a_gate_square_two() -> None:
    at = board.square
    assert trade_points(tiles.WORKSHOP, at(0, 2)) == 2
    assert trade_points(tiles.TAVERN, at(0, 2)) == 2
    assert trade_points(tiles.GREAT, at(0, 2)) == 3
    assert trade_points(tiles.HOUSE, at(0, 2)) == 1
    assert trade_points(tiles.TAVERN, at(4, 0)) == 2
    assert trade_points(tiles.TAVERN, at(4, 8)) == 2
    assert trade_points(tiles.TAVERN, at(2, 0)) == 0


@pytest.mark.rule("E-082")
def test_with_two_players_the_gate_fields_are_outside() -> None:
    s = scene(seats=2)
    place_permits(s, "red 1 4 0")
    give_hand(s, "red", "gold 9")
    assert "E-030" in refused(s, "red build house 4 0")


@pytest.mark.rule("E-085")
def test_several_thresholds_are_passed_at_once() -> None:
    s = scene()
    place_buildings(s, "red house 0 0", "red workshop 0 1")
    assert (points_of(s, "red"), track_of(s, "red")) == (3, 1)
    trade_gain(s.p, 0, 6)
    assert (points_of(s, "red"), track_of(s, "red"), cubes_of(s, "red")) == (9, 4, 4)


@pytest.mark.rule("E-A12")
def test_falling_returns_cubes_and_climbing_earns_them_again() -> None:
    s = scene()
    trade_gain(s.p, 0, 9)
    trade_loss(s.p, 0, 5)
    assert (track_of(s, "red"), cubes_of(s, "red")) == (1, 1)
    trade_loss(s.p, 0, 1)
    assert track_of(s, "red") == 1  # on the threshold it stays
    trade_gain(s.p, 0, 2)
    assert (track_of(s, "red"), cubes_of(s, "red")) == (2, 2)


@pytest.mark.rule("E-A19")
def test_beyond_eleven_the_total_counts_on() -> None:
    s = scene()
    trade_gain(s.p, 0, 12)
    view = s.view(0)
    assert (view.seats[0].trade_points, view.seats[0].disk, view.seats[0].track_cubes) == (12, 11, 5)
    trade_loss(s.p, 0, 2)
    assert (points_of(s, "red"), track_of(s, "red")) == (10, 4)


@pytest.mark.rule("E-089", "E-C21", "E-A20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_flags_cannot_run_out(seats: int) -> None:
    total = board.TRADE_TOTAL[seats]
    for threshold, flags in zip(tiles.THRESHOLDS, tiles.TRACK_FLAGS):
        assert min(seats, total // threshold) <= flags
    assert (total >= 11) == (seats > 2)

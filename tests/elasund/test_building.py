"""Phase 2: buildings and building over (E-022 to E-041, E-100 to E-110)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from elasund.scenes import (
    actions_of,
    asked_colours,
    buildings,
    counts,
    cubes_of,
    do,
    give_hand,
    gold_of,
    new_game,
    notation,
    permits,
    place_buildings,
    place_permits,
    place_ship,
    place_walls,
    points_of,
    refused,
    scene,
    set_phase,
    track_of,
)

from archipel.core.playout import finish
from archipel.core.rng import Rng
from archipel.games.elasund import board, invariants
from archipel.games.elasund.actions import BUILD, Build
from archipel.games.elasund.building import Site, build_list, price_at, refuse_build
from archipel.games.elasund.state import ElasundState
from archipel.parts.packed import pack

FACTS = json.loads((Path(__file__).parent.parent / "data" / "elasund.json").read_text())
CASES: dict[str, dict[str, Any]] = {case["id"]: case for case in FACTS["test_cases"]}
KIND = {
    "market_stalls": "stalls",
    "great_building": "great",
    "starter_large": "tall",
    "starter_small": "small",
}


def name(kind: str) -> str:
    return KIND.get(kind, kind)


def stage(case: dict[str, Any], recolour: dict[str, str] | None = None) -> tuple[ElasundState, str]:
    """Return a worked case of the ledger as a scene, and the building it asks about."""
    colours = {c: c for c in board.COLOURS} | (recolour or {})
    s = scene(turn=colours[case["builder"]], seats=case["players"])
    for row in case["buildings"]:
        place_buildings(s, f"{colours[row['owner']]} {name(row['type'])} {row['x']} {row['y']}")
    for row in case["permits"]:
        place_permits(s, f"{colours[row['owner']]} {row['value']} {row['x']} {row['y']}")
    line = f"{colours[case['builder']]} build {name(case['building'])} {case['x']} {case['y']}"
    return s, line


@pytest.mark.rule("E-T02", "E-T04", "E-T05", "E-T11", "E-T14", "E-C03", "E-C05")
@pytest.mark.parametrize("case", ["E-T02", "E-T04", "E-T05", "E-T11", "E-T14"])
def test_the_worked_cases_cost_and_do_what_the_ledger_says(case: str) -> None:
    row = CASES[case]
    expect = row["expect"]
    s, line = stage(row, {"yellow": "green", "green": "yellow"} if row["players"] == 3 else None)
    builder = line.split()[0]
    back = {"green": "yellow"} if row["players"] == 3 else {}
    price = expect["bank_gold"] + sum(expect["compensation"].values())
    give_hand(s, builder, notation({"gold": price - 1, "blue": 3}))
    assert "E-035" in refused(s, line)  # one gold short
    give_hand(s, builder, notation({"gold": price, "blue": 3}))
    bank, cubes, points = s.p.cards.bank, cubes_of(s, builder), points_of(s, builder)
    before = {c: (gold_of(s, c), cubes_of(s, c)) for c in board.COLOURS[: row["players"]]}
    do(s, line)
    if expect["influence_set_of_3"]:
        assert actions_of(s, builder) == ["spend blue"]
        do(s, f"{builder} spend blue")
    assert s.p.cards.bank - bank == expect["bank_gold"]
    for colour, (gold, _) in before.items():
        if colour != builder:
            assert gold_of(s, colour) - gold == expect["compensation"].get(back.get(colour, colour), 0)
    assert cubes_of(s, builder) - cubes - track_of(s, builder) == expect["cubes_placed"]
    assert points_of(s, builder) - points == expect["trade_gain"]
    assert permits(s) == set()
    assert f"{builder} {name(row['building'])} {row['x']} {row['y']}" in buildings(s)
    assert len(buildings(s)) == 1 + len(row["buildings"]) - len(expect.get("displaced", []))


@pytest.mark.rule("E-T03", "E-032")
def test_a_four_outranks_zero_one_and_two() -> None:
    s = scene()
    place_permits(s, "red 4 5 3", "blue 0 5 4", "blue 1 6 4", "blue 2 6 3")
    give_hand(s, "red", "gold 20")
    do(s, "red build great 5 3")
    s = scene(turn="blue")
    place_permits(s, "red 4 5 3", "blue 0 5 4", "blue 1 6 4", "blue 2 6 3")
    give_hand(s, "blue", "gold 20")
    assert refused(s, "blue build great 5 3") == {"E-032"}


@pytest.mark.rule("E-T13", "E-106")
def test_sums_decide_not_the_number_of_permits() -> None:
    s, line = stage(CASES["E-T13"])
    give_hand(s, "green", "gold 20")
    assert refused(s, line) == {"E-032"}
    assert line.split(" ", 1)[1] not in actions_of(s, "green")
    s, _ = stage(CASES["E-T13"] | {"builder": "red"})
    give_hand(s, "red", "gold 20")
    do(s, "red build tavern 5 4")


@pytest.mark.rule("E-T15", "E-033", "E-A02")
def test_a_tie_blocks_both_until_a_permit_changes() -> None:
    s, line = stage(CASES["E-T15"])
    give_hand(s, "green", "gold 20 red 2")
    give_hand(s, "red", "gold 20")
    assert refused(s, line) == {"E-033"}
    s.p.turn = 0
    set_phase(s, "build")
    assert refused(s, "red build tavern 5 4") == {"E-033"}
    s.p.turn = 2
    set_phase(s, "special")
    do(s, "green upgrade 5 4 3", "green spend red")
    s.p.turn = 2
    set_phase(s, "build")
    do(s, line)


@pytest.mark.rule("E-A02", "E-A01")
def test_only_a_tie_for_the_first_place_blocks() -> None:
    s = scene()
    place_permits(s, "red 3 5 3", "blue 2 6 3", "green 2 5 4")
    give_hand(s, "red", "gold 20")
    do(s, "red build tavern 5 3")  # 3 against 2 and 2, not against 4
    s = scene()
    place_permits(s, "red 3 5 3", "blue 3 6 3", "green 1 5 4")
    give_hand(s, "red", "gold 20")
    assert refused(s, "red build tavern 5 3") == {"E-033"}


@pytest.mark.rule("E-T16", "E-030", "E-C20")
def test_the_foundation_is_barred() -> None:
    s, line = stage(CASES["E-T16"])
    give_hand(s, "red", "gold 20")
    assert refused(s, line) == {"E-030", "E-C20"}
    do(s, "red build tavern 3 5")


@pytest.mark.rule("E-030")
def test_a_building_lies_wholly_inside_the_city() -> None:
    s = scene(seats=2)
    place_permits(s, "red 1 4 4", "red 2 4 5")
    give_hand(s, "red", "gold 20")
    assert refused(s, "red build tavern 4 4") == {"E-030"}  # column 5 is beyond the gates of two players
    assert "E-030" in refused(s, "red build tavern 8 9")
    do(s, "red build tavern 3 4")


@pytest.mark.rule("E-022", "E-C25")
def test_a_turn_has_up_to_two_projects_in_any_mixture() -> None:
    s = scene()
    give_hand(s, "red", "gold 20")
    place_permits(s, "red 1 5 5", "red 2 7 5")
    do(s, "red wall N1", "! draw red", "red build well 5 5")
    assert s.now().name() == "permit"
    assert "E-016" in refused(s, "red build well 7 5")
    s = scene()
    give_hand(s, "red", "gold 20")
    place_permits(s, "red 1 5 5", "red 2 7 5")
    do(s, "red build well 5 5", "red build well 7 5")
    assert s.now().name() == "permit"
    s = scene()
    give_hand(s, "red", "gold 20")
    do(s, "red pass")
    assert s.now().name() == "permit"
    s = scene()
    give_hand(s, "red", "gold 20")
    place_permits(s, "red 1 5 5")
    do(s, "red build well 5 5", "red pass")
    assert s.now().name() == "permit"


@pytest.mark.rule("E-023", "E-037")
def test_coloured_roofs_belong_to_their_colour_and_come_back_to_it() -> None:
    s = scene()
    give_hand(s, "red", "gold 20")
    place_permits(s, "red 1 5 5")
    place_buildings(s, "blue house 5 6")
    do(s, "red build house 5 5")
    assert buildings(s) == {"red house 5 5", "blue house 5 6"}
    s = scene(turn="blue")
    place_permits(s, "blue 3 5 4", "blue 4 6 4")
    place_buildings(s, "red house 5 5")
    give_hand(s, "blue", "gold 20")
    do(s, "blue build tavern 5 4")
    assert buildings(s) == {"blue tavern 5 4"}
    assert s.p.in_supply(0, 5) >= 0  # red may build it again
    assert cubes_of(s, "red") == 0


@pytest.mark.rule("E-024", "E-108")
def test_a_building_covers_one_two_four_or_six_squares_and_is_one_building() -> None:
    s = scene()
    give_hand(s, "red", "gold 20")
    place_permits(s, "red 1 5 5", "red 0 6 5", "red 2 6 6")
    sizes = set()
    for text in actions_of(s, "red", "build"):
        t = s.copy()
        do(t, f"red {text}")
        sizes.add(sum(cover < 40 and cover >= 0 for cover in t.p.cover))
        assert len(buildings(t)) == 1
    assert sizes == {1, 2, 4, 6}


@pytest.mark.rule("E-025", "E-C04")
def test_a_building_needs_at_least_the_printed_number_of_permits() -> None:
    s = scene()
    place_permits(s, "red 4 5 5")
    give_hand(s, "red", "gold 20")
    assert refused(s, "red build tavern 5 5") == {"E-025"}
    assert refused(s, "red build great 5 5") == {"E-025"}
    place_permits(s, "red 0 6 5")
    assert refused(s, "red build great 5 5") == {"E-025"}
    place_permits(s, "red 1 6 6")
    assert refused(s, "red build tavern 5 5") == set()  # more is allowed
    do(s, "red build great 5 5")


@pytest.mark.rule("E-026")
def test_the_ships_row_does_not_limit_building() -> None:
    s = scene()
    place_ship(s, 2)
    place_permits(s, "red 1 5 9")
    give_hand(s, "red", "gold 5")
    do(s, "red build well 5 9")
    assert cubes_of(s, "red") == 1


@pytest.mark.rule("E-027", "E-029", "E-F12")
@pytest.mark.parametrize(
    ("kind", "price", "cubes"),
    [("well", 5, 1), ("stalls", 5, 1), ("tavern", 3, 1), ("shop", 3, 1), ("great", 5, 2), ("house", 1, 0)]
    + [("workshop", 2, 0)],
)
def test_a_builder_pays_the_bank_and_puts_a_cube_on_every_flag(kind: str, price: int, cubes: int) -> None:
    s = scene()
    place_permits(s, "red 1 5 5", "red 2 6 5", "red 3 6 6", "red 4 5 6")
    give_hand(s, "red", "gold 9")
    bank = s.p.cards.bank
    do(s, f"red build {kind} 5 5")
    assert (s.p.cards.bank - bank, gold_of(s, "red"), cubes_of(s, "red")) == (price, 9 - price, cubes)


@pytest.mark.rule("E-028", "E-031", "E-034", "E-A43")
def test_foreign_permits_count_are_paid_for_and_go_home_needed_or_not() -> None:
    s = scene()
    place_permits(s, "red 3 5 5", "blue 2 6 5", "green 0 6 6", "yellow 1 5 6")
    give_hand(s, "red", "gold 6")
    assert refused(s, "red build tavern 5 5") == set()
    do(s, "red build tavern 5 5")
    assert [gold_of(s, c) for c in board.COLOURS] == [0, 2, 0, 1]
    assert permits(s) == set()


@pytest.mark.rule("E-035", "E-C05", "E-C22")
def test_without_gold_for_price_and_compensation_nothing_is_built() -> None:
    s = scene()
    place_permits(s, "red 3 5 5", "blue 2 6 5")
    give_hand(s, "red", "gold 4")
    assert refused(s, "red build tavern 5 5") == {"E-035"}
    assert "build tavern 5 5" not in actions_of(s, "red")
    give_hand(s, "red", "gold 5")
    do(s, "red build tavern 5 5")


@pytest.mark.rule("E-A03", "E-104", "E-A04")
def test_a_builder_needs_an_own_permit_and_a_zero_is_one() -> None:
    s = scene()
    place_permits(s, "blue 0 5 5")
    give_hand(s, "red", "gold 20")
    assert refused(s, "red build well 5 5") == {"E-A03", "E-032"}
    s = scene()
    place_permits(s, "red 0 5 5")
    give_hand(s, "red", "gold 20")
    do(s, "red build well 5 5")
    s = scene()
    place_permits(s, "red 0 5 5", "blue 0 6 5")
    give_hand(s, "red", "gold 20")
    assert refused(s, "red build stalls 5 5") == {"E-033"}
    s = scene()
    place_permits(s, "red 0 5 5", "red 1 6 5", "blue 0 5 6")
    give_hand(s, "red", "gold 20")
    do(s, "red build tavern 5 5")  # a foreign 0 costs nothing
    assert (gold_of(s, "red"), gold_of(s, "blue")) == (17, 0)


@pytest.mark.rule("E-036", "E-038", "E-100")
def test_a_smaller_building_touched_in_part_goes_with_its_cubes() -> None:
    s = scene()
    place_permits(s, "red 1 5 5", "red 2 6 5")
    place_buildings(s, "blue stalls 6 6")
    give_hand(s, "red", "gold 20")
    assert cubes_of(s, "blue") == 1
    do(s, "red build tavern 5 5")
    assert buildings(s) == {"red tavern 5 5"}
    assert (cubes_of(s, "blue"), s.p.stock(1)) == (0, 4)


@pytest.mark.rule("E-036", "E-A07")
def test_a_bigger_building_stays() -> None:
    s = scene()
    place_permits(s, "red 1 5 5", "red 2 6 5")
    place_buildings(s, "blue great 6 6")
    give_hand(s, "red", "gold 20 red 3")
    assert refused(s, "red build tavern 5 5") == {"E-036", "E-A07"}


@pytest.mark.rule("E-040", "E-041", "E-C06")
def test_equal_sizes_go_for_three_cards_of_one_colour_once_for_two() -> None:
    s = scene()
    place_permits(s, "red 1 5 4", "red 2 5 5")
    place_buildings(s, "blue shop 6 3", "green shop 6 5")
    give_hand(s, "red", "gold 9 red 2 blue 2")
    assert refused(s, "red build tavern 5 4") == {"E-040"}
    give_hand(s, "red", "gold 9 red 3 blue 4")
    do(s, "red build tavern 5 4")
    assert actions_of(s, "red") == ["spend red", "spend blue"]
    assert refused(s, "red spend green") == {"E-040"}
    assert s.now().name() == "spend"
    assert len(buildings(s)) == 2  # nothing has happened yet
    do(s, "red spend blue")
    assert buildings(s) == {"red tavern 5 4"}
    assert counts(s.p.cards.hand[0]) == [6, 3, 1, 0]
    assert counts(s.p.cards.spent) == [0, 0, 3, 0]


@pytest.mark.rule("E-A06")
def test_size_is_the_number_of_squares_not_the_shape() -> None:
    s = scene()
    place_permits(s, "red 1 5 5")
    place_buildings(s, "blue workshop 6 5")
    give_hand(s, "red", "gold 9")
    assert refused(s, "red build house 5 5") == {"E-040"}
    s = scene()
    place_permits(s, "red 1 5 5")
    place_buildings(s, "blue tall 6 5")
    give_hand(s, "red", "gold 9 red 3")
    do(s, "red build house 5 5", "red spend red")
    assert s.now().name() == "huts"


@pytest.mark.rule("E-A06")
def test_a_one_square_building_displaces_nothing() -> None:
    s = scene()
    place_permits(s, "red 1 5 5")
    place_buildings(s, "blue small 6 5")
    give_hand(s, "red", "gold 9 red 3")
    assert [text for text in actions_of(s, "red", "build") if "well" in text] == ["build well 5 5"]
    assert refused(s, "red build well 6 5") == {
        "E-025",
        "E-A03",
        "E-032",
    }  # no permit can lie under a building


@pytest.mark.rule("E-102", "E-A07")
def test_one_set_pays_for_equal_and_smaller_ones_together() -> None:
    s = scene()
    place_permits(s, "red 1 5 4")
    place_buildings(s, "blue shop 6 3", "green well 5 5")
    place_permits(s, "red 2 6 5")
    give_hand(s, "red", "gold 9 green 3")
    do(s, "red build tavern 5 4", "red spend green")
    assert buildings(s) == {"red tavern 5 4"}
    assert (cubes_of(s, "blue"), cubes_of(s, "green")) == (0, 0)


@pytest.mark.rule("E-103", "E-C08", "E-A08")
def test_own_buildings_may_be_built_over_losses_first() -> None:
    s = scene()
    place_permits(s, "red 1 1 4", "red 2 1 5")
    place_buildings(s, "red workshop 0 3", "red well 0 5")
    give_hand(s, "red", "gold 9")
    assert (points_of(s, "red"), track_of(s, "red"), cubes_of(s, "red")) == (3, 1, 2)
    do(s, "red build shop 0 4")
    assert buildings(s) == {"red shop 0 4"}
    assert (points_of(s, "red"), track_of(s, "red"), cubes_of(s, "red")) == (2, 0, 1)


@pytest.mark.rule("E-103", "E-C08")
def test_own_buildings_of_equal_size_cost_a_set_too() -> None:
    s = scene()
    place_permits(s, "red 1 6 2", "red 2 7 2")
    place_buildings(s, "red tavern 6 0", "red house 0 5")
    give_hand(s, "red", "gold 9 green 3")
    assert (points_of(s, "red"), track_of(s, "red"), cubes_of(s, "red")) == (3, 1, 2)
    do(s, "red build shop 6 1", "red spend green")
    assert buildings(s) == {"red shop 6 1", "red house 0 5"}
    assert (points_of(s, "red"), track_of(s, "red"), cubes_of(s, "red")) == (1, 0, 1)


@pytest.mark.rule("E-107", "E-A08", "E-A09")
def test_a_building_must_be_in_the_supply() -> None:
    s = scene()
    place_permits(s, "red 1 5 5", "red 2 6 5")
    place_buildings(s, "red house 5 6")
    give_hand(s, "red", "gold 9 green 3")
    assert refused(s, "red build house 5 5") == {"E-A09", "E-107"}
    s = scene()
    place_permits(s, "red 1 5 4", "red 2 5 5")
    give_hand(s, "red", "gold 9 green 3")
    place_buildings(
        s, "blue tavern 6 3", "blue tavern 0 0", "blue tavern 0 2", "green tavern 0 6", "green tavern 0 8"
    )
    assert refused(s, "red build tavern 5 4") == {"E-A09", "E-107"}  # even though one would be freed
    assert refused(s, "red build shop 5 4") == set()


@pytest.mark.rule("E-A38")
def test_the_second_build_is_judged_after_the_first() -> None:
    s = scene()
    place_permits(s, "red 1 5 5", "red 2 6 5")
    give_hand(s, "red", "gold 20")
    assert "build well 6 5" in actions_of(s, "red")
    do(s, "red build tavern 5 5")
    assert "E-A03" in refused(s, "red build well 6 5")
    assert list(s.p.permit_at[:5]) == [-1] * 5


@pytest.mark.rule("E-A11")
def test_a_build_is_resolved_in_order() -> None:
    """Red pays blue, blue loses point and cube, red gains. Then blue is asked about its hut."""
    s = scene()
    place_permits(s, "red 3 0 3", "blue 1 1 3")
    place_buildings(s, "blue small 1 4", "blue well 0 4", "blue tavern 0 6")
    give_hand(s, "red", "gold 4")
    assert (points_of(s, "blue"), track_of(s, "blue"), cubes_of(s, "blue")) == (3, 1, 3)
    do(s, "red build tavern 0 3")
    assert (gold_of(s, "red"), gold_of(s, "blue")) == (0, 1)
    assert (points_of(s, "blue"), track_of(s, "blue"), cubes_of(s, "blue")) == (2, 0, 1)
    assert (points_of(s, "red"), cubes_of(s, "red")) == (2, 1)
    assert (asked_colours(s), s.now().name()) == (["blue"], "huts")


@pytest.mark.rule("E-024", "E-A03")
def test_a_permit_in_the_first_corner_counts() -> None:
    s = scene()
    place_permits(s, "red 1 0 0")
    give_hand(s, "red", "gold 5")
    assert "build well 0 0" in actions_of(s, "red", "build")
    assert refused(s, "red build well 0 0") == set()
    do(s, "red build well 0 0")
    assert s.view(1).builds == 1


@pytest.mark.rule("E-025", "E-030", "E-032", "E-033", "E-035", "E-036", "E-040", "E-053", "E-A03", "E-107")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_listed_builds_are_those_that_no_rule_refuses_on_every_square(seats: int) -> None:
    """The list works on sets of squares, the refusals on one site. They agree on all kinds and squares."""
    rng = Rng(seats)
    listed = 0
    for start in range(3):
        s = new_game(seats=seats)
        finish(s, Rng(start), 150)
        for _ in range(12):
            finish(s, rng, 25)
            p = s.p.copy()
            for seat in range(seats):
                p.cards.hand[seat] = pack([rng.below(9), rng.below(4), rng.below(4), 0])
                builds = build_list(p, seat)
                listed += len(builds)
                assert builds == [
                    build for kind in BUILD for build in kind if not refuse_build(p, seat, build)
                ]
                for build in builds:
                    assert isinstance(build, Build)
                    site = Site(p, seat, build.kind, build.square)
                    assert price_at(p, seat, build.kind, build.square) == site.total_price()
    assert listed > 50


def test_a_copy_and_its_original_change_their_boards_independently() -> None:
    s = scene()
    place_permits(s, "red 1 5 5")
    other = s.copy()
    third = s.copy()
    place_permits(other, "red 2 6 5")
    place_buildings(s, "blue well 3 3")
    place_walls(third, "red N1")
    assert [len(permits(state)) for state in (s, other, third)] == [1, 2, 1]
    assert [len(buildings(state)) for state in (s, other, third)] == [1, 0, 0]
    assert [state.p.walls.built[0] for state in (s, other, third)] == [0, 0, 1]
    for state in (s, other, third):
        invariants.check(state)

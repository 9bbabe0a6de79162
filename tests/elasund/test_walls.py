"""The city wall (E-042 to E-046)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from elasund.scenes import (
    actions_of,
    cubes_of,
    do,
    give_hand,
    gold_of,
    influence_of,
    place_walls,
    play_chance,
    previews,
    refused,
    scene,
)

FACTS = json.loads((Path(__file__).parent.parent / "data" / "elasund.json").read_text())


@pytest.mark.rule("E-T06", "E-045", "E-046")
def test_the_walls_of_the_example_can_be_built() -> None:
    case = next(case for case in FACTS["test_cases"] if case["id"] == "E-T06")
    s = scene(turn="blue", seats=case["players"])
    place_walls(s, "blue S1")
    give_hand(s, "blue", "gold 6")
    for build in case["builds"]:
        gold, influence, cubes = (gold_of(s, "blue"), influence_of(s, "blue"), cubes_of(s, "blue"))
        do(s, f"blue wall {build['space']}")
        assert s.p.walls.built[1] == build["tile"]
        play_chance(s)
        assert gold - gold_of(s, "blue") == build["cost"]
        assert influence_of(s, "blue") - influence == build["influence"]
        assert cubes_of(s, "blue") - cubes == build["cube"]


@pytest.mark.rule("E-042", "E-005")
def test_the_tiles_come_from_the_own_pile_in_order() -> None:
    s = scene()
    place_walls(s, "blue N1", "blue N2")
    give_hand(s, "red", "gold 9")
    do(s, "red wall S1", "! draw red", "red wall N3", "! draw red")
    assert [(s.p.walls.owner[i], s.p.walls.tile[i]) for i in (6, 2)] == [(0, 1), (0, 2)]


@pytest.mark.rule("E-043", "E-A17")
def test_a_wall_grows_from_the_gates_or_from_any_wall() -> None:
    s = scene()
    give_hand(s, "red", "gold 20")
    # The east is open at once, too.
    assert actions_of(s, "red", "wall") == [
        "wall N1",
        "wall S1",
        "wall E1",
        "wall E8",
    ]
    assert refused(s, "red wall N2") == {"E-043"}
    assert refused(s, "red wall E4") == {"E-043"}
    place_walls(s, "blue N1", "blue E8")
    assert actions_of(s, "red", "wall") == ["wall N2", "wall S1", "wall E1", "wall E7"]
    assert refused(s, "red wall N1") == {"E-A18"}


@pytest.mark.rule("E-044")
def test_a_space_costs_two_gold_towards_the_sea_and_four_in_the_east() -> None:
    s = scene()
    give_hand(s, "red", "gold 3")
    assert actions_of(s, "red", "wall") == ["wall N1", "wall S1"]
    assert refused(s, "red wall E1") == {"E-044"}
    give_hand(s, "red", "gold 4")
    do(s, "red wall E1")
    assert gold_of(s, "red") == 0
    assert s.now().name() == "draws"


@pytest.mark.rule("E-045", "E-C23")
def test_tiles_from_the_fifth_on_bring_two_cards() -> None:
    s = scene()
    place_walls(s, "red N1", "red N2", "red N3", "red N4")
    give_hand(s, "red", "gold 2")
    do(s, "red wall N5", "! draw red", "! draw red")
    assert (influence_of(s, "red"), s.now().name()) == (2, "build")


@pytest.mark.rule("E-A17")
def test_with_the_other_ruling_the_cheap_spaces_come_first() -> None:
    s = scene("walls=cheap-first", seats=2)
    give_hand(s, "red", "gold 20")
    assert actions_of(s, "red", "wall") == ["wall N1", "wall S1"]
    assert refused(s, "red wall E1") == {"E-A17"}
    place_walls(s, "blue N1", "blue N2", "blue S1", "blue S2")
    assert actions_of(s, "red", "wall") == ["wall E1", "wall E8"]


@pytest.mark.rule("E-A18")
def test_the_last_gap_is_legal_from_both_sides_and_then_there_is_no_wall() -> None:
    s = scene(seats=2)
    place_walls(s, *[f"blue E{i}" for i in (1, 2, 3, 5, 6, 7, 8)])
    give_hand(s, "red", "gold 20")
    place_walls(s, "blue N1", "blue N2", "red S1", "red S2")
    assert actions_of(s, "red", "wall") == ["wall E4"]
    do(s, "red wall E4")
    assert cubes_of(s, "red") == 1
    assert actions_of(s, "red", "wall") == []


@pytest.mark.rule("E-A18")
def test_a_seat_has_nine_wall_tiles() -> None:
    s = scene()
    place_walls(s, *[f"red N{i}" for i in range(1, 7)], "red S1", "red S2", "red S3")
    give_hand(s, "red", "gold 20")
    assert cubes_of(s, "red") == 3
    assert actions_of(s, "red", "wall") == []
    assert refused(s, "red wall S4") == {"E-A18"}


@pytest.mark.rule("E-003")
def test_spaces_beyond_the_gates_do_not_exist() -> None:
    s = scene(seats=2)
    place_walls(s, "blue N1", "blue N2")
    give_hand(s, "red", "gold 20")
    assert refused(s, "red wall N3") == {"E-003"}


@pytest.mark.rule("E-044", "E-046")
def test_the_preview_names_price_and_reward() -> None:
    s = scene()
    place_walls(s, "red N1", "red N2")
    give_hand(s, "red", "gold 9")
    assert [(note.key, note.args, note.rules) for note in previews(s, "red wall E1")] == [
        ("pays-bank", {"gold": 4}, ["E-044"]),
        ("gains-cubes", {"cubes": 1}, ["E-046"]),
    ]


@pytest.mark.rule("E-045", "E-046")
def test_the_preview_of_every_tile_names_its_tower_or_cards_and_none_after_the_last() -> None:
    s = scene(turn="red")
    keys = []
    for n in range(10):
        s.p.walls.built[s.p.turn] = n
        keys.append([note.key for note in previews(s, "red wall E1")][1:])
    cards, tower = ["gains-influence"], ["gains-cubes"]
    assert keys == [cards, cards, tower] * 3 + [[]]

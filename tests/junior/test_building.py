"""Fortresses, boats and ports (J-029 to J-043, J-066)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from junior.scenes import (
    BLUE,
    GAME,
    ORANGE,
    RED,
    SCENES,
    do,
    give_hand,
    hand_of,
    place_boats,
    place_fortresses,
    refused,
    scene,
)

from archipel.core.state import CHANCE
from archipel.games.junior.cards import GOODS
from archipel.games.junior.invariants import check

FACTS = json.loads((Path(__file__).parent.parent / "data" / "junior.json").read_text())


@pytest.mark.rule("J-029", "J-030", "J-032", "J-033", "J-A17")
def test_any_number_of_boats_and_fortresses_each_for_its_price() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "wood 4 wool 4 rum 2 sabre 2")
    reserve = s.p.reserve[:]
    do(s, "0 boat b17", "0 boat b18", "0 fortress f15", "0 fortress f16")
    assert hand_of(s, RED) == ""
    assert s.scores()[RED] == 4
    assert [after - before for before, after in zip(reserve, s.p.reserve)] == [4, 4, 2, 2, 0]
    check(s)


@pytest.mark.rule("J-032")
@pytest.mark.parametrize("lacking", ["wood", "wool", "rum", "sabre"])
def test_a_fortress_needs_all_four_goods(lacking: str) -> None:
    s = scene(turn=RED)
    place_boats(s, RED, "b17")
    give_hand(s, RED, " ".join(good for good in ("wood", "wool", "rum", "sabre", "gold") if good != lacking))
    assert refused(s, "0 fortress f15") == {"J-032"}
    give_hand(s, RED, "wood wool rum sabre")
    assert refused(s, "0 fortress f15") == set()


@pytest.mark.rule("J-033")
@pytest.mark.parametrize("hand_", ["wood 3", "wool 3", "rum sabre gold"])
def test_a_boat_needs_wood_and_wool(hand_: str) -> None:
    s = scene(turn=RED)
    give_hand(s, RED, hand_)
    assert refused(s, "0 boat b17") == {"J-033"}


@pytest.mark.rule("J-031", "J-034")
def test_any_number_of_coco_cards_each_for_rum_sabre_and_gold() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "rum 2 sabre 2 gold 2")
    do(s, "0 buy", "! draw supplies_wool_sabre", "0 buy", "! draw supplies_wool_sabre")
    assert hand_of(s, RED) == "wool 4 sabre 4"
    for lacking in ("rum", "sabre", "gold"):
        give_hand(s, RED, " ".join(good for good in GOODS if good != lacking))
        assert refused(s, "0 buy") == {"J-034"}


@pytest.mark.rule("J-035", "J-036", "J-040", "J-041", "J-042", "J-043")
def test_orange_may_build_in_the_four_cases_of_the_booklet() -> None:
    example = next(row for row in FACTS["examples"] if row["id"] == "EX-BUILD-ORANGE")
    assert example["state"] == {"orange": {"fortresses": ["f5"], "boats": ["b8"]}}
    s = scene(turn=ORANGE)
    place_boats(s, ORANGE, "b8")
    give_hand(s, ORANGE, "wood wool rum sabre")
    assert refused(s, "3 boat b2") == set()  # J-040: at an orange fortress
    assert refused(s, "3 fortress f1") == {"J-035"}  # J-041: no orange boat leads there
    assert refused(s, "3 fortress f9") == set()  # J-042: at the far end of an orange boat
    assert refused(s, "3 boat b13") == {"J-036", "J-037"}  # J-043: only an orange boat touches it
    assert (example["legal_boat"], example["illegal_fortress"]) == (["b2"], ["f1"])
    assert (example["legal_fortress"], example["illegal_boat"]) == (["f9"], ["b13"])


@pytest.mark.rule("J-037")
def test_boats_and_fortresses_alternate() -> None:
    s = scene(turn=ORANGE)
    give_hand(s, ORANGE, "wood 5 wool 5 rum 2 sabre 2")
    do(s, "3 boat b8")
    assert "J-037" in refused(s, "3 boat b13")
    do(s, "3 fortress f9", "3 boat b13")


@pytest.mark.rule("J-036")
def test_a_fortress_of_another_seat_does_not_help() -> None:
    s = scene(turn=ORANGE)
    give_hand(s, ORANGE, "wood wool")
    assert "J-036" in refused(s, "3 boat b17")  # at a red fortress


@pytest.mark.rule("J-038", "J-039")
def test_a_site_holds_one_piece() -> None:
    s = scene(turn=RED)
    place_boats(s, RED, "b17")
    give_hand(s, RED, "wood 2 wool 2 rum sabre")
    assert refused(s, "0 boat b17") == {"J-038"}
    place_boats(s, BLUE, "b35")
    place_fortresses(s, BLUE, "f15")
    assert refused(s, "0 fortress f15") == {"J-039"}


@pytest.mark.rule("J-035")
def test_sites_of_the_other_side_of_the_board_are_refused() -> None:
    s = scene(turn=0, seats=3)
    give_hand(s, 0, "wood wool rum sabre")
    assert refused(s, "0 fortress f32") == {"J-035"}
    assert refused(s, "0 boat b41") == {"J-036"}


@pytest.mark.rule("J-A18")
def test_there_is_no_ninth_boat() -> None:
    s = scene(turn=RED)
    place_fortresses(s, RED, "f15", "f16")
    place_boats(s, RED, "b16", "b17", "b18", "b22", "b23", "b10", "b24", "b25")
    assert s.p.boats_left[RED] == 0
    give_hand(s, RED, "wood wool")
    assert refused(s, "0 boat b32") == {"J-A18"}
    assert not any(action.text.startswith("boat") for action in s.legal(RED))


@pytest.mark.rule("J-A19")
def test_a_boat_may_lead_to_an_occupied_site() -> None:
    s = scene(turn=RED)
    place_boats(s, BLUE, "b30")
    place_fortresses(s, BLUE, "f20")
    place_fortresses(s, RED, "f15")
    give_hand(s, RED, "wood wool")
    do(s, "0 boat b22")
    assert "J-039" in refused(s, "0 fortress f20")


@pytest.mark.rule("J-A20")
def test_fortresses_need_no_distance() -> None:
    s = scene(turn=ORANGE)
    place_boats(s, ORANGE, "b3", "b2")
    give_hand(s, ORANGE, "wood 2 wool 2 rum 2 sabre 2")
    do(s, "3 fortress f2", "3 fortress f1")  # f2 lies between orange f5 and white f6
    check(s)


@pytest.mark.rule("J-066", "J-A23")
def test_a_fortress_at_an_anchor_draws_a_port_tile_at_once() -> None:
    s = scene(turn=RED)
    place_boats(s, RED, "b32")
    give_hand(s, RED, "wood wool rum sabre")
    do(s, "0 fortress f26")
    assert s.actor() == CHANCE
    assert "J-066" in refused(s, "0 end")
    do(s, "! port wool")
    assert s.view(BLUE).players[RED].ports == ("wool",)
    assert s.p.tiles == [1, 0, 1, 1, 0]
    check(s)


@pytest.mark.rule("J-066")
def test_a_fortress_elsewhere_draws_none() -> None:
    s = scene(turn=RED)
    place_boats(s, RED, "b17")
    give_hand(s, RED, "wood wool rum sabre")
    do(s, "0 fortress f15")
    assert s.actor() == RED


@pytest.mark.rule("J-068")
def test_without_ports_an_anchor_is_an_ordinary_site() -> None:
    for options in ("ports=off", "preset=first-game"):
        s = scene(options, turn=RED)
        place_boats(s, RED, "b32")
        give_hand(s, RED, "wood 4 wool rum sabre")
        do(s, "0 fortress f26")
        assert s.actor() == RED
        do(s, "0 trade wood gold")  # the other forms of trade remain
        assert hand_of(s, RED) == "gold"


@pytest.mark.rule("J-A26")
def test_an_empty_stack_gives_no_tile() -> None:
    s = scene(turn=RED)
    s.p.tiles = [0, 0, 0, 0, 0]
    s.p.ports = [0, 0, 0b1111, 0]
    place_boats(s, RED, "b32")
    give_hand(s, RED, "wood wool rum sabre")
    do(s, "0 fortress f26")
    assert s.actor() == RED


def test_a_preview_shows_the_price_and_the_consequences() -> None:
    s = scene(turn=RED)
    place_boats(s, RED, "b32")
    give_hand(s, RED, "wood wool rum sabre")
    notes = s.preview(RED, GAME.read("fortress f26"))
    assert [note.key for note in notes] == ["costs", "yields", "opens-port"]
    assert notes[0].args == {"wood": 1, "wool": 1, "rum": 1, "sabre": 1, "gold": 0}
    assert notes[1].args == {"wood": 1, "wool": 0, "rum": 0, "sabre": 0, "gold": 0}


@pytest.mark.rule("J-035", "J-036", "J-038", "J-039")
def test_a_refusal_names_the_place() -> None:
    s = scene(turn=RED, seats=3)
    give_hand(s, RED, "wood wool rum sabre")

    def told(row: str) -> list[tuple[str, str]]:
        return [(note.key, str(note.args["site"])) for note in SCENES.notes(s, row)]

    assert told("0 fortress f32") == [("no-such-site", "f32")]
    assert told("0 fortress f1") == [("no-boat-there", "f1")]
    assert told("0 fortress f3") == [("no-boat-there", "f3"), ("site-taken", "f3")]
    assert told("0 boat b40") == [("no-such-site", "b40")]
    far = next(n for n in range(1, 31) if refused(s, f"0 boat b{n}"))
    assert told(f"0 boat b{far}") == [("no-fortress-there", f"b{far}")]
    place_boats(s, BLUE, f"b{far}")
    assert told(f"0 boat b{far}") == [("no-fortress-there", f"b{far}"), ("berth-taken", f"b{far}")]

"""What readers are told of a game of Elasund, rule by rule."""

from __future__ import annotations

import pytest
from elasund.scenes import GAME, give_hand, place_buildings, place_permits, place_ship, scene
from stories import gains, notes_told, told_of

from archipel.core.state import WATCHER


@pytest.mark.rule("E-019", "E-A45")
def test_income_is_told_to_all_and_the_colour_of_influence_to_its_owner() -> None:
    for reader, card in ((1, "red 1"), (0, "influence 1"), (WATCHER, "influence 1")):
        s = scene(phase="roll")
        place_buildings(s, "red tall 4 2", "blue small 0 2")
        rows = ["0 roll", "! dice 1 3"]
        story = notes_told(GAME, s, rows, reader)
        assert gains(story).get(0) == "gold 1"
        if s.now().name() == "draws":
            assert gains(notes_told(GAME, s, ["! draw red"], reader)) == {1: card}


def test_an_empty_row_is_told_as_bringing_nothing() -> None:
    s = scene(phase="roll")
    assert told_of(GAME, s, "0 roll", "! dice 1 1") == [
        "Ana rolled 2: the ship lands at row 2, nobody gets anything"
    ]


@pytest.mark.rule("E-074", "E-078")
def test_pirates_are_told_with_every_seats_discards() -> None:
    s = scene(phase="roll")
    place_ship(s, 2)
    place_buildings(s, "blue tavern 0 3", "red well 3 3")
    give_hand(s, "red", "gold 2")
    give_hand(s, "blue", "red 2")
    rows = ["0 roll", "! dice 3 4", "0 ship 5", "0 discard gold", "1 discard red"]
    lines = told_of(GAME, s, *rows, reader=0)
    assert lines == [
        "You rolled 7: the pirates come, raid on row 5",
        "You gave up 1 gold",
        "Bo gave up 1 red influence",
    ]


@pytest.mark.rule("E-024", "E-037")
def test_building_over_somebody_is_told_with_the_lost_buildings() -> None:
    s = scene(phase="build")
    place_buildings(s, "blue small 0 1")
    place_permits(s, "red 4 0 1", "red 3 1 1", "red 2 0 2")
    give_hand(s, "red", "gold 12")
    options = [a.text for a in s.legal(0) if a.text.startswith("build ") and " 0 1" in a.text]
    assert options
    lines = told_of(GAME, s, f"0 {options[-1]}")
    assert lines[0].startswith("Ana built ")
    assert "Bo lost hut" in lines[0]


@pytest.mark.rule("E-056")
def test_a_permit_is_told_with_its_row() -> None:
    s = scene(phase="permit")
    place_ship(s, 5)
    give_hand(s, "red", "gold 5")
    announced = s.copy()
    announced.apply(0, GAME.read("permit 1"))
    square = announced.legal(0)[0].text
    assert told_of(GAME, s, "0 permit 1", f"0 {square}", reader=0) == ["You placed permit 1 in row 5"]


@pytest.mark.rule("E-056")
def test_gold_instead_of_a_permit_is_told() -> None:
    s = scene(phase="permit")
    place_ship(s, 5)
    assert told_of(GAME, s, "0 gold", language="fr") == ["Ana prend 2 or"]

"""The special actions (E-061 to E-065): every obstacle is named, also for the first permit and square."""

from __future__ import annotations

import pytest
from elasund.scenes import (
    GAME,
    actions_of,
    counts,
    do,
    fill_row,
    give_hand,
    new_game,
    notes,
    permits,
    place_buildings,
    place_church_tiles,
    place_permits,
    place_walls,
    previews,
    scene,
)

from archipel.core.rng import Rng
from archipel.games.elasund.state import ElasundState


def said(s: ElasundState, row: str) -> list[str]:
    return [note.key for note in notes(s, row)]


@pytest.mark.rule("E-061", "E-062", "E-063", "E-A37")
def test_every_obstacle_of_a_move_and_of_an_upgrade_is_named() -> None:
    s = scene(phase="special")
    place_permits(s, "red 2 5 5", "blue 1 6 5")
    give_hand(s, "red", "gold")
    assert said(s, "red move 6 5") == ["no-permit-of-yours", "needs-alike"]
    assert said(s, "red move 5 5") == ["needs-alike"]
    assert said(s, "red upgrade 6 5 3") == ["no-permit-of-yours", "needs-alike"]
    assert said(s, "red upgrade 4 4 3") == ["no-permit-of-yours", "needs-alike"]
    assert said(s, "red upgrade 5 5 1") == ["not-higher", "needs-alike"]
    assert said(s, "red upgrade 5 5 2") == ["not-higher", "permit-not-in-supply", "needs-alike"]
    assert said(s, "red upgrade 5 5 3") == ["needs-alike"]
    assert said(s, "red upgrade 5 5 4") == ["too-little-gold", "needs-alike"]
    give_hand(s, "red", "gold green 2")
    assert said(s, "red upgrade 5 5 3") == said(s, "red move 5 5") == []
    for row in range(2, 13):
        if row != 7:
            fill_row(s, row)
    assert said(s, "red move 5 5") == ["city-full"]


@pytest.mark.rule("E-062", "E-063")
def test_the_permit_of_zero_on_the_first_square_is_moved_and_upgraded_like_any_other() -> None:
    s = scene(phase="special")
    place_permits(s, "red 0 0 0")
    give_hand(s, "red", "gold 4 red 2")
    assert actions_of(s, "red", "move") == ["move 0 0"]
    assert actions_of(s, "red", "upgrade") == [f"upgrade 0 0 {value}" for value in (1, 2, 3, 4)]
    assert [(n.key, n.args) for n in previews(s, "red upgrade 0 0 4")] == [
        ("pays-alike", {"cards": 2}),
        ("pays-bank", {"gold": 4}),
    ]
    assert [(n.key, n.args) for n in previews(s, "red upgrade 5 5 4")] == [("pays-alike", {"cards": 2})]
    do(s, "red move 0 0", "red at 3 3", "red spend red")
    assert permits(s) == {"red 0 3 3"}


@pytest.mark.rule("E-063")
def test_a_lower_permit_costs_no_gold() -> None:
    s = scene(phase="special")
    place_permits(s, "red 3 5 5")
    assert [n.args for n in previews(s, "red upgrade 5 5 1")] == [{"cards": 2}, {"gold": 0}]


@pytest.mark.rule("E-062")
def test_a_seat_that_moves_a_permit_is_imagined_with_two_equal_cards() -> None:
    s = scene(phase="special")
    place_permits(s, "red 1 5 5")
    give_hand(s, "red", "green 2")
    do(s, "red move 5 5")
    for seed in range(12):
        assert sorted(counts(s.redeal(1, None, Rng(seed)).p.cards.hand[0])[1:]) == [0, 0, 2]


@pytest.mark.rule("E-032", "E-033", "E-A03")
def test_a_sum_of_zero_is_a_sum() -> None:
    s = scene()
    place_permits(s, "red 0 5 4")
    slip = [(n.key, n.args) for n in previews(s, "red build well 5 4")][:3]
    assert slip == [
        ("slip-permits", {"have": 1, "need": 1}),
        ("slip-sum", {"seat": 0, "sum": 0}),
        ("slip-right", {"seat": 0}),
    ]


@pytest.mark.rule("E-036", "E-037")
def test_a_coloured_building_goes_back_to_its_owner() -> None:
    s = scene()
    place_buildings(s, "red house 5 4", "blue workshop 7 4")
    place_permits(s, "green 1 6 5", "green 3 5 5")
    lines = [(n.key, n.args) for n in previews(s, "green build shop 5 4") if n.key.startswith("to-")]
    assert lines == [("to-owner", {"seat": 0, "building": "house"})]


@pytest.mark.rule("E-015", "E-A40")
def test_only_those_who_tie_roll_again() -> None:
    s = new_game(seats=3)
    do(s, *["! draw red"] * 3, "! dice 3 3", "! dice 2 4", "! dice 1 2")
    assert s.view(0).contest == (0, 0, -1)
    do(s, "! dice 1 2", "! dice 1 2")
    assert s.view(0).contest == (0, 0, -1)
    do(s, "! dice 1 2", "! dice 1 3")
    assert (s.p.turn, s.now().name()) == (1, "roll")


@pytest.mark.rule("E-004", "E-A46")
def test_in_the_first_version_the_lead_does_not_change_the_colours() -> None:
    options = GAME.read_options("rules=1 lead=green")
    assert GAME.colours(4, options) == ["red", "blue", "green", "yellow"]


@pytest.mark.rule("E-057", "E-058", "E-064")
def test_the_preview_names_the_price_of_a_permit_anywhere() -> None:
    s = scene(phase="special")
    give_hand(s, "red", "gold 3 red blue green")
    full = scene(phase="special")
    give_hand(full, "red", "gold 3 red blue green")
    for row in range(2, 13):
        if row != 7:
            fill_row(full, row)
    assert said(full, "red place 3") == ["city-full"]
    assert said(s, "red place 4") == ["too-little-gold"]
    do(s, "red place 3")
    assert [(n.key, n.args) for n in previews(s, "red at 5 5")] == [
        ("pays-bank", {"gold": 3}),
        ("pays-each", {}),
    ]


@pytest.mark.rule("E-066", "E-029", "E-046", "E-050", "E-085")
def test_cubes_are_listed_by_their_source() -> None:
    s = scene()
    place_buildings(s, "red great 5 4", "red well 3 3", "blue well 0 8")
    place_church_tiles(s, "red 7", "blue 8")
    place_walls(s, "blue N1", "blue N2", "blue N3")
    assert s.points_by_source(0) == {"buildings": 3, "church": 1, "towers": 0, "trade": 0}
    assert s.points_by_source(1) == {"buildings": 1, "church": 1, "towers": 1, "trade": 0}
    assert s.scores() == [4, 3, 0, 0]

"""The workers' huts (E-091 to E-099)."""

from __future__ import annotations

import pytest
from elasund.scenes import (
    GAME,
    actions_of,
    asked_colours,
    buildings,
    do,
    fill_row,
    give_hand,
    gold_of,
    permits,
    place_buildings,
    place_church_tiles,
    place_permits,
    refused,
    scene,
    spot,
)

from archipel.games.elasund.city import GONE
from archipel.games.elasund.placing import set_church
from archipel.games.elasund.state import ElasundState
from archipel.games.elasund.tiles import SMALL, TALL, coloured


def displaced(options: str = "", turn: str = "red") -> ElasundState:
    """Let red build a shop over blue's small starter."""
    s = scene(options, turn=turn, seats=2)
    place_buildings(s, "blue small 3 3")
    place_permits(s, "red 1 2 3", "red 2 2 4", "blue 4 4 9")
    give_hand(s, "red", "gold 9")
    do(s, "red build shop 2 3")
    return s


@pytest.mark.rule("E-039", "E-092", "E-098", "E-099")
def test_a_displaced_starter_is_set_up_again_at_once_free_of_charge() -> None:
    s = displaced()
    assert (asked_colours(s), s.now().name()) == (["blue"], "huts")
    assert actions_of(s, "red") == []
    do(s, "blue hut small 4 4")
    assert "blue small 4 4" in buildings(s)
    assert gold_of(s, "blue") == 0
    assert (asked_colours(s), s.now().name(), s.p.builds) == (["red"], "build", 1)  # it is no player's build


@pytest.mark.rule("E-093", "E-094", "E-095", "E-C11", "E-A14")
def test_a_starter_goes_only_on_empty_squares_off_trade_fields_and_permits() -> None:
    s = displaced()
    assert refused(s, "blue hut small 0 5") == {"E-094"}
    assert refused(s, "blue hut small 4 9") == {"E-095", "E-C11"}  # its own permit
    assert refused(s, "blue hut small 2 3") == {"E-093"}
    assert refused(s, "blue hut small 2 5") == {"E-093"}  # the foundation
    assert refused(s, "blue hut small 7 5") == {"E-093", "E-A14"}  # beyond the gates
    assert refused(s, "blue hut tall 4 4") == {"E-092", "E-107"}
    assert refused(s, "red hut small 4 4") == {"E-016"}
    place_permits(s, "red 4 4 8")
    assert refused(s, "blue hut small 4 8") == {"E-095", "E-C11"}


@pytest.mark.rule("E-A14")
def test_the_tall_starter_stays_upright_and_may_use_freed_squares_and_the_church_site() -> None:
    s = scene(seats=2)
    place_church_tiles(s, "red 7")
    place_buildings(s, "blue tall 3 2")
    place_permits(s, "red 1 3 4", "red 2 4 4")
    give_hand(s, "red", "gold 9")
    do(s, "red build shop 3 3")  # covers (3,3), the lower half of the tall starter
    assert "hut tall 3 1" in actions_of(s, "blue")  # (3,2) has just been freed
    assert "hut tall 2 3" in actions_of(s, "blue")  # (2,3) and (2,4) are squares of the church site
    assert "hut tall 2 4" not in actions_of(s, "blue")  # (2,5) is a church tile
    assert "hut tall 4 9" not in actions_of(s, "blue")
    assert refused(s, "blue hut tall 4 9") == {"E-093", "E-A14"}


@pytest.mark.rule("E-C11", "E-A13")
def test_with_the_other_ruling_the_own_permit_goes_home() -> None:
    s = displaced("hut-site=own-permit")
    place_permits(s, "red 4 4 8")
    give_hand(s, "blue", "gold")
    assert refused(s, "blue hut small 4 8") == {"E-095", "E-C11"}
    do(s, "blue hut small 4 9")
    assert permits(s) == {"red 4 4 8"}
    assert gold_of(s, "blue") == 1  # no refund


@pytest.mark.rule("E-C12")
def test_a_declined_starter_leaves_the_game() -> None:
    s = displaced()
    assert "forgo small" in actions_of(s, "blue")
    assert refused(s, "blue forgo tall") == {"E-092", "E-107"}
    do(s, "blue forgo small")
    assert s.p.place[coloured(1, SMALL)] == GONE
    s = displaced("hut-return=must")
    assert "forgo small" not in actions_of(s, "blue")
    assert refused(s, "blue forgo small") == {"E-092", "E-C12"}


@pytest.mark.rule("E-C13")
def test_a_starter_displaced_by_any_building_is_set_up_again() -> None:
    s = scene(seats=2)
    place_church_tiles(s, "blue 7")
    place_buildings(s, "blue tall 3 4")
    give_hand(s, "red", "gold 7")
    do(s, "red church", "! tile 8")
    assert (asked_colours(s), s.now().name()) == (["blue"], "huts")
    s = scene(seats=2)
    place_buildings(s, "blue tall 3 3")
    place_permits(s, "red 1 2 3")
    give_hand(s, "red", "gold 9 red 3")
    do(s, "red build house 2 3", "red spend red")
    assert s.now().name() == "huts"


@pytest.mark.rule("E-C13")
def test_with_the_other_ruling_only_a_bigger_building_counts() -> None:
    s = scene("hut-trigger=bigger", seats=2)
    place_buildings(s, "blue tall 3 3")
    place_permits(s, "red 1 2 3")
    give_hand(s, "red", "gold 9 red 3")
    assert "hut-goes" in [note.key for note in s.preview(0, GAME.read("build house 2 3"))]
    do(s, "red build house 2 3", "red spend red")
    assert s.now().name() == "build"
    assert s.p.place[coloured(1, TALL)] == GONE
    assert displaced("hut-trigger=bigger").now().name() == "huts"


@pytest.mark.rule("E-052", "E-C13")
@pytest.mark.parametrize(("version", "step"), [("", "huts"), (" rules=1", "build")])
def test_the_church_counts_as_a_bigger_building(version: str, step: str) -> None:
    s = scene("hut-trigger=bigger" + version, seats=2)
    place_church_tiles(s, "blue 7")
    place_buildings(s, "blue tall 3 4")
    give_hand(s, "red", "gold 7")
    do(s, "red church", "! tile 8")
    assert s.now().name() == step


@pytest.mark.rule("E-096")
def test_a_starter_that_fits_nowhere_leaves_the_game() -> None:
    s = scene(seats=2)
    place_buildings(s, "blue small 3 3")
    place_permits(s, "red 1 2 3", "red 2 2 4")
    give_hand(s, "red", "gold 9")
    for row in (2, 3, 4, 8, 9, 10, 11, 12):
        fill_row(s, row)
    for x, y in ((1, 3), (4, 3), (1, 4), (4, 4)):
        set_church(s.p, spot(x, y))
    do(s, "red build shop 2 3")
    assert s.now().name() == "build"
    assert s.p.place[coloured(1, SMALL)] == GONE


@pytest.mark.rule("E-097")
def test_the_active_player_sets_up_first_then_clockwise() -> None:
    s = scene(turn="green")
    place_buildings(s, "red small 5 3", "green small 6 3", "blue small 5 4")
    place_permits(s, "green 1 5 5", "green 2 6 5", "green 3 6 4")
    give_hand(s, "green", "gold 9")
    do(s, "green build great 5 3")
    assert asked_colours(s) == ["green"]
    do(s, "green hut small 1 1")
    assert asked_colours(s) == ["red"]
    do(s, "red hut small 2 1")
    assert asked_colours(s) == ["blue"]
    do(s, "blue hut small 3 1")
    assert (asked_colours(s), s.now().name()) == (["green"], "build")


@pytest.mark.rule("E-A41")
def test_one_player_sets_up_both_starters_in_any_order() -> None:
    s = scene()
    place_buildings(s, "blue small 5 3", "blue tall 6 3")
    place_permits(s, "red 1 5 4", "red 2 5 5", "red 3 6 5")
    give_hand(s, "red", "gold 9")
    do(s, "red build great 5 3")
    assert {text.split()[1] for text in actions_of(s, "blue", "hut")} == {"tall", "small"}
    do(s, "blue hut small 1 1")
    assert {text.split()[1] for text in actions_of(s, "blue", "hut")} == {"tall"}
    do(s, "blue hut tall 2 1")
    assert asked_colours(s) == ["red"]


@pytest.mark.rule("E-091", "E-107")
def test_starters_are_never_built() -> None:
    assert not [
        a
        for a in GAME.vocabulary(4, GAME.read_options(""))
        if a.text.startswith(("build tall", "build small"))
    ]


@pytest.mark.rule("E-095")
def test_a_permit_of_zero_bars_a_starter_too() -> None:
    s = displaced()
    place_permits(s, "red 0 4 4")
    assert refused(s, "blue hut small 4 4") == {"E-095", "E-C11"}


@pytest.mark.rule("E-096", "E-097", "E-099")
def test_starters_of_several_that_fit_nowhere_leave_the_game_at_once() -> None:
    s = scene()
    place_buildings(s, "blue small 3 3", "green small 2 4", "red tall 3 7")
    place_permits(s, "red 1 2 3", "red 2 3 4")
    give_hand(s, "red", "gold 9")
    for row in range(2, 13):
        if row != 7:
            fill_row(s, row)
    do(s, "red build shop 2 3")
    assert (asked_colours(s), s.now().name()) == (["red"], "build")
    for seat in (1, 2):
        assert s.p.place[coloured(seat, SMALL)] == GONE


@pytest.mark.rule("E-052", "E-C13")
@pytest.mark.parametrize(("version", "returns"), [("", True), ("rules=1", False)])
def test_the_rules_say_whether_the_church_is_bigger_than_a_starter(version: str, returns: bool) -> None:
    s = scene(f"hut-trigger=bigger {version}")
    place_church_tiles(s, "yellow 7")
    place_buildings(s, "blue small 4 3")
    give_hand(s, "red", "gold 7")
    do(s, "red church", "! tile 3")
    assert (s.now().name() == "huts") == returns

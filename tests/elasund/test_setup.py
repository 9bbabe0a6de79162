"""Set-up (E-001 to E-015)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from elasund.scenes import (
    GAME,
    actions_of,
    asked_colours,
    buildings,
    counts,
    cubes_of,
    do,
    give_hand,
    gold_of,
    influence_of,
    new_game,
    place_permits,
    place_ship,
    points_of,
    refused,
    scene,
    spot,
)

from archipel.core.state import CHANCE, NOBODY, WATCHER, BadOptions
from archipel.games.elasund import board, tiles
from archipel.games.elasund.city import owners
from archipel.games.elasund.rulings import ORDERS
from archipel.games.elasund.state import ElasundState
from archipel.parts.packed import total

FACTS: dict[str, Any] = json.loads((Path(__file__).parent.parent / "data" / "elasund.json").read_text())
KIND = {
    "market_stalls": "stalls",
    "great_building": "great",
    "starter_large": "tall",
    "starter_small": "small",
}


@pytest.mark.rule("E-001")
def test_two_to_four_players() -> None:
    assert list(GAME.seats) == FACTS["meta"]["players"] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOptions):
            GAME.open(seats, GAME.read_options(""))


@pytest.mark.rule("E-002", "E-004", "E-010", "E-C26")
def test_the_material_is_counted_as_printed() -> None:
    parts = FACTS["components"]
    s = new_game()
    assert len(s.p.place) == parts["buildings"] == 37
    assert sum(tiles.COUNT[:5]) == parts["neutral_buildings"] == 21
    assert sum(s.p.cubes) == parts["victory_cubes"] == 40
    assert len(s.p.permit_at) == parts["permits"] == 20
    assert 4 * tiles.WALL_TILES == parts["wall_tiles"] == 36
    assert s.p.church.left() == parts["church_tiles"] == 9
    assert s.p.cards.bank + 4 * 3 == FACTS["cards"]["gold"] == 51
    assert total(s.p.cards.deck) == FACTS["cards"]["influence"]["total"] == 39
    assert s.p.stock(tiles.GREAT) == 3  # three pictures, one pile


@pytest.mark.rule("E-C01", "E-F21")
def test_influence_is_red_blue_and_green_thirteen_each() -> None:
    assert tiles.CARDS[1:] == FACTS["cards"]["influence"]["colors"] == ["red", "blue", "green"]
    assert counts(new_game().p.cards.deck)[1:] == [FACTS["cards"]["influence"]["per_color"]] * 3


@pytest.mark.rule("E-F12", "E-F13", "E-F15", "E-110")
def test_the_building_table_is_the_printed_one() -> None:
    assert len(FACTS["buildings"]) == tiles.KINDS
    for row in FACTS["buildings"]:
        kind = tiles.KIND_NAMES.index(KIND.get(row["id"], row["id"]))
        assert (tiles.WIDTH[kind], tiles.HEIGHT[kind], tiles.SIZE[kind]) == (row["w"], row["h"], row["cells"])
        assert tiles.PERMITS_NEEDED[kind] == (row["permits"] or 0)
        assert tiles.PRICE[kind] == (row["gold"] or 0)
        assert tiles.FLAGS[kind] == row["vp"] == len(row["flags"])
        assert [(f["dx"], f["dy"]) for f in row["flags"]] == [(0, i) for i in range(tiles.FLAGS[kind])]
        assert tiles.COUNT[kind] == row.get("count_per_player", row["count"])
        assert [None, "gold", "influence"][tiles.INCOME[kind]] == row["income"]


@pytest.mark.rule("E-003", "E-F02", "E-F03", "E-F04", "E-F05", "E-044")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_gates_fix_the_city_and_its_walls(seats: int) -> None:
    area = FACTS["areas"][str(seats)]
    assert board.columns(seats) == area["columns"]["count"]
    inside = [c for c in range(90) if new_game(seats=seats).p.cover[c] != 97]
    assert len(inside) == area["cells"]
    spaces = {board.SPACE_NAMES[space]: space for space in board.CITY_SPACES[seats]}
    assert list(spaces) == [row["id"] for row in area["wall_spaces"]]
    for row in area["wall_spaces"]:
        space = spaces[row["id"]]
        assert board.SPACE_PRICE[space] == row["cost"]
        assert board.space_at(space, seats) == (row["x"], row["y"])
        names = ["GATE" if s < 0 else board.SPACE_NAMES[s] for s in board.SUPPORTS[space]]
        assert names == [need.split("_")[0] for need in row["needs_any_of"]]
        pirates = [board.ROW_NUMBERS[y] for y in range(10) if board.ROW_SPACE[y] == space]
        assert pirates == ([row["pirate_row"]] if row["pirate_row"] else [])


@pytest.mark.rule("E-082", "E-F06", "E-F07", "E-F08")
def test_trade_fields_and_track_are_the_printed_ones() -> None:
    for cell in FACTS["board_cells"]:
        assert board.TRADE[spot(cell["x"], cell["y"])] == cell["trade_points"]
        assert board.ROW_NUMBERS[cell["y"]] == cell["row"]
    for seats in (2, 3, 4):
        inside = [c for c in range(90) if c % 9 < board.columns(seats)]
        points = sum(board.TRADE[c] for c in inside)
        assert points == board.TRADE_TOTAL[seats] == FACTS["areas"][str(seats)]["trade_points_total"]
        assert sum(field.points for field in new_game(seats=seats).view(0).trade_fields) == points
    flags = {int(t): n for t, n in FACTS["trade_track"]["flags"].items()}
    assert dict(zip(tiles.THRESHOLDS, tiles.TRACK_FLAGS)) == flags


@pytest.mark.rule("E-005", "E-F17", "E-F18", "E-C23")
def test_wall_tiles_are_piled_one_to_nine() -> None:
    for row in FACTS["walls"]["tiles_per_player"]:
        assert tiles.WALL_CARDS[row["n"]] == row["influence"]
        assert tiles.WALL_TOWER[row["n"]] == row["tower"]
    s = scene()
    give_hand(s, "red", "gold 20")
    do(s, "red wall N1")
    assert s.p.walls.tile[board.SPACE_NAMES.index("N1")] == 1


@pytest.mark.rule("E-006", "E-012", "E-F23")
def test_everybody_starts_with_three_gold_one_influence_and_no_trade() -> None:
    s = new_game(seats=3)
    for _ in range(3):
        assert actions_of(s, "!") == ["draw red", "draw blue", "draw green"]
        do(s, "! draw blue")
    for colour in ("red", "blue", "green"):
        assert (gold_of(s, colour), influence_of(s, colour), points_of(s, colour), cubes_of(s, colour)) == (
            3,
            1,
            0,
            0,
        )
    assert counts(s.p.cards.deck) == [0, 13, 10, 13]


@pytest.mark.rule("E-007", "E-F09", "E-091")
def test_the_starters_stand_on_their_frames() -> None:
    expected = set()
    for colour, frames in FACTS["start_positions"].items():
        for name, at in frames.items():
            expected.add(f"{colour} {KIND[name]} {at['x']} {at['y']}")
    assert buildings(new_game()) == expected


def frames(s: ElasundState) -> set[str]:
    """Return every starter as all see it, as `red tall 4 5`."""
    view = s.view(WATCHER)
    return {f"{view.seats[tile.owner].colour} {tile.kind} {tile.x} {tile.y}" for tile in view.tiles}


@pytest.mark.rule("E-004", "E-007", "E-A46")
@pytest.mark.parametrize("lead", board.COLOURS)
@pytest.mark.parametrize("order", ORDERS)
def test_the_host_chooses_who_has_which_colour(order: str, lead: str) -> None:
    options = f"colours={order} lead={lead}"
    round_table = 2 * order.split("-")
    clockwise = round_table[round_table.index(lead) :][:4]
    standing = buildings(new_game())
    for seats in (2, 3, 4):
        s = new_game(options, seats=seats)
        taken = clockwise[:seats]
        assert [seat.colour for seat in s.view(0).seats] == taken
        assert GAME.colours(seats, GAME.read_options(options)) == taken
        assert frames(s) == {text for text in standing if text.split()[0] in taken}


@pytest.mark.rule("E-004", "E-A46")
def test_every_colour_is_taken_once_and_any_may_be_left_out() -> None:
    for text in ("colours=red-red-blue-green", "colours=red-blue-green", "lead=white"):
        with pytest.raises(BadOptions):
            GAME.read_options(text)
    threes = {
        frozenset(GAME.colours(3, GAME.read_options(f"colours={order} lead={lead}")))
        for order in ORDERS
        for lead in board.COLOURS
    }
    assert len(threes) == 4


@pytest.mark.rule("E-A46")
def test_in_the_first_version_colours_are_not_chosen() -> None:
    assert frames(new_game("rules=1 lead=green", seats=2)) == frames(new_game(seats=2))


@pytest.mark.rule("E-A39")
def test_frames_of_unused_colours_are_ordinary_squares() -> None:
    s = scene(phase="permit", seats=2, huts=True)
    place_ship(s, 4)
    give_hand(s, "red", "gold 5")
    assert buildings(new_game(seats=2)) == {
        "red tall 4 5",
        "red small 3 2",
        "blue tall 1 5",
        "blue small 2 2",
    }
    assert s.p.is_empty(spot(1, 3))  # yellow's frame
    place_ship(s, 5)
    do(s, "red permit 1", "red at 1 3")


@pytest.mark.rule("E-008", "E-110")
def test_tiles_are_never_turned() -> None:
    s = scene()
    place_permits(s, "red 1 5 5")
    give_hand(s, "red", "gold 9")
    assert "build workshop 5 4" in actions_of(s, "red")  # upright: (5,4) and (5,5)
    assert "build workshop 4 5" not in actions_of(s, "red")  # lying it would cover (5,5)
    assert "E-A03" in refused(s, "red build workshop 4 5")
    assert tiles.COVERS[tiles.GREAT][spot(0, 0)] == [0, 1, 9, 10, 18, 19]


@pytest.mark.rule("E-009", "E-F11", "E-F10")
def test_church_tiles_are_unseen_until_drawn() -> None:
    s = scene()
    give_hand(s, "red", "gold 7")
    do(s, "red church")
    assert actions_of(s, "!") == [f"tile {n}" for n in range(1, 10)]
    assert s.odds() == [1] * 9
    assert spot(FACTS["church"]["foundation"]["x"], FACTS["church"]["foundation"]["y"]) == board.FOUNDATION


@pytest.mark.rule("E-011")
def test_influence_is_drawn_unseen_and_told_to_its_owner_only() -> None:
    s = new_game(seats=2)
    action = GAME.read("draw red")
    told = [s.told(reader, CHANCE, action) for reader in (0, 1, WATCHER)]
    assert [t.text if t else None for t in told] == ["draw red", "draw ?", "draw ?"]


@pytest.mark.rule("E-013", "E-A45")
def test_hands_are_hidden_but_their_size_is_public() -> None:
    s = scene(phase="build", seats=2)
    give_hand(s, "red", "gold 4 green 2")
    seen = s.view(1)
    assert (seen.seats[0].gold, seen.seats[0].influence) == (4, 2)
    assert seen.hand == (0, 0, 0, 0)
    give_hand(s, "red", "gold 4 blue 2")
    assert s.view(1) == seen


@pytest.mark.rule("E-014", "E-A21")
def test_the_ship_has_no_first_row() -> None:
    s = scene(phase="roll")
    assert s.p.ship == -1
    do(s, "red roll", "! dice 3 4")
    assert len(actions_of(s, "red")) == 10


@pytest.mark.rule("E-015")
def test_the_highest_roll_starts_and_turns_go_clockwise() -> None:
    s = new_game(seats=3)
    do(s, "! draw red", "! draw red", "! draw red", "! dice 1 2", "! dice 3 6", "! dice 1 1")
    assert asked_colours(s) == ["blue"]
    do(s, "blue roll", "! dice 1 1", "blue pass", "blue gold", "blue end")
    assert asked_colours(s) == ["green"]


@pytest.mark.rule("E-A40")
def test_a_tie_for_the_first_turn_is_rolled_again_by_the_tied() -> None:
    s = new_game(seats=3)
    do(s, "! draw red", "! draw red", "! draw red", "! dice 3 6", "! dice 1 1", "! dice 4 5")
    assert s.now().name() == "first-player"
    do(
        s, "! dice 1 1", "! dice 1 1", "! dice 1 1", "! dice 2 2"
    )  # red and green tie once more, then green wins
    assert asked_colours(s) == ["green"]


@pytest.mark.rule("E-004")
def test_four_tiles_belong_to_each_colour() -> None:
    others = [NOBODY] * tiles.NEUTRAL_TILES
    assert owners(4) == [*others, *[0] * 4, *[1] * 4, *[2] * 4, *[3] * 4]
    assert owners(2) == [*others, *[0] * 4, *[1] * 4, *[NOBODY] * 8]
    assert len(owners(3)) == tiles.TILES


@pytest.mark.rule("E-002", "E-015")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_view_before_the_first_action(seats: int) -> None:
    s = new_game(seats=seats)
    assert len(s.p.place) == 37
    view = s.view(WATCHER)
    assert (view.turn, view.turns, view.idle, view.builds, view.ship) == (0, 0, 0, 0, 0)
    assert (view.dice, view.contest, view.announced) == ((0, 0), (0,) * seats, "")


@pytest.mark.rule("E-015", "E-016")
def test_turns_are_counted() -> None:
    s = new_game(seats=2)
    do(s, "! draw red", "! draw red", "! dice 1 2", "! dice 1 1")
    assert (s.view(0).turn, s.view(0).turns) == (0, 1)
    do(s, "red roll", "! dice 1 1", "red pass", "red gold", "red end")
    assert (s.view(0).turn, s.view(0).turns, s.view(0).idle) == (1, 2, 1)

"""The island, the start pieces and the initial phase."""

from __future__ import annotations

import pytest
from settlers.scenes import (
    BLUE,
    FACTS,
    GAME,
    ORANGE,
    RED,
    WHITE,
    add_cards,
    do,
    give_hand,
    hand_of,
    lay_island,
    new_game,
    phase,
    places_of,
    points,
    refused,
    scene,
    verbs_of,
    view_of,
)

from archipel.core.playout import finish
from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, WATCHER, BadOptions
from archipel.games.settlers.board import LETTERS, spiral
from archipel.games.settlers.state import SettlersState
from archipel.parts.packed import unpack

# The beginner's island.


@pytest.mark.rule("S-002", "S-014", "S-109")
def test_everybody_begins_with_two_settlements_two_roads_and_two_points() -> None:
    s = new_game()
    for seat in range(4):
        me = view_of(s, seat).players[seat]
        assert (len(me.settlements), len(me.cities), s.p.road.count(seat)) == (2, 0, 2)
        assert (me.settlements_left, me.cities_left, me.roads_left) == (3, 4, 13)
    assert points(s) == s.scores() == [2, 2, 2, 2]


@pytest.mark.rule("S-012", "S-013")
def test_the_printed_island_is_there_at_once_and_a_variable_one_must_be_laid() -> None:
    assert len(view_of(new_game(), RED).tokens) == 19
    assert new_game().actor() == RED
    s = new_game("board=variable")
    assert (view_of(s, RED).land, view_of(s, RED).tokens, view_of(s, RED).robber) == ((), (), -1)
    assert s.actor() == CHANCE
    assert refused(s, "0 settle 8") == {"S-026"}


@pytest.mark.rule("S-012")
@pytest.mark.parametrize(
    ("options", "starred"),
    [("", "blue"), ("board=modern", "red"), ("board=swapped", "blue"), ("preset=modern", "red")],
)
def test_the_boards_differ_in_who_has_the_settlement_of_two_wood_and_a_wheat(
    options: str, starred: str
) -> None:
    s = new_game(options)
    rich = [seat for seat in range(4) if hand_of(s, seat) == "wood 2 wheat"]
    assert [GAME.colours(4, {})[seat] for seat in rich] == [starred]


@pytest.mark.rule("S-015")
def test_red_is_not_used_by_three() -> None:
    assert GAME.colours(3, {}) == ["blue", "white", "orange"]
    assert GAME.colours(4, {}) == ["red", "blue", "white", "orange"]
    reds = FACTS["beginner_layouts"]["fr1999"]["start"]["red"]["settlements"]
    assert [new_game(seats=3).p.owner(corner) for corner in reds] == [-1, -1]
    assert [new_game().p.owner(corner) for corner in reds] == [RED, RED]
    assert [p.colour for p in view_of(new_game(seats=3), 0).players] == ["blue", "white", "orange"]


def test_the_game_is_for_two_to_four() -> None:
    for seats in (1, 5):
        with pytest.raises(BadOptions):
            new_game(seats=seats)
    assert list(GAME.printed_seats) == [3, 4]


@pytest.mark.rule("S-017")
def test_the_bank_lies_open_for_everybody() -> None:
    s = new_game()
    for reader in (RED, ORANGE, WATCHER):
        assert view_of(s, reader).bank == (15, 18, 18, 16, 16)


@pytest.mark.rule("S-018", "S-050")
def test_the_pile_is_face_down_and_every_card_of_it_equally_likely() -> None:
    s = scene()
    give_hand(s, RED, "wool wheat ore")
    assert view_of(s, RED).pile == 25
    do(s, "0 buy")
    assert [a.text for a in s.legal(CHANCE)] == [
        "draw knight",
        "draw roads",
        "draw invention",
        "draw monopoly",
        "draw point",
    ]
    assert s.odds() == [14, 2, 2, 2, 5]
    do(s, "! draw point")
    assert view_of(s, RED).pile == 24
    assert view_of(s, RED).players[RED].cards == (0, 0, 0, 0, 1)
    assert view_of(s, BLUE).players[RED].cards is None


@pytest.mark.rule("S-019", "S-T03")
def test_the_starred_settlement_pays_one_card_for_every_terrain() -> None:
    s = new_game()
    assert [hand_of(s, seat) for seat in (RED, BLUE, WHITE, ORANGE)] == [
        "wood wool ore",
        "wood 2 wheat",
        "wood brick ore",
        "wheat 2 ore",
    ]


@pytest.mark.rule("S-020", "S-A30")
def test_hands_are_hidden_but_their_size_is_public() -> None:
    s = new_game()
    add_cards(s, BLUE, "knight 2 point")
    for reader in (RED, WHITE, WATCHER):
        blue = view_of(s, reader).players[BLUE]
        assert (blue.hand, blue.cards, blue.hand_size, blue.card_count) == (None, None, 3, 3)
    blue = view_of(s, BLUE).players[BLUE]
    assert (blue.hand, blue.cards) == ((2, 0, 0, 1, 0), (2, 0, 0, 0, 1))


@pytest.mark.rule("S-021", "S-104")
def test_the_robber_starts_on_the_desert() -> None:
    assert new_game().p.robber == new_game().p.board.desert == 9


@pytest.mark.rule("S-022", "S-A14", "S-088")
def test_seat_0_has_the_dice_first() -> None:
    s = new_game()
    assert (s.asked(), phase(s)) == ([0], "roll")
    assert refused(s, "1 roll") == {"S-025", "S-031"}
    do(s, "0 roll", "! dice 1 2")
    assert phase(s) == "trade"


# The variable island.


@pytest.mark.rule("S-089", "S-011")
def test_land_is_laid_piece_by_piece_from_face_down_tiles() -> None:
    s = new_game("board=variable")
    assert s.odds() == [4, 3, 4, 4, 3, 1]
    do(s, "! land desert", "! land forest")
    assert "land desert" not in [a.text for a in s.legal(CHANCE)]
    assert s.odds() == [3, 3, 4, 4, 3]
    assert view_of(s, WATCHER).land == ("desert", "forest")


@pytest.mark.rule("S-090", "S-A16")
def test_harbours_are_drawn_for_nine_fixed_slots() -> None:
    s = new_game("board=variable")
    do(s, *["! land forest"] * 4, *["! land hills"] * 3, *["! land pasture"] * 4)
    do(s, *["! land fields"] * 4, *["! land mountains"] * 3, "! land desert")
    assert s.odds() == [1, 1, 1, 1, 1, 4]
    do(s, "! harbour ore", *["! harbour any"] * 4)
    assert [a.text for a in s.legal(CHANCE)] == [
        "harbour wood",
        "harbour brick",
        "harbour wool",
        "harbour wheat",
    ]
    do(s, "! harbour wood", "! harbour brick", "! harbour wool", "! harbour wheat", "! spiral 0")
    assert (s.p.board.harbour_at[0], s.p.board.harbour_at[3]) == (4, 4)
    assert sum(kind < 6 for kind in s.p.board.harbour_at) == 18


@pytest.mark.rule("S-091")
def test_one_plain_sea_lies_between_two_harbours() -> None:
    harbours = [sea["harbour"] is not None for sea in FACTS["topology"]["sea_hexes"]]
    assert harbours == [True, False] * 9
    corners = [corner for harbour in FACTS["harbours"] for corner in harbour["vertices"]]
    assert len(set(corners)) == 18  # no corner has two


@pytest.mark.rule("S-092", "S-093", "S-094", "S-A15")
def test_tokens_go_round_from_a_corner_field_and_skip_the_desert() -> None:
    s = new_game("board=variable")
    do(s, "! land desert", *["! land forest"] * 4, *["! land hills"] * 3, *["! land pasture"] * 4)
    do(s, *["! land fields"] * 4, *["! land mountains"] * 3)
    do(s, *["! harbour any"] * 4, *[f"! harbour {g}" for g in ("wood", "brick", "wool", "wheat", "ore")])
    starts = FACTS["variable_setup"]["spiral"]["corners"]
    assert sorted(int(a.text.split()[1]) for a in s.legal(CHANCE)) == sorted(starts)
    assert s.odds() == [1] * 6
    do(s, "! spiral 2")
    along = spiral(2)
    assert along[:4] == [2, 1, 0, 3]
    assert (s.p.board.tokens[0], s.p.robber) == (0, 0)
    assert [s.p.board.tokens[field] for field in along if field != 0] == LETTERS


@pytest.mark.rule("S-094")
def test_a_laid_island_has_the_robber_on_its_desert_and_no_pieces() -> None:
    s = new_game("board=variable", seats=3)
    lay_island(s)
    assert (s.p.robber, s.p.board.land[s.p.robber]) == (9, 5)
    assert unpack(s.p.bank) == [19] * 5
    assert view_of(s, 0).pile == 25
    for player in view_of(s, 0).players:
        assert (player.settlements_left, player.cities_left, player.roads_left) == (5, 4, 15)
        assert (player.points, player.hand_size) == (0, 0)


@pytest.mark.rule("S-095", "S-096", "S-097", "S-T11", "S-A14")
def test_placing_goes_round_and_back_and_the_first_placer_starts() -> None:
    s = new_game("board=variable")
    assert s.turn() == NOBODY
    lay_island(s)
    order = []
    for corner in (0, 2, 11, 15, 33, 37, 47, 50):
        order.append(s.actor())
        assert s.turn() == NOBODY
        do(s, f"{s.actor()} settle {corner}")
        assert s.actor() == order[-1]
        do(s, f"{s.actor()} road {min(places_of(s, s.actor(), 'road'))}")
    assert [seat + 1 for seat in order] == FACTS["variable_setup"]["placement"]["order_4"]
    assert (s.asked(), s.turn(), phase(s)) == ([0], 0, "roll")
    assert points(s) == [2, 2, 2, 2]


@pytest.mark.rule("S-095")
def test_a_first_settlement_goes_on_any_corner_that_keeps_the_distance() -> None:
    s = new_game("board=variable", seats=3)
    lay_island(s)
    assert places_of(s, 0, "settle") == set(range(54))
    assert refused(s, "1 settle 8") == {"S-025", "S-031"}
    do(s, "0 settle 8", "0 road 7")
    assert places_of(s, 1, "settle") == set(range(54)) - {8, 4, 12, 13}
    assert refused(s, "1 settle 13") == {"S-043", "S-105"}
    assert refused(s, "1 settle 8") == {"S-102"}
    assert refused(s, "1 roll") == {"S-095"}


@pytest.mark.rule("S-095", "S-096")
def test_a_first_road_lies_at_the_settlement_just_placed() -> None:
    s = new_game("board=variable", seats=2)
    lay_island(s)
    do(s, "0 settle 8")
    assert places_of(s, 0, "road") == {7, 12, 13}
    assert refused(s, "0 road 0") == {"S-095", "S-096"}
    assert refused(s, "0 settle 30") == {"S-095"}
    do(s, "0 road 7", "1 settle 30", "1 road 36", "1 settle 40", "1 road 51", "0 settle 20")
    assert refused(s, "0 road 12") == {"S-095", "S-096"}  # at the first settlement
    assert places_of(s, 0, "road") == {22, 31, 32}
    assert view_of(s, 0).last_corner == 20


@pytest.mark.rule("S-097", "S-A25")
def test_the_second_settlement_pays_for_its_terrains_but_not_for_desert_and_sea() -> None:
    s = new_game("board=variable", seats=2)
    lay_island(s)
    do(s, "0 settle 8", "0 road 7", "1 settle 40", "1 road 51")
    assert [hand_of(s, 0), hand_of(s, 1)] == ["", ""]
    do(s, "1 settle 18", "1 road 27")  # hills, pasture, desert
    assert hand_of(s, 1) == "brick wool"
    do(s, "0 settle 0", "0 road 0")  # one mountain and the sea
    assert hand_of(s, 0) == "ore"
    assert verbs_of(s, 0) == {"roll"}


@pytest.mark.rule("S-014", "S-016", "S-018", "S-021", "S-094")
@pytest.mark.parametrize(("board", "robber", "placed"), [("fr1999", 9, 2), ("variable", -1, 0)])
def test_the_view_before_the_first_action(board: str, robber: int, placed: int) -> None:
    for seats in (3, 4):
        seen = new_game(f"board={board}", seats=seats).view(WATCHER)
        assert (seen.turn, seen.turns, seen.dice, seen.robber) == (0, 0, (0, 0), robber)
        assert (seen.pile, seen.played, seen.card_played, seen.free_roads) == (25, (0, 0, 0, 0, 0), False, 0)
        assert (seen.last_corner, seen.longest_road, seen.largest_army, seen.winner) == (-1, -1, -1, -1)
        assert (seen.offer, seen.terms) == (None, ())
        for player in seen.players:
            assert (player.points, player.knights, player.card_count, player.to_discard) == (placed, 0, 0, 0)
            left = (player.roads_left, player.settlements_left, player.cities_left)
            assert left == (15 - placed, 5 - placed, 4)
        hands = [player.hand_size for player in seen.players]
        assert sum(seen.bank) + sum(hands) == 95


@pytest.mark.parametrize("board", ["fr1999", "modern"])
def test_the_cells_of_an_island_are_land_tokens_and_harbours(board: str) -> None:
    island = new_game(f"board={board}").p.board
    cells = list(island.cells)
    assert cells[:19] == [land + 1 for land in island.land], "zero means not laid yet"
    assert cells[19:38] == island.tokens
    assert cells[38:] == [harbour + 1 for harbour in island.harbours]


@pytest.mark.rule("S-013")
def test_a_copy_lays_the_rest_of_its_island_independently() -> None:
    s = GAME.open(3, GAME.read_options("board=variable"))
    assert isinstance(s, SettlersState)
    rng = Rng(1)
    while not s.p.laid:
        before = (s.p.land.copy(), s.p.harbours.copy())
        finish(s.copy(), rng, 60)
        assert (s.p.land, s.p.harbours) == before
        s.step(rng)

"""Roads, settlements, cities and the purchase of cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from settlers.scenes import (
    BLUE,
    CARD,
    CITY,
    FACTS,
    FIXTURES,
    GAME,
    RED,
    ROAD,
    SETTLEMENT,
    cards_of,
    do,
    give_hand,
    hand_of,
    lines_of,
    new_game,
    phase,
    place_cities,
    place_roads,
    place_settlements,
    places_of,
    points,
    referee_at,
    refused,
    scene,
    set_phase,
    view_of,
)

from archipel.core.state import WATCHER, BadNotation
from archipel.games.settlers.board import CORNER_PATHS
from archipel.parts.packed import pack, total

PLENTY = "wood 9 brick 9 wool 9 wheat 9 ore 9"


# Prices.


@pytest.mark.rule("S-035", "S-037", "S-042", "S-046", "S-049", "S-106")
@pytest.mark.parametrize(
    ("price", "row", "rule"),
    [
        (ROAD, "0 road 24", "S-037"),
        (SETTLEMENT, "0 settle 16", "S-042"),
        (CITY, "0 city 17", "S-046"),
        (CARD, "0 buy", "S-049"),
    ],
)
def test_a_price_goes_back_to_the_bank(price: str, row: str, rule: str) -> None:
    s = new_game()
    set_phase(s, "trade")
    place_roads(s, RED, 24)
    if row == "0 road 24":
        row = "0 road 23"
    give_hand(s, RED, price)
    poor = s.copy()
    do(s, row)
    assert hand_of(s, RED) == ""
    assert total(s.p.bank) == 95 - 9  # the nine cards of the others
    words = price.split()
    give_hand(poor, RED, " ".join(words[1:] if not words[1].isdigit() else ["wheat", *words[2:]]))
    assert refused(poor, row) == {rule, "S-035"}


@pytest.mark.rule("S-035", "S-036", "S-099")
def test_nobody_builds_beyond_his_pieces() -> None:
    s = scene()
    place_settlements(s, RED, 0)
    place_roads(s, RED, 0, 6, 10, 18, 23, 33, 39, 49, 54, 62, 66, 67, 68, 69)
    give_hand(s, RED, PLENTY)
    do(s, "0 road 70")
    assert s.p.players[RED].roads_left == 0
    assert refused(s, "0 road 71") == {"S-036", "S-099"}
    assert places_of(s, RED, "road") == set()


@pytest.mark.rule("S-036", "S-099", "S-079")
def test_with_five_settlements_only_a_city_makes_room_for_another() -> None:
    s = scene()
    place_settlements(s, RED, 0, 2, 11, 13, 15)
    place_roads(s, RED, 27, 20)
    give_hand(s, RED, PLENTY)
    assert refused(s, "0 settle 23") == {"S-036", "S-079"}
    do(s, "0 city 0", "0 settle 23")
    assert (s.p.players[RED].settlements_left, s.p.players[RED].cities_left) == (0, 3)


@pytest.mark.rule("S-036", "S-099")
def test_there_are_four_cities() -> None:
    s = scene()
    place_cities(s, RED, 0, 2, 11)
    place_settlements(s, RED, 13, 15)
    give_hand(s, RED, "wheat 4 ore 6")
    do(s, "0 city 13")
    assert refused(s, "0 city 15") == {"S-036", "S-099"}


# Roads.


@pytest.mark.rule("S-038", "S-T13")
def test_a_road_starts_at_an_own_building() -> None:
    s = scene()
    give_hand(s, RED, PLENTY)
    place_settlements(s, RED, 18)
    assert places_of(s, RED, "road") == set(CORNER_PATHS[18]) == {20, 27, 28}
    s = scene()
    give_hand(s, RED, PLENTY)
    place_cities(s, RED, 0)  # on the coast: two paths, since the third would cross the sea
    assert places_of(s, RED, "road") == {0, 1}


@pytest.mark.rule("S-038", "S-004")
def test_a_road_continues_an_own_road_but_starts_nowhere_else() -> None:
    s = scene()
    give_hand(s, RED, PLENTY)
    place_settlements(s, RED, 18)
    place_roads(s, RED, 28)
    place_settlements(s, BLUE, 40)
    place_roads(s, BLUE, 51)
    assert places_of(s, RED, "road") == {20, 27, 29, 36}
    assert refused(s, "0 road 44") == {"S-038", "S-A10"}  # at blue's road
    assert refused(s, "0 road 57") == {"S-038", "S-A10"}  # at blue's settlement


@pytest.mark.rule("S-039", "S-075")
def test_a_path_holds_one_road() -> None:
    s = scene()
    give_hand(s, RED, PLENTY)
    place_settlements(s, RED, 18)
    place_roads(s, RED, 28)
    place_settlements(s, BLUE, 30)
    place_roads(s, BLUE, 36)
    assert refused(s, "0 road 36") == {"S-039", "S-075"}
    assert refused(s, "0 road 28") == {"S-039", "S-075"}
    assert refused(s, "0 road 29") == set()


@pytest.mark.rule("S-A10", "S-038")
def test_no_road_goes_on_behind_a_foreign_building() -> None:
    s = scene()
    give_hand(s, RED, PLENTY)
    place_roads(s, RED, 24)  # 16 - 22
    place_settlements(s, BLUE, 22)
    assert refused(s, "0 road 25") == {"S-038", "S-A10"}
    assert refused(s, "0 road 34") == {"S-038", "S-A10"}
    assert refused(s, "0 road 23") == set()
    place_roads(s, RED, 26)  # 17 - 23, from the other side
    assert refused(s, "0 road 25") == set()


@pytest.mark.rule("S-101", "S-112", "S-075")
def test_roads_run_along_the_coast_but_not_over_sea() -> None:
    assert all(edge["hexes"] for edge in FACTS["topology"]["edges"])
    coast = {edge["id"] for edge in FACTS["topology"]["edges"] if edge["coastal"]}
    assert len(coast) == 30
    s = scene()
    give_hand(s, RED, PLENTY)
    place_settlements(s, RED, 0)
    do(s, "0 road 0", "0 road 6", "0 road 10")
    assert {0, 6, 10} <= coast
    with pytest.raises(BadNotation):
        GAME.read("road 72")


# Settlements.


@pytest.mark.rule("S-009", "S-043", "S-044", "S-078", "S-T06", "S-102")
def test_settlements_keep_the_distance_and_join_own_roads() -> None:
    fixture = FIXTURES["FX-SETTLE"]
    s = new_game()
    set_phase(s, "trade")
    place_roads(s, RED, *fixture["extra_roads"]["red"])
    give_hand(s, RED, SETTLEMENT)
    assert fixture["candidates"]["16"] == "B legal"
    assert places_of(s, RED, "settle") == {16}
    assert refused(s, "0 settle 22") == {"S-043", "S-105"}
    assert refused(s, "0 settle 28") == {"S-102"}
    assert refused(s, "0 settle 12") == {"S-043", "S-105", "S-044", "S-009"}
    assert refused(s, "0 settle 24") == {"S-044", "S-009"}
    do(s, "0 settle 16")
    assert points(s) == [3, 2, 2, 2]


@pytest.mark.rule("S-043", "S-105", "S-T09")
@pytest.mark.parametrize("put", [place_settlements, place_cities])
def test_all_three_neighbour_corners_must_be_free(put: Callable[..., None]) -> None:
    s = scene()
    put(s, BLUE, 18)
    place_roads(s, RED, 20, 27, 28, 29, 36)
    give_hand(s, RED, SETTLEMENT)
    for near in (13, 23, 24):
        assert refused(s, f"0 settle {near}") == {"S-043", "S-105"}
    assert places_of(s, RED, "settle") == {19, 30}  # two paths away


@pytest.mark.rule("S-044", "S-112")
def test_without_roads_there_are_no_new_settlements() -> None:
    s = scene()
    place_settlements(s, RED, 18)
    give_hand(s, RED, PLENTY)
    assert places_of(s, RED, "settle") == set()
    do(s, "0 road 28", "0 road 36")
    assert points(s) == [1, 0, 0, 0]  # roads score nothing
    do(s, "0 settle 30")
    assert points(s) == [2, 0, 0, 0]


@pytest.mark.rule("S-102", "S-101")
def test_settlements_stand_on_corners_the_coast_included() -> None:
    s = scene()
    place_roads(s, RED, 0)
    give_hand(s, RED, SETTLEMENT)
    assert places_of(s, RED, "settle") == {0, 3}
    with pytest.raises(BadNotation):
        GAME.read("settle 54")


# Cities.


@pytest.mark.rule("S-046", "S-047", "S-048", "S-120")
def test_a_city_replaces_an_own_settlement() -> None:
    s = scene()
    place_settlements(s, RED, 18)
    place_settlements(s, BLUE, 40)
    place_cities(s, RED, 0)
    give_hand(s, RED, CITY)
    assert places_of(s, RED, "city") == {18}
    for corner in (40, 0, 30):
        assert refused(s, f"0 city {corner}") == {"S-046", "S-120"}
    do(s, "0 city 18")
    me = view_of(s, BLUE).players[RED]
    assert (me.settlements, me.cities, me.settlements_left, me.cities_left, me.points) == (
        (),
        (0, 18),
        5,
        2,
        4,
    )


@pytest.mark.rule("S-A23")
def test_a_settlement_may_become_a_city_in_the_same_turn() -> None:
    s = scene()
    place_roads(s, RED, 28)
    give_hand(s, RED, PLENTY)
    do(s, "0 settle 18", "0 city 18")
    assert points(s) == [2, 0, 0, 0]


@pytest.mark.rule("S-099")
def test_roads_and_cities_never_leave_the_board() -> None:
    listed = {a.text.split(" ")[0] for a in GAME.vocabulary(4, {})}
    assert not listed & {"remove", "demolish", "raze"}
    s = scene()
    place_cities(s, RED, 18)
    give_hand(s, RED, PLENTY)
    assert refused(s, "0 settle 18") == {"S-102", "S-044", "S-009"}
    assert refused(s, "0 city 18") == {"S-046", "S-120"}


# Development cards.


@pytest.mark.rule("S-049", "S-050")
def test_a_bought_card_is_the_buyers_secret() -> None:
    s = scene()
    give_hand(s, RED, CARD)
    t = referee_at(s)
    do(t, "0 buy", "! draw monopoly")
    assert [lines_of(t, reader)[-1] for reader in (RED, BLUE, WATCHER)] == [
        "! draw monopoly",
        "! draw ?",
        "! draw ?",
    ]
    assert cards_of(s, RED) == "monopoly"
    blue = view_of(s, BLUE).players[RED]
    assert (blue.cards, blue.card_count, blue.fresh, blue.fresh_count) == (None, 1, None, 1)
    assert phase(s) == "build"


@pytest.mark.rule("S-098")
def test_cards_are_sold_while_the_pile_lasts() -> None:
    s = scene()
    s.p.players[BLUE].cards = pack([14, 2, 2, 2, 4])
    s.p.pile = pack([0, 0, 0, 0, 1])
    give_hand(s, RED, "wool 2 wheat 2 ore 2")
    do(s, "0 buy", "! draw point")
    assert refused(s, "0 buy") == {"S-098"}

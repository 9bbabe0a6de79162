"""The contents of the box, and the set-up (J-001 to J-015)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from junior.scenes import (
    BLUE,
    GAME,
    ORANGE,
    RED,
    WHITE,
    do,
    ghost_place,
    hand_of,
    market,
    new_game,
    refused,
)

from archipel.core.state import CHANCE
from archipel.games.junior.board import COLOURS, FOUR, SIDES, THREE, Side, side_for
from archipel.games.junior.building import PortDraw
from archipel.games.junior.cards import (
    BOAT_COST,
    BOATS,
    COCO,
    COCO_COST,
    EACH,
    FORTRESS_COST,
    FORTRESSES,
    GOODS,
    KINDS,
    PORT_TILES,
    START_HAND,
)
from archipel.games.junior.coco import CocoDraw
from archipel.games.junior.invariants import check
from archipel.parts.bits import members

FACTS = json.loads((Path(__file__).parent.parent / "data" / "junior.json").read_text())


@pytest.mark.rule("J-001")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert EACH * KINDS == 95
    assert sum(card.count for card in COCO) == 24
    assert sum(PORT_TILES) == 4
    assert FORTRESSES * len(COLOURS) == 28
    assert BOATS * len(COLOURS) == 32
    assert COLOURS == ["red", "white", "blue", "orange"]
    assert sorted(GOODS) == ["gold", "rum", "sabre", "wood", "wool"]


@pytest.mark.rule("J-002", "J-003")
def test_the_side_of_the_board_shows_as_many_pirates_as_players() -> None:
    assert new_game().p.side is FOUR
    assert new_game(seats=3).p.side is THREE
    with pytest.raises(ValueError, match="3 to 4"):
        GAME.open(2, GAME.read_options(""))
    with pytest.raises(ValueError, match="3 to 4"):
        GAME.open(5, GAME.read_options(""))


@pytest.mark.rule("J-004", "J-007")
def test_every_colour_has_seven_fortresses_and_eight_boats_and_two_fortresses_stand() -> None:
    for seats in (3, 4):
        s = new_game(seats=seats)
        assert len(set(s.p.rulings.colours)) == seats
        for seat in range(seats):
            assert len(members(s.p.fortresses[seat])) + s.p.fortresses_left[seat] == 7
            assert s.p.fortresses_left[seat] == 5
            assert s.p.boats_left[seat] == 8
            assert s.p.boats[seat] == 0


@pytest.mark.rule("J-005")
def test_with_three_white_stays_in_the_box() -> None:
    assert GAME.colours(3, GAME.read_options("")) == ["red", "blue", "orange"]
    assert GAME.colours(4, GAME.read_options("")) == ["red", "white", "blue", "orange"]
    assert "white" not in GAME.colours(3, GAME.read_options("lead=white"))


@pytest.mark.rule("J-006")
def test_the_starts_are_the_circles_of_ones_colour() -> None:
    s = new_game()
    sites = [[f"f{site + 1}" for site in members(s.p.fortresses[seat])] for seat in range(4)]
    assert sites[RED] == ["f11", "f22"]
    assert sites[WHITE] == ["f6", "f27"]
    assert sites[BLUE] == ["f8", "f25"]
    assert sites[ORANGE] == ["f5", "f28"]
    three = new_game(seats=3)
    assert [[f"f{site + 1}" for site in members(three.p.fortresses[seat])] for seat in range(3)] == [
        ["f3", "f8"],
        ["f4", "f21"],
        ["f17", "f22"],
    ]


@pytest.mark.rule("J-008")
def test_the_ghost_starts_on_its_castle() -> None:
    assert ghost_place(new_game()) == "castle"
    assert new_game().view(0).ghost == "castle"


@pytest.mark.rule("J-009")
def test_any_coco_card_may_come_first_in_proportion_to_its_number() -> None:
    s = new_game()
    s.p.push(CocoDraw(RED))  # as after a purchase
    assert [action.text for action in s.legal(CHANCE)] == [f"draw {card.key}" for card in COCO]
    assert s.odds() == [11, 3, 3, 3, 4]


@pytest.mark.rule("J-010", "J-011", "J-014")
def test_the_piles_give_the_market_and_one_wood_and_one_rum_to_everybody() -> None:
    for seats in (3, 4):
        s = new_game(seats=seats)
        assert market(s) == ["wood", "wool", "rum", "sabre", "gold"]
        assert [hand_of(s, seat) for seat in range(seats)] == ["wood rum"] * seats
        assert s.p.reserve == [18 - seats, 18, 18 - seats, 18, 18]
        check(s)


@pytest.mark.rule("J-012")
def test_the_port_tiles_are_not_known_before_they_are_drawn() -> None:
    s = new_game()
    assert s.p.tiles == [1, 1, 1, 1, 0]
    s.p.push(PortDraw(RED))  # as after a fortress at an anchor
    assert [action.text for action in s.legal(CHANCE)] == ["port wood", "port wool", "port rum", "port sabre"]
    assert s.odds() == [1, 1, 1, 1]


@pytest.mark.rule("J-015", "J-A28")
def test_hands_are_secret_and_their_sizes_public() -> None:
    s = new_game()
    players = s.view(RED).players
    assert players[RED].hand == (1, 0, 1, 0, 0)
    assert players[BLUE].hand is None
    assert players[BLUE].hand_size == 2
    assert all(player.hand is None for player in s.view(-3).players)


@pytest.mark.rule("J-019", "J-A30")
def test_the_first_seat_begins_unless_a_lot_decides() -> None:
    assert new_game().asked() == [0]
    s = new_game("first=lot")
    assert s.actor() == CHANCE
    assert [action.text for action in s.legal(CHANCE)] == ["first 0", "first 1", "first 2", "first 3"]
    assert s.odds() == [1, 1, 1, 1]
    assert refused(s, "0 roll")
    do(s, "! first 2")
    assert s.asked() == [2]


@pytest.mark.rule("J-004", "J-019", "J-A30")
def test_the_host_may_seat_the_colours_in_every_order() -> None:
    orders = set()
    for order in GAME.options[1].choices:
        for lead in COLOURS:
            colours = GAME.colours(4, GAME.read_options(f"seating={order} lead={lead}"))
            assert colours[0] == lead
            orders.add(tuple(colours))
    assert len(orders) == 24
    s = new_game("seating=red-orange-blue-white lead=blue")
    assert [COLOURS[colour] for colour in s.p.rulings.colours] == ["blue", "white", "red", "orange"]
    assert members(s.p.fortresses[0]) == [7, 24]


# What our layout of the reconstructed sides promises (docs/rules/junior.md, section 2).


def turned(side: Side, sites: int) -> set[tuple[int, int]]:
    """Return where sites lie after half a turn of the board."""
    return {(-side.places[site][0], -side.places[site][1]) for site in members(sites)}


@pytest.mark.parametrize("side", [FOUR, THREE], ids=["four", "three"])
def test_every_colour_starts_on_each_basic_good(side: Side) -> None:
    for colour in side.colours:
        goods = [side.goods[land] for site in members(side.starts[colour]) for land in side.lands[site]]
        assert sorted(GOODS[good] for good in goods) == ["rum", "sabre", "wood", "wool"]
        assert not side.starts[colour] & side.ports


@pytest.mark.parametrize("side", [FOUR, THREE], ids=["four", "three"])
def test_half_a_turn_shows_the_same_starts_and_anchors(side: Side) -> None:
    starts = [{side.places[site] for site in members(side.starts[colour])} for colour in side.colours]
    for colour in side.colours:
        assert turned(side, side.starts[colour]) in starts
    assert turned(side, side.ports) == {side.places[site] for site in members(side.ports)}


@pytest.mark.parametrize("side", [FOUR, THREE], ids=["four", "three"])
def test_no_two_islands_of_one_good_touch_but_the_gold(side: Side) -> None:
    for a, b in side.boats:
        both = set(side.lands[a]) & set(side.lands[b])
        goods = [GOODS[side.goods[land]] for land in both if GOODS[side.goods[land]] != "gold"]
        assert len(goods) == len(set(goods))


# The engine's tables against the data they were made from.


@pytest.mark.parametrize(("key", "side"), [("four_player", FOUR), ("three_player", THREE)])
def test_the_board_is_the_one_of_the_facts(key: str, side: Side) -> None:
    board = FACTS["boards"][key]
    assert [terrain.key for terrain in side.terrains] == [row["id"] for row in board["terrains"]]
    for terrain, row in zip(side.terrains, board["terrains"]):
        assert GOODS[terrain.good] == row["resource"]
        assert terrain.number == row["number"]
        assert [f"f{site}" for site in terrain.sites] == row["fortress_sites"]
        assert terrain.x == round(row["x"] / 86.6)
        assert terrain.y == round(row["y"] / 50)
    for site, row in enumerate(board["fortress_sites"]):
        assert row["id"] == f"f{site + 1}"
        assert {side.terrains[land].key for land in side.lands[site]} == set(row["terrains"])
        assert bool(side.ports >> site & 1) == row["port"]
        starts = [COLOURS[colour] for colour, sites in enumerate(side.starts) if sites >> site & 1]
        assert starts == ([row["start"]] if row["start"] else [])
        assert side.places[site] == (round(row["x"] / 86.6), round(row["y"] / 50))
    assert len(side.places) == len(board["fortress_sites"])
    assert [[f"f{a + 1}", f"f{b + 1}"] for a, b in side.boats] == [
        row["joins"] for row in board["boat_sites"]
    ]
    assert {COLOURS[colour] for colour in side.colours} == set(board["colours"])


def test_cards_and_costs_are_those_of_the_facts() -> None:
    assert {card.key: card.count for card in COCO} == {
        row["kind"]: row["count"] for row in FACTS["coco_cards"]
    }
    for card, row in zip(COCO, FACTS["coco_cards"]):
        assert card.haunts == row["counts_for_castle"]
        gift = row["effect"].get("resources", {})
        assert {GOODS[k]: n for k, n in enumerate(card.goods) if n} == gift
    for cost, key in [(FORTRESS_COST, "fortress"), (BOAT_COST, "boat"), (COCO_COST, "coco")]:
        assert {GOODS[k]: n for k, n in enumerate(cost) if n} == FACTS["costs"][key]
        assert max(cost) == 1  # so that a set of goods describes a price completely
    assert {GOODS[k]: n for k, n in enumerate(START_HAND) if n} == FACTS["setup"]["starting_hand"]
    assert [tile["resource"] for tile in FACTS["port_tiles"]] == [
        GOODS[k] for k, n in enumerate(PORT_TILES) if n
    ]


@pytest.mark.rule("J-002", "J-003")
def test_no_side_of_the_board_is_for_two_or_five() -> None:
    assert [side_for(seats, SIDES) for seats in (3, 4)] == [THREE, FOUR]
    for seats in (2, 5):
        with pytest.raises(ValueError, match="no side"):
            side_for(seats, SIDES)

"""The engine's tables against an independent copy of the facts."""

from __future__ import annotations

import pytest
from settlers.scenes import CARD, CITY, FACTS, GAME, ROAD, SETTLEMENT, new_game, notation, view_of

from archipel.games.settlers import board, cards
from archipel.parts import goods
from archipel.parts.hexes import Island
from archipel.parts.packed import unpack

TOPOLOGY = FACTS["topology"]
LAYOUTS = {"fr1999": "fr1999", "modern": "modern", "swapped": "modern_red_blue_swapped"}


@pytest.mark.rule("S-102", "S-075")
def test_corners_and_paths_have_the_same_numbers() -> None:
    assert list(zip(board.PATH_A, board.PATH_B)) == [tuple(edge["vertices"]) for edge in TOPOLOGY["edges"]]
    for vertex in TOPOLOGY["vertices"]:
        corner = vertex["id"]
        assert sorted(board.CORNER_FIELDS[corner]) == sorted(vertex["hexes"])
        assert sorted(board.CORNER_PATHS[corner]) == sorted(vertex["edges"])
        assert sorted(board.CORNER_NEIGHBOURS[corner]) == sorted(vertex["neighbours"])
        assert len(vertex["hexes"]) + len(vertex["sea"]) == 3
    assert (len(TOPOLOGY["vertices"]), len(TOPOLOGY["edges"])) == (board.CORNERS, board.PATHS)


def test_a_path_and_its_far_corner_stand_at_the_same_index() -> None:
    for corner in range(board.CORNERS):
        for path, far in zip(board.CORNER_PATHS[corner], board.CORNER_NEIGHBOURS[corner]):
            assert {board.PATH_A[path], board.PATH_B[path]} == {corner, far}


def test_fields_have_the_same_numbers_and_places() -> None:
    assert Island(2).fields == [(field["q"], field["r"]) for field in TOPOLOGY["hexes"]]
    for field in TOPOLOGY["hexes"]:
        ring = [field["vertices"][side] for side in ("NE", "SE", "S", "SW", "NW", "N")]
        assert board.FIELD_CORNERS[field["id"]] == ring


@pytest.mark.rule("S-087", "S-090", "S-A16")
def test_harbours_lie_where_the_facts_have_them() -> None:
    slots = [tuple(harbour["vertices"]) for harbour in FACTS["harbours"]]
    assert slots == board.HARBOUR_SLOTS
    kinds = [harbour["resource"] or "any" for harbour in FACTS["harbours"]]
    assert [board.HARBOURS[kind] for kind in board.BEGINNER_HARBOURS] == kinds
    assert [harbour["rate"] for harbour in FACTS["harbours"]] == [3 if kind == "any" else 2 for kind in kinds]


@pytest.mark.rule("S-012", "S-014", "S-019", "S-087")
@pytest.mark.parametrize("name", LAYOUTS)
def test_the_beginners_islands_are_those_of_the_facts(name: str) -> None:
    layout = FACTS["beginner_layouts"][LAYOUTS[name]]
    s = new_game(f"board={name}")
    table = view_of(s, 0)
    assert list(table.land) == [field["terrain"] for field in layout["hexes"]]
    assert list(table.tokens) == [field["number"] or 0 for field in layout["hexes"]]
    assert table.robber == layout["robber_start_hex"]
    for player in table.players:
        places = layout["start"][player.colour]
        assert sorted(player.settlements) == sorted(places["settlements"])
        assert [p for p, owner in enumerate(table.roads) if owner == player.seat] == sorted(
            road["edge"] for road in places["roads"]
        )
        income = places["starting_resources"]
        assert unpack(s.p.players[player.seat].hand) == [income.count(good) for good in cards.GOODS]
    missing = set(board.COLOURS) - set(GAME.colours(3, {}))
    assert missing == {layout["three_players_remove"]}


@pytest.mark.rule("S-012")
def test_the_default_island_is_that_of_1999() -> None:
    assert GAME.read_options("")["board"] == FACTS["meta"]["default_beginner_layout"]
    assert GAME.read_options("preset=modern")["board"] == "modern"


@pytest.mark.rule("S-092", "S-A15")
def test_spirals_and_letters_are_those_of_the_facts() -> None:
    spirals = FACTS["variable_setup"]["spiral"]["order_by_corner"]
    assert {int(corner) for corner in spirals} == set(board.SPIRAL_STARTS)
    for corner, order in spirals.items():
        assert board.spiral(int(corner)) == order
    assert [letter["number"] for letter in FACTS["variable_setup"]["token_letters"]] == board.LETTERS


@pytest.mark.rule("S-010", "S-093")
def test_six_and_eight_never_touch_whatever_the_spiral_and_the_desert() -> None:
    for corner in board.SPIRAL_STARTS:
        for desert in range(board.FIELDS):
            land = [0] * board.FIELDS
            land[desert] = board.DESERT
            tokens = board.lay_tokens(land, corner)
            assert tokens[desert] == 0
            for fields in board.CORNER_FIELDS:
                assert sum(tokens[field] in (6, 8) for field in fields) <= 1


@pytest.mark.rule("S-011", "S-014", "S-018", "S-070")
def test_the_numbers_of_pieces_and_cards_are_those_of_the_facts() -> None:
    parts = FACTS["components"]
    assert parts["resource_cards_each"] == cards.EACH
    assert parts["resource_cards"] == cards.EACH * cards.KINDS
    assert sum(cards.CARD_COUNTS) == parts["development_cards"]
    kinds = ("knights", "road_building", "invention", "monopoly", "victory_point")
    assert [parts[kind] for kind in kinds] == cards.CARD_COUNTS
    pieces = parts["per_player"]
    assert pieces["settlements"] == cards.SETTLEMENT_PIECES
    assert (pieces["cities"], pieces["roads"]) == (cards.CITY_PIECES, cards.ROAD_PIECES)
    assert len(board.LETTERS) == parts["number_tokens"]
    assert parts["colours"] == board.COLOURS
    assert list(GAME.printed_seats) == parts["players"]
    land = FACTS["variable_setup"]["land_tiles"]
    assert dict(zip(board.TERRAINS, board.LAND_COUNTS)) == land
    harbours = FACTS["variable_setup"]["harbour_tiles"]
    assert board.HARBOUR_COUNTS[5] == harbours["any_3_1"]
    assert board.HARBOUR_COUNTS[:5] == [harbours[f"{good}_2_1"] for good in cards.GOODS]


@pytest.mark.rule("S-111")
def test_every_island_has_the_tokens_of_the_facts() -> None:
    counts = {int(n): count for n, count in FACTS["number_token_counts"].items()}
    for tokens in (board.LETTERS, board.FR1999_TOKENS, board.MODERN_TOKENS):
        assert {n: tokens.count(n) for n in counts} == counts


@pytest.mark.rule("S-037", "S-042", "S-046", "S-049", "S-106")
def test_prices_are_those_of_the_facts() -> None:
    prices = {"road": ROAD, "settlement": SETTLEMENT, "city": CITY, "development_card": CARD}
    engine = [cards.ROAD_COST, cards.SETTLEMENT_COST, cards.CITY_COST, cards.CARD_COST]
    for (name, price), cost in zip(prices.items(), engine):
        assert notation(FACTS["costs"][name]) == price == goods.write(cards.GOODS, cost)


@pytest.mark.rule("S-003", "S-040", "S-052", "S-060", "S-085", "S-086")
def test_thresholds_and_rates_are_those_of_the_facts() -> None:
    assert FACTS["victory"]["target"] == cards.TARGET
    assert cards.AWARD_POINTS == FACTS["victory"]["longest_road"] == FACTS["victory"]["largest_army"]
    assert FACTS["thresholds"]["longest_road_min"] == cards.ROAD_MINIMUM
    assert FACTS["thresholds"]["largest_army_min"] == cards.ARMY_MINIMUM
    assert FACTS["thresholds"]["hand_limit_on_seven"] == cards.HAND_LIMIT
    trade = FACTS["trade"]
    assert [
        trade["bank"],
        trade["generic_harbour"],
        trade["special_harbour"],
    ] == [cards.BANK_RATE, cards.HARBOUR_RATE, cards.SPECIAL_RATE]


def test_the_modern_preset_sets_the_modern_rulings() -> None:
    changed = {
        key: value
        for key, value in GAME.read_options("preset=modern").items()
        if GAME.read_options("")[key] != value
    }
    assert changed == {"board": "modern", "phases": "free", "theft": "compulsory", "cut-tie": "holder"}

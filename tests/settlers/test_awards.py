"""Longest Road and Largest Army."""

from __future__ import annotations

import pytest
from settlers.scenes import (
    BLUE,
    FIXTURES,
    ORANGE,
    RED,
    SETTLEMENT,
    WHITE,
    add_cards,
    add_knights,
    do,
    give_hand,
    place_cities,
    place_roads,
    place_settlements,
    points,
    refused,
    road_length_of,
    scene,
    set_phase,
    view_of,
)
from tables import Table, positions

from archipel.games.settlers.board import PATH_A, PATH_B
from archipel.games.settlers.state import SettlersState
from archipel.registry import GAMES

NORTH_COAST = [0, 1, 2, 3, 4, 5, 9]  # corners 3 0 4 1 5 2 6 10
SOUTH_COAST = [66, 67, 68, 69, 70, 71, 65]  # corners 47 51 48 52 49 53 50 46
RING = [28, 36, 44, 43, 35, 27]  # around the desert


# Longest Road.


@pytest.mark.rule("S-040", "S-113")
def test_the_first_road_of_five_takes_the_card() -> None:
    s = scene()
    place_roads(s, RED, *NORTH_COAST[:4])
    give_hand(s, RED, "wood brick")
    assert (s.p.longest, points(s)) == (-1, [0, 0, 0, 0])
    do(s, "0 road 4")
    assert (s.p.longest, points(s), view_of(s, BLUE).players[RED].road_length) == (RED, [2, 0, 0, 0], 5)


@pytest.mark.rule("S-040")
def test_five_roads_in_two_parts_are_not_a_road_of_five() -> None:
    s = scene()
    place_roads(s, RED, *NORTH_COAST[:4], *SOUTH_COAST[:4])
    assert (road_length_of(s, RED), s.p.longest) == (4, -1)


@pytest.mark.rule("S-041", "S-114", "S-A08")
def test_only_a_longer_road_takes_the_card_over() -> None:
    s = scene()
    place_roads(s, RED, *NORTH_COAST[:5])
    place_roads(s, BLUE, *SOUTH_COAST[:5])
    assert (s.p.longest, points(s)) == (RED, [2, 0, 0, 0])  # equal: the holder keeps it
    place_roads(s, BLUE, SOUTH_COAST[5])
    assert (s.p.longest, points(s)) == (BLUE, [0, 2, 0, 0])
    place_roads(s, RED, NORTH_COAST[5])
    assert s.p.longest == BLUE


@pytest.mark.rule("S-113", "S-T14")
def test_side_branches_do_not_count() -> None:
    s = lr7()
    assert (road_length_of(s, RED), road_length_of(s, BLUE), s.p.longest) == (7, 6, RED)
    shown = view_of(s, BLUE).players[RED].longest_trail
    assert set(shown) == set(FIXTURES["FX-LR7"]["setup"]["roads"]["red"]) - {37, 58}


@pytest.mark.rule("S-A11")
def test_a_loop_of_six_counts_six_and_every_road_once() -> None:
    s = scene()
    place_roads(s, RED, *RING)
    assert road_length_of(s, RED) == 6
    place_roads(s, RED, 29)  # a tail from corner 24
    assert road_length_of(s, RED) == 7
    place_roads(s, RED, 42)  # another tail, from corner 29: no trail goes round the loop and ends there too
    assert road_length_of(s, RED) == 7


def _brute_force(s: SettlersState, seat: int) -> int:
    """Return the longest trail by trying every order of roads, without the engine's search."""
    mine = frozenset(path for path, owner in enumerate(s.p.road) if owner == seat)

    def walk(corner: int, left: frozenset[int], first: bool) -> int:
        if not first and s.p.owner(corner) not in (-1, seat):
            return 0
        steps = [p for p in left if corner in (PATH_A[p], PATH_B[p])]
        return max((1 + walk(PATH_A[p] + PATH_B[p] - corner, left - {p}, False) for p in steps), default=0)

    return max(walk(corner, mine, True) for corner in range(54))


@pytest.mark.rule("S-113", "S-A11")
@pytest.mark.parametrize("tails", [[29, 45], [29, 42], [20, 29, 45], [25, 26, 34, 41, 42]])
def test_the_longest_line_measures_figures_with_loops_and_forks(tails: list[int]) -> None:
    s = scene()
    place_roads(s, RED, *RING, *tails)
    place_settlements(s, BLUE, 22)
    assert road_length_of(s, RED) == _brute_force(s, RED)


@pytest.mark.rule("S-A09")
def test_own_buildings_do_not_cut() -> None:
    s = scene()
    place_roads(s, RED, *NORTH_COAST[:5])
    place_settlements(s, RED, 4)
    place_cities(s, RED, 5)
    assert road_length_of(s, RED) == 5


def lr7() -> SettlersState:
    """Return the booklet's picture of Longest Road."""
    setup = FIXTURES["FX-LR7"]["setup"]
    s = scene(turn=BLUE)
    place_settlements(s, RED, *setup["settlements"]["red"])
    place_settlements(s, BLUE, *setup["settlements"]["blue"])
    place_roads(s, RED, *setup["roads"]["red"])
    place_roads(s, BLUE, *setup["roads"]["blue"])
    give_hand(s, BLUE, SETTLEMENT)
    return s


@pytest.mark.rule("S-115", "S-T15")
def test_a_foreign_settlement_cuts_a_road_and_the_card_goes_to_the_longest() -> None:
    s = lr7()
    assert points(s) == [3, 1, 0, 0]
    do(s, f"1 settle {FIXTURES['FX-LR7']['labels']['C']}")
    after = FIXTURES["FX-LR7"]["after"]
    assert (road_length_of(s, RED), road_length_of(s, BLUE)) == (after["red"], after["blue"])
    assert (s.p.longest, points(s)) == (BLUE, [1, 4, 0, 0])


@pytest.mark.rule("S-116", "S-A07", "S-T16")
@pytest.mark.parametrize(("ruling", "holder"), [("aside", -1), ("holder", RED)])
def test_a_tie_after_a_cut_is_broken_by_the_ruling(ruling: str, holder: int) -> None:
    setup = FIXTURES["FX-LRTIE"]["setup"]
    s = scene(f"cut-tie={ruling}", turn=BLUE)
    place_settlements(s, RED, *setup["settlements"]["red"])
    place_settlements(s, BLUE, *setup["settlements"]["blue"])
    place_roads(s, RED, *setup["roads"]["red"])
    place_roads(s, BLUE, *setup["roads"]["blue"])
    give_hand(s, BLUE, SETTLEMENT)
    assert s.p.longest == RED
    do(s, "1 settle 48")
    assert (road_length_of(s, RED), road_length_of(s, BLUE), s.p.longest) == (5, 5, holder)
    assert points(s) == [1 + 2 * (holder == RED), 2, 0, 0]
    place_roads(s, BLUE, 45)  # 36 - 30: the single longest again
    assert (road_length_of(s, BLUE), s.p.longest) == (6, BLUE)


@pytest.mark.rule("S-116")
@pytest.mark.parametrize("ruling", ["aside", "holder"])
def test_a_tie_of_two_others_after_a_cut_leaves_the_card_aside(ruling: str) -> None:
    s = scene(f"cut-tie={ruling}", turn=BLUE)
    place_roads(s, RED, *NORTH_COAST[:6])
    place_roads(s, BLUE, *SOUTH_COAST[:5])
    place_roads(s, WHITE, *RING[:5])
    place_roads(s, BLUE, 7)  # 4 - 8
    give_hand(s, BLUE, SETTLEMENT)
    do(s, "1 settle 4")
    assert (road_length_of(s, RED), s.p.longest, points(s)) == (4, -1, [0, 1, 0, 0])


@pytest.mark.rule("S-116", "S-T23")
def test_a_cut_that_leaves_nobody_with_five_lays_the_card_aside() -> None:
    s = scene(turn=BLUE)
    place_roads(s, RED, *NORTH_COAST[:5])
    place_roads(s, BLUE, 7)
    give_hand(s, BLUE, SETTLEMENT)
    do(s, "1 settle 4")
    assert (road_length_of(s, RED), s.p.longest, points(s)) == (3, -1, [0, 1, 0, 0])
    place_roads(s, WHITE, *SOUTH_COAST[:5])
    assert (s.p.longest, points(s)) == (WHITE, [0, 1, 2, 0])


@pytest.mark.rule("S-115")
def test_a_cut_of_another_road_leaves_the_holder_alone() -> None:
    s = scene(turn=BLUE)
    place_roads(s, RED, *NORTH_COAST[:5])
    place_roads(s, WHITE, *SOUTH_COAST[:5])
    place_roads(s, BLUE, 63)  # 44 - 48
    give_hand(s, BLUE, SETTLEMENT)
    do(s, "1 settle 48")
    assert (road_length_of(s, WHITE), s.p.longest) == (3, RED)


@pytest.mark.rule("S-115", "S-A08")
def test_a_cut_of_another_road_takes_nothing_from_a_holder_who_is_tied() -> None:
    s = scene(turn=BLUE)
    place_roads(s, RED, *NORTH_COAST[:5])
    place_roads(s, ORANGE, *RING[:5])
    place_roads(s, WHITE, *SOUTH_COAST[:5])
    place_roads(s, BLUE, 63)  # 44 - 48
    give_hand(s, BLUE, SETTLEMENT)
    do(s, "1 settle 48")
    assert (road_length_of(s, WHITE), road_length_of(s, ORANGE), s.p.longest) == (3, 5, RED)


@pytest.mark.rule("S-116")
def test_a_cut_may_break_the_tie_for_a_card_that_lies_aside() -> None:
    s = scene(turn=ORANGE)
    place_roads(s, RED, *NORTH_COAST[:6])
    place_roads(s, BLUE, *SOUTH_COAST[:5])
    place_roads(s, WHITE, *RING[:5])
    place_roads(s, ORANGE, 7, 63)
    give_hand(s, ORANGE, "wood 2 brick 2 wool 2 wheat 2")
    do(s, "3 settle 4")
    assert s.p.longest == -1
    do(s, "3 settle 48")
    assert (s.p.longest, points(s)) == (WHITE, [0, 0, 2, 2])


@pytest.mark.rule("S-115", "S-043")
def test_a_cut_needs_a_corner_where_one_may_settle() -> None:
    s = scene(turn=BLUE)
    place_settlements(s, RED, 0)
    place_roads(s, RED, *NORTH_COAST[:5])
    place_roads(s, BLUE, 7)
    give_hand(s, BLUE, SETTLEMENT)
    assert refused(s, "1 settle 4") == {"S-043", "S-105"}


@pytest.mark.rule("S-113", "S-A11")
def test_the_road_that_is_shown_is_connected_and_as_long_as_counted() -> None:
    for referee in positions(Table(GAMES["settlers"], 4), seed=3, every=40):
        state = referee.state
        assert isinstance(state, SettlersState)
        for player in view_of(state, BLUE).players:
            trail = player.longest_trail
            assert len(set(trail)) == len(trail) == state.p.players[player.seat].road_length
            assert all(state.p.road[path] == player.seat for path in trail)
            for end in (PATH_A, PATH_B):
                if not trail or is_connected(trail, end[trail[0]]):
                    break
            else:
                pytest.fail(f"{trail} does not hang together")


def is_connected(trail: tuple[int, ...], corner: int) -> bool:
    """Return whether all of its paths can be reached from the first one."""
    for path in trail:
        if corner not in (PATH_A[path], PATH_B[path]):
            return False
        corner = PATH_A[path] + PATH_B[path] - corner
    return True


# Largest Army.


@pytest.mark.rule("S-060", "S-077")
def test_three_knights_take_largest_army() -> None:
    s = scene(phase="roll")
    add_cards(s, RED, "knight")
    add_knights(s, RED, 1)
    do(s, "0 play knight", "0 robber 0")
    assert (s.p.army, points(s)) == (-1, [0, 0, 0, 0])
    add_cards(s, RED, "knight")
    set_phase(s, "roll")
    s.p.card_played = False
    do(s, "0 play knight")
    assert (s.p.army, points(s), view_of(s, BLUE).largest_army) == (RED, [2, 0, 0, 0], RED)


@pytest.mark.rule("S-061", "S-077", "S-T19")
def test_only_more_knights_take_it_over() -> None:
    s = scene(phase="roll")
    add_knights(s, RED, 2)
    add_knights(s, BLUE, 2)
    add_cards(s, RED, "knight")
    add_cards(s, BLUE, "knight 2")
    do(s, "0 play knight", "0 robber 0", "0 roll", "! dice 1 1", "0 end", "1 play knight", "1 robber 1")
    assert (s.p.players[BLUE].knights, s.p.army) == (3, RED)
    s.p.card_played = False
    do(s, "1 play knight")
    assert (s.p.army, points(s)) == (BLUE, [0, 2, 0, 0])


@pytest.mark.rule("S-109")
def test_every_piece_and_card_has_its_points() -> None:
    s = scene()
    place_settlements(s, RED, 18)
    assert points(s)[RED] == 1
    place_cities(s, RED, 40)
    assert points(s)[RED] == 3
    place_roads(s, RED, *NORTH_COAST[:5])
    assert points(s)[RED] == 5
    add_knights(s, RED, 2)
    add_cards(s, RED, "knight point 2")
    do(s, "0 play knight")
    assert points(s)[RED] == 7
    assert s.scores()[RED] == 9

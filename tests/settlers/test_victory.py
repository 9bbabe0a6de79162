"""Ten points, in one's own turn."""

from __future__ import annotations

import pytest
from settlers.scenes import (
    BLUE,
    CARD,
    CITY,
    FIXTURES,
    RED,
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
    roll,
    scene,
    set_phase,
    view_of,
)

from archipel.core.state import NOBODY, WATCHER
from archipel.games.settlers.awards import MOST_TURNS
from archipel.games.settlers.position import NONE
from archipel.games.settlers.state import SettlersState


def nearly(turn: int = RED) -> SettlersState:
    """Return red with nine points on the table: four cities and a settlement."""
    s = scene(turn=turn)
    place_cities(s, RED, 0, 2, 11, 13)
    place_settlements(s, RED, 15)
    return s


def winner(s: SettlersState) -> int | None:
    outcome = s.outcome()
    if outcome is None:
        return None
    assert s.actor() == NOBODY
    assert len(outcome.winners) == 1
    return outcome.winners[0]


@pytest.mark.rule("S-003", "S-064", "S-107", "S-004")
def test_the_tenth_point_ends_the_game() -> None:
    s = scene()
    place_cities(s, RED, 0, 2, 11)
    place_settlements(s, RED, 13, 15, 18)
    give_hand(s, RED, "wood 2 brick 2 " + CITY)
    place_roads(s, RED, 29)
    assert (points(s)[RED], winner(s)) == (9, None)
    assert view_of(s, BLUE).winner == NONE
    do(s, "0 city 13")
    assert (points(s)[RED], winner(s)) == (10, RED)
    assert [view_of(s, reader).winner for reader in (RED, BLUE, WATCHER)] == [RED] * 3
    assert refused(s, "0 end") == refused(s, "1 roll") == {"S-064"}
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.rule == "S-064"


@pytest.mark.rule("S-064", "S-109", "S-069", "S-T10")
def test_the_win_of_the_booklet_can_be_played() -> None:
    holdings = FIXTURES["FX-WIN"]["holdings"]
    s = scene()
    place_settlements(s, RED, *[18, 20][: holdings["settlements"]])
    place_cities(s, RED, *[40, 42][: holdings["cities"]])
    place_roads(s, RED, 0, 1, 2, 3)
    add_cards(s, RED, f"point {holdings['victory_point_cards']}")
    assert s.scores()[RED] == 8
    give_hand(s, RED, "wood brick")
    do(s, "0 road 4")
    assert s.scores()[RED] == FIXTURES["FX-WIN"]["points"]
    assert winner(s) == RED


@pytest.mark.rule("S-063", "S-069", "S-050")
def test_victory_point_cards_stay_secret_until_they_win() -> None:
    s = nearly(turn=BLUE)
    add_cards(s, RED, "point")
    give_hand(s, RED, "ore")
    for reader in (BLUE, WATCHER):
        red = view_of(s, reader).players[RED]
        assert (red.points, red.cards, red.card_count) == (9, None, 1)
    assert view_of(s, RED).players[RED].points == 10
    assert winner(s) is None
    do(s, "1 end", "2 roll", "! dice 1 1", "2 end", "3 roll", "! dice 1 1", "3 end")
    assert winner(s) == RED
    for reader in (BLUE, WATCHER):  # the end of the game reveals everything
        red = view_of(s, reader).players[RED]
        assert (red.points, red.cards, red.hand) == (10, (0, 0, 0, 0, 1), (0, 0, 4, 0, 1))


@pytest.mark.rule("S-064", "S-A12")
def test_ten_points_in_anothers_turn_win_at_the_start_of_ones_own() -> None:
    s = scene(turn=BLUE)
    place_cities(s, WHITE, 20, 42, 47, 33)
    place_roads(s, WHITE, 28, 36, 44, 43, 35)
    place_roads(s, RED, 0, 1, 2, 3, 4, 5)
    place_roads(s, BLUE, 7)
    assert (s.p.longest, points(s)[WHITE]) == (RED, 8)
    give_hand(s, BLUE, "wood brick wool wheat")
    do(s, "1 settle 4")  # cuts red's road, so white has the longest one
    assert (s.p.longest, points(s)[WHITE], winner(s)) == (WHITE, 10, None)
    do(s, "1 end")
    assert winner(s) == WHITE


@pytest.mark.rule("S-068", "S-A13", "S-T20")
def test_a_bought_victory_point_wins_at_once() -> None:
    s = nearly()
    give_hand(s, RED, CARD)
    do(s, "0 buy", "! draw point")
    assert winner(s) == RED
    s = nearly()
    give_hand(s, RED, CARD)
    do(s, "0 buy", "! draw knight")
    assert winner(s) is None
    assert refused(s, "0 play knight") == {"S-057"}


@pytest.mark.rule("S-064", "S-060")
def test_a_knight_may_win_before_the_dice() -> None:
    s = nearly()
    set_phase(s, "roll")
    add_knights(s, RED, 2)
    add_cards(s, RED, "knight")
    do(s, "0 play knight")
    assert winner(s) == RED


@pytest.mark.rule("S-064", "S-071")
def test_a_free_road_may_win() -> None:
    s = scene()
    place_cities(s, RED, 20, 42, 47, 33)
    place_roads(s, RED, 0, 1, 2)
    add_cards(s, RED, "roads")
    do(s, "0 play roads", "0 road 3")
    assert winner(s) is None
    do(s, "0 road 4")
    assert winner(s) == RED


@pytest.mark.rule("S-069")
def test_any_number_of_victory_point_cards_counts() -> None:
    s = scene()
    place_settlements(s, RED, 0, 2, 11)
    place_roads(s, RED, 28)
    add_cards(s, RED, "point 5")
    give_hand(s, RED, "wood brick wool wheat 3 ore 3")
    do(s, "0 settle 18")
    assert winner(s) is None
    do(s, "0 city 18")
    assert (points(s)[RED], winner(s)) == (5, RED)


@pytest.mark.rule("S-A31")
def test_a_game_that_never_ends_is_stopped() -> None:
    s = scene()
    s.p.turns = MOST_TURNS - 2
    do(s, "0 end")
    assert s.outcome() is None
    roll(s, 2)
    do(s, "1 end")
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule, s.actor()) == ([], "S-A31", NOBODY)
    assert s.prompt(RED).args == {"seat": -1}
    assert MOST_TURNS == 5000


@pytest.mark.rule("S-109", "S-040", "S-060", "S-048")
def test_points_are_listed_by_their_source() -> None:
    s = scene()
    place_cities(s, RED, 0, 2)
    place_settlements(s, RED, 18)
    place_roads(s, RED, 23, 24, 25, 33, 39)
    add_cards(s, RED, "point knight")
    add_knights(s, RED, 2)
    nothing = {"settlements": 0, "cities": 0, "road": 0, "army": 0, "cards": 0}
    assert s.points_by_source(RED) == {"settlements": 1, "cities": 4, "road": 2, "army": 0, "cards": 1}
    do(s, "0 play knight")
    assert s.points_by_source(RED) == {"settlements": 1, "cities": 4, "road": 2, "army": 2, "cards": 1}
    assert s.points_by_source(BLUE) == nothing

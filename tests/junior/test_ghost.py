"""The ghost and its castle (J-026, J-027, J-047 to J-053)."""

from __future__ import annotations

import pytest
from junior.scenes import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    collect,
    do,
    ghost_place,
    give_hand,
    hands,
    new_game,
    place_boats,
    place_fortresses,
    refused,
    scene,
    set_phase,
)

from archipel.core.state import NOBODY
from archipel.games.junior.invariants import check
from archipel.games.junior.position import EMPTY
from archipel.games.junior.state import JuniorState


@pytest.mark.rule("J-026", "J-A02", "J-A05")
def test_a_six_obliges_to_move_the_ghost_and_then_the_turn_goes_on() -> None:
    s = new_game()
    give_hand(s, RED, "wood wool")
    do(s, "0 roll", "! dice 6")
    assert {action.text.split(" ")[0] for action in s.legal(RED)} == {"ghost"}
    assert "J-026" in refused(s, "0 end")
    assert "J-A02" in refused(s, "0 stay")
    do(s, "0 ghost rum3", "0 boat b17")
    assert ghost_place(s) == "rum3"


@pytest.mark.rule("J-A02")
def test_an_option_makes_the_move_of_the_ghost_on_a_six_optional() -> None:
    s = new_game("six=may")
    do(s, "0 roll", "! dice 6", "0 stay")
    assert ghost_place(s) == "castle"
    assert "J-026" in refused(s, "0 stay")
    buy(s, "ghost")
    assert refused(s, "0 stay")  # the ghost card still moves it


@pytest.mark.rule("J-026", "J-A03")
def test_the_ghost_goes_to_another_terrain_of_this_side() -> None:
    s = new_game()
    do(s, "0 roll", "! dice 6")
    assert len(s.legal(RED)) == 10
    do(s, "0 ghost gold5a", "0 end", "1 roll", "! dice 6")
    assert refused(s, "1 ghost gold5a") == {"J-A03"}
    assert refused(s, "1 ghost gold5") == {"J-A03"}  # a terrain of the other side
    assert len(s.legal(WHITE)) == 9
    with pytest.raises(ValueError, match="no action"):
        refused(s, "1 ghost castle")


@pytest.mark.rule("J-026")
def test_without_a_six_the_ghost_stays() -> None:
    s = new_game()
    do(s, "0 roll", "! dice 1")
    assert refused(s, "0 ghost rum3") == {"J-026"}


@pytest.mark.rule("J-027")
def test_the_haunted_terrain_yields_nothing_until_the_ghost_leaves() -> None:
    s = new_game()
    do(s, "0 roll", "! dice 6", "0 ghost rum4", "0 end")
    assert collect(s, 4) == {BLUE: "wood", ORANGE: "wood"}
    do(s, "1 end", "2 roll", "! dice 6", "2 ghost gold5a", "2 end")
    assert collect(s, 4)[RED] == "rum"


@pytest.mark.rule("J-A04", "J-A29")
def test_moving_the_ghost_brings_nothing_and_a_six_costs_nothing() -> None:
    s = new_game()
    give_hand(s, RED, "wood 9 wool 9")
    before = hands(s)
    do(s, "0 roll", "! dice 6", "0 ghost rum4")
    assert hands(s) == before


# The castle.


def buy(s: JuniorState, card: str) -> None:
    """Let the seat on turn buy a Coco card that turns out to be this one."""
    give_hand(s, s.p.turn, "rum sabre gold")
    do(s, f"{s.p.turn} buy", f"! draw {card}")


def buy_ghost(s: JuniorState, seat: int) -> None:
    """Let a seat buy a ghost card in its turn and move the ghost."""
    set_phase(s, "main", seat)
    buy(s, "ghost")
    target = "rum3" if ghost_place(s) != "rum3" else "rum4"
    do(s, f"{seat} ghost {target}")


@pytest.mark.rule("J-047", "J-053", "J-A07")
def test_the_first_ghost_card_puts_a_fortress_on_the_castle_free_of_charge() -> None:
    s = scene(turn=RED)
    buy_ghost(s, RED)
    assert s.p.castle == RED
    assert s.p.fortresses_left[RED] == 4
    assert s.scores()[RED] == 3
    assert hands(s)[RED] == ""
    check(s)


@pytest.mark.rule("J-048", "J-049", "J-050", "J-051")
def test_the_castle_goes_to_the_sole_leader_and_a_tie_empties_it() -> None:
    s = scene(turn=RED)
    holders = []
    for seat in (RED, BLUE, BLUE, RED):
        buy_ghost(s, seat)
        holders.append(s.p.castle)
        check(s)
    assert holders == [RED, EMPTY, BLUE, EMPTY]
    assert s.p.fortresses_left == [5, 5, 5, 5]
    assert s.scores() == [2, 2, 2, 2]


@pytest.mark.rule("J-049")
def test_a_growing_lead_keeps_the_castle_and_second_places_do_not_matter() -> None:
    s = scene(turn=RED)
    for seat in (RED, RED, BLUE, WHITE):
        buy_ghost(s, seat)
        assert s.p.castle == RED
    assert s.p.fortresses_left[RED] == 4


@pytest.mark.rule("J-047", "J-049")
def test_other_coco_cards_do_not_count_for_the_castle() -> None:
    s = scene(turn=RED)
    for card in ("supplies_rum_wood", "supplies_wool_sabre"):
        buy(s, card)
    assert s.p.castle == EMPTY
    assert s.p.ghost_cards(RED) == 0


@pytest.mark.rule("J-052")
def test_the_castle_fortress_yields_nothing_and_no_boat_leaves_it() -> None:
    s = new_game()
    s.p.shown[RED][0] = 1
    s.p.pile[0] -= 1
    s.p.castle = RED
    s.p.fortresses_left[RED] -= 1
    moored = s.p.moored[RED]
    assert [collect(new_game(), face) for face in range(1, 6)] == [
        collect(again(s), face) for face in range(1, 6)
    ]
    assert s.p.moored[RED] == moored == new_game().p.moored[RED]


def again(s: JuniorState) -> JuniorState:
    return s.copy()


@pytest.mark.rule("J-A09")
def test_the_ghost_moves_before_the_castle_is_counted() -> None:
    s = scene(turn=RED)
    buy(s, "ghost")
    assert s.p.castle == EMPTY
    do(s, "0 ghost rum3")
    assert s.p.castle == RED


@pytest.mark.rule("J-A08", "J-A10", "J-053", "J-069")
def test_a_castle_that_makes_seven_wins_at_once_for_the_buyer() -> None:
    s = scene(turn=RED)
    place_fortresses(s, RED, "f15", "f16", "f18", "f17")
    place_boats(s, RED, "b17", "b18", "b25", "b24")
    assert s.scores()[RED] == 6
    assert s.p.fortresses_left[RED] == 1  # enough for the castle: with none left the game would be over
    buy_ghost(s, RED)
    assert s.actor() == NOBODY
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ([RED], "J-069")


@pytest.mark.rule("J-A10")
def test_nobody_wins_in_anothers_turn() -> None:
    s = scene(turn=RED)
    for seat in (BLUE, BLUE, RED, RED):  # two each, so the castle is empty
        buy_ghost(s, seat)
    place_fortresses(s, BLUE, "f12", "f13", "f20", "f21")
    place_boats(s, BLUE, "b11", "b12", "b30", "b31")
    assert s.scores()[BLUE] == 6
    buy_ghost(s, WHITE)  # only the buyer's count rises, so the castle never falls to another seat
    assert s.p.castle == EMPTY
    assert s.outcome() is None

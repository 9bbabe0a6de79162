"""Playing development cards."""

from __future__ import annotations

import pytest
from settlers.scenes import (
    BLUE,
    CARD,
    ORANGE,
    RED,
    WHITE,
    add_cards,
    add_knights,
    cards_of,
    debt_of,
    do,
    drain,
    give_hand,
    hand_of,
    new_game,
    phase,
    place_roads,
    place_settlements,
    places_of,
    points,
    refused,
    roll,
    scene,
    set_phase,
    verbs_of,
    view_of,
)

from archipel.games.settlers.cards import CARD_COUNTS


@pytest.mark.rule("S-024", "S-056", "S-067", "S-A02")
@pytest.mark.parametrize("when", ["roll", "trade", "build"])
@pytest.mark.parametrize(
    "card", ["play knight", "play roads", "play invention wood ore", "play monopoly ore"]
)
def test_a_card_is_played_at_any_moment_of_the_own_turn(when: str, card: str) -> None:
    s = new_game()
    set_phase(s, when)
    add_cards(s, RED, card.split()[1])
    do(s, f"0 {card}")
    assert cards_of(s, RED) == ""
    assert view_of(s, BLUE).card_played


@pytest.mark.rule("S-056", "S-024")
def test_a_card_needs_the_own_turn_and_the_card() -> None:
    s = new_game()
    add_cards(s, BLUE, "knight")
    assert refused(s, "1 play knight") == {"S-025", "S-031"}
    for card in ("knight", "roads", "invention wood ore", "monopoly ore"):
        assert refused(s, f"0 play {card}") == {"S-056"}


@pytest.mark.rule("S-057", "S-067", "S-A13", "S-T20")
def test_a_card_bought_this_turn_waits() -> None:
    s = new_game()
    set_phase(s, "trade")
    give_hand(s, RED, CARD)
    do(s, "0 buy", "! draw knight")
    assert refused(s, "0 play knight") == {"S-057"}
    add_cards(s, RED, "knight")  # an older one beside it may be played
    do(s, "0 play knight", "0 robber 0", "0 spare", "0 end")
    assert cards_of(s, RED) == "knight"
    set_phase(s, "roll", RED)
    assert refused(s, "0 play knight") == set()


@pytest.mark.rule("S-057", "S-067", "S-T21")
def test_one_card_is_played_a_turn_even_before_the_roll() -> None:
    s = new_game()
    add_cards(s, RED, "knight 2 monopoly")
    do(s, "0 play knight", "0 robber 0", "0 spare")
    assert (phase(s), verbs_of(s, RED)) == ("roll", {"roll"})
    roll(s, 5)
    for card in ("knight", "monopoly ore"):
        assert refused(s, f"0 play {card}") == {"S-057", "S-067"}
    do(s, "0 end")
    set_phase(s, "roll", RED)
    do(s, "0 play knight")


@pytest.mark.rule("S-058", "S-076", "S-065")
def test_a_knight_moves_the_robber_and_may_rob() -> None:
    s = new_game()
    add_cards(s, RED, "knight")
    do(s, "0 play knight")
    assert (phase(s), places_of(s, RED, "robber")) == ("robber", set(range(19)) - {9})
    do(s, "0 robber 7")
    assert (s.p.robber, phase(s), places_of(s, RED, "rob")) == (7, "rob", {BLUE})
    do(s, "0 rob 1", "! steal wheat")
    assert (hand_of(s, RED), hand_of(s, BLUE), phase(s)) == ("wood wool wheat ore", "wood 2", "roll")


@pytest.mark.rule("S-059")
def test_played_knights_stay_in_front_of_their_owner() -> None:
    s = new_game()
    add_cards(s, RED, "knight")
    do(s, "0 play knight")
    for reader in (RED, ORANGE):
        assert view_of(s, reader).players[RED].knights == 1
    assert view_of(s, ORANGE).players[RED].card_count == 0


@pytest.mark.rule("S-062", "S-070")
def test_a_progress_card_leaves_the_game() -> None:
    s = new_game()
    add_cards(s, RED, "monopoly")
    before = s.p.pile
    do(s, "0 play monopoly ore")
    assert (view_of(s, BLUE).played, s.p.pile) == ((0, 0, 0, 1, 0), before)
    assert view_of(s, RED).players[RED].knights == 0
    assert CARD_COUNTS[1:4] == [2, 2, 2]


# Road Building.


@pytest.mark.rule("S-071")
def test_road_building_gives_two_roads_for_free() -> None:
    s = new_game()
    set_phase(s, "trade")
    add_cards(s, RED, "roads")
    do(s, "0 play roads")
    assert (verbs_of(s, RED), view_of(s, RED).free_roads) == ({"road"}, 2)
    assert refused(s, "0 end") == refused(s, "0 roll") == {"S-071"}
    assert refused(s, "0 road 0") == {"S-038", "S-A10"}
    do(s, "0 road 24")
    assert view_of(s, RED).free_roads == 1
    do(s, "0 road 23")
    assert (hand_of(s, RED), phase(s), s.p.players[RED].roads_left) == ("wood wool ore", "trade", 11)


@pytest.mark.rule("S-071", "S-A02")
def test_road_building_before_the_dice_leads_back_to_them() -> None:
    s = new_game()
    add_cards(s, RED, "roads")
    do(s, "0 play roads", "0 road 24", "0 road 23")
    assert verbs_of(s, RED) == {"roll"}


@pytest.mark.rule("S-A17")
def test_road_building_builds_what_is_possible() -> None:
    s = scene()
    place_settlements(s, RED, 0)
    place_roads(s, RED, 0, 6, 10, 18, 23, 33, 39, 49, 54, 62, 66, 67, 68, 69)
    add_cards(s, RED, "roads 2")
    do(s, "0 play roads", "0 road 70")  # the last piece
    assert (phase(s), view_of(s, RED).free_roads) == ("trade", 0)
    s.p.card_played = False
    assert refused(s, "0 play roads") == {"S-A17"}
    assert "play roads" not in {a.text for a in s.legal(RED)}


@pytest.mark.rule("S-A17")
def test_road_building_ends_when_there_is_no_place() -> None:
    s = scene()
    place_settlements(s, RED, 0)
    place_settlements(s, BLUE, 7)
    place_settlements(s, WHITE, 4)
    place_roads(s, BLUE, 6, 2, 7)
    add_cards(s, RED, "roads")
    do(s, "0 play roads", "0 road 0")
    assert places_of(s, RED, "road") == {1}
    do(s, "0 road 1")
    s = scene()
    place_settlements(s, RED, 0)
    place_settlements(s, WHITE, 4)
    place_roads(s, BLUE, 6, 0)
    add_cards(s, RED, "roads")
    do(s, "0 play roads", "0 road 1")  # behind it stands white
    assert phase(s) == "trade"


# Invention.


@pytest.mark.rule("S-072", "S-A18")
def test_invention_takes_any_two_cards_usable_at_once() -> None:
    s = new_game()
    set_phase(s, "trade")
    give_hand(s, RED, "")
    add_cards(s, RED, "invention")
    do(s, "0 play invention wood brick", "0 road 24")
    assert hand_of(s, RED) == ""
    s = new_game()
    add_cards(s, RED, "invention")
    do(s, "0 play invention ore ore")
    assert hand_of(s, RED) == "wood wool ore 3"


@pytest.mark.rule("S-072", "S-A18")
def test_invention_takes_only_what_the_bank_has() -> None:
    s = new_game()
    add_cards(s, RED, "invention")
    drain(s, "ore", 1, WHITE)
    assert refused(s, "0 play invention ore ore") == {"S-072", "S-A18"}
    assert refused(s, "0 play invention wood ore") == set()
    drain(s, "ore", 0, WHITE)
    assert refused(s, "0 play invention wood ore") == {"S-072", "S-A18"}
    s = new_game()
    add_cards(s, RED, "invention")
    drain(s, "wood", 0, WHITE)
    assert refused(s, "0 play invention wood ore") == {"S-072", "S-A18"}
    assert refused(s, "0 play invention brick ore") == set()


# Monopoly.


@pytest.mark.rule("S-073")
def test_monopoly_takes_every_card_of_a_resource() -> None:
    s = new_game()
    give_hand(s, BLUE, "wood 3 ore")
    give_hand(s, WHITE, "wood ore 2")
    give_hand(s, ORANGE, "wool")
    add_cards(s, RED, "monopoly")
    do(s, "0 play monopoly wood")
    assert [hand_of(s, seat) for seat in range(4)] == ["wood 5 wool ore", "ore", "ore 2", "wool"]


@pytest.mark.rule("S-A19", "S-073")
def test_monopoly_on_what_nobody_has_yields_nothing() -> None:
    s = new_game(seats=3)
    for seat in range(3):
        give_hand(s, seat, "ore")
    add_cards(s, 0, "monopoly")
    do(s, "0 play monopoly wood")
    assert [hand_of(s, seat) for seat in range(3)] == ["ore", "ore", "ore"]
    assert view_of(s, 0).card_played


@pytest.mark.rule("S-A22", "S-076")
def test_a_knight_makes_nobody_discard() -> None:
    s = new_game()
    give_hand(s, BLUE, "wood 9")
    add_cards(s, RED, "knight")
    do(s, "0 play knight")
    assert (phase(s), debt_of(s, BLUE)) == ("robber", 0)


@pytest.mark.rule("S-060", "S-059")
def test_the_third_knight_brings_the_army() -> None:
    s = new_game()
    add_knights(s, RED, 2)
    add_cards(s, RED, "knight")
    assert s.p.army == -1
    do(s, "0 play knight")
    assert (s.p.army, points(s)) == (RED, [4, 2, 2, 2])


@pytest.mark.rule("S-071", "S-A17", "S-A33")
def test_the_roads_of_road_building_must_or_may_be_placed() -> None:
    for options, may in (("", False), ("free-roads=may", True), ("free-roads=may rules=1", False)):
        s = new_game(options)
        set_phase(s, "trade")
        add_cards(s, RED, "roads")
        assert refused(s, "0 decline") == {"S-030", "S-031"}
        do(s, "0 play roads", "0 road 24")
        assert refused(s, "0 decline") == (set() if may else {"S-071"})
        assert refused(s, "1 decline") == {"S-030", "S-031"}
        if may:
            do(s, "0 decline")
            assert (phase(s), s.p.players[RED].roads_left) == ("trade", 12)

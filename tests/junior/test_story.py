"""What children are told of a game of Junior, rule by rule."""

from __future__ import annotations

import pytest
from junior.scenes import (
    BLUE,
    GAME,
    ORANGE,
    RED,
    WHITE,
    give_hand,
    lay_market,
    new_game,
    place_fortresses,
    scene,
    set_phase,
)
from stories import gains, notes_told, told_of

from archipel.core.state import WATCHER
from archipel.core.story import counted
from archipel.games.junior.cards import GOODS

AT_WOOL = ["f19", "f23", "f24", "f27", "f28", "f31"]


@pytest.mark.rule("J-021", "J-022", "J-A01")
@pytest.mark.parametrize("options", ["harvest=fortress", "harvest=player"])
def test_a_roll_tells_everybody_who_received_what(options: str) -> None:
    for face in range(1, 6):
        s = new_game(options)
        free = [site.key for site in s.view(RED).sites if site.owner < 0 and site.key in AT_WOOL]
        place_fortresses(s, RED, *free[:2])  # two at one island
        set_phase(s, "roll", RED)
        before = [hand.copy() for hand in s.p.hands]
        found = gains(notes_told(GAME, s, ["0 roll", f"! dice {face}"], WATCHER))
        for seat in range(4):
            more = [has - had for had, has in zip(before[seat], s.p.hands[seat], strict=True)]
            assert found.get(seat, "") == counted(GOODS, more)


@pytest.mark.rule("J-026")
def test_a_six_wakes_the_ghost() -> None:
    s = new_game()
    set_phase(s, "roll", RED)
    assert told_of(GAME, s, "0 roll", "! dice 6", "0 ghost wool1", reader=RED) == [
        "You rolled 6: the ghost stirs!",
        "You sent the ghost to pasture 1",
    ]


@pytest.mark.rule("J-044", "J-046")
def test_coco_cards_are_told_with_what_they_bring() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "rum sabre gold")
    assert told_of(GAME, s, "0 buy", "! draw supplies_rum_wood") == [
        "Ana asked Coco: Supplies: rum and wood, Ana +2 wood and 2 rum"
    ]


@pytest.mark.rule("J-A24")
def test_only_giver_and_taker_are_told_the_card_of_a_tribute() -> None:
    for reader, mine, theirs in (
        (RED, "Bo gave you 1 wool", "Cy gave you 1 rum"),
        (WHITE, "You gave Ana 1 wool", "Cy gave Ana 1 card"),
        (WATCHER, "Bo gave Ana 1 card", "Cy gave Ana 1 card"),
    ):
        s = scene(turn=RED)
        give_hand(s, RED, "rum sabre gold")
        give_hand(s, WHITE, "wool")
        give_hand(s, BLUE, "rum")
        give_hand(s, ORANGE, "")
        rows = ["0 buy", "! draw tribute", "1 give wool", "2 give rum"]
        assert told_of(GAME, s, *rows, reader=reader)[1:] == [mine, theirs]


@pytest.mark.rule("J-060", "J-064")
def test_the_market_and_the_reserve_are_told_with_their_cards() -> None:
    s = scene(turn=RED)
    lay_market(s, "wood wool rum sabre gold")
    give_hand(s, RED, "rum 4")
    lines = told_of(GAME, s, "0 market rum wool", "0 trade rum gold")
    assert lines == ["Ana swapped 1 rum for 1 wool at the market", "Ana swapped 3 rum for 1 gold"]


@pytest.mark.rule("J-048")
def test_the_castle_is_told_when_it_changes_hands() -> None:
    s = scene(turn=RED)
    give_hand(s, RED, "rum sabre gold")
    lines = told_of(GAME, s, "0 buy", "! draw ghost", "0 ghost gold5a", reader=RED, language="fr")
    assert any("prends le château" in line for line in lines)
    assert any("+1 ★" in line for line in lines)

"""The Coco cards (J-044 to J-047)."""

from __future__ import annotations

import pytest
from junior.scenes import (
    BLUE,
    GAME,
    ORANGE,
    RED,
    WHITE,
    boat,
    deal,
    do,
    drain,
    fortress,
    ghost_at,
    hand,
    hands,
    main_of,
    pending,
    refused,
    sell_out,
    to_main,
)

from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.state import CHANCE, WATCHER
from archipel.games.junior.cards import COCO
from archipel.games.junior.invariants import check
from archipel.games.junior.state import JuniorState


def draw(card: str, seats: int = 4, options: str = "") -> JuniorState:
    """Red has bought this card."""
    s = main_of(RED, seats, options)
    deal(s, RED, "rum sabre gold")
    do(s, "0 buy", f"! draw {card}")
    return s


@pytest.mark.rule("J-044", "J-045")
def test_a_card_is_turned_up_at_once_and_stays_in_front_of_its_buyer() -> None:
    s = main_of(RED)
    deal(s, RED, "rum sabre gold")
    do(s, "0 buy")
    assert s.actor() == CHANCE
    assert "J-044" in refused(s, "0 end")
    do(s, "! draw supplies_rum_wood")
    for reader in (RED, BLUE, WATCHER):
        cards = s.view(reader).players[RED].coco
        assert [(card.key, card.count) for card in cards] == [("supplies_rum_wood", 1)]
    assert sum(s.p.pile) == 23
    check(s)


@pytest.mark.rule("J-046")
def test_all_five_kinds_do_what_they_say() -> None:
    assert hand(draw("supplies_rum_wood"), RED) == "wood 2 rum 2"
    assert hand(draw("supplies_wool_sabre"), RED) == "wool 2 sabre 2"
    s = draw("ghost")
    do(s, "0 ghost gold5b")
    assert ghost_at(s) == "gold5b"
    assert draw("tribute").asked() == [WHITE, BLUE, ORANGE]
    assert {action.text.split(" ")[0] for action in draw("build").legal(RED)} == {"boat", "decline"}
    assert {card.key for card in COCO} == {
        "ghost",
        "build",
        "supplies_rum_wood",
        "supplies_wool_sabre",
        "tribute",
    }


@pytest.mark.rule("J-046")
def test_a_free_building_costs_nothing_and_obeys_the_rules_of_placement() -> None:
    s = main_of(RED)
    boat(s, RED, "b17")
    deal(s, RED, "rum sabre gold")
    do(s, "0 buy", "! draw build")
    assert refused(s, "0 fortress f16") == {"J-035"}
    assert refused(s, "0 boat b16") == {"J-036", "J-037"}
    assert "J-044" in refused(s, "0 trade wool gold")
    assert [note.key for note in s.preview(RED, GAME.read("boat b18"))] == ["free"]
    assert s.view(RED).free_card == "build"
    twin = s.copy()
    do(s, "0 fortress f15")
    assert s.scores()[RED] == 3
    assert hand(s, RED) == ""
    do(twin, "0 boat b18", "0 end")
    assert twin.p.boats_left[RED] == 6


@pytest.mark.rule("J-A21")
def test_a_free_building_that_cannot_be_has_no_effect() -> None:
    s = main_of(RED)
    fortress(s, RED, "f15", "f16")
    boat(s, RED, "b16", "b17", "b18", "b22", "b23", "b10", "b24", "b25")
    for site in ("f7", "f10", "f17", "f18", "f20", "f21"):
        fortress(s, BLUE, site)
    s.p.fortresses_left[BLUE] = 2
    deal(s, RED, "rum sabre gold")
    do(s, "0 buy", "! draw build")
    assert pending(s) == ["main"]
    assert s.p.shown[RED][1] == 1  # the card is kept
    s.p.boats_left[RED] = 1
    deal(s, RED, "rum sabre gold")
    do(s, "0 buy", "! draw build")
    assert {action.text for action in s.legal(RED)} == {"decline", "boat b32"}  # the other choice is left


@pytest.mark.rule("J-A22")
def test_a_free_building_may_be_declined() -> None:
    s = draw("build")
    do(s, "0 decline")
    assert pending(s) == ["main"]
    assert s.p.boats_left[RED] == 8
    assert "J-A22" in refused(s, "0 decline")


@pytest.mark.rule("J-A23")
def test_a_free_fortress_at_an_anchor_draws_a_tile() -> None:
    s = main_of(RED)
    boat(s, RED, "b32")
    deal(s, RED, "rum sabre gold")
    do(s, "0 buy", "! draw build", "0 fortress f26", "! port sabre", "0 end")
    assert s.p.ports[RED] == 0b1000


@pytest.mark.rule("J-A12")
def test_a_gift_takes_what_the_reserve_has() -> None:
    s = main_of(RED)
    deal(s, RED, "rum sabre gold")
    drain(s, "wood", 1, BLUE)
    do(s, "0 buy", "! draw supplies_rum_wood")
    assert hand(s, RED) == "wood rum 2"
    check(s)


@pytest.mark.rule("J-A32")
def test_what_a_card_brings_may_be_spent_in_the_same_turn() -> None:
    s = main_of(RED)
    deal(s, RED, "wool rum sabre gold")
    do(s, "0 buy", "! draw supplies_rum_wood", "0 boat b17")
    assert hand(s, RED) == "wood rum 2"


@pytest.mark.rule("J-046", "J-A24")
def test_every_opponent_hands_over_one_card_of_their_choice() -> None:
    s = main_of(RED)
    deal(s, RED, "rum sabre gold")
    deal(s, WHITE, "wood 2 gold")
    deal(s, BLUE, "")
    deal(s, ORANGE, "wool")
    do(s, "0 buy", "! draw tribute")
    assert s.asked() == [WHITE, ORANGE]  # clockwise; the empty hand is passed over
    assert [action.text for action in s.legal(WHITE)] == ["give wood", "give gold"]
    assert refused(s, "1 give rum") == {"J-A24"}
    assert "J-A24" in refused(s, "2 give wood")
    assert "J-A24" in refused(s, "0 end")
    do(s, "1 give gold", "3 give wool")
    assert hands(s) == ["wool gold", "wood 2", "", ""]
    assert s.asked() == [RED]
    check(s)


@pytest.mark.rule("J-A24")
def test_nobody_learns_what_was_chosen_before_all_have_and_only_the_two_ever_do() -> None:
    referee = Referee(GAME, 4, GAME.read_options(""), SeededDealer(1))
    s = referee.state
    assert isinstance(s, JuniorState)
    deal(s, RED, "rum sabre gold")
    to_main(s, RED)
    do(s, "0 buy")
    referee.append(CHANCE, GAME.read("draw tribute"))
    referee.play(BLUE, GAME.read("give rum"))
    assert [line.text for line in referee.logs[RED]] == ["draw tribute"]
    assert s.view(BLUE).players[BLUE].gifts == (2,)
    assert s.view(RED).players[BLUE].gifts == ()
    assert hand(s, BLUE) == "wood rum"  # it lies there until all have chosen
    referee.play(WHITE, GAME.read("give wood"))
    referee.play(ORANGE, GAME.read("give wood"))
    told = {reader: [line.text for line in log][1:] for reader, log in referee.logs.items()}
    assert told[RED] == ["give rum", "give wood", "give wood"]
    assert told[BLUE] == ["give rum", "give ?", "give ?"]
    assert told[WATCHER] == ["give ?", "give ?", "give ?"]


@pytest.mark.rule("J-A25")
def test_an_empty_pile_sells_nothing() -> None:
    s = main_of(RED)
    sell_out(s, BLUE)
    deal(s, RED, "rum sabre gold")
    assert refused(s, "0 buy") == {"J-A25"}
    check(s)


@pytest.mark.rule("J-046")
def test_a_deck_with_separate_cards_for_boats_and_fortresses_is_a_change_of_data(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(COCO[1], "fortress", False)
    s = main_of(RED)
    boat(s, RED, "b17")
    deal(s, RED, "rum sabre gold")
    do(s, "0 buy", "! draw build")
    assert refused(s, "0 fortress f15") == {"J-046"}
    assert {action.text.split(" ")[0] for action in s.legal(RED)} == {"boat", "decline"}
    monkeypatch.setattr(COCO[1], "fortress", True)
    monkeypatch.setattr(COCO[1], "boat", False)
    assert refused(s, "0 boat b18") == {"J-046"}
    assert {action.text for action in s.legal(RED)} == {"fortress f15", "decline"}


@pytest.mark.rule("J-047")
def test_a_deck_in_which_other_cards_count_for_the_castle_is_a_change_of_data(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(COCO[2], "haunts", True)
    monkeypatch.setattr(COCO[4], "amount", 2)
    s = draw("supplies_rum_wood")
    assert s.p.castle == RED
    s = draw("tribute")
    do(s, "1 give wood", "2 give wood", "3 give rum", "3 give wood", "1 give rum", "2 give rum")
    assert hands(s) == ["wood 3 rum 3", "", "", ""]
    check(s)

"""What a refusal says: every reason, in order, with the facts a player needs."""

from __future__ import annotations

import pytest
from settlers.scenes import (
    BLUE,
    GAME,
    RED,
    add_cards,
    do,
    drain,
    give_hand,
    lay_island,
    new_game,
    notes,
    place_roads,
    place_settlements,
    referee_at,
    scene,
    set_phase,
)

from archipel.core.state import CHANCE, BadNotation, IllegalAction
from archipel.games.settlers.state import SettlersState


def said(s: SettlersState, row: str) -> list[tuple[str, dict[str, str | int]]]:
    """Return the refusals of a row as key and arguments, without arguments that are zero."""
    return [
        (note.key, {name: value for name, value in note.args.items() if value != 0}) for note in notes(s, row)
    ]


@pytest.mark.rule("S-035", "S-042")
def test_a_refused_price_says_what_is_missing() -> None:
    s = new_game()
    set_phase(s, "trade")
    give_hand(s, RED, "wood wheat 3")
    assert said(s, "0 settle 16")[0] == ("cannot-pay", {"brick": 1, "wool": 1})
    assert said(s, "0 city 17") == [("cannot-pay", {"ore": 3})]


@pytest.mark.rule("S-043", "S-044", "S-036")
def test_all_reasons_are_given_at_once() -> None:
    s = scene()
    place_settlements(s, RED, 0, 2, 11, 13, 15)
    assert said(s, "0 settle 18") == [
        ("cannot-pay", {"wood": 1, "brick": 1, "wool": 1, "wheat": 1}),
        ("no-piece", {"piece": "settlement"}),
        ("too-close", {"corner": 18}),
        ("corner-apart", {"corner": 18}),
    ]


@pytest.mark.rule("S-095")
def test_a_refusal_out_of_turn_names_who_is_on_turn() -> None:
    assert said(new_game(), "2 roll") == [("not-your-turn", {})]  # seat 0
    s = new_game("board=variable", seats=3)
    lay_island(s)
    do(s, "0 settle 8", "0 road 7")
    assert said(s, "2 settle 30") == [("not-your-turn", {"seat": 1})]
    assert said(s, "0 settle 30") == [("not-your-turn", {"seat": 1})]
    assert s.prompt(0).args == {"seat": 1}


@pytest.mark.rule("S-026")
def test_nothing_is_legal_while_the_dice_roll() -> None:
    s = new_game()
    do(s, "0 roll")
    assert said(s, "0 end") == [("chance-first", {})]
    assert s.asked() == []
    assert s.actor() == CHANCE


@pytest.mark.rule("S-026", "S-054")
def test_no_seat_may_play_a_chance_outcome() -> None:
    s = new_game()
    set_phase(s, "trade")
    for text in ("dice 3 4", "steal ore", "draw knight", "land forest"):
        assert said(s, f"0 {text}") == [("not-this-phase", {})]


@pytest.mark.rule("S-057", "S-A17")
def test_a_card_may_be_refused_for_two_reasons() -> None:
    s = scene()
    add_cards(s, RED, "roads")
    s.p.card_played = True
    assert said(s, "0 play roads") == [("one-card", {}), ("no-road-place", {})]


@pytest.mark.rule("S-038", "S-039")
def test_the_referee_refuses_with_the_same_words_and_changes_nothing() -> None:
    s = scene()
    place_settlements(s, RED, 18)
    place_settlements(s, BLUE, 30)
    place_roads(s, BLUE, 36)
    give_hand(s, RED, "wood brick")
    t = referee_at(s)
    before = repr(s.view(RED))
    with pytest.raises(IllegalAction) as refusal:
        t.play(RED, GAME.read("road 36"))
    assert [note.key for note in refusal.value.notes] == ["path-taken"]
    assert (repr(s.view(RED)), t.rows) == (before, [])


def test_actions_that_name_missing_seats_are_refused() -> None:
    s = scene(seats=2)
    give_hand(s, 0, "wood")
    assert said(s, "0 confirm 3") == [("no-terms", {"seat": 3})]
    assert said(s, "0 refuse 2") == [("no-terms", {"seat": 2})]
    set_phase(s, "rob")
    assert said(s, "0 rob 3") == [("victim-not-there", {"seat": 3})]


def test_notation_that_cannot_be_read_is_explained_word_by_word() -> None:
    with pytest.raises(BadNotation, match="'99 and more' cannot follow 'road'"):
        GAME.read("road 99 and more")
    with pytest.raises(BadNotation, match="'trade wood' needs more words, as in 'trade wood brick'"):
        GAME.read("trade wood")
    with pytest.raises(BadNotation, match="'rode' is not a verb of Settlers"):
        GAME.read("rode 7")


@pytest.mark.rule("S-072", "S-A18")
@pytest.mark.parametrize("lacking", ["wood", "ore"])
def test_a_refused_invention_names_what_the_bank_lacks(lacking: str) -> None:
    s = scene()
    add_cards(s, RED, "invention")
    drain(s, lacking, 0, BLUE)
    assert said(s, "0 play invention wood ore") == [("bank-empty", {"good": lacking})]
    assert said(s, f"0 play invention {lacking} {lacking}") == [("bank-empty", {"good": lacking})]

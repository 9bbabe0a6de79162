"""Settlers under a referee: real dice, take-backs, records of several steps."""

from __future__ import annotations

import pytest
from settlers.scenes import (
    GAME,
    add_cards,
    do,
    give_hand,
    hand_of,
    lines_of,
    referee_at,
    scene,
    view_of,
)

from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.state import WATCHER, IllegalAction
from archipel.games.settlers.state import SettlersState


def new_referee(seats: int = 4, options: str = "", by_hand: bool = False) -> Referee:
    return Referee(GAME, seats, GAME.read_options(options), SeededDealer(3), dice_by_hand=by_hand)


def state(t: Referee) -> SettlersState:
    assert isinstance(t.state, SettlersState)
    return t.state


# Real dice.


@pytest.mark.rule("S-026")
def test_people_may_roll_their_own_dice() -> None:
    t = new_referee(by_hand=True)
    with pytest.raises(IllegalAction):
        t.throw(GAME.read("dice 3 5"))  # no player has taken the dice yet
    do(t, "0 roll")
    t.deal()
    assert t.awaits_dice()
    with pytest.raises(IllegalAction):
        t.throw(GAME.read("steal ore"))
    t.throw(GAME.read("dice 5 3"))  # in any order
    assert (view_of(t, 1).dice, hand_of(state(t), 0)) == ((3, 5), "wood wool ore 2")
    assert lines_of(t, WATCHER) == ["0 roll", "! dice 3 5"]


@pytest.mark.rule("S-054", "S-049")
def test_thefts_stay_with_the_dealer_when_dice_are_rolled_by_hand() -> None:
    t = new_referee(by_hand=True)
    do(t, "0 roll")
    t.throw(GAME.read("dice 1 6"))
    do(t, "0 robber 0", "0 rob 1")
    assert not t.awaits_dice()
    with pytest.raises(IllegalAction):
        t.throw(GAME.read("steal wheat"))
    t.deal()
    assert [player.held for player in state(t).p.players] == [4, 2, 3, 3]


def test_without_real_dice_the_dealer_rolls() -> None:
    t = new_referee()
    do(t, "0 roll")
    assert not t.awaits_dice()
    t.deal()
    assert sum(view_of(t, 0).dice) >= 2


# Take-backs.


def rolled(t: Referee) -> None:
    """Let red roll a 12, which produces only around field 10."""
    do(t, "0 roll", "! dice 6 6")


def test_a_build_can_be_taken_back() -> None:
    t = new_referee()
    do(t, "0 roll", "! dice 2 4", "0 end", "1 roll", "! dice 2 4", "1 end", "2 roll", "! dice 2 4")
    do(t, "2 road 60")
    before = state(t).copy()
    assert t.may_take_back(2) == 9
    t.take_back(2, 9)
    assert (hand_of(state(t), 2), view_of(t, 2).phase) == ("wood brick ore", "trade")
    assert lines_of(t, 0)[-2:] == ["2 road 60", "2 back 9"]
    do(t, "2 road 60")
    assert repr(view_of(t, 2)) == repr(view_of(before, 2))


@pytest.mark.rule("S-026")
def test_a_roll_cannot_be_taken_back() -> None:
    t = new_referee()
    assert t.may_take_back(0) == 0
    do(t, "0 roll")
    assert t.may_take_back(0) == 1  # no dice have been rolled yet
    do(t, "! dice 6 6")
    assert t.may_take_back(0) == 0
    with pytest.raises(IllegalAction) as refusal:
        t.take_back(0, 1)
    assert [note.key for note in refusal.value.notes] == ["no-take-back"]


@pytest.mark.rule("S-054")
def test_a_theft_cannot_be_taken_back_but_the_robbers_move_can() -> None:
    t = new_referee()
    do(t, "0 roll", "! dice 1 6", "0 robber 0", "0 rob 1")
    assert t.may_take_back(0) == 3
    do(t, "! steal wood")
    assert t.may_take_back(0) == 0


def test_nothing_before_another_players_action_can_be_taken_back() -> None:
    t = new_referee()
    rolled(t)
    do(t, "0 end")
    assert t.may_take_back(0) == 3
    assert t.may_take_back(1) == 0
    do(t, "1 roll")
    assert t.may_take_back(0) == 0


@pytest.mark.rule("S-A22", "S-073", "S-030")
@pytest.mark.parametrize(
    ("phase", "rows"),
    [
        ("roll", ["0 play monopoly ore"]),
        ("roll", ["0 roll", "! dice 1 6", "0 discard wood"]),
        ("trade", ["1 propose ore for wood", "0 offer wood for ore", "1 accept"]),
        ("trade", ["0 offer wood for ore", "1 counter ore for wood 2"]),
    ],
)
def test_an_action_that_may_reveal_something_cannot_be_taken_back(phase: str, rows: list[str]) -> None:
    s = scene(phase=phase, seats=3)
    add_cards(s, 0, "monopoly")
    give_hand(s, 0, "wood 8")
    give_hand(s, 1, "ore 9")
    t = referee_at(s)
    do(t, *rows)
    assert t.may_take_back(int(rows[-1][0])) == 0


@pytest.mark.rule("S-A32")
def test_answers_and_withdrawals_cannot_be_taken_back() -> None:
    t = new_referee(3)
    rolled(t)
    do(t, "0 offer wheat for brick", "1 decline")
    assert t.may_take_back(1) == 0
    do(t, "0 withdraw")
    assert lines_of(t, 0)[-1] == "1 decline"  # the covered answer was revealed
    assert t.may_take_back(0) == 0


@pytest.mark.rule("S-A32")
def test_an_unanswered_offer_and_a_proposal_can_be_taken_back() -> None:
    t = new_referee(3)
    rolled(t)
    do(t, "1 propose ore for wheat")
    assert t.may_take_back(1) == 3
    t.take_back(1, 3)
    assert view_of(t, 0).terms == ()
    do(t, "0 offer wheat for brick")
    t.take_back(0, 5)
    assert (view_of(t, 0).phase, view_of(t, 1).offer) == ("trade", None)
    assert t.memories[1].text() == new_referee(3).memories[1].text()


def test_several_steps_are_played_together_or_not_at_all() -> None:
    t = new_referee()
    rolled(t)
    with pytest.raises(IllegalAction):
        t.play(0, GAME.read("offer wood for brick"), GAME.read("end"))
    assert len(t.rows) == 2
    t.play(0, GAME.read("offer wood for brick"), GAME.read("withdraw"), GAME.read("end"))
    assert len(t.rows) == 5
    assert state(t).turn() == 1

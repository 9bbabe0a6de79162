"""Clocks: whose time is charged, deadlines, and restarts."""

from __future__ import annotations

import pytest

from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.registry import GAMES
from archipel.server.play import clocks
from archipel.server.play.clocks import Clock, Pace

PACE = Pace(turn=60, reserve=240, side=25)


def started(turn: int, asked: list[int], at: float = 0.0) -> Clock:
    clock = clocks.start(PACE, 3)
    clocks.advance(PACE, clock, at, -1, turn, asked)
    return clock


def test_a_turn_uses_its_own_time_and_then_the_reserve() -> None:
    clock = started(0, [0])
    assert clocks.deadline(PACE, clock, 0) == 300
    clocks.advance(PACE, clock, 50.0, 0, 0, [0])  # an action, still on turn
    assert clock.left == 10
    assert clocks.deadline(PACE, clock, 0) == 50 + 10 + 240
    clocks.advance(PACE, clock, 90.0, 0, 1, [1])  # 40 more: 10 of the turn, 30 of the reserve
    assert clock.reserve == [210, 240, 240]
    assert clock.left == 60
    assert clocks.deadline(PACE, clock, 1) == 90 + 60 + 240


def test_an_answer_in_between_has_its_own_limit_and_stops_the_turn() -> None:
    clock = started(0, [0])
    clocks.advance(PACE, clock, 10.0, 0, 0, [1, 2])  # two seats are asked in the turn of 0
    assert clocks.next_deadline(PACE, clock) == 35
    clocks.advance(PACE, clock, 20.0, 1, 0, [2])  # 1 has answered, 2 has not
    assert clocks.deadline(PACE, clock, 2) == 35
    clocks.advance(PACE, clock, 30.0, 2, 0, [0])
    assert clock.left == 50
    assert clock.reserve == [240, 240, 240]


def test_days_are_counted_for_each_decision() -> None:
    pace = clocks.pace_of("settlers", "3-day")
    assert pace is not None
    clock = clocks.start(pace, 2)
    clocks.advance(pace, clock, 0.0, -1, 0, [0])
    assert clocks.deadline(pace, clock, 0) == 6 * 86400
    clocks.advance(pace, clock, 4 * 86400.0, 0, 0, [0])  # one day too long
    assert clock.reserve[0] == 2 * 86400
    assert clocks.deadline(pace, clock, 0) == (4 + 3 + 2) * 86400


def test_a_clock_is_the_same_after_a_restart() -> None:
    clock = started(1, [1], 5.0)
    clock.late, clock.votes = [1], {1: [0]}
    assert clocks.read(clock.text()) == clock
    clocks.resume(clock, 100.0, 300.0)
    assert clock.since == {1: 100.0}
    clocks.resume(clock, 20.0, 50.0)  # the clock was set back
    assert clock.since == {1: 50.0}


def test_late_seats_wait_without_a_deadline() -> None:
    clock = started(0, [0])
    clock.late.append(0)
    assert clocks.next_deadline(PACE, clock) is None
    clocks.advance(PACE, clock, 400.0, 0, 1, [1])
    assert clock.late == []
    assert clock.reserve[0] == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_pace_of_a_game_exists(game: str) -> None:
    for name in clocks.paces(game):
        assert name == clocks.UNTIMED or clocks.pace_of(game, name) is not None


def test_the_paces_have_the_documented_times() -> None:
    assert clocks.paces("settlers")[0] == "normal"
    assert clocks.pace_of("settlers", "fast") == Pace(30, 120)
    assert clocks.pace_of("settlers", "normal") == Pace(60, 240)
    assert clocks.pace_of("princes", "fast") == Pace(45, 180)
    assert clocks.pace_of("elasund", "normal") == Pace(90, 360)
    assert clocks.paces("junior")[0] == clocks.UNTIMED
    assert clocks.pace_of("junior", "fast") is None


def test_every_decision_of_the_set_up_has_the_whole_time() -> None:
    clock = started(-2, [1], 0.0)  # nobody's turn yet
    assert clocks.deadline(PACE, clock, 1) == 60 + 240
    clocks.advance(PACE, clock, 100.0, 1, -2, [2])
    assert clock.reserve == [240, 200, 240]
    assert clocks.deadline(PACE, clock, 2) == 100 + 60 + 240


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_in_the_set_up_has_the_time_of_a_turn(game: str) -> None:
    info = GAMES[game]
    seats = info.seats[0]
    referee = Referee(info, seats, info.read_options(""), SeededDealer(3))
    referee.deal()
    clock = clocks.start(PACE, seats)
    before = -1
    while referee.state.turn() < 0:
        asked = referee.state.asked()
        clocks.advance(PACE, clock, 0.0, before, referee.state.turn(), asked)
        for seat in asked:
            at = clocks.deadline(PACE, clock, seat)
            assert at is not None
            assert at > PACE.side, referee.state.now()
        before = asked[0]
        referee.play(before, referee.state.legal(before)[0])
        referee.deal()

"""Contests: fair seating, Wilson intervals, and the same results however the work is split."""

from __future__ import annotations

from collections import Counter

import pytest

from archipel.arena.arena import Contest, ContestResults, Played, hold, wilson
from archipel.arena.pool import chunks, map_chunks
from archipel.core.state import BadOptions


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    contest = Contest("settlers", 4, 32, ("a", "b"))
    places: Counter[tuple[str, int]] = Counter()
    for index in range(32):
        for seat, name in enumerate(contest.seating(index)):
            places[name, seat] += 1
    assert set(places.values()) == {16}


def test_with_more_bots_than_seats_all_bots_meet() -> None:
    contest = Contest("settlers", 2, 24, ("a", "b", "c"))
    met = {frozenset(contest.seating(index)) for index in range(24)}
    assert met == {frozenset("ab"), frozenset("bc"), frozenset("ac")}


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(60, 100)
    assert (round(low, 4), round(high, 4)) == (0.5020, 0.6906)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(200, 200) == pytest.approx((0.9812, 1.0), abs=1e-4)


def test_a_contest_is_the_same_in_one_process_and_in_two() -> None:
    contest = Contest("junior", 3, 4, ("medium", "random"), seed=3)
    one = hold(contest, jobs=1)
    two = hold(contest, jobs=2)
    assert [(game.names, game.winners, game.scores) for game in one.played] == [
        (game.names, game.winners, game.scores) for game in two.played
    ]
    assert len(one.played) == 4


@pytest.mark.long
def test_a_contest_is_the_same_on_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("RAY_AUTH_MODE", "disabled"), ("RAY_USAGE_STATS_ENABLED", "0")):
        monkeypatch.setenv(name, value)
    pytest.importorskip("ray")
    contest = Contest("junior", 3, 4, ("medium", "random"), seed=3)
    here, there = hold(contest, jobs=1), hold(contest, jobs=2, backend="ray")
    assert [(game.names, game.winners, game.scores) for game in here.played] == [
        (game.names, game.winners, game.scores) for game in there.played
    ]


def test_the_results_as_json() -> None:
    contest = Contest("settlers", 2, 2, ("a", "b"))
    table = ContestResults(contest)
    table.played = [
        Played(("a", "b"), (0,), (10, 7), (20, 30), (0.5, 0.3)),
        Played(("b", "a"), (1,), (9, 10), (30, 30), (0.3, 0.5)),
    ]
    result = table.as_dict()
    assert (result["game"], result["seats"], result["games"]) == ("settlers", 2, 2)
    bots = result["bots"]
    assert isinstance(bots, list)
    first = bots[0]
    keys = ("name", "games", "wins", "rate", "ms_per_move")
    assert [first[key] for key in keys] == ["a", 2, 2.0, 1.0, 20.0]
    assert first["low"] < 1 <= first["high"]
    assert table.cross()["a"]["b"] == (2.0, 2)
    assert table.cross()["b"]["a"] == (0.0, 2)


def test_unknown_games_bots_and_options_are_refused_before_the_first_game() -> None:
    for contest in (
        Contest("xyzzy", 2, 1, ("random",)),
        Contest("settlers", 9, 1, ("random",)),
        Contest("settlers", 2, 1, ("xyzzy",)),
        Contest("settlers", 2, 1, ()),
        Contest("settlers", 2, 1, ("random",), "board=xyzzy"),
    ):
        with pytest.raises(BadOptions):
            contest.check()
    with pytest.raises(BadOptions):
        list(map_chunks(str, [1], "xyzzy"))


def test_chunks_cover_the_work_and_results_keep_their_order() -> None:
    pieces = chunks(103, 4)
    assert [i for first, last in pieces for i in range(first, last)] == list(range(103))
    assert list(map_chunks(str, list(range(20)), jobs=2)) == [str(i) for i in range(20)]

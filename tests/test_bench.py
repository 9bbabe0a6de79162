"""The bench measures what it says, and says what it cannot measure."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest
from rich.console import Console

from archipel.arena import bench as b
from archipel.arena.bench_games import env_rate, greedy_rate
from archipel.registry import BUILT_IN


def measured(build: str, check: int = 7, rate: float = 100.0) -> dict[str, Any]:
    return {
        "compiled": build == "compiled",
        "games_per_second": rate,
        "actions": 1000,
        "check": check,
        "copy_us": 1.0,
        "legal_us": 2.0,
    }


def test_a_tiny_bench() -> None:
    heard: list[str] = []
    result = b.bench(rounds=1, games=2, said=heard.append)
    assert result["rounds"] == 1
    assert result["games_a_round"] == 2
    assert result["check"] > 0
    has_compiled = b.compiled() is not None
    for prefix, there in [("", has_compiled), ("interpreted_", True), ("peer_", True)]:
        for key in ("games_per_second", "copy_us", "legal_us"):
            value = result[prefix + key]
            assert value > 0 if there else value is None
    assert (result["ratio_compiled"] is not None) == has_compiled
    assert result["ratio_interpreted"] > 1
    assert any("no compiled build" in note for note in result["notes"]) == (not has_compiled)
    assert "round 1 of 1: peer" in heard
    assert list(result["games"]) == list(BUILT_IN)
    for key, found in result["games"].items():
        assert found["seats"] == BUILT_IN[key].printed_seats[-1]
        for row in b.BOX_ROWS:
            slow = row == "greedy_games_per_second"  # so little time is not enough for all of them
            assert found[row] > 0 if found[row] is not None else slow
    page = io.StringIO()
    Console(file=page, width=100).print(b.table(result), b.box_table(result))
    assert "catanatron 3.2.1" in page.getvalue()
    assert "greedy games/s" in page.getvalue()


def test_the_best_round_counts() -> None:
    result = b.summary(
        {
            "compiled": [measured("compiled", rate=700.0), measured("compiled", rate=800.0)],
            "interpreted": [measured("interpreted", rate=90.0), measured("interpreted", rate=80.0)],
            "peer": [measured("peer", rate=10.0), measured("peer", rate=20.0)],
        }
    )
    assert result["ratio_compiled"] == 40.0
    assert result["ratio_interpreted"] == 4.5
    assert b.below_floor(result) == []


def test_builds_that_play_different_games_are_an_error() -> None:
    with pytest.raises(b.BenchFailed, match="different games"):
        b.summary({"compiled": [measured("compiled", 7)], "interpreted": [measured("interpreted", 8)]})


def test_a_build_must_be_what_it_says() -> None:
    with pytest.raises(b.BenchFailed, match="the compiled build is not"):
        b.summary({"compiled": [measured("interpreted")], "interpreted": [measured("interpreted")]})


def test_what_is_missing_is_below_the_floor() -> None:
    alone = b.summary({"interpreted": [measured("interpreted", rate=30.0)]})
    assert alone["ratio_compiled"] is None
    assert alone["games_per_second"] is None
    slow = b.summary(
        {"interpreted": [measured("interpreted", rate=30.0)], "peer": [measured("peer", rate=10.0)]}
    )
    assert b.below_floor(slow) == [
        "ratio_compiled was not measured, the floor is 35.",
        "ratio_interpreted is 3.0, below the floor of 4.",
    ]


def test_a_build_that_does_not_run_says_why() -> None:
    with pytest.raises(b.BenchFailed, match="the peer build does not run"):
        b.Build("peer", "nothing", None).work(1)


def test_a_greedy_game_that_takes_too_long_counts_for_nothing() -> None:
    game = BUILT_IN["princes"]
    assert greedy_rate(game, 2, 0.001) is None
    rate = greedy_rate(game, 2, 1.0)
    assert rate is not None
    assert rate > 0


def test_without_the_libraries_of_the_environments_their_steps_are_not_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "archipel.envs.table", None)
    assert env_rate(BUILT_IN["princes"], 2, 0.01) is None

"""The benchmark measures what it says, and names what it cannot measure."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from archipel.arena import bench as b
from archipel.arena import bench_history as h
from archipel.arena.bench_games import env_rate, greedy_rate
from archipel.cli import app
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


def test_a_tiny_bench_fills_every_row() -> None:
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
    assert any("No compiled build" in note for note in result["notes"]) == (not has_compiled)
    assert "round 1 of 1: peer" in heard
    assert list(result["games"]) == list(BUILT_IN)
    for key, found in result["games"].items():
        assert found["seats"] == BUILT_IN[key].printed_seats[-1]
        for row in b.BOX_ROWS:
            slow = row == "greedy_games_per_second"  # too little time for all of them
            assert found[row] > 0 if found[row] is not None else slow
    page = io.StringIO()
    Console(file=page, width=100).print(b.table(result), b.box_table(result))
    assert "catanatron 3.2.1" in page.getvalue()
    assert "greedy games/s" in page.getvalue()


def test_the_best_round_counts() -> None:
    result = b.summary(
        {
            "compiled": [measured("compiled", rate=2000.0), measured("compiled", rate=2400.0)],
            "interpreted": [measured("interpreted", rate=90.0), measured("interpreted", rate=80.0)],
            "peer": [measured("peer", rate=10.0), measured("peer", rate=20.0)],
        }
    )
    assert result["ratio_compiled"] == 120.0
    assert result["ratio_interpreted"] == 4.5
    assert b.below_floor(result) == []


def test_builds_that_play_different_games_are_an_error() -> None:
    with pytest.raises(b.BenchFailed, match="different games"):
        b.summary({"compiled": [measured("compiled", 7)], "interpreted": [measured("interpreted", 8)]})


def test_a_build_must_be_of_the_expected_kind() -> None:
    with pytest.raises(b.BenchFailed, match="the compiled build reports the wrong kind"):
        b.summary({"compiled": [measured("interpreted")], "interpreted": [measured("interpreted")]})


def test_a_missing_measurement_is_below_the_floor() -> None:
    alone = b.summary({"interpreted": [measured("interpreted", rate=30.0)]})
    assert alone["ratio_compiled"] is None
    assert alone["games_per_second"] is None
    slow = b.summary(
        {"interpreted": [measured("interpreted", rate=30.0)], "peer": [measured("peer", rate=10.0)]}
    )
    assert b.below_floor(slow) == [
        "ratio_compiled was not measured; the floor is 110.",
        "ratio_interpreted is 3.0, below the floor of 4.",
    ]


def run(ratio: float | None, copy: float = 1.0) -> dict[str, Any]:
    games = {"settlers": {"seats": 4, "copy_us": copy}}
    return {"ratio_compiled": ratio, "ratio_interpreted": 6.0, "games": games}


def test_every_run_is_appended_to_the_history(tmp_path: Path) -> None:
    file = tmp_path / "build" / "bench.jsonl"
    for ratio in (70.0, None, 140.0):
        h.keep(file, run(ratio))
    assert [found["ratio_compiled"] for found in h.kept(file)] == [70.0, None, 140.0]
    assert all(found["at"].startswith("20") for found in h.kept(file))


def test_a_missing_or_broken_history_is_refused(tmp_path: Path) -> None:
    with pytest.raises(b.BenchFailed, match="no runs yet"):
        h.kept(tmp_path / "nowhere.jsonl")
    (tmp_path / "letter.txt").write_text("Dear bench,")
    with pytest.raises(b.BenchFailed, match="not a benchmark history"):
        h.kept(tmp_path / "letter.txt")


def test_runs_are_compared_side_by_side(tmp_path: Path) -> None:
    runs = [{"at": f"2026-11-{day:02}", **run(10.0 * day, copy=2.0 / day)} for day in range(1, 31)]
    runs[-3]["ratio_compiled"] = None
    page = io.StringIO()
    Console(file=page, width=120).print(h.comparison(runs))
    drawn = page.getvalue()
    assert "20 runs, from 2026-11-11 to 2026-11-30" in drawn
    ratios = next(line for line in drawn.splitlines() if "compiled, ratio" in line)
    assert "▁▁▂" in ratios
    assert "·██" in ratios
    assert [cell.strip() for cell in ratios.split("│")[3:6]] == ["290.0", "300.0", "+3 %"]
    copies = next(line for line in drawn.splitlines() if "settlers, copy" in line)
    assert "-3 %" in copies
    views = next(line for line in drawn.splitlines() if "settlers, view" in line)
    assert "·" * 20 in views


def test_a_single_run_has_no_comparison() -> None:
    page = io.StringIO()
    Console(file=page, width=120).print(h.comparison([{"at": "2026-11-01", **run(70.0)}]))
    [ratios] = [line for line in page.getvalue().splitlines() if "compiled, ratio" in line]
    assert [cell.strip() for cell in ratios.split("│")[2:6]] == ["▁", "–", "70.0", "–"]


def test_the_command_draws_the_history(tmp_path: Path) -> None:
    file = tmp_path / "bench.jsonl"
    for ratio in (70.0, 140.0):
        h.keep(file, run(ratio))
    drawn = CliRunner().invoke(app, ["bench", "--compare", "--history", str(file)])
    assert drawn.exit_code == 0
    assert "+100 %" in drawn.output
    listed = CliRunner().invoke(app, ["bench", "--compare", "--history", str(file), "--json"])
    assert [found["ratio_compiled"] for found in json.loads(listed.output)["runs"]] == [70.0, 140.0]


def test_a_build_that_does_not_run_says_why() -> None:
    with pytest.raises(b.BenchFailed, match="the peer build does not run"):
        b.EngineBuild("peer", "nothing", None).work(1)


def test_a_greedy_game_that_takes_too_long_is_not_counted() -> None:
    game = BUILT_IN["princes"]
    assert greedy_rate(game, 2, 0.0001) is None
    rate = greedy_rate(game, 2, 1.0)
    assert rate is not None
    assert rate > 0


def test_without_the_environment_libraries_their_steps_are_not_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "archipel.envs.game_table", None)
    assert env_rate(BUILT_IN["princes"], 2, 0.01) is None

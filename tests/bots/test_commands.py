"""The arena's commands, as a person or a script calls them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from archipel.arena.commands import app
from archipel.arena.curve import BLUNDER, curve
from archipel.core import record
from archipel.core.state import BadOptions

RECORDS = Path(__file__).parents[1] / "records"
runner = CliRunner()


def run(line: str) -> Result:
    return runner.invoke(app, line.split())


def shortest(game: str) -> Path:
    return min(RECORDS.glob(f"{game}-*.rec"), key=lambda path: path.stat().st_size)


def test_arena_prints_json() -> None:
    done = run("arena junior --seats 3 --bots easy,random --games 3 --seed 2 --jobs 1 --json")
    assert done.exit_code == 0, done.output
    result = json.loads(done.stdout)
    assert (result["game"], result["seats"], result["games"]) == ("junior", 3, 3)
    assert [bot["name"] for bot in result["bots"]] == ["easy", "random"]
    assert {"name", "games", "wins", "rate", "low", "high", "ms_per_move"} <= set(result["bots"][0])
    assert sum(bot["wins"] for bot in result["bots"]) + result["drawn"] == pytest.approx(3)


def test_arena_prints_a_table() -> None:
    done = run("arena junior --seats 3 --bots easy,random --games 1 --jobs 1")
    assert done.exit_code == 0, done.output
    assert "easy" in done.stdout
    assert "comes before" in done.stdout


@pytest.mark.parametrize("game", ["settlers", "junior"])
def test_the_curve_has_a_point_for_every_row_and_ends_with_the_winner(game: str) -> None:
    read = record.read(shortest(game).read_text(encoding="utf-8"))
    points = curve(read)
    assert [point.row for point in points] == list(range(1, len(points) + 1))
    assert all(sum(point.chances) == pytest.approx(1) for point in points)
    assert max(points[-1].chances) == 1


def test_analyse_prints_the_curve() -> None:
    path = shortest("junior")
    done = runner.invoke(app, ["analyse", str(path), "--json"])
    assert done.exit_code == 0, done.output
    points = json.loads(done.stdout)["points"]
    turning = json.loads(done.stdout)["turning_points"]
    shown = runner.invoke(app, ["analyse", str(path)])
    assert shown.exit_code == 0, shown.output
    heading, *lines = shown.stdout.splitlines()
    assert "seat 0" in heading
    assert len(lines) == len(points) + len(turning)
    told = [line.split(",")[0] for line in lines if line.startswith("turning point: ")]
    assert told == [f"turning point: row {point['row']}" for point in turning]


@pytest.mark.long
def test_plots_are_written(tmp_path: Path) -> None:
    arena, curve = tmp_path / "arena.png", tmp_path / "curve.svg"
    done = run(f"arena junior --seats 3 --bots easy,random --games 1 --jobs 1 --picture {arena}")
    assert done.exit_code == 0, done.output
    done = runner.invoke(app, ["analyse", str(shortest("junior")), "--picture", str(curve)])
    assert done.exit_code == 0, done.output
    assert arena.stat().st_size > 1000
    assert curve.stat().st_size > 1000


def test_an_unwritable_plot_is_refused_before_the_first_game(tmp_path: Path) -> None:
    for name in ("no/such/folder.png", "picture.xyzzy"):
        done = run(f"arena junior --bots random --games 1 --jobs 1 --picture {tmp_path / name}")
        assert isinstance(done.exception, BadOptions)
        assert not done.stdout


def test_analyse_suggests_better_moves() -> None:
    done = runner.invoke(app, ["analyse", str(shortest("junior")), "--nodes", "6", "--json"])
    assert done.exit_code == 0, done.output
    points = json.loads(done.stdout)["points"]
    assert any(point["lost"] for point in points)
    assert all(bool(point["better"]) == (point["lost"] >= BLUNDER) for point in points)


def test_unwritable_weights_are_refused_before_training(tmp_path: Path) -> None:
    for line in ("--seats many", "--seats 9", f"--save {tmp_path}/no/such/file.txt", "--start no-such.txt"):
        done = run(f"train junior --games 1 --rounds 1 --jobs 1 {line}")
        assert isinstance(done.exception, BadOptions)
        assert not done.stdout


def test_what_is_not_a_record_is_refused(tmp_path: Path) -> None:
    done = runner.invoke(app, ["analyse", str(tmp_path / "missing.rec")])
    assert done.exit_code != 0
    assert isinstance(done.exception, record.BadRecord)

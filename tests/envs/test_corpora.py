"""Runs of many games: in memory, as a corpus of records, and as Parquet."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import typer
from typer.testing import CliRunner

from archipel.arena.corpus import join, read_corpus, record_of, split, write_corpus
from archipel.arena.dataset_commands import mount
from archipel.arena.datasets import observations, read_dataset, write_dataset
from archipel.arena.simulate import Run, simulate
from archipel.core import record
from archipel.core.state import BadOptions
from archipel.envs.game_table import GameTable
from archipel.registry import GAMES

RUNS = [Run(key, GAMES[key].printed_seats[0], 3, ("random",), seed=5) for key in GAMES]
GREEDY = Run("junior", 3, 2, ("greedy", "random"), seed=6)


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.game)
def test_results_do_not_depend_on_the_number_of_jobs(run: Run) -> None:
    heard: list[int] = []
    alone = simulate(run, jobs=1, progress=heard.append)
    assert sum(heard) == run.games
    assert simulate(run, jobs=2).results == alone.results
    assert simulate(run, jobs=1).results == alone.results


def test_an_unknown_backend_is_refused() -> None:
    with pytest.raises(BadOptions):
        simulate(RUNS[0], backend="steam")


@pytest.mark.parametrize("run", [*RUNS, GREEDY], ids=lambda run: f"{run.game}-{run.bots[0]}")
def test_a_corpus_holds_the_games_of_the_run(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    write_corpus(run, path, jobs=1)
    results = simulate(run, jobs=1).results
    records = list(read_corpus(path))
    assert len(records) == run.games
    for number, (one, result) in enumerate(zip(records, results)):
        assert one.tags["Number"] == str(number)
        referee = record.replay(one, GAMES)
        assert tuple(referee.state.scores()) == result.scores
        assert len(referee.standing()) == result.actions
    assert join(records) == path.read_text(encoding="utf-8")


def test_a_corpus_splits_at_tags() -> None:
    one = record.write(record_of(RUNS[0], 0))
    bare = '[Game "settlers"]\n'
    text = f"{one}\n; a remark\n\n\n{bare}\n{bare}\n{one}"
    parts = list(split(text.splitlines()))
    assert [record.read(part).tags.get("Number") for part in parts] == ["0", None, None, "0"]
    assert list(split([])) == []
    assert list(split(["", " "])) == []


@pytest.mark.parametrize("run", [*RUNS, GREEDY], ids=lambda run: f"{run.game}-{run.bots[0]}")
def test_a_data_set_holds_the_games_of_the_run(run: Run, tmp_path: Path) -> None:
    write_dataset(run, tmp_path / "set", jobs=1)
    games, actions, about = read_dataset(tmp_path / "set")
    results = simulate(run, jobs=1).results
    assert [tuple(row) for row in games["scores"].to_pylist()] == [result.scores for result in results]
    assert games["actions"].to_pylist() == [result.actions for result in results]
    assert actions.num_rows == sum(result.actions for result in results)
    table = GameTable(run.game, run.seats, run.options, trade=False)
    assert about["numbers"] == table.texts
    for row in actions.slice(0, 400).to_pylist():
        if row["seat"] < 0:
            assert row["legal"] is None
            assert row["observation"] is None
        elif row["number"] >= 0:
            assert table.numbers.text(row["seat"], row["number"]) == row["action"]
            assert row["number"] in row["legal"]
            assert len(row["observation"]) == len(about["cells"])
    last = actions.slice(actions.num_rows - 1).to_pylist()[0]
    assert last["result"] in (-1, 0, 1)


def test_observations_come_as_one_matrix(tmp_path: Path) -> None:
    run = RUNS[0]
    write_dataset(run, tmp_path / "set", jobs=1)
    _, actions, about = read_dataset(tmp_path / "set")
    matrix = observations(actions)
    assert matrix.dtype == np.int8
    assert matrix.shape == (sum(seat >= 0 for seat in actions["seat"].to_pylist()), len(about["cells"]))
    table = GameTable(run.game, run.seats, run.options, trade=False)
    first = next(row for row in actions.to_pylist() if row["seat"] >= 0)
    table.state = table.game.open(run.seats, table.options)
    assert matrix[0].tolist() == first["observation"] == table.observe(first["seat"]).tolist()


def test_a_data_set_without_features_is_small(tmp_path: Path) -> None:
    write_dataset(RUNS[0], tmp_path / "set", features=False, jobs=1)
    _, actions, about = read_dataset(tmp_path / "set")
    assert actions.column_names == ["game", "row", "seat", "action", "number", "result"]
    assert about["cells"] == []


def test_the_corpus_and_dataset_commands(tmp_path: Path) -> None:
    app = typer.Typer()
    mount(app)
    runner = CliRunner()
    corpus, folder = tmp_path / "c.txt", tmp_path / "d"
    assert runner.invoke(app, ["corpus", "junior", str(corpus), "--games", "2", "--jobs", "1"]).exit_code == 0
    checked = runner.invoke(app, ["check-corpus", str(corpus)])
    assert "All 2 records replay." in checked.output
    assert (
        runner.invoke(app, ["dataset", "junior", str(folder), "--games", "2", "--jobs", "1"]).exit_code == 0
    )
    assert (folder / "dataset.json").exists()
    again = runner.invoke(app, ["dataset", "junior", str(folder), "--games", "2"])
    assert isinstance(again.exception, BadOptions)
    corpus.write_text(corpus.read_text().replace("0 roll", "1 roll", 1))
    assert "record 1" in str(runner.invoke(app, ["check-corpus", str(corpus)]).exception)

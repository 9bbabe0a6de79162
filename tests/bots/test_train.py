"""Training: the fit recovers known weights, and weights survive their file."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from archipel.arena.train import TrainingGames, evaluator_of, play_training_games, write
from archipel.bots.evaluate import EVALUATORS, Evaluators
from archipel.bots.evaluate.base import Fitted
from archipel.core.rng import Rng
from archipel.registry import BUILT_IN


def test_the_fit_recovers_the_weights() -> None:
    fitting = pytest.importorskip("archipel.arena.fitting")
    rng = Rng(4)
    early, late = [2.0, -1.0], [0.5, 3.0]
    rows = []
    for _ in range(4000):
        stage = rng.below(1000) / 1000
        seats = [[rng.below(1000) / 500 - 1 for _ in early] for _ in range(3)]
        weights = [(1 - stage) * a + stage * b for a, b in zip(early, late)]
        powers = [math.exp(sum(x * w for x, w in zip(seat, weights))) for seat in seats]
        winner = rng.weighted([int(1e6 * power) for power in powers])
        rows.append((stage, seats, [float(seat == winner) for seat in range(3)]))
    found_early, found_late = fitting.fit(["a", "b"], rows)
    assert found_early == pytest.approx(early, abs=0.35)
    assert found_late == pytest.approx(late, abs=0.35)


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_feature_has_weights(game: str, tmp_path: Path) -> None:
    evaluator = EVALUATORS[game]
    assert isinstance(evaluator, Fitted)
    assert any(evaluator.early)
    path = write(evaluator, game, "archipel train …", tmp_path / "weights.txt")
    again = type(evaluator)()  # type: ignore[call-arg]
    again.early = [0.0] * len(again.names)
    again.load(str(path))
    assert again.early == pytest.approx(evaluator.early, abs=1e-4)
    state = BUILT_IN[game].open(BUILT_IN[game].printed_seats[0], BUILT_IN[game].read_options(""))
    assert len(evaluator.features(state, 0)) == len(evaluator.names)


def test_self_play_returns_positions() -> None:
    evaluator = evaluator_of("junior")
    task = TrainingGames("junior", ((3, ""),), 0, 1, 1, 50, 5, tuple(evaluator.early), tuple(evaluator.late))
    rows = play_training_games(task)
    assert rows
    assert rows == play_training_games(task)
    for stage, seats, chances in rows:
        assert 0 <= stage <= 1
        assert len(seats) == 3
        assert sum(chances) == 1


def test_training_loads_an_evaluation_at_its_first_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.arena.train.EVALUATORS", Evaluators())
    assert isinstance(evaluator_of("elasund"), Fitted)

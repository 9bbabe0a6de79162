"""The example trainer: it learns what it is shown, and given two minutes it beats random play."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from archipel.core.state import COMPILED


@pytest.fixture(scope="module")
def trainer() -> ModuleType:
    path = Path(__file__).parent.parent.parent / "examples" / "train_policy.py"
    spec = importlib.util.spec_from_file_location("train_policy", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_policy"] = module
    spec.loader.exec_module(module)
    return module


def test_what_went_well_becomes_likelier(trainer: ModuleType) -> None:
    games = trainer.games_of("junior", 2, seed=2)
    policy = trainer.Policy(games.env.table.width, games.env.table.size, seed=1)
    ended: list[Any] = []
    while not ended:
        ended = games.advance(policy)
    episode = ended[0]
    episode.reward = 1.0
    seen, allowed = np.stack(episode.seen), np.stack(episode.allowed)
    rows = np.arange(len(episode.done))
    assert allowed[rows, episode.done].all()
    before = policy.forward(seen, allowed)[2][rows, episode.done]
    for _ in range(5):
        policy.learn([episode], usual=0.0)
    after = policy.forward(seen, allowed)[2][rows, episode.done]
    assert np.log(after).mean() > np.log(before).mean()
    assert np.all(policy.forward(seen, allowed)[2][allowed == 0] < 1e-6)  # nothing outside the mask


def test_it_runs_from_start_to_end(trainer: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trainer, "GAMES_A_STEP", 1)
    monkeypatch.setattr(trainer, "LANES", 2)
    ticks = iter(range(10**6))
    monkeypatch.setattr(trainer.time, "process_time", lambda: next(ticks))
    policy, games = trainer.train("junior", seconds=600)
    assert games > 0
    assert policy.steps > 0
    assert 0.0 <= trainer.win_rate("junior", policy, games=2, seed=50) <= 1.0


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="two minutes are too short for the interpreted engine")
def test_two_minutes_are_enough_to_beat_random_play(trainer: ModuleType) -> None:
    policy, _ = trainer.train("settlers", seconds=120)
    assert trainer.win_rate("settlers", policy, games=150, seed=10**6) > 0.4  # random play wins a quarter

"""The example trainer: it learns what it is shown, and given a minute it beats random play."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from archipel.core.state import COMPILED
from archipel.envs.gymnasium import SeatEnv


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
    env = SeatEnv("junior", seats=3, trade=False)
    policy = trainer.Policy(env.table.width, env.table.size, seed=1)
    episode = trainer.play(env, policy, seed=2)
    episode.reward = 1.0
    seen, allowed = np.stack(episode.seen), np.stack(episode.allowed)
    rows = np.arange(len(episode.done))
    before = policy.forward(seen, allowed)[2][rows, episode.done]
    for _ in range(5):
        policy.learn([episode], usual=0.0)
    after = policy.forward(seen, allowed)[2][rows, episode.done]
    assert np.log(after).mean() > np.log(before).mean()
    assert np.all(policy.forward(seen, allowed)[2][allowed == 0] < 1e-6)  # nothing outside the mask


def test_it_runs_from_start_to_end(trainer: ModuleType) -> None:
    policy, env, games = trainer.train("junior", seconds=0.1)
    assert games >= trainer.GAMES_A_STEP
    assert 0.0 <= trainer.win_rate(env, policy, games=2, first=50) <= 1.0


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="a minute is too short for the interpreted engine")
def test_a_minute_is_enough_to_beat_random_play(trainer: ModuleType) -> None:
    policy, env, _ = trainer.train("settlers", seconds=60)
    assert env.table.seats == 4
    assert trainer.win_rate(env, policy, games=150, first=10**6) > 0.4  # random play wins a quarter

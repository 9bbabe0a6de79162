"""The example trainers: they learn, and after two minutes they beat random play."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from archipel.core.state import COMPILED
from archipel.envs import batch

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
compiled_only = pytest.mark.skipif(not COMPILED, reason="minutes are too short for the interpreted engine")


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def trainer() -> ModuleType:
    return example("train_policy")


def test_rewarded_actions_become_likelier(trainer: ModuleType) -> None:
    env = batch.make("junior", 8, seed=2, rewards="points")
    policy = trainer.Policy(env.table, seed=1)
    played = trainer.play(env, policy, steps=40)
    rows = np.arange(len(played.done))
    assert played.allowed[rows, played.done].all()
    before = policy.look(played.rows, played.allowed)
    assert before.chances[rows, played.done] == pytest.approx(played.chance, rel=1e-4)
    for _ in range(3):
        policy.learn(played)
    after = policy.look(played.rows, played.allowed)
    change = np.log(after.chances[rows, played.done]) - np.log(played.chance)
    better = played.better > played.better.mean()
    assert change[better].mean() > change[~better].mean()
    assert np.all(after.chances[played.allowed == 0] < 1e-6)  # nothing outside the mask
    assert np.abs(after.worth - played.got).mean() < np.abs(before.worth - played.got).mean()


def test_every_seat_has_its_own_trajectory(trainer: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reward before a seat's next decision belongs to its previous one; a game's end ends all of them."""
    monkeypatch.setattr(trainer, "DISCOUNT", 1.0)
    monkeypatch.setattr(trainer, "GAE_LAMBDA", 1.0)
    nothing, two = np.zeros((1, 1), dtype=np.int8), np.ones((1, 2), dtype=np.int8)
    acts = [(0, [0, 0], False), (1, [0.5, 0], False), (0, [1, -1], True), (1, [0, 0], False)]
    kept = [
        (
            nothing,
            two,
            np.array([t]),
            np.ones(1),
            np.zeros(1),
            np.array([seat]),
            np.array([got]),
            np.array([over]),
        )
        for t, (seat, got, over) in enumerate(acts)
    ]
    played = trainer.judged(kept, 2)
    # The last decision is dropped: its consequences are unknown.
    assert dict(zip(played.done.tolist(), played.got.tolist())) == {2: 1.0, 1: -1.0, 0: 1.5}


def test_forced_actions_are_not_learnt(trainer: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """A step with one legal action is no decision: its reward belongs to the decision before."""
    monkeypatch.setattr(trainer, "DISCOUNT", 0.5)
    monkeypatch.setattr(trainer, "GAE_LAMBDA", 1.0)
    nothing, seat = np.zeros((1, 1), dtype=np.int8), np.zeros(1, dtype=np.int8)
    steps = [([1, 1], 0.0, False), ([0, 1], 0.25, False), ([1, 1], 1.0, True)]
    kept = [
        (
            nothing,
            np.array([allowed]),
            np.array([t]),
            np.ones(1),
            np.full(1, 9.0 if t == 1 else 0.0),
            seat,
            np.array([[got]]),
            np.array([over]),
        )
        for t, (allowed, got, over) in enumerate(steps)
    ]
    played = trainer.judged(kept, 1)
    assert dict(zip(played.done.tolist(), played.got.tolist())) == {2: 1.0, 0: 0.75}


@pytest.mark.parametrize("against", ["", "easy"])
def test_the_example_runs(trainer: ModuleType, monkeypatch: pytest.MonkeyPatch, against: str) -> None:
    monkeypatch.setattr(trainer, "STEPS", 8)
    monkeypatch.setattr(trainer, "LANES", 4)
    monkeypatch.setattr(trainer, "ALONE", -1.0)
    policy, decisions = trainer.train("junior", seconds=0.01, against=against)
    assert decisions >= 32
    assert policy.steps > 0
    assert 0.0 <= trainer.win_rate("junior", policy, games=2, seed=50) <= 1.0
    if against:
        assert trainer.win_rate("junior", policy, games=1, seed=50, bots=against) in (0.0, 1.0)


@pytest.mark.long
@compiled_only
def test_two_minutes_are_enough_to_beat_random_play(trainer: ModuleType) -> None:
    policy, _ = trainer.train("junior", seconds=120)
    assert trainer.win_rate("junior", policy, games=150, seed=10**6) > 0.5  # random play wins a quarter


@pytest.mark.long
@compiled_only
def test_the_maskable_ppo_of_sb3_learns() -> None:
    pytest.importorskip("sb3_contrib", reason="pip found no torch for the processor alone")
    trainer = example("maskable_ppo")
    model = trainer.train("junior", seconds=60)
    assert trainer.win_rate("junior", model, games=60, seed=10**6) > 0.35  # random play wins a quarter

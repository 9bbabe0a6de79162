"""The PufferLib environment, against its base class or a stand-in with the same interface."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Box, Discrete

from archipel.envs import batch


class StandIn:
    """The interface of `pufferlib.PufferEnv` (3.0)."""

    def __init__(self, buf: dict[str, Any] | None = None) -> None:
        space = getattr(self, "single_observation_space")  # noqa: B009
        agents = getattr(self, "num_agents")  # noqa: B009
        assert isinstance(space, Box)
        assert isinstance(getattr(self, "single_action_space"), Discrete)  # noqa: B009
        assert not hasattr(self, "observation_space")
        made = {
            "observations": np.zeros((agents, *space.shape), dtype=space.dtype),
            "rewards": np.zeros(agents, dtype=np.float32),
            "terminals": np.zeros(agents, dtype=bool),
            "truncations": np.zeros(agents, dtype=bool),
        }
        for name, array in (buf or made).items():
            setattr(self, name, array)


@pytest.fixture
def lanes_env(monkeypatch: pytest.MonkeyPatch) -> Any:
    if importlib.util.find_spec("pufferlib") is None:
        module = ModuleType("pufferlib")
        module.PufferEnv = StandIn  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "pufferlib", module)
    monkeypatch.delitem(sys.modules, "archipel.envs.puffer", raising=False)
    return importlib.import_module("archipel.envs.puffer").LanesEnv


def test_it_shows_what_a_batch_shows(lanes_env: Any) -> None:
    buffers: dict[str, Any] = {
        "rewards": np.zeros(3, dtype=np.float32),
        "terminals": np.zeros(3, dtype=bool),
        "truncations": np.zeros(3, dtype=bool),
    }
    width = lanes_env("junior", lanes=3).single_observation_space.shape[0]
    buffers |= {
        "observations": np.zeros((3, width), dtype=np.int8),
        "masks": np.ones(3, dtype=bool),
        "actions": np.zeros(3, dtype=np.int32),
    }
    env = lanes_env("junior", lanes=3, seed=5, rewards="points", buf=buffers)
    beside = batch.make("junior", 3, seed=5, seat="drawn", rewards="points")
    shown, infos = env.reset(5)
    assert infos == []
    ended, rng = 0, np.random.default_rng(5)
    for _ in range(400):
        assert shown is buffers["observations"]
        assert shown.tobytes() == np.concatenate([beside.observations, beside.masks], axis=1).tobytes()
        assert all(env.single_observation_space.contains(row) for row in shown)
        learners = beside.actors.copy()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in beside.masks])
        shown, rewards, terminals, truncations, infos = env.step(actions)
        beside.step(actions)
        assert rewards.tolist() == beside.rewards[np.arange(3), learners].tolist()
        assert terminals.tolist() == beside.dones.tolist()
        assert not truncations.any()
        assert bool(infos) == beside.dones.any()
        ended += len(infos)
    assert ended


def test_an_illegal_action_is_replaced(lanes_env: Any) -> None:
    env = lanes_env("settlers", lanes=2, seat="every")
    shown, _ = env.reset(1)
    before = shown.copy()
    size = env.single_action_space.n
    wrong = [int(np.flatnonzero(row[-size:] == 0)[0]) for row in shown]
    env.step(np.array(wrong))
    assert (env.observations != before).any(axis=1).all()

"""The Gymnasium environments against Gymnasium's own checker."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from archipel.core.rng import Rng
from archipel.core.state import BadOptions
from archipel.envs.gymnasium import SeatEnv, env_id
from archipel.envs.lanes import leads
from archipel.envs.rewards import SHARE
from archipel.registry import GAMES


def play(env: SeatEnv, rng: Rng, seed: int) -> float:
    """Play one game at random; return its reward."""
    observation, _ = env.reset(seed=seed)
    while True:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(int(legal[rng.below(len(legal))]))
        assert "illegal" not in info
        if terminated or truncated:
            return reward


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("key", GAMES)
def test_gymnasiums_checker_passes(key: str) -> None:
    env = gymnasium.make(env_id(key), render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("key", GAMES)
def test_games_against_bots_end(key: str) -> None:
    env = SeatEnv(key, seats=GAMES[key].printed_seats[0], trade=False)
    rng = Rng(1)
    rewards = [play(env, rng, seed) for seed in range(2)]
    assert set(rewards) <= {-1.0, 0.0, 1.0}


def test_bots_have_memories() -> None:
    env = SeatEnv("junior", seats=3, bots="greedy", seat=None, trade=False)
    assert play(env, Rng(2), seed=3) in (-1.0, 1.0)
    assert env.table.referee is not None
    assert len(env.table.referee.rows) > 50
    assert any(memory.text() for memory in env.table.referee.memories)


def test_seeds_decide_the_game_and_the_bots() -> None:
    texts = []
    for _ in range(2):
        env = SeatEnv("settlers", seats=3, seat=1)
        play(env, Rng(9), seed=5)
        texts.append(env.text())
    assert texts[0] == texts[1]


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("settlers")
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_bad_settings_are_refused() -> None:
    with pytest.raises(BadOptions):
        SeatEnv("settlers", bots="clever")
    with pytest.raises(ValueError, match="seats run"):
        SeatEnv("settlers", seat=7)
    with pytest.raises(BadOptions):
        SeatEnv("settlers", board="flat")
    with pytest.raises(ValueError, match="render_mode 'smoke'"):
        SeatEnv("settlers", render_mode="smoke")
    with pytest.raises(ValueError, match="mask 'hat'"):
        SeatEnv("settlers", mask="hat")
    with pytest.raises(ValueError, match="rewards 'fame'"):
        SeatEnv("settlers", rewards="fame")


def test_point_rewards() -> None:
    env = SeatEnv("junior", seats=3, trade=False, rewards="points", render_mode="rgb_array")
    observation, _ = env.reset(seed=4)
    before, got = leads(env.table.state)[0], 0.0
    rng, over = Rng(4), False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, _, _ = env.step(int(legal[rng.below(len(legal))]))
        got += reward
    change = leads(env.table.state)[0] - before
    assert change
    assert got == pytest.approx(env.table.returns()[0] + SHARE * change)
    assert env.render().ndim == 3


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("key", GAMES)
def test_the_mask_can_be_in_the_info(key: str) -> None:
    env = SeatEnv(key, mask="info")
    check_env(env, skip_render_check=True)
    row, info = env.reset(seed=1)
    assert row.shape == (env.table.width,)
    row, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert info["action_mask"].tobytes() == env.action_masks().tobytes()

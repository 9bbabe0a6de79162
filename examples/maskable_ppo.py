"""Train the maskable PPO of sb3-contrib in one seat against random players, and test it.

    pip install "archipel[train]"
    python examples/maskable_ppo.py [junior] [--seconds 60]

The environment is a Gymnasium environment; the trainer reads the mask from `action_masks()`. Observations are
scaled by the bounds of their cells. Times are CPU times.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.spaces import Box
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from archipel.envs.gymnasium import SeatEnv


class Scaled(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Scales observations to values between 0 and 1."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        low, high = (bound.astype(np.float32) for bound in env.table.bounds())
        self.low, self.scale = low, 1 / np.maximum(high - low, 1)
        self.observation_space = Box(0, 1, low.shape, np.float32)

    def observation(self, observation: Any) -> Any:
        """Return a scaled observation."""
        return (observation - self.low) * self.scale


class Until(BaseCallback):
    """Stops the training after some seconds of CPU time."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.process_time() + seconds

    def _on_step(self) -> bool:
        return time.process_time() < self.end


def seat_of(game: str, rewards: str = "win") -> Scaled:
    """Return an environment for one seat, drawn for every game, among random players."""
    return Scaled(SeatEnv(game, seat=None, trade=False, mask="info", rewards=rewards))


def train(game: str, seconds: float, seed: int = 1) -> MaskablePPO:
    """Train a model for some seconds of CPU time."""
    torch.set_num_threads(1)
    env = seat_of(game, rewards="points")
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, gamma=0.998, seed=seed, device="cpu")
    return model.learn(10**9, callback=Until(seconds))


def win_rate(game: str, model: MaskablePPO, games: int, seed: int) -> float:
    """Return the share of new games that the model wins."""
    env = seat_of(game)
    won = 0
    for number in range(games):
        row, info = env.reset(seed=seed + number)
        reward, over = 0.0, False
        while not over:
            action, _ = model.predict(row, action_masks=info["action_mask"])
            row, reward, over, _, info = env.step(int(action))
        won += reward > 0
    return won / games


def main() -> None:
    """Train a model, test it, and print its win rate."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="junior")
    parser.add_argument("--seconds", type=float, default=60)
    options = parser.parse_args()
    model = train(options.game, options.seconds)
    games = 100
    rate = win_rate(options.game, model, games, 10**6)
    print(f"{options.game}: {model.num_timesteps} steps; the model wins {rate:.0%} of {games} new games")


if __name__ == "__main__":
    main()

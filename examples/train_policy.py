"""Train a small masked policy on one seat of a game for about a minute, with NumPy alone, and test it.

    python examples/train_policy.py [settlers] [seconds]

The policy is one hidden layer over the observation, with a softmax over the allowed actions. It learns from
whole games by policy gradients: what was done in games that went better than usual becomes more likely. Then
it plays new games against random bots, beside a random player in the same seat.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from archipel.envs.gymnasium import SeatEnv

Matrix = NDArray[np.float32]

HIDDEN = 48
RATE = 0.004
GAMES_A_STEP = 16


@dataclass
class Episode:
    """What was seen, allowed and done in one game."""

    seen: list[NDArray[np.int8]] = field(default_factory=list)
    allowed: list[NDArray[np.int8]] = field(default_factory=list)
    done: list[int] = field(default_factory=list)
    reward: float = 0.0


class Policy:
    """Observation to hidden layer to a weight for every action; Adam adjusts it."""

    def __init__(self, width: int, actions: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        first = self.random.normal(0, 1 / np.sqrt(width), (width, HIDDEN)).astype(np.float32)
        self.weights: list[Matrix] = [
            first,
            np.zeros(HIDDEN, dtype=np.float32),
            np.zeros((HIDDEN, actions), dtype=np.float32),
            np.zeros(actions, dtype=np.float32),
        ]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def forward(self, seen: NDArray[np.int8], allowed: NDArray[np.int8]) -> tuple[Matrix, Matrix, Matrix]:
        """The input, the hidden layer and the chances of the actions."""
        first, first_bias, second, second_bias = self.weights
        inputs = np.asarray(seen, dtype=np.float32) * np.float32(0.1)
        hidden = np.tanh(inputs @ first + first_bias)
        scores = np.where(allowed, hidden @ second + second_bias, np.float32(-1e9))
        scores -= scores.max(axis=-1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=-1, keepdims=True)
        return inputs, hidden, chances

    def choose(self, observation: dict[str, Any]) -> int:
        """An action, drawn from the policy."""
        _, _, chances = self.forward(observation["observation"], observation["action_mask"])
        at = int(np.searchsorted(np.cumsum(chances), self.random.random() * 0.999999))
        return min(at, len(chances) - 1)

    def learn(self, episodes: list[Episode], usual: float) -> None:
        """One step towards what was done in games that went better than usual."""
        seen = np.stack([row for one in episodes for row in one.seen])
        allowed = np.stack([row for one in episodes for row in one.allowed])
        done = np.array([action for one in episodes for action in one.done])
        better = np.concatenate([np.full(len(one.done), one.reward - usual) for one in episodes])
        inputs, hidden, chances = self.forward(seen, allowed)
        pull = -chances
        pull[np.arange(len(done)), done] += 1
        pull *= (better / len(done)).astype(np.float32)[:, None]
        back = (pull @ self.weights[2].T) * (1 - hidden**2)
        self._adam([inputs.T @ back, back.sum(0), hidden.T @ pull, pull.sum(0)])

    def _adam(self, gradients: list[Matrix]) -> None:
        self.steps += 1
        for i, gradient in enumerate(gradients):
            self.means[i] = 0.9 * self.means[i] + 0.1 * gradient
            self.squares[i] = 0.99 * self.squares[i] + 0.01 * gradient**2
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.99**self.steps)
            self.weights[i] = (self.weights[i] + RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def play(env: SeatEnv, policy: Policy | None, seed: int) -> Episode:
    """One game of the learner, or of a random player."""
    chooser = np.random.default_rng(seed)
    episode = Episode()
    observation, _ = env.reset(seed=seed)
    while True:
        if policy is None:
            action = int(chooser.choice(np.flatnonzero(observation["action_mask"])))
        else:
            action = policy.choose(observation)
        episode.seen.append(observation["observation"])
        episode.allowed.append(observation["action_mask"])
        episode.done.append(action)
        observation, reward, over, cut, _ = env.step(action)
        if over or cut:
            episode.reward = float(reward)
            return episode


def win_rate(env: SeatEnv, policy: Policy | None, games: int, first: int) -> float:
    """The share of games won."""
    return sum(play(env, policy, first + i).reward > 0 for i in range(games)) / games


def train(game: str, seconds: float, seed: int = 1) -> tuple[Policy, SeatEnv, int]:
    """Train for so many seconds of processor time; the policy, its environment and how many games it took."""
    env = SeatEnv(game, seat=None, trade=False)
    policy = Policy(env.table.width, env.table.size, seed)
    began = time.process_time()
    usual, games = 0.0, 0
    while time.process_time() - began < seconds:
        episodes = [play(env, policy, games + i) for i in range(GAMES_A_STEP)]
        games += GAMES_A_STEP
        mean = float(np.mean([one.reward for one in episodes]))
        usual = mean if games == GAMES_A_STEP else 0.95 * usual + 0.05 * mean
        policy.learn(episodes, usual)
    return policy, env, games


def main() -> None:
    """Train, then compare with a random player on new games."""
    game = sys.argv[1] if len(sys.argv) > 1 else "settlers"
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60.0
    policy, env, games = train(game, seconds)
    tests = 300
    learnt = win_rate(env, policy, tests, 10**6)
    chance = win_rate(env, None, tests, 10**6)
    print(f"{game}, {env.table.seats} seats: {games} games in {seconds:.0f} s of training")
    print(
        f"the policy wins {learnt:.0%} of {tests} new games against random bots, a random player {chance:.0%}"
    )


if __name__ == "__main__":
    main()

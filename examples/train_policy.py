"""Train a small masked policy on one seat of a game for two minutes, with NumPy alone, and test it.

    python examples/train_policy.py [settlers] [seconds]

The policy is one hidden layer over the observation, with a softmax over the allowed actions. It plays many
games at once against random players, in a batch, and learns from whole games by policy gradients: what was
done in games that went better than usual becomes more likely. Then it plays new games, beside a random
player.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from archipel.envs import batch
from archipel.envs.batch import Batch

Matrix = NDArray[np.float32]
Rows = NDArray[np.int8]

LANES = 64
HIDDEN = 48
RATE = 0.004
GAMES_A_STEP = 16


@dataclass
class Episode:
    """What was seen, allowed and done in one game."""

    seen: list[Rows] = field(default_factory=list)
    allowed: list[Rows] = field(default_factory=list)
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

    def choose(self, seen: Rows, allowed: Rows) -> NDArray[np.intp]:
        """An action for every row, drawn from the policy."""
        _, _, chances = self.forward(seen, allowed)
        drawn = self.random.random((len(seen), 1)) * 0.999999
        at: NDArray[np.intp] = np.argmax(np.cumsum(chances, axis=-1) > drawn, axis=-1)
        return at

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


class Games:
    """The games that go on in a batch, as far as the learner has played them."""

    def __init__(self, env: Batch) -> None:
        self.env = env
        self.going = [Episode() for _ in range(env.lanes)]

    def advance(self, policy: Policy | None) -> list[Episode]:
        """A step in every lane, by the policy or at random; the games that ended with it."""
        env = self.env
        seen, allowed = env.observations.copy(), env.masks.copy()
        actions = env.sample() if policy is None else policy.choose(seen, allowed)
        env.step(actions)
        ended = []
        for lane, episode in enumerate(self.going):
            episode.seen.append(seen[lane])
            episode.allowed.append(allowed[lane])
            episode.done.append(int(actions[lane]))
            if env.dones[lane]:
                episode.reward = float(env.rewards[lane, env.ended(lane).seat])
                ended.append(episode)
                self.going[lane] = Episode()
        return ended


def games_of(game: str, lanes: int, seed: int) -> Games:
    """So many games at once, the learner in a seat that is drawn for each."""
    return Games(batch.make(game, lanes, seed=seed, seat="drawn"))


def win_rate(game: str, policy: Policy | None, games: int, seed: int) -> float:
    """The share of games won: the first of every lane, so that short games count no more than long ones."""
    table = games_of(game, games, seed)
    won: dict[int, bool] = {}
    while len(won) < games:
        table.advance(policy)
        for lane in np.flatnonzero(table.env.dones).tolist():
            won.setdefault(lane, bool(table.env.rewards[lane, table.env.ended(lane).seat] > 0))
    return sum(won.values()) / games


def train(game: str, seconds: float, seed: int = 1) -> tuple[Policy, int]:
    """Train for so many seconds of processor time; the policy, and how many games it took."""
    games = games_of(game, LANES, seed)
    policy = Policy(games.env.table.width, games.env.table.size, seed)
    began = time.process_time()
    usual, played = 0.0, 0
    ended: list[Episode] = []
    while time.process_time() - began < seconds:
        ended += games.advance(policy)
        if len(ended) < GAMES_A_STEP:
            continue
        mean = float(np.mean([one.reward for one in ended]))
        usual = 0.95 * usual + 0.05 * mean if played else mean
        played += len(ended)
        policy.learn(ended, usual)
        ended = []
    return policy, played


def main() -> None:
    """Train, then compare with a random player on new games."""
    game = sys.argv[1] if len(sys.argv) > 1 else "settlers"
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 120.0
    policy, games = train(game, seconds)
    tests = 300
    learnt = win_rate(game, policy, tests, 10**6)
    chance = win_rate(game, None, tests, 10**6)
    print(f"{game}: {games} games in {seconds:.0f} s of training")
    print(
        f"the policy wins {learnt:.0%} of {tests} new games against random players, one of them {chance:.0%}"
    )


if __name__ == "__main__":
    main()

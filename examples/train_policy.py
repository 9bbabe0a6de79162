"""Train a masked policy with PPO in plain NumPy, and test it in new games.

    python examples/train_policy.py [junior] [--seconds 120] [--against easy] [--picture curve.svg]

The policy is a network with two hidden layers, a softmax over the legal actions, and a value head. It plays
all seats of a batch of games (self-play) and learns from the decisions of every seat: proximal policy
optimisation with generalised advantage estimation along each seat's own decisions. Leads in points give
intermediate rewards.

With `--against` the training continues in one seat against bots. Bots make trade offers, which self-play does
not, so the policy learns to answer them. At the end it plays new games against random players and against
those bots. Times are CPU times.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")  # the matrices are small: more threads would be slower

import numpy as np
from numpy.typing import NDArray

from archipel.arena.plot import new_figure
from archipel.envs import batch
from archipel.envs.game_table import GameTable

Matrix = NDArray[np.float32]
Rows = NDArray[np.int8]
Numbers = NDArray[np.int64]

LANES = 128
STEPS = 96
"""Decisions of every lane between two updates."""
HIDDEN = 128
RATE = 7e-4
EPOCHS = 3
MINIBATCH = 1024
"""Decisions in one gradient step."""
CLIP = 0.2
ENTROPY = 0.01
DISCOUNT = 0.998
GAE_LAMBDA = 0.95
ALONE = 0.25
"""Share of the time for self-play when training also against bots."""
FEW = 6
"""A cell with at most this many values is one-hot encoded."""


class Inputs:
    """Encodes observations as inputs between 0 and 1: one-hot for cells with few values, else scaled."""

    def __init__(self, table: GameTable) -> None:
        low, high = (bound.astype(np.int16) for bound in table.bounds())
        steps = high - low
        few = np.flatnonzero((steps > 1) & (steps < FEW))
        pairs = [(cell, value) for cell in few.tolist() for value in range(low[cell], high[cell] + 1)]
        self.cells = np.array([cell for cell, _ in pairs], dtype=np.intp)
        self.values = np.array([value for _, value in pairs], dtype=np.int8)
        self.rest = np.flatnonzero((steps == 1) | (steps >= FEW))
        self.low = low[self.rest].astype(np.float32)
        self.scale = (1 / steps[self.rest]).astype(np.float32)
        self.size = len(pairs) + len(self.rest)

    def of(self, rows: Rows) -> Matrix:
        """Return the inputs of the network for these observations."""
        out = np.empty((len(rows), self.size), dtype=np.float32)
        out[:, : len(self.cells)] = rows[:, self.cells] == self.values
        out[:, len(self.cells) :] = (rows[:, self.rest] - self.low) * self.scale
        return out


@dataclass
class Seen:
    """The output of the network: activations, action probabilities and values."""

    layers: list[Matrix]
    chances: Matrix
    worth: Matrix

    def best(self) -> Numbers:
        """Return the most likely action for every row."""
        return self.chances.argmax(axis=1)


class Policy:
    """A network with two hidden layers, a logit for every action and a value; trained with Adam."""

    def __init__(self, table: GameTable, seed: int) -> None:
        self.inputs = Inputs(table)
        self.random = np.random.default_rng(seed)
        sizes = [self.inputs.size, HIDDEN, HIDDEN, table.size + 1]
        self.weights: list[Matrix] = []
        for n, m in zip(sizes, sizes[1:]):
            spread = 0.01 if m == sizes[-1] else np.sqrt(2 / n)
            self.weights += [
                self.random.normal(0, spread, (n, m)).astype(np.float32),
                np.zeros(m, dtype=np.float32),
            ]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def look(self, rows: Rows, allowed: Rows) -> Seen:
        """Return the action probabilities and the values."""
        w = self.weights
        layers = [self.inputs.of(rows)]
        layers.append(np.maximum(layers[0] @ w[0] + w[1], 0))
        layers.append(np.maximum(layers[1] @ w[2] + w[3], 0))
        out = layers[2] @ w[4] + w[5]
        scores = np.where(allowed, out[:, :-1], np.float32(-1e9))
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        return Seen(layers, chances, out[:, -1])

    def choose(self, seen: Seen) -> Numbers:
        """Sample an action for every row by its probability."""
        drawn = self.random.random((len(seen.chances), 1)) * 0.999999
        return np.argmax(np.cumsum(seen.chances, axis=1) > drawn, axis=1)

    def learn(self, played: Played, left: float = 1.0) -> None:
        """Update the weights with clipped PPO steps.

        `left` is the remaining share of the training, from 1 to 0: it scales the learning rate and the
        entropy bonus.
        """
        n = len(played.done)
        for _ in range(EPOCHS):
            order = self.random.permutation(n)
            for first in range(0, n, MINIBATCH):
                part = played.part(order[first : first + MINIBATCH])
                self._adam(self._wanted(part, ENTROPY * left), RATE * left)

    def _wanted(self, played: Played, entropy: float) -> list[Matrix]:
        """Return the ascent direction of every weight for these decisions."""
        seen = self.look(played.rows, played.allowed)
        n, picked = len(played.done), np.arange(len(played.done))
        better = (played.better - played.better.mean()) / (played.better.std() + 1e-6)
        now = seen.chances[picked, played.done]
        ratio = now / played.chance
        held = ((ratio > 1 + CLIP) & (better > 0)) | ((ratio < 1 - CLIP) & (better < 0))
        pull = np.where(held, 0, ratio * better).astype(np.float32)
        back = np.empty((n, seen.chances.shape[1] + 1), dtype=np.float32)
        back[:, :-1] = seen.chances * -pull[:, None]
        back[picked, played.done] += pull
        logs = np.log(seen.chances + 1e-9)
        spread = -(seen.chances * logs).sum(axis=1, keepdims=True)
        back[:, :-1] -= entropy * seen.chances * (logs + spread)
        back[:, -1] = played.got - seen.worth
        return self._gradients(seen, back / n)

    def _gradients(self, seen: Seen, back: Matrix) -> list[Matrix]:
        """Backpropagate the gradient of the outputs to every weight."""
        found: list[Matrix] = []
        for layer in (2, 1, 0):
            entering = seen.layers[layer]
            found = [entering.T @ back, back.sum(axis=0), *found]
            if layer:
                back = (back @ self.weights[2 * layer].T) * (entering > 0)
        return found

    def _adam(self, gradients: list[Matrix], rate: float) -> None:
        self.steps += 1
        size = np.sqrt(sum(float((g**2).sum()) for g in gradients))
        for i, gradient in enumerate(gradients):
            gradient *= np.float32(min(1.0, 0.5 / (size + 1e-9)))
            self.means[i] += np.float32(0.1) * (gradient - self.means[i])
            self.squares[i] += np.float32(0.001) * (gradient**2 - self.squares[i])
            mean = self.means[i] / np.float32(1 - 0.9**self.steps)
            square = self.squares[i] / np.float32(1 - 0.999**self.steps)
            self.weights[i] += np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))


@dataclass
class Played:
    """Decisions with their probabilities, advantages (`better`) and returns (`got`)."""

    rows: Rows
    allowed: Rows
    done: Numbers
    chance: Matrix
    better: Matrix
    got: Matrix

    def part(self, which: Numbers) -> Played:
        """Return the decisions with these indices."""
        return Played(*(value[which] for value in vars(self).values()))


def play(env: batch.Batch, policy: Policy, steps: int = STEPS) -> Played:
    """Play `steps` decisions in every lane; return those whose outcome is known far enough to judge."""
    kept: list[tuple[Any, ...]] = []
    picked = np.arange(env.lanes)
    for _ in range(steps):
        rows, allowed, actors = env.observations.copy(), env.masks.copy(), env.actors.copy()
        seen = policy.look(rows, allowed)
        done = policy.choose(seen)
        env.step(done)
        kept.append(
            (
                rows,
                allowed,
                done,
                seen.chances[picked, done],
                seen.worth,
                actors,
                env.rewards.copy(),
                env.dones.copy(),
            )
        )
    return judged(kept, env.table.seats)


def judged(kept: list[tuple[Any, ...]], seats: int) -> Played:
    """Compute advantages backwards from the last decision, separately for each seat in each lane."""
    lanes = len(kept[0][0])
    later, trace, since = (np.zeros((lanes, seats), dtype=np.float32) for _ in range(3))
    is_known = np.zeros((lanes, seats), dtype=bool)
    parts: list[tuple[Any, ...]] = []
    for rows, allowed, done, chance, worth, actors, rewards, over in reversed(kept):
        later[over], trace[over], since[over], is_known[over] = 0, 0, 0, True
        since += rewards
        free = np.flatnonzero(allowed.sum(axis=1) > 1)  # a single legal action is not a decision
        mine = free, actors[free]
        surprise = since[mine] + DISCOUNT * later[mine] - worth[free]
        better = surprise + DISCOUNT * GAE_LAMBDA * trace[mine]
        known = is_known[mine]
        which = free[known]
        columns = (rows[which], allowed[which], done[which], chance[which], better[known])
        parts.append((*columns, better[known] + worth[which]))
        later[mine], trace[mine], since[mine], is_known[mine] = worth[free], better, 0, True
    return Played(*(np.concatenate(column) for column in zip(*parts)))


def train(
    game: str,
    seconds: float,
    against: str = "",
    seed: int = 1,
    told: Callable[[float, int, Policy], None] | None = None,
) -> tuple[Policy, int]:
    """Train for some seconds of CPU time; return the policy and the number of decisions."""
    alone = batch.make(game, LANES, seed=seed, rewards="points")
    bots = batch.make(game, LANES, seed=seed, rewards="points", seat="drawn", bots=against)
    policy = Policy(alone.table, seed)
    spent, decisions = 0.0, 0
    while spent < seconds:
        began = time.process_time()
        env = bots if against and spent > ALONE * seconds else alone
        policy.learn(play(env, policy), 1 - spent / seconds)
        decisions += LANES * STEPS
        spent += time.process_time() - began
        if told is not None:
            told(spent, decisions, policy)
    return policy, decisions


def win_rate(game: str, policy: Policy | None, games: int, seed: int, bots: str = "random") -> float:
    """Return the share of games won in a drawn seat with the most likely actions; no policy: random ones."""
    env = batch.make(game, games, seed=seed, seat="drawn", bots=bots)
    won: dict[int, bool] = {}
    while len(won) < games:  # only the first game of every lane, so that short games do not count more often
        seats = env.actors.copy()
        env.step(env.sample() if policy is None else policy.look(env.observations, env.masks).best())
        for lane in np.flatnonzero(env.dones).tolist():
            won.setdefault(lane, bool(env.rewards[lane, seats[lane]] > 0))
    return sum(won.values()) / games


def draw(points: list[dict[str, float]], path: Path) -> None:
    """Draw the win rates over the training time."""
    figure = new_figure(6, 3.4)
    axes = figure.subplots()
    for name in [key for key in points[0] if key not in ("seconds", "decisions")]:
        axes.plot(
            [p["seconds"] / 60 for p in points], [100 * p[name] for p in points], marker="o", label=name
        )
    axes.set(xlabel="minutes of CPU time", ylabel="games won, %", ylim=(0, 102))
    axes.legend(title="against", loc="center right")
    figure.savefig(path)


def main() -> None:
    """Train a policy, then test it in new games."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="junior")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--against", default="", help="a bot to train and to test against")
    parser.add_argument("--curve", type=Path, help="write the learning curve to this file as JSON")
    parser.add_argument("--picture", type=Path, help="draw the learning curve into this file (extra `plot`)")
    parser.add_argument("--every", type=float, default=60, help="seconds between two points of the curve")
    parser.add_argument("--games", type=int, default=200, help="games of each test")
    options = parser.parse_args()
    game, games, points = options.game, options.games, [dict[str, float]()][:0]

    def measured(seconds: float, decisions: int, policy: Policy) -> None:
        point = {
            "seconds": round(seconds),
            "decisions": decisions,
            "random": win_rate(game, policy, games, 10**6),
        }
        if options.against:
            point[options.against] = win_rate(game, policy, games, 10**6, options.against)
        points.append(point)
        print(json.dumps(point), flush=True)
        if options.picture:
            draw(points, options.picture)
        if options.curve:
            options.curve.write_text(json.dumps({"game": game, "points": points}) + "\n", encoding="utf-8")

    def told(seconds: float, decisions: int, policy: Policy) -> None:
        if (options.curve or options.picture) and seconds >= options.every * (len(points) + 1):
            measured(seconds, decisions, policy)

    policy, decisions = train(game, options.seconds, options.against, told=told)
    measured(options.seconds, decisions, policy)
    print(f"{game}: one random player wins {win_rate(game, None, games, 10**6):.0%} of such games")


if __name__ == "__main__":
    main()

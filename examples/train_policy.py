"""Train a masked policy by PPO, with NumPy alone, and test it on new games.

    python examples/train_policy.py [junior] [--seconds 120] [--against easy] [--picture curve.svg]

The policy is a network of two hidden layers over the observation, with a softmax over the allowed actions and
an estimate of what is still to be had. It plays all seats of many games at once, in a batch, and learns from
what every seat did: proximal policy optimisation with advantages estimated along each seat's own decisions.
Leads in points are rewarded on the way. To stand against bots, it goes on in one seat of games with them:
they make offers, as nobody does in its games with itself, and it learns what to answer. Then it plays new
games against random players, and against those bots. Time is processor time.
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

os.environ.setdefault("OMP_NUM_THREADS", "1")  # small products: more threads spend more time than they save

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
"""Decisions of every lane between two times of learning."""
HIDDEN = 128
RATE = 7e-4
EPOCHS = 3
PART = 1024
"""Decisions that one step of learning looks at."""
CLIP = 0.2
ENTROPY = 0.01
AHEAD = 0.998
TRACE = 0.95
"""How much of what comes later counts, and how far an estimate looks before it trusts the next one."""
ALONE = 0.25
"""The share of its time in which it plays against itself, if it is to stand against bots."""
FEW = 6
"""A cell of so many values or fewer becomes an input for each of them."""


class Inputs:
    """Rows as numbers between 0 and 1: cells of few values one by one, the others by their bounds."""

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
        """What the network sees."""
        out = np.empty((len(rows), self.size), dtype=np.float32)
        out[:, : len(self.cells)] = rows[:, self.cells] == self.values
        out[:, len(self.cells) :] = (rows[:, self.rest] - self.low) * self.scale
        return out


@dataclass
class Seen:
    """What the network makes of some rows."""

    layers: list[Matrix]
    chances: Matrix
    worth: Matrix

    def best(self) -> Numbers:
        """The likeliest action for every row."""
        return self.chances.argmax(axis=1)


class Policy:
    """Inputs, two hidden layers, a weight for every action and an estimate; Adam adjusts it."""

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
        """The chances of the actions, and what is still to be had."""
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
        """An action for every row, drawn by its chance."""
        drawn = self.random.random((len(seen.chances), 1)) * 0.999999
        return np.argmax(np.cumsum(seen.chances, axis=1) > drawn, axis=1)

    def learn(self, played: Played, left: float = 1.0) -> None:
        """Some steps towards what turned out better than expected, none of them far.

        What is `left` of its time, from 1 to 0, says how long they are and how much it likes to try.
        """
        n = len(played.done)
        for _ in range(EPOCHS):
            order = self.random.permutation(n)
            for first in range(0, n, PART):
                part = played.part(order[first : first + PART])
                self._adam(self._wanted(part, ENTROPY * left), RATE * left)

    def _wanted(self, played: Played, entropy: float) -> list[Matrix]:
        """How every weight should change after these decisions."""
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
        """How every weight would change what comes out in this direction."""
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
    """Decisions, how likely they were, and how they turned out."""

    rows: Rows
    allowed: Rows
    done: Numbers
    chance: Matrix
    better: Matrix
    got: Matrix

    def part(self, which: Numbers) -> Played:
        """Some of them."""
        return Played(*(value[which] for value in vars(self).values()))


def play(env: batch.Batch, policy: Policy, steps: int = STEPS) -> Played:
    """All seats go on for so many steps; what they did, as far as it is known how it went on."""
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
    """Decisions with their advantages, from the last to the first: a line for each seat in each lane."""
    lanes = len(kept[0][0])
    later, trace, since = (np.zeros((lanes, seats), dtype=np.float32) for _ in range(3))
    is_known = np.zeros((lanes, seats), dtype=bool)
    parts: list[tuple[Any, ...]] = []
    for rows, allowed, done, chance, worth, actors, rewards, over in reversed(kept):
        later[over], trace[over], since[over], is_known[over] = 0, 0, 0, True
        since += rewards
        free = np.flatnonzero(allowed.sum(axis=1) > 1)  # where there is no choice, there is no decision
        mine = free, actors[free]
        surprise = since[mine] + AHEAD * later[mine] - worth[free]
        better = surprise + AHEAD * TRACE * trace[mine]
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
    """Train for so many seconds of processor time; the policy, and how many decisions it took."""
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
    """The share of games that it wins in a drawn seat by what is likeliest; without a policy, by anything."""
    env = batch.make(game, games, seed=seed, seat="drawn", bots=bots)
    won: dict[int, bool] = {}
    while len(won) < games:  # the first game of every lane: short ones count no more than long ones
        seats = env.actors.copy()
        env.step(env.sample() if policy is None else policy.look(env.observations, env.masks).best())
        for lane in np.flatnonzero(env.dones).tolist():
            won.setdefault(lane, bool(env.rewards[lane, seats[lane]] > 0))
    return sum(won.values()) / games


def draw(points: list[dict[str, float]], path: Path) -> None:
    """How many games it won, by how long it had learnt."""
    figure = new_figure(6, 3.4)
    axes = figure.subplots()
    for name in [key for key in points[0] if key not in ("seconds", "decisions")]:
        axes.plot(
            [p["seconds"] / 60 for p in points], [100 * p[name] for p in points], marker="o", label=name
        )
    axes.set(xlabel="minutes of processor time", ylabel="games won, %", ylim=(0, 102))
    axes.legend(title="against", loc="center right")
    figure.savefig(path)


def main() -> None:
    """Train, then play new games."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="junior")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--against", default="", help="a bot to learn against and to play against, too")
    parser.add_argument("--curve", type=Path, help="a file for how it went, as JSON")
    parser.add_argument("--picture", type=Path, help="a file for how it went, drawn (extra `plot`)")
    parser.add_argument("--every", type=float, default=60, help="seconds between two points of the curve")
    parser.add_argument("--games", type=int, default=200, help="of each test")
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

"""Measure the steps per second of the environments and of their peers in one run.

    python bench/envs.py [--seconds 4] [--rounds 3] [--json] [--floor] [--ray]

A step reads the observation and the mask, chooses a legal action at random, and acts. Chance and new games
are included. Times are CPU times. The peers are:

* catanatron's Gymnasium environment, if it is installed (only its repository has it): vector observations,
  four seats, random opponents whose moves are part of its steps;
* an environment that does nothing, which is the ceiling of PettingZoo itself.

`--floor` fails below ten times catanatron; if it is not installed, 2,000 steps/s of the reference machine are
used. `--ray` measures batched rollouts in one and in two Ray actors instead, in CPU time and in real time.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from archipel.core.state import COMPILED
from archipel.envs import batch, pettingzoo
from archipel.envs.game_table import Mask
from archipel.envs.gymnasium import SeatEnv
from archipel.envs.pettingzoo import TableEnv
from archipel.registry import BUILT_IN

REFERENCE = 2000.0
"""Steps per second of catanatron's environment with four seats on the reference machine."""
FLOOR = 10.0


class DoNothing(AECEnv):  # type: ignore[misc]
    """Four agents in rotation with an empty observation: measures the overhead of PettingZoo itself."""

    metadata = {"name": "nothing_v0", "is_parallelizable": False}

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = [f"seat_{seat}" for seat in range(4)]
        self._mask = np.ones(4, dtype=np.int8)
        self._row = np.zeros(4, dtype=np.int8)
        self._space = Dict({"observation": Box(0, 1, (4,), np.int8), "action_mask": Box(0, 1, (4,), np.int8)})

    def observation_space(self, agent: str) -> Dict:
        """Return the observation space, equal for all agents."""
        return self._space

    def action_space(self, agent: str) -> Discrete:
        """Return the action space, equal for all agents."""
        return Discrete(4)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new episode."""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.turn = 0
        self.agent_selection = self.agents[0]

    def step(self, action: int) -> None:
        """Select the next agent."""
        self.turn += 1
        self.agent_selection = self.agents[self.turn % 4]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an empty observation."""
        return {"observation": self._row, "action_mask": self._mask}


def numbers(mask: Mask) -> list[int]:
    """Return the actions that a mask allows. NumPy searches booleans several times faster than bytes."""
    return np.flatnonzero(mask.view(np.bool_)).tolist()


def agents_per_second(env: TableEnv | DoNothing, seconds: float) -> float:
    """Return the steps per second of all agents: `last`, a random choice from the mask, and `step`."""
    chooser = random.Random(1)
    env.reset(seed=1)
    steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(200):
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.reset(seed=steps)
                continue
            env.step(chooser.choice(numbers(observation["action_mask"])))
            steps += 1
    return steps / (time.process_time() - began)


def plain_per_second(game: str, seconds: float) -> float:
    """Return the steps per second of a game with the most seats and without trade offers."""
    return agents_per_second(pettingzoo.env(game, trade=False), seconds)


def learner_per_second(seconds: float) -> float:
    """Return the steps per second of one learner; the moves of three random bots are part of its steps."""
    env = SeatEnv("settlers", seats=4, trade=False)
    chooser = random.Random(1)
    observation, _ = env.reset(seed=1)
    steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        action = chooser.choice(numbers(observation["action_mask"]))
        observation, _, terminated, _, _ = env.step(action)
        steps += 1
        if terminated:
            observation, _ = env.reset()
    return steps / (time.process_time() - began)


def catanatron_per_second(seconds: float) -> float | None:
    """Return the same for catanatron's environment, or None if it is not installed."""
    try:
        import gymnasium
        from catanatron.gym import envs  # noqa: F401
        from catanatron.models.player import Color, RandomPlayer
    except ImportError:
        return None
    enemies = [RandomPlayer(colour) for colour in (Color.RED, Color.ORANGE, Color.WHITE)]
    env = gymnasium.make("catanatron/Catanatron-v0", config={"enemies": enemies}).unwrapped
    chooser = random.Random(1)
    _, info = env.reset(seed=1)
    steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        _, _, terminated, truncated, info = env.step(chooser.choice(info["valid_actions"]))
        steps += 1
        if terminated or truncated:
            _, info = env.reset()
    return steps / (time.process_time() - began)


def measure(seconds: float, rounds: int) -> dict[str, object]:
    """Measure all environments in interleaved rounds; the best round of each counts.

    `ratio` compares steps of all seats. `learner_ratio` compares steps of one seat against three random bots,
    whose moves are part of the step on both sides.
    """
    entries: dict[str, Callable[[float], float | None]] = {
        f"{key}, {game.printed_seats[-1]} seats": partial(plain_per_second, key)
        for key, game in BUILT_IN.items()
    }
    entries |= {
        "settlers, 4 seats, with offers": lambda s: agents_per_second(pettingzoo.env("settlers", 4), s),
        "settlers, one learner, 3 bots": learner_per_second,
        "nothing (PettingZoo's ceiling)": lambda s: agents_per_second(DoNothing(), s),
        "catanatron, 4 seats": catanatron_per_second,
    }
    best: dict[str, float] = {}
    for _ in range(rounds):
        for name, run in entries.items():
            if (speed := run(seconds)) is not None:
                best[name] = max(best.get(name, 0.0), speed)
    peer = best.get("catanatron, 4 seats")
    return {
        "compiled": COMPILED,
        "steps_per_second": {name: round(speed) for name, speed in best.items()},
        "against": "catanatron in this run" if peer else f"catanatron's reference, {REFERENCE:.0f} steps/s",
        "ratio": round(best["settlers, 4 seats"] / (peer or REFERENCE), 2),
        "learner_ratio": round(best["settlers, one learner, 3 bots"] / (peer or REFERENCE), 2),
        "ratio_to_nothing": round(best["settlers, 4 seats"] / best["nothing (PettingZoo's ceiling)"], 3),
    }


def rollouts(workers: int, lanes: int, steps: int, rounds: int) -> dict[str, float]:
    """Run random rollouts of Settlers in Ray actors, each with its own batch, in synchronised rounds."""
    import ray

    class Worker:
        """Continues its games and returns observations, actions and rewards."""

        def __init__(self, seed: int) -> None:
            self.env = batch.make("settlers", lanes, seed=seed)

        def is_compiled(self) -> bool:
            """Whether the actor's process has the compiled engine: it may differ from this process."""
            from archipel.core import state

            return state.COMPILED

        def roll(self, steps: int) -> tuple[float, list[np.ndarray[Any, Any]]]:
            """Make the steps in every lane; return the CPU time and the data."""
            began = time.process_time()
            kept: list[list[Any]] = [[], [], []]
            for _ in range(steps):
                actions = self.env.sample()
                rows = self.env.observations.copy()
                self.env.step(actions)
                for column, part in zip(kept, (rows, actions, self.env.rewards.copy())):
                    column.append(part)
            sent = [np.stack(column) for column in kept]
            return time.process_time() - began, sent

    actors: list[Any] = [ray.remote(Worker).remote(seed) for seed in range(workers)]
    compiled = all(ray.get([actor.is_compiled.remote() for actor in actors]))
    ray.get([actor.roll.remote(steps) for actor in actors])  # warm up the actors and the object store
    spent = 0.0
    began = time.monotonic()
    for _ in range(rounds):
        done = ray.get([actor.roll.remote(steps) for actor in actors])
        assert all(len(rows) == steps for _, (rows, _, _) in done)
        spent += sum(seconds for seconds, _ in done)
    wall = time.monotonic() - began
    total = workers * lanes * steps * rounds
    return {
        "compiled": compiled,
        "workers": workers,
        "steps": total,
        "steps/s of processor time in an actor": round(total / spent),
        "steps/s on the wall": round(total / wall),
    }


def measure_ray(lanes: int = 256, steps: int = 200, rounds: int = 20) -> list[dict[str, float]]:
    """Measure one actor, then two, on a temporary cluster on this machine."""
    os.environ |= {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}
    import ray

    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as short:
        os.chdir(short)  # so that workers import the compiled package, not the sources here
        ray.init(
            num_cpus=2,
            include_dashboard=False,
            _temp_dir=short,
            _node_ip_address="127.0.0.1",
            log_to_driver=False,
        )
        try:
            return [rollouts(workers, lanes, steps, rounds) for workers in (1, 2)]
        finally:
            ray.shutdown()


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--seconds", type=float, default=4.0, help="CPU seconds of each environment in a round"
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print on one line")
    parser.add_argument("--floor", action="store_true", help="fail below the floor")
    parser.add_argument("--ray", action="store_true", help="measure only rollouts in Ray actors")
    options = parser.parse_args()
    if options.ray:
        for line in measure_ray():
            print(json.dumps(line), flush=True)
        return 0
    result = measure(options.seconds, options.rounds)
    print(json.dumps(result, indent=None if options.json else 2))
    ratio = result["ratio"]
    assert isinstance(ratio, float)
    return 1 if options.floor and ratio < FLOOR else 0


if __name__ == "__main__":
    sys.exit(main())

"""What one core and one machine do, for docs/scale.md.

    python bench/scale.py [--seconds 2] [--jobs 2] [--games 4000] [--ray]

One core is measured in processor time, so that other work on the machine does not count; the machine (all
jobs at once, with or without Ray) in time on the wall.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable

from archipel.arena.match import sit_down
from archipel.arena.simulate import Run, simulate
from archipel.core import record
from archipel.core.playout import Tally, finish, run
from archipel.core.rng import Rng
from archipel.core.state import COMPILED
from archipel.envs.table import Table
from archipel.registry import GAMES


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """Units of work per second of processor time."""
    done = number = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += work(number)
        number += 1
    return done / spent


def kilobytes(make: Callable[[], object], n: int) -> float:
    """Memory of one of `n` things, by what the process grows."""

    def resident() -> int:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    before = resident()
    kept = [make() for _ in range(n)]
    grown = resident() - before
    assert len(kept) == n
    return grown / n / 1024


def one_core(key: str, seconds: float) -> dict[str, float]:
    """What one core does with one game."""
    game = GAMES[key]
    seats = game.printed_seats[-1]
    options = game.read_options("")
    start = game.open(seats, options)
    middle = start.copy()
    finish(middle, Rng(3), 300)

    def random_game(number: int) -> int:
        run(start.copy(), Rng(number), Tally())
        return 1

    table = Table(game, seats, trade=False)
    chooser = Rng(1)

    def env_steps(number: int) -> int:
        table.reset(number)
        steps = 0
        while not table.over() and steps < 500:
            table.observe(table.actor)
            table.mask()
            legal = table.legal()
            table.act(legal[chooser.below(len(legal))])
            steps += 1
        return steps

    def copies(number: int) -> int:
        for _ in range(1000):
            middle.copy()
        return 1000

    def views(number: int) -> int:
        for _ in range(20):
            middle.view(0)
        return 20

    def replayed(number: int) -> int:
        return len(record.replay(kept, GAMES).rows)

    referee = sit_down(game, seats, options, ["random"] * seats, 1, 1)
    kept = record.of(referee)
    return {
        "seats": seats,
        "random games/s": round(per_second(random_game, seconds), 1),
        "greedy games/s": round(
            per_second(
                lambda n: len(sit_down(game, seats, options, ["greedy"] * seats, 1, n).rows) and 1, seconds
            ),
            2,
        ),
        "environment steps/s": round(per_second(env_steps, seconds)),
        "copies/s": round(per_second(copies, seconds)),
        "views/s": round(per_second(views, seconds)),
        "checked and logged actions/s": round(per_second(replayed, seconds)),
        "kB a position": round(kilobytes(middle.copy, 5000), 1),
        "kB a record": round(len(record.write(kept)) / 1024, 1),
    }


def machine(jobs: int, backend: str, games: int) -> dict[str, float]:
    """Random games of Settlers on several processes."""
    summary = simulate(Run("settlers", 4, games, ("random",), seed=1), jobs, backend=backend)
    return {
        "games": games,
        "seconds": round(summary.seconds, 2),
        "games/s": round(games / summary.seconds, 1),
    }


def main() -> None:
    """Measure and print, one line of JSON for each thing measured."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement on one core")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", type=int, default=4000, help="of the machine")
    parser.add_argument("--ray", action="store_true", help="on Ray, too")
    options = parser.parse_args()
    jobs, games = options.jobs, options.games
    print(json.dumps({"compiled": COMPILED, "cores": os.cpu_count()}))
    for key in GAMES:
        print(key, json.dumps(one_core(key, options.seconds)), flush=True)
    print("1 process ", json.dumps(machine(1, "local", games // 2)), flush=True)
    print(f"{jobs} processes", json.dumps(machine(jobs, "local", games)), flush=True)
    if options.ray:
        os.environ.setdefault("RAY_AUTH_MODE", "disabled")  # a cluster of its own, on this machine only
        print(f"{jobs} on Ray", json.dumps(machine(jobs, "ray", games)), flush=True)


if __name__ == "__main__":
    main()

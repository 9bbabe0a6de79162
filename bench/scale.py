"""Measure the throughput of one core and of one machine, for docs/scale.md.

    python bench/scale.py [--seconds 2] [--jobs 2] [--games 4000] [--ray]

`archipel bench` measures the engine on one core. This script adds the cost of a referee and the sizes of
positions and records. One core is measured in CPU time, so that other work on the machine does not count. The
machine (all jobs at once, with or without Ray) is measured in real time.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable

from archipel.arena.match import play_refereed
from archipel.arena.simulate import Run, simulate
from archipel.arena.stopwatch import best_rate
from archipel.core import record
from archipel.core.playout import finish
from archipel.core.rng import Rng
from archipel.core.state import COMPILED
from archipel.registry import GAMES


def kilobytes(make: Callable[[], object], n: int) -> float:
    """Return the memory of one object, from the growth of the process for `n` of them."""

    def resident() -> int:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    before = resident()
    kept = [make() for _ in range(n)]
    grown = resident() - before
    assert len(kept) == n
    return grown / n / 1024


def one_core(key: str, seconds: float) -> dict[str, float]:
    """Return a referee's speed on one core with one game, and the sizes of a position and a record."""
    game = GAMES[key]
    seats = game.printed_seats[-1]
    options = game.read_options("")
    middle = game.open(seats, options)
    finish(middle, Rng(3), 300)
    kept = record.of(play_refereed(game, seats, options, ["random"] * seats, 1, 1))
    rows = len(record.replay(kept, GAMES).rows)
    return {
        "seats": seats,
        "checked and logged actions/s": round(best_rate(lambda: record.replay(kept, GAMES), rows, seconds)),
        "kB a position": round(kilobytes(middle.copy, 5000), 1),
        "kB a record": round(len(record.write(kept)) / 1024, 1),
    }


def machine(jobs: int, backend: str, games: int) -> dict[str, float]:
    """Play random games of Settlers in several processes."""
    summary = simulate(Run("settlers", 4, games, ("random",), seed=1), jobs, backend=backend)
    return {
        "games": games,
        "seconds": round(summary.seconds, 2),
        "games/s": round(games / summary.seconds, 1),
    }


def main() -> None:
    """Measure and print one line of JSON for each measurement."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="CPU seconds of each measurement on one core"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", type=int, default=4000, help="number of games for the machine")
    parser.add_argument("--ray", action="store_true", help="measure also on Ray")
    options = parser.parse_args()
    jobs, games = options.jobs, options.games
    print(json.dumps({"compiled": COMPILED, "cores": os.cpu_count()}))
    for key in GAMES:
        print(key, json.dumps(one_core(key, options.seconds)), flush=True)
    print("1 process ", json.dumps(machine(1, "local", games // 2)), flush=True)
    print(f"{jobs} processes", json.dumps(machine(jobs, "local", games)), flush=True)
    if options.ray:
        os.environ.setdefault("RAY_AUTH_MODE", "disabled")  # a temporary cluster on this machine only
        print(f"{jobs} on Ray", json.dumps(machine(jobs, "ray", games)), flush=True)


if __name__ == "__main__":
    main()

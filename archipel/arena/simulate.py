"""Many games on all cores. Games are seeded by their number, so any number of jobs gives the same results."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from archipel.arena.match import Result, in_rotation, play
from archipel.bots.make import make_bot
from archipel.registry import game_named

CHUNKS_PER_JOB = 8


@dataclass(frozen=True)
class Run:
    """What is to be simulated. Plain data, so that it travels to other processes."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    options: str = ""
    seed: int = 0

    def check(self) -> None:
        """Raise `BadOptions` before anything starts."""
        game = game_named(self.game)
        game.open(self.seats, game.settle(self.options))
        for name in self.bots:
            make_bot(name, self.game, 0)


@dataclass
class Summary:
    """The results of a run, in the order of the games."""

    run: Run
    results: list[Result] = field(default_factory=list)
    seconds: float = 0.0

    def wins(self) -> list[int]:
        """How many games each seat won."""
        return [sum(seat in result.winners for result in self.results) for seat in range(self.run.seats)]

    def as_dict(self) -> dict[str, object]:
        """For JSON."""
        played = len(self.results)
        return {
            "game": self.run.game,
            "seats": self.run.seats,
            "options": game_named(self.run.game).options_text(game_named(self.run.game).settle(self.run.options)),
            "games": self.run.games,
            "finished": played,
            "bots": in_rotation(list(self.run.bots), self.run.seats),
            "wins": self.wins(),
            "drawn": sum(not result.winners for result in self.results),
            "points": [
                round(sum(result.scores[seat] for result in self.results) / max(1, played), 3)
                for seat in range(self.run.seats)
            ],
            "actions": sum(result.actions for result in self.results),
            "seconds": round(self.seconds, 3),
            "games_per_second": round(played / self.seconds, 2) if self.seconds else 0.0,
            "seed": self.run.seed,
        }


def _chunk(run: Run, first: int, last: int) -> list[Result]:
    game = game_named(run.game)
    options = game.settle(run.options)
    names = in_rotation(list(run.bots), run.seats)
    return [play(game, run.seats, options, names, run.seed, index) for index in range(first, last)]


def _chunks(run: Run, jobs: int) -> Iterator[tuple[int, int]]:
    size = max(1, min(200, run.games // (jobs * CHUNKS_PER_JOB)))
    for first in range(0, run.games, size):
        yield first, min(first + size, run.games)


def simulate(run: Run, jobs: int | None = None, progress: Callable[[int], None] | None = None) -> Summary:
    """Play all games of a run; `progress` hears how many more are done."""
    run.check()
    jobs = jobs or os.cpu_count() or 1
    summary = Summary(run)
    began = time.perf_counter()
    if jobs == 1:
        for first, last in _chunks(run, jobs):
            summary.results += _chunk(run, first, last)
            if progress:
                progress(last - first)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            futures = [pool.submit(_chunk, run, first, last) for first, last in _chunks(run, jobs)]
            for future in futures:
                results = future.result()
                summary.results += results
                if progress:
                    progress(len(results))
    summary.seconds = time.perf_counter() - began
    return summary

"""Simulate many games on all cores or a cluster. Games are seeded by number, so results are reproducible."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from archipel.arena.match import MatchResult, in_rotation, play
from archipel.arena.pool import chunks, map_chunks
from archipel.bots.make import make_bot
from archipel.core.state import BadOptions
from archipel.registry import game_named


@dataclass(frozen=True)
class Run:
    """The games to simulate: plain data that can be sent to other processes."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    """Names of the bots; too few are repeated in rotation."""
    options: str = ""
    seed: int = 0

    def check(self) -> None:
        """Raise `BadOptions` if the run cannot be played."""
        game = game_named(self.game)
        game.open(self.seats, game.read_options(self.options))
        if not self.bots:
            raise BadOptions("name at least one bot")
        for name in self.bots:
            make_bot(name, self.game, 0)


@dataclass
class Summary:
    """The results of a run, in the order of the games."""

    run: Run
    results: list[MatchResult] = field(default_factory=list)
    seconds: float = 0.0

    def wins(self) -> list[int]:
        """Return the number of wins of each seat."""
        return [sum(seat in result.winners for result in self.results) for seat in range(self.run.seats)]

    def as_dict(self) -> dict[str, object]:
        """Return the summary for JSON."""
        played = len(self.results)
        return {
            "game": self.run.game,
            "seats": self.run.seats,
            "options": game_named(self.run.game).options_text(
                game_named(self.run.game).read_options(self.run.options)
            ),
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


def _some(piece: tuple[Run, int, int]) -> list[MatchResult]:
    """Play a range of games of a run: the work of one process."""
    run, first, last = piece
    game = game_named(run.game)
    options = game.read_options(run.options)
    names = in_rotation(list(run.bots), run.seats)
    return [play(game, run.seats, options, names, run.seed, index) for index in range(first, last)]


def simulate(
    run: Run,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    backend: str = "local",
) -> Summary:
    """Play all games of a run, here or on a Ray cluster; `progress` gets the number of games just finished.

    Only the run, numbers and results are sent between processes. The results are in the order of the
    games, and the same for any number of jobs and any backend.
    """
    run.check()
    jobs = jobs or os.cpu_count() or 1
    summary = Summary(run)
    began = time.perf_counter()
    pieces = [(run, first, last) for first, last in chunks(run.games, jobs)]
    for results in map_chunks(_some, pieces, backend, jobs):
        summary.results += results
        if progress:
            progress(len(results))
    summary.seconds = time.perf_counter() - began
    return summary

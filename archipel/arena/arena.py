"""Contests between bots with fair seating and confidence intervals.

Games come in groups with a common seed: within a group every bot sits on every seat in turn. So the same
luck falls on all bots, and fewer games are needed.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from archipel.arena.match import MatchResult, decisions, seed_of
from archipel.arena.plot import new_figure
from archipel.arena.pool import map_chunks
from archipel.arena.simulate import Run
from archipel.bots.make import make_bot
from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.registry import game_named

NORMAL = 1.959964
"""Half-width of the 95 % interval of a normal distribution, in standard deviations."""


class Contest(Run):
    """A run in which every bot sits on every seat."""

    def seating(self, index: int) -> tuple[str, ...]:
        """Return the bots by seat in game number `index`: its group's line-up, rotated one seat each game."""
        lineup = self.lineup(index // self.seats)
        turn = index % self.seats
        return lineup[turn:] + lineup[:turn]

    def lineup(self, group: int) -> tuple[str, ...]:
        """Return the line-up of a group. With more bots than seats, all combinations take turns.

        With fewer, some bots play twice; they change from group to group, so that all bots meet.
        """
        n = len(self.bots)
        if n == 1:
            return self.bots * self.seats
        if n <= self.seats:
            extra = [self.bots[(group + i) % n] for i in range(self.seats - n)]
            return self.bots + tuple(extra)
        pairs = [(i, step) for step in range(1, n) for i in range(n)]
        first, step = pairs[group % len(pairs)]
        chosen: list[int] = []
        while len(chosen) < self.seats:
            while first % n in chosen:
                first += 1
            chosen.append(first % n)
            first += step
        return tuple(self.bots[i] for i in chosen)


@dataclass(frozen=True)
class Played:
    """One game: its bots by seat, its winners, and the CPU time of each seat."""

    names: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: tuple[int, ...]
    """Decisions of each seat with more than one choice."""
    seconds: tuple[float, ...]
    """CPU seconds each seat spent on them."""


def play_one(contest: Contest, index: int) -> Played:
    """Play game number `index`; the same contest and number give the same game."""
    game = game_named(contest.game)
    names = contest.seating(index)
    group = index // contest.seats
    referee = Referee(
        game, contest.seats, game.read_options(contest.options), SeededDealer(seed_of(contest.seed, group, 0))
    )
    bots = [
        make_bot(name, contest.game, seed_of(contest.seed, index, 1 + seat))
        for seat, name in enumerate(names)
    ]
    moves = [0] * contest.seats
    seconds = [0.0] * contest.seats
    for decision in decisions(referee, bots):
        if decision.choices > 1:
            moves[decision.seat] += 1
            seconds[decision.seat] += decision.seconds
    result = MatchResult.of(referee.state, len(referee.rows))
    return Played(names, result.winners, result.scores, tuple(moves), tuple(seconds))


def play_some(piece: tuple[Contest, int, int]) -> list[Played]:
    """Play a range of games: the work of one process."""
    contest, first, last = piece
    return [play_one(contest, index) for index in range(first, last)]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a win rate."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    square = NORMAL * NORMAL
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = NORMAL * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class BotStanding:
    """The results of one bot. A shared win counts as a fraction."""

    name: str
    games: int = 0
    wins: float = 0.0
    points: int = 0
    moves: int = 0
    seconds: float = 0.0
    rating: tuple[float, float] | None = None
    """Mean and standard deviation of its skill (openskill)."""

    def as_dict(self) -> dict[str, object]:
        """Return the standing for JSON."""
        low, high = wilson(self.wins, self.games)
        out: dict[str, object] = {
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 3),
            "rate": round(self.wins / max(1, self.games), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "ms_per_move": round(1000 * self.seconds / max(1, self.moves), 3),
            "points": round(self.points / max(1, self.games), 3),
        }
        if self.rating is not None:
            out["rating"] = {"mu": round(self.rating[0], 2), "sigma": round(self.rating[1], 2)}
        return out


@dataclass
class ContestResults:
    """All games of a contest, in order."""

    contest: Contest
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    def standings(self) -> list[BotStanding]:
        """Return the results of every bot, in the order in which they were named."""
        by_name = {name: BotStanding(name) for name in self.contest.bots}
        for game in self.played:
            for seat, name in enumerate(game.names):
                row = by_name[name]
                row.games += 1
                row.points += game.scores[seat]
                row.moves += game.moves[seat]
                row.seconds += game.seconds[seat]
                if seat in game.winners:
                    row.wins += 1 / len(game.winners)
        for name, rating in ratings(self.played).items():
            by_name[name].rating = rating
        return list(by_name.values())

    def cross(self) -> dict[str, dict[str, tuple[float, int]]]:
        """Return a crosstable: for any two bots, how often the first finished ahead and how often they met.

        Winners finish ahead of all others. Among the others points decide, and ties count half.
        """
        names = self.contest.bots
        out = {a: {b: (0.0, 0) for b in names if b != a} for a in names}
        for game in self.played:
            for i, a in enumerate(game.names):
                for j, b in enumerate(game.names):
                    if a != b:
                        before, met = out[a][b]
                        out[a][b] = before + _comes_before(game, i, j), met + 1
        return out

    def as_dict(self) -> dict[str, object]:
        """Return the results for JSON."""
        game = game_named(self.contest.game)
        return {
            "game": self.contest.game,
            "seats": self.contest.seats,
            "options": game.options_text(game.read_options(self.contest.options)),
            "games": len(self.played),
            "seed": self.contest.seed,
            "drawn": sum(not game.winners for game in self.played),
            "bots": [row.as_dict() for row in self.standings()],
            "cross": {
                a: {b: {"rate": round(won / max(1, met), 4), "games": met} for b, (won, met) in row.items()}
                for a, row in self.cross().items()
            },
            "seconds": round(self.seconds, 2),
        }


def _comes_before(game: Played, i: int, j: int) -> float:
    mine = (i in game.winners, game.scores[i])
    theirs = (j in game.winners, game.scores[j])
    return 0.5 if mine == theirs else float(mine > theirs)


def ratings(played: list[Played]) -> dict[str, tuple[float, float]]:
    """Rate skill by openskill's Plackett-Luce model, game by game; empty without the package."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    skill = {name: model.rating(name=name) for game in played for name in game.names}
    for game in played:
        if len(set(game.names)) < 2:
            continue
        best: dict[str, int] = {}  # a bot on two seats counts with its better place
        for seat, name in enumerate(game.names):
            place = (
                0 if seat in game.winners else 1 + sum(points > game.scores[seat] for points in game.scores)
            )
            best[name] = min(place, best.get(name, place))
        teams = [[skill[name]] for name in best]
        for name, (rating,) in zip(best, model.rate(teams, ranks=[float(place) for place in best.values()])):
            skill[name] = rating
    return {name: (float(rating.mu), float(rating.sigma)) for name, rating in skill.items()}


def hold(
    contest: Contest,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    backend: str = "local",
) -> ContestResults:
    """Play a contest; `progress` is called with the number of games just finished."""
    contest.check()
    results = ContestResults(contest)
    began = time.perf_counter()
    size = contest.seats * max(1, contest.games // (contest.seats * (jobs or os.cpu_count() or 1) * 16))
    pieces = [(contest, first, min(first + size, contest.games)) for first in range(0, contest.games, size)]
    for played in map_chunks(play_some, pieces, backend, jobs):
        results.played += played
        if progress:
            progress(len(played))
    results.seconds = time.perf_counter() - began
    return results


def draw(results: ContestResults, path: str) -> None:
    """Plot the win rates with their intervals."""
    rows = results.standings()
    rates = [row.wins / max(1, row.games) for row in rows]
    bounds = [wilson(row.wins, row.games) for row in rows]
    figure = new_figure(7, 1.2 + 0.45 * len(rows))
    axes = figure.add_subplot()
    axes.errorbar(
        rates,
        range(len(rows)),
        xerr=[
            [rate - low for rate, (low, _) in zip(rates, bounds)],
            [high - rate for rate, (_, high) in zip(rates, bounds)],
        ],
        fmt="o",
        capsize=4,
        clip_on=False,
    )
    axes.axvline(1 / results.contest.seats, linestyle=":", color="grey")
    axes.set_yticks(range(len(rows)), [row.name for row in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlim(0, 1)
    axes.set_xlabel(
        f"win rate in {len(results.played)} games of {results.contest.game}, {results.contest.seats} seats"
    )
    figure.savefig(path)

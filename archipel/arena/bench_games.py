"""Measure each built-in game on one core: whole games, environment steps and single calls."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from archipel.arena.match import decisions
from archipel.arena.stopwatch import best_rate, microseconds
from archipel.bots.evaluate import EVALUATORS
from archipel.bots.make import make_bot
from archipel.core.dealer import SeededDealer
from archipel.core.game import Game
from archipel.core.playout import playout
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.registry import BUILT_IN

POSITIONS = 5
MIDGAME = 60
"""Number of random decisions before single calls are measured; no game is over by then."""
GREEDY_GAMES = 2
"""Games between greedy bots in one pass; every build plays the same ones, because games differ in length."""
GREEDY_PASSES = 5
"""Greedy games are measured this many times longer than the rest, because single passes vary."""
PATIENCE = 10
"""The first pass may take this many times the usual duration; beyond it, nothing is measured."""
STEPS = 200
"""Environment steps in one pass."""
LANES = 256
BATCH_STEPS = 20
"""Batch steps in one pass, in `LANES` lanes."""


def measure(seconds: float) -> dict[str, dict[str, float | None]]:
    """Measure every game with its largest number of seats; `seconds` is CPU time for each measurement."""
    return {key: measure_game(game, seconds) for key, game in BUILT_IN.items()}


def measure_game(game: Game, seconds: float) -> dict[str, float | None]:
    """Measure one game."""
    seats = game.printed_seats[-1]
    start = game.open(seats, game.read_options(""))
    tables = [midgame(game, seats, seed) for seed in range(POSITIONS)]
    states = [table.state for table in tables]
    evaluator = EVALUATORS[game.key]
    rng = Rng(1)

    def redeals(table: Referee) -> Callable[[], object]:
        seat = table.state.actor()
        return partial(table.state.redeal, seat, table.memories[seat], rng)

    return {
        "seats": seats,
        "playouts_per_second": best_rate(partial(playout, start, 5, 1), 5, seconds),
        "greedy_games_per_second": greedy_rate(game, seats, seconds),
        "env_steps_per_second": env_rate(game, seats, seconds),
        "batch_steps_per_second": batch_rate(game, seats, seconds),
        "copy_us": microseconds([state.copy for state in states], seconds),
        "legal_us": microseconds([partial(state.legal, state.actor()) for state in states], seconds),
        "evaluate_us": microseconds([partial(evaluator.chances, state) for state in states], seconds),
        "redeal_us": microseconds([redeals(table) for table in tables], seconds),
        "view_us": microseconds([partial(state.view, state.actor()) for state in states], seconds),
    }


def midgame(game: Game, seats: int, seed: int) -> Referee:
    """Return a game that random bots have played for `MIDGAME` decisions, with their memories."""
    table = Referee(game, seats, game.read_options(""), SeededDealer(seed))
    bots = [make_bot("random", game.key, seed + seat) for seat in range(seats)]
    for number, _ in enumerate(decisions(table, bots)):
        if number == MIDGAME:
            break
    return table


def greedy_rate(game: Game, seats: int, seconds: float) -> float | None:
    """Return games per second between greedy bots, always the same ones; None if the first takes too long."""
    begin = time.process_time()
    ended = False

    def play() -> None:
        nonlocal ended
        for seed in range(GREEDY_GAMES):
            table = Referee(game, seats, game.read_options(""), SeededDealer(seed))
            bots = [make_bot("greedy", game.key, seed + seat) for seat in range(seats)]
            for _ in decisions(table, bots):
                if not ended and time.process_time() - begin > PATIENCE * seconds:
                    return
            ended = True

    rate = best_rate(play, GREEDY_GAMES, GREEDY_PASSES * seconds)
    return rate if ended else None


def env_rate(game: Game, seats: int, seconds: float) -> float | None:
    """Return steps per second (observation, mask, random action), or None without the needed libraries."""
    try:
        from archipel.envs.game_table import GameTable
    except ImportError:
        return None
    table = GameTable(game, seats, trade=False)
    rng = Rng(1)

    def walk() -> None:
        for step in range(STEPS):
            if table.over():
                table.reset(step)
            table.observe(table.actor)
            table.mask()
            legal = table.legal()
            table.act(legal[rng.below(len(legal))])

    return best_rate(walk, STEPS, seconds)


def batch_rate(game: Game, seats: int, seconds: float) -> float | None:
    """Return random decisions per second in a batch, or None without the needed libraries."""
    try:
        from archipel.envs import batch
    except ImportError:
        return None
    env = batch.make(game.key, LANES, seats, seed=1)

    def walk() -> None:
        for _ in range(BATCH_STEPS):
            env.step(env.sample())

    return best_rate(walk, LANES * BATCH_STEPS, seconds)

"""Measure one build by CPU time and print a line of JSON.

`archipel.arena.bench` starts this module in separate processes, each with its build first on the path:
`python -P -m archipel.arena.bench_worker ours 40`, `peer 40`, or `box 40` for every built-in game.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from typing import Any

from archipel.arena.stopwatch import best_rate, microseconds

SEATS = 4
OPTIONS = "board=variable"
AT_LEAST = 0.5
"""Least seconds of a measurement: fast builds repeat the same games, and the best pass counts."""
SECONDS_A_GAME = 0.02
MIDGAME = 600
"""Number of random actions before copies and lists of legal actions are measured."""
POSITIONS = 10


def ours(games: int) -> dict[str, Any]:
    """Measure the build of Archipel that is first on the path."""
    from archipel.core.playout import Tally, finish, run
    from archipel.core.rng import Rng
    from archipel.core.state import COMPILED, NOBODY, State
    from archipel.registry import BUILT_IN, FIRST

    game = BUILT_IN[FIRST]
    options = game.read_options(OPTIONS)
    tally = Tally()

    def play() -> None:
        nonlocal tally
        tally = Tally()
        for seed in range(games):
            run(game.open(SEATS, options), Rng(seed), tally)

    rate = best_rate(play, games, AT_LEAST)
    positions: list[State] = []
    seed = 0
    while len(positions) < POSITIONS:
        state, rng = game.open(SEATS, options), Rng(seed)
        finish(state, rng, MIDGAME)
        while state.actor() < 0 and state.actor() != NOBODY:
            state.step(rng)
        if state.actor() != NOBODY:
            positions.append(state)
        seed += 1
    return {
        "compiled": COMPILED,
        "games_per_second": rate,
        "actions": tally.actions,
        "check": tally.check,
        "copy_us": microseconds([state.copy for state in positions], AT_LEAST),
        "legal_us": microseconds([partial(state.legal, state.actor()) for state in positions], AT_LEAST),
    }


def peer(games: int) -> dict[str, Any]:
    """Measure catanatron with its random players."""
    from catanatron.game import Game
    from catanatron.models.actions import generate_playable_actions
    from catanatron.models.player import Color, RandomPlayer

    def opened(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seed + 1)

    actions = 0

    def play() -> None:
        nonlocal actions
        actions = 0
        for seed in range(games):
            game = opened(seed)
            game.play()
            actions += len(game.state.actions)

    rate = best_rate(play, games, AT_LEAST)
    positions: list[Any] = []
    seed = 0
    while len(positions) < POSITIONS:
        game = opened(seed)
        while game.winning_color() is None and len(game.state.actions) < MIDGAME:
            game.play_tick()
        if game.winning_color() is None:
            positions.append(game)
        seed += 1
    return {
        "games_per_second": rate,
        "actions": actions,
        "copy_us": microseconds([game.copy for game in positions], AT_LEAST),
        "legal_us": microseconds(
            [partial(generate_playable_actions, game.state) for game in positions], AT_LEAST
        ),
    }


def box(games: int) -> dict[str, Any]:
    """Measure every built-in game, for a time in proportion to `games`."""
    from archipel.arena.bench_games import measure

    return {"games": measure(SECONDS_A_GAME * games)}


if __name__ == "__main__":
    engine, number = sys.argv[1:]
    json.dump({"ours": ours, "peer": peer, "box": box}[engine](int(number)), sys.stdout)

"""OpenSpiel's own information set MCTS plays a short match against random players.

    python examples/openspiel_ismcts.py [settlers] [games] [simulations]

The search imagines worlds that fit what its seat was told (`resample_from_infostate`) and plays each of them
to the end at random, inside the compiled engine. Needs the extra `openspiel`.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import archipel.envs.openspiel  # noqa: F401
from archipel.core.playout import finish
from archipel.core.rng import Rng


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    """What a position is worth: how it ended when it was played on at random."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def evaluate(self, state: Any) -> list[float]:
        """The returns of one random game."""
        twin = state.table.copy()
        finish(twin.state, self.rng)
        returns: list[float] = twin.returns()
        return returns

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """No action is likelier than another."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(game: Any, seat: int, simulations: int, seed: int) -> list[float]:
    """One game in which a seat searches and the others move at random; what everybody got."""
    random = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, Playouts(seed), 1.4, simulations, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            action = random.choice(outcomes, p=odds)
        elif state.current_player() == seat:
            action = bot.step(state)
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(int(action))
    returns: list[float] = state.returns()
    return returns


def match(key: str, games: int, simulations: int) -> tuple[int, int]:
    """How many games the search won, each from another seat, and of how many players."""
    game = pyspiel.load_game(f"archipel_{key}")
    seats = game.num_players()
    won = sum(play(game, number % seats, simulations, number)[number % seats] > 0 for number in range(games))
    return won, seats


def main() -> None:
    """A match, and what chance would have brought."""
    key = sys.argv[1] if len(sys.argv) > 1 else "settlers"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    simulations = int(sys.argv[3]) if len(sys.argv) > 3 else 20
    won, seats = match(key, games, simulations)
    print(f"{key}: ISMCTS with {simulations} simulations won {won} of {games} games of {seats}")


if __name__ == "__main__":
    main()

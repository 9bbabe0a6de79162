"""Play a short match of OpenSpiel's information set MCTS against random players.

    python examples/openspiel_ismcts.py [settlers] [games] [simulations]

The search samples worlds that fit its seat's knowledge (`resample_from_infostate`) and finishes each with a
random playout in the compiled engine. It needs the extra `openspiel`.
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
    """Evaluates a position by one random playout."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def evaluate(self, state: Any) -> list[float]:
        """Return the returns of one random playout."""
        twin = state.table.copy()
        finish(twin.state, self.rng)
        returns: list[float] = twin.returns()
        return returns

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Return a uniform prior."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(game: Any, seat: int, simulations: int, seed: int) -> list[float]:
    """Play a game in which one seat searches and the others move at random; return all returns."""
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
    """Play a match, from each seat in turn; return the games won and the number of seats."""
    game = pyspiel.load_game(f"archipel_{key}")
    seats = game.num_players()
    won = sum(play(game, number % seats, simulations, number)[number % seats] > 0 for number in range(games))
    return won, seats


def main() -> None:
    """Play a match and print the result."""
    key = sys.argv[1] if len(sys.argv) > 1 else "settlers"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    simulations = int(sys.argv[3]) if len(sys.argv) > 3 else 20
    won, seats = match(key, games, simulations)
    print(f"{key}: ISMCTS with {simulations} simulations won {won} of {games} games with {seats} players")


if __name__ == "__main__":
    main()

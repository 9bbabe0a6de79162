"""Measure whether the board of Junior is fair, with greedy games on both sides of the board.

    python bench/junior_balance.py --games 6000

Moving first is a large advantage, so each game draws a random seating of the colours (the options `seating`
and `lead`). The remaining difference comes from the places of the colours on the board. The run fails when
the win rates of two colours on one side differ by more than 4 percentage points.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt
from multiprocessing import Pool

from archipel.arena.match import decisions
from archipel.bots.greedy import GreedyBot
from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import COMPILED
from archipel.games.junior.board import COLOURS
from archipel.games.junior.rulings import SEATINGS
from archipel.registry import GAMES

ALLOWED = 4.0
"""Most percentage points between the best and the worst colour."""


def play(seats: int, seed: int) -> tuple[str, int, int]:
    """Play one greedy game; return the winning colour (or "nobody"), its seat and the number of turns."""
    game = GAMES["junior"]
    rng = Rng(seed * 2 + 1)
    order = SEATINGS[rng.below(len(SEATINGS))]
    colours = COLOURS if seats == 4 else [colour for colour in COLOURS if colour != "white"]
    lead = colours[rng.below(len(colours))]
    options = game.read_options(f"seating={order} lead={lead}")
    referee = Referee(game, seats, options, SeededDealer(seed))
    bots = [GreedyBot("junior", seed * 10 + seat) for seat in range(seats)]
    length = 1 + sum(decision.action.text == "end" for decision in decisions(referee, bots))
    outcome = referee.state.outcome()
    if outcome is None or not outcome.winners:
        return "nobody", -1, length
    winner = outcome.winners[0]
    return game.colours(seats, options)[winner], winner, length


def report(seats: int, results: list[tuple[str, int, int]]) -> float:
    """Print one side; return the spread between its colours in percentage points."""
    n = len(results)
    print(f"{seats} seats, {n} games, {sum(length for _, _, length in results) / n:.1f} turns a game")
    colours = [colour for colour in COLOURS if seats == 4 or colour != "white"]
    rates = []
    for colour in [*colours, "nobody"]:
        rate = sum(winner == colour for winner, _, _ in results) / n
        print(f"  {colour:7} {100 * rate:5.1f} % ± {196 * sqrt(rate * (1 - rate) / n):.1f}")
        rates.append(rate)
    by_seat = [sum(winner == seat for _, winner, _ in results) / n for seat in range(seats)]
    print("  by seat " + "  ".join(f"{100 * rate:.1f} %" for rate in by_seat))
    spread = 100 * (max(rates[:-1]) - min(rates[:-1]))
    print(f"  spread between the colours {spread:.1f} points (allowed {ALLOWED})")
    return spread


def main() -> int:
    """Measure both sides; return 1 when one of them is unfair."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000, help="games on each side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    print(f"engine {'compiled' if COMPILED else 'interpreted'}")
    unfair = False
    for seats in (3, 4):
        began = time.perf_counter()
        rounds = [(seats, args.seed * 1_000_000 + i) for i in range(args.games)]
        with Pool(args.jobs) as pool:
            results = pool.starmap(play, rounds, chunksize=20)
        unfair |= report(seats, results) > ALLOWED
        print(f"  {args.games / (time.perf_counter() - began):.1f} games a second")
    return int(unfair)


if __name__ == "__main__":
    sys.exit(main())

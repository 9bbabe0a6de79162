"""Measure what a bot's memory costs and gains: a bot with its memory against the same bot without one.

    python bench/knowledge.py --bot greedy --games 400 [--only settlers,junior] [--options mode=duel]

Every second seat has its memory; the others redeal from their present view alone. Each deal is played twice
with the sides swapped, so that seats and dice are the same for both. Costs are the CPU times of one redeal
with and without a memory.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from archipel.arena.arena import wilson
from archipel.arena.bench_games import POSITIONS, midgame
from archipel.arena.match import seed_of
from archipel.arena.stopwatch import microseconds
from archipel.bots.chair import Chair
from archipel.bots.make import make_bot
from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import COMPILED
from archipel.registry import GAMES, game_named

SECONDS = 0.3
"""Seconds for which each cost is measured."""


@dataclass(frozen=True)
class Match:
    """The settings of a match, as plain data that can be sent to other processes."""

    game: str
    seats: int
    bot: str
    options: str
    seed: int

    def play(self, index: int) -> float:
        """Play game number `index`; return the share of the win that went to the seats with a memory."""
        game = game_named(self.game)
        dealer = SeededDealer(seed_of(self.seed, index // 2, 0))
        referee = Referee(game, self.seats, game.read_options(self.options), dealer)
        bots = [
            make_bot(self.bot, self.game, seed_of(self.seed, index // 2, 1 + s)) for s in range(self.seats)
        ]
        referee.deal()
        while not referee.over():
            seat = referee.state.actor()
            memory = referee.memories[seat] if seat % 2 == index % 2 else None
            referee.play(seat, bots[seat].choose(Chair(referee.state, seat, memory, referee)))
            referee.deal()
        outcome = referee.state.outcome()
        winners = outcome.winners if outcome is not None else []
        return sum(seat % 2 == index % 2 for seat in winners) / len(winners) if winners else 0.5


def costs(match: Match) -> str:
    """Return the microseconds of a redeal with a memory and without one."""
    game = game_named(match.game)
    tables = [midgame(game, match.seats, seed) for seed in range(POSITIONS)]
    rng = Rng(1)
    told = []
    for known in (True, False):
        calls = []
        for table in tables:
            seat = table.state.actor()
            calls.append(partial(table.state.redeal, seat, table.memories[seat] if known else None, rng))
        told.append(microseconds(calls, SECONDS))
    return f"{told[0]:.1f} | {told[1]:.1f}"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--only", default=",".join(GAMES))
    parser.add_argument("--options", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    print(
        f"compiled: {COMPILED}, {options.bot}, seed {options.seed}"
        + (options.options and f", {options.options}")
    )
    print("| game | seats | seats with memory won | 95 % | redeal, µs: with memory | without | seconds |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for key in options.only.split(","):
        seats = max(seats for seats in GAMES[key].printed_seats if seats % 2 == 0)
        match = Match(key, seats, options.bot, options.options, options.seed)
        began = time.monotonic()
        with ProcessPoolExecutor(options.jobs) as pool:
            shares = list(pool.map(match.play, range(options.games)))
        low, high = wilson(sum(shares), len(shares))
        print(
            f"| {key} | {seats} | {sum(shares):g}/{len(shares)} = {sum(shares) / len(shares):.1%} "
            f"| {low:.1%}–{high:.1%} | {costs(match)} | {time.monotonic() - began:.0f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()

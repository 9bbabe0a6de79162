"""Measure how long the bot levels take to decide: every game, every number of seats, CPU time per decision.

    python bench/answer_times.py --games 2 [--only elasund] [--levels hard,medium] [--options mode=duel]

The levels take the seats in turn, so that each plays against the others. Only decisions with more than one
legal action count. The run fails when a decision takes longer than its level allows.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field

from archipel.arena.match import decisions, in_rotation, seed_of
from archipel.bots.make import make_bot
from archipel.core.dealer import SeededDealer
from archipel.core.referee import Referee
from archipel.core.state import COMPILED
from archipel.registry import GAMES

ALLOWED = {"hard": 2.0, "medium": 0.3}
"""Longest allowed decision, in seconds."""


@dataclass
class Answers:
    """The CPU seconds of each decision of one level, and a description of the slowest one."""

    times: list[float] = field(default_factory=list)
    slowest: str = ""

    def add(self, seconds: float, choices: int, text: str) -> None:
        """Add a decision."""
        if not self.times or seconds > max(self.times):
            self.slowest = f"{text} (of {choices})"
        self.times.append(seconds)

    def row(self) -> str:
        """Return the count, the median, the 99th percentile and the maximum as a table row."""
        ordered = sorted(self.times)
        n = len(ordered)
        marks = (ordered[n // 2], ordered[min(n - 1, n * 99 // 100)], ordered[-1])
        return f"{n} | " + " | ".join(f"{1000 * mark:.1f}" for mark in marks) + f" | {self.slowest}"


def play(key: str, seats: int, options: str, names: list[str], seed: int, kept: dict[str, Answers]) -> None:
    """Play one game and add its decision times to `kept`."""
    game = GAMES[key]
    referee = Referee(game, seats, game.read_options(options), SeededDealer(seed_of(seed, 0, 0)))
    bots = [make_bot(name, key, seed_of(seed, 0, 1 + seat)) for seat, name in enumerate(names)]
    for decision in decisions(referee, bots):
        if decision.choices > 1:
            kept[names[decision.seat]].add(decision.seconds, decision.choices, decision.action.text)


def main() -> int:
    """Play and print; return 1 when a decision was too slow."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="games for each number of seats")
    parser.add_argument("--only", default=",".join(GAMES), help="games, separated by commas")
    parser.add_argument(
        "--seats", default="", help="numbers of seats (default: all that the rulebook allows)"
    )
    parser.add_argument("--levels", default="hard,medium")
    parser.add_argument("--options", default="")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    levels = args.levels.split(",")
    slow = False
    print(f"compiled: {COMPILED}, seed {args.seed}; milliseconds of CPU")
    print("| game | seats | level | decisions | median | 99 % | slowest | which |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for key in args.only.split(","):
        for seats in [int(n) for n in args.seats.split(",") if n] or GAMES[key].printed_seats:
            kept = {level: Answers() for level in levels}
            for number in range(args.games):
                first = number % len(levels)
                names = in_rotation(levels[first:] + levels[:first], seats)
                play(key, seats, args.options, names, args.seed + number, kept)
            for level, answers in kept.items():
                print(f"| {key} | {seats} | {level} | {answers.row()} |", flush=True)
                slow |= max(answers.times) > ALLOWED.get(level.split(":")[0], float("inf"))
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())

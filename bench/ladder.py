"""Play each bot level against the next lower one in every game, and print a table for docs/bots.md.

    python bench/ladder.py --games 200 [--only settlers,junior] [--options mode=duel] [--jobs 2]

The higher level plays one seat and the lower one all others. The target is 65 % with two seats and 1.6 times
the fair share with more. `yes` means that the whole confidence interval is above it.
"""

from __future__ import annotations

import argparse

from archipel.arena.arena import Contest, hold, wilson
from archipel.core.state import COMPILED
from archipel.registry import GAMES

LADDER = ("hard", "medium", "easy", "random")
BAR = {2: 0.65, 3: 1.6 / 3, 4: 1.6 / 4}


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--only", default=",".join(GAMES))
    parser.add_argument(
        "--seats", default="", help="numbers of seats (default: the fewest and the most in the rulebook)"
    )
    parser.add_argument("--steps", default="", help="pairs of levels, such as hard/medium,medium/easy")
    parser.add_argument("--options", default="", help="options of the game, such as mode=duel")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None)
    options = parser.parse_args()
    steps = [tuple(step.split("/")) for step in options.steps.split(",") if step]
    steps = steps or list(zip(LADDER, LADDER[1:]))
    print(f"compiled: {COMPILED}, seed {options.seed}" + (options.options and f", {options.options}"))
    print("| game | seats | match | won | rate | 95 % | ms/move | above the bar |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for key in options.only.split(","):
        printed = GAMES[key].printed_seats
        counts = [int(n) for n in options.seats.split(",") if n] or sorted({printed[0], printed[-1]})
        for seats in counts:
            for high, low in steps:
                bots = (high, *[low] * (seats - 1))
                contest = Contest(key, seats, options.games, bots, options.options, options.seed)
                table = hold(contest, options.jobs)
                rows = {row.name: row for row in table.standings()}
                row = rows[high]
                floor, roof = wilson(row.wins, row.games)
                costs = [1000 * rows[n].seconds / max(1, rows[n].moves) for n in (high, low)]
                above = "yes" if floor > BAR[seats] else "no"
                print(
                    f"| {key} | {seats} | {high} – {low} | {row.wins:g}/{row.games} "
                    f"| {row.wins / row.games:.0%} "
                    f"| {floor:.0%}–{roof:.0%} | {costs[0]:.1f} / {costs[1]:.1f} | {above} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()

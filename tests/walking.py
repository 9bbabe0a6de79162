"""Walks: random games and short trees of continuations folded into numbers, like perft in chess."""

from __future__ import annotations

from pathlib import Path

from tables import Table, everything

from archipel.core.playout import Tally, finish, run
from archipel.core.rng import Rng
from archipel.core.state import NOBODY, State
from archipel.registry import BUILT_IN

FILE = Path(__file__).parent / "walks.txt"
GAMES_EACH = 2
STEPS = 150


def continuations(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` actions, every outcome of chance included."""
    if depth == 0 or state.actor() == NOBODY:
        return 1
    seat = state.actor()
    choices = state.legal(seat)
    if depth == 1:
        return len(choices)
    total = 0
    for action in choices:
        copy = state.copy()
        copy.apply(seat, action)
        total += continuations(copy, depth - 1)
    return total


def walk(table: Table) -> str:
    """Return one line: whole random games folded into a number, and a tree from the middle of another."""
    tally = Tally()
    for seed in range(GAMES_EACH):
        run(table.start(), Rng(seed), tally)
    middle = table.start()
    finish(middle, Rng(77), STEPS)
    return f"{table} actions {tally.actions} check {tally.check} tree {continuations(middle, 3)}"


def all_walks() -> list[str]:
    return [walk(table) for table in everything(BUILT_IN)]

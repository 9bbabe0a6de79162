"""Walks: random games and short trees of continuations folded into numbers, like perft in chess.

The same file pins a record for every version of the rules on every table, as a hash. The hash covers what a
golden record covers: notation, views, scores and the end of the game.
"""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

from tables import Table, everything, of_version, play_some

from archipel.core import record
from archipel.core.playout import Tally, finish, run
from archipel.core.rng import Rng
from archipel.core.state import NOBODY, State
from archipel.registry import BUILT_IN

FILE = Path(__file__).parent / "walks.txt"
GAMES_EACH = 2
STEPS = 150
ROWS = 1_000_000
"""More rows than a game has."""


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


def recorded(table: Table) -> str:
    """Return the record of a random game."""
    referee = table.referee(1)
    play_some(referee, Rng(1), ROWS)
    return record.write(record.of(referee))


def record_line(table: Table, text: str) -> str:
    """Return the line that pins a record."""
    return f"record {table} {sha256(text.encode()).hexdigest()[:16]}"


def pinned() -> dict[str, str]:
    """Return the lines on file, a walk by its table and a record by `record <table>`."""
    lines = FILE.read_text().splitlines()
    return {re.split(r" actions | \w+$", line)[0]: line for line in lines}


def all_lines() -> list[str]:
    """Return all walks and records as the engine plays them now, or raise an error if an old game changed."""
    lines = [walk(table) for table in everything(BUILT_IN)]
    on_file = pinned()
    for game in BUILT_IN.values():
        for rules in reversed(game.versions()):
            found = {
                f"record {table}": record_line(table, recorded(table)) for table in of_version(game, rules)
            }
            if rules != game.rules:
                refuse_changes(found, on_file)
            lines += found.values()
    return lines


def refuse_changes(found: dict[str, str], on_file: dict[str, str]) -> None:
    """Raise an error if a record of an older version differs from the pinned one."""
    for key, line in found.items():
        before = on_file.get(key, line)
        if line != before:
            raise ValueError(f"an older version has changed: {before!r} would become {line!r}")

"""The dealer's draws in a finished game, with everything needed to recompute them."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.core import record
from archipel.core.state import CHANCE
from archipel.server.play.reading import rows_that_count
from archipel.server.play.refused import Refused
from archipel.server.play.replays import finished
from archipel.server.play.state import TableState


@dataclass
class DrawOut:
    """One draw: its number, its row, the outcomes with their weights, and the result."""

    number: int
    row: int
    outcomes: list[str]
    weights: list[int]
    fell: str


@dataclass
class DrawsOut:
    """Everything needed to recompute the draws of a game; the secret is empty where none is known."""

    table: str
    commitment: str
    secret: str
    contributions: list[str]
    draws: list[DrawOut]


def draws(table: TableState) -> DrawsOut:
    """Return every draw that the dealer made in a finished game, with the key to verify them."""
    referee, row = finished(table), table.row
    if row.lesson:  # its chance is scripted, not drawn
        raise Refused("conflict", why="lesson")
    tags = dict(row.tags)
    if not row.imported:
        tags |= record.fairness_tags(bytes.fromhex(row.secret), row.id, row.contributions())
    given = record.given_rows(tags)
    state = referee.game.open(referee.seats, referee.options)
    found: list[DrawOut] = []
    number = 0
    for count, (version, made) in enumerate(rows_that_count(referee), start=1):
        if made.seat == CHANCE and not (referee.dice_by_hand and made.action.by_hand):
            if count > given:
                outcomes = [outcome.text for outcome in state.legal(CHANCE)]
                found.append(DrawOut(number, version, outcomes, state.odds(), made.action.text))
            number += 1
        state.apply(made.seat, made.action)
    parts: list[str] = []
    while f"Contribution{len(parts)}" in tags:
        parts.append(tags[f"Contribution{len(parts)}"])
    return DrawsOut(
        table=tags.get("Table", ""),
        commitment=tags.get("Commitment", ""),
        secret=tags.get("Secret", ""),
        contributions=parts,
        draws=found,
    )

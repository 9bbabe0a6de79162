"""What the dealer drew in a finished game: every draw to be recomputed, and what rolls give on average."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.core import record
from archipel.core.state import CHANCE, State
from archipel.server.play.reading import rows_that_count
from archipel.server.play.refused import Refused
from archipel.server.play.replays import finished
from archipel.server.play.state import TableState


@dataclass
class DrawOut:
    """One draw: its number, the row it became, what could fall and how likely, and what fell."""

    number: int
    row: int
    outcomes: list[str]
    weights: list[int]
    fell: str


@dataclass
class DrawsOut:
    """What everybody needs to recompute the draws of a game; the secret is empty where none is known."""

    table: str
    commitment: str
    secret: str
    contributions: list[str]
    draws: list[DrawOut]


@dataclass
class RollOut:
    """What a roll brought to every seat at once, and what it brings on average."""

    row: int
    got: list[int]
    expected: list[float]


def draws(table: TableState) -> DrawsOut:
    """Every draw of a finished game that a dealer made, with the key to all of them."""
    referee, row = finished(table), table.row
    if row.lesson:  # its chance is written, not drawn
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


def luck(table: TableState) -> list[RollOut]:
    """What the dice gave and what they give on average, from where everybody stood at each roll.

    Empty for games in which dice bring nothing.
    """
    referee = finished(table)
    state = referee.game.open(referee.seats, referee.options)
    held = referee.game.held
    found: list[RollOut] = []
    for version, made in rows_that_count(referee):
        rolled = made.seat == CHANCE and made.action.by_hand
        before = held(state) if rolled else []
        expected = _expected(table, state, before) if rolled else []
        state.apply(made.seat, made.action)
        if rolled:
            got = [number - before[place] for place, number in enumerate(held(state))]
            found.append(RollOut(version, got, expected))
    return found if any(any(roll.expected) for roll in found) else []


def _expected(table: TableState, state: State, before: list[int]) -> list[float]:
    """What a roll brings on average: every outcome is tried on a copy, so that all rules count."""
    held = table.playing().game.held
    weights = state.odds()
    expected = [0.0] * len(before)
    for outcome, weight in zip(state.legal(CHANCE), weights):
        trial = state.copy()
        trial.apply(CHANCE, outcome)
        for place, number in enumerate(held(trial)):
            expected[place] += weight * (number - before[place]) / sum(weights)
    return [round(value, 4) for value in expected]

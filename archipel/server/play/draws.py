"""The chance of a finished game: every draw to be recomputed, and what each roll could have given."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from archipel.core import record
from archipel.core.referee import Back
from archipel.core.state import CHANCE
from archipel.server.play.live import Live
from archipel.server.play.replays import is_finished
from archipel.server.web.protocol import Refused


class DrawOut(BaseModel):
    """One draw: its number, the row it became, what could fall and how likely, and what fell."""

    number: int
    row: int
    outcomes: list[str]
    weights: list[int]
    fell: str


class DrawsOut(BaseModel):
    """What everybody needs to recompute the chance of a game; the secret is empty where none is known."""

    table: str
    commitment: str
    secret: str
    contributions: list[str]
    draws: list[DrawOut]


class RollOut(BaseModel):
    """What a roll brought to every seat at once, and what it brings on average."""

    row: int
    got: list[int]
    expected: list[float]


def draws(live: Live) -> DrawsOut:
    """Every draw of a finished game that a dealer made, with the key to all of them."""
    referee, info = live.playing(), live.info
    if not is_finished(info):
        raise Refused("conflict", why="not-over")
    tags = dict(info.tags)
    if not info.imported:
        tags |= record.fairness_tags(bytes.fromhex(info.secret), info.id, info.contributions())
    given = record.given_rows(tags)
    state = referee.game.open(referee.seats, referee.options)
    found: list[DrawOut] = []
    number = 0
    for count, (seat, action, version) in enumerate(_standing(live), start=1):
        if seat == CHANCE and not (referee.dice_by_hand and action.by_hand):
            if count > given:
                outcomes = [outcome.text for outcome in state.legal(CHANCE)]
                found.append(
                    DrawOut.model_construct(
                        number=number,
                        row=version,
                        outcomes=outcomes,
                        weights=state.odds(),
                        fell=action.text,
                    )
                )
            number += 1
        state.apply(seat, action)
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


def luck(live: Live) -> list[RollOut]:
    """What the dice gave and what they give on average, from where everybody stood at each roll.

    Every outcome is tried on a copy of the position, so robbers, shortages and all else count as the
    rules have it. Empty for games in which dice bring nothing.
    """
    referee = live.playing()
    if not is_finished(live.info):
        raise Refused("conflict", why="not-over")
    state = referee.game.open(referee.seats, referee.options)
    held = referee.game.held
    found: list[RollOut] = []
    for seat, action, version in _standing(live):
        if seat == CHANCE and action.by_hand:
            before, expected = held(state), [0.0] * referee.seats
            weights = state.odds()
            total = sum(weights)
            for outcome, weight in zip(state.legal(CHANCE), weights):
                trial = state.copy()
                trial.apply(CHANCE, outcome)
                for place, number in enumerate(held(trial)):
                    expected[place] += weight * (number - before[place]) / total
            state.apply(seat, action)
            got = [number - before[place] for place, number in enumerate(held(state))]
            found.append(RollOut(row=version, got=got, expected=[round(value, 4) for value in expected]))
        else:
            state.apply(seat, action)
    return found if any(any(roll.expected) for roll in found) else []


def _standing(live: Live) -> list[tuple[int, Any, int]]:
    """The rows that counted in the end, with their numbers."""
    kept: list[int] = []
    rows = live.playing().rows
    for number, row in enumerate(rows, start=1):
        if isinstance(row.action, Back):
            to = row.action.to
            kept = [n for n in kept if n < to]
        else:
            kept.append(number)
    return [(rows[number - 1].seat, rows[number - 1].action, number) for number in kept]

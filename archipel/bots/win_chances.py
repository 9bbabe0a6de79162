"""Win probabilities over a game: its turns, and the turning points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archipel.bots.analysis import chances_now
from archipel.core.referee import Referee, Row, TakeBack
from archipel.core.state import NOBODY, Seat

MOST: Final = 3
"""Most turning points of a game."""
SMALLEST: Final = 0.01
"""Least swing of a turning point."""

Chances = tuple[float, ...]


@dataclass(frozen=True)
class Turn:
    """A turn and its first row. During set-up its number is 0 and its seat is the one that acts."""

    row: int
    seat: Seat
    number: int


@dataclass(frozen=True)
class TurningPoint:
    """A turn that changed the win probabilities much, and the row that contributed most."""

    row: int
    seat: Seat
    action: str
    turn: Turn
    swing: float
    """Total win probability that moved from some seats to others in this turn."""
    before: Chances
    """Win probabilities before the row."""
    after: Chances


@dataclass(frozen=True)
class WinChances:
    """The win probabilities of a whole game."""

    chances: list[Chances]
    """Before the first row and after each, with open cards."""
    turns: list[Turn]
    turning_points: list[TurningPoint]
    """In game order."""


@dataclass(frozen=True)
class _Step:
    """A row that stands, and the win probabilities after it."""

    row: int
    seat: Seat
    action: str
    turn: Turn
    chances: Chances


def win_chances(referee: Referee, rows: list[Row]) -> WinChances:
    """Follow a game row by row; `referee` has the position before the first row."""
    game = referee.game.key
    chances = [chances_now(game, referee.state)]
    steps: list[_Step] = []
    for number, row in enumerate(rows, 1):
        if isinstance(row.action, TakeBack):
            steps = [step for step in steps if step.row < row.action.to]
            referee.append(row.seat, row.action)
            chances.append(chances_now(game, referee.state))
            continue
        turn = turn_of(steps[-1].turn if steps else None, referee, number, row.seat)
        referee.append(row.seat, row.action)
        chances.append(chances_now(game, referee.state))
        steps.append(_Step(number, row.seat, row.action.text, turn, chances[-1]))
    over = referee.over()
    return WinChances(
        chances,
        list(dict.fromkeys(step.turn for step in steps)),
        turning_points(chances[0], steps[:-1] if over else steps),
    )


def turn_of(last: Turn | None, referee: Referee, row: int, actor: Seat) -> Turn:
    """Return the turn of the next row."""
    on_turn = referee.state.turn()
    if on_turn != NOBODY:
        if last is not None and last.number and last.seat == on_turn:
            return last
        return Turn(row, on_turn, 1 if last is None else last.number + 1)
    if last is not None and (actor < 0 or last.seat == actor):
        return last
    return Turn(row, actor, 0)


def turning_points(first: Chances, steps: list[_Step]) -> list[TurningPoint]:
    """Return the turns that changed the win probabilities most, without the last turn and the set-up.

    The last turn decides nothing more, and during set-up the estimates swing with every piece.
    """
    found: list[TurningPoint] = []
    before = first
    start = 0
    for end in range(1, len(steps) + 1):
        if end < len(steps) and steps[end].turn == steps[start].turn:
            continue
        point = _of_turn(before, steps[start:end])
        if point.turn.number and point.swing >= SMALLEST:
            found.append(point)
        before = steps[end - 1].chances
        start = end
    best = sorted(found, key=lambda point: (-point.swing, point.row))[:MOST]
    return sorted(best, key=lambda point: point.row)


def _of_turn(before: Chances, steps: list[_Step]) -> TurningPoint:
    """Return a turn as a whole, with the row that contributed most to its swing."""
    way = [last - first for first, last in zip(before, steps[-1].chances)]
    best: TurningPoint | None = None
    furthest = 0.0
    for step in steps:
        moved = sum((now - then) * part for then, now, part in zip(before, step.chances, way))
        if best is None or moved > furthest:
            swing = sum(map(abs, way)) / 2
            best = TurningPoint(step.row, step.seat, step.action, step.turn, swing, before, step.chances)
            furthest = moved
        before = step.chances
    assert best is not None
    return best

"""How a game went: its turns, every seat's chance to win, and the few turns that changed it most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from archipel.bots.analysis import chances_now
from archipel.core.referee import Referee, Row, TakeBack
from archipel.core.state import NOBODY, Seat

MOST: Final = 3
"""So many turning points are told."""
SMALLEST: Final = 0.01
"""A turn that moved no more of the chances than this is none."""

Chances = tuple[float, ...]


@dataclass(frozen=True)
class Turn:
    """A turn and its first row; number 0 while the game is set up, when it is of whoever acts."""

    row: int
    seat: Seat
    number: int


@dataclass(frozen=True)
class TurningPoint:
    """A turn that moved the chances much, and the row in it that did most of it."""

    row: int
    seat: Seat
    action: str
    turn: Turn
    swing: float
    """So much of all chances went from some seats to others in this turn."""
    before: Chances
    """Before the row."""
    after: Chances


@dataclass(frozen=True)
class Course:
    """A game from its beginning to its end."""

    chances: list[Chances]
    """Before the first row and after each, with open cards."""
    turns: list[Turn]
    turning_points: list[TurningPoint]
    """In the order of the game."""


@dataclass(frozen=True)
class _Step:
    """A row that stands, and the chances after it."""

    row: int
    seat: Seat
    action: str
    turn: Turn
    chances: Chances


def course(referee: Referee, rows: list[Row]) -> Course:
    """Follow a game row by row; `referee` stands before the first of them."""
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
    return Course(
        chances,
        list(dict.fromkeys(step.turn for step in steps)),
        turning_points(chances[0], steps[:-1] if over else steps),
    )


def turn_of(last: Turn | None, referee: Referee, row: int, actor: Seat) -> Turn:
    """The turn to which the next row belongs."""
    on_turn = referee.state.turn()
    if on_turn != NOBODY:
        if last is not None and last.number and last.seat == on_turn:
            return last
        return Turn(row, on_turn, 1 if last is None else last.number + 1)
    if last is not None and (actor < 0 or last.seat == actor):
        return last
    return Turn(row, actor, 0)


def turning_points(first: Chances, steps: list[_Step]) -> list[TurningPoint]:
    """The turns that moved the chances most. What ends the game is none: there is nothing left to turn.

    Nor is the set-up: with few pieces on the table chances swing with every one of them.
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
    """A turn as a whole, and its row that moved the chances furthest the way the whole turn did."""
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

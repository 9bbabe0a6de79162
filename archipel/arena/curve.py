"""How a recorded game went: every seat's chance to win after each row, and where chances were given away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from archipel.arena.plot import DASHES, blank, colour_of
from archipel.bots.analysis import analyse, chances_now
from archipel.bots.course import TurningPoint, course
from archipel.core.record import Record, replay
from archipel.core.referee import Referee
from archipel.core.state import CHANCE, Seat
from archipel.registry import GAMES

BLUNDER = 0.05
"""Whoever gives away so much of their chance is told what would have been better."""


@dataclass(frozen=True)
class Point:
    """One row of a record and what it changed."""

    row: int
    """Among those that stand, from 1."""
    seat: Seat
    action: str
    chances: tuple[float, ...]
    """After the row, with open cards."""
    better: str = ""
    """What would have been better, if much was given away."""
    lost: float = 0.0
    """So much of the seat's chance."""


def curve(
    record: Record, nodes: int = 0, seed: int = 0, progress: Callable[[int], None] | None = None
) -> list[Point]:
    """A point for every row that stands. With `nodes`, every decision is searched as its seat knew it."""
    whole = replay(record, GAMES)
    game = whole.game.key
    referee = Referee(whole.game, whole.seats, whole.options)
    points: list[Point] = []
    for number, row in enumerate(whole.standing(), 1):
        better, lost = "", 0.0
        if nodes and row.seat != CHANCE and len(referee.state.legal(row.seat)) > 1:
            seen = analyse(game, referee.state, row.seat, referee.memories[row.seat], seed, nodes, most=100)
            worth = {move.action: move.chance for move in seen.moves}
            if row.action.text in worth:
                lost = max(0.0, seen.moves[0].chance - worth[row.action.text])
                better = seen.moves[0].action if lost >= BLUNDER else ""
        referee.append(row.seat, row.action)
        points.append(
            Point(number, row.seat, row.action.text, chances_now(game, referee.state), better, round(lost, 4))
        )
        if progress:
            progress(1)
    return points


def turning_points(record: Record) -> list[TurningPoint]:
    """The few turns that changed the chances most."""
    whole = replay(record, GAMES)
    return course(Referee(whole.game, whole.seats, whole.options), whole.standing()).turning_points


def as_dict(record: Record, points: list[Point]) -> dict[str, object]:
    """For JSON."""
    whole = replay(record, GAMES)
    return {
        "game": whole.game.key,
        "seats": whole.seats,
        "colours": whole.game.colours(whole.seats, whole.options),
        "points": [
            {
                "row": point.row,
                "seat": point.seat,
                "action": point.action,
                "chances": [round(chance, 4) for chance in point.chances],
                "better": point.better,
                "lost": point.lost,
            }
            for point in points
        ],
        "turning_points": [
            {
                "row": point.row,
                "turn": point.turn.number,
                "seat": point.seat,
                "action": point.action,
                "swing": round(point.swing, 4),
            }
            for point in turning_points(record)
        ],
    }


def draw(record: Record, points: list[Point], path: str) -> None:
    """The curve as a picture."""
    whole = replay(record, GAMES)
    figure = blank(9, 4)
    axes = figure.add_subplot()
    for seat, colour in enumerate(whole.game.colours(whole.seats, whole.options)):
        axes.plot(
            [point.row for point in points],
            [point.chances[seat] for point in points],
            DASHES[seat % len(DASHES)],
            color=colour_of(colour),
            label=f"seat {seat} ({colour})",
        )
    axes.set_ylim(0, 1)
    axes.set_xlabel("rows")
    axes.set_ylabel("chance to win")
    axes.legend()
    figure.savefig(path)

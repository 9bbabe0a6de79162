"""Win probabilities along a record, and the moves that lost most."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from archipel.arena.plot import DASHES, colour_of, new_figure
from archipel.bots.analysis import analyse, chances_now
from archipel.bots.win_chances import TurningPoint, win_chances
from archipel.core.record import Record, replay
from archipel.core.referee import Referee
from archipel.core.state import CHANCE, Seat
from archipel.registry import GAMES

BLUNDER = 0.05
"""Win-probability loss from which a better move is suggested."""


@dataclass(frozen=True)
class Point:
    """One row of a record and what it changed."""

    row: int
    """Its number among the rows that stand, from 1."""
    seat: Seat
    action: str
    chances: tuple[float, ...]
    """Win probabilities after the row, with open cards."""
    better: str = ""
    """The better move, if the loss is at least `BLUNDER`."""
    lost: float = 0.0
    """Win probability that the move lost."""


def curve(
    record: Record, nodes: int = 0, seed: int = 0, progress: Callable[[int], None] | None = None
) -> list[Point]:
    """Return a point for every row that stands; `nodes` states search each decision, by its seat's view."""
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
    """Return the turns that changed the win probabilities most."""
    whole = replay(record, GAMES)
    return win_chances(Referee(whole.game, whole.seats, whole.options), whole.standing()).turning_points


def as_dict(record: Record, points: list[Point]) -> dict[str, object]:
    """Return the analysis for JSON."""
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
    """Plot the win probabilities."""
    whole = replay(record, GAMES)
    figure = new_figure(9, 4)
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
    axes.set_ylabel("win probability")
    axes.legend()
    figure.savefig(path)

"""The frame of a turn (E-016) and the limits of a game."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Seat
from archipel.games.elasund.board import MOST_SEATS
from archipel.games.elasund.income import ROLLING
from archipel.games.elasund.permits import PERMITTING
from archipel.games.elasund.position import Position, Question, Step
from archipel.games.elasund.projects import BUILDS_A_TURN, PROJECTS
from archipel.games.elasund.special import SPECIAL

IDLE_LIMIT: Final = 30
"""`E-stall`, our ruling: a game is given up after this number of turns of each seat without a project.
A full city can lead to that: without a square for a permit, nobody may ever build again."""
TURN_LIMIT: Final = 400
"""`E-stall`: also after this number of turns of each seat in all, in case they build over endlessly."""


def begin_turn(p: Position, seat: Seat) -> None:
    """E-016: roll and income, build, permit or gold, special action: in this order."""
    p.turn = seat
    p.turns += 1
    p.builds = 0
    for question in PHASES[seat]:
        p.push(question)


@final
class EndTurn(Step):
    """E-015: turns pass clockwise, until the game has gone on for too long."""

    def take(self, p: Position) -> None:
        p.idle = 0 if p.builds else p.idle + 1
        if p.idle < IDLE_LIMIT * p.seats and p.turns < TURN_LIMIT * p.seats:
            begin_turn(p, (p.turn + 1) % p.seats)


END_TURN: Final = EndTurn()

PHASES: Final[list[list[Question]]] = [
    [END_TURN, SPECIAL[seat], PERMITTING[seat], PROJECTS[seat][BUILDS_A_TURN], ROLLING[seat]]
    for seat in range(MOST_SEATS)
]
"""E-016: the questions of a turn by seat, in pushing order: the last one first."""

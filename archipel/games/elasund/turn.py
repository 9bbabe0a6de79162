"""The frame of a turn (E-016) and the end of the game (E-066)."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Seat
from archipel.games.elasund.position import TO_ACT, TO_BUILD, TO_PERMIT, TO_ROLL, Position

IDLE_LIMIT: Final = 30
"""`E-stall`, a ruling of this implementation: a game is given up after so many turns of each seat without a
project. A full city can come to that: no square for a permit, and so no right to build, ever again."""
TURN_LIMIT: Final = 400
"""The same after so many turns of each seat in all, should building over go round in circles."""


def begin_turn(p: Position, seat: Seat) -> None:
    """E-016: roll and income, build, permit or gold, special action: in this order."""
    p.turn = seat
    p.turns += 1
    p.builds = 0
    p.push(TO_ACT, seat)
    p.push(TO_PERMIT, seat)
    p.push(TO_BUILD, seat)
    p.push(TO_ROLL, seat)


def end_turn(p: Position) -> None:
    """E-015: turns pass clockwise."""
    p.pending.clear()
    p.idle = 0 if p.builds else p.idle + 1
    if p.idle >= IDLE_LIMIT * p.seats or p.turns >= TURN_LIMIT * p.seats:
        p.stalled = True
    else:
        begin_turn(p, (p.turn + 1) % p.seats)


def check_win(p: Position, seat: Seat) -> None:
    """E-066, E-C17: the game ends at once when the player on turn has all ten cubes on the board."""
    if p.cubes[seat] == 0 and seat == p.turn:
        p.winner = seat
        p.pending.clear()

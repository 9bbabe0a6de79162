"""The set-up: starters, first cards, and who begins (E-001 to E-015)."""

from __future__ import annotations

from archipel.core.state import CHANCE, Seat
from archipel.games.elasund.board import SMALL_FRAME, TALL_FRAME
from archipel.games.elasund.position import DRAWS, FIRST_PLAYER, Position
from archipel.games.elasund.tiles import SMALL, START_INFLUENCE, TALL, coloured
from archipel.games.elasund.turn import begin_turn
from archipel.games.elasund.verbs import set_tile


def lay_out(p: Position) -> None:
    """E-007: the starters stand on their frames; E-012: everybody draws an influence card."""
    for seat in range(p.seats):
        set_tile(p, coloured(seat, TALL), TALL_FRAME[seat], seat)
        set_tile(p, coloured(seat, SMALL), SMALL_FRAME[seat], seat)
    p.push(FIRST_PLAYER, CHANCE, 0)
    for seat in reversed(range(p.seats)):
        p.push(DRAWS, CHANCE, seat, START_INFLUENCE)


def roll_for_first(p: Position, total: int) -> None:
    """E-015: the highest roll begins; E-A40: those who tie roll again."""
    p.contest[p.top().a] = total
    p.pending.pop()
    waiting = [seat for seat in range(p.seats) if p.contest[seat] == 0]
    if not waiting:
        waiting = winners(p)
        if len(waiting) == 1:
            begin_turn(p, waiting[0])
            return
        for seat in range(p.seats):
            p.contest[seat] = 0 if seat in waiting else -1
    p.push(FIRST_PLAYER, CHANCE, waiting[0])


def winners(p: Position) -> list[Seat]:
    """Who rolled highest."""
    best = max(p.contest)
    return [seat for seat in range(p.seats) if p.contest[seat] == best]

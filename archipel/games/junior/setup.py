"""Before the first turn (J-002 to J-014)."""

from __future__ import annotations

from archipel.games.junior.cards import BOATS, FORTRESSES, KINDS, START_HAND
from archipel.games.junior.market import lay_out
from archipel.games.junior.position import LOT, ROLL_DUE, Position
from archipel.games.junior.verbs import gain, place_fortress
from archipel.parts.bits import members


def set_up(p: Position) -> None:
    """Lay everything out; J-019: the first seat begins, or a lot says who (J-A30)."""
    lay_out(p)
    for seat in range(p.seats):
        p.fortresses_left[seat] = FORTRESSES
        p.boats_left[seat] = BOATS
        place_starts(p, seat)
        for good in range(KINDS):
            gain(p, seat, good, START_HAND[good])  # J-014
    if p.rulings.first_by_lot:
        p.pending = [LOT]
    else:
        begin(p, 0)


def place_starts(p: Position, seat: int) -> None:
    """J-006: two fortresses stand on the circles of the seat's colour; J-007: the rest is its reserve."""
    for site in members(p.side.starts[p.rulings.colours[seat]]):
        place_fortress(p, seat, site)


def begin(p: Position, seat: int) -> None:
    """A turn begins with the roll (J-020)."""
    p.turn = seat
    p.turns += 1
    p.market_used = False
    p.pending = [ROLL_DUE]

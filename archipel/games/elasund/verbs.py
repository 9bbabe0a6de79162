"""What several rules do to the table: set and lift tiles and permits, and end the game."""

from __future__ import annotations

from archipel.core.state import NOBODY, Seat
from archipel.games.elasund.position import DISPLACED, FREE, GONE, SUPPLY, Position, Won
from archipel.games.elasund.tiles import COVERS, FLAGS, KIND_OF, NEUTRAL_TILES, PERMITS, SIZE, SMALL, TALL
from archipel.games.elasund.trade import put_cubes, trade_gain, trade_loss, trade_points

# Tiles.


def set_tile(p: Position, tile: int, square: int, seat: Seat) -> None:
    """Put a tile on the board, its cubes (E-029) and its trade points (E-083) with it."""
    kind = KIND_OF[tile]
    for c in COVERS[kind][square]:
        p.cover[c] = tile
    p.place[tile] = square
    p.owner[tile] = seat
    p.flags[tile] = put_cubes(p, seat, FLAGS[kind])
    points = trade_points(kind, square)
    if points:
        trade_gain(p, seat, points)


def lift_tile(p: Position, tile: int, by_size: int) -> None:
    """E-037, E-038: the tile goes to its owner or pile, its cubes home; E-039: a starter may return."""
    kind = KIND_OF[tile]
    square = p.place[tile]
    seat = p.owner[tile]
    for c in COVERS[kind][square]:
        p.cover[c] = FREE
    p.place[tile] = SUPPLY
    p.cubes[seat] += p.flags[tile]
    p.flags[tile] = 0
    points = trade_points(kind, square)
    if points:
        trade_loss(p, seat, points)
    if tile < NEUTRAL_TILES:
        p.owner[tile] = NOBODY
    elif kind in (TALL, SMALL):
        p.place[tile] = DISPLACED if comes_back(p, kind, by_size) else GONE


def comes_back(p: Position, kind: int, by_size: int) -> bool:
    """E-039, E-C13: whether a starter may be set up again; by one ruling only a bigger building allows it."""
    return by_size > SIZE[kind] or not p.rulings.hut_needs_bigger


# Permits.


def set_permit(p: Position, seat: Seat, value: int, square: int) -> None:
    """A permit of the seat is laid on a square."""
    p.permit_at[PERMITS * seat + value] = square
    p.permit_on[square] = PERMITS * seat + value


def lift_permit(p: Position, square: int) -> None:
    """E-028: a permit goes home to its owner's supply."""
    permit = p.permit_on[square]
    if permit >= 0:
        p.permit_on[square] = -1
        p.permit_at[permit] = -1


# The end.


def check_win(p: Position, seat: Seat) -> None:
    """E-066, E-C17: the game ends at once when the player on turn has all ten cubes on the board."""
    if p.cubes[seat] == 0 and seat == p.turn:
        p.pending = [Won(seat)]

"""Placing and lifting tiles and permits, and the end of the game: what several rules do to the board.

The board is changed only here and in `trade.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from archipel.core.state import NOBODY, Seat
from archipel.games.elasund.board import Y
from archipel.games.elasund.city import CHURCHED, DISPLACED, FREE, GONE, SUPPLY
from archipel.games.elasund.halves import IN_LOWER, IN_UPPER, NEVER
from archipel.games.elasund.position import Position, Won
from archipel.games.elasund.tiles import (
    COVERS,
    FLAGS,
    HEIGHT,
    INCOME,
    KIND_OF,
    NEUTRAL_KINDS,
    PERMITS,
    SIZE,
    SMALL,
    TALL,
    WELL,
    coloured,
)
from archipel.games.elasund.trade import put_cubes, trade_gain, trade_loss, trade_points

ONE_CARD: Final = vec[i64]([0x1, 0x100, 0x10000, 0x1000000])
"""One card for each seat, in the bytes of an income."""

# Tiles.


def set_tile(p: Position, tile: int, square: int, seat: Seat) -> None:
    """Put a tile on the board, its cubes (E-029) and its trade points (E-083) with it."""
    p.own_board()
    kind = KIND_OF[tile]
    for c in COVERS[kind][square]:
        p.cover[c] = tile
    p.upper.cover(IN_UPPER[kind][square], SIZE[kind])
    p.lower.cover(IN_LOWER[kind][square], SIZE[kind])
    p.place[tile] = square
    p.owner[tile] = seat
    if kind < NEUTRAL_KINDS:
        p.left[kind] -= 1
    if FLAGS[kind]:
        p.flags[tile] = put_cubes(p, seat, FLAGS[kind])
    change_income(p, kind, square, seat, 1)
    points = trade_points(kind, square)
    if points:
        trade_gain(p, seat, points)


def lift_tile(p: Position, tile: int, by_size: int) -> None:
    """E-037, E-038: the tile goes to its owner or pile, its cubes home; E-039: a starter may return."""
    p.own_board()
    kind = KIND_OF[tile]
    square = p.place[tile]
    seat = p.owner[tile]
    for c in COVERS[kind][square]:
        p.cover[c] = FREE
    p.upper.uncover(IN_UPPER[kind][square])
    p.lower.uncover(IN_LOWER[kind][square])
    p.place[tile] = SUPPLY
    if p.flags[tile]:
        p.cubes[seat] += p.flags[tile]
        p.flags[tile] = 0
    change_income(p, kind, square, seat, -1)
    points = trade_points(kind, square)
    if points:
        trade_loss(p, seat, points)
    if kind < NEUTRAL_KINDS:
        p.owner[tile] = NOBODY
        p.left[kind] += 1
    elif kind in (TALL, SMALL):
        p.place[tile] = DISPLACED if comes_back(p, kind, by_size) else GONE


def change_income(p: Position, kind: int, square: int, seat: Seat, by: int) -> None:
    """E-019, E-A31: a building brings a card, or no more, in every row in which it has a square."""
    if INCOME[kind]:
        for row in range(Y[square], Y[square] + HEIGHT[kind]):
            at = 2 * row + INCOME[kind] - 1
            p.income[at] += by * ONE_CARD[seat]


def comes_back(p: Position, kind: int, by_size: int) -> bool:
    """E-039, E-C13: whether a starter may be set up again; by one ruling only a bigger building allows it."""
    return by_size > SIZE[kind] or not p.rulings.hut_needs_bigger


def give_up(p: Position, seat: Seat, kind: int) -> None:
    """Remove a starter from the game."""
    p.own_board()
    p.place[coloured(seat, kind)] = GONE


def set_church(p: Position, square: int) -> None:
    """Put a church tile on a square."""
    p.own_board()
    p.cover[square] = CHURCHED
    p.upper.cover(IN_UPPER[WELL][square], NEVER)
    p.lower.cover(IN_LOWER[WELL][square], NEVER)


# Permits.


def set_permit(p: Position, seat: Seat, value: int, square: int) -> None:
    """Lay a permit of the seat on a square."""
    p.own_board()
    p.permit_at[PERMITS * seat + value] = square
    p.permit_on[square] = PERMITS * seat + value
    p.upper.permit(IN_UPPER[WELL][square], seat)
    p.lower.permit(IN_LOWER[WELL][square], seat)


def lift_permit(p: Position, square: int) -> None:
    """E-028: a permit goes home to its owner's supply."""
    permit = p.permit_on[square]
    if permit >= 0:
        p.own_board()
        p.permit_on[square] = -1
        p.permit_at[permit] = -1
        p.upper.unpermit(IN_UPPER[WELL][square], permit // PERMITS)
        p.lower.unpermit(IN_LOWER[WELL][square], permit // PERMITS)


# The end.


def check_win(p: Position, seat: Seat) -> None:
    """E-066, E-C17: the game ends at once when the player on turn has all ten cubes on the board."""
    if p.cubes[seat] == 0 and seat == p.turn:
        p.pending = [Won(seat)]

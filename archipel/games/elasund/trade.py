"""Trade: fields, points, the track and its cubes (E-082 to E-090)."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Seat
from archipel.games.elasund.board import TRADE
from archipel.games.elasund.position import Position
from archipel.games.elasund.tiles import COVERS, KINDS, THRESHOLDS


def put_cubes(p: Position, seat: Seat, n: int) -> int:
    """E-A10: take n cubes from the supply, or as many as there are; return how many."""
    p.own_board()
    left = p.cubes[seat]
    placed = n if n < left else left
    p.cubes[seat] = left - placed
    return placed


def earned(points: int) -> int:
    """E-085: how many thresholds this many trade points reach."""
    n = 0
    while n < len(THRESHOLDS) and points >= THRESHOLDS[n]:
        n += 1
    return n


def trade_gain(p: Position, seat: Seat, points: int) -> None:
    """E-084, E-085: the disk advances, and every threshold it reaches or passes takes a cube."""
    p.own_board()
    p.points[seat] += points
    more = put_cubes(p, seat, earned(p.points[seat]) - p.track_cubes[seat])
    p.track_cubes[seat] += more


def trade_loss(p: Position, seat: Seat, points: int) -> None:
    """E-086, E-087: the disk falls back, and cubes above it return to their owner."""
    p.own_board()
    p.points[seat] -= points
    fallen = p.track_cubes[seat] - earned(p.points[seat])
    if fallen > 0:
        p.track_cubes[seat] -= fallen
        p.cubes[seat] += fallen


TRADE_ON: Final = [[sum([TRADE[c] for c in squares]) for squares in COVERS[kind]] for kind in range(KINDS)]
"""By kind and corner: the windmills under a building."""


def trade_points(kind: int, square: int) -> int:
    """E-090: one step for each windmill under the building."""
    return TRADE_ON[kind][square]

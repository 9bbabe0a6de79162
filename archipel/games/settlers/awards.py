"""Longest Road, Largest Army, and the win."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from archipel.core.state import Seat
from archipel.games.settlers.board import (
    CORNER_NEIGHBOURS,
    CORNER_PATHS,
    PATH_A,
    PATH_B,
    WAY_END,
    WAY_PATH,
    WAYS,
)
from archipel.games.settlers.cards import ARMY_MINIMUM, AWARD_POINTS, ROAD_MINIMUM, TARGET
from archipel.games.settlers.position import NONE, WON, Player, Position
from archipel.parts.bits import members

MOST_TURNS: Final = 5000
"""S-A31: a game that lasts longer is stopped without a winner."""


def lengthen_road(p: Position, player: Player, path: int, reached: i64) -> None:
    """S-113: the longest line after a road is laid; `reached` are the corners that own roads touched before.

    A line over a road to a new corner ends there, so only lines from there are measured. A road between two
    old corners may change any line. `tests/settlers/test_fast_paths.py` compares with `measure_road`.
    """
    for end in (PATH_A[path], PATH_B[path]):
        if not reached >> end & 1:
            player.road_length = max(
                player.road_length, _longest_from(p.road, player.seat, end, ends(p, player))
            )
            return
    measure_road(p, player)


def measure_road(p: Position, player: Player) -> None:
    """S-113: the longest unbroken line of a player's roads; side branches do not count."""
    best: i64 = 0
    ended = ends(p, player)
    for corner in members(player.reach):
        length = _longest_from(p.road, player.seat, corner, ended)
        if length > best:
            best = length
    player.road_length = best


def ends(p: Position, player: Player) -> i64:
    """S-115, S-A09: the corners where a player's line ends: those with a foreign building."""
    return p.built & ~player.buildings()


def _longest_from(road: list[i64], seat: i64, corner: i64, ended: i64) -> i64:
    """S-A11: the longest trail of own roads from a corner."""
    best: i64 = 0
    for way in range(WAYS * corner, WAYS * corner + WAYS):
        path = WAY_PATH[way]
        if path >= 0 and road[path] == seat:
            length = _longest_over(road, seat, path, WAY_END[way], ended)
            if length > best:
                best = length
    return best


def _longest_over(road: list[i64], seat: i64, path: i64, far: i64, ended: i64) -> i64:
    """Return the length of the longest trail that begins with this road. Its roads are lifted meanwhile."""
    if ended >> far & 1:
        return 1
    road[path] = NONE
    length = 1 + _longest_from(road, seat, far, ended)
    road[path] = seat
    return length


def longest_trail(p: Position, seat: Seat) -> list[int]:
    """Return the paths that count for a player's road, for display."""
    player = p.players[seat]
    ended = ends(p, player)
    for corner in members(player.reach):
        if _longest_from(p.road, seat, corner, ended) == player.road_length:
            return _trail_from(p.road, seat, corner, ended, player.road_length)
    return []


def _trail_from(road: list[i64], seat: Seat, corner: int, ended: i64, length: int) -> list[int]:
    """Return the first trail of a length from a corner."""
    for path, far in zip(CORNER_PATHS[corner], CORNER_NEIGHBOURS[corner]):
        if road[path] == seat and _longest_over(road, seat, path, far, ended) == length:
            road[path] = NONE
            trail = [path, *_trail_from(road, seat, far, ended, length - 1)]
            road[path] = seat
            return trail
    return []


def award_road(p: Position, cut: bool) -> None:
    """S-040, S-041, S-114: from 5 pieces, to the player strictly ahead; the holder keeps it on a tie (S-A08).

    S-115, S-116: after a cut it goes to the single longest road of at least 5, or is laid aside.
    """
    best = 0
    for player in p.players:
        if player.road_length > best:
            best = player.road_length
    holder = p.longest
    leaders = [player.seat for player in p.players if player.road_length == best]
    if best < ROAD_MINIMUM:
        new = NONE
    elif len(leaders) == 1:
        new = leaders[0]
    elif holder in leaders and (not cut or p.rulings.tie_keeps_holder):
        new = holder
    else:
        new = NONE
    if new != holder:
        if holder != NONE:
            p.players[holder].points -= AWARD_POINTS
        if new != NONE:
            p.players[new].points += AWARD_POINTS
        p.longest = new


def cut_roads(p: Position, seat: Seat, corner_bit: i64) -> None:
    """S-115: a new settlement may cut the roads of the others."""
    changed = False
    cut = False
    for rival in p.players:
        if rival.seat != seat and rival.reach & corner_bit:
            before = rival.road_length
            measure_road(p, rival)
            if rival.road_length < before:
                changed = True
                cut = cut or rival.seat == p.longest
    if changed:  # a cut may also break a tie for the card that was laid aside
        award_road(p, cut)


def award_army(p: Position, player: Player) -> None:
    """S-060, S-061: from 3 played knights, to the player who has strictly more than the holder."""
    holder = p.army
    if player.knights < ARMY_MINIMUM or holder == player.seat:
        return
    if holder == NONE or player.knights > p.players[holder].knights:
        if holder != NONE:
            p.players[holder].points -= AWARD_POINTS
        player.points += AWARD_POINTS
        p.army = player.seat


def check_win(p: Position) -> None:
    """S-064, S-107, S-A12: ten points win, but only during one's own turn."""
    if p.players[p.turn].all_points() >= TARGET:
        p.pending = [WON[p.turn]]

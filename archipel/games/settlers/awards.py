"""Longest Road, Largest Army, and the win."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from archipel.core.state import Seat
from archipel.games.settlers.board import CORNER_NEIGHBOURS, CORNER_PATHS, PATH_A, PATH_B
from archipel.games.settlers.cards import ARMY_MINIMUM, AWARD_POINTS, ROAD_MINIMUM, TARGET
from archipel.games.settlers.position import NONE, WON, Player, Position
from archipel.parts.bits import members

MOST_TURNS: Final = 5000
"""S-A31: a game that lasts longer is stopped without a winner."""


def lengthen_road(p: Position, player: Player, path: int, reached: i64) -> None:
    """S-113: the longest line after a road is laid; `reached` are the corners that own roads touched before.

    A line over a road to a new corner ends there. A road between two old corners may change any line.
    """
    for end in (PATH_A[path], PATH_B[path]):
        if not reached >> end & 1:
            player.road_length = max(player.road_length, _longest_from(p, player.seat, end))
            return
    measure_road(p, player)


def measure_road(p: Position, player: Player) -> None:
    """S-113: the longest unbroken line of a player's roads; side branches do not count."""
    best = 0
    for corner in members(player.reach):
        length = _longest_from(p, player.seat, corner)
        if length > best:
            best = length
    player.road_length = best


def _longest_from(p: Position, seat: Seat, corner: int) -> int:
    """S-A11: the longest trail of own roads from a corner."""
    best = 0
    paths = CORNER_PATHS[corner]
    for i, far in enumerate(CORNER_NEIGHBOURS[corner]):
        path = paths[i]
        if p.road[path] == seat:
            length = _longest_over(p, seat, path, far)
            if length > best:
                best = length
    return best


def _longest_over(p: Position, seat: Seat, path: int, far: int) -> int:
    """The longest trail that begins with a road to a corner. Roads walked on are lifted meanwhile.

    S-115, S-A09: a foreign building ends the line, an own one does not.
    """
    owner = p.owner[far]
    if owner != NONE and owner != seat:
        return 1
    p.road[path] = NONE
    length = 1 + _longest_from(p, seat, far)
    p.road[path] = seat
    return length


def longest_trail(p: Position, seat: Seat) -> list[int]:
    """The paths that are counted for a player's road, for showing them."""
    length = p.players[seat].road_length
    for corner in members(p.players[seat].reach):
        if _longest_from(p, seat, corner) == length:
            return _trail_from(p, seat, corner, length)
    return []


def _trail_from(p: Position, seat: Seat, corner: int, length: int) -> list[int]:
    """The first trail of a length from a corner."""
    for path, far in zip(CORNER_PATHS[corner], CORNER_NEIGHBOURS[corner]):
        if p.road[path] == seat and _longest_over(p, seat, path, far) == length:
            p.road[path] = NONE
            trail = [path, *_trail_from(p, seat, far, length - 1)]
            p.road[path] = seat
            return trail
    return []


def award_road(p: Position, cut: bool) -> None:
    """S-040, S-041, S-114: from 5 pieces, to whoever is strictly ahead; the holder keeps it on a tie (S-A08).

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
    """S-060, S-061: from 3 played knights, to whoever has strictly more than the holder."""
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

"""The ghost and its castle (J-026 to J-028, J-047 to J-053)."""

from __future__ import annotations

from archipel.core.state import Note
from archipel.games.junior.board import LAND_KEYS
from archipel.games.junior.position import EMPTY, Position
from archipel.games.junior.verbs import check_victory


def move(p: Position, land: int) -> None:
    """J-026: the ghost goes to a terrain; J-A04: the mover gains nothing by it."""
    p.pending.pop()
    p.ghost = land


def stay(p: Position) -> None:
    """J-A02: the ghost is left where it is."""
    p.pending.pop()


def recount(p: Position) -> None:
    """J-048, J-049: the castle belongs to whoever alone has the most ghost cards; J-A07: at once."""
    holder = sole_leader(p)
    if holder == p.castle:
        return
    if p.castle != EMPTY:
        p.fortresses_left[p.castle] += 1
    p.castle = holder
    if holder != EMPTY:
        p.fortresses_left[holder] -= 1  # J-047; J-A08: there is one, or the game would be over
        check_victory(p, holder)


def sole_leader(p: Position) -> int:
    """J-049: the seat that alone has the most ghost cards, or nobody."""
    counts = [p.ghost_cards(seat) for seat in range(p.seats)]
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else EMPTY


def refuse_move(p: Position, name: int) -> list[Note]:
    """Why the ghost may not go there, given that it is to be moved."""
    land = p.side.land_of(name)
    if land < 0:
        return [Note("no-such-terrain", ["J-A03"], {"terrain": LAND_KEYS[name]})]
    if land == p.ghost:
        return [Note("ghost-is-there", ["J-A03"], {"terrain": LAND_KEYS[name]})]
    return []

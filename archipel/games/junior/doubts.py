"""What the coach may ask about before a move is made: a chance to build, or the ghost on one's own island."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.junior.actions import Boat, Fortress, Ghost
from archipel.games.junior.state import JuniorState
from archipel.parts.actions import End
from archipel.parts.bits import members


def doubts(state: JuniorState, seat: Seat, action: Action) -> list[Note]:
    """Return what speaks against an action at first sight."""
    if isinstance(action, Ghost):
        return own_island(state, seat, action)
    return unbuilt(state, seat) if isinstance(action, End) else []


def own_island(state: JuniorState, seat: Seat, action: Ghost) -> list[Note]:
    """J-027: where the ghost sits nobody gets anything, not even oneself."""
    p = state.p
    land = p.side.land_of(action.land)
    if not any(land in p.side.lands[site] for site in members(p.fortresses[seat])):
        return []
    return [Note("doubt-own-island", ["J-027"])]


def unbuilt(state: JuniorState, seat: Seat) -> list[Note]:
    """J-029: a fortress could be built, or else a boat."""
    legal = state.legal(seat)
    if any(isinstance(action, Fortress) for action in legal):
        return [Note("doubt-fortress", ["J-029", "J-032"])]
    if any(isinstance(action, Boat) for action in legal):
        return [Note("doubt-boat", ["J-029", "J-033"])]
    return []

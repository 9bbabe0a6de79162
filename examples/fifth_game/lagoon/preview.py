"""Previews: the notes that say what an action would cost and do."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from lagoon import actions as a
from lagoon.position import Position


def preview(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Return what an action would cost and do, as the seat knows it."""
    if isinstance(action, a.Call):
        return [Note("preview-call", ["L-011"], {"pearls": p.lagoon})]
    if isinstance(action, a.Rest):
        return [Note("preview-rest", ["L-020"])]
    if isinstance(action, a.Stay):
        return [Note("preview-stay", ["L-016"])]
    if isinstance(action, a.Send):
        return [Note("preview-send", ["L-013", "L-015"], {"boat": action.kind + 1, "pearls": p.lagoon})]
    return []

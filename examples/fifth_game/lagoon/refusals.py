"""Refusals: one note for each rule that forbids an action."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from lagoon import actions as a
from lagoon.position import Position
from lagoon.turn import MOST, Boats, Turn


def refusals(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Return every rule that forbids an action to a seat now. Empty exactly when it is allowed."""
    question = p.now()
    if seat not in question.asked():
        return [Note("not-asked", ["L-010"])]
    if isinstance(action, a.Call):
        return refuse_call(p, seat)
    if isinstance(action, a.Rest):
        return refuse_rest(p, seat)
    return refuse_boat(p, seat, action)


def refuse_call(p: Position, seat: Seat) -> list[Note]:
    """L-011: a keeper who calls the tide needs a boat."""
    if not isinstance(p.now(), Turn):
        return [Note("not-now", ["L-010"])]
    return [] if p.held(seat) else [Note("no-boat", ["L-011"])]


def refuse_rest(p: Position, seat: Seat) -> list[Note]:
    """L-020: a keeper who rests needs a boat in the pile and room in the hand."""
    if not isinstance(p.now(), Turn):
        return [Note("not-now", ["L-010"])]
    notes = []
    if not sum(p.pile):
        notes.append(Note("empty-pile", ["L-020"]))
    if p.held(seat) >= MOST:
        notes.append(Note("full-hand", ["L-020"]))
    return notes


def refuse_boat(p: Position, seat: Seat, action: Action) -> list[Note]:
    """L-012: a keeper sends a boat from the hand, and the caller of the tide may not stay."""
    question = p.now()
    if not isinstance(question, Boats) or not isinstance(action, a.Send | a.Stay):
        return [Note("not-now", ["L-010"])]
    if isinstance(action, a.Stay):
        return [Note("caller-sends", ["L-012"])] if seat == question.caller else []
    return [] if p.hands[seat][action.kind] else [Note("not-yours", ["L-012"], {"boat": action.kind + 1})]

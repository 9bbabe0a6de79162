"""What a seat is asked now, or whom it waits for."""

from __future__ import annotations

from archipel.core.state import CHANCE, Note, Seat
from archipel.games.elasund.building import BUILDS_A_TURN
from archipel.games.elasund.income import SEVEN
from archipel.games.elasund.position import (
    TO_BUILD,
    TO_GIVE,
    TO_LAY,
    TO_NAME_SQUARE,
    TO_PERMIT,
    TO_PIRATES,
    TO_ROLL,
    TO_SET_HUTS,
    TO_SHIP,
    TO_SPEND,
    TO_TAKE,
    Position,
)
from archipel.games.elasund.reasons import is_asked
from archipel.games.elasund.spending import cards_due


def prompt(p: Position, seat: Seat) -> Note:
    """What the seat is asked, or whom it waits for."""
    if p.over():
        if p.stalled:
            return Note("over-stalled", ["E-066"])
        return Note("over-won", ["E-066"], {"seat": p.winner})
    step = p.top()
    if step.seat == CHANCE:
        return Note("waiting-chance", ["E-017"])
    if not is_asked(p, seat):
        if step.kind == TO_GIVE:
            return Note("waiting-several", ["E-A25"])
        return Note("waiting", ["E-016"], {"seat": step.seat})
    kind = step.kind
    if kind == TO_ROLL:
        return Note("ask-roll", ["E-017"])
    if kind == TO_SHIP:
        return Note("ask-pirates", ["E-074"]) if step.a == SEVEN else Note("ask-ship", ["E-018"])
    if kind == TO_GIVE:
        cards: dict[str, str | int] = {"cards": p.owed[seat]}
        if step.a == TO_PIRATES:
            return Note("ask-give", ["E-078"], cards)
        return Note("ask-halve", ["E-071"], cards)
    if kind == TO_TAKE:
        return Note("ask-take", ["E-080"], {"cards": step.a})
    if kind == TO_BUILD:
        return Note("ask-build", ["E-022"], {"left": BUILDS_A_TURN - p.builds})
    if kind == TO_SPEND:
        return Note("ask-spend", ["E-040", "E-060"], {"cards": cards_due(p)})
    if kind == TO_LAY:
        return Note("ask-lay", ["E-048"])
    if kind == TO_SET_HUTS:
        return Note("ask-huts", ["E-092"])
    if kind == TO_PERMIT:
        return Note("ask-permit", ["E-056"])
    if kind == TO_NAME_SQUARE:
        return Note("ask-square", ["E-057"])
    return Note("ask-special", ["E-061"])

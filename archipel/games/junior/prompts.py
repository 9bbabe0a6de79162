"""What is asked now, in a key to be worded."""

from __future__ import annotations

from archipel.core.state import Note, Seat
from archipel.games.junior import position as m
from archipel.games.junior.position import Position


def prompt(p: Position, seat: Seat, asked: bool) -> Note:
    """The question to a seat, or what it is waiting for."""
    now = p.awaits()
    if now == m.OVER:
        if p.winner == m.EMPTY:
            return Note("prompt-draw", ["J-A31"])
        return Note("prompt-over", ["J-069"], {"seat": p.winner})
    if not asked:
        return _waiting(p, now)
    if now == m.ROLL_DUE:
        return Note("prompt-roll", ["J-020", "J-021"])
    if now == m.MAIN:
        return Note("prompt-main", ["J-020", "J-029", "J-055"])
    if now == m.SIX:
        return Note("prompt-six", ["J-026"])
    if now == m.HAUNT:
        return Note("prompt-haunt", ["J-046", "J-026"])
    if now == m.TRIBUTE_DUE:
        return Note("prompt-tribute", ["J-A24"], {"seat": p.turn, "cards": p.debts[seat]})
    if now == m.ANSWERS:
        return Note("prompt-answer", ["J-058"], {"seat": p.turn})
    if now == m.CHOICE:
        return Note("prompt-choice", ["J-058"])
    return Note("prompt-free-building", ["J-046", "J-A22"])


def _waiting(p: Position, now: int) -> Note:
    if now == m.TRIBUTE_DUE:
        return Note("wait-tribute", ["J-A24"], {"seat": p.turn})
    if now == m.ANSWERS:
        return Note("wait-answers", ["J-058"], {"seat": p.turn})
    if now == m.LOT:
        return Note("wait-lot", ["J-A30"])
    return Note("wait-turn", ["J-019"], {"seat": p.turn})

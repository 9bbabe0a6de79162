"""What a seat is asked, or what it waits for."""

from __future__ import annotations

from archipel.core.state import Note
from archipel.games.princes.position import Position


def prompt(p: Position, seat: int) -> Note:
    """The question of the pending matter, for the asked seat; the others wait."""
    if p.over():
        return Note("over", ["P-088", "P-116"])
    question = p.top()
    note = question.ask(seat)
    if question.seat >= 0 and question.seat != seat:
        return Note("wait", note.rules, {"seat": question.seat})
    return note

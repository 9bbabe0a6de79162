"""What is asked now, in a key to be worded."""

from __future__ import annotations

from archipel.core.state import Note, Seat
from archipel.games.settlers import position as m
from archipel.games.settlers.position import Position
from archipel.games.settlers.setup import placer


def prompt(p: Position, seat: Seat, asked: bool) -> Note:
    """The question to a seat, or what it is waiting for."""
    now = p.now()
    if now == m.OVER:
        return Note("prompt-over", ["S-064"], {"seat": p.winner})
    if not asked:
        return _waiting(p, now)
    if now == m.FIRST_SETTLEMENT:
        return Note("prompt-first-settlement", ["S-095", "S-096"], {})
    if now == m.FIRST_ROAD:
        return Note("prompt-first-road", ["S-095"], {"corner": p.last_corner})
    if now == m.TO_ROLL:
        return Note("prompt-roll", ["S-026", "S-067"], {})
    if now == m.TO_TRADE:
        if p.rulings.strict:
            return Note("prompt-trade", ["S-029", "S-035", "S-A01"], {})
        return Note("prompt-free", ["S-029", "S-035"], {})
    if now == m.TO_BUILD:
        return Note("prompt-build", ["S-035", "S-098"], {})
    if now == m.TO_DISCARD:
        return Note("prompt-discard", ["S-052"], {"cards": p.players[seat].owes})
    if now == m.MOVE_ROBBER:
        return Note("prompt-robber", ["S-053", "S-118"], {})
    if now == m.CHOOSE_VICTIM:
        return Note("prompt-rob", ["S-054"], {})
    if now == m.FREE_ROAD:
        return Note("prompt-free-road", ["S-071"], {"roads": p.free_roads})
    if now == m.TO_ANSWER:
        return Note("prompt-answer", ["S-030"], {"seat": p.turn})
    return Note("prompt-close", ["S-030"], {})


def _waiting(p: Position, now: int) -> Note:
    if now == m.TO_DISCARD:
        return Note("wait-discards", ["S-052"], {})
    if now == m.TO_ANSWER:
        return Note("wait-answers", ["S-030"], {"seat": p.turn})
    if now == m.FIRST_SETTLEMENT or now == m.FIRST_ROAD:
        return Note("wait-placing", ["S-095"], {"seat": placer(p)})
    if now <= m.LAY_TOKENS:
        return Note("wait-island", ["S-089"], {})
    return Note("wait-turn", ["S-025"], {"seat": p.turn})

"""The course of a turn (J-019 to J-021): what may be done when, and how the game ends."""

from __future__ import annotations

from archipel.games.junior.building import may_ever_build
from archipel.games.junior.cards import TURN_LIMIT
from archipel.games.junior.position import (
    ANSWERS,
    COCO_DRAW,
    DIE,
    LOT,
    OVER,
    PORT_DRAW,
    TRIBUTE_DUE,
    Position,
)
from archipel.games.junior.setup import begin
from archipel.games.junior.trading import close


def roll(p: Position) -> None:
    """J-021: the player on turn rolls; chance answers."""
    p.pending[-1] = DIE


def end(p: Position) -> None:
    """J-019: the turn passes clockwise, unless J-A31 ends the game without a winner."""
    close(p)
    if is_stuck(p):
        p.pending = []
    else:
        begin(p, (p.turn + 1) % p.seats)


def is_stuck(p: Position) -> bool:
    """J-A31: nobody can ever build again and no Coco card is left, or the game has taken far too long."""
    if p.turns >= TURN_LIMIT:
        return True
    return not sum(p.pile) and not any(may_ever_build(p, seat) for seat in range(p.seats))


def is_asked(p: Position, seat: int) -> bool:
    """Whether a seat owes a decision now."""
    now = p.awaits()
    if now in (OVER, LOT, DIE, COCO_DRAW, PORT_DRAW):
        return False
    if now in (TRIBUTE_DUE, ANSWERS):
        return p.debts[seat] > 0
    return seat == p.turn

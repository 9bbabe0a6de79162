"""The refusals every verb shares: the game is over, somebody else is asked, it is not the moment."""

from __future__ import annotations

from archipel.core.state import Note, Seat
from archipel.games.elasund.position import TO_GIVE, Position


def is_asked(p: Position, seat: Seat) -> bool:
    """Whether the seat owes an answer now."""
    if p.over():
        return False
    step = p.top()
    return p.owed[seat] > 0 if step.kind == TO_GIVE else step.seat == seat


def wrong_moment(p: Position, seat: Seat, kind: int) -> list[Note]:
    """E-016: the phases of a turn have a fixed order, and every step of them its own question."""
    if p.over():
        return [Note("game-over", ["E-066"])]
    if not is_asked(p, seat):
        return [Note("not-asked", ["E-016"])]
    if p.top().kind != kind:
        return [Note("not-now", ["E-016"])]
    return []


def lacks_gold(p: Position, seat: Seat, gold: int, rules: list[str]) -> list[Note]:
    """What must be paid must be there."""
    have = p.gold(seat)
    return [] if have >= gold else [Note("too-little-gold", rules, {"need": gold, "have": have})]


def lacks_alike(p: Position, seat: Seat, n: int, rules: list[str]) -> list[Note]:
    """Two or three influence cards of one colour are due."""
    return [] if p.has_alike(seat, n) else [Note("needs-alike", rules, {"need": n})]


def lacks_each(p: Position, seat: Seat, rules: list[str]) -> list[Note]:
    """Three influence cards of three colours are due."""
    return [] if p.has_each(seat) else [Note("needs-each", rules)]

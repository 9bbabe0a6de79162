"""The colour one pays with, where two or three influence cards of one colour are due."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import SPEND, Spend
from archipel.games.elasund.building import SET_FOR_EQUAL
from archipel.games.elasund.position import FOR_BUILDING, TO_SPEND, Position
from archipel.games.elasund.reasons import wrong_moment
from archipel.games.elasund.special import SET_FOR_PERMIT
from archipel.games.elasund.tiles import CARDS


def cards_due(p: Position) -> int:
    """E-040: three; E-060, E-062, E-063: two."""
    return SET_FOR_EQUAL if p.top().a == FOR_BUILDING else SET_FOR_PERMIT


def spend_list(p: Position, seat: Seat) -> list[Action]:
    """Every colour of which the seat has enough."""
    out: list[Action] = []
    for card in (1, 2, 3):
        if p.hand[seat][card] >= cards_due(p):
            out.append(SPEND[card])
    return out


def why_not_spend(p: Position, seat: Seat, action: Spend) -> list[Note]:
    """E-040, E-060: enough cards of that one colour."""
    notes = wrong_moment(p, seat, TO_SPEND)
    if not notes and p.hand[seat][action.card] < cards_due(p):
        args: dict[str, str | int] = {"need": cards_due(p), "card": CARDS[action.card]}
        rule = "E-040" if p.top().a == FOR_BUILDING else "E-060"
        notes = [Note("too-few-of-colour", [rule], args)]
    return notes

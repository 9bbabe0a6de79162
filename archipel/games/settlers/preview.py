"""What an action would cost and do, line by line, before it is done."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.settlers import actions as a
from archipel.games.settlers.board import (
    CORNER_FIELDS,
    DESERT,
    FIELD_CORNERS,
    HARBOURS,
    NO_HARBOUR,
)
from archipel.games.settlers.cards import (
    CARD_COST,
    CITY_COST,
    GOODS,
    KINDS,
    ROAD_COST,
    SETTLEMENT_COST,
)
from archipel.games.settlers.position import FIRST_SETTLEMENT, NONE, TO_BUILD, TO_TRADE, Position, Terms
from archipel.parts.bits import BIT


def preview(p: Position, seat: Seat, action: Action) -> list[Note]:
    """The price chip and the consequences of an action."""
    paid = p.now() == TO_TRADE or p.now() == TO_BUILD
    if isinstance(action, a.Settle):
        return _settlement(p, seat, action.corner, paid)
    if isinstance(action, a.Road):
        return _price(p, ROAD_COST, "S-037") if paid else [Note("free", ["S-095", "S-071"], {})]
    if isinstance(action, a.City):
        return [*_price(p, CITY_COST, "S-046"), Note("scores", ["S-048"], {"points": 1})]
    if isinstance(action, a.Buy):
        return _price(p, CARD_COST, "S-049")
    if isinstance(action, a.Trade):
        rate = p.players[seat].rate(action.give)
        give = [0] * KINDS
        get = [0] * KINDS
        give[action.give] = rate
        get[action.get] = 1
        return _exchange(give, get, "S-033" if rate < 4 else "S-032")
    if isinstance(action, a.Offer):
        return _exchange(action.give, action.get, "S-030")
    if isinstance(action, (a.Counter, a.Propose)):
        return _exchange(action.give, action.get, "S-030")
    if isinstance(action, a.Accept):
        offer = p.offer
        return [] if offer is None else _exchange(offer.get, offer.give, "S-030")
    if isinstance(action, a.Confirm):
        terms = p.terms[action.partner] if action.partner < len(p.players) else None
        return _terms(terms)
    if isinstance(action, a.Robber):
        return _blocked(p, seat, action.field)
    if isinstance(action, a.Discard):
        return [Note("discards", ["S-052"], {"good": GOODS[action.good]})]
    if isinstance(action, a.PlayInvention):
        get = [0] * KINDS
        get[action.first] += 1
        get[action.second] += 1
        return [_goods("takes", ["S-072"], get)]
    return []


def _terms(terms: Terms | None) -> list[Note]:
    return [] if terms is None else _exchange(terms.get, terms.give, "S-030")


def _goods(key: str, rules: list[str], goods: list[int]) -> Note:
    return Note(
        key,
        rules,
        {"wood": goods[0], "brick": goods[1], "wool": goods[2], "wheat": goods[3], "ore": goods[4]},
    )


def _exchange(give: list[int], get: list[int], rule: str) -> list[Note]:
    return [_goods("gives", [rule], give), _goods("takes", [rule], get)]


def _price(p: Position, cost: list[int], rule: str) -> list[Note]:
    notes = [_goods("costs", [rule, "S-035"], cost)]
    if p.rulings.strict and p.now() == TO_TRADE:
        notes.append(Note("closes-trade", ["S-A01"], {}))
    return notes


def _settlement(p: Position, seat: Seat, corner: int, paid: bool) -> list[Note]:
    notes = _price(p, SETTLEMENT_COST, "S-042") if paid else []
    notes.append(Note("scores", ["S-045"], {"points": 1}))
    income = [0] * KINDS
    for field in CORNER_FIELDS[corner]:
        if p.board.land[field] != DESERT:
            income[p.board.land[field]] += 1
    notes.append(_goods("yields", ["S-007", "S-045"], income))
    if p.board.harbour_at[corner] != NO_HARBOUR:
        notes.append(Note("harbour", ["S-110"], {"harbour": HARBOURS[p.board.harbour_at[corner]]}))
    if p.now() == FIRST_SETTLEMENT and p.placed >= len(p.players):
        notes.append(_goods("takes", ["S-097"], income))
    for rival in p.players:
        if paid and rival.seat != seat and rival.reach & BIT[corner]:
            notes.append(Note("may-cut", ["S-115"], {"seat": rival.seat}))
    return notes


def _blocked(p: Position, seat: Seat, field: int) -> list[Note]:
    notes: list[Note] = []
    seen: list[Seat] = []
    for corner in FIELD_CORNERS[field]:
        owner = p.owner[corner]
        if owner != NONE and owner not in seen:
            seen.append(owner)
    for owner in sorted(seen):
        if owner == seat:
            notes.append(Note("blocks-you", ["S-055"], {}))
        else:
            notes.append(Note("blocks", ["S-055"], {"seat": owner, "cards": p.players[owner].held}))
    return notes

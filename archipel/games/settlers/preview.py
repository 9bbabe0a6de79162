"""What an action would cost and do, line by line, before it is done."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.settlers import actions as a
from archipel.games.settlers.board import (
    CORNER_FIELDS,
    DESERT,
    FIELD_MASK,
    HARBOURS,
    NO_HARBOUR,
)
from archipel.games.settlers.building import FreeRoad
from archipel.games.settlers.cards import (
    BANK_RATE,
    CARD_COST,
    CITY_COST,
    GOODS,
    KINDS,
    ROAD_COST,
    SETTLEMENT_COST,
    only,
)
from archipel.games.settlers.position import Position
from archipel.games.settlers.setup import FirstRoad, FirstSettlement
from archipel.games.settlers.trading import Answering
from archipel.games.settlers.turn import Trading
from archipel.parts.actions import Buy, Trade
from archipel.parts.bargain import Accept, Bid, Confirm
from archipel.parts.bits import BIT
from archipel.parts.goods import by_name


def preview(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Return the price and the consequences of an action."""
    if isinstance(action, a.Settle):
        return preview_settle(p, seat, action.corner)
    if isinstance(action, a.Road):
        return preview_road(p)
    if isinstance(action, a.City):
        return [*_price(p, CITY_COST, "S-046"), Note("scores", ["S-048"], {"points": 1})]
    if isinstance(action, Buy):
        return _price(p, CARD_COST, "S-049")
    if isinstance(action, Trade):
        return preview_trade(p, seat, action.give, action.get)
    if isinstance(action, a.Robber):
        return preview_robber(p, seat, action.field)
    if isinstance(action, a.Discard):
        return [Note("discards", ["S-052"], {"good": GOODS[action.good]})]
    if isinstance(action, a.PlayInvention):
        return preview_invention(action.first, action.second)
    return preview_talk(p, seat, action)


def preview_talk(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Return what a trade between players would exchange."""
    if isinstance(action, Bid):
        return _exchange(action.give, action.get, "S-030")
    if isinstance(action, Accept):
        offer = p.bargain.offer
        return [] if offer is None else _exchange(offer.get, offer.give, "S-030")
    if isinstance(action, Confirm) and action.partner < len(p.players):
        terms = p.bargain.seen(action.partner, seat, isinstance(p.now(), Answering))
        return [] if terms is None else _exchange(terms.get, terms.give, "S-030")
    return []


def _goods(key: str, rules: list[str], goods: list[int]) -> Note:
    return Note(key, rules, by_name(GOODS, goods))


def _exchange(give: list[int], get: list[int], rule: str) -> list[Note]:
    return [_goods("gives", [rule], give), _goods("takes", [rule], get)]


def _price(p: Position, cost: list[int], rule: str) -> list[Note]:
    notes = [_goods("costs", [rule, "S-035"], cost)]
    now = p.now()
    if isinstance(now, Trading) and now.strict:
        notes.append(Note("closes-trade", ["S-A01"], {}))
    return notes


def _is_placed(p: Position) -> bool:
    """S-094: whether the first settlements and roads are put on the island, for nothing."""
    return isinstance(p.now(), (FirstSettlement, FirstRoad))


def preview_road(p: Position) -> list[Note]:
    """S-037: its price, but for first roads and those of Road Building."""
    is_free = _is_placed(p) or isinstance(p.now(), FreeRoad)
    return [Note("free", ["S-095", "S-071"], {})] if is_free else _price(p, ROAD_COST, "S-037")


def preview_settle(p: Position, seat: Seat, corner: int) -> list[Note]:
    """S-045: the point, what the corner brings, and whose road it may cut."""
    paid = not _is_placed(p)
    notes = _price(p, SETTLEMENT_COST, "S-042") if paid else []
    notes.append(Note("scores", ["S-045"], {"points": 1}))
    income = [0] * KINDS
    for field in CORNER_FIELDS[corner]:
        if p.board.land[field] != DESERT:
            income[p.board.land[field]] += 1
    notes.append(_goods("yields", ["S-007", "S-045"], income))
    if p.board.harbour_at[corner] != NO_HARBOUR:
        notes.append(Note("harbour", ["S-110"], {"harbour": HARBOURS[p.board.harbour_at[corner]]}))
    now = p.now()
    if isinstance(now, FirstSettlement) and now.second:
        notes.append(_goods("takes", ["S-097"], income))
    for rival in p.players:
        if paid and rival.seat != seat and rival.reach & BIT[corner]:
            notes.append(Note("may-cut", ["S-115"], {"seat": rival.seat}))
    return notes


def preview_trade(p: Position, seat: Seat, give: int, get: int) -> list[Note]:
    """S-032, S-033: the rate of the player for one card."""
    rate = p.players[seat].rate(give)
    return _exchange(only(give, rate), only(get, 1), "S-033" if rate < BANK_RATE else "S-032")


def preview_invention(first: int, second: int) -> list[Note]:
    """S-072: two cards of choice."""
    taken = only(first, 1)
    taken[second] += 1
    return [_goods("takes", ["S-072"], taken)]


def preview_robber(p: Position, seat: Seat, field: int) -> list[Note]:
    """S-055: whom he would block, and how many cards they hold."""
    notes: list[Note] = []
    for player in p.players:
        if not player.buildings() & FIELD_MASK[field]:
            continue
        if player.seat == seat:
            notes.append(Note("blocks-you", ["S-055"], {}))
        else:
            notes.append(Note("blocks", ["S-055"], {"seat": player.seat, "cards": player.hand_size()}))
    return notes

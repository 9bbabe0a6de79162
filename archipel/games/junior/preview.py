"""What an action would cost and do, line by line, before it is done."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.junior import actions as a
from archipel.games.junior.building import opens_port
from archipel.games.junior.cards import (
    BOAT_COST,
    COCO_COST,
    FORTRESS_COST,
    FORTRESSES,
    GOODS,
    STALLS,
    by_good,
    only,
)
from archipel.games.junior.market import rate
from archipel.games.junior.position import CHOICE, Position
from archipel.games.junior.production import yields
from archipel.parts.bits import BIT


def preview(p: Position, seat: Seat, action: Action) -> list[Note]:
    """The price and the consequences of an action."""
    if isinstance(action, a.Fortress):
        return _fortress(p, seat, action.site)
    if isinstance(action, a.Boat):
        return [_price(p, BOAT_COST, "J-033")]
    if isinstance(action, a.Buy):
        return [
            Note("costs", ["J-034"], by_good(COCO_COST)),
            Note("coco-left", ["J-A25"], {"cards": sum(p.pile)}),
        ]
    if isinstance(action, a.Ghost):
        return _haunted(p, action.land)
    if isinstance(action, a.Give):
        return [Note("gives", ["J-A24"], by_good(only(action.good, 1)))]
    if isinstance(action, a.Market):
        return _market(p, action.give, action.get)
    if isinstance(action, a.Trade):
        n = rate(p, seat, action.give)
        return _exchange(only(action.give, n), only(action.get, 1), "J-064" if n > 2 else "J-067")
    if isinstance(action, a.Offer):
        return _exchange(action.give, action.get, "J-057")
    if isinstance(action, (a.Counter, a.Propose)):
        return _exchange(action.give, action.get, "J-057")
    if isinstance(action, a.Accept):
        return _exchange(p.offer_get, p.offer_give, "J-058")
    if isinstance(action, a.Confirm) and action.partner < p.seats:
        if p.awaits() == CHOICE:
            return _exchange(p.terms_get[action.partner], p.terms_give[action.partner], "J-058")
        return _exchange(p.standing_get[action.partner], p.standing_give[action.partner], "J-058")
    return []


def _exchange(give: list[int], get: list[int], rule: str) -> list[Note]:
    if not give or not get:
        return []
    return [Note("gives", [rule], by_good(give)), Note("takes", [rule], by_good(get))]


def _price(p: Position, cost: list[int], rule: str) -> Note:
    return Note("costs", [rule], by_good(cost)) if p.free_card() < 0 else Note("free", ["J-046"])


def _fortress(p: Position, seat: Seat, site: int) -> list[Note]:
    notes = [_price(p, FORTRESS_COST, "J-032")]
    if not p.side.sites & BIT[site]:
        return notes
    notes.append(Note("yields", ["J-022"], by_good(yields(p, site))))
    if opens_port(p, site):
        notes.append(Note("opens-port", ["J-066"]))
    if p.points(seat) + 1 >= FORTRESSES:
        notes.append(Note("wins", ["J-069"]))
    return notes


def _haunted(p: Position, name: int) -> list[Note]:
    """J-027: whose fortresses the terrain no longer serves."""
    land = p.side.land_of(name)
    notes: list[Note] = []
    for seat in range(p.seats):
        if land >= 0 and p.side.shores[land] & p.fortresses[seat]:
            notes.append(Note("haunts", ["J-027"], {"seat": seat, "good": GOODS[p.side.goods[land]]}))
    return notes


def _market(p: Position, give: int, get: int) -> list[Note]:
    notes = _exchange(only(give, 1), only(get, 1), "J-060")
    if give != get and p.market.count(give) == STALLS - 1 and get in p.market:
        notes.append(Note("market-starts-over", ["J-062"]))
    return notes

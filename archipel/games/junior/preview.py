"""What an action would cost and do, line by line, before it is done."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.junior import actions as a
from archipel.games.junior.building import free_card, opens_port
from archipel.games.junior.cards import (
    BOAT_COST,
    COCO_COST,
    FORTRESS_COST,
    FORTRESSES,
    GOODS,
    KINDS,
    STALLS,
)
from archipel.games.junior.market import rate
from archipel.games.junior.position import Position
from archipel.games.junior.production import yields
from archipel.games.junior.trading import terms_of
from archipel.parts.actions import Buy, Trade
from archipel.parts.bargain import Accept, Bid, Confirm
from archipel.parts.bits import BIT
from archipel.parts.goods import by_name, only


def preview(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Return the price and the consequences of an action."""
    if isinstance(action, a.Fortress):
        return preview_fortress(p, seat, action.site)
    if isinstance(action, a.Boat):
        return [price(p, BOAT_COST, "J-033")]
    if isinstance(action, Buy):
        return [
            Note("costs", ["J-034"], by_name(GOODS, COCO_COST)),
            Note("coco-left", ["J-A25"], {"cards": sum(p.pile)}),
        ]
    if isinstance(action, a.Ghost):
        return preview_ghost(p, action.land)
    if isinstance(action, a.Give):
        return [Note("gives", ["J-A24"], by_name(GOODS, only(KINDS, action.good, 1)))]
    if isinstance(action, a.Market):
        return preview_market(p, action.give, action.get)
    if isinstance(action, Trade):
        n = rate(p, seat, action.give)
        rule = "J-064" if n > 2 else "J-067"
        return preview_exchange(only(KINDS, action.give, n), only(KINDS, action.get, 1), rule)
    if isinstance(action, Bid):
        return preview_exchange(action.give, action.get, "J-057")
    if isinstance(action, Accept):
        offer = p.bargain.offer
        return [] if offer is None else preview_exchange(offer.get, offer.give, "J-058")
    if isinstance(action, Confirm) and action.partner < p.seats:
        terms = terms_of(p, action.partner)
        return [] if terms is None else preview_exchange(terms.get, terms.give, "J-058")
    return []


def preview_exchange(give: list[int], get: list[int], rule: str) -> list[Note]:
    """Return what is given and what is taken."""
    return [Note("gives", [rule], by_name(GOODS, give)), Note("takes", [rule], by_name(GOODS, get))]


def price(p: Position, cost: list[int], rule: str) -> Note:
    """Return what a building costs now."""
    return Note("costs", [rule], by_name(GOODS, cost)) if free_card(p) is None else Note("free", ["J-046"])


def preview_fortress(p: Position, seat: Seat, site: int) -> list[Note]:
    """Return the price of a fortress, what it will yield, and whether it wins."""
    notes = [price(p, FORTRESS_COST, "J-032")]
    if not p.side.sites & BIT[site]:
        return notes
    notes.append(Note("yields", ["J-022"], by_name(GOODS, yields(p, site))))
    if opens_port(p, site):
        notes.append(Note("opens-port", ["J-066"]))
    if p.points(seat) + 1 >= FORTRESSES:
        notes.append(Note("wins", ["J-069"]))
    return notes


def preview_ghost(p: Position, name: int) -> list[Note]:
    """J-027: whose fortresses the terrain no longer serves."""
    land = p.side.land_of(name)
    notes: list[Note] = []
    for seat in range(p.seats):
        if land >= 0 and p.side.shores[land] & p.fortresses[seat]:
            notes.append(Note("haunts", ["J-027"], {"seat": seat, "good": GOODS[p.side.goods[land]]}))
    return notes


def preview_market(p: Position, give: int, get: int) -> list[Note]:
    """J-060, and whether the market starts over (J-062)."""
    notes = preview_exchange(only(KINDS, give, 1), only(KINDS, get, 1), "J-060")
    if give != get and p.market.count(give) == STALLS - 1 and get in p.market:
        notes.append(Note("market-starts-over", ["J-062"]))
    return notes

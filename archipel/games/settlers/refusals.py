"""Why an action is not allowed now: the moment first, then the rules of its chapter."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.settlers import actions as a
from archipel.games.settlers import position as m
from archipel.games.settlers.building import (
    buy_refusals,
    city_refusals,
    place_refusals,
    road_refusals,
    settle_refusals,
)
from archipel.games.settlers.cardplay import invention_refusals, play_refusals
from archipel.games.settlers.cards import GOODS, KNIGHT, MONOPOLY, ROADS
from archipel.games.settlers.position import Position
from archipel.games.settlers.robber import move_refusals, rob_refusals
from archipel.games.settlers.setup import first_roads, placer
from archipel.games.settlers.trading import (
    accept_refusals,
    confirm_refusals,
    counter_refusals,
    offer_refusals,
    propose_refusals,
    trade_refusals,
)


def refusals(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Every rule that forbids the action; empty when it may be taken."""
    now = p.now()
    if now == m.OVER:
        return [Note("game-over", ["S-064"], {})]
    wrong = _wrong_moment(p, seat, action, now)
    if wrong:
        return wrong
    if isinstance(action, a.Settle):
        if now == m.FIRST_SETTLEMENT:
            return place_refusals(p, action.corner)
        return settle_refusals(p, seat, action.corner)
    if isinstance(action, a.Road):
        if now == m.FIRST_ROAD:
            return _first_road_refusals(p, action)
        return road_refusals(p, seat, action.path, now == m.FREE_ROAD)
    if isinstance(action, a.City):
        return city_refusals(p, seat, action.corner)
    if isinstance(action, a.Buy):
        return buy_refusals(p, seat)
    if isinstance(action, a.PlayKnight):
        return play_refusals(p, seat, KNIGHT)
    if isinstance(action, a.PlayRoads):
        return play_refusals(p, seat, ROADS)
    if isinstance(action, a.PlayInvention):
        return invention_refusals(p, seat, action.first, action.second)
    if isinstance(action, a.PlayMonopoly):
        return play_refusals(p, seat, MONOPOLY)
    if isinstance(action, a.Trade):
        return trade_refusals(p, seat, action.give, action.get)
    if isinstance(action, a.Discard):
        if p.players[seat].hand[action.good]:
            return []
        return [Note("not-in-hand", ["S-052"], {"good": GOODS[action.good]})]
    if isinstance(action, a.Robber):
        return move_refusals(p, action.field)
    if isinstance(action, a.Rob):
        return rob_refusals(p, action.victim)
    if isinstance(action, a.Spare):
        if p.rulings.theft_optional:
            return []
        return [Note("must-rob", ["S-054", "S-A05"], {})]
    return _trade_refusals(p, seat, action)


def _trade_refusals(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Refusals of trade between players."""
    if isinstance(action, a.Offer):
        return offer_refusals(p, seat, action)
    if isinstance(action, a.Propose):
        return propose_refusals(p, seat, action)
    if isinstance(action, a.Counter):
        return counter_refusals(p, seat, action)
    if isinstance(action, a.Accept):
        return accept_refusals(p, seat)
    if isinstance(action, a.Confirm):
        return confirm_refusals(p, seat, action.partner)
    if isinstance(action, a.Refuse):
        terms = p.terms[action.partner] if action.partner < len(p.players) else None
        if terms is None or not terms.proposed:
            return [Note("no-terms", ["S-030"], {"seat": action.partner})]
    return []


def _first_road_refusals(p: Position, road: a.Road) -> list[Note]:
    """S-095, S-096: a first road lies at the settlement just placed."""
    if road in first_roads(p):
        return []
    return [Note("first-road-apart", ["S-095", "S-096"], {"path": road.path, "corner": p.last_corner})]


def _wrong_moment(p: Position, seat: Seat, action: Action, now: int) -> list[Note]:
    """S-023, S-031: whether this seat may do such a thing at this moment at all."""
    if isinstance(action, a.Discard):
        if now != m.TO_DISCARD:
            return [Note("no-discard-now", ["S-052", "S-A22"], {})]
        return [] if p.players[seat].owes else [Note("owes-nothing", ["S-052", "S-A28"], {})]
    if isinstance(action, (a.Accept, a.Decline, a.Counter)):
        if now == m.TO_ANSWER and p.waiting >> seat & 1:
            return []
        return [Note("no-offer-to-you", ["S-030", "S-031"], {})]
    if isinstance(action, a.Propose):
        if seat == p.turn:
            return [Note("offer-instead", ["S-030"], {})]
        return [] if now == m.TO_TRADE else _expected(now)
    on_turn = placer(p) if now == m.FIRST_SETTLEMENT or now == m.FIRST_ROAD else p.turn
    if seat != on_turn:
        return [Note("not-your-turn", ["S-025", "S-031"], {"seat": on_turn})]
    if now == m.TO_TRADE and not isinstance(action, (a.Roll, a.Robber, a.Rob, a.Spare, a.Withdraw)):
        return _expected(now) if _is_chance(action) else []
    if now == m.TO_BUILD:
        if isinstance(action, (a.Trade, a.Offer, a.Confirm, a.Refuse)):
            return [Note("trade-closed", ["S-A01", "S-023"], {})]
        if isinstance(
            action,
            (
                a.End,
                a.Settle,
                a.City,
                a.Road,
                a.Buy,
                a.PlayKnight,
                a.PlayRoads,
                a.PlayInvention,
                a.PlayMonopoly,
            ),
        ):
            return []
        return _expected(now)
    fits = False
    if now == m.TO_ROLL:
        fits = isinstance(action, (a.Roll, a.PlayKnight, a.PlayRoads, a.PlayInvention, a.PlayMonopoly))
    elif now == m.FIRST_SETTLEMENT:
        fits = isinstance(action, a.Settle)
    elif now == m.FIRST_ROAD or now == m.FREE_ROAD:
        fits = isinstance(action, a.Road)
    elif now == m.MOVE_ROBBER:
        fits = isinstance(action, a.Robber)
    elif now == m.CHOOSE_VICTIM:
        fits = isinstance(action, (a.Rob, a.Spare))
    elif now == m.TO_ANSWER:
        fits = isinstance(action, a.Withdraw)
    elif now == m.TO_CLOSE:
        fits = isinstance(action, (a.Confirm, a.Withdraw))
    return [] if fits else _expected(now)


def _is_chance(action: Action) -> bool:
    return isinstance(action, (a.Land, a.Harbour, a.Spiral, a.Dice, a.Steal, a.Draw))


def _expected(now: int) -> list[Note]:
    """What must be done first."""
    if now == m.TO_ROLL:
        return [Note("roll-first", ["S-023", "S-103"], {})]
    if now == m.TO_TRADE or now == m.TO_BUILD:
        return [Note("not-this-phase", ["S-023", "S-103"], {})]
    if now == m.TO_DISCARD:
        return [Note("discards-first", ["S-052", "S-A22"], {})]
    if now == m.MOVE_ROBBER:
        return [Note("robber-first", ["S-053"], {})]
    if now == m.CHOOSE_VICTIM:
        return [Note("victim-first", ["S-054"], {})]
    if now == m.FREE_ROAD:
        return [Note("free-road-first", ["S-071"], {})]
    if now == m.FIRST_SETTLEMENT:
        return [Note("first-settlement-first", ["S-095"], {})]
    if now == m.FIRST_ROAD:
        return [Note("first-road-first", ["S-095"], {})]
    if now == m.TO_ANSWER or now == m.TO_CLOSE:
        return [Note("offer-open", ["S-030"], {})]
    return [Note("chance-first", ["S-026"], {})]

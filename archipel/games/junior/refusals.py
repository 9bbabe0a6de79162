"""Why an action is not allowed now: the moment first, then the rules of its chapter."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.junior import actions as a
from archipel.games.junior import position as m
from archipel.games.junior.building import refuse_boat, refuse_fortress
from archipel.games.junior.coco import refuse_buy, refuse_give
from archipel.games.junior.ghost import refuse_move
from archipel.games.junior.market import refuse_market, refuse_trade
from archipel.games.junior.position import Position
from archipel.games.junior.trading import (
    refuse_accept,
    refuse_confirm,
    refuse_offer,
    refuse_propose,
    refuse_refuse,
    refuse_terms,
)


def refusals(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Every rule that forbids the action; empty when it may be taken."""
    if p.awaits() == m.OVER:
        return [Note("game-over", ["J-069"])]
    wrong = _wrong_moment(p, seat, action)
    if wrong:
        return wrong
    if isinstance(action, a.Fortress):
        return refuse_fortress(p, seat, action.site)
    if isinstance(action, a.Boat):
        return refuse_boat(p, seat, action.berth)
    if isinstance(action, a.Buy):
        return refuse_buy(p, seat)
    if isinstance(action, a.Ghost):
        return refuse_move(p, action.land)
    if isinstance(action, a.Give):
        return refuse_give(p, seat, action.good)
    if isinstance(action, a.Market):
        return refuse_market(p, seat, action.give, action.get)
    if isinstance(action, a.Trade):
        return refuse_trade(p, seat, action.give, action.get)
    return _exchange_refusals(p, seat, action)


def _exchange_refusals(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Refusals of trade between players."""
    if isinstance(action, a.Offer):
        return refuse_offer(p, action.give, action.get, action.to)
    if isinstance(action, a.Propose):
        return refuse_propose(p, seat, action.give, action.get)
    if isinstance(action, a.Counter):
        return refuse_terms(p, seat, action.give, action.get)
    if isinstance(action, a.Accept):
        return refuse_accept(p, seat)
    if isinstance(action, a.Confirm):
        return refuse_confirm(p, action.partner)
    if isinstance(action, a.Refuse):
        return refuse_refuse(p, action.partner)
    return []


def _wrong_moment(p: Position, seat: Seat, action: Action) -> list[Note]:
    """J-020, J-057: whether this seat may do such a thing at this moment at all."""
    now = p.awaits()
    if isinstance(action, a.Give):
        if now == m.TRIBUTE_DUE and p.debts[seat]:
            return []
        return [Note("no-tribute-due", ["J-046", "J-A24"])]
    if isinstance(action, (a.Accept, a.Counter)):
        return [] if _must_answer(p, seat) else [Note("no-offer-to-you", ["J-057", "J-058"])]
    if isinstance(action, a.Decline):
        if _must_answer(p, seat) or (p.free_card() >= 0 and seat == p.turn):
            return []
        return [Note("nothing-to-decline", ["J-058", "J-A22"])]
    if isinstance(action, a.Propose):
        if seat == p.turn:
            return [Note("offer-instead", ["J-057"])]
        return [] if now == m.MAIN else [_expected(now)]
    if isinstance(action, a.Withdraw):
        offering = seat == p.turn and now in (m.ANSWERS, m.CHOICE)
        proposing = now == m.MAIN and len(p.standing_give[seat]) > 0
        return [] if offering or proposing else [Note("nothing-to-withdraw", ["J-058"])]
    if seat != p.turn:
        return [Note("not-your-turn", ["J-020", "J-057"], {"seat": p.turn})]
    return [] if _fits(p, now, action) else _misfit(p, now, action)


def _must_answer(p: Position, seat: Seat) -> bool:
    return p.awaits() == m.ANSWERS and p.debts[seat] > 0


def _fits(p: Position, now: int, action: Action) -> bool:
    """Whether the player on turn may do such a thing at this moment."""
    if isinstance(action, a.Roll):
        return now == m.ROLL_DUE
    if isinstance(action, a.Ghost):
        return now == m.SIX or now == m.HAUNT
    if isinstance(action, a.Stay):
        return now == m.SIX and not p.rulings.must_haunt
    if isinstance(action, (a.Fortress, a.Boat)):
        return now == m.MAIN or p.free_card() >= 0
    if isinstance(action, a.Confirm):
        return now == m.MAIN or now == m.CHOICE
    if isinstance(action, (a.End, a.Buy, a.Market, a.Trade, a.Offer, a.Refuse)):
        return now == m.MAIN
    return False


def _misfit(p: Position, now: int, action: Action) -> list[Note]:
    """What stands against a verb that does not fit the moment."""
    if now == m.MAIN and isinstance(action, a.Roll):
        return [Note("rolled-already", ["J-020", "J-021"])]
    if now == m.MAIN and isinstance(action, (a.Ghost, a.Stay)):
        return [Note("ghost-rests", ["J-026"])]
    if now == m.SIX and isinstance(action, a.Stay):
        return [Note("ghost-must-move", ["J-026", "J-A02"])]
    return [_expected(now)]


def _expected(now: int) -> Note:
    """What must be done first."""
    if now == m.ROLL_DUE:
        return Note("roll-first", ["J-020", "J-A16"])
    if now == m.SIX or now == m.HAUNT:
        return Note("ghost-first", ["J-026"])
    if now == m.TRIBUTE_DUE:
        return Note("tribute-first", ["J-044", "J-A24"])
    if now == m.ANSWERS or now == m.CHOICE:
        return Note("offer-open", ["J-058"])
    if now == m.MAIN:
        return Note("not-an-action", ["J-020"])
    if now >= m.FREE:
        return Note("free-building-first", ["J-044", "J-A22"])
    return Note("chance-first", ["J-020", "J-044", "J-066"])

"""Why an action is not allowed now: the moment first, then the rules of its chapter."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.junior import actions as a
from archipel.games.junior.building import FreeBuild, refuse_boat, refuse_fortress
from archipel.games.junior.coco import Tribute, refuse_buy, refuse_give
from archipel.games.junior.ghost import refuse_ghost
from archipel.games.junior.market import refuse_market, refuse_trade
from archipel.games.junior.position import Position
from archipel.games.junior.trading import (
    Answering,
    Choosing,
    refuse_accept,
    refuse_confirm,
    refuse_offer,
    refuse_propose,
    refuse_rejection,
    refuse_terms,
)
from archipel.games.junior.turn import Main
from archipel.parts import bargain as b


def refusals(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Every rule that forbids the action; empty when it may be taken."""
    if p.over():
        return [p.now().first()]
    return refuse_moment(p, seat, action) or refuse_action(p, seat, action)


def refuse_action(p: Position, seat: Seat, action: Action) -> list[Note]:
    """What stands against an action, given that it is the right moment."""
    if isinstance(action, a.Fortress):
        return refuse_fortress(p, seat, action.site)
    if isinstance(action, a.Boat):
        return refuse_boat(p, seat, action.berth)
    if isinstance(action, a.Buy):
        return refuse_buy(p, seat)
    if isinstance(action, a.Ghost):
        return refuse_ghost(p, action.land)
    if isinstance(action, a.Give):
        return refuse_give(p, seat, action.good)
    if isinstance(action, a.Market):
        return refuse_market(p, seat, action.give, action.get)
    if isinstance(action, a.Trade):
        return refuse_trade(p, seat, action.give, action.get)
    if isinstance(action, b.Offer):
        return refuse_offer(p, action)
    if isinstance(action, b.Propose):
        return refuse_propose(p, seat, action)
    if isinstance(action, b.Counter):
        return refuse_terms(p, seat, action)
    if isinstance(action, b.Accept):
        return refuse_accept(p, seat)
    if isinstance(action, b.Confirm):
        return refuse_confirm(p, action.partner)
    if isinstance(action, b.Refuse):
        return refuse_rejection(p, action.partner)
    return []


def refuse_moment(p: Position, seat: Seat, action: Action) -> list[Note]:
    """J-020, J-057: whether this seat may do such a thing at this moment at all."""
    now = p.now()
    if isinstance(action, a.Give):
        if isinstance(now, Tribute) and now.is_asked(seat):
            return []
        return [Note("no-tribute-due", ["J-046", "J-A24"])]
    must_answer = isinstance(now, Answering) and now.is_asked(seat)
    if isinstance(action, (b.Accept, b.Counter)):
        return [] if must_answer else [Note("no-offer-to-you", ["J-057", "J-058"])]
    if isinstance(action, b.Decline):
        if must_answer or (isinstance(now, FreeBuild) and seat == p.turn):
            return []
        return [Note("nothing-to-decline", ["J-058", "J-A22"])]
    if isinstance(action, b.Propose):
        if seat == p.turn:
            return [Note("offer-instead", ["J-057"])]
        return [] if isinstance(now, Main) else [now.first()]
    if isinstance(action, b.Withdraw):
        offering = seat == p.turn and isinstance(now, (Answering, Choosing))
        proposing = isinstance(now, Main) and p.bargain.proposals[seat] is not None
        return [] if offering or proposing else [Note("nothing-to-withdraw", ["J-058"])]
    if seat != p.turn:
        return [Note("not-your-turn", ["J-020", "J-057"], {"seat": p.turn})]
    return now.refuse(p, action)

"""How good a position of Junior is: fortresses first, then what brings them."""

from __future__ import annotations

from typing import Final, final

from archipel.bots.evaluate.bargaining import Bargaining
from archipel.bots.evaluate.base import Features
from archipel.core.state import Action, Seat, State
from archipel.games.junior import Junior
from archipel.games.junior.actions import Give
from archipel.games.junior.building import PortDraw
from archipel.games.junior.cards import BOAT_COST, COCO_COST, FORTRESS_COST, FORTRESSES, GOLD, GOODS, KINDS
from archipel.games.junior.coco import CocoDraw
from archipel.games.junior.ghost import Haunting
from archipel.games.junior.position import Position
from archipel.games.junior.production import DieRoll
from archipel.games.junior.state import JuniorState
from archipel.games.junior.turn import Rolling
from archipel.parts.bargain import Accept, Bid, Offer, addressees
from archipel.parts.bits import BIT, members
from archipel.parts.goods import covers

FACES: Final = 6.0


@final
class JuniorEvaluator(Bargaining):
    """What stands on the islands, what it brings, where one can go on, and what the hand is good for."""

    def __init__(self) -> None:
        super().__init__("junior", Junior().start(4, Junior().read_options("")))

    def stage(self, state: State) -> float:
        assert isinstance(state, JuniorState)
        most = 2
        for seat in range(state.p.seats):
            most = max(most, state.p.points(seat))
        return min(1.0, (most - 2) / (FORTRESSES - 3))

    def collect(self, state: State, seat: Seat, out: Features) -> None:
        assert isinstance(state, JuniorState)
        p = state.p
        add_points(p, seat, out)
        add_income(p, seat, out)
        sites = members(p.free_sites(seat)) if p.fortresses_left[seat] else []
        add_places(p, seat, sites, out)
        add_hand(p, seat, 1.0 if sites else 0.6, out)
        add_moment(p, seat, out)

    def asked(self, state: State, seat: Seat, bid: Bid) -> list[Seat]:
        assert isinstance(state, JuniorState)
        p = state.p
        return members(addressees(p.seats, p.turn, bid.to)) if isinstance(bid, Offer) else [p.turn]

    def can_give(self, state: State, seat: Seat, goods: list[int]) -> bool:
        assert isinstance(state, JuniorState)
        return covers(state.p.hands[seat], goods)

    def swap(self, state: State, seat: Seat, partner: Seat, give: list[int], get: list[int]) -> None:
        assert isinstance(state, JuniorState)
        mine = state.p.hands[seat]
        theirs = state.p.hands[partner]
        for good in range(KINDS):
            n = get[good] - give[good]
            mine[good] += n
            theirs[good] -= n

    def follow(self, state: State, seat: Seat, action: Action) -> None:
        assert isinstance(state, JuniorState)
        p = state.p
        offer = p.bargain.offer
        if isinstance(action, Accept) and offer is not None:
            self.swap(state, seat, p.turn, offer.get, offer.give)
        elif isinstance(action, Give):
            p.hands[seat][action.good] -= 1
            p.hands[p.turn][action.good] += 1
        else:
            state.apply(seat, action)


def add_points(p: Position, seat: Seat, out: Features) -> None:
    """Fortresses, the lead over the best rival, and what counts for the castle."""
    points = p.points(seat)
    leads = points
    for rival in range(p.seats):
        if rival != seat:
            leads = min(leads, points - p.points(rival))
    out.add("points", points / FORTRESSES)
    out.add("leads", leads / FORTRESSES)
    out.add("castle", 1.0 if p.castle == seat else 0.0)
    out.add("ghost-cards", p.ghost_cards(seat) / 3.0)


def add_income(p: Position, seat: Seat, out: Features) -> None:
    """What the fortresses bring, of each good; what the ghost keeps back, and what ports make of it."""
    side = p.side
    income = [0.0] * KINDS
    haunted = 0.0
    for site in members(p.fortresses[seat]):
        for land in side.lands[site]:
            if land == p.ghost:
                haunted += 1.0
            else:
                income[side.goods[land]] += 1.0
    kinds = 0.0
    port_income = 0.0
    for good in range(KINDS):
        out.add(GOODS[good], income[good] / FACES)
        if income[good] > 0.0:
            kinds += 1.0
            if p.ports[seat] & BIT[good]:
                port_income += income[good]
    out.add("kinds", kinds / KINDS)
    out.add("haunted", haunted / FACES)
    out.add("port-income", port_income / FACES)


def add_places(p: Position, seat: Seat, sites: list[int], out: Features) -> None:
    """Where the next fortress and the next boat could go."""
    side = p.side
    best_yield = 0.0
    port_site = 0.0
    for site in sites:
        best_yield = max(best_yield, float(len(side.lands[site])))
        if p.rulings.ports and side.ports & BIT[site]:
            port_site = 1.0
    sails = 0
    if p.boats_left[seat]:
        for berth in members(p.free_berths(seat)):
            if side.ends[berth] & ~p.built & ~p.reached[seat]:
                sails += 1
    out.add("site", 1.0 if sites else 0.0)
    out.add("more-sites", min(len(sites), 4) / 4.0 if len(sites) > 1 else 0.0)
    out.add("site-yield", best_yield / 3.0)
    out.add("port-site", port_site)
    out.add("sail", 1.0 if sails else 0.0)
    out.add("more-sails", min(sails, 4) / 4.0 if sails > 1 else 0.0)


def add_hand(p: Position, seat: Seat, room: float, out: Features) -> None:
    """The hand, and what it is good for."""
    hand = p.hands[seat]
    out.add("hand", min(sum(hand), 10) / 10.0)
    out.add("fortress-near", room * near(hand, FORTRESS_COST))
    out.add("boat-near", near(hand, BOAT_COST))
    out.add("coco-near", near(hand, COCO_COST) if sum(p.pile) else 0.0)
    out.add("gold-held", min(hand[GOLD], 2) / 2.0)


def add_moment(p: Position, seat: Seat, out: Features) -> None:
    """What is about to happen, and how long until one's turn."""
    now = p.now()
    mine = p.turn == seat
    rolling = isinstance(now, (Rolling, DieRoll))
    out.add("coco-draw", 1.0 if mine and isinstance(now, CocoDraw) else 0.0)
    out.add("port-draw", 1.0 if mine and isinstance(now, PortDraw) else 0.0)
    out.add("to-roll", 1.0 if mine and rolling else 0.0)
    out.add("to-act", 1.0 if mine and not rolling else 0.0)
    out.add("to-haunt", 1.0 if mine and isinstance(now, Haunting) else 0.0)
    out.add("to-wait", ((seat - p.turn) % p.seats) / 4.0)


def near(hand: list[int], cost: list[int]) -> float:
    """The share of a price that the hand covers."""
    have = 0
    want = 0
    for good in range(KINDS):
        want += cost[good]
        have += min(cost[good], hand[good])
    return have / want

"""How good a position of Junior is: fortresses first, then what brings them."""

from __future__ import annotations

from typing import Final

from archipel.bots.evaluate.base import Evaluator
from archipel.core.state import Action, Seat, State
from archipel.games.junior import actions as a
from archipel.games.junior.cards import BOAT_COST, COCO_COST, FORTRESS_COST, GOLD, KINDS
from archipel.games.junior.position import COCO_DRAW, EMPTY, PORT_DRAW, Position
from archipel.games.junior.trading import addressees
from archipel.games.junior.verbs import hand_over
from archipel.parts.bits import BIT, members
from archipel.parts.goods import covers

WIN_WORTH: Final = 100.0
POINT_WORTH: Final = 1.0
INCOME_WORTH: Final = 0.12
"""For each card that one of the six faces brings."""
KIND_WORTH: Final = 0.12
"""For each good that some face brings."""
ROOM_WORTH: Final = 0.35
"""For a site to build on; a second one is worth a third of it, and what they yield comes on top."""
YIELD_WORTH: Final = 0.08
SAIL_WORTH: Final = 0.08
"""For a free boat site that leads to a free site."""
PORT_WORTH: Final = 0.06
GHOST_WORTH: Final = 0.06
"""For each ghost card, besides the castle."""
COCO_WORTH: Final = 0.42
"""For a Coco card that is about to be turned up."""
CARD_WORTH: Final = 0.015
FORTRESS_NEAR: Final = 0.3
BOAT_NEAR: Final = 0.15
COCO_NEAR: Final = 0.1
BEST_RIVAL: Final = 0.25
EACH_RIVAL: Final = 0.05
PATIENCE: Final = 0.004
"""What every offer costs, so that nobody offers for the sake of it."""


class JuniorEvaluator(Evaluator):
    """A weighted sum of features, own less the rivals'."""

    def value(self, state: State, seat: Seat) -> float:
        if not isinstance(state, Position):
            raise TypeError("not a position of Junior")
        if state.winner != EMPTY:
            return WIN_WORTH if state.winner == seat else -WIN_WORTH
        value = standing(state, seat) + in_hand(state, seat) - PATIENCE * state.offers_made[seat]
        best = 0.0
        for rival in range(state.seats):
            if rival != seat:
                theirs = standing(state, rival)
                value -= EACH_RIVAL * theirs
                best = max(best, theirs)
        return value - BEST_RIVAL * best

    def after(self, state: State, seat: Seat, action: Action) -> State:
        """Trade talk is judged by what comes of it if the others see to their own good."""
        twin = state.copy()
        if not isinstance(twin, Position):
            raise TypeError("not a position of Junior")
        if isinstance(action, a.Offer):
            self._try(twin, seat, action.give, action.get, addressees(twin, action.to))
        elif isinstance(action, (a.Counter, a.Propose)):
            self._try(twin, seat, action.give, action.get, BIT[twin.turn])
        elif isinstance(action, a.Accept):
            swap(twin, seat, twin.turn, twin.offer_get, twin.offer_give)
        elif isinstance(action, a.Give):
            twin.hands[seat][action.good] -= 1
            twin.hands[twin.turn][action.good] += 1
        else:
            twin.apply(seat, action)
        return twin

    def _try(self, p: Position, seat: Seat, give: list[int], get: list[int], partners: int) -> None:
        """Exchange with the first partner who can and would."""
        p.offers_made[seat] += 1
        for partner in members(partners):
            if covers(p.hands[partner], get):
                before = in_hand(p, partner)
                swap(p, seat, partner, give, get)
                if in_hand(p, partner) > before:
                    return
                swap(p, partner, seat, give, get)


def swap(p: Position, seat: Seat, partner: Seat, give: list[int], get: list[int]) -> None:
    """Two hands exchange goods."""
    hand_over(p, seat, partner, give)
    hand_over(p, partner, seat, get)


def standing(p: Position, seat: Seat) -> float:
    """What lies on the table: fortresses, income, room to build, ports, ghost cards."""
    value = POINT_WORTH * p.points(seat) + GHOST_WORTH * p.ghost_cards(seat)
    income = [0] * KINDS
    for site in members(p.fortresses[seat]):
        for land in p.side.lands[site]:
            if land != p.ghost:
                income[p.side.goods[land]] += 1
    for good in range(KINDS):
        if income[good]:
            value += KIND_WORTH + INCOME_WORTH * income[good]
            if p.ports[seat] & BIT[good]:
                value += PORT_WORTH * income[good]
    value += room(p, seat)
    if seat == p.turn:
        if p.awaits() == COCO_DRAW:
            value += COCO_WORTH
        elif p.awaits() == PORT_DRAW:
            value += PORT_WORTH
    return value


def room(p: Position, seat: Seat) -> float:
    """Where the seat can build now, and where it could sail."""
    value = 0.0
    worth = ROOM_WORTH
    for site in members(p.free_sites(seat)):
        value += worth + YIELD_WORTH * len(p.side.lands[site])
        if p.rulings.ports and p.side.ports & BIT[site]:
            value += PORT_WORTH
        worth /= 3.0
    if p.boats_left[seat]:
        worth = SAIL_WORTH
        for berth in members(p.free_berths(seat)):
            if p.side.ends[berth] & ~p.built & ~p.reached[seat]:
                value += worth
                worth /= 3.0
    return value


def in_hand(p: Position, seat: Seat) -> float:
    """What the hand is good for: nearness to the next fortress, boat or Coco card."""
    hand = p.hands[seat]
    value = CARD_WORTH * sum(hand)
    if p.free_sites(seat):
        value += FORTRESS_NEAR * near(hand, FORTRESS_COST) + 0.3 * BOAT_NEAR * near(hand, BOAT_COST)
    else:
        value += BOAT_NEAR * near(hand, BOAT_COST) + 0.6 * FORTRESS_NEAR * near(hand, FORTRESS_COST)
    if sum(p.pile):
        value += COCO_NEAR * near(hand, COCO_COST) + CARD_WORTH * min(hand[GOLD], 2)
    return value


def near(hand: list[int], cost: list[int]) -> float:
    """The share of a price that the hand covers."""
    have = 0
    want = 0
    for good in range(KINDS):
        want += cost[good]
        have += min(cost[good], hand[good])
    return have / want

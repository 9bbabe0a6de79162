"""Sensible offers, answers and proposals, for bots: one card for one card."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, Seat
from archipel.games.junior.cards import BOAT_COST, COCO_COST, FORTRESS_COST, GOODS, KINDS
from archipel.games.junior.position import Position
from archipel.games.junior.trading import Answering, refuse_offer, refuse_propose, refuse_terms
from archipel.games.junior.turn import Main
from archipel.parts.bargain import Counter, Offer, Propose
from archipel.parts.goods import missing, only

MOST: Final = 6
"""So many are suggested at once."""


def suggestions(p: Position, seat: Seat) -> list[Action]:
    """What a seat might compose now."""
    now = p.now()
    out: list[Action] = []
    if isinstance(now, Main):
        for give, get in swaps(p, seat):
            if seat == p.turn:
                made = Offer(GOODS, only(KINDS, give, 1), only(KINDS, get, 1), 0)
                if not refuse_offer(p, made):
                    out.append(made)
            else:
                proposal = Propose(GOODS, only(KINDS, give, 1), only(KINDS, get, 1))
                if not refuse_propose(p, seat, proposal):
                    out.append(proposal)
    elif isinstance(now, Answering) and now.is_asked(seat):
        asked = p.bargain.offer
        assert asked is not None
        for give, get in swaps(p, seat):
            if asked.get[give] and not asked.give[get]:
                answer = Counter(GOODS, only(KINDS, give, 1), only(KINDS, get, 1))
                if not refuse_terms(p, seat, answer):
                    out.append(answer)
    return out[:MOST]


def swaps(p: Position, seat: Seat) -> list[tuple[int, int]]:
    """A card that something can do without, for the only one it lacks."""
    hand = p.hands[seat]
    out: list[tuple[int, int]] = []
    for cost in goals(p, seat):
        lack = missing(hand, cost)
        if sum(lack) == 1:
            get = lack.index(1)
            for give in range(KINDS):
                if hand[give] > cost[give] and (give, get) not in out:
                    out.append((give, get))
    return out


def goals(p: Position, seat: Seat) -> list[list[int]]:
    """The costs of what a seat might build or buy next."""
    out: list[list[int]] = []
    if p.free_sites(seat):
        out.append(FORTRESS_COST)
    if p.boats_left[seat] and p.free_berths(seat):
        out.append(BOAT_COST)
    if sum(p.pile):
        out.append(COCO_COST)
    return out

"""Sensible offers, answers and proposals, for bots: one card for one card."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, Seat
from archipel.games.junior.actions import Counter, Offer, Propose
from archipel.games.junior.cards import BOAT_COST, COCO_COST, FORTRESS_COST, KINDS, only
from archipel.games.junior.position import ANSWERS, MAIN, Position
from archipel.games.junior.trading import refuse_offer, refuse_propose, refuse_terms
from archipel.parts.goods import missing

MOST: Final = 6
"""So many are suggested at once."""


def suggestions(p: Position, seat: Seat) -> list[Action]:
    """What a seat might compose now."""
    now = p.awaits()
    out: list[Action] = []
    if now == MAIN:
        for give, get in swaps(p, seat):
            if seat == p.turn:
                made = Offer(only(give, 1), only(get, 1), 0)
                if not refuse_offer(p, made.give, made.get, 0):
                    out.append(made)
            else:
                proposal = Propose(only(give, 1), only(get, 1))
                if not refuse_propose(p, seat, proposal.give, proposal.get):
                    out.append(proposal)
    elif now == ANSWERS and p.debts[seat]:
        for give, get in swaps(p, seat):
            if p.offer_get[give] and not p.offer_give[get]:
                answer = Counter(only(give, 1), only(get, 1))
                if not refuse_terms(p, seat, answer.give, answer.get):
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

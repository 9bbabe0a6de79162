"""The five stalls of the market (J-011, J-061, J-062), and the piles that fill them."""

from __future__ import annotations

from archipel.games.junior.cards import STALLS
from archipel.games.junior.position import EMPTY, Position


def lay_out(p: Position) -> None:
    """J-011: one card of each good from the piles; J-A13: a stall stays empty while its pile is."""
    for good in range(STALLS):
        if p.reserve[good]:
            p.add_to_reserve(good, -1)
            p.fill_stall(good, good)
        else:
            p.fill_stall(good, EMPTY)


def is_uniform(p: Position) -> bool:
    """J-062: five cards of one good."""
    first = p.market[0]
    return first != EMPTY and all(card == first for card in p.market)


def start_over(p: Position) -> None:
    """J-062: the five go back to the reserve, and one of each good is laid out."""
    good = p.market[0]
    p.add_to_reserve(good, STALLS)
    lay_out(p)


def put_back(p: Position, good: int, n: int) -> None:
    """J-A17: cards go to the reserve; J-A13: a stall that waited for one takes it at once (J-062)."""
    p.add_to_reserve(good, n)
    if p.market[good] == EMPTY and p.reserve[good]:
        p.add_to_reserve(good, -1)
        p.fill_stall(good, good)
        if p.rulings.filled_starts_over and is_uniform(p):
            start_over(p)

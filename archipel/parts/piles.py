"""Piles of unseen cards: only counts, because an unseen card has no identity until somebody sees it."""

from __future__ import annotations

from mypy_extensions import i64

from archipel.core.rng import Rng


def drawn(pool: list[int], kinds: list[int], rng: Rng) -> int:
    """Return one of these kinds drawn by its count, as its place among those of which there is any."""
    left: i64 = 0
    for kind in kinds:
        left += pool[kind]
    left = rng.below(left)
    which: i64 = 0
    for kind in kinds:
        n: i64 = pool[kind]
        if left < n:
            break
        left -= n
        if n:
            which += 1
    return which


def deal_out(counts: list[int], sizes: list[int], rng: Rng) -> list[list[int]]:
    """Deal hands of the given sizes from a pile given by counts, which is reduced by the dealt cards."""
    hands: list[list[int]] = []
    for size in sizes:
        hand = [0] * len(counts)
        for _ in range(size):
            kind = rng.weighted(counts)
            counts[kind] -= 1
            hand[kind] += 1
        hands.append(hand)
    return hands

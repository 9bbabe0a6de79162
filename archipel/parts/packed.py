"""Small counts packed into one number, a byte for each kind: a hand, a price, a stock.

Compiled, it is a machine word: paying is one subtraction, and a copy allocates nothing.
`tests/test_packed.py` compares every function with lists of counts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from archipel.core.rng import Rng

ONE: Final = vec[i64]([1 << 8 * kind for kind in range(7)])
"""One of a kind."""
NOTHING: Final[i64] = 0
FIVE: Final = 0x0101010101
SEVEN: Final = 0x01010101010101
"""One of each of five, or seven, kinds."""
TOPS: Final = 0x80808080808080
"""The highest bit of every byte, which no count reaches."""


def pack(counts: list[int]) -> i64:
    """Pack the counts of up to seven kinds."""
    packed: i64 = 0
    for n in reversed(counts):
        packed = packed * 256 + n
    return packed


def unpack(packed: i64, kinds: int = 5) -> list[int]:
    """Return the count of each kind."""
    return [packed >> 8 * kind & 255 for kind in range(kinds)]


def several(n: i64, kind: i64) -> i64:
    """Return n of one kind."""
    return n << 8 * kind


def count(packed: i64, kind: i64) -> i64:
    """Return the count of one kind."""
    return packed >> 8 * kind & 255


def total(packed: i64) -> i64:
    """Return the sum of all counts, if it is below 255: casting out 255s adds up the digits to base 256."""
    return packed % 255


def covers(have: i64, want: i64) -> bool:
    """Return whether there is at least as much as is wanted of every kind."""
    return ((have | TOPS) - want) & TOPS == TOPS


def missing(have: i64, want: i64) -> i64:
    """Return how many of what is wanted are missing."""
    short: i64 = 0
    while want:
        lack = (want & 255) - (have & 255)
        if lack > 0:
            short += lack
        have >>= 8
        want >>= 8
    return short


def enough(have: i64, want: i64) -> i64:
    """Return the kinds of which something is wanted and there is as much, as a set of bits.

    The remainder modulo 127 moves the top bits of the bytes next to each other, because 2^7 = 1 mod 127.
    """
    return (((have | TOPS) - want) & (want + 127 * SEVEN) & TOPS) % 127


def kinds(packed: i64) -> i64:
    """Return the kinds of which there is any, as a set of bits."""
    return (packed + 127 * SEVEN & TOPS) % 127


def first(packed: i64) -> int:
    """Return the first kind of which there is any, or -1."""
    kind = 0
    while packed:
        if packed & 255:
            return kind
        packed >>= 8
        kind += 1
    return -1


def has_all(packed: i64) -> bool:
    """Return whether there is any of each of five kinds."""
    return covers(packed, FIVE)


def draw(packed: i64, rng: Rng) -> int:
    """Return a kind drawn by its count, as its place among the kinds of which there is any."""
    left = rng.below(total(packed))
    which = 0
    while left >= packed & 255:
        left -= packed & 255
        which += 1 if packed & 255 else 0
        packed >>= 8
    return which

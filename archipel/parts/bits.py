"""Small sets as bits of one machine word: members from 0 to 62.

`tests/test_parts_bits.py` compares every function with Python's own sets.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_MEMBERS: Final = 63
BIT: Final[list[int]] = [1 << member for member in range(MOST_MEMBERS)]


def _member_by_residue() -> vec[i64]:
    out = vec[i64]([0] * 67)
    for member in range(MOST_MEMBERS):
        out[(1 << member) % 67] = member
    return out


MEMBER_BY_RESIDUE: Final = _member_by_residue()
"""The member that a power of two stands for, by its residue modulo 67: no two of them share one."""


def first(mask: i64) -> i64:
    """Return the lowest member of a set that is not empty.

    One division and one look-up, instead of a loop over the bits or a call of `int.bit_length`.
    """
    return MEMBER_BY_RESIDUE[(mask & -mask) % 67]


def members(mask: i64) -> list[int]:
    """Return the members of a set, ascending."""
    out: list[int] = []
    while mask:
        out.append(first(mask))
        mask &= mask - 1
    return out


def size(mask: i64) -> i64:
    """Return how many members a set has."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def set_of(items: list[int]) -> int:
    """Return the set with these members."""
    mask = 0
    for item in items:
        mask |= BIT[item]
    return mask

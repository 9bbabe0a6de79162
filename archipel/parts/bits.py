"""Small sets of places as bits of one int: up to 62 members stay a machine word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


def _bit_index() -> list[i64]:
    out: list[i64] = [0] * 67
    for v in range(62):
        out[(1 << v) % 67] = v  # 2 generates every residue of 67, so 2^v names v
    return out


BIT: Final[list[int]] = [1 << v for v in range(62)]
_BIT_INDEX: Final[list[i64]] = _bit_index()


def first(mask: i64) -> i64:
    """The lowest member of a set that is not empty."""
    return _BIT_INDEX[(mask & -mask) % 67]


def members(mask: i64) -> list[int]:
    """The members of a set, ascending."""
    out: list[int] = []
    while mask:
        out.append(first(mask))
        mask &= mask - 1
    return out


def size(mask: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def set_of(items: list[int]) -> int:
    """The set with these members."""
    mask = 0
    for item in items:
        mask |= BIT[item]
    return mask

"""Small sets of places as bits of one int: up to 62 members stay a machine word."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


def _bit_index() -> list[int]:
    out: list[int] = [0] * 67
    for v in range(62):
        out[(1 << v) % 67] = v  # 2 generates every residue of 67, so 2^v names v
    return out


BIT: Final[list[int]] = [1 << v for v in range(62)]
_BIT_INDEX: Final[list[int]] = _bit_index()


def members(mask: i64) -> list[int]:
    """The members of a set, ascending."""
    out: list[int] = []
    while mask:
        low = mask & -mask
        out.append(_BIT_INDEX[low % 67])
        mask ^= low
    return out


def set_of(items: list[int]) -> int:
    """The set with these members."""
    mask = 0
    for item in items:
        mask |= BIT[item]
    return mask

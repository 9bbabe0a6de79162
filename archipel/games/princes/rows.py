"""Copy-on-write lists: each function returns a new list, so copies of a position share the old one."""

from __future__ import annotations

from mypy_extensions import i64

from archipel.parts.bits import BIT


def place_of(value: int, row: list[int]) -> int:
    """Return the first index of a value in a list, or -1."""
    for at, other in enumerate(row):
        if other == value:
            return at
    return -1


def replaced(row: list[int], at: int, value: int) -> list[int]:
    """Return a list with another value at one index."""
    out = row.copy()
    out[at] = value
    return out


def followed(row: list[int], value: int) -> list[int]:
    """Return a list with one more value."""
    out = row.copy()
    out.append(value)
    return out


def inserted(row: list[int], value: int) -> list[int]:
    """Return an ascending list with one more value."""
    out = row.copy()
    at = len(out)
    while at and out[at - 1] > value:
        at -= 1
    out.insert(at, value)
    return out


def closed_up(bits: i64, at: int) -> i64:
    """Return bits without the one at an index. Those after it move down by one."""
    before: i64 = BIT[at] - 1
    return bits & before | bits >> 1 & ~before


def without(row: list[int], at: int) -> list[int]:
    """Return a list without the value at one index."""
    out = row.copy()
    out.pop(at)
    return out

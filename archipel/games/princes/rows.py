"""Lists that are not changed in place: a change makes another one. Copies of a position share them."""

from __future__ import annotations

from mypy_extensions import i64

from archipel.parts.bits import BIT


def place_of(value: int, row: list[int]) -> int:
    """The first place of a value in a list, or -1."""
    for at, other in enumerate(row):
        if other == value:
            return at
    return -1


def replaced(row: list[int], at: int, value: int) -> list[int]:
    """A list with another value at one place."""
    out = row.copy()
    out[at] = value
    return out


def followed(row: list[int], value: int) -> list[int]:
    """A list with one value more."""
    out = row.copy()
    out.append(value)
    return out


def inserted(row: list[int], value: int) -> list[int]:
    """An ascending list with one value more."""
    out = row.copy()
    at = len(out)
    while at and out[at - 1] > value:
        at -= 1
    out.insert(at, value)
    return out


def closed_up(bits: i64, at: int) -> i64:
    """A row of bits less the one at a place: those after it move up."""
    before: i64 = BIT[at] - 1
    return bits & before | bits >> 1 & ~before


def without(row: list[int], at: int) -> list[int]:
    """A list less what is at one place."""
    out = row.copy()
    out.pop(at)
    return out

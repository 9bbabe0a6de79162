"""Cells of observations: what the games that write their rows straight from a position have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from archipel.parts.bits import members

HIGHEST: Final = 127
"""A cell is a signed byte: what is counted beyond this is held here."""
BYTE: Final = 255
"""Negative numbers are written as the byte they are: -1 is 255."""


def numbered(words: Sequence[str]) -> dict[str, int]:
    """The cell of each word of a list: its place from 1 on; 0 for the empty text."""
    cells: dict[str, int] = {"": 0}
    for word in words:
        cells[word] = len(cells)
    return cells


def put_set(items: i64, width: int, out: list[int]) -> None:
    """A set of numbers below `width`: one cell for each, 1 if it is in."""
    at = len(out)
    out.extend([0] * width)
    for item in members(items):
        out[at + item] = 1


def put_bag(items: list[int], width: int, out: list[int]) -> None:
    """Numbers below `width` in any order: one cell for each, counting it."""
    at = len(out)
    out.extend([0] * width)
    for item in items:
        out[at + item] += 1


def fill_up(width: int, at: int, out: list[int]) -> None:
    """Zeros, until what began at a place has its width."""
    out.extend([0] * (at + width - len(out)))

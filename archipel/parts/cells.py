"""Cells of observations: what the games that write their rows straight from a position have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from archipel.parts.bits import members

HIGHEST: Final = 127
"""A cell is a signed byte: what is counted beyond this is held here."""


def numbered(words: Sequence[str]) -> dict[str, int]:
    """The cell of each word of a list: its place from 1 on; 0 for the empty text."""
    cells: dict[str, int] = {"": 0}
    for word in words:
        cells[word] = len(cells)
    return cells


@final
class Cells:
    """A row in the making: every cell is 0 until it is put, one after the other."""

    def __init__(self, width: int) -> None:
        self.row: list[int] = [0] * width
        self.at: i64 = 0
        """The next cell; whoever moves it on leaves zeros behind."""

    def put(self, number: i64) -> None:
        """Fill the next cell. A negative number becomes the byte that it is: -1 is 255."""
        self.row[self.at] = number & 255
        self.at += 1

    def put_all(self, numbers: list[int]) -> None:
        """Fill the next cells."""
        for number in numbers:
            self.put(number)

    def put_each(self, width: i64, numbers: list[int]) -> None:
        """Fill the next cells, and leave zeros up to a width."""
        end = self.at + width
        self.put_all(numbers)
        self.at = end

    def put_up_to(self, most: i64, numbers: list[int]) -> None:
        """How many numbers there are, then each of them, then zeros."""
        self.put(len(numbers))
        self.put_each(most, numbers)

    def put_set(self, width: i64, items: i64) -> None:
        """A set of numbers below `width`: one cell for each, 1 if it is in."""
        for item in members(items):
            self.row[self.at + item] = 1
        self.at += width

    def put_bag(self, width: i64, items: list[int]) -> None:
        """Numbers below `width` in any order: one cell for each, counting it."""
        for item in items:
            self.row[self.at + item] += 1
        self.at += width

    def finished(self) -> list[int]:
        """The row, without cells that were never reached."""
        return self.row if self.at == len(self.row) else self.row[: int(self.at)]

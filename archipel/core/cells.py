"""Cells of observations: what the games that write their rows straight from a position have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64, u8

HIGHEST: Final = 127
"""A cell is a signed byte: what is counted beyond this is held here."""

ZEROS: Final = [bytes(n) for n in range(256)]
"""So many empty cells."""


def numbered(words: Sequence[str]) -> dict[str, int]:
    """The cell of each word of a list: its place from 1 on; 0 for the empty text."""
    cells: dict[str, int] = {"": 0}
    for word in words:
        cells[word] = len(cells)
    return cells


@final
class Cells:
    """Rows in the making, one after the other, cell by cell: a number below 0 is the byte `number & 255`.

    What is a single byte is appended to `row` at once; the rest is here.
    """

    def __init__(self) -> None:
        self.row = BytesWriter()
        self.me: i64 = 0
        self.seats: i64 = 1

    def begin(self, reader: int, seats: int) -> i64:
        """A row for this reader, a seat or a spectator; the seat from which on it counts the others."""
        self.me = reader if reader >= 0 else 0
        self.seats = seats
        return self.me

    def who(self, seat: i64) -> u8:
        """A seat as the reader counts it; nobody stays what it is."""
        if seat < 0:
            return u8(seat & 255)
        seat -= self.me
        return u8(seat if seat >= 0 else seat + self.seats)

    def put_who(self, seats: list[int]) -> None:
        """Fill the next cells with seats as the reader counts them."""
        row = self.row
        me = self.me
        behind = self.seats - me
        for number in seats:
            seat: i64 = number
            if seat < 0:
                row.append(u8(seat & 255))
            elif seat >= me:
                row.append(u8(seat - me))
            else:
                row.append(u8(seat + behind))

    def put_seats(self, seats: i64) -> None:
        """A set of seats: one cell for each as the reader counts them, 1 if it is in."""
        turned = seats >> self.me | seats << self.seats - self.me
        for i in range(self.seats):
            self.row.append(u8(turned >> i & 1))

    def put_all(self, numbers: list[int]) -> None:
        """Fill the next cells."""
        row = self.row
        for number in numbers:
            cell: i64 = number
            row.append(u8(cell & 255))

    def put_packed(self, width: i64, counts: i64) -> None:
        """Fill the next cells with counts that are packed into one number, a byte for each."""
        row = self.row
        for _ in range(width):
            row.append(u8(counts & 255))
            counts >>= 8

    def put_total(self, numbers: list[int]) -> None:
        """Fill the next cell with a sum."""
        total: i64 = 0
        for number in numbers:
            total += number
        self.row.append(u8(total))

    def put_zeros(self, n: i64) -> None:
        """Leave so many cells empty."""
        if n > 0:
            self.row.write(ZEROS[n] if n < len(ZEROS) else bytes(n))

    def put_each(self, width: i64, numbers: list[int]) -> None:
        """Fill the next cells, and leave zeros up to a width."""
        self.put_all(numbers)
        self.put_zeros(width - len(numbers))

    def put_up_to(self, most: i64, numbers: list[int]) -> None:
        """How many numbers there are, then each of them, then zeros."""
        self.row.append(len(numbers))
        self.put_each(most, numbers)

    def put_set(self, width: i64, items: i64) -> None:
        """A set of numbers below `width`: one cell for each, 1 if it is in."""
        row = self.row
        while width >= 8:
            # Seven bits are spread over seven bytes by one multiplication: bit i comes to lie at bit 8 i.
            write_i64_le(row, (items & 127) * 0x40810204081 & 0x01010101010101 | (items & 128) << 49)
            items >>= 8
            width -= 8
        while width > 0:
            row.append(u8(items & 1))
            items >>= 1
            width -= 1

    def put_bag(self, width: i64, items: list[int]) -> None:
        """Numbers below `width` in any order: one cell for each, counting it."""
        row = self.row
        at: i64 = len(row)
        self.put_zeros(width)
        for item in items:
            row[at + item] += 1

    def put_owners(self, most: i64, places: i64, sets: list[int]) -> None:
        """Whose each of so many places is, given the places of every seat: a tuple of at most `most`."""
        row = self.row
        row.append(u8(places))
        for _ in range(places):
            row.append(255)
        at: i64 = len(row) - places
        for seat, mine in enumerate(sets):
            left: i64 = mine
            place: i64 = at
            while left:
                if left & 1:
                    row[place] = self.who(seat)
                left >>= 1
                place += 1
        self.put_zeros(most - places)

    def finished(self) -> bytes:
        """All rows so far; the next one begins anew."""
        rows = self.row.getvalue()
        self.row.truncate(0)
        return rows

"""The writer of observation cells, for games that write a row straight from a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64, u8

HIGHEST: Final = 127
"""The highest count that a cell, a signed byte, can show; higher ones are cut off here."""

ZEROS: Final = [bytes(n) for n in range(256)]
"""n zero cells, by n."""


def numbered(words: Sequence[str]) -> dict[str, int]:
    """Return the cell of each word of a list: its place, counted from 1, and 0 for the empty text."""
    cells: dict[str, int] = {"": 0}
    for word in words:
        cells[word] = len(cells)
    return cells


@final
class Cells:
    """A writer of observation rows, cell by cell. A negative number becomes the byte `number & 255`.

    Games append single bytes to `row` themselves. `tests/test_cells.py` compares each method with cells
    written one by one, and `tests/envs/test_encoder.py` compares whole rows with those made from a view.
    """

    def __init__(self) -> None:
        self.row = BytesWriter()
        self.me: i64 = 0
        self.seats: i64 = 1

    def begin(self, reader: int, seats: int) -> i64:
        """Start a row for a seat or a spectator; return the seat that the others are numbered from."""
        self.me = reader if reader >= 0 else 0
        self.seats = seats
        return self.me

    def who(self, seat: i64) -> u8:
        """Return the cell of a seat, numbered from the reader; a negative number stays what it is."""
        if seat < 0:
            return u8(seat & 255)
        seat -= self.me
        return u8(seat if seat >= 0 else seat + self.seats)

    def put_who(self, seats: list[int]) -> None:
        """Write seats, numbered from the reader."""
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
        """Write a set of seats: one cell for each, numbered from the reader, 1 if the seat is in the set."""
        turned = seats >> self.me | seats << self.seats - self.me
        for i in range(self.seats):
            self.row.append(u8(turned >> i & 1))

    def put_all(self, numbers: list[int]) -> None:
        """Write numbers, one cell each."""
        row = self.row
        for number in numbers:
            cell: i64 = number
            row.append(u8(cell & 255))

    def put_packed(self, width: i64, counts: i64) -> None:
        """Write counts that are packed into one number, a byte each."""
        row = self.row
        for _ in range(width):
            row.append(u8(counts & 255))
            counts >>= 8

    def put_total(self, numbers: list[int]) -> None:
        """Write a sum into one cell."""
        total: i64 = 0
        for number in numbers:
            total += number
        self.row.append(u8(total))

    def put_zeros(self, n: i64) -> None:
        """Write n zero cells."""
        if n > 0:
            self.row.write(ZEROS[n] if n < len(ZEROS) else bytes(n))

    def put_each(self, width: i64, numbers: list[int]) -> None:
        """Write numbers, and zeros up to a width."""
        self.put_all(numbers)
        self.put_zeros(width - len(numbers))

    def put_up_to(self, most: i64, numbers: list[int]) -> None:
        """Write how many numbers there are, then each of them, then zeros up to `most`."""
        self.row.append(len(numbers))
        self.put_each(most, numbers)

    def put_set(self, width: i64, items: i64) -> None:
        """Write a set of numbers below `width`: one cell for each, 1 if the number is in the set."""
        row = self.row
        while width >= 8:
            # Saves a loop over eight cells: one multiplication spreads seven bits over seven bytes, bit i to
            # bit 8 i.
            write_i64_le(row, (items & 127) * 0x40810204081 & 0x01010101010101 | (items & 128) << 49)
            items >>= 8
            width -= 8
        while width > 0:
            row.append(u8(items & 1))
            items >>= 1
            width -= 1

    def put_bag(self, width: i64, items: list[int]) -> None:
        """Write a bag of numbers below `width`: one cell for each, with how often it occurs."""
        row = self.row
        at: i64 = len(row)
        self.put_zeros(width)
        for item in items:
            row[at + item] += 1

    def put_owners(self, most: i64, places: i64, sets: list[int]) -> None:
        """Write the number of places and who owns each, given the places of every seat; zeros to `most`."""
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
        """Return all rows written so far, and start over."""
        rows = self.row.getvalue()
        self.row.truncate(0)
        return rows

"""The city in two halves, with squares as bits of a machine word: one operation asks about all squares.

It saves a loop over squares for every kind of building (`tests/elasund/test_halves.py` compares both). A
building reaches up to two rows further south than its north-west corner. So the upper half has rows 0 to 6
and the lower one rows 5 to 9, with two rows of outside below them: each half contains every building whose
corner lies in its first five rows.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from archipel.games.elasund.board import COLUMNS
from archipel.games.elasund.tiles import COVERS, HEIGHT, KINDS, PERMITS_NEEDED, SIZE, WIDTH

SEEN: Final = 63
"""The number of squares in a half."""
OWN_ROWS: Final = 5
LOWER: Final = 45
"""The first square of the lower half."""
OWN: Final[i64] = 0x1FFFFFFFFFFF
"""The squares of the first five rows, which only this half decides about."""
OWN_BUT_LAST: Final[i64] = 0x0FF7FBFDFEFF
"""The same without the last column, where nothing two squares wide begins."""
ONE_ROW: Final[i64] = 0x1FF
BELOW: Final[i64] = 0x7FFFE00000000000
"""The two rows south of the lower half."""
NEVER: Final = 7
"""A size beyond all buildings, for church, foundation and outside, which are never built over."""


def _bits(first: int) -> list[vec[i64]]:
    return [
        vec[i64](
            [sum([1 << c - first for c in squares if 0 <= c - first < SEEN]) for squares in COVERS[kind]]
        )
        for kind in range(KINDS)
    ]


IN_UPPER: Final = _bits(0)
"""By kind and corner: the squares of a building that lie in the upper half."""
IN_LOWER: Final = _bits(LOWER)
"""The same for the lower half."""


@final
class Shape:
    """The shape of a kind of building."""

    def __init__(self, kind: int) -> None:
        self.width: i64 = WIDTH[kind]
        self.height: i64 = HEIGHT[kind]
        self.size: i64 = SIZE[kind]
        self.permits: i64 = PERMITS_NEEDED[kind]


SHAPES: Final = [Shape(kind) for kind in range(KINDS)]


def touching(squares: i64, shape: Shape) -> i64:
    """Return the corners from which a building covers at least one of the squares."""
    out = squares
    if shape.height > 1:
        out |= squares >> COLUMNS
    if shape.height > 2:
        out |= squares >> 2 * COLUMNS
    return (out | out >> 1) & OWN_BUT_LAST if shape.width > 1 else out & OWN


def touching_two(squares: i64) -> i64:
    """Return the corners from which 2x2 squares cover at least two of the squares."""
    below = squares >> COLUMNS
    both = squares & below
    some = squares | below
    return both | both >> 1 | some & some >> 1


def touching_three(squares: i64) -> i64:
    """Return the corners from which a building 2 wide and 3 high covers at least three of the squares."""
    middle = squares >> COLUMNS
    below = squares >> 2 * COLUMNS
    odd = squares ^ middle ^ below  # one or three in a column
    pair = squares & middle | below & (squares ^ middle)  # two or three in a column
    return pair & pair >> 1 | (pair | pair >> 1) & (odd | odd >> 1)


@final
class Half:
    """The sets of squares of one half. `over_n` are those covered by a building of more than n squares."""

    def __init__(self, seats: int, source: Half | None = None) -> None:
        if source is None:
            self.covered: i64 = 0
            """Covered by anything but permits."""
            self.over_1: i64 = 0
            """Includes what is never built over."""
            self.over_2: i64 = 0
            self.over_4: i64 = 0
            self.over_6: i64 = 0
            self.permits: i64 = 0
            """The permits of all seats."""
            self.own = vec[i64]([0] * seats)
            """The permits of each seat."""
        else:
            self.covered = source.covered
            self.over_1 = source.over_1
            self.over_2 = source.over_2
            self.over_4 = source.over_4
            self.over_6 = source.over_6
            self.permits = source.permits
            self.own = source.own[:]

    def cover(self, squares: i64, size: i64) -> None:
        """Something of this size covers the squares."""
        if not squares:
            return
        self.covered |= squares
        if size > 1:
            self.over_1 |= squares
        if size > 2:
            self.over_2 |= squares
        if size > 4:
            self.over_4 |= squares
        if size > 6:
            self.over_6 |= squares

    def uncover(self, squares: i64) -> None:
        """The building on the squares is removed."""
        if not squares:
            return
        self.covered &= ~squares
        self.over_1 &= ~squares
        self.over_2 &= ~squares
        self.over_4 &= ~squares

    def permit(self, square: i64, seat: int) -> None:
        """A permit of a seat is laid on the square."""
        if square:
            self.permits |= square
            self.own[seat] = self.own[seat] | square

    def unpermit(self, square: i64, seat: int) -> None:
        """The permit of a seat on the square is removed."""
        if square:
            self.permits &= ~square
            self.own[seat] = self.own[seat] & ~square

    def over(self, size: i64) -> i64:
        """E-030, E-036, E-053, E-A07: the squares covered by more than a building of a size."""
        if size == 1:
            return self.over_1
        if size == 2:
            return self.over_2
        return self.over_4 if size == 4 else self.over_6

    def equal(self, size: i64) -> i64:
        """E-040: the squares covered by buildings of a size."""
        if size == 1:
            return self.covered & ~self.over_1
        if size == 2:
            return self.over_1 & ~self.over_2
        return self.over_2 & ~self.over_4 if size == 4 else self.over_4 & ~self.over_6

    def empty(self) -> i64:
        """E-A16, E-A34: the squares of this half with nothing on them."""
        return OWN & ~(self.covered | self.permits)

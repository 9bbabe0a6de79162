"""The city: tiles, permits, walls and cubes on the board, and counts of them."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from archipel.core.position import BasePosition
from archipel.core.question import BaseQuestion
from archipel.core.state import NOBODY, Seat
from archipel.games.elasund.board import COLUMNS, FOUNDATION, ROWS, SQUARES, X, columns
from archipel.games.elasund.components import Walls
from archipel.games.elasund.halves import BELOW, IN_LOWER, IN_UPPER, NEVER, ONE_ROW, OWN_ROWS, Half
from archipel.games.elasund.tiles import (
    COUNT,
    CUBES,
    FIRST,
    NEUTRAL_KINDS,
    NEUTRAL_TILES,
    PERMITS,
    TILES,
    WELL,
    coloured,
)

# What covers a square, if not a tile.
FREE: Final = -1
OUTSIDE: Final = 97
PIT: Final = 98
"""E-A16: the foundation before the church begins; it is no empty square for any purpose."""
CHURCHED: Final = 99

# The place of a tile that is not on the board.
SUPPLY: Final = -1
GONE: Final = -2
"""Out of the game: a starter that was not set up again, or a tile of an unused colour."""
DISPLACED: Final = -3
"""A starter that may be set up again at once."""


def squares(seats: int) -> vec[i64]:
    """Return the squares before anything lies on them."""
    width = columns(seats)
    cover = vec[i64]([FREE if X[c] < width else OUTSIDE for c in range(SQUARES)])
    cover[FOUNDATION] = PIT
    return cover


def half_city(cover: vec[i64], bits: vec[i64], seats: int) -> Half:
    """Return the half that knows each square by its bit, before anything is built."""
    half = Half(seats)
    for c in range(SQUARES):
        if cover[c] != FREE:
            half.cover(bits[c], NEVER)
    return half


def owners(seats: int) -> list[Seat]:
    """Return the owners of the tiles before anything is built."""
    owner = [NOBODY] * NEUTRAL_TILES
    for colour in range(4):
        owner += [colour if colour < seats else NOBODY] * 4
    return owner


class CityBoard(BasePosition):
    """The board, copy-on-write: copies share it, and a change calls `own_board` first.

    It saves copying the lists for every position of a search. `tests/test_copying.py` checks that copies are
    independent.
    """

    def __init__(self, end: BaseQuestion[Any], seats: int, source: CityBoard | None) -> None:
        super().__init__(end, source)
        self.seats = seats
        if source is None:
            self.shares_board = False
            self.cover = squares(seats)
            self.permit_on = vec[i64]([-1] * SQUARES)
            """The permit on each square: 5 * seat + value."""
            self.permit_at = vec[i64]([-1] * (PERMITS * seats))
            """The square of each permit; -1 in the supply."""
            self.place = vec[i64]([SUPPLY] * (NEUTRAL_TILES + 4 * seats) + [GONE] * (4 * (4 - seats)))
            """The north-west square of every tile."""
            self.owner = vec[i64](owners(seats))
            """The owner of every tile; a neutral one belongs to its builder."""
            self.flags = vec[i64]([0] * TILES)
            """The cubes on every tile."""
            self.income = vec[i64]([0] * (2 * ROWS))
            """The gold and the influence that each row brings, a byte for each seat.

            Kept up to date, so that no roll has to look at the board; `invariants.py` compares it with the
            board.
            """
            self.left = vec[i64](COUNT[:NEUTRAL_KINDS])
            """How many tiles of each neutral kind are in its pile."""
            self.upper = half_city(self.cover, IN_UPPER[WELL], seats)
            self.lower = half_city(self.cover, IN_LOWER[WELL], seats)
            self.lower.cover(BELOW, NEVER)
            self.cubes = vec[i64]([CUBES] * seats)
            """The cubes in each supply."""
            self.points = vec[i64]([0] * seats)
            self.track_cubes = vec[i64]([0] * seats)
            self.walls = Walls(seats)
        else:
            source.shares_board = True
            self.shares_board = True
            self.cover = source.cover
            self.permit_on = source.permit_on
            self.permit_at = source.permit_at
            self.place = source.place
            self.owner = source.owner
            self.flags = source.flags
            self.income = source.income
            self.left = source.left
            self.upper = source.upper
            self.lower = source.lower
            self.cubes = source.cubes
            self.points = source.points
            self.track_cubes = source.track_cubes
            self.walls = source.walls

    def own_board(self) -> None:
        """Copy the shared board before it is changed."""
        if not self.shares_board:
            return
        self.shares_board = False
        self.cover = self.cover[:]
        self.permit_on = self.permit_on[:]
        self.permit_at = self.permit_at[:]
        self.place = self.place[:]
        self.owner = self.owner[:]
        self.flags = self.flags[:]
        self.income = self.income[:]
        self.left = self.left[:]
        self.walls = Walls(self.seats, self.walls)
        self.upper = Half(self.seats, self.upper)
        self.lower = Half(self.seats, self.lower)
        self.cubes = self.cubes[:]
        self.points = self.points[:]
        self.track_cubes = self.track_cubes[:]

    # Counts.

    def is_empty(self, square: int) -> bool:
        """E-A16, E-A34: inside the city, no building, church, foundation or permit on it."""
        return self.cover[square] == FREE and self.permit_on[square] < 0

    def empty_in(self, row: i64) -> i64:
        """Return the empty squares of a row, as a set of columns."""
        if row < OWN_ROWS:
            return self.upper.empty() >> COLUMNS * row & ONE_ROW
        return self.lower.empty() >> COLUMNS * (row - OWN_ROWS) & ONE_ROW

    def has_empty(self) -> bool:
        """Return whether there is an empty square in the city."""
        return (self.upper.empty() | self.lower.empty()) != 0

    def in_supply(self, seat: Seat, kind: int) -> int:
        """Return a tile of this kind that the seat may build, or -1."""
        if kind >= NEUTRAL_KINDS:
            tile = coloured(seat, kind)
            return tile if self.place[tile] == SUPPLY else -1
        for tile in range(FIRST[kind], FIRST[kind] + COUNT[kind]):
            if self.place[tile] == SUPPLY:
                return tile
        return -1

    def stock(self, kind: int) -> int:
        """Return how many tiles of a neutral kind are in its pile."""
        return self.left[kind]

    def has_tile(self, seat: Seat, kind: int) -> bool:
        """Return whether there is a tile of this kind that the seat may build."""
        return self.left[kind] > 0 if kind < NEUTRAL_KINDS else self.place[coloured(seat, kind)] == SUPPLY

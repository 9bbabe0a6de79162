"""Components of the game that have a state of their own: the city wall, the church, the cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from archipel.core.state import NOBODY, Seat
from archipel.games.elasund.board import CITY_SPACES, COLUMNS, FOUNDATION, GATE, LEANING, SPACES, SUPPORTS
from archipel.games.elasund.tiles import (
    CHURCH_TILES,
    GOLD_CARDS,
    INFLUENCE_EACH,
    START_GOLD,
    TOWERS,
)
from archipel.parts.packed import ONE, covers, enough, total


@final
class Walls:
    """The city wall."""

    def __init__(self, seats: int, source: Walls | None = None) -> None:
        if source is None:
            self.owner: list[Seat] = [NOBODY] * SPACES
            """The builder of each space."""
            self.tile: list[int] = [0] * SPACES
            """The number of the owner's tile on each space, from 1; 0 for none."""
            self.built: list[int] = [0] * seats
            """How many wall tiles each seat has built."""
            self.ends: list[int] = [space for space in CITY_SPACES[seats] if GATE in SUPPORTS[space]]
            """E-043: the free spaces that touch a gate or a wall tile that stands, anybody's."""
        else:
            self.owner = source.owner[:]
            self.tile = source.tile[:]
            self.built = source.built[:]
            self.ends = source.ends[:]

    def build(self, seat: Seat, space: int) -> None:
        """E-042: the next tile of a seat stands on a space."""
        self.built[seat] = self.built[seat] + 1
        self.owner[space] = seat
        self.tile[space] = self.built[seat]
        self.ends = [end for end in self.ends if end != space]
        for end in LEANING[len(self.built)][space]:
            if self.owner[end] == NOBODY and end not in self.ends:
                self.ends.append(end)
                self.ends.sort()

    def towers(self, seat: Seat) -> int:
        """E-080: the towers a seat has anywhere on the wall."""
        return TOWERS[self.built[seat]]


def offset(tile: int) -> int:
    """E-F11: church tiles 1 to 9 are read left to right, top to bottom."""
    return COLUMNS * ((tile - 1) // 3) + (tile - 1) % 3


@final
class ChurchSite:
    """The church and its stack. Immutable: drawing or building makes a new one."""

    def __init__(self, owner: list[Seat], site: int, drawn: list[int], bottom: int, known_to: Seat) -> None:
        self.owner: Final = owner
        """The builder of each tile, from 1."""
        self.site: Final = site
        """The north-west square of the site (E-049), or -1."""
        self.drawn: Final = drawn
        """The tiles in the first builder's hand (E-048)."""
        self.bottom: Final = bottom
        """The tile the first builder slid under the stack (E-048); 0 if there is none."""
        self.known_to: Final = known_to
        """The seat that knows the bottom tile."""

    def begun(self) -> bool:
        """Return whether the first tile has been laid."""
        return self.site >= 0

    def left(self) -> int:
        """Return how many tiles are not on the board."""
        n = 0
        for tile in range(1, CHURCH_TILES + 1):
            if self.owner[tile] == NOBODY:
                n += 1
        return n

    def square(self, tile: int) -> int:
        """E-049: every tile has one correct square."""
        return self.site + offset(tile)

    def tops(self) -> list[int]:
        """Return the tiles that may lie on top of the stack: all unseen ones, or else the bottom one."""
        out: list[int] = []
        for tile in range(1, CHURCH_TILES + 1):
            if self.owner[tile] == NOBODY and tile != self.bottom and tile not in self.drawn:
                out.append(tile)
        if not out and self.bottom:
            out.append(self.bottom)
        return out

    def drew(self, tile: int) -> ChurchSite:
        """E-048: the first builder has one more tile in hand."""
        drawn = [*self.drawn, tile]
        drawn.sort()
        return ChurchSite(self.owner, self.site, drawn, self.bottom, self.known_to)

    def founded(self, seat: Seat, tile: int) -> ChurchSite:
        """E-048, E-049: a tile fixes the site, the other one goes under the stack."""
        bottom = self.drawn[0] if self.drawn[1] == tile else self.drawn[1]
        return ChurchSite(self.owner, FOUNDATION - offset(tile), [], bottom, seat)

    def plus(self, seat: Seat, tile: int) -> ChurchSite:
        """Return the church with one more tile."""
        owner = self.owner[:]
        owner[tile] = seat
        if tile == self.bottom:
            return ChurchSite(owner, self.site, self.drawn, 0, NOBODY)
        return ChurchSite(owner, self.site, self.drawn, self.bottom, self.known_to)


def no_church() -> ChurchSite:
    """Return the church before the first tile."""
    return ChurchSite([NOBODY] * (CHURCH_TILES + 1), -1, [], 0, NOBODY)


EACH: Final[i64] = 0x01010100
"""One influence card of each colour."""


@final
class Cards:
    """Gold and influence in all places: only counts, packed by kind of card."""

    def __init__(self, seats: int, source: Cards | None = None) -> None:
        if source is None:
            self.hand = vec[i64]([START_GOLD] * seats)
            self.bank: i64 = GOLD_CARDS - START_GOLD * seats
            self.deck: i64 = INFLUENCE_EACH * EACH
            """The unseen influence cards."""
            self.spent: i64 = 0
            """E-068: the discard pile."""
            self.aside = vec[i64]([0] * seats)
            """The cards each seat has given up, hidden until all have."""
            self.pool: i64 = 0
            """The cards the roller may take from."""
        else:
            self.hand = source.hand[:]
            self.bank = source.bank
            self.deck = source.deck
            self.spent = source.spent
            self.aside = source.aside[:]
            self.pool = source.pool

    def lay_aside(self, seat: Seat, card: int) -> None:
        """Move a card of a seat from its hand to the cards it gives up."""
        self.hand[seat] -= ONE[card]
        self.aside[seat] += ONE[card]

    def take_aside(self, seat: Seat) -> i64:
        """Remove and return the cards that a seat has given up."""
        given = self.aside[seat]
        self.aside[seat] = 0
        return given

    def gold(self, seat: Seat) -> i64:
        """Return the gold in a hand."""
        return gold_in(self.hand[seat])

    def influence(self, seat: Seat) -> i64:
        """Return how many influence cards are in a hand."""
        return influence_in(self.hand[seat])

    def alike(self, seat: Seat, n: i64) -> i64:
        """Return the colours of which a hand has n influence cards, as a set."""
        return enough(self.hand[seat], n * EACH)

    def has_alike(self, seat: Seat, n: i64) -> bool:
        """Return whether a hand has n influence cards of one colour."""
        return self.alike(seat, n) != 0

    def has_each(self, seat: Seat) -> bool:
        """Return whether a hand has influence cards of all three colours."""
        return covers(self.hand[seat], EACH)

    def in_deck(self) -> i64:
        """Return the size of the influence deck."""
        return total(self.deck)

    def discarded(self) -> i64:
        """Return the size of the discard pile."""
        return total(self.spent)


def gold_in(cards: i64) -> i64:
    """Return the gold among cards."""
    return cards & 255


def influence_in(cards: i64) -> i64:
    """Return how many influence cards are among cards."""
    return total(cards >> 8)

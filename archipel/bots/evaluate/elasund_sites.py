"""What the building sites of Elasund promise to a seat: surveyed without making anything."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from archipel.bots.evaluate.memo import Known, Memo
from archipel.core.state import Seat
from archipel.games.elasund.board import ROWS, SQUARES, TRADE, Y
from archipel.games.elasund.city import OUTSIDE, SUPPLY
from archipel.games.elasund.position import Position
from archipel.games.elasund.tiles import (
    BUILDABLE,
    COVERS,
    FLAGS,
    HEIGHT,
    INCOME,
    KIND_OF,
    KINDS,
    NEUTRAL_TILES,
    PERMITS,
    PERMITS_NEEDED,
    PRICE,
    SIZE,
    TILES,
    TOUCHING,
)
from archipel.parts.bits import BIT, members

GOLD: Final = 0.12
TRADE_POINT: Final = 0.3
READY: Final = 0.75
"""How much of a building that may be built, but is not yet, counts."""
LACKING_ONE: Final = 0.3
"""The same, when one permit is still missing."""
ROW_ODDS: Final = [1 / 36, 2 / 36, 3 / 36, 4 / 36, 5 / 36, 5 / 36, 4 / 36, 3 / 36, 2 / 36, 1 / 36]
ODDS_OF: Final = [
    [sum([ROW_ODDS[y] for y in range(row, min(row + HEIGHT[kind], ROWS))]) for row in range(ROWS)]
    for kind in range(KINDS)
]
"""How often a roll hits a building of a kind whose top row this is."""
TRADE_ON: Final = [[sum([TRADE[c] for c in squares]) for squares in COVERS[kind]] for kind in range(KINDS)]
"""The trade points under a kind whose north-west corner lies on a square."""
HALF: Final = SQUARES // 2
"""A set of squares is two words: the northern half of the city and the southern one."""
NORTH: Final = [
    [sum([BIT[a] for a in anchors if a < HALF]) for anchors in TOUCHING[kind]] for kind in range(BUILDABLE)
]
"""Where a kind may lie so that it covers a square, as a set."""
SOUTH: Final = [
    [sum([BIT[a - HALF] for a in anchors if a >= HALF]) for anchors in TOUCHING[kind]]
    for kind in range(BUILDABLE)
]
GAINS: Final = [
    vec[float]([float(FLAGS[kind]) + TRADE_POINT * points for points in TRADE_ON[kind]])
    for kind in range(BUILDABLE)
]
"""What a kind with its north-west corner on a square brings at once."""
INCOMES: Final = [
    vec[float]([ODDS_OF[kind][Y[square]] if INCOME[kind] else 0.0 for square in range(SQUARES)])
    for kind in range(BUILDABLE)
]
"""How many cards it brings in a roll."""
NO_SQUARES: Final = vec[i64]()
UNDER: Final = [[vec[i64](squares) for squares in COVERS[kind]] for kind in range(BUILDABLE)]
"""The squares under a kind whose north-west corner lies on a square."""
PRICES: Final = vec[i64](PRICE)
SIZES: Final = vec[i64](SIZE)
NEEDED: Final = vec[i64](PERMITS_NEEDED)
SIZE_OF: Final = vec[i64]([SIZE[kind] for kind in KIND_OF])
ONE: Final = vec[i64](BIT)
"""The set with one member."""
LOW_BYTE: Final[i64] = 255
BYTE: Final = 8
"""So many bits for each seat, where numbers of four seats share a word."""
OWN: Final = vec[i64]([0xFF << BYTE * seat for seat in range(4)])
"""The bits of a seat."""
CLOSED: Final = -2
"""In place of a tile: beyond the gates, the foundation or the church."""


@final
class Ground:
    """The squares and tiles of a position, as surveyors need them."""

    def __init__(self) -> None:
        self.tile = vec[i64]([0] * SQUARES)
        """What lies on a square: a tile, CLOSED, or -1."""
        self.permits = vec[i64]([0] * SQUARES)
        """The permits on a square, counted in the byte of their owner."""
        self.sums = vec[i64]([0] * SQUARES)
        """What they show, in the byte of their owner."""
        self.losses = vec[float]([0.0] * TILES)
        """What a tile is worth to its owner."""
        self.incomes = vec[float]([0.0] * 4)
        """How many cards the buildings of each seat bring in a roll."""
        self.owns = vec[i64]([0] * 4)
        """The tiles of each seat, as a set."""
        self.kinds = vec[i64]([0] * 4)
        """The kinds that each seat has in supply, as a set."""
        self.ahead = 0.0
        self.known: Memo[Sites] = Memo()
        """Lists of sites made before."""

    def survey(self, p: Position, ahead: float) -> None:
        """Look at a position; `ahead` is what a card in every roll is worth."""
        self.ahead = ahead
        tile = self.tile
        permits = self.permits
        sums = self.sums
        for c in range(SQUARES):
            cover = p.cover[c]
            tile[c] = CLOSED if cover >= OUTSIDE else cover
            permits[c] = 0
            sums[c] = 0
        for number, square in enumerate(p.permit_at):
            if square >= 0:
                shift: i64 = BYTE * (number // PERMITS)
                shown: i64 = number % PERMITS
                permits[square] = ONE[shift]
                sums[square] = shown << shift
        self._count(p)

    def _count(self, p: Position) -> None:
        """Go through the tiles."""
        incomes = self.incomes
        owns = self.owns
        kinds = self.kinds
        for seat in range(4):
            incomes[seat] = 0.0
            owns[seat] = 0
            kinds[seat] = 0
        piles: i64 = 0
        for tile in range(TILES):
            kind = KIND_OF[tile]
            owner = p.owner[tile]
            place = p.place[tile]
            if place == SUPPLY and tile < NEUTRAL_TILES:
                piles |= ONE[kind]
            elif place == SUPPLY:
                kinds[owner] |= ONE[kind]
            elif place >= 0:
                lost = float(p.flags[tile])
                if owner >= 0:
                    owns[owner] |= ONE[tile]
                if INCOME[kind]:
                    odds = ODDS_OF[kind][Y[place]]
                    lost += self.ahead * odds
                    if owner >= 0:
                        incomes[owner] += odds
                self.losses[tile] = lost
        for seat in range(4):
            kinds[seat] |= piles

    def promises(self, p: Position, seat: Seat) -> tuple[float, float]:
        """The best building that own permits prepare, and the best beside it."""
        kinds = self.kinds[seat]
        gold: i64 = p.cards.gold(seat)
        equal = 0.3 if p.cards.has_alike(seat, 3) else 0.8  # what building over an equal size takes away
        first = 0.0
        first_squares = NO_SQUARES
        second = 0.0
        for site in self.sites(p, seat):
            kind = site >> BYTE
            square = site & LOW_BYTE
            if not kinds >> kind & 1:
                continue
            worth = self.promise(seat, gold, equal, kind, square)
            if worth <= second:
                continue
            squares = UNDER[kind][square]
            apart = are_apart(squares, first_squares)
            if worth > first:
                if apart:
                    second = first
                first = worth
                first_squares = squares
            elif apart:
                second = worth
        return first, second

    def sites(self, p: Position, seat: Seat) -> vec[i64]:
        """E-A03: every site with an own permit, kind by kind: `kind << BYTE | square`."""
        key: i64 = 0
        for number in range(PERMITS * seat, PERMITS * seat + PERMITS):
            key = key * 128 + p.permit_at[number] + 1
        known = self.known.find(key, 0, 0, 0, 0)
        if known is None:
            known = self.known.keep(Sites(key, p.permit_at[PERMITS * seat : PERMITS * seat + PERMITS]))
        return known.sites

    def promise(self, seat: i64, gold: i64, equal: float, kind: i64, square: i64) -> float:
        """What a site with this north-west corner may bring, by what is still missing."""
        gain = GAINS[kind][square] + self.ahead * INCOMES[kind][square]
        owns = self.owns[seat]
        tiles = self.tile
        at = self.permits
        shown = self.sums
        permits: i64 = 0
        sums: i64 = 0
        victims: i64 = 0
        over_equal = False
        for c in UNDER[kind][square]:
            permits += at[c]
            sums += shown[c]
            tile = tiles[c]
            if tile == CLOSED:
                return 0.0
            if tile >= 0 and not victims >> tile & 1:
                victims |= ONE[tile]
                if SIZE_OF[tile] > SIZES[kind]:
                    return 0.0
                if SIZE_OF[tile] == SIZES[kind]:
                    over_equal = True
                lost = self.losses[tile]
                gain += -lost if owns >> tile & 1 else 0.4 * lost
        shift = BYTE * seat
        own = OWN[seat]
        count = in_all(permits)
        lacking = NEEDED[kind] - count
        if lacking > 1 or (sums & own) >> shift <= highest(permits & ~own, sums & ~own):
            return 0.0
        price = PRICES[kind] + in_all(sums & ~own)
        gain -= GOLD * float(price) + 0.03 * float(count)
        if over_equal:
            gain -= equal
        if price > gold:
            gain -= 0.05 * float(price - gold)
        return max(0.0, gain) * (READY if lacking <= 0 else LACKING_ONE)


@final
class Sites(Known):
    """Where a seat may build with its permits where they are."""

    def __init__(self, key: i64, permits: vec[i64]) -> None:
        super().__init__(key, 0, 0, 0, 0)
        found: list[int] = []
        for kind in range(BUILDABLE):
            north: i64 = 0
            south: i64 = 0
            for square in permits:
                if square >= 0:
                    north |= NORTH[kind][square]
                    south |= SOUTH[kind][square]
            found += [kind << BYTE | square for square in members(north)]
            found += [kind << BYTE | square + HALF for square in members(south)]
        self.sites = vec[i64](found)


def are_apart(some: vec[i64], others: vec[i64]) -> bool:
    """Whether no square belongs to both."""
    for c in some:
        for d in others:
            if c == d:
                return False
    return True


def in_all(word: i64) -> i64:
    """The numbers of all seats together."""
    word = (word & 0xFF00FF) + (word >> BYTE & 0xFF00FF)
    return (word & 0xFFFF) + (word >> 16)


def highest(permits: i64, sums: i64) -> i64:
    """The highest sum of a seat with permits, or -1."""
    best: i64 = -1
    while permits:
        if permits & LOW_BYTE:
            best = max(best, sums & LOW_BYTE)
        permits >>= BYTE
        sums >>= BYTE
    return best

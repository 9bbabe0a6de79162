"""The value of a seat's building sites in Elasund, computed without allocating objects."""

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
"""Share of a building's worth that counts once the seat may build it."""
LACKING_ONE: Final = 0.3
"""The same share while one permit is missing."""
ROW_ODDS: Final = [1 / 36, 2 / 36, 3 / 36, 4 / 36, 5 / 36, 5 / 36, 4 / 36, 3 / 36, 2 / 36, 1 / 36]
ODDS_OF: Final = [
    [sum([ROW_ODDS[y] for y in range(row, min(row + HEIGHT[kind], ROWS))]) for row in range(ROWS)]
    for kind in range(KINDS)
]
"""Probability that a roll hits a building, by its kind and top row."""
TRADE_ON: Final = [[sum([TRADE[c] for c in squares]) for squares in COVERS[kind]] for kind in range(KINDS)]
"""Trade points under a building, by its kind and the square of its north-west corner."""
HALF: Final = SQUARES // 2
"""A set of squares is two words, for the northern and the southern half of the city."""
NORTH: Final = [
    [sum([BIT[a] for a in anchors if a < HALF]) for anchors in TOUCHING[kind]] for kind in range(BUILDABLE)
]
"""The north-west corners from which a kind covers a square, as a set."""
SOUTH: Final = [
    [sum([BIT[a - HALF] for a in anchors if a >= HALF]) for anchors in TOUCHING[kind]]
    for kind in range(BUILDABLE)
]
GAINS: Final = [
    vec[float]([float(FLAGS[kind]) + TRADE_POINT * points for points in TRADE_ON[kind]])
    for kind in range(BUILDABLE)
]
"""Immediate gain of a building, by its kind and the square of its north-west corner."""
INCOMES: Final = [
    vec[float]([ODDS_OF[kind][Y[square]] if INCOME[kind] else 0.0 for square in range(SQUARES)])
    for kind in range(BUILDABLE)
]
"""Expected cards per roll of the same building."""
NO_SQUARES: Final = vec[i64]()
UNDER: Final = [[vec[i64](squares) for squares in COVERS[kind]] for kind in range(BUILDABLE)]
"""Squares under a building, by its kind and the square of its north-west corner."""
PRICES: Final = vec[i64](PRICE)
SIZES: Final = vec[i64](SIZE)
NEEDED: Final = vec[i64](PERMITS_NEEDED)
SIZE_OF: Final = vec[i64]([SIZE[kind] for kind in KIND_OF])
ONE: Final = vec[i64](BIT)
"""The set with one member, by member."""
LOW_BYTE: Final[i64] = 255
BYTE: Final = 8
"""Number of bits for each seat where four seats share a word."""
OWN: Final = vec[i64]([0xFF << BYTE * seat for seat in range(4)])
"""The bits of a seat in such a word."""
CLOSED: Final = -2
"""Stands for a tile on squares beyond the gates, on the foundation or on the church."""


@final
class Ground:
    """The squares and tiles of a position, prepared to evaluate building sites."""

    def __init__(self) -> None:
        self.tile = vec[i64]([0] * SQUARES)
        """By square: its tile, CLOSED, or -1."""
        self.permits = vec[i64]([0] * SQUARES)
        """By square: the number of permits, in the byte of their owner."""
        self.sums = vec[i64]([0] * SQUARES)
        """By square: the sum of the numbers on them, in the byte of their owner."""
        self.losses = vec[float]([0.0] * TILES)
        """By tile: its worth to its owner."""
        self.incomes = vec[float]([0.0] * 4)
        """By seat: expected cards per roll from its buildings."""
        self.owns = vec[i64]([0] * 4)
        """By seat: its tiles on the board, as a set."""
        self.kinds = vec[i64]([0] * 4)
        """By seat: the kinds that it has in supply, as a set."""
        self.ahead = 0.0
        self.known: Memo[Sites] = Memo()
        """Cached lists of sites."""

    def survey(self, p: Position, ahead: float) -> None:
        """Prepare a position. `ahead` is the worth of one expected card per roll."""
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
        """Compute everything that depends on the tiles."""
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
        """Return the worth of the best building site, and of the best one that does not overlap it."""
        kinds = self.kinds[seat]
        gold: i64 = p.cards.gold(seat)
        equal = 0.3 if p.cards.has_alike(seat, 3) else 0.8  # cost of building over an equal size
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
        """E-A03: return every site with a permit of the seat, kind by kind, as `kind << BYTE | square`."""
        key: i64 = 0
        for number in range(PERMITS * seat, PERMITS * seat + PERMITS):
            key = key * 128 + p.permit_at[number] + 1
        known = self.known.find(key, 0, 0, 0, 0)
        if known is None:
            known = self.known.keep(Sites(key, p.permit_at[PERMITS * seat : PERMITS * seat + PERMITS]))
        return known.sites

    def promise(self, seat: i64, gold: i64, equal: float, kind: i64, square: i64) -> float:
        """Return the worth of a building at a site, reduced while permits or gold are missing."""
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
    """The sites that a seat's permits allow, keyed by the squares of the permits."""

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
    """Whether two sets of squares are disjoint."""
    for c in some:
        for d in others:
            if c == d:
                return False
    return True


def in_all(word: i64) -> i64:
    """Return the sum of the bytes of all seats."""
    word = (word & 0xFF00FF) + (word >> BYTE & 0xFF00FF)
    return (word & 0xFFFF) + (word >> 16)


def highest(permits: i64, sums: i64) -> i64:
    """Return the highest sum among the seats with permits, or -1."""
    best: i64 = -1
    while permits:
        if permits & LOW_BYTE:
            best = max(best, sums & LOW_BYTE)
        permits >>= BYTE
        sums >>= BYTE
    return best

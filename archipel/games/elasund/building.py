"""Phase 2: buildings, the right to build, and building over (E-022 to E-041, E-102 to E-110)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import BUILD, Build, at
from archipel.games.elasund.board import MOST_SEATS
from archipel.games.elasund.cards import Spending, lacks_alike, lacks_gold, pay_bank
from archipel.games.elasund.city import CHURCHED, OUTSIDE, PIT
from archipel.games.elasund.halves import (
    LOWER,
    SHAPES,
    Half,
    Shape,
    touching,
    touching_three,
    touching_two,
)
from archipel.games.elasund.huts import ask_huts
from archipel.games.elasund.placing import check_win, lift_permit, lift_tile, set_tile
from archipel.games.elasund.position import Asked, Position
from archipel.games.elasund.tiles import (
    BUILDABLE,
    COVERS,
    KIND_NAMES,
    KIND_OF,
    PERMITS,
    PERMITS_NEEDED,
    PRICE,
    SIZE,
    TILES,
)
from archipel.parts.bits import first

SET_FOR_EQUAL: Final = 3
"""E-040: influence cards of one colour for building over an equal size."""


ONE_SHARE: Final[i64] = 0xFF
ALL_VALUES: Final[i64] = 0xF
SHARE: Final = vec[i64]([0x10 + value << 8 * seat for seat in range(MOST_SEATS) for value in range(PERMITS)])
"""Permits as summands, a byte for each seat: their number in its upper half, their values in its lower."""


@final
class Site:
    """The squares that a builder names (E-024), and everything that lies on them."""

    def __init__(self, p: Position, seat: Seat, kind: int, square: int) -> None:
        self.kind = kind
        self.builder = seat
        self.squares = COVERS[kind][square]
        self.outside = -1 if self.squares else square
        """A square beyond the gates, or -1."""
        self.on_pit = False
        self.on_church = False
        self.permits: list[int] = []
        self.sums: list[int] = [-1] * p.seats
        """E-032: what each seat's permits add up to; -1 without any, which ranks below a 0 (E-104)."""
        self.victims: list[int] = []
        """The tiles that would be built over."""
        self.bigger = -1
        """A tile that is too big to be built over, or -1."""
        self.over_equal = False
        for c in self.squares:
            cover = p.cover[c]
            permit = p.permit_on[c]
            if permit >= 0:
                self.permits.append(permit)
                owner = permit // PERMITS
                total = self.sums[owner]
                self.sums[owner] = permit % PERMITS + (total if total > 0 else 0)
            if cover < 0:
                continue
            if cover < TILES:
                if not self.victims or cover not in self.victims:
                    self.victims.append(cover)
                    size = SIZE[KIND_OF[cover]]
                    if size > SIZE[kind]:
                        self.bigger = cover
                    elif size == SIZE[kind]:
                        self.over_equal = True
            elif cover == OUTSIDE:
                self.outside = c
            elif cover == PIT:
                self.on_pit = True
            elif cover == CHURCHED:
                self.on_church = True

    def is_open(self) -> bool:
        """E-030, E-053: wholly in the city, off the foundation and the church."""
        return self.outside < 0 and not self.on_pit and not self.on_church

    def has_permits(self) -> bool:
        """E-025: at least as many permits as the tile shows."""
        return len(self.permits) >= PERMITS_NEEDED[self.kind]

    def best_rival(self) -> int:
        """Return the highest sum of another seat; E-A01: each rival counts separately."""
        best = -1
        for seat, total in enumerate(self.sums):
            if seat != self.builder:
                best = max(best, total)
        return best

    def has_right(self) -> bool:
        """E-032, E-033: an own permit, and more than every rival."""
        return self.sums[self.builder] > self.best_rival()

    def owed_to(self, seat: Seat) -> int:
        """E-034: what the builder pays a rival for his permits there, needed or not."""
        total = self.sums[seat]
        return total if total > 0 and seat != self.builder else 0

    def total_price(self) -> int:
        """E-035: the price and every compensation."""
        total = PRICE[self.kind]
        for seat in range(len(self.sums)):
            total += self.owed_to(seat)
        return total


# Choices.


def enough_permits(half: Half, shape: Shape) -> i64:
    """E-025: the corners of sites with as many permits as the tile shows."""
    if shape.permits == 1:
        return touching(half.permits, shape)
    return touching_two(half.permits) if shape.permits == 2 else touching_three(half.permits)


def open_corners(half: Half, own: i64, shape: Shape) -> i64:
    """Return the corners of sites in one half that lack nothing but the right and the payment.

    E-A03: an own permit on it; E-025: enough permits; E-030, E-036, E-053: nothing there that must stay.
    """
    corners = touching(own, shape) & enough_permits(half, shape)
    return corners & ~touching(half.over(shape.size), shape)


def price_at(p: Position, seat: Seat, kind: int, square: int) -> int:
    """E-032 to E-035: the price of a building on a site with an own permit; -1 if the seat may not build it.

    It adds all permits up in one number instead of making a `Site`. `tests/elasund/test_halves.py` compares
    both.
    """
    shares: i64 = 0
    for c in COVERS[kind][square]:
        permit = p.permit_on[c]
        if permit >= 0:
            shares += SHARE[permit]
    mine: i64 = 8 * seat
    own = shares >> mine & ONE_SHARE
    price: i64 = PRICE[kind]
    shares -= own << mine
    own &= ALL_VALUES
    while shares:
        share = shares & ONE_SHARE
        shares >>= 8
        if share:
            share &= ALL_VALUES
            if share >= own:
                return -1
            price += share
    return price


def add_builds(
    p: Position, half: Half, own: i64, start: int, seat: Seat, kind: int, out: list[Action]
) -> None:
    """Append what the seat may build of a kind that it has and can pay, in the half from `start` on."""
    shape = SHAPES[kind]
    corners = open_corners(half, own, shape)
    if not corners:
        return
    equal = corners & touching(half.equal(shape.size), shape)
    if equal and not p.cards.has_alike(seat, SET_FOR_EQUAL):
        corners ^= equal
    contested = corners & touching(half.permits & ~own, shape)
    while corners:
        corner = corners & -corners
        corners ^= corner
        square = start + first(corner)
        if corner & contested:
            price = price_at(p, seat, kind, square)
            if price < 0 or price > p.cards.gold(seat):
                continue
        out.append(BUILD[kind][square])


def build_list(p: Position, seat: Seat) -> list[Action]:
    """Return every building that the seat could build now, if it were asked to.

    It works on sets of corners, which saves a `Site` for each. `tests/elasund/test_halves.py` compares it
    with `refuse_build`.
    """
    out: list[Action] = []
    gold = p.cards.gold(seat)
    upper = p.upper.own[seat]
    lower = p.lower.own[seat]
    if not upper | lower:
        return out
    for kind in range(BUILDABLE):
        if gold >= PRICE[kind] and p.has_tile(seat, kind):
            if upper:
                add_builds(p, p.upper, upper, 0, seat, kind, out)
            if lower:
                add_builds(p, p.lower, lower, LOWER, seat, kind, out)
    return out


def builds_over(p: Position, seat: Seat, square: int) -> list[Build]:
    """Return what the seat could build over a square with what it has now, in its next building phase."""
    out: list[Build] = []
    for action in build_list(p, seat):
        if isinstance(action, Build) and square in COVERS[action.kind][action.square]:
            out.append(action)
    return out


def refuse_build(p: Position, seat: Seat, action: Build) -> list[Note]:
    """Return a note for each rule that the site breaks."""
    notes: list[Note] = []
    site = Site(p, seat, action.kind, action.square)
    kind = site.kind
    if p.in_supply(seat, kind) < 0:
        notes.append(Note("none-in-supply", ["E-A09", "E-107"], {"building": KIND_NAMES[kind]}))
    if site.outside >= 0:
        notes.append(Note("outside-city", ["E-030"], {"square": at(site.outside)}))
    if site.on_pit:
        notes.append(Note("on-foundation", ["E-030", "E-C20"]))
    if site.on_church:
        notes.append(Note("on-church", ["E-053"]))
    if not site.has_permits():
        args: dict[str, str | int] = {"have": len(site.permits), "need": PERMITS_NEEDED[kind]}
        notes.append(Note("too-few-permits", ["E-025"], args))
    if site.sums[seat] < 0:
        notes.append(Note("no-own-permit", ["E-A03", "E-032"]))
    elif site.sums[seat] == site.best_rival():
        notes.append(Note("tied-right", ["E-033"], {"sum": site.sums[seat]}))
    elif not site.has_right():
        numbers: dict[str, str | int] = {"mine": site.sums[seat], "theirs": site.best_rival()}
        notes.append(Note("outranked", ["E-032"], numbers))
    if site.bigger >= 0:
        notes.append(Note("over-bigger", ["E-036", "E-A07"], {"building": KIND_NAMES[KIND_OF[site.bigger]]}))
    if site.over_equal:
        notes += lacks_alike(p, seat, SET_FOR_EQUAL, ["E-040"])
    return notes + lacks_gold(p, seat, site.total_price(), ["E-035"])


# Effects.


def compensate(p: Position, builder: Seat, rival: Seat, value: i64) -> None:
    """E-034: the value of a rival's permit, in gold, from hand to hand."""
    p.cards.hand[builder] -= value
    p.cards.hand[rival] += value


def begin_building(p: Position, seat: Seat, action: Build) -> None:
    """E-040: over an equal size, the three cards are chosen first."""
    for c in COVERS[action.kind][action.square]:
        tile = p.cover[c]
        if tile >= 0 and SIZE[KIND_OF[tile]] == SIZE[action.kind]:
            p.push(PayToBuild(seat, action.kind, action.square))
            return
    finish_building(p, seat, action.kind, action.square)


@final
class PayToBuild(Spending):
    """E-040, E-041: one set of three pays for all equal-sized victims (E-102: smaller ones go along)."""

    def __init__(self, seat: Seat, kind: int, square: int) -> None:
        super().__init__(seat, SET_FOR_EQUAL)
        self.kind: Final = kind
        """The building that was announced."""
        self.square: Final = square
        """Its north-west square."""

    def fields(self) -> list[int]:
        return [self.kind, self.square]

    def show(self, out: Asked) -> None:
        out.purpose = "building"
        out.announced = BUILD[self.kind][self.square].text

    def rule(self) -> str:
        return "E-040"

    def paid(self, p: Position) -> None:
        finish_building(p, self.seat, self.kind, self.square)


def finish_building(p: Position, seat: Seat, kind: int, square: int) -> None:
    """E-A11: pay, permits home, victims off, tile and cubes on, trade points, victory, huts."""
    p.builds += 1
    pay_bank(p, seat, PRICE[kind])
    tile = p.in_supply(seat, kind)  # before `lift_tile` returns others to the supply
    for c in COVERS[kind][square]:
        permit = p.permit_on[c]
        if permit >= 0:
            if permit // PERMITS != seat:
                compensate(p, seat, permit // PERMITS, permit % PERMITS)
            lift_permit(p, c)
    over = False
    for c in COVERS[kind][square]:
        if p.cover[c] >= 0:
            over = True
            lift_tile(p, p.cover[c], SIZE[kind])
    set_tile(p, tile, square, seat)
    check_win(p, seat)
    if over and not p.over():
        ask_huts(p)

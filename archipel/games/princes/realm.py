"""A principality as data: land, cards, hand. It knows no rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.games.princes.board import (
    CACHE,
    FIRST,
    FULL,
    GOLD,
    GOODS,
    LAST,
    REGIONS,
    SPOTS,
    START_NUMBERS,
    START_PLACES,
    START_STORE,
    START_TERRAINS,
)
from archipel.games.princes.cards import CARDS, CITY_BUILDING, DECK, NAME, kinds_of
from archipel.games.princes.rows import closed_up, followed, inserted, place_of, replaced, without
from archipel.games.princes.survey import LandIndex, Works
from archipel.parts.bits import BIT
from archipel.parts.packed import count, several, total, unpack

NONE: Final = -1
"""No card here; or, in a stack, a card that nobody has seen yet."""


def at_start(values: list[int], elsewhere: int) -> list[int]:
    """Return a list by place, with the values of the first regions."""
    out = [elsewhere] * REGIONS
    for i, place in enumerate(START_PLACES):
        out[place] = values[i]
    return out


def start_stored() -> i64:
    """P-020: return the stores of the first regions, two bits for each."""
    out: i64 = 0
    for i, place in enumerate(START_PLACES):
        n: i64 = START_STORE[i]
        out += n << (place * 2)
    return out


def start_goods() -> i64:
    """P-020: return the first stores, good by good."""
    out: i64 = 0
    for i, terrain in enumerate(START_TERRAINS):
        out += several(START_STORE[i], terrain)
    return out


START_TERRAIN: Final = at_start(START_TERRAINS, NONE)
START_NUMBER: Final = [at_start(numbers, 0) for numbers in START_NUMBERS]
START_STORED: Final = start_stored()
START_GOODS: Final = start_goods()
START_LAND: Final = [LandIndex(FIRST, LAST, START_TERRAIN, numbers, False) for numbers in START_NUMBER]
NO_CARDS: Final = [NONE] * SPOTS
START_WORKS: Final = Works(FIRST, LAST, NO_CARDS, 0, START_TERRAIN, False)


@final
class Realm:
    """One principality, with the hand of its prince.

    Its lists are copy-on-write: a change makes a new list, so that copies share the old one.
    """

    def __init__(self, seat: int, source: Realm | None = None) -> None:
        """Set up the principality of a seat, or copy another."""
        self.terrain: list[int] = START_TERRAIN if source is None else source.terrain
        self.number: list[int] = START_NUMBER[seat] if source is None else source.number
        self.store: i64 = START_STORED if source is None else source.store
        """The goods on each region, two bits for each. Use `stored` and `lay`."""
        self.left: int = FIRST if source is None else source.left
        """The first column with a settlement or a city."""
        self.right: int = LAST if source is None else source.right
        self.road_left: bool = False if source is None else source.road_left
        """Whether a road leads on from the left end."""
        self.road_right: bool = False if source is None else source.road_right
        self.cities: int = 0 if source is None else source.cities
        """The columns with a city, as bits."""
        self.spots: list[int] = NO_CARDS if source is None else source.spots
        """The expansions, by spot."""
        self.covered: int = NONE if source is None else source.covered
        """P-217: the Parish Hall under the Town Hall."""
        self.cache_at: int = NONE if source is None else source.cache_at
        """P-168: the region beside which the Gold Cache lies."""
        self.cache: i64 = 0 if source is None else source.cache
        self.goods: i64 = START_GOODS if source is None else source.goods
        """The stored goods, packed, Gold Cache included."""
        self.hand: list[int] = [] if source is None else source.hand
        self.kinds: list[int] = [] if source is None else source.kinds
        """The different kinds in the hand, ascending."""
        self.shown: i64 = 0 if source is None else source.shown
        """The hand cards that the opponent knows to be there, as bits."""
        self.fresh: i64 = 0 if source is None else source.fresh
        """The hand cards that came at the end of the last turn (P-073), as bits."""
        self.minted: int = 0 if source is None else source.minted
        """P-176: the spots of the Mints used this turn, as bits."""
        self.land: LandIndex = START_LAND[seat] if source is None else source.land
        self.works: Works = START_WORKS if source is None else source.works

    def land_now(self) -> LandIndex:
        """Return the land, counted again."""
        return LandIndex(self.left, self.right, self.terrain, self.number, self.cache_at >= 0)

    def works_now(self, salt_commerce: bool) -> Works:
        """Return the totals of the cards, counted again."""
        return Works(self.left, self.right, self.spots, self.cities, self.terrain, salt_commerce)

    # Land and cards change.

    def lay_region(self, place: int, terrain: int, number: int) -> None:
        """Put another region on a place. The store stays."""
        self.terrain = replaced(self.terrain, place, terrain)
        self.number = replaced(self.number, place, number)

    def put_card(self, spot: int, kind: int) -> None:
        """Put a card, or none, on a spot."""
        self.spots = replaced(self.spots, spot, kind)

    # Points.

    @property
    def strength(self) -> int:
        """P-074."""
        return self.works.strength

    @property
    def commerce(self) -> int:
        """P-074."""
        return self.works.commerce

    @property
    def skill(self) -> int:
        """P-079."""
        return self.works.skill

    @property
    def progress(self) -> int:
        """P-080."""
        return self.works.progress

    @property
    def victory(self) -> int:
        """P-089: all victory points but those of the two tokens."""
        return self.works.victory

    @property
    def ships(self) -> int:
        """P-242."""
        return self.works.ships

    # Goods.

    def stored(self, place: i64) -> i64:
        """Return the goods on a region, or in the Gold Cache."""
        if place == CACHE:
            return self.cache
        return self.store >> (place * 2) & FULL

    def lay(self, place: i64, n: i64) -> None:
        """Set the number of goods on a region, or in the Gold Cache."""
        more = n - self.stored(place)
        if place == CACHE:
            self.goods += several(more, GOLD)
            self.cache = n
        else:
            self.goods += several(more, self.terrain[place])
            self.store += more << (place * 2)

    def swap_regions(self, a: int, b: int) -> None:
        """Swap two regions with their stores."""
        terrain, number = self.terrain[a], self.number[a]
        on_a = self.stored(a)
        on_b = self.stored(b)
        self.lay_region(a, self.terrain[b], self.number[b])
        self.lay_region(b, terrain, number)
        self.store += ((on_b - on_a) << (a * 2)) + ((on_a - on_b) << (b * 2))

    def held(self, good: int) -> int:
        """How much of one good is stored, in the Gold Cache too."""
        return count(self.goods, good)

    def stock(self) -> list[int]:
        """How much of every good is stored, in the Gold Cache too."""
        return unpack(self.goods, len(GOODS))

    def total(self) -> int:
        """All goods, the Gold Cache included."""
        return total(self.goods)

    def room(self, good: int) -> int:
        """How much more of one good can be stored."""
        return count(self.land.capacity - self.goods, good)

    def region_places(self) -> list[int]:
        """The places that carry a region."""
        return self.land.places

    # Cards.

    def standing(self) -> list[int]:
        """The spots that carry a card."""
        return self.works.standing

    def buildings(self) -> int:
        """The spots with a building, as bits; a covered Parish Hall is none (P-A29)."""
        out = 0
        for spot in self.works.standing:
            if CARDS[self.spots[spot]].is_building:
                out |= BIT[spot]
        return out

    def count(self, name: int) -> int:
        """How many expansions of this name stand here; a covered Parish Hall is not one of them."""
        n = 0
        for spot in self.works.standing:
            if NAME[self.spots[spot]] == name:
                n += 1
        return n

    def owns(self, name: int) -> bool:
        """Whether a card of this name is in the principality, covered or not (P-217)."""
        return self.count(name) > 0 or (self.covered >= 0 and NAME[self.covered] == name)

    def is_city(self, column: int) -> bool:
        """Whether a city stands in this column."""
        return self.cities & BIT[column] != 0

    def has_column(self, column: int) -> bool:
        """Whether a settlement or a city stands in this column."""
        return self.left <= column <= self.right

    def admits(self, kind: int, column: int) -> bool:
        """P-106: red cards stand in cities alone."""
        return CARDS[kind].sort != CITY_BUILDING or self.is_city(column)

    def columns(self) -> list[int]:
        """The columns with a settlement or a city."""
        return list(range(self.left, self.right + 1))

    def free_spot(self, site: int) -> int:
        """The first free spot of a site, or -1 (P-046, P-059)."""
        column = site // 2
        if not self.has_column(column):
            return NONE
        if self.spots[site * 2] < 0:
            return site * 2
        if self.is_city(column) and self.spots[site * 2 + 1] < 0:
            return site * 2 + 1
        return NONE

    def take_from_hand(self, kind: int) -> None:
        """Take a card openly from the hand. Of two alike, the one that the opponent knows goes."""
        at = place_of(kind, self.hand)
        for i in range(len(self.hand)):
            if self.hand[i] == kind and self.is_shown(i):
                at = i
                break
        self.drop_from_hand(at)

    def drop_from_hand(self, at: int) -> None:
        """Remove the card at an index of the hand."""
        kind = self.hand[at]
        self.hand = without(self.hand, at)
        if place_of(kind, self.hand) < 0:
            self.kinds = without(self.kinds, place_of(kind, self.kinds))
        self.shown = closed_up(self.shown, at)
        self.fresh = closed_up(self.fresh, at)

    def add_to_hand(self, kind: int, shown: bool, fresh: bool) -> None:
        """Take a card into the hand."""
        bit = BIT[len(self.hand)]
        if shown:
            self.shown |= bit
        if fresh:
            self.fresh |= bit
        self.hand = followed(self.hand, kind)
        if not self.holds(kind):
            self.kinds = inserted(self.kinds, kind)

    def set_hand(self, hand: list[int]) -> None:
        """Replace the cards of the hand. The shown and fresh places stay."""
        self.hand = hand
        self.kinds = kinds_of(hand)

    def is_shown(self, at: i64) -> bool:
        """Whether the opponent knows that a card of the hand is there."""
        return self.shown >> at & 1 != 0

    def is_fresh(self, at: i64) -> bool:
        """P-073: whether a card of the hand came at the end of the last turn."""
        return self.fresh >> at & 1 != 0

    def show_hand(self) -> None:
        """Let the opponent see the whole hand."""
        self.shown = BIT[len(self.hand)] - 1

    def holds(self, kind: int) -> bool:
        """Whether a card is in the hand."""
        return place_of(kind, self.kinds) >= 0

    def backs(self, deck: int) -> int:
        """Return how many hand cards have this back. Backs are open to all."""
        n = 0
        for kind in self.hand:
            if DECK[kind] == deck:
                n += 1
        return n

"""Building: roads, settlements with their regions, cities, expansions; removing one's own cards."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.princes.actions import (
    ABOVES,
    BELOWS,
    REGION,
    WAIVES,
    Above,
    Below,
    Build,
    BuildCache,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Region,
    Waive,
)
from archipel.games.princes.board import (
    CENTRE,
    CITY_PRICE,
    GOOD,
    GOODS,
    LEFT,
    ROAD_PRICE,
    SETTLEMENT_PRICE,
    SIDES,
    SITE_NAMES,
)
from archipel.games.princes.cards import CARDS, CITY_BUILDING, KEYS, NAME, PARISH_HALL, TOWN_HALL
from archipel.games.princes.effect import EFFECTS
from archipel.games.princes.goods import can_pay, covers, pay
from archipel.games.princes.position import Asked, Chance, Open, Position, Question, Step
from archipel.games.princes.realm import Realm
from archipel.games.princes.sites import open_road
from archipel.games.princes.verbs import standing, take_off
from archipel.parts.bits import BIT, members

# Why not.


def refuse_price(realm: Realm, price: list[int], spared: int, rules: list[str], notes: list[Note]) -> None:
    """P-046, P-051: the price must be there."""
    stock = realm.stock()
    if not covers(stock, price, spared):
        for good in GOOD:
            lack = price[good] - stock[good]
            if lack > 0:
                notes.append(Note("cannot-pay", rules, {"n": lack, "good": GOODS[good]}))


def refuse_road(p: Position, seat: int, side: int) -> list[Note]:
    """Why a road may not be built at this end (P-052, P-A30, P-A32)."""
    notes: list[Note] = []
    realm = p.realms[seat]
    if p.roads == 0:
        notes.append(Note("pile-empty", ["P-A32"]))
    if open_road(realm, side):
        notes.append(Note("road-there", ["P-024", "P-A30"], {"side": SIDES[side]}))
    refuse_price(realm, ROAD_PRICE, 0, ["P-052"], notes)
    return notes


def refuse_settlement(p: Position, seat: int, side: int) -> list[Note]:
    """Why a settlement may not be built at this end (P-054, P-A32)."""
    notes: list[Note] = []
    realm = p.realms[seat]
    if p.settlements == 0:
        notes.append(Note("pile-empty", ["P-A32"]))
    if not open_road(realm, side):
        notes.append(Note("no-road", ["P-024", "P-054"], {"side": SIDES[side]}))
    refuse_price(realm, SETTLEMENT_PRICE, 0, ["P-054"], notes)
    return notes


def refuse_city(p: Position, seat: int, column: int) -> list[Note]:
    """Why a city may not be built here (P-057, P-A32)."""
    notes: list[Note] = []
    realm = p.realms[seat]
    if p.cities == 0:
        notes.append(Note("pile-empty", ["P-A32"]))
    if not realm.has_column(column) or realm.is_city(column):
        notes.append(Note("no-settlement", ["P-057"], {"column": column + 1}))
    refuse_price(realm, CITY_PRICE, 0, ["P-057"], notes)
    return notes


def spared(realm: Realm, kind: int) -> int:
    """P-192, P-216: how many goods of a card's price need not be paid."""
    card = CARDS[kind]
    most = 0
    for spot in standing(realm):
        most = max(most, EFFECTS[realm.spots[spot]].spares(card))
    return most


def refuse_card(p: Position, seat: int, kind: int) -> list[Note]:
    """Why a card may not be built at all now: not at hand, 1x, conditions, price."""
    notes: list[Note] = []
    realm = p.realms[seat]
    card = CARDS[kind]
    if kind not in realm.hand:
        if kind != p.rulings.face_up:
            notes.append(Note("not-in-hand", ["P-045"], {"card": card.name}))
        elif p.face_up == 0:
            notes.append(Note("pile-empty", ["P-095"]))
    if card.once and realm.owns(NAME[kind]):
        notes.append(Note("only-one", ["P-048", "P-096"], {"card": card.name}))
    EFFECTS[kind].check(p, seat, notes)
    refuse_price(realm, card.price, spared(realm, kind), ["P-046"], notes)
    return notes


def site_fits(realm: Realm, kind: int, site: int) -> bool:
    """P-046, P-106, P-217: whether the site is free and fit for the card."""
    if NAME[kind] == TOWN_HALL:
        return covering(realm, site) >= 0
    if CARDS[kind].sort == CITY_BUILDING and not realm.is_city(site // 2):
        return False
    return realm.free_spot(site) >= 0


def covering(realm: Realm, site: int) -> int:
    """P-217, P-A28: the spot of a Parish Hall in a city on this site, or -1."""
    if realm.is_city(site // 2):
        for spot in (site * 2, site * 2 + 1):
            if realm.spots[spot] >= 0 and NAME[realm.spots[spot]] == PARISH_HALL:
                return spot
    return -1


def refuse_site(p: Position, seat: int, kind: int, site: int) -> list[Note]:
    """Why not on this site."""
    realm = p.realms[seat]
    notes: list[Note] = []
    if NAME[kind] == TOWN_HALL:
        if covering(realm, site) < 0:
            notes.append(Note("no-parish-hall", ["P-217", "P-A28"], {"site": SITE_NAMES[site]}))
        return notes
    if CARDS[kind].sort == CITY_BUILDING and not realm.is_city(site // 2):
        notes.append(Note("city-only", ["P-106"], {"site": SITE_NAMES[site]}))
    if realm.free_spot(site) < 0:
        notes.append(Note("no-free-site", ["P-023", "P-046", "P-059"], {"site": SITE_NAMES[site]}))
    return notes


def refuse_cache(p: Position, seat: int, kind: int, place: int) -> list[Note]:
    """Why the Gold Cache may not be laid beside this region (P-107)."""
    notes = refuse_card(p, seat, kind)
    if p.realms[seat].terrain[place] < 0:
        notes.append(Note("no-region", ["P-107"]))
    return notes


def refuse_removal(p: Position, seat: int, spot: int) -> list[Note]:
    """Why a card may not be removed (P-112, P-A22, P-A25, P-A29)."""
    notes: list[Note] = []
    if not p.rulings.removal:
        notes.append(Note("no-removal", ["P-A22"]))
    if p.realms[seat].spots[spot] < 0:
        notes.append(Note("no-card-there", ["P-112"]))
    return notes


# Doing it.


def build_road(p: Position, seat: int, action: BuildRoad) -> None:
    """P-052: pay, then lay the road."""
    p.roads -= 1
    p.push(RoadBuilt(seat, action.side))
    pay(p, seat, ROAD_PRICE)


def lay_road(p: Position, seat: int, side: int) -> None:
    """P-024: the road lies open until a settlement is built beyond it."""
    realm = p.realms[seat]
    if side == LEFT:
        realm.road_left = True
    else:
        realm.road_right = True


def build_settlement(p: Position, seat: int, action: BuildSettlement, scouted: bool) -> None:
    """P-054: pay, then settle."""
    p.settlements -= 1
    p.push(Settled(seat, action.side, scouted))
    pay(p, seat, SETTLEMENT_PRICE)


def settle(p: Position, seat: int, side: int, scouted: bool) -> None:
    """P-054, P-055: the row grows; two regions come, drawn or chosen (P-127)."""
    realm = p.realms[seat]
    if side == LEFT:
        realm.left -= 1
        realm.road_left = False
        gap = realm.left
    else:
        realm.right += 1
        realm.road_right = False
        gap = realm.right + 1
    p.recount(seat)
    if scouted:
        p.push(Scouting(seat, gap, -1))
    else:
        p.push(RegionDrawn(seat, gap, -1))


def lay_region(p: Position, seat: int, gap: int, row: int, region: int) -> None:
    """P-055: a region comes to the new corner, empty."""
    realm = p.realms[seat]
    place = gap * 2 + row
    realm.terrain[place] = CENTRE[region][0]
    realm.number[place] = CENTRE[region][1]
    realm.store[place] = 0
    p.centre &= ~BIT[region]


def build_city(p: Position, seat: int, action: BuildCity) -> None:
    """P-057: pay, then cover the settlement."""
    p.cities -= 1
    p.push(CityBuilt(seat, action.column))
    pay(p, seat, CITY_PRICE)


def found_city(p: Position, seat: int, column: int) -> None:
    """P-058, P-059: 2 victory points in all, 4 sites."""
    p.realms[seat].cities |= BIT[column]
    p.recount(seat)


def take_up(p: Position, seat: int, kind: int) -> None:
    """A card to be built leaves the hand, or the face-up pile (P-095)."""
    if kind in p.realms[seat].hand:
        p.realms[seat].take_from_hand(kind)
    else:
        p.face_up -= 1


def build(p: Position, seat: int, action: Build) -> None:
    """P-046: pay the price, less what is spared (P-A59), then place the card."""
    take_up(p, seat, action.kind)
    p.push(Placed(seat, action.kind, action.site))
    if spared(p.realms[seat], action.kind):
        p.push(Waiving(seat, action.kind))
    else:
        pay(p, seat, CARDS[action.kind].price)


def build_cache(p: Position, seat: int, action: BuildCache) -> None:
    """P-168, P-226: the Gold Cache costs nothing."""
    take_up(p, seat, action.kind)
    realm = p.realms[seat]
    realm.cache_at = action.place
    realm.cache = 0


def waivable(p: Position, seat: int, kind: int) -> list[int]:
    """P-A59: the goods of the price that may be waived: what is left must be payable."""
    out = []
    price = CARDS[kind].price
    for good in GOOD:
        if price[good]:
            rest = price.copy()
            rest[good] -= 1
            if can_pay(p.realms[seat], rest):
                out.append(good)
    return out


def waive(p: Position, seat: int, kind: int, good: int) -> None:
    """P-A59: pay the rest."""
    rest = CARDS[kind].price.copy()
    rest[good] -= 1
    pay(p, seat, rest)


def place_card(p: Position, seat: int, kind: int, site: int) -> None:
    """P-047: the card stands and takes effect; a Town Hall covers the Parish Hall (P-217)."""
    realm = p.realms[seat]
    if NAME[kind] == TOWN_HALL:
        spot = covering(realm, site)
        realm.covered = realm.spots[spot]
    else:
        spot = realm.free_spot(site)
    realm.spots[spot] = kind
    p.recount(seat)
    EFFECTS[kind].built(p, seat)


def remove(p: Position, seat: int, spot: int) -> None:
    """P-112, P-113: to the discard pile, or back to the face-up pile."""
    kind = take_off(p, seat, spot)
    if kind == p.rulings.face_up:
        p.face_up += 1
    else:
        p.discard.append(kind)


# Pending while something is built.


@final
class Waiving(Open):
    """P-A59: the good of a price that need not be paid."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def name(self) -> str:
        return "waive"

    def fields(self) -> list[int]:
        return [self.kind]

    def minor(self) -> bool:
        return True

    def ask(self, seat: int) -> Note:
        return Note("ask-waive", ["P-A59"])

    def show(self, out: Asked) -> None:
        out.about = KEYS[self.kind]

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        for good in waivable(p, self.seat, self.kind):
            out.append(WAIVES[good])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Waive)
        waive(p, self.seat, self.kind, action.good)


@final
class Placed(Step):
    """A card that is paid for comes to its site."""

    def __init__(self, by: int, kind: int, site: int) -> None:
        super().__init__(by)
        self.kind: Final = kind
        self.site: Final = site

    def fields(self) -> list[int]:
        return [self.by, self.kind, self.site]

    def take(self, p: Position) -> None:
        place_card(p, self.by, self.kind, self.site)


@final
class RoadBuilt(Step):
    """A road that is paid for is laid."""

    def __init__(self, by: int, side: int) -> None:
        super().__init__(by)
        self.side: Final = side

    def fields(self) -> list[int]:
        return [self.by, self.side]

    def take(self, p: Position) -> None:
        lay_road(p, self.by, self.side)


@final
class Settled(Step):
    """A settlement that is paid for is founded."""

    def __init__(self, by: int, side: int, scouted: bool) -> None:
        super().__init__(by)
        self.side: Final = side
        self.scouted: Final = scouted

    def fields(self) -> list[int]:
        return [self.by, self.side, 1 if self.scouted else 0]

    def take(self, p: Position) -> None:
        settle(p, self.by, self.side, self.scouted)


@final
class CityBuilt(Step):
    """A city that is paid for is founded."""

    def __init__(self, by: int, column: int) -> None:
        super().__init__(by)
        self.column: Final = column

    def fields(self) -> list[int]:
        return [self.by, self.column]

    def take(self, p: Position) -> None:
        found_city(p, self.by, self.column)


@final
class RegionDrawn(Chance):
    """P-055: two regions are turned up for a new settlement."""

    def __init__(self, by: int, gap: int, before: int) -> None:
        super().__init__(by)
        self.gap: Final = gap
        self.before: Final = before
        """The region drawn before, or -1."""

    def name(self) -> str:
        return "region"

    def fields(self) -> list[int]:
        return [self.by, self.gap, self.before]

    def outcomes(self, p: Position) -> tuple[list[Action], list[int]]:
        out: list[Action] = []
        for region in members(p.centre):
            if region != self.before:
                out.append(REGION[region])
        return out, [1] * len(out)

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Region)
        if self.before < 0:
            p.push(RegionDrawn(self.by, self.gap, action.region))
        else:
            p.push(Placing(self.by, self.gap, self.before, action.region))


@final
class Placing(Question):
    """P-055, P-A31: which of two regions lies above."""

    def __init__(self, seat: int, gap: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.gap: Final = gap
        self.first: Final = first
        self.second: Final = second

    def name(self) -> str:
        return "above"

    def fields(self) -> list[int]:
        return [self.gap, self.first, self.second]

    def minor(self) -> bool:
        return True

    def ask(self, seat: int) -> Note:
        return Note("ask-above", ["P-055", "P-A31"])

    def show(self, out: Asked) -> None:
        out.turned_up = sorted([self.first, self.second])

    def choices(self, p: Position, seat: int) -> list[Action]:
        return [ABOVES[min(self.first, self.second)], ABOVES[max(self.first, self.second)]]

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Above)
        lay_region(p, self.seat, self.gap, 0, action.region)
        lay_region(p, self.seat, self.gap, 1, self.second if action.region == self.first else self.first)


@final
class Scouting(Question):
    """P-127, P-239: a Scout chooses the region above, then the one below."""

    def __init__(self, seat: int, gap: int, above: int) -> None:
        super().__init__(seat)
        self.gap: Final = gap
        self.above: Final = above
        """The region above, or -1."""

    def name(self) -> str:
        return "scout"

    def fields(self) -> list[int]:
        return [self.gap, self.above]

    def ask(self, seat: int) -> Note:
        return Note("ask-scout", ["P-127", "P-239"])

    def show(self, out: Asked) -> None:
        if self.above >= 0:
            out.turned_up = [self.above]

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        for region in members(p.centre):
            if self.above < 0:
                out.append(ABOVES[region])
            elif region != self.above:
                out.append(BELOWS[region])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Above):
            p.push(Scouting(self.seat, self.gap, action.region))
        elif isinstance(action, Below):
            lay_region(p, self.seat, self.gap, 0, self.above)
            lay_region(p, self.seat, self.gap, 1, action.region)

"""Roads, settlements with their regions, and cities."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.princes.actions import ABOVES, BELOWS, Above, Below, BuildCity, BuildRoad, BuildSettlement
from archipel.games.princes.board import (
    CENTRE,
    CITY_COST,
    CITY_PRICE,
    LEFT,
    RIGHT,
    ROAD_COST,
    ROAD_PRICE,
    SETTLEMENT_COST,
    SETTLEMENT_PRICE,
    SIDES,
)
from archipel.games.princes.chance import REGION, Region
from archipel.games.princes.paying import pay, refuse_price
from archipel.games.princes.position import Asked, Chance, Position, Question, Step
from archipel.games.princes.realm import NONE, Realm
from archipel.games.princes.why import Why
from archipel.parts.bits import BIT, members
from archipel.parts.packed import covers


def open_road(realm: Realm, side: int) -> bool:
    """P-054: whether a road without a settlement leads on from this end."""
    return realm.road_left if side == LEFT else realm.road_right


def may_settle(p: Position, seat: int) -> bool:
    """P-054: a settlement could be built and paid for now."""
    realm = p.realms[seat]
    if p.settlements == 0 or not covers(realm.goods, SETTLEMENT_COST):
        return False
    return open_road(realm, LEFT) or open_road(realm, RIGHT)


# Roads.


def check_road(p: Position, seat: int, side: int, why: Why) -> None:
    """Check whether a road may be built at this end, apart from its price (P-052, P-A30, P-A32)."""
    realm = p.realms[seat]
    if p.roads == 0:
        why.because("pile-empty", "P-A32")
    if open_road(realm, side):
        why.because("road-there", "P-024 P-A30", "side", SIDES[side])


def refuse_road(p: Position, seat: int, side: int) -> list[Note]:
    """Return why a road may not be built at this end."""
    why = Why(True)
    check_road(p, seat, side, why)
    refuse_price(p.realms[seat], ROAD_PRICE, 0, ["P-052"], why.notes)
    return why.notes


def build_road(p: Position, seat: int, action: BuildRoad) -> None:
    """P-052: pay, then lay the road."""
    p.roads -= 1
    p.push(RoadBuilt(seat, action.side))
    pay(p, seat, ROAD_COST)


@final
class RoadBuilt(Step):
    """P-024: a road that is paid for lies open until a settlement is built beyond it."""

    def __init__(self, by: int, side: int) -> None:
        super().__init__(by)
        self.side: Final = side

    def fields(self) -> list[int]:
        return [self.by, self.side]

    def take(self, p: Position) -> None:
        realm = p.realms[self.by]
        if self.side == LEFT:
            realm.road_left = True
        else:
            realm.road_right = True


# Settlements.


def check_settlement(p: Position, seat: int, side: int, why: Why) -> None:
    """Check whether a settlement may be built at this end, apart from its price (P-054, P-A32)."""
    realm = p.realms[seat]
    if p.settlements == 0:
        why.because("pile-empty", "P-A32")
    if not open_road(realm, side):
        why.because("no-road", "P-024 P-054", "side", SIDES[side])


def refuse_settlement(p: Position, seat: int, side: int) -> list[Note]:
    """Return why a settlement may not be built at this end."""
    why = Why(True)
    check_settlement(p, seat, side, why)
    refuse_price(p.realms[seat], SETTLEMENT_PRICE, 0, ["P-054"], why.notes)
    return why.notes


def build_settlement(p: Position, seat: int, action: BuildSettlement, scouted: bool) -> None:
    """P-054: pay, then settle."""
    p.settlements -= 1
    p.push(Settled(seat, action.side, scouted))
    pay(p, seat, SETTLEMENT_COST)


@final
class Settled(Step):
    """P-054, P-055: the row grows by a settlement; two regions come, drawn or chosen (P-127)."""

    def __init__(self, by: int, side: int, scouted: bool) -> None:
        super().__init__(by)
        self.side: Final = side
        self.scouted: Final = scouted

    def fields(self) -> list[int]:
        return [self.by, self.side, 1 if self.scouted else 0]

    def take(self, p: Position) -> None:
        realm = p.realms[self.by]
        if self.side == LEFT:
            realm.left -= 1
            realm.road_left = False
            gap = realm.left
        else:
            realm.right += 1
            realm.road_right = False
            gap = realm.right + 1
        p.survey(self.by)
        if self.scouted:
            p.push(Scouting(self.by, gap, NONE))
        else:
            p.push(RegionDrawn(self.by, gap, NONE))


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

    def choices(self, p: Position, seat: int) -> list[Action]:
        return [REGION[region] for region in members(p.centre) if region != self.before]

    def odds(self, p: Position) -> list[int]:
        return [1 for region in members(p.centre) if region != self.before]

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Region)
        if self.before < 0:
            p.push(RegionDrawn(self.by, self.gap, action.region))
        else:
            p.push(PlacingRegions(self.by, self.gap, self.before, action.region))


@final
class PlacingRegions(Question):
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
        other = self.second if action.region == self.first else self.first
        lay_regions(p, self.seat, self.gap, action.region, other)


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
            lay_regions(p, self.seat, self.gap, self.above, action.region)


def lay_regions(p: Position, seat: int, gap: int, above: int, below: int) -> None:
    """P-055: two regions come to the new corners, empty."""
    realm = p.realms[seat]
    realm.lay_region(gap * 2, CENTRE[above][0], CENTRE[above][1])
    realm.lay_region(gap * 2 + 1, CENTRE[below][0], CENTRE[below][1])
    p.centre &= ~(BIT[above] | BIT[below])
    p.survey(seat)


# Cities.


def check_city(p: Position, seat: int, column: int, why: Why) -> None:
    """Check whether a city may be built here, apart from its price (P-057, P-A32)."""
    realm = p.realms[seat]
    if p.cities == 0:
        why.because("pile-empty", "P-A32")
    if not realm.has_column(column) or realm.is_city(column):
        why.because("no-settlement", "P-057", "column", column + 1)


def refuse_city(p: Position, seat: int, column: int) -> list[Note]:
    """Return why a city may not be built here."""
    why = Why(True)
    check_city(p, seat, column, why)
    refuse_price(p.realms[seat], CITY_PRICE, 0, ["P-057"], why.notes)
    return why.notes


def build_city(p: Position, seat: int, action: BuildCity) -> None:
    """P-057: pay, then cover the settlement."""
    p.cities -= 1
    p.push(CityBuilt(seat, action.column))
    pay(p, seat, CITY_COST)


@final
class CityBuilt(Step):
    """P-058, P-059: a city that is paid for covers its settlement: 2 victory points in all, 4 sites."""

    def __init__(self, by: int, column: int) -> None:
        super().__init__(by)
        self.column: Final = column

    def fields(self) -> list[int]:
        return [self.by, self.column]

    def take(self, p: Position) -> None:
        p.realms[self.by].cities |= BIT[self.column]
        p.recount(self.by)

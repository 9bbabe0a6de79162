"""Goods: storing, gaining, giving and demanding them, one at a time."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.princes.actions import DEMANDS, GAINS, GIVES, Demand, Gain, Give
from archipel.games.princes.board import CACHE, FULL, GOLD, GOODS, PLACES
from archipel.games.princes.position import Asked, Open, Position, Step
from archipel.games.princes.realm import NONE, Realm
from archipel.parts.actions import PASS
from archipel.parts.bits import BIT, members

SEVERAL: Final = -2
"""A result that stands for more than one place."""


def add(p: Position, seat: int, place: int, n: int = 1) -> None:
    """P-021, P-022: add n goods to a place. Goods that do not fit are lost."""
    realm = p.realms[seat]
    more = realm.stored(place) + n
    realm.lay(place, more if more < FULL else FULL)


def spend(p: Position, seat: int, place: int) -> None:
    """P-021: take one good from a place."""
    realm = p.realms[seat]
    realm.lay(place, realm.stored(place) - 1)


def good_at(realm: Realm, place: int) -> int:
    """Return the good that a place stores."""
    return GOLD if place == CACHE else realm.terrain[place]


def has_room(realm: Realm, place: int) -> bool:
    """P-022: return whether one more good fits on a place."""
    if place == CACHE:
        return realm.cache_at >= 0 and realm.cache < FULL
    return realm.terrain[place] >= 0 and realm.stored(place) < FULL


def has_some(realm: Realm, place: int) -> bool:
    """Return whether a place has a good to take."""
    return realm.stored(place) > 0


def takeable(p: Position, taker: int, goods: int) -> int:
    """P-A06, P-251: which of these goods the opponent has and the taker has room for, as bits."""
    mine = p.realms[taker]
    theirs = p.realms[1 - taker]
    have = theirs.goods
    room = mine.land.capacity - mine.goods
    out = 0
    for good in range(len(GOODS)):
        if have & 255 and room & 255 and goods >> good & 1:
            out |= BIT[good]
        have >>= 8
        room >>= 8
    return out


# Questions about goods.


@final
class Gaining(Open):
    """P-021, P-A03, P-A04: goods are gained one at a time, where there is room."""

    def __init__(self, seat: int, goods: int, n: int) -> None:
        super().__init__(seat)
        self.goods: Final = goods
        """The goods to choose from, as bits."""
        self.n: Final = n

    def name(self) -> str:
        return "gain"

    def fields(self) -> list[int]:
        return [self.goods, self.n]

    def minor(self) -> bool:
        return True

    def ask(self, seat: int) -> Note:
        return Note("ask-gain", ["P-A03", "P-A04"], {"n": self.n})

    def show(self, out: Asked) -> None:
        out.left = self.n

    def choices(self, p: Position, seat: int) -> list[Action]:
        realm = p.realms[self.seat]
        places = realm.land.giving(self.goods)
        out: list[Action] = [GAINS[place] for place in places if realm.stored(place) < FULL]
        if self.goods & BIT[GOLD] and has_room(realm, CACHE):
            out.append(GAINS[CACHE])
        return out

    def settle(self, p: Position) -> bool:
        """Store a good without a question if only one place can take it."""
        realm = p.realms[self.seat]
        for n in range(self.n, 0, -1):
            place = destination(realm, self.goods)
            if place == SEVERAL:
                if n < self.n:
                    p.pop()
                    p.push(Gaining(self.seat, self.goods, n))
                return False
            if place < 0:
                break
            add(p, self.seat, place)
        p.pop()
        return True

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Gain)
        add(p, self.seat, action.place)
        if self.n > 1:
            p.push(Gaining(self.seat, self.goods, self.n - 1))


def destination(realm: Realm, goods: int) -> int:
    """P-A03: the place where one of these goods (bits) must go, `SEVERAL`, or -1 without room."""
    found = NONE
    for place in realm.land.giving(goods):
        if realm.stored(place) < FULL:
            if found >= 0:
                return SEVERAL
            found = place
    if goods & BIT[GOLD] and has_room(realm, CACHE):
        return CACHE if found < 0 else SEVERAL
    return found


@final
class Storing(Open):
    """P-A71: gold that a river produced may go to the Gold Cache instead."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def name(self) -> str:
        return "store"

    def fields(self) -> list[int]:
        return [self.place]

    def minor(self) -> bool:
        return True

    def ask(self, seat: int) -> Note:
        return Note("ask-store", ["P-A71"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        realm = p.realms[self.seat]
        out: list[Action] = []
        if has_room(realm, self.place):
            out.append(GAINS[self.place])
        if has_room(realm, CACHE):
            out.append(GAINS[CACHE])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Gain)
        add(p, self.seat, action.place)


@final
class Demanding(Open):
    """P-082, P-164, P-251: goods of the opponent are named one at a time; he gives them."""

    def __init__(self, seat: int, n: int, goods: int, may_leave: bool = False, begun: bool = False) -> None:
        super().__init__(seat)
        self.n: Final = n
        self.goods: Final = goods
        """The goods that may be named, as bits."""
        self.may_leave: Final = may_leave
        """Whether all but the first may be left."""
        self.begun: Final = begun
        """Whether the first has been named."""

    def name(self) -> str:
        return "demand"

    def fields(self) -> list[int]:
        return [self.n, self.goods, 1 if self.may_leave else 0, 1 if self.begun else 0]

    def ask(self, seat: int) -> Note:
        return Note("ask-demand", ["P-082", "P-164", "P-251"], {"n": self.n})

    def show(self, out: Asked) -> None:
        out.left = self.n

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        for good in members(takeable(p, self.seat, self.goods)):
            out.append(DEMANDS[good])
        if out and self.may_leave and self.begun:
            out.insert(0, PASS)
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Demand):
            if self.n > 1:
                p.push(Demanding(self.seat, self.n - 1, self.goods, self.may_leave, True))
            gain(p, self.seat, BIT[action.good], 1)
            p.push(GivingGood(1 - self.seat, action.good))


@final
class GivingGood(Open):
    """P-A05: the loser of a good decides where it comes from."""

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def name(self) -> str:
        return "give"

    def fields(self) -> list[int]:
        return [self.good]

    def minor(self) -> bool:
        return True

    def ask(self, seat: int) -> Note:
        return Note("ask-give", ["P-A05"], {"good": GOODS[self.good]})

    def choices(self, p: Position, seat: int) -> list[Action]:
        realm = p.realms[self.seat]
        out: list[Action] = []
        for place in range(PLACES):
            if has_some(realm, place) and good_at(realm, place) == self.good:
                out.append(GIVES[place])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Give)
        spend(p, self.seat, action.place)


@final
class Added(Step):
    """Add one good to the place that Brigands fill."""

    def __init__(self, by: int, place: int) -> None:
        super().__init__(by)
        self.place: Final = place

    def fields(self) -> list[int]:
        return [self.by, self.place]

    def take(self, p: Position) -> None:
        add(p, self.by, self.place)


def gain(p: Position, seat: int, goods: int, n: int) -> None:
    """P-A03, P-A04: the seat gains `n` of these goods (bits), where it likes; without room they are lost."""
    if n > 0:
        p.push(Gaining(seat, goods, n))


def yield_at(p: Position, seat: int, place: int, n: int) -> None:
    """P-041: a region gains; P-A71: gold may go to the Gold Cache instead."""
    realm = p.realms[seat]
    if realm.terrain[place] == GOLD and realm.cache_at >= 0:
        for _ in range(n):
            p.push(Storing(seat, place))
    else:
        add(p, seat, place, n)

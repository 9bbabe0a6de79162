"""Goods: what is stored where, gaining, paying, giving and demanding them one at a time."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.princes.actions import DEMANDS, GAINS, GIVES, PASS, PAYS, Demand, Gain, Give, Pay
from archipel.games.princes.board import CACHE, FULL, GOLD, GOOD, GOODS, PLACES
from archipel.games.princes.position import Asked, Open, Position, Step
from archipel.games.princes.realm import Realm
from archipel.parts.bits import BIT, members

NO_GOODS: Final[list[int]] = [0, 0, 0, 0, 0, 0]


def add(p: Position, seat: int, place: int) -> None:
    """P-021, P-022: one good more here; what does not fit is lost."""
    realm = p.realms[seat]
    if place == CACHE:
        realm.cache = min(FULL, realm.cache + 1)
    else:
        realm.store[place] = min(FULL, realm.store[place] + 1)


def spend(p: Position, seat: int, place: int) -> None:
    """P-021: one good less here."""
    realm = p.realms[seat]
    if place == CACHE:
        realm.cache -= 1
    else:
        realm.store[place] -= 1


def good_at(realm: Realm, place: int) -> int:
    """What is stored here."""
    return GOLD if place == CACHE else realm.terrain[place]


def has_room(realm: Realm, place: int) -> bool:
    """P-022: whether one good more fits here."""
    if place == CACHE:
        return realm.cache_at >= 0 and realm.cache < FULL
    return realm.terrain[place] >= 0 and realm.store[place] < FULL


def has_some(realm: Realm, place: int) -> bool:
    """Whether a good can be taken from here."""
    return realm.cache > 0 if place == CACHE else realm.store[place] > 0


def covers(stock: list[int], price: list[int], spared: int = 0) -> bool:
    """Whether these goods pay the price when `spared` goods of it need not be paid."""
    missing = 0
    for good in GOOD:
        if price[good] > stock[good]:
            missing += price[good] - stock[good]
    return missing <= spared


def can_pay(realm: Realm, price: list[int], spared: int = 0) -> bool:
    """Whether the price can be paid when `spared` goods of it need not be (P-A59)."""
    return covers(realm.stock(), price, spared)


def refuse_price(realm: Realm, price: list[int], spared: int, rules: list[str], notes: list[Note]) -> None:
    """P-046, P-051: the price must be there."""
    stock = realm.stock()
    if covers(stock, price, spared):
        return
    lacks = [max(0, price[good] - stock[good]) for good in GOOD]
    alone = sum(lacks) == max(lacks)
    for good in GOOD:
        if lacks[good]:
            n = lacks[good] - (spared if alone else 0)
            notes.append(Note("cannot-pay", rules, {"n": n, "good": GOODS[good]}))
    if spared and not alone:  # which of them is saved is for the builder to say
        notes.append(Note("waives", ["P-192", "P-216", "P-A59"]))


def takeable(p: Position, taker: int, goods: int) -> int:
    """P-A06, P-251: which of these goods the opponent has and the taker has room for, as bits."""
    mine = p.realms[taker]
    theirs = p.realms[1 - taker]
    out = 0
    for good in GOOD:
        if goods & BIT[good] and theirs.held(good) > 0 and mine.room(good) > 0:
            out |= BIT[good]
    return out


# Questions about goods.


@final
class Paying(Open):
    """P-046, P-A04: a price is paid one good at a time, from regions of one's choice."""

    def __init__(self, seat: int, goods: list[int], any_good: int) -> None:
        super().__init__(seat)
        self.goods: Final = goods
        """What is due of each kind."""
        self.any_good: Final = any_good
        """What is due of any kind."""

    def name(self) -> str:
        return "pay"

    def fields(self) -> list[int]:
        return [*self.goods, self.any_good]

    def minor(self) -> bool:
        return True

    def ask(self, seat: int) -> Note:
        return Note("ask-pay", ["P-046", "P-A04"], {"n": self.left()})

    def show(self, out: Asked) -> None:
        out.left = self.left()
        out.due = self.goods

    def left(self) -> int:
        """How many goods are still due."""
        return sum(n for n in self.goods) + self.any_good

    def next_due(self) -> int:
        """The first good of the price that is still due, or -1 if any good will do."""
        for good in GOOD:
            if self.goods[good]:
                return good
        return -1

    def choices(self, p: Position, seat: int) -> list[Action]:
        """P-A04: the places from which the next good may come; only one if all there is must go."""
        realm = p.realms[self.seat]
        out: list[Action] = []
        good = self.next_due()
        there = realm.total() if good < 0 else realm.held(good)
        all_goes = there == (self.any_good if good < 0 else self.goods[good])
        for place in realm.region_places():
            if realm.store[place] and (good < 0 or realm.terrain[place] == good):
                out.append(PAYS[place])
                if all_goes:
                    return out
        if realm.cache and good in (-1, GOLD):
            out.append(PAYS[CACHE])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        """P-046: one good of the price; the rest is still due."""
        assert isinstance(action, Pay)
        spend(p, self.seat, action.place)
        if self.left() == 1:
            return
        if self.next_due() < 0:
            p.push(Paying(self.seat, self.goods, self.any_good - 1))
        else:
            goods = self.goods.copy()
            goods[good_at(p.realms[self.seat], action.place)] -= 1
            p.push(Paying(self.seat, goods, self.any_good))


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
        out: list[Action] = []
        for place in realm.region_places():
            terrain = realm.terrain[place]
            if terrain >= 0 and self.goods & BIT[terrain] and has_room(realm, place):
                out.append(GAINS[place])
        if self.goods & BIT[GOLD] and has_room(realm, CACHE):
            out.append(GAINS[CACHE])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Gain)
        add(p, self.seat, action.place)
        if self.n > 1:
            p.push(Gaining(self.seat, self.goods, self.n - 1))


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
            p.push(Giving(1 - self.seat, action.good))


@final
class Giving(Open):
    """P-A05: who loses a good decides from where."""

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
    """One good more on a place that is filled."""

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
    for _ in range(n):
        if realm.terrain[place] == GOLD and realm.cache_at >= 0:
            p.push(Storing(seat, place))
        else:
            add(p, seat, place)


def pay(p: Position, seat: int, goods: list[int]) -> None:
    """P-046: the seat pays a price, one good at a time, from regions of its choice."""
    p.push(Paying(seat, goods, 0))


def pay_any(p: Position, seat: int, n: int) -> None:
    """The seat pays any `n` goods (P-070, P-129)."""
    if n > 0:
        p.push(Paying(seat, NO_GOODS, n))


def pay_one_kind(p: Position, seat: int, good: int, n: int) -> None:
    """The seat pays `n` of one good."""
    goods = [0] * 6
    goods[good] = n
    p.push(Paying(seat, goods, 0))

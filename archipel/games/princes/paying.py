"""Prices: checking them and paying them, one good at a time."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.core.state import Action, Note
from archipel.games.princes.actions import PAYS, Pay
from archipel.games.princes.board import CACHE, GOLD, GOOD, GOODS
from archipel.games.princes.goods import SEVERAL, good_at, spend
from archipel.games.princes.position import Asked, Open, Position
from archipel.games.princes.realm import NONE, Realm
from archipel.parts.packed import (
    NOTHING,
    count,
    first,
    missing,
    pack,
    several,
    total,
    unpack,
)


def refuse_price(realm: Realm, price: list[int], spared: int, rules: list[str], notes: list[Note]) -> None:
    """P-046, P-051: the price must be there."""
    if missing(realm.goods, pack(price)) <= spared:
        return
    stock = realm.stock()
    lacks = [max(0, price[good] - stock[good]) for good in GOOD]
    alone = sum(lacks) == max(lacks)
    for good in GOOD:
        if lacks[good]:
            n = lacks[good] - (spared if alone else 0)
            notes.append(Note("cannot-pay", rules, {"n": n, "good": GOODS[good]}))
    if spared and not alone:  # the builder chooses which good is waived
        notes.append(Note("waives", ["P-192", "P-216", "P-A59"]))


@final
class Paying(Open):
    """P-046, P-A04: a price is paid one good at a time, from regions of one's choice."""

    def __init__(self, seat: int, goods: i64, any_good: int) -> None:
        super().__init__(seat)
        self.goods: Final[i64] = goods
        """The goods still due, by kind."""
        self.any_good: Final = any_good
        """The number of goods still due of any kind."""

    def name(self) -> str:
        return "pay"

    def fields(self) -> list[int]:
        return [*unpack(self.goods, len(GOODS)), self.any_good]

    def minor(self) -> bool:
        return True

    def ask(self, seat: int) -> Note:
        return Note("ask-pay", ["P-046", "P-A04"], {"n": self.left()})

    def show(self, out: Asked) -> None:
        out.left = self.left()
        out.due = unpack(self.goods, len(GOODS))

    def left(self) -> int:
        """Return the number of goods still due."""
        return total(self.goods) + self.any_good

    def choices(self, p: Position, seat: int) -> list[Action]:
        """P-A04: the places from which the next good may come."""
        realm = p.realms[self.seat]
        out: list[Action] = []
        good = first(self.goods)
        for place in realm.land.places if good < 0 else realm.land.of_good[good]:
            if realm.stored(place):
                out.append(PAYS[place])
        if realm.cache and (good < 0 or good == GOLD):
            out.append(PAYS[CACHE])
        return out

    def settle(self, p: Position) -> bool:
        """Pay without a question while only one place can pay."""
        realm = p.realms[self.seat]
        goods = self.goods
        any_good = self.any_good
        while goods or any_good:
            place = source(realm, goods, any_good)
            if place == SEVERAL:
                if goods != self.goods or any_good != self.any_good:
                    p.pop()
                    p.push(Paying(self.seat, goods, any_good))
                return False
            if place < 0:
                break
            spend(p, self.seat, place)
            if goods:
                goods -= several(1, good_at(realm, place))
            else:
                any_good -= 1
        p.pop()
        return True

    def answer(self, p: Position, seat: int, action: Action) -> None:
        """P-046: one good of the price; the rest is still due."""
        assert isinstance(action, Pay)
        spend(p, self.seat, action.place)
        if self.left() == 1:
            return
        if not self.goods:
            p.push(Paying(self.seat, self.goods, self.any_good - 1))
        else:
            good = good_at(p.realms[self.seat], action.place)
            p.push(Paying(self.seat, self.goods - several(1, good), self.any_good))


def source(realm: Realm, goods: i64, any_good: int) -> int:
    """P-A04: return the only place for the next good, `SEVERAL` or -1. If all goods are due, any will do."""
    good = first(goods)
    if good < 0:
        places = realm.land.places
        all_goes = total(realm.goods) == any_good
    else:
        places = realm.land.of_good[good]
        all_goes = count(realm.goods, good) == count(goods, good)
    found = NONE
    for place in places:
        if realm.stored(place):
            if all_goes:
                return place
            if found >= 0:
                return SEVERAL
            found = place
    if realm.cache and (good < 0 or good == GOLD):
        return CACHE if found < 0 else SEVERAL
    return found


def pay(p: Position, seat: int, goods: i64) -> None:
    """P-046: the seat pays a price, one good at a time, from regions of its choice."""
    p.push(Paying(seat, goods, 0))


def pay_any(p: Position, seat: int, n: int) -> None:
    """Have the seat pay any `n` goods (P-070, P-129)."""
    if n > 0:
        p.push(Paying(seat, NOTHING, n))


def pay_one_kind(p: Position, seat: int, good: int, n: int) -> None:
    """Have the seat pay `n` of one good."""
    p.push(Paying(seat, several(n, good), 0))

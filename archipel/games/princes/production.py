"""The dice: brigands before production, production, marketplaces, the other events after it."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action
from archipel.games.princes.actions import DICE, EVENTS, Dice, Event
from archipel.games.princes.board import (
    ALL_GOODS,
    BRIGANDS,
    CELEBRATION,
    EVENT,
    FACE_WEIGHTS,
    GOLD,
    HARVEST,
    TRADE,
    WOOL,
)
from archipel.games.princes.cards import KINDS, YULE
from archipel.games.princes.effect import EFFECTS
from archipel.games.princes.goods import Demanding, gain, yield_at
from archipel.games.princes.position import Chance, Position, Step
from archipel.games.princes.realm import NONE, Realm
from archipel.games.princes.verbs import in_order, standing, touching
from archipel.parts.bits import BIT

BRIGAND_LIMIT: Final = 7
"""P-081: who has more goods loses gold and wool."""


def after_dice(p: Position) -> None:
    """P-039, P-040: brigands come before production, any black event after it."""
    if p.face == BRIGANDS:
        raid(p)
    else:
        p.push(Happen(p.turn))
    p.push(Market(p.turn))
    p.push(Produce(p.turn))


def sheltered(realm: Realm) -> int:
    """P-137: the regions beside a Storehouse, as bits."""
    out = 0
    for spot in standing(realm):
        if EFFECTS[realm.spots[spot]].shelters():
            left, right = touching(spot)
            out |= BIT[left] | BIT[right]
    return out


def counted(realm: Realm) -> int:
    """P-081, P-137, P-168: the goods that brigands count: neither the Gold Cache nor beside a Storehouse."""
    safe = sheltered(realm)
    n = 0
    for place in realm.region_places():
        if not safe & BIT[place]:
            n += realm.store[place]
    return n


def raid(p: Position) -> None:
    """P-081, P-A09: each with more than 7 goods loses all gold and wool; P-A08 for the Storehouse."""
    for seat in (0, 1):
        realm = p.realms[seat]
        if counted(realm) <= BRIGAND_LIMIT:
            continue
        safe = sheltered(realm) if p.rulings.storehouse_saves else 0
        for place in realm.region_places():
            terrain = realm.terrain[place]
            if terrain in (GOLD, WOOL) and not safe & BIT[place]:
                realm.store[place] = 0


def boost(realm: Realm, place: int) -> int:
    """P-237: how many neighbouring cards make this region produce more."""
    row = place % 2
    gap = place // 2
    n = 0
    for column in (gap - 1, gap):
        if realm.left <= column <= realm.right:
            spot = column * 4 + row * 2
            for kind in (realm.spots[spot], realm.spots[spot + 1]):
                if kind >= 0 and EFFECTS[kind].boosts() == realm.terrain[place]:
                    n += 1
    return n


def produce(p: Position) -> None:
    """P-041, P-042: every region with the rolled number gains 1, more beside a booster."""
    for seat in in_order(p):
        realm = p.realms[seat]
        for place in realm.region_places():
            if realm.number[place] == p.number:
                yield_at(p, seat, place, 1 + boost(realm, place))


def rolled(realm: Realm, number: int) -> list[int]:
    """The regions with this number."""
    return [place for place in realm.region_places() if realm.number[place] == number]


def market(p: Position) -> None:
    """P-138, P-A41: a Marketplace gains 1 of what the opponent gets, if he has more such regions."""
    for seat in in_order(p):
        realm = p.realms[seat]
        open_ = 0
        for spot in standing(realm):
            if EFFECTS[realm.spots[spot]].markets():
                open_ += 1
        if open_ == 0:
            continue
        theirs = rolled(p.realms[1 - seat], p.number)
        if len(theirs) > len(rolled(realm, p.number)):
            goods = 0
            for place in theirs:
                goods |= BIT[p.realms[1 - seat].terrain[place]]
            gain(p, seat, goods, open_)


def happen(p: Position) -> None:
    """P-082 to P-085: what the event die shows."""
    if p.face == TRADE:
        trade_event(p)
    elif p.face == CELEBRATION:
        celebrate(p)
    elif p.face == HARVEST:
        harvest(p)
    elif p.face == EVENT:
        p.push(EventDrawn(p.turn))


def trade_event(p: Position) -> None:
    """P-082, P-179: the trade advantage takes 1 good of choice, 2 with a Moneylender."""
    holder = p.trade_holder()
    if holder >= 0:
        n = 1
        realm = p.realms[holder]
        for spot in standing(realm):
            n += EFFECTS[realm.spots[spot]].lends()
        p.push(Demanding(holder, n, ALL_GOODS))


def celebrate(p: Position) -> None:
    """P-083: 1 good of choice for each, or for whoever has more skill; P-246: Reiner's comes after."""
    if p.herald:
        gain(p, p.turn, ALL_GOODS, 1)
    mine = p.realms[p.turn].skill
    theirs = p.realms[1 - p.turn].skill
    if theirs >= mine:
        gain(p, 1 - p.turn, ALL_GOODS, 1)
    if mine >= theirs:
        gain(p, p.turn, ALL_GOODS, 1)


def harvest(p: Position) -> None:
    """P-084, P-A01: 1 good of choice for each; P-223, P-247: gold for Toll Bridges and Pirate Ships."""
    for seat in in_order(p):
        realm = p.realms[seat]
        gold = 0
        for spot in standing(realm):
            gold += EFFECTS[realm.spots[spot]].harvest()
        gain(p, seat, BIT[GOLD], gold)
        gain(p, seat, ALL_GOODS, 1)


# Pending while the dice are carried out.


@final
class DiceRoll(Chance):
    """P-038: the dice of the turn; Brigitta (P-125) and Reiner (P-246) may have set one."""

    def name(self) -> str:
        return "dice"

    def outcomes(self, p: Position) -> tuple[list[Action], list[int]]:
        out: list[Action] = []
        odds: list[int] = []
        for dice in DICE:
            if p.set_number and dice.number != p.set_number:
                continue  # P-125
            if p.set_face >= 0:
                if dice.face == p.set_face:  # P-246
                    out.append(dice)
                    odds.append(1)
            else:
                out.append(dice)
                odds.append(FACE_WEIGHTS[dice.face])
        return out, odds

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Dice)
        p.number = action.number
        p.face = action.face
        after_dice(p)


@final
class Produce(Step):
    """P-041: the regions produce."""

    def take(self, p: Position) -> None:
        produce(p)


@final
class Market(Step):
    """P-138: the Marketplaces catch up."""

    def take(self, p: Position) -> None:
        market(p)


@final
class Happen(Step):
    """P-040: the event die is carried out."""

    def take(self, p: Position) -> None:
        happen(p)


@final
class EventDrawn(Chance):
    """P-085: the top event card."""

    def name(self) -> str:
        return "event"

    def outcomes(self, p: Position) -> tuple[list[Action], list[int]]:
        """P-032, P-124: an unseen one is surely in the stack, or a moon card that may be."""
        out: list[Action] = []
        odds: list[int] = []
        if p.events[0] != NONE:
            out.append(EVENTS[p.events[0] * 2])
            odds.append(1)
            return out, odds
        moons = sum(p.moon_pool) if p.moon_slots else 1
        for kind in range(KINDS):
            if p.event_pool[kind]:
                out.append(EVENTS[kind * 2])
                odds.append(p.event_pool[kind] * moons)
            if p.moon_slots and p.moon_pool[kind]:
                out.append(EVENTS[kind * 2 + 1])
                odds.append(p.moon_pool[kind] * p.moon_slots)
        return out, odds

    def answer(self, p: Position, seat: int, action: Action) -> None:
        """P-085 to P-087: the event is carried out, then goes under its stack; Yule makes the stack anew."""
        assert isinstance(action, Event)
        kind = action.kind
        if p.events[0] == NONE:
            if action.moon:
                p.moon_pool[kind] -= 1
                p.moon_slots -= 1
            else:
                p.event_pool[kind] -= 1
        del p.events[0]
        p.event = kind
        if kind != YULE:
            p.push(EventOver(p.turn, kind))
        EFFECTS[kind].happen(p, kind)


@final
class EventOver(Step):
    """P-086: the event card goes under its stack."""

    def __init__(self, by: int, kind: int) -> None:
        super().__init__(by)
        self.kind: Final = kind

    def fields(self) -> list[int]:
        return [self.by, self.kind]

    def take(self, p: Position) -> None:
        p.events.append(self.kind)

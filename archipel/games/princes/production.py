"""The dice: brigands, production, marketplaces, then the other events."""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import Action
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
from archipel.games.princes.chance import DICE, Dice
from archipel.games.princes.events import EVENT_DRAWN
from archipel.games.princes.goods import Demanding, gain, yield_at
from archipel.games.princes.position import Chance, Position, Step
from archipel.games.princes.realm import Realm
from archipel.parts.bits import BIT, members

ANY_DICE: Final = list[Action](DICE)
ANY_ODDS: Final = [FACE_WEIGHTS[dice.face] for dice in DICE]
BRIGAND_LIMIT: Final = 7
"""P-081: the most goods that are safe from brigands."""


@final
class DiceRoll(Chance):
    """P-038: the dice of the turn; Brigitta (P-125) and Reiner (P-246) may have set one."""

    def name(self) -> str:
        return "dice"

    def choices(self, p: Position, seat: int) -> list[Action]:
        if not p.set_number and p.set_face < 0:
            return ANY_DICE
        return [dice for dice in DICE if self.may_fall(p, dice)]

    def odds(self, p: Position) -> list[int]:
        if not p.set_number and p.set_face < 0:
            return ANY_ODDS
        return [FACE_WEIGHTS[dice.face] if p.set_face < 0 else 1 for dice in DICE if self.may_fall(p, dice)]

    def draw(self, p: Position, rng: Rng) -> int:
        if p.set_number or p.set_face >= 0:
            return rng.weighted(self.odds(p))
        thrown = rng.below(36)  # the question mark is on the last two faces
        face = thrown % 6
        return thrown // 6 * len(FACE_WEIGHTS) + (face if face < EVENT else EVENT)

    def may_fall(self, p: Position, dice: Dice) -> bool:
        """P-125, P-246: return whether a throw agrees with the dice that cards have set."""
        if p.set_number and dice.number != p.set_number:
            return False
        return p.set_face < 0 or dice.face == p.set_face

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Dice)
        p.number = action.number
        p.face = action.face
        after_dice(p)


DICE_ROLL: Final = [DiceRoll(0), DiceRoll(1)]
"""By seat. A question without further fields is one shared object, like an action."""


def after_dice(p: Position) -> None:
    """P-039, P-040: brigands come before production, any black event after it."""
    if p.face == BRIGANDS:
        raid(p)
    else:
        p.push(HAPPEN[p.turn])
    p.push(MARKET[p.turn])
    p.push(PRODUCE[p.turn])


# Brigands.


def raid(p: Position) -> None:
    """P-081, P-A09: each with more than 7 goods loses all gold and wool; P-A08 for the Storehouse."""
    for seat in range(2):
        realm = p.realms[seat]
        if counted(realm) <= BRIGAND_LIMIT:
            continue
        safe = realm.works.sheltered if p.rulings.storehouse_saves else 0
        for good in (GOLD, WOOL):
            for place in realm.land.of_good[good]:
                if not safe & BIT[place]:
                    realm.lay(place, 0)


def counted(realm: Realm) -> int:
    """P-081, P-137, P-168: the goods that brigands count: neither the Gold Cache nor beside a Storehouse."""
    n = realm.total() - realm.cache
    if realm.works.sheltered:
        for place in members(realm.works.sheltered):
            n -= realm.stored(place)
    return n


# Production.


@final
class Produce(Step):
    """P-041: the regions produce."""

    def take(self, p: Position) -> None:
        produce(p)


PRODUCE: Final = [Produce(0), Produce(1)]


def produce(p: Position) -> None:
    """P-041, P-042: every region with the rolled number gains 1, more beside a booster."""
    for seat in p.in_order():
        realm = p.realms[seat]
        for place in realm.land.of_number[p.number]:
            yield_at(p, seat, place, 1 + boost(realm, place))


def boost(realm: Realm, place: int) -> int:
    """P-237: how many neighbouring cards make this region produce more."""
    return realm.works.boosts[place]


@final
class MarketCatchUp(Step):
    """P-138: the Marketplaces catch up."""

    def take(self, p: Position) -> None:
        market(p)


MARKET: Final = [MarketCatchUp(0), MarketCatchUp(1)]


def market(p: Position) -> None:
    """P-138, P-A41: a Marketplace gains 1 of what the opponent gets, if he has more such regions."""
    for seat in p.in_order():
        realm = p.realms[seat]
        if realm.works.markets == 0:
            continue
        theirs = p.realms[1 - seat].land.of_number[p.number]
        if len(theirs) > len(realm.land.of_number[p.number]):
            goods = 0
            for place in theirs:
                goods |= BIT[p.realms[1 - seat].terrain[place]]
            gain(p, seat, goods, realm.works.markets)


# The event die.


@final
class Happen(Step):
    """P-040: the event die is carried out."""

    def take(self, p: Position) -> None:
        happen(p)


HAPPEN: Final = [Happen(0), Happen(1)]


def happen(p: Position) -> None:
    """P-082 to P-085: what the event die shows."""
    if p.face == TRADE:
        trade_event(p)
    elif p.face == CELEBRATION:
        celebrate(p)
    elif p.face == HARVEST:
        harvest(p)
    elif p.face == EVENT:
        p.push(EVENT_DRAWN[p.turn])


def trade_event(p: Position) -> None:
    """P-082, P-179: the trade advantage takes 1 good of choice, 2 with a Moneylender."""
    holder = p.trade_holder()
    if holder >= 0:
        p.push(Demanding(holder, 1 + p.realms[holder].works.more_trade, ALL_GOODS))


def celebrate(p: Position) -> None:
    """P-083: 1 good of choice for each, or for the one with more skill. P-246: Reiner's good comes after."""
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
    for seat in p.in_order():
        gain(p, seat, BIT[GOLD], p.realms[seat].works.harvest_gold)
        gain(p, seat, ALL_GOODS, 1)

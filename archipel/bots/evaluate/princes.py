"""How good a game of Princes stands: points first, then what brings points."""

from __future__ import annotations

from typing import Final, final

from archipel.bots.evaluate.base import Evaluator
from archipel.core.state import Action, Seat, State
from archipel.games.princes.board import CITY_PRICE, GOLD, GOOD, ROAD_PRICE, SETTLEMENT_PRICE, WOOL
from archipel.games.princes.cards import CARDS, CITY_BUILDING, NAME
from archipel.games.princes.choices import choices
from archipel.games.princes.effects.table import EFFECTS
from archipel.games.princes.position import Position, Realm
from archipel.games.princes.production import BRIGAND_LIMIT, boost, counted
from archipel.games.princes.state import PrincesState
from archipel.games.princes.tasks import (
    EXCHANGED,
    GAINING,
    GIVING,
    PAYING,
    PLACING,
    RELOCATING,
    STORING,
    TITHING,
    WAIVING,
)

THEIRS: Final = 0.7
"""How much the opponent's good counts against one's own."""
WON: Final = 100.0
REGION: Final = 0.12
BOOSTED: Final = 0.1
ROAD_OPEN: Final = 0.45
STRENGTH: Final = 0.07
COMMERCE: Final = 0.1
SKILL: Final = 0.05
PROGRESS: Final = 0.2
FIRST_GOODS: Final = [0.1, 0.08, 0.05]
"""The worth of the first, second and third good of a kind."""
CARD_TO_COME: Final = 0.17
GOAL: Final = 0.5
"""The worth of having a whole settlement, city or road price at hand."""
AT_RISK: Final = 0.05
STEPS: Final = 12
"""How many small decisions in a row are looked through."""


@final
class PrincesEvaluator(Evaluator):
    """Points, production, goods on the way to a price, cards worth building."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, PrincesState)
        p = state.p
        if p.over():
            return WON if p.winner == seat else -WON if p.winner >= 0 else 0.0
        worth = realm_value(p, seat) - THEIRS * realm_value(p, 1 - seat)
        task = p.top()
        if task.what == EXCHANGED and task.seat == seat:
            worth += CARD_TO_COME
        return worth

    def after(self, state: State, seat: Seat, action: Action) -> State:
        """Small decisions that follow, such as what to pay with, are taken as they come."""
        copy = state.copy()
        copy.apply(seat, action)
        assert isinstance(copy, PrincesState)
        for _ in range(STEPS):
            if copy.actor() < 0 or copy.p.top().what not in FOLLOW_UPS:
                break
            task = copy.p.top()
            copy.apply(task.seat, best_follow_up(copy, task.seat))
        return copy


FOLLOW_UPS: Final = [PAYING, GAINING, STORING, GIVING, WAIVING, PLACING, TITHING, RELOCATING]


def best_follow_up(state: PrincesState, seat: Seat) -> Action:
    """The small step that leaves the best spread of goods: pay from the most, gain where there is least."""
    possible = choices(state.p, state.p.top())
    best = possible[0]
    most = -1000.0
    for action in possible:
        copy = state.copy()
        copy.apply(seat, action)
        worth = goods_value(copy.p.realms[seat])
        if worth > most:
            most = worth
            best = action
    return best


def realm_value(p: Position, seat: int) -> float:
    """One principality, with its hand."""
    realm = p.realms[seat]
    worth = float(p.points(seat))
    for place in realm.region_places():
        if realm.terrain[place] >= 0:
            worth += REGION + BOOSTED * boost(realm, place)
    if p.settlements:
        worth += ROAD_OPEN * ((1 if realm.road_left else 0) + (1 if realm.road_right else 0))
    worth += STRENGTH * realm.strength + COMMERCE * realm.commerce + SKILL * realm.skill
    worth += PROGRESS * realm.progress
    worth += goods_value(realm) + goal_value(p, realm)
    for kind in realm.hand:
        worth += card_value(realm, kind)
    return worth


def goods_value(realm: Realm) -> float:
    """Goods in store: the first of a kind is worth most; those that brigands may take, less."""
    worth = 0.0
    for good in GOOD:
        held = realm.held(good)
        for i in range(held):
            worth += FIRST_GOODS[min(i, 2)]
    if counted(realm) > BRIGAND_LIMIT:
        worth -= AT_RISK * (realm.held(GOLD) + realm.held(WOOL))
    return worth


def goal_value(p: Position, realm: Realm) -> float:
    """How near the nearest of city, settlement and road is."""
    best = 0.0
    if p.cities:
        best = nearness(realm, CITY_PRICE)
    if p.settlements:
        if realm.road_left or realm.road_right:
            best = max(best, nearness(realm, SETTLEMENT_PRICE))
        elif p.roads:
            best = max(best, 0.6 * nearness(realm, ROAD_PRICE))
    return GOAL * best


def nearness(realm: Realm, price: list[int]) -> float:
    """Which part of a price is there."""
    have = 0
    for good in GOOD:
        have += min(price[good], realm.held(good))
    return have / sum(price)


def card_value(realm: Realm, kind: int) -> float:
    """What a hand card promises."""
    card = CARDS[kind]
    if card.is_action:
        return 0.14
    worth = 0.1 + 0.3 * card.victory + STRENGTH * card.strength + COMMERCE * card.commerce
    worth += 0.5 * PROGRESS * card.progress
    if EFFECTS[kind].boosts() >= 0:
        worth += 0.12
    if card.sort == CITY_BUILDING and realm.cities == 0:
        worth *= 0.5
    if card.once and realm.owns(NAME[kind]):
        worth = 0.0
    return worth * 0.5

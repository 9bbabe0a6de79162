"""How good a game of Princes stands: points first, then what brings points."""

from __future__ import annotations

from typing import Final, final

from archipel.bots.evaluate.base import Fitted
from archipel.core.state import Action, Seat, State
from archipel.games.princes.board import CITY_PRICE, GOLD, GOOD, ROAD_PRICE, SETTLEMENT_PRICE, WOOL
from archipel.games.princes.cards import CARDS, CITY_BUILDING, DECK, KINDS, NAME
from archipel.games.princes.effect import EFFECTS
from archipel.games.princes.hands import Exchanged
from archipel.games.princes.position import Position, Realm
from archipel.games.princes.production import BRIGAND_LIMIT, boost, counted
from archipel.games.princes.stacks import Drawn, Taking
from archipel.games.princes.state import PrincesState
from archipel.parts.bits import BIT, members

STRENGTH: Final = 0.07
COMMERCE: Final = 0.1
PROGRESS: Final = 0.2
FIRST_GOODS: Final = [0.1, 0.08, 0.05]
"""The worth of the first, second and third good of a kind."""
AT_RISK: Final = 0.05
CHOSEN: Final = 1.7
"""How much better the best of a stack is than an average card of it."""
STEPS: Final = 12
"""How many small decisions in a row are looked through."""
ROLLS: Final = 6.0
NAMES: Final = [
    "points", "leads", "strength", "commerce", "skill", "progress", "ships",
    "regions", "boosts", "kinds", "road", "cities",
    "first-goods", "second-goods", "third-goods", "gold", "at-risk",
    "city-near", "settlement-near", "road-near",
    "hand", "action-cards", "building-cards", "card-points", "card-worth", "exchange",
    "on-turn",
]  # fmt: skip


@final
class PrincesEvaluator(Fitted):
    """Points, production, goods on the way to a price, cards worth building."""

    def __init__(self) -> None:
        super().__init__("princes", NAMES)

    def stage(self, state: State) -> float:
        assert isinstance(state, PrincesState)
        p = state.p
        most = max(p.points(0), p.points(1), 2)
        return min(1.0, (most - 2) / (p.rulings.target - 3))

    def features(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, PrincesState)
        p = state.p
        realm = p.realms[seat]
        stock = realm.stock()
        regions = 0.0
        boosts = 0.0
        kinds = 0
        for place in realm.region_places():
            if realm.terrain[place] >= 0:
                regions += 1.0
                boosts += boost(realm, place)
                kinds |= BIT[realm.terrain[place]]
        first = 0
        second = 0
        third = 0
        for good in GOOD:
            held = stock[good]
            first += 1 if held else 0
            second += 1 if held > 1 else 0
            third += max(0, held - 2)
        at_risk = 0
        if counted(realm) > BRIGAND_LIMIT:
            at_risk = stock[GOLD] + stock[WOOL]
        actions = 0
        buildings = 0
        victory = 0
        worth = 0.0
        for kind in realm.hand:
            card = CARDS[kind]
            worth += card_value(realm, kind)
            victory += card.victory
            if card.is_action:
                actions += 1
            else:
                buildings += 1
        worth += coming_value(p, seat)
        open_roads = (1 if realm.road_left else 0) + (1 if realm.road_right else 0)
        top = p.top()
        points = p.points(seat)
        target = p.rulings.target
        return [
            points / target,
            (points - p.points(1 - seat)) / target,
            realm.strength / 6.0,
            realm.commerce / 6.0,
            realm.skill / 6.0,
            realm.progress / 4.0,
            realm.ships / 3.0,
            regions / 10.0,
            boosts / 5.0,
            len(members(kinds)) / 6.0,
            open_roads / 2.0 if p.settlements else 0.0,
            len(members(realm.cities)) / 4.0,
            first / 6.0,
            second / 6.0,
            third / 6.0,
            min(stock[GOLD], 4) / 4.0,
            at_risk / 6.0,
            nearness(stock, CITY_PRICE) if p.cities else 0.0,
            nearness(stock, SETTLEMENT_PRICE) if p.settlements and open_roads else 0.0,
            nearness(stock, ROAD_PRICE) if p.settlements and p.roads and not open_roads else 0.0,
            len(realm.hand) / 4.0,
            actions / 4.0,
            buildings / 4.0,
            victory / 4.0,
            worth,
            1.0 if isinstance(top, Exchanged) and top.seat == seat else 0.0,
            1.0 if p.turn == seat else 0.0,
        ]

    def after(self, state: State, seat: Seat, action: Action) -> State:
        """Small decisions that follow, such as what to pay with, are taken as they come."""
        copy = state.copy()
        copy.apply(seat, action)
        assert isinstance(copy, PrincesState)
        for _ in range(STEPS):
            asked = copy.actor()
            if asked < 0 or not copy.p.top().minor():
                break
            copy.apply(asked, best_follow_up(copy, asked))
        return copy


def best_follow_up(state: PrincesState, seat: Seat) -> Action:
    """The small step that leaves the best spread of goods: pay from the most, gain where there is least."""
    possible = state.legal(seat)
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


def goods_value(realm: Realm) -> float:
    """Goods in store: the first of a kind is worth most; those that brigands may take, less."""
    worth = 0.0
    stock = realm.stock()
    for good in GOOD:
        for i in range(stock[good]):
            worth += FIRST_GOODS[min(i, 2)]
    if counted(realm) > BRIGAND_LIMIT:
        worth -= AT_RISK * (stock[GOLD] + stock[WOOL])
    return worth


def nearness(stock: list[int], price: list[int]) -> float:
    """Which part of a price is there."""
    have = 0
    for good in GOOD:
        have += min(price[good], stock[good])
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


def coming_value(p: Position, seat: int) -> float:
    """What a draw or a search that has been begun may bring: one stack is not like another."""
    for task in p.tasks:
        if isinstance(task, Drawn) and task.by == seat:
            kind = p.stacks[task.stack][0]
            return card_value(p.realms[seat], kind) if kind >= 0 else unseen_value(p, seat, task.stack)
        if isinstance(task, Taking) and task.seat == seat:
            best = CHOSEN * unseen_value(p, seat, task.stack)
            for kind in p.stacks[task.stack]:
                if kind >= 0:
                    best = max(best, card_value(p.realms[seat], kind))
            return best
    return 0.0


def unseen_value(p: Position, seat: int, stack: int) -> float:
    """The average of the unseen cards with a stack's back."""
    deck = p.rulings.stack_decks[stack]
    worth = 0.0
    n = 0
    for kind in range(KINDS):
        if p.pool[kind] and DECK[kind] == deck:
            worth += p.pool[kind] * card_value(p.realms[seat], kind)
            n += p.pool[kind]
    return worth / n if n else 0.0

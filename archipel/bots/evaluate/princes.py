"""How good a game of Princes stands: points first, then what brings points."""

from __future__ import annotations

from typing import Final, final

from archipel.bots.evaluate.base import Features, Fitted
from archipel.core.state import Action, Seat, State
from archipel.games.princes import Princes
from archipel.games.princes.board import CITY_PRICE, GOLD, GOOD, ROAD_PRICE, SETTLEMENT_PRICE, WOOL
from archipel.games.princes.cards import CARDS, CITY_BUILDING, DECK, KINDS, NAME
from archipel.games.princes.effect import EFFECTS
from archipel.games.princes.hands import Exchanged
from archipel.games.princes.position import Position
from archipel.games.princes.production import BRIGAND_LIMIT, boost, counted
from archipel.games.princes.realm import Realm
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


@final
class PrincesEvaluator(Fitted):
    """Points, production, goods on the way to a price, cards worth building."""

    def __init__(self) -> None:
        super().__init__("princes", Princes().start(2, Princes().read_options("")))

    def stage(self, state: State) -> float:
        assert isinstance(state, PrincesState)
        p = state.p
        most = max(p.points(0), p.points(1), 2)
        return min(1.0, (most - 2) / (p.rulings.target - 3))

    def collect(self, state: State, seat: Seat, out: Features) -> None:
        assert isinstance(state, PrincesState)
        p = state.p
        add_points(p, seat, out)
        add_land(p, seat, out)
        add_goods(p, seat, out)
        add_cards(p, seat, out)
        now = p.now()
        out.add("exchange", 1.0 if isinstance(now, Exchanged) and now.seat == seat else 0.0)
        out.add("on-turn", 1.0 if p.turn == seat else 0.0)

    def after(self, state: State, seat: Seat, action: Action) -> State:
        """Small decisions that follow, such as what to pay with, are taken as they come."""
        copy = state.copy()
        copy.apply(seat, action)
        assert isinstance(copy, PrincesState)
        for _ in range(STEPS):
            asked = copy.actor()
            if asked < 0 or not copy.p.now().minor():
                break
            copy.apply(asked, best_follow_up(copy, asked))
        return copy


def add_points(p: Position, seat: Seat, out: Features) -> None:
    """Victory points, and the points that bring advantages."""
    realm = p.realms[seat]
    points = p.points(seat)
    target = p.rulings.target
    out.add("points", points / target)
    out.add("leads", (points - p.points(1 - seat)) / target)
    out.add("strength", realm.strength / 6.0)
    out.add("commerce", realm.commerce / 6.0)
    out.add("skill", realm.skill / 6.0)
    out.add("progress", realm.progress / 4.0)
    out.add("ships", realm.ships / 3.0)


def add_land(p: Position, seat: Seat, out: Features) -> None:
    """What the land brings, and where it can grow."""
    realm = p.realms[seat]
    regions = 0.0
    boosts = 0.0
    kinds = 0
    for place in realm.region_places():
        if realm.terrain[place] >= 0:
            regions += 1.0
            boosts += boost(realm, place)
            kinds |= BIT[realm.terrain[place]]
    out.add("regions", regions / 10.0)
    out.add("boosts", boosts / 5.0)
    out.add("kinds", len(members(kinds)) / 6.0)
    out.add("road", open_roads(realm) / 2.0 if p.settlements else 0.0)
    out.add("cities", len(members(realm.cities)) / 4.0)


def open_roads(realm: Realm) -> int:
    """How many ends of the row a settlement could go to."""
    return (1 if realm.road_left else 0) + (1 if realm.road_right else 0)


def add_goods(p: Position, seat: Seat, out: Features) -> None:
    """Goods in store, and how near they bring the next piece."""
    realm = p.realms[seat]
    stock = realm.stock()
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
    room = open_roads(realm)
    out.add("first-goods", first / 6.0)
    out.add("second-goods", second / 6.0)
    out.add("third-goods", third / 6.0)
    out.add("gold", min(stock[GOLD], 4) / 4.0)
    out.add("at-risk", at_risk / 6.0)
    out.add("city-near", nearness(stock, CITY_PRICE) if p.cities else 0.0)
    out.add("settlement-near", nearness(stock, SETTLEMENT_PRICE) if p.settlements and room else 0.0)
    out.add("road-near", nearness(stock, ROAD_PRICE) if p.settlements and p.roads and not room else 0.0)


def add_cards(p: Position, seat: Seat, out: Features) -> None:
    """The hand, and what is about to come to it."""
    realm = p.realms[seat]
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
    out.add("hand", len(realm.hand) / 4.0)
    out.add("action-cards", actions / 4.0)
    out.add("building-cards", buildings / 4.0)
    out.add("card-points", victory / 4.0)
    out.add("card-worth", worth + coming_value(p, seat))


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
    for question in p.pending:
        if isinstance(question, Drawn) and question.by == seat:
            kind = p.stacks[question.stack][0]
            return card_value(p.realms[seat], kind) if kind >= 0 else unseen_value(p, seat, question.stack)
        if isinstance(question, Taking) and question.seat == seat:
            best = CHOSEN * unseen_value(p, seat, question.stack)
            for kind in p.stacks[question.stack]:
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

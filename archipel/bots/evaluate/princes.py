"""The evaluation of Princes: points first, then what leads to points."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from archipel.bots.evaluate.base import Features, Fitted
from archipel.core.state import Action, Seat, State
from archipel.games.princes import Princes
from archipel.games.princes.board import CITY_COST, GOLD, ROAD_COST, SETTLEMENT_COST, WOOL
from archipel.games.princes.cards import CARDS, CITY_BUILDING, DECK, KINDS, NAME, POWERS
from archipel.games.princes.hands import Exchanged
from archipel.games.princes.position import Position
from archipel.games.princes.production import BRIGAND_LIMIT, counted
from archipel.games.princes.realm import Realm
from archipel.games.princes.stacks import Drawn, Taking
from archipel.games.princes.state import PrincesState
from archipel.parts.bits import size
from archipel.parts.packed import count, missing, total

STRENGTH: Final = 0.07
COMMERCE: Final = 0.1
PROGRESS: Final = 0.2
FIRST_GOOD: Final = 0.1
SECOND_GOOD: Final = 0.08
THIRD_GOOD: Final = 0.05
"""Worth of the first, the second and any further good of a kind."""
AT_RISK: Final = 0.05
CHOSEN: Final = 1.7
"""Factor by which the best card of a stack beats an average one."""
STEPS: Final = 12
"""Number of minor decisions in a row that are carried out before a state is evaluated."""
BOOSTED: Final = vec[i64]([powers.boosts for powers in POWERS])
"""P-237: the terrain that a card makes produce more, or -1."""


@final
class PrincesEvaluator(Fitted):
    """Evaluates points, production, progress towards the next price, and the hand."""

    def __init__(self) -> None:
        super().__init__("princes", Princes().start(2, Princes().read_options("")))

    def begin(self, state: State) -> int:
        return 2

    def stage(self, state: State) -> float:
        assert isinstance(state, PrincesState)
        p = state.p
        most = p.score.most if p.score.most > 2 else 2
        return min(1.0, float(most - 2) / float(p.rulings.target - 3))

    def collect(self, state: State, seat: Seat, out: Features) -> None:
        assert isinstance(state, PrincesState)
        p = state.p
        realm = p.realms[seat]
        add_points(p, seat, out)
        add_land(p, realm, out)
        add_goods(p, realm, out)
        add_cards(p, seat, out)
        now = p.now()
        out.add("exchange", 1.0 if isinstance(now, Exchanged) and now.seat == seat else 0.0)
        out.add("on-turn", 1.0 if p.turn == seat else 0.0)

    def after(self, state: State, seat: Seat, action: Action) -> State:
        """Return the state after an action and the minor decisions that follow, such as what to pay with."""
        copy = state.copy()
        copy.apply(seat, action)
        assert isinstance(copy, PrincesState)
        for _ in range(STEPS):
            asked = copy.actor()
            if asked < 0 or not copy.p.now().minor():
                break
            copy = self._followed_up(copy, asked)
        return copy

    def _followed_up(self, state: PrincesState, seat: Seat) -> PrincesState:
        """Return the state after the minor decision that leaves the best mix of goods.

        The last choice is applied to `state` itself, which saves a copy.
        """
        possible = state.legal(seat)
        best = state
        most = -1000.0
        for at, action in enumerate(possible):
            copy = state.copy() if at < len(possible) - 1 else state
            copy.apply(seat, action)
            worth = goods_value(copy.p.realms[seat])
            if worth > most:
                most = worth
                best = copy
        return best


def add_points(p: Position, seat: Seat, out: Features) -> None:
    """Add victory points, and the points that bring advantages."""
    realm = p.realms[seat]
    points = p.points(seat)
    target = float(p.rulings.target)
    out.add("points", float(points) / target)
    out.add("leads", float(points - p.points(1 - seat)) / target)
    out.add("strength", float(realm.strength) / 6.0)
    out.add("commerce", float(realm.commerce) / 6.0)
    out.add("skill", float(realm.skill) / 6.0)
    out.add("progress", float(realm.progress) / 4.0)
    out.add("ships", float(realm.ships) / 3.0)


def add_land(p: Position, realm: Realm, out: Features) -> None:
    """Add the production of the land, and the room to expand."""
    out.add("regions", float(len(realm.land.regions)) / 10.0)
    out.add("boosts", float(realm.works.boosted) / 5.0)
    out.add("kinds", float(size(realm.land.terrains)) / 6.0)
    out.add("road", float(open_roads(realm)) / 2.0 if p.settlements else 0.0)
    out.add("cities", float(size(realm.cities)) / 4.0)


def open_roads(realm: Realm) -> int:
    """Return the number of ends of the row where a settlement could be built."""
    return (1 if realm.road_left else 0) + (1 if realm.road_right else 0)


def add_goods(p: Position, realm: Realm, out: Features) -> None:
    """Add the goods in store, and how much of the next price they cover."""
    stock = realm.goods
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    rest = stock
    while rest:
        held = rest & 255
        first += 1 if held else 0
        second += 1 if held > 1 else 0
        third += held - 2 if held > 2 else 0
        rest >>= 8
    room = open_roads(realm)
    out.add("first-goods", float(first) / 6.0)
    out.add("second-goods", float(second) / 6.0)
    out.add("third-goods", float(third) / 6.0)
    out.add("gold", float(min(count(stock, GOLD), 4)) / 4.0)
    out.add("at-risk", float(at_risk(realm)) / 6.0)
    out.add("city-near", nearness(stock, CITY_COST) if p.cities else 0.0)
    out.add("settlement-near", nearness(stock, SETTLEMENT_COST) if p.settlements and room else 0.0)
    out.add("road-near", nearness(stock, ROAD_COST) if p.settlements and p.roads and not room else 0.0)


def at_risk(realm: Realm) -> i64:
    """P-081: return the number of goods that brigands would take."""
    if counted(realm) <= BRIGAND_LIMIT:
        return 0
    return count(realm.goods, GOLD) + count(realm.goods, WOOL)


def add_cards(p: Position, seat: Seat, out: Features) -> None:
    """Add the hand, and the card about to be drawn."""
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
    out.add("hand", float(len(realm.hand)) / 4.0)
    out.add("action-cards", float(actions) / 4.0)
    out.add("building-cards", float(buildings) / 4.0)
    out.add("card-points", float(victory) / 4.0)
    out.add("card-worth", worth + coming_value(p, seat))


def goods_value(realm: Realm) -> float:
    """Return the worth of the goods in store. The first of a kind counts most, goods at risk count less."""
    worth = 0.0
    rest = realm.goods
    while rest:
        for i in range(rest & 255):
            worth += FIRST_GOOD if i == 0 else SECOND_GOOD if i == 1 else THIRD_GOOD
        rest >>= 8
    risk = at_risk(realm)
    return worth - AT_RISK * float(risk) if risk else worth


def nearness(stock: i64, price: i64) -> float:
    """Return the share of a price that the stock covers, from 0 to 1."""
    whole = total(price)
    return float(whole - missing(stock, price)) / float(whole)


def card_value(realm: Realm, kind: int) -> float:
    """Return the worth of a hand card."""
    card = CARDS[kind]
    if card.once and realm.owns(NAME[kind]):
        return 0.0
    return PROMISED[kind] if realm.cities else WITHOUT_CITY[kind]


def promised(kind: int, city: bool) -> float:
    """Return the worth of a hand card to a player with or without a city."""
    card = CARDS[kind]
    if card.is_action:
        return 0.14
    worth = 0.1 + 0.3 * card.victory + STRENGTH * card.strength + COMMERCE * card.commerce
    worth += 0.5 * PROGRESS * card.progress
    if BOOSTED[kind] >= 0:
        worth += 0.12
    if card.sort == CITY_BUILDING and not city:
        worth *= 0.5
    return worth * 0.5


PROMISED: Final = vec[float]([promised(kind, True) for kind in range(KINDS)])
WITHOUT_CITY: Final = vec[float]([promised(kind, False) for kind in range(KINDS)])


def coming_value(p: Position, seat: int) -> float:
    """Return the worth of the card that a pending draw or search may bring from its stack."""
    for at in range(p.depth + 1):
        question = p.below[at] if at < p.depth else p.top
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
    """Return the average worth of the unseen cards with the back of a stack."""
    deck = p.rulings.stack_decks[stack]
    worth = 0.0
    n = 0
    for kind in range(KINDS):
        if p.pool[kind] and DECK[kind] == deck:
            worth += p.pool[kind] * card_value(p.realms[seat], kind)
            n += p.pool[kind]
    return worth / n if n else 0.0

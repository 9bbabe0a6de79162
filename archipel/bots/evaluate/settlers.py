"""How good a position of Settlers is: points, and how soon more of them will come."""

from __future__ import annotations

from typing import Final, final

from archipel.bots.evaluate.base import Fitted
from archipel.core.state import Action, Seat, State
from archipel.games.settlers import actions as a
from archipel.games.settlers.board import (
    ANY,
    CORNER_FIELDS,
    CORNER_NEIGHBOURS,
    CORNER_PATHS,
    CORNERS,
    DESERT,
    NO_HARBOUR,
    Board,
)
from archipel.games.settlers.building import CardDraw, network
from archipel.games.settlers.cards import (
    ARMY_MINIMUM,
    CARD_COST,
    CITY_COST,
    CITY_PIECES,
    HAND_LIMIT,
    INVENTION,
    KINDS,
    KNIGHT,
    MONOPOLY,
    ROAD_COST,
    ROAD_MINIMUM,
    ROADS,
    SETTLEMENT_COST,
    SETTLEMENT_PIECES,
    TARGET,
)
from archipel.games.settlers.position import NONE, Player, Position
from archipel.games.settlers.production import DiceRoll
from archipel.games.settlers.robber import MovingRobber, Robbing, Theft
from archipel.games.settlers.state import SettlersState
from archipel.games.settlers.turn import Rolling
from archipel.parts.bits import BIT, members

PIPS: Final = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1]
"""How many of 36 rolls bring a number."""
ROLLS: Final = 36.0
PATIENCE: Final = 8.0
"""So many rolls make something half as good as having it now."""
NEVER: Final = 80.0
NEW_HARBOUR: Final = 1.0
MOST_ECONOMIES: Final = 500
MOST_HANDS: Final = 2000
MOST_NETWORKS: Final = 2000
"""So much is remembered of what was worked out before; then it is forgotten."""

PRICES: Final = [SETTLEMENT_COST, CITY_COST, CARD_COST, ROAD_COST]
NO_HAND: Final = [0.0, 0.0, 0.0, 0.0, 0.0]

NAMES: Final = [
    "points", "leads",
    "wood", "brick", "wool", "wheat", "ore", "kinds", "robbed",
    "settlement-rate", "city-rate", "card-rate", "road-rate",
    "settlement-near", "city-near", "card-near", "road-near",
    "hand", "excess", "knights-held", "progress-held", "fresh-card",
    "knights", "army", "army-race", "road-length", "longest", "road-race",
    "place-now", "place-next", "place-far", "places",
    "harbour-any", "harbour-special",
    "settlements", "cities", "roads-left",
    "to-roll", "to-act", "to-wait", "to-rob",
]  # fmt: skip


@final
class Economy:
    """What some places bring under one position of the robber, and how long builds take with it."""

    def __init__(self, p: Position, player: Player) -> None:
        self.income: list[float] = [0.0] * KINDS
        self.robbed = 0.0
        self.kinds = 0.0
        self.special = 0.0
        self._count(p, player)
        self.rates: list[float] = [float(player.rate(good)) for good in range(KINDS)]
        self.soon = [soon_(rolls_for(price, NO_HAND, self.income, self.rates)) for price in PRICES]
        self.by_hand: dict[int, list[float]] = {}

    def _count(self, p: Position, player: Player) -> None:
        board = p.board
        income = self.income
        for corner in members(player.settlements | player.cities):
            cards = 2.0 if player.cities >> corner & 1 else 1.0
            for field in CORNER_FIELDS[corner]:
                good = board.land[field]
                if good != DESERT:
                    pips = cards * PIPS[board.tokens[field]]
                    if field == p.robber:
                        self.robbed += pips
                        pips *= 0.25
                    income[good] += pips / ROLLS
        for good in range(KINDS):
            if income[good] > 0.0:
                self.kinds += 1.0
                if player.harbours >> good & 1:
                    self.special += income[good]

    def near(self, hand: list[int]) -> list[float]:
        """How soon each of `PRICES` can be paid with this hand to begin with."""
        key = hand[0] | hand[1] << 6 | hand[2] << 12 | hand[3] << 18 | hand[4] << 24
        known = self.by_hand.get(key)
        if known is not None:
            return known
        if len(self.by_hand) >= MOST_HANDS:
            self.by_hand.clear()
        cards = [float(n) for n in hand]
        found = [soon_(rolls_for(price, cards, self.income, self.rates)) for price in PRICES]
        self.by_hand[key] = found
        return found


@final
class Room:
    """Where a player can go on: the best place at once, after one road, after two; how many there are."""

    def __init__(self, now: float, soon: float, far: float, places: float) -> None:
        self.now = now
        self.soon = soon
        self.far = far
        self.places = places


@final
class SettlersEvaluator(Fitted):
    """Looks at what a player has, what it brings and how long the next builds will take."""

    def __init__(self) -> None:
        super().__init__("settlers", NAMES)
        self.board: Board | None = None
        self.pips: list[float] = [0.0] * CORNERS
        # What was worked out before: from one state to the next most of it stays.
        self.economies: dict[tuple[int, int, int, int], Economy] = {}
        self.roads: list[int] = []
        self.rooms: dict[tuple[int, int], Room] = {}
        self.rooms_by_roads: dict[tuple[int, ...], dict[tuple[int, int], Room]] = {}

    def stage(self, state: State) -> float:
        assert isinstance(state, SettlersState)
        most = 2
        for player in state.p.players:
            most = max(most, player.all_points())
        return min(1.0, (most - 2) / (TARGET - 3))

    def features(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, SettlersState)
        p = state.p
        if p.board is not self.board:
            self.board = p.board
            self.pips = corner_pips(p.board)
            self.economies = {}
            self.roads = []
            self.rooms_by_roads = {}
        player = p.players[seat]
        places = (player.settlements, player.cities, player.harbours, p.robber)
        economy = self.economies.get(places)
        if economy is None:
            if len(self.economies) >= MOST_ECONOMIES:
                self.economies.clear()
            economy = Economy(p, player)
            self.economies[places] = economy
        if p.road != self.roads:
            self.recall(p.road)
        built = (player.settlements | player.cities, p.built)
        room = self.rooms.get(built)
        if room is None:
            room = self.room(p, player)
            self.rooms[built] = room
        points = player.all_points()
        rival_points = 0
        rival_knights = 0
        rival_road = 0
        for rival in p.players:
            if rival.seat != seat:
                rival_points = max(rival_points, rival.all_points())
                rival_knights = max(rival_knights, rival.knights)
                rival_road = max(rival_road, rival.road_length)
        may_settle = 1.0 if player.settlements_left and room.places > 0.0 else 0.35
        may_city = 1.0 if player.cities_left and player.settlements else 0.3
        now = p.now()
        mine = p.turn == seat
        seats = len(p.players)
        fresh = 1.0 if mine and isinstance(now, CardDraw) else 0.0
        rolling = isinstance(now, (Rolling, DiceRoll))
        robbing = isinstance(now, (MovingRobber, Robbing, Theft))
        income = economy.income
        soon = economy.soon
        near = economy.near(player.hand)
        army = 1.0
        if p.army != seat:
            army = 1.0 / (1.0 + max(ARMY_MINIMUM, rival_knights + 1) - player.knights)
        road = race(player.road_length - rival_road)
        if p.longest != seat:
            road = 1.0 / (1.0 + max(1, max(ROAD_MINIMUM, rival_road + 1) - player.road_length))
        cards = player.cards
        return [
            points / TARGET,
            (points - rival_points) / TARGET,
            income[0], income[1], income[2], income[3], income[4],
            economy.kinds / KINDS,
            economy.robbed / ROLLS,
            soon[0], soon[1], soon[2], soon[3],
            may_settle * near[0], may_city * near[1], near[2], near[3],
            min(player.held, HAND_LIMIT) / HAND_LIMIT,
            max(0, player.held - HAND_LIMIT) / HAND_LIMIT,
            min(cards[KNIGHT], 3) / 3.0,
            (cards[ROADS] + cards[INVENTION] + cards[MONOPOLY]) / 3.0,
            fresh,
            min(player.knights, 5) / 5.0,
            1.0 if p.army == seat else 0.0,
            army,
            player.road_length / 10.0,
            1.0 if p.longest == seat else 0.0,
            road,
            room.now / 10.0,
            room.soon / 10.0,
            room.far / 10.0,
            min(room.places, 4.0) / 4.0,
            1.0 if player.harbours >> ANY & 1 else 0.0,
            economy.special,
            (SETTLEMENT_PIECES - player.settlements_left) / 5.0,
            (CITY_PIECES - player.cities_left) / 4.0,
            player.roads_left / 15.0,
            1.0 if mine and rolling else 0.0,
            1.0 if mine and not rolling else 0.0,
            ((seat - p.turn) % seats) / 4.0,
            1.0 if mine and robbing else 0.0,
        ]  # fmt: skip

    def recall(self, roads: list[int]) -> None:
        """Take up what is known of the room that a network of roads leaves."""
        self.roads = roads.copy()
        key = tuple(roads)
        known = self.rooms_by_roads.get(key)
        if known is None:
            if len(self.rooms_by_roads) >= MOST_NETWORKS:
                self.rooms_by_roads.clear()
            known = {}
            self.rooms_by_roads[key] = known
        self.rooms = known

    def room(self, p: Position, player: Player) -> Room:
        """Look for places to settle."""
        free = ~p.blocked
        here = network(p, player)
        best_now = 0.0
        places = 0.0
        at_once = player.reach & free
        for corner in members(at_once):
            best_now = max(best_now, self.worth(p, player, corner))
            places += 1.0
        one = 0
        for corner in members(here):
            one |= steps(p, corner)
        one &= ~here
        best_next = 0.0
        for corner in members(one & free & ~at_once):
            best_next = max(best_next, self.worth(p, player, corner))
            places += 0.5
        two = 0
        for corner in members(one & ~p.built):
            two |= steps(p, corner)
        best_far = 0.0
        for corner in members(two & free & ~one & ~at_once):
            best_far = max(best_far, self.worth(p, player, corner))
            places += 0.2
        return Room(best_now, best_next, best_far, places)

    def worth(self, p: Position, player: Player, corner: int) -> float:
        """What a settlement on a corner would bring this player, in pips."""
        value = self.pips[corner]
        harbour = p.board.harbour_at[corner]
        if harbour != NO_HARBOUR and not player.harbours >> harbour & 1:
            value += NEW_HARBOUR
        return value

    def after(self, state: State, seat: Seat, action: Action) -> State:
        """Trade talk is judged by what comes of it if the others see to their own good."""
        assert isinstance(state, SettlersState)
        p = state.p
        if isinstance(action, a.Offer):
            asked = [other for other in p.others_clockwise(seat) if not action.to or action.to >> other & 1]
            return self.bargain(state, seat, asked, action.give, action.get)
        if isinstance(action, (a.Counter, a.Propose)):
            return self.bargain(state, seat, [p.turn], action.give, action.get)
        twin = state.copy()
        if isinstance(action, a.Accept):
            offer = p.offer
            if offer is not None:
                exchange(twin.p, seat, p.turn, offer.get, offer.give)
        else:
            twin.apply(seat, action)
        return twin

    def exchanged(
        self, state: State, seat: Seat, partner: Seat, give: list[int], get: list[int]
    ) -> State | None:
        assert isinstance(state, SettlersState)
        if not state.p.players[partner].covers(get):
            return None
        deal = state.copy()
        exchange(deal.p, seat, partner, give, get)
        return deal

    def alike(self, outcome: Action) -> str:
        """Dice with the same sum come to the same."""
        return SUMS[outcome.total] if isinstance(outcome, a.Dice) else outcome.text


SUMS: Final = [f"dice {total}" for total in range(13)]


def exchange(p: Position, seat: Seat, partner: Seat, give: list[int], get: list[int]) -> None:
    """Two hands exchange goods."""
    mine = p.players[seat]
    theirs = p.players[partner]
    for good in range(KINDS):
        n = get[good] - give[good]
        mine.hand[good] += n
        mine.held += n
        theirs.hand[good] -= n
        theirs.held -= n


def steps(p: Position, corner: int) -> int:
    """The corners that a road on a free path would lead to, as bits."""
    out = 0
    paths = CORNER_PATHS[corner]
    for i, far in enumerate(CORNER_NEIGHBOURS[corner]):
        if p.road[paths[i]] == NONE:
            out |= BIT[far]
    return out


def corner_pips(board: Board) -> list[float]:
    """What a settlement on each corner of an island brings, in pips."""
    out: list[float] = []
    for corner in range(CORNERS):
        pips = 0
        for field in CORNER_FIELDS[corner]:
            if board.land[field] != DESERT:
                pips += PIPS[board.tokens[field]]
        out.append(float(pips))
    return out


def race(lead: int) -> float:
    """How safe a lead is."""
    return 1.0 + 0.1 * min(4, lead)


def soon_(rolls: float) -> float:
    """From 1 for now down to 0 for never."""
    return PATIENCE / (PATIENCE + rolls)


def rolls_for(cost: list[int], hand: list[float], income: list[float], rates: list[float]) -> float:
    """How many rolls until a price can be paid, what is left over being traded with the bank.

    What one has beyond the price grows with the rolls along a line that only bends down: so
    Newton's steps come to the answer from below, one bend at a time.
    """
    rolls = 0.0
    for _ in range(8):
        total = 0.0
        slope = 0.0
        for good in range(KINDS):
            have = hand[good] + income[good] * rolls - cost[good]
            if have > 1e-9:
                total += have / rates[good]
                slope += income[good] / rates[good]
            elif have > -1e-9:
                slope += income[good] / rates[good]
            else:
                total += have
                slope += income[good]
        if total >= -1e-6:
            return rolls
        if slope <= 1e-6:
            return NEVER
        rolls -= total / slope
        if rolls > NEVER:
            return NEVER
    return rolls

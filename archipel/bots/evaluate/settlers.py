"""How good a position of Settlers is: points, and how soon more of them will come."""

from __future__ import annotations

from typing import Final, final

from archipel.bots.evaluate.base import Fitted
from archipel.core.state import Action, Seat, State
from archipel.games.settlers import actions as a
from archipel.games.settlers.actions import MOST_SEATS
from archipel.games.settlers.board import (
    ANY,
    CORNER_FIELDS,
    CORNER_NEIGHBOURS,
    CORNER_PATHS,
    CORNERS,
    DESERT,
    NO_HARBOUR,
)
from archipel.games.settlers.building import network
from archipel.games.settlers.cards import (
    ARMY_MINIMUM,
    CARD_COST,
    CITY_COST,
    CITY_PIECES,
    HAND_LIMIT,
    KINDS,
    KNIGHT,
    POINT,
    ROAD_COST,
    ROAD_MINIMUM,
    SETTLEMENT_COST,
    SETTLEMENT_PIECES,
    TARGET,
)
from archipel.games.settlers.position import (
    CHOOSE_VICTIM,
    FALL_CARD,
    FALL_DICE,
    FALL_THEFT,
    MOVE_ROBBER,
    NONE,
    TO_ROLL,
    Board,
    Player,
    Position,
)
from archipel.parts.bits import BIT, members

PIPS: Final = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1]
"""How many of 36 rolls bring a number."""
ROLLS: Final = 36.0
PATIENCE: Final = 8.0
"""So many rolls make something half as good as having it now."""
NEVER: Final = 80.0
NEW_HARBOUR: Final = 1.0

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
    """What a player's places bring, and how long its builds take: without a hand and with it."""

    def __init__(self) -> None:
        self.settlements = -1
        self.cities = -1
        self.harbours = -1
        self.robber = -1
        self.hand: list[int] = []
        self.income: list[float] = [0.0] * KINDS
        self.rates: list[float] = [4.0] * KINDS
        self.robbed = 0.0
        self.kinds = 0.0
        self.special = 0.0
        self.soon: list[float] = [0.0] * len(PRICES)
        self.near: list[float] = [0.0] * len(PRICES)

    def look(self, p: Position, player: Player) -> None:
        """Work out anew what has changed."""
        if (
            self.settlements != player.settlements
            or self.cities != player.cities
            or self.harbours != player.harbours
            or self.robber != p.robber
        ):
            self.settlements = player.settlements
            self.cities = player.cities
            self.harbours = player.harbours
            self.robber = p.robber
            self._count(p, player)
            self.soon = [soon_(rolls_for(price, NO_HAND, self.income, self.rates)) for price in PRICES]
        elif self.hand == player.hand:
            return
        self.hand = player.hand.copy()
        hand = [float(n) for n in player.hand]
        self.near = [soon_(rolls_for(price, hand, self.income, self.rates)) for price in PRICES]

    def _count(self, p: Position, player: Player) -> None:
        board = p.board
        self.robbed = 0.0
        income = [0.0] * KINDS
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
        self.income = income
        self.rates = [float(player.rate(good)) for good in range(KINDS)]
        self.special = 0.0
        self.kinds = 0.0
        for good in range(KINDS):
            if income[good] > 0.0:
                self.kinds += 1.0
                if player.harbours >> good & 1:
                    self.special += income[good]


@final
class Room:
    """Where a player can go on."""

    def __init__(self) -> None:
        self.own = -1
        self.built = -1
        self.road: list[int] = []
        self.now = 0.0
        self.soon = 0.0
        self.far = 0.0
        self.places = 0.0


@final
class SettlersEvaluator(Fitted):
    """Looks at what a player has, what it brings and how long the next builds will take."""

    def __init__(self) -> None:
        super().__init__("settlers", NAMES)
        self.board: Board | None = None
        self.pips: list[float] = [0.0] * CORNERS
        # What was worked out last for each seat: from one state to the next most of it stays.
        self.economies: list[Economy] = [Economy() for _ in range(MOST_SEATS)]
        self.rooms: list[Room] = [Room() for _ in range(MOST_SEATS)]

    def stage(self, state: State) -> float:
        assert isinstance(state, Position)
        most = 2
        for player in state.players:
            most = max(most, player.all_points())
        return min(1.0, (most - 2) / (TARGET - 3))

    def features(self, state: State, seat: Seat) -> list[float]:
        assert isinstance(state, Position)
        p = state
        if p.board is not self.board:
            self.board = p.board
            self.pips = corner_pips(p.board)
            self.economies = [Economy() for _ in range(MOST_SEATS)]
            self.rooms = [Room() for _ in range(MOST_SEATS)]
        player = p.players[seat]
        economy = self.economies[seat]
        economy.look(p, player)
        room = self.rooms[seat]
        own = player.settlements | player.cities
        if room.own != own or room.built != p.built or room.road != p.road:
            room.own = own
            room.built = p.built
            room.road = p.road.copy()
            room.now, room.soon, room.far, room.places = self.room(p, player)
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
        pending = p.pending[-1]
        mine = p.turn == seat
        seats = len(p.players)
        fresh = 1.0 if mine and pending == FALL_CARD else 0.0
        rolling = pending == TO_ROLL or pending == FALL_DICE
        robbing = pending == MOVE_ROBBER or pending == CHOOSE_VICTIM or pending == FALL_THEFT
        income = economy.income
        soon = economy.soon
        near = economy.near
        army = 1.0
        if p.army != seat:
            army = 1.0 / (1.0 + max(ARMY_MINIMUM, rival_knights + 1) - player.knights)
        road = race(player.road_length - rival_road)
        if p.longest != seat:
            road = 1.0 / (1.0 + max(1, max(ROAD_MINIMUM, rival_road + 1) - player.road_length))
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
            min(player.cards[KNIGHT], 3) / 3.0,
            (sum(player.cards) - player.cards[POINT] - player.cards[KNIGHT]) / 3.0,
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

    def room(self, p: Position, player: Player) -> tuple[float, float, float, float]:
        """The best place to settle at once, after one more road and after two, and how many there are."""
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
        return best_now, best_next, best_far, places

    def worth(self, p: Position, player: Player, corner: int) -> float:
        """What a settlement on a corner would bring this player, in pips."""
        value = self.pips[corner]
        harbour = p.board.harbour_at[corner]
        if harbour != NO_HARBOUR and not player.harbours >> harbour & 1:
            value += NEW_HARBOUR
        return value

    def after(self, state: State, seat: Seat, action: Action) -> State:
        """Trade talk is judged as if it were agreed to by somebody who can."""
        assert isinstance(state, Position)
        twin = state.copy()
        assert isinstance(twin, Position)
        if isinstance(action, a.Offer):
            for other in twin.others_clockwise(seat):
                if (not action.to or action.to >> other & 1) and twin.players[other].covers(action.get):
                    exchange(twin, seat, other, action.give, action.get)
                    break
        elif isinstance(action, (a.Counter, a.Propose)):
            if twin.players[twin.turn].covers(action.get):
                exchange(twin, seat, twin.turn, action.give, action.get)
        elif isinstance(action, a.Accept):
            offer = twin.offer
            if offer is not None:
                exchange(twin, seat, twin.turn, offer.get, offer.give)
        else:
            twin.apply(seat, action)
        return twin

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

"""How good a position of Settlers is: points, and how soon more of them will come."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.bots.evaluate.bargaining import Bargaining
from archipel.bots.evaluate.base import Features
from archipel.bots.evaluate.settlers_economy import ROLLS, Economy, Near, corner_pips, packed
from archipel.core.state import Action, Seat, State
from archipel.games.settlers import Settlers
from archipel.games.settlers.board import (
    ANY,
    CORNER_NEIGHBOURS,
    CORNER_PATHS,
    CORNERS,
    NO_HARBOUR,
    Board,
)
from archipel.games.settlers.building import CardDraw, network
from archipel.games.settlers.cards import (
    ARMY_MINIMUM,
    CITY_PIECES,
    GOODS,
    HAND_LIMIT,
    INVENTION,
    KINDS,
    KNIGHT,
    MONOPOLY,
    ROAD_MINIMUM,
    ROADS,
    SETTLEMENT_PIECES,
    TARGET,
)
from archipel.games.settlers.position import NONE, Player, Position
from archipel.games.settlers.production import DiceRoll
from archipel.games.settlers.robber import MovingRobber, Robbing, Theft
from archipel.games.settlers.state import SettlersState
from archipel.games.settlers.trading import exchange
from archipel.games.settlers.turn import Rolling
from archipel.parts.bargain import Accept, Bid, Offer, addressees
from archipel.parts.bits import BIT, members
from archipel.parts.dice import Dice

NEW_HARBOUR: Final = 1.0
MOST_ECONOMIES: Final = 500
MOST_NETWORKS: Final = 2000
"""So much is remembered of what was worked out before; then it is forgotten."""


@final
class Room:
    """Where a player can go on: the best place at once, after one road, after two; how many there are."""

    def __init__(self, now: float, soon: float, far: float, places: float) -> None:
        self.now = now
        self.soon = soon
        self.far = far
        self.places = places


NOWHERE: Final = Room(0.0, 0.0, 0.0, 0.0)


@final
class Known:
    """What was worked out last for one seat: from one state to the next most of it stays."""

    def __init__(self, economy: Economy, near: Near, room: Room) -> None:
        self.settlements: i64 = -1
        self.cities: i64 = -1
        self.harbours: i64 = -1
        self.robber: i64 = -1
        self.economy = economy
        self.hand: i64 = -1
        self.near = near
        self.own: i64 = -1
        self.built: i64 = -1
        self.room = room


@final
class SettlersEvaluator(Bargaining):
    """Looks at what a player has, what it brings and how long the next builds will take."""

    def __init__(self) -> None:
        self.board: Board | None = None
        self.pips: list[float] = [0.0] * CORNERS
        # What was worked out before.
        self.known: list[Known] = []
        self.economies: dict[tuple[int, int, int, int], Economy] = {}
        self.roads: list[int] = []
        self.rooms: dict[tuple[int, int], Room] = {}
        self.rooms_by_roads: dict[tuple[int, ...], dict[tuple[int, int], Room]] = {}
        super().__init__("settlers", Settlers().start(2, Settlers().read_options("")))

    def stage(self, state: State) -> float:
        assert isinstance(state, SettlersState)
        most = 2
        for player in state.p.players:
            most = max(most, player.all_points())
        return min(1.0, (most - 2) / (TARGET - 3))

    def begin(self, state: State) -> None:
        assert isinstance(state, SettlersState)
        p = state.p
        if p.board is not self.board or len(p.players) > len(self.known):
            self.forget(p)
        if p.road != self.roads:
            self.recall(p.road)

    def collect(self, state: State, seat: Seat, out: Features) -> None:
        assert isinstance(state, SettlersState)
        p = state.p
        player = p.players[seat]
        known = self.known[seat]
        self.update(p, player, known)
        add_points(p, player, out)
        add_income(known.economy, out)
        add_prices(player, known, out)
        add_hand(p, player, out)
        add_army(p, player, out)
        add_road(p, player, out)
        add_room(player, known, out)
        add_moment(p, player, out)

    def forget(self, p: Position) -> None:
        """Begin anew, on another island."""
        self.board = p.board
        self.pips = corner_pips(p.board)
        self.economies = {}
        self.roads = []
        self.rooms_by_roads = {}
        nothing = Economy(p, Player(0))
        self.known = [Known(nothing, nothing.soon, NOWHERE) for _ in p.players]

    def update(self, p: Position, player: Player, known: Known) -> None:
        """What a player's places bring, how near the hand is to prices, and where there is room."""
        robber: i64 = p.robber
        if (
            player.settlements != known.settlements
            or player.cities != known.cities
            or player.harbours != known.harbours
            or robber != known.robber
        ):
            known.settlements = player.settlements
            known.cities = player.cities
            known.harbours = player.harbours
            known.robber = robber
            known.economy = self.economy(p, player)
            known.hand = -1
        hand = packed(player.hand)
        if hand != known.hand:
            known.hand = hand
            known.near = known.economy.near(player.hand, hand)
        own = player.settlements | player.cities
        if own != known.own or p.built != known.built:
            known.own = own
            known.built = p.built
            known.room = self.room(p, player)

    def economy(self, p: Position, player: Player) -> Economy:
        """What a player's places bring, as far as possible out of what is known already."""
        places = (player.settlements, player.cities, player.harbours, p.robber)
        economy = self.economies.get(places)
        if economy is None:
            if len(self.economies) >= MOST_ECONOMIES:
                self.economies.clear()
            economy = Economy(p, player)
            self.economies[places] = economy
        return economy

    def room(self, p: Position, player: Player) -> Room:
        """Where a player can go on, as far as possible out of what is known already."""
        built = (player.settlements | player.cities, p.built)
        room = self.rooms.get(built)
        if room is None:
            room = self.look_around(p, player)
            self.rooms[built] = room
        return room

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
        for seat in self.known:
            seat.own = -1

    def look_around(self, p: Position, player: Player) -> Room:
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

    def asked(self, state: State, seat: Seat, bid: Bid) -> list[Seat]:
        assert isinstance(state, SettlersState)
        p = state.p
        if not isinstance(bid, Offer):
            return [p.turn]
        to = addressees(len(p.players), seat, bid.to)
        return [other for other in p.others_clockwise(seat) if to & BIT[other]]

    def can_give(self, state: State, seat: Seat, goods: list[int]) -> bool:
        assert isinstance(state, SettlersState)
        return state.p.players[seat].covers(goods)

    def swap(self, state: State, seat: Seat, partner: Seat, give: list[int], get: list[int]) -> None:
        assert isinstance(state, SettlersState)
        exchange(state.p, seat, partner, give, get)

    def follow(self, state: State, seat: Seat, action: Action) -> None:
        assert isinstance(state, SettlersState)
        p = state.p
        offer = p.bargain.offer
        if isinstance(action, Accept) and offer is not None:
            exchange(p, seat, p.turn, offer.get, offer.give)
        else:
            state.apply(seat, action)

    def alike(self, outcome: Action) -> str:
        """Dice with the same sum come to the same."""
        return SUMS[outcome.total] if isinstance(outcome, Dice) else outcome.text


SUMS: Final = [f"dice {total}" for total in range(13)]


def add_points(p: Position, player: Player, out: Features) -> None:
    """Victory points, and the lead over the best of the others."""
    points = player.all_points()
    best = 0
    for rival in p.players:
        if rival is not player:
            best = max(best, rival.all_points())
    out.add("points", float(points) / TARGET)
    out.add("leads", float(points - best) / TARGET)


def add_income(economy: Economy, out: Features) -> None:
    """What a roll brings, and how soon it pays for each build."""
    for good in range(KINDS):
        out.add(GOODS[good], economy.income[good])
    out.add("kinds", economy.kinds / KINDS)
    out.add("robbed", economy.robbed / ROLLS)
    soon = economy.soon
    out.add("settlement-rate", soon.settlement)
    out.add("city-rate", soon.city)
    out.add("card-rate", soon.card)
    out.add("road-rate", soon.road)


def add_prices(player: Player, known: Known, out: Features) -> None:
    """How near the hand brings each build, if there is a piece and a place for it."""
    near = known.near
    may_settle = 1.0 if player.settlements_left and known.room.places > 0.0 else 0.35
    may_city = 1.0 if player.cities_left and player.settlements else 0.3
    out.add("settlement-near", may_settle * near.settlement)
    out.add("city-near", may_city * near.city)
    out.add("card-near", near.card)
    out.add("road-near", near.road)


def add_hand(p: Position, player: Player, out: Features) -> None:
    """The cards in hand, and those that a seven would cost."""
    cards = player.cards
    drawing = p.turn == player.seat and isinstance(p.now(), CardDraw)
    out.add("hand", float(min(player.held, HAND_LIMIT)) / HAND_LIMIT)
    out.add("excess", float(max(0, player.held - HAND_LIMIT)) / HAND_LIMIT)
    out.add("knights-held", float(min(cards[KNIGHT], 3)) / 3.0)
    out.add("progress-held", float(cards[ROADS] + cards[INVENTION] + cards[MONOPOLY]) / 3.0)
    out.add("fresh-card", 1.0 if drawing else 0.0)


def add_army(p: Position, player: Player, out: Features) -> None:
    """Knights, and how far it is to Largest Army."""
    holds = p.army == player.seat
    race = 1.0
    if not holds:
        most = 0
        for rival in p.players:
            if rival is not player:
                most = max(most, rival.knights)
        race = 1.0 / (1.0 + float(max(ARMY_MINIMUM, most + 1)) - float(player.knights))
    out.add("knights", float(min(player.knights, 5)) / 5.0)
    out.add("army", 1.0 if holds else 0.0)
    out.add("army-race", race)


def add_road(p: Position, player: Player, out: Features) -> None:
    """The longest road, and how safe or how far the card for it is."""
    holds = p.longest == player.seat
    best = 0
    for rival in p.players:
        if rival is not player:
            best = max(best, rival.road_length)
    length = player.road_length
    if holds:
        race = 1.0 + 0.1 * float(min(4, length - best))
    else:
        race = 1.0 / (1.0 + float(max(1, max(ROAD_MINIMUM, best + 1) - length)))
    out.add("road-length", float(length) / 10.0)
    out.add("longest", 1.0 if holds else 0.0)
    out.add("road-race", race)


def add_room(player: Player, known: Known, out: Features) -> None:
    """Places to settle, harbours, and the pieces on the island and in reserve."""
    room = known.room
    out.add("place-now", room.now / 10.0)
    out.add("place-next", room.soon / 10.0)
    out.add("place-far", room.far / 10.0)
    out.add("places", min(room.places, 4.0) / 4.0)
    out.add("harbour-any", 1.0 if player.harbours >> ANY & 1 else 0.0)
    out.add("harbour-special", known.economy.special)
    out.add("settlements", float(SETTLEMENT_PIECES - player.settlements_left) / 5.0)
    out.add("cities", float(CITY_PIECES - player.cities_left) / 4.0)
    out.add("roads-left", float(player.roads_left) / 15.0)


def add_moment(p: Position, player: Player, out: Features) -> None:
    """Whose turn it is, and how far it has come."""
    mine = p.turn == player.seat
    rolling = mine and isinstance(p.now(), (Rolling, DiceRoll))
    robbing = mine and isinstance(p.now(), (MovingRobber, Robbing, Theft))
    out.add("to-roll", 1.0 if rolling else 0.0)
    out.add("to-act", 1.0 if mine and not rolling else 0.0)
    out.add("to-wait", float((player.seat - p.turn) % len(p.players)) / 4.0)
    out.add("to-rob", 1.0 if robbing else 0.0)


def steps(p: Position, corner: int) -> int:
    """The corners that a road on a free path would lead to, as bits."""
    out = 0
    paths = CORNER_PATHS[corner]
    for i, far in enumerate(CORNER_NEIGHBOURS[corner]):
        if p.road[paths[i]] == NONE:
            out |= BIT[far]
    return out

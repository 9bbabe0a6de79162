"""How good a position of Settlers is: points, and how soon more of them will come."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.bots.evaluate.bargaining import Bargaining
from archipel.bots.evaluate.base import Features
from archipel.bots.evaluate.settlers_economy import ROLLS, Economy, Near, corner_pips
from archipel.core.state import Action, Seat, State
from archipel.games.settlers import Settlers
from archipel.games.settlers.board import (
    ANY,
    CORNER_NEIGHBOURS,
    CORNER_PATHS,
    CORNERS,
    NO_HARBOUR,
    PATHS,
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
from archipel.parts.packed import unpack

NEW_HARBOUR: Final = 1.0
SLOTS: Final = 4093
"""So much is remembered of what was worked out before."""
HALF: Final = PATHS // 2


@final
class Room:
    """Where a player can go on, with these buildings on the island, these own ones, and these roads."""

    def __init__(self, built: i64, own: i64, reach: i64, north: i64, south: i64) -> None:
        self.built = built
        self.own = own
        self.reach = reach
        self.north = north
        self.south = south
        self.now = 0.0
        """The best place at once, in pips."""
        self.soon = 0.0
        """The best one after one road."""
        self.far = 0.0
        """And after two."""
        self.places = 0.0
        """How many there are."""


@final
class SettlersEvaluator(Bargaining):
    """Looks at what a player has, what it brings and how long the next builds will take."""

    def __init__(self) -> None:
        self.board: Board | None = None
        self.pips: list[float] = [0.0] * CORNERS
        self.roads: list[int] = []
        self.north: i64 = 0
        """The paths with a road, as a set in two words."""
        self.south: i64 = 0
        # What was worked out before, each in the slot of its key.
        self.made: i64 = 0
        self.economies: list[Economy] = []
        self.nears: list[Near] = []
        self.rooms: list[Room] = []
        super().__init__("settlers", Settlers().start(2, Settlers().read_options("")))

    def stage(self, state: State) -> float:
        assert isinstance(state, SettlersState)
        most = 2
        for player in state.p.players:
            most = max(most, player.all_points())
        return min(1.0, (most - 2) / (TARGET - 3))

    def begin(self, state: State) -> int:
        assert isinstance(state, SettlersState)
        p = state.p
        if p.board is not self.board:
            self.land(p)
        if p.road != self.roads:
            self.survey(p.road)
        return len(p.players)

    def collect(self, state: State, seat: Seat, out: Features) -> None:
        assert isinstance(state, SettlersState)
        p = state.p
        player = p.players[seat]
        economy = self.economy(p, player)
        near = self.near(player, economy)
        room = self.room(p, player)
        add_points(p, player, out)
        add_income(economy, out)
        add_prices(player, near, room, out)
        add_hand(p, player, out)
        add_army(p, player, out)
        add_road(p, player, out)
        add_room(player, economy, room, out)
        add_moment(p, player, out)

    def land(self, p: Position) -> None:
        """Come to another island; one just like the last is no other one."""
        last = self.board
        self.board = p.board
        if last is not None and is_same(p.board, last):
            return
        self.pips = corner_pips(p.board)
        nothing = Economy(p, Player(0), 0)
        self.economies = [nothing] * SLOTS
        self.nears = [nothing.soon] * SLOTS
        self.rooms = [Room(-1, 0, 0, 0, 0)] * SLOTS

    def survey(self, roads: list[int]) -> None:
        """Look at all roads."""
        self.roads = roads.copy()
        self.north = 0
        self.south = 0
        for path, owner in enumerate(roads):
            if owner == NONE:
                continue
            if path < HALF:
                self.north |= BIT[path]
            else:
                self.south |= BIT[path - HALF]

    def economy(self, p: Position, player: Player) -> Economy:
        """What a player's places bring, as far as possible out of what is known already."""
        settlements = player.settlements
        cities = player.cities
        robber: i64 = p.robber
        slot = (settlements + cities * 7 + robber * 31) % SLOTS
        known = self.economies[slot]
        if known.settlements != settlements or known.cities != cities or known.robber != robber:
            self.made += 1
            known = Economy(p, player, self.made)
            self.economies[slot] = known
        return known

    def near(self, player: Player, economy: Economy) -> Near:
        """How near the hand brings each build, as far as possible out of what is known already."""
        hand = player.hand
        key = economy.number << 40 | hand
        slot = key % SLOTS
        known = self.nears[slot]
        if known.key != key:
            known = Near(key, [float(n) for n in unpack(hand)], economy.income, economy.rates)
            self.nears[slot] = known
        return known

    def room(self, p: Position, player: Player) -> Room:
        """Where a player can go on, as far as possible out of what is known already."""
        built = p.built
        own = player.settlements | player.cities
        reach = player.reach
        north = self.north
        south = self.south
        slot = (built + own * 3 + reach * 7 + north * 31 + south * 127) % SLOTS
        known = self.rooms[slot]
        if (
            known.built != built
            or known.own != own
            or known.reach != reach
            or known.north != north
            or known.south != south
        ):
            known = Room(built, own, reach, north, south)
            self.look_around(p, player, known)
            self.rooms[slot] = known
        return known

    def look_around(self, p: Position, player: Player, room: Room) -> None:
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
        room.now = best_now
        room.soon = best_next
        room.far = best_far
        room.places = places

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


def is_same(board: Board, other: Board) -> bool:
    """Whether two islands are laid alike."""
    return board.land == other.land and board.tokens == other.tokens and board.harbours == other.harbours


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


def add_prices(player: Player, near: Near, room: Room, out: Features) -> None:
    """How near the hand brings each build, if there is a piece and a place for it."""
    may_settle = 1.0 if player.settlements_left and room.places > 0.0 else 0.35
    may_city = 1.0 if player.cities_left and player.settlements else 0.3
    out.add("settlement-near", may_settle * near.settlement)
    out.add("city-near", may_city * near.city)
    out.add("card-near", near.card)
    out.add("road-near", near.road)


def add_hand(p: Position, player: Player, out: Features) -> None:
    """The cards in hand, and those that a seven would cost."""
    cards = unpack(player.cards)
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


def add_room(player: Player, economy: Economy, room: Room, out: Features) -> None:
    """Places to settle, harbours, and the pieces on the island and in reserve."""
    out.add("place-now", room.now / 10.0)
    out.add("place-next", room.soon / 10.0)
    out.add("place-far", room.far / 10.0)
    out.add("places", min(room.places, 4.0) / 4.0)
    out.add("harbour-any", 1.0 if player.harbours >> ANY & 1 else 0.0)
    out.add("harbour-special", economy.special)
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

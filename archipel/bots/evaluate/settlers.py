"""The evaluation of Settlers: points, and how soon more will follow."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.bots.evaluate.bargaining import Bargaining, CardSwap
from archipel.bots.evaluate.base import Features, Race, Weights
from archipel.bots.evaluate.memo import Known, Memo
from archipel.bots.evaluate.settlers_economy import Economy, Near, corner_pips
from archipel.bots.evaluate.settlers_features import (
    Room,
    add_army,
    add_hand,
    add_income,
    add_phase,
    add_points,
    add_prices,
    add_road,
    add_room,
    phase,
)
from archipel.core.state import NOBODY, Action, Seat, State
from archipel.games.settlers import Settlers
from archipel.games.settlers.board import (
    CORNERS,
    NO_HARBOUR,
    WAY_END,
    WAY_PATH,
    WAYS,
    Board,
)
from archipel.games.settlers.building import network
from archipel.games.settlers.cards import (
    INVENTION,
    KNIGHT,
    MONOPOLY,
    NOTHING,
    ROADS,
    TARGET,
    only,
)
from archipel.games.settlers.position import NONE, Player, Position
from archipel.games.settlers.state import SettlersState
from archipel.parts.actions import Trade
from archipel.parts.bargain import Accept, Bid, Confirm, Decline, Offer, Refuse, Withdraw, addressees
from archipel.parts.bits import BIT, first, size
from archipel.parts.dice import Dice
from archipel.parts.packed import count, pack

NEW_HARBOUR: Final = 1.0
NO_EXCHANGE: Final = CardSwap(NOBODY, NOTHING, NOTHING)


@final
class Strength(Known):
    """The strength of a seat, with everything it is computed from as its key."""

    def __init__(self, economy: i64, hand: i64, room: i64, rest: i64, weights: i64, total: float) -> None:
        super().__init__(economy, hand, room, rest, weights)
        self.total: Final = total


@final
class SettlersEvaluator(Bargaining):
    """Evaluates a player's possessions, income and time to the next builds. Memos cache the parts."""

    def __init__(self) -> None:
        self.board: Board | None = None
        self.pips: list[float] = [0.0] * CORNERS
        self.economies: Memo[Economy] = Memo()
        self.nears: Memo[Near] = Memo()
        self.rooms: Memo[Room] = Memo()
        self.strong: Memo[Strength] = Memo()
        self.points = Race()
        self.knights = Race()
        self.lengths = Race()
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
        self.points.start()
        self.knights.start()
        self.lengths.start()
        for player in p.players:
            self.points.enter(player.all_points())
            self.knights.enter(player.knights)
            self.lengths.enter(player.road_length)
        return len(p.players)

    def weighed(self, state: State, seat: Seat, weights: Weights) -> float:
        assert isinstance(state, SettlersState)
        p = state.p
        player = p.players[seat]
        economy = self.economy(p, player).number
        room = self.room(p, player).number
        rest = self.rest(p, player)
        known = self.strong.find(economy, player.hand, room, rest, weights.number)
        if known is None:
            total = super().weighed(state, seat, weights)
            known = self.strong.keep(Strength(economy, player.hand, room, rest, weights.number, total))
        return known.total

    def rest(self, p: Position, player: Player) -> i64:
        """Pack everything `collect` uses besides economy, hand and room into one number, for the memo key."""
        points: i64 = player.all_points()
        knights: i64 = player.knights
        length: i64 = player.road_length
        out = points << 5 | self.points.rival(points)
        out = out << 5 | knights
        out = out << 5 | self.knights.rival(knights)
        out = out << 5 | length
        out = out << 5 | self.lengths.rival(length)
        cards = player.cards
        out = out << 2 | min(count(cards, KNIGHT), 3)
        out = out << 3 | (count(cards, ROADS) + count(cards, INVENTION) + count(cards, MONOPOLY))
        out = out << 4 | player.roads_left
        out = out << 3 | player.settlements_left
        out = out << 3 | player.cities_left
        out = out << 2 | (player.seat - p.turn) % len(p.players)
        out = out << 2 | (phase(p) if p.turn == player.seat else 0)
        return out << 2 | (2 if p.army == player.seat else 0) | (1 if p.longest == player.seat else 0)

    def collect(self, state: State, seat: Seat, out: Features) -> None:
        assert isinstance(state, SettlersState)
        p = state.p
        player = p.players[seat]
        economy = self.economy(p, player)
        near = self.near(player, economy)
        room = self.room(p, player)
        add_points(player, self.points, out)
        add_income(economy, out)
        add_prices(player, near, room, out)
        add_hand(p, player, out)
        add_army(p, player, self.knights, out)
        add_road(p, player, self.lengths, out)
        add_room(player, economy, room, out)
        add_phase(p, player, out)

    def land(self, p: Position) -> None:
        """Reset the caches for a new board, unless it equals the last one."""
        last = self.board
        self.board = p.board
        if last is not None and is_same(p.board, last):
            return
        self.pips = corner_pips(p.board)
        self.economies = Memo()
        self.nears = Memo()
        self.rooms = Memo()
        self.strong = Memo()

    def economy(self, p: Position, player: Player) -> Economy:
        """Return the economy of a player's buildings, from the memo or computed."""
        known = self.economies.find(player.settlements, player.cities, p.robber, 0, 0)
        return self.economies.keep(Economy(p, player)) if known is None else known

    def near(self, player: Player, economy: Economy) -> Near:
        """Return how near each build is with the player's hand, from the memo or computed."""
        known = self.nears.find(economy.number, player.hand, 0, 0, 0)
        if known is None:
            known = self.nears.keep(Near(economy.number, player.hand, economy.income, economy.rates))
        return known

    def room(self, p: Position, player: Player) -> Room:
        """Return a player's room to build, from the memo or computed."""
        own = player.buildings()
        known = self.rooms.find(p.built, own, player.reach, p.north, p.south)
        if known is None:
            known = self.rooms.keep(Room(p.built, own, player.reach, p.north, p.south))
            self.look_around(p, player, known)
        return known

    def look_around(self, p: Position, player: Player, room: Room) -> None:
        """Fill in the places to settle: now, after one road and after two."""
        free = ~p.blocked
        here = network(p, player)
        now = player.reach & free
        one = steps(p.road, here) & ~here
        soon = one & free & ~now
        far = steps(p.road, one & ~p.built) & free & ~one & ~now
        room.now = self.best(p, player, now)
        room.soon = self.best(p, player, soon)
        room.far = self.best(p, player, far)
        room.places = float(size(now)) + 0.5 * float(size(soon))
        for _place in range(size(far)):
            room.places += 0.2

    def best(self, p: Position, player: Player, corners: i64) -> float:
        """Return the worth of the best of these corners for a settlement, in pips."""
        best = 0.0
        while corners:
            best = max(best, self.worth(p, player, first(corners)))
            corners &= corners - 1
        return best

    def worth(self, p: Position, player: Player, corner: int) -> float:
        """Return the worth of a settlement on a corner for this player, in pips."""
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
        gain = pack(get) - pack(give)
        state.p.players[seat].hand += gain
        if partner != NOBODY:
            state.p.players[partner].hand -= gain

    def exchange(self, state: State, seat: Seat, action: Action) -> CardSwap | None:
        assert isinstance(state, SettlersState)
        p = state.p
        if isinstance(action, Trade):
            return CardSwap(NOBODY, only(action.give, p.players[seat].rate(action.give)), only(action.get, 1))
        if isinstance(action, (Decline, Withdraw, Refuse)):
            return NO_EXCHANGE
        offer = p.bargain.offer
        if isinstance(action, Accept) and offer is not None:
            return CardSwap(p.turn, offer.get, offer.give, is_promise=True)
        if isinstance(action, Confirm):
            terms = p.bargain.terms(action.partner)
            assert terms is not None
            return CardSwap(action.partner, terms.get, terms.give)
        return None

    def alike(self, outcome: Action) -> str:
        """Return a name for a chance outcome. Dice with the same sum share one."""
        return SUMS[outcome.total] if isinstance(outcome, Dice) else outcome.text


SUMS: Final = [f"dice {total}" for total in range(13)]


def is_same(board: Board, other: Board) -> bool:
    """Whether two islands have the same tiles, tokens and harbours."""
    return board.land == other.land and board.tokens == other.tokens and board.harbours == other.harbours


def steps(roads: list[i64], corners: i64) -> i64:
    """Return the corners that one road on a free path reaches from any of these."""
    out: i64 = 0
    while corners:
        begin = WAYS * first(corners)
        corners &= corners - 1
        for way in range(begin, begin + WAYS):
            path = WAY_PATH[way]
            if path >= 0 and roads[path] == NONE:
                out |= BIT[WAY_END[way]]
    return out

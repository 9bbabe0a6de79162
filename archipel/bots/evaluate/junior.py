"""How good a position of Junior is: fortresses first, then what brings them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.bots.evaluate.bargaining import Bargaining, CardSwap
from archipel.bots.evaluate.base import Features, Race, Weights
from archipel.bots.evaluate.junior_features import (
    WAITING,
    Harvest,
    Purse,
    Shore,
    add_hand,
    add_income,
    add_phase,
    add_places,
    add_points,
    ghost_cards,
    is_left,
    phase,
)
from archipel.bots.evaluate.memo import Known, Memo
from archipel.core.state import NOBODY, Action, Seat, State
from archipel.games.junior import Junior
from archipel.games.junior.actions import Give, Market
from archipel.games.junior.board import MOST_SEATS, Side
from archipel.games.junior.cards import FORTRESSES, KINDS
from archipel.games.junior.market import rate
from archipel.games.junior.position import Position
from archipel.games.junior.state import JuniorState
from archipel.games.junior.trading import CARD, Answering, terms_of
from archipel.parts.actions import Trade
from archipel.parts.bargain import Accept, Bid, Confirm, Decline, Offer, Refuse, Withdraw, addressees
from archipel.parts.bits import members
from archipel.parts.goods import covers, only
from archipel.parts.packed import pack

NOTHING: Final = [0] * KINDS
NO_EXCHANGE: Final = CardSwap(NOBODY, NOTHING, NOTHING)
MARKETS: Final = [[CardSwap(NOBODY, give, get) for get in CARD] for give in CARD]


@final
class Strength(Known):
    """The strength of a seat with a harvest, a shore, a hand and all else that counts: mostly it is known."""

    def __init__(self, rest: i64, hand: i64, harvest: i64, shore: i64, weights: i64) -> None:
        super().__init__(rest, hand, harvest, shore, weights)
        self.total = 0.0


@final
class Stand:
    """What a seat has on the board."""

    def __init__(self, harvest: Harvest, shore: Shore) -> None:
        self.harvest = harvest
        self.shore = shore
        self.rest: i64 = 0
        """All else that counts there, as one number."""


@final
class JuniorEvaluator(Bargaining):
    """What stands on the islands, what it brings, where one can go on, and what the hand is good for."""

    def __init__(self) -> None:
        self.side: Side | None = None
        self.harvests: Memo[Harvest] = Memo()
        self.shores: Memo[Shore] = Memo()
        self.purses: Memo[Purse] = Memo()
        self.strong: Memo[Strength] = Memo()
        # The board that was looked at last; its lists are never changed.
        self.ghost = -1
        self.boats: list[int] = []
        self.left: list[int] = []
        self.ports: list[int] = []
        self.shown: list[list[int]] = []
        self.stands: list[Stand] = []
        self.race = Race()
        self.is_left = False
        """Whether there are Coco cards to buy."""
        self.phase: i64 = WAITING
        super().__init__("junior", Junior().start(4, Junior().read_options("")))

    def begin(self, state: State) -> int:
        assert isinstance(state, JuniorState)
        p = state.p
        if p.side is not self.side:
            self.side = p.side
            nothing = Harvest(p.side, 0, 0, 0)
            nowhere = Shore(p.side, 0, 0, 0)
            self.harvests = Memo()
            self.shores = Memo()
            self.strong = Memo()
            self.stands = [Stand(nothing, nowhere) for _ in range(MOST_SEATS)]
            self.survey(p)
        if (
            p.boats is not self.boats
            or p.fortresses_left is not self.left
            or p.ports is not self.ports
            or p.shown is not self.shown
            or p.ghost != self.ghost
        ):
            self.survey(p)
        self.phase = phase(p)
        return p.seats

    def survey(self, p: Position) -> None:
        """Look at the board: whenever something is built or drawn, one of these lists is another one."""
        self.boats = p.boats
        self.left = p.fortresses_left
        self.ports = p.ports
        self.shown = p.shown
        self.ghost = p.ghost
        self.is_left = is_left(p.pile)
        self.race.start()
        for seat in range(p.seats):
            self.race.enter(p.points(seat))
        for seat in range(p.seats):
            stand = self.stands[seat]
            stand.harvest = self.harvest(p, seat)
            stand.shore = self.shore(p, seat)
            stand.rest = self.rest(p, seat)

    def stage(self, state: State) -> float:
        assert isinstance(state, JuniorState)
        most = 2
        for seat in range(state.p.seats):
            most = max(most, state.p.points(seat))
        return min(1.0, (most - 2) / (FORTRESSES - 3))

    def weighed(self, state: State, seat: Seat, weights: Weights) -> float:
        assert isinstance(state, JuniorState)
        p = state.p
        stand = self.stands[seat]
        harvest = stand.harvest
        shore = stand.shore
        hand = pack(p.hands[seat])
        rest = stand.rest << 2 | (seat - p.turn) % p.seats
        rest = rest << 3 | (self.phase if p.turn == seat else WAITING)
        known = self.strong.find(rest, hand, harvest.number, shore.number, weights.number)
        if known is None:
            known = self.strong.keep(Strength(rest, hand, harvest.number, shore.number, weights.number))
            self.sum.begin(weights)
            self.add_all(p, seat, harvest, shore, self.purse(p.hands[seat]), self.sum)
            known.total = self.sum.total
        return known.total

    def rest(self, p: Position, seat: Seat) -> i64:
        """What `collect` looks at on the board besides harvest and shore, as one number."""
        points: i64 = p.points(seat)
        out = points << 4 | self.race.rival(points)
        out = out << 5 | ghost_cards(p, seat)
        out = out << 1 | (1 if p.castle == seat else 0)
        out = out << 1 | (1 if self.is_left else 0)
        return out << 1 | (1 if p.rulings.ports else 0)

    def collect(self, state: State, seat: Seat, out: Features) -> None:
        assert isinstance(state, JuniorState)
        stand = self.stands[seat]
        self.add_all(state.p, seat, stand.harvest, stand.shore, self.purse(state.p.hands[seat]), out)

    def add_all(
        self, p: Position, seat: Seat, harvest: Harvest, shore: Shore, purse: Purse, out: Features
    ) -> None:
        """Everything that counts for a seat."""
        add_points(p, seat, self.race, out)
        add_income(harvest, out)
        add_places(p, shore, out)
        add_hand(purse, 1.0 if shore.places else 0.6, self.is_left, out)
        add_phase(p, seat, self.phase if p.turn == seat else WAITING, out)

    def harvest(self, p: Position, seat: Seat) -> Harvest:
        """What a seat's fortresses bring."""
        fortresses: i64 = p.fortresses[seat]
        ports: i64 = p.ports[seat]
        known = self.harvests.find(fortresses, p.ghost, ports, 0, 0)
        return self.harvests.keep(Harvest(p.side, fortresses, p.ghost, ports)) if known is None else known

    def purse(self, hand: list[int]) -> Purse:
        """What a hand is good for."""
        key = pack(hand)
        known = self.purses.find(key, 0, 0, 0, 0)
        return self.purses.keep(Purse(key, hand)) if known is None else known

    def shore(self, p: Position, seat: Seat) -> Shore:
        """Where a seat can go on."""
        sites: i64 = p.free_sites(seat) if p.fortresses_left[seat] else 0
        berths: i64 = p.free_berths(seat) if p.boats_left[seat] else 0
        settled: i64 = p.built | p.reached[seat]
        known = self.shores.find(sites, berths, settled, 0, 0)
        return self.shores.keep(Shore(p.side, sites, berths, settled)) if known is None else known

    def asked(self, state: State, seat: Seat, bid: Bid) -> list[Seat]:
        assert isinstance(state, JuniorState)
        p = state.p
        return members(addressees(p.seats, p.turn, bid.to)) if isinstance(bid, Offer) else [p.turn]

    def can_give(self, state: State, seat: Seat, goods: list[int]) -> bool:
        assert isinstance(state, JuniorState)
        return covers(state.p.hands[seat], goods)

    def swap(self, state: State, seat: Seat, partner: Seat, give: list[int], get: list[int]) -> None:
        assert isinstance(state, JuniorState)
        for good in range(KINDS):
            n = get[good] - give[good]
            if n:
                state.p.add_to_hand(seat, good, n)
                if partner != NOBODY:
                    state.p.add_to_hand(partner, good, -n)

    def exchange(self, state: State, seat: Seat, action: Action) -> CardSwap | None:
        assert isinstance(state, JuniorState)
        p = state.p
        if isinstance(action, Market):
            return MARKETS[action.give][action.get]
        if isinstance(action, Trade):
            return CardSwap(NOBODY, only(KINDS, action.give, rate(p, seat, action.give)), CARD[action.get])
        if isinstance(action, (Withdraw, Refuse)) or (
            isinstance(action, Decline) and isinstance(p.now(), Answering)
        ):
            return NO_EXCHANGE
        offer = p.bargain.offer
        if isinstance(action, Accept) and offer is not None:
            return CardSwap(p.turn, offer.get, offer.give, is_promise=True)
        if isinstance(action, Give):
            return CardSwap(p.turn, CARD[action.good], NOTHING, is_promise=True)
        if isinstance(action, Confirm):
            terms = terms_of(p, action.partner)
            assert terms is not None
            return CardSwap(action.partner, terms.get, terms.give)
        return None

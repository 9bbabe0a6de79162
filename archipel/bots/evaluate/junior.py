"""How good a position of Junior is: fortresses first, then what brings them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from archipel.bots.evaluate.bargaining import Bargaining, Exchange
from archipel.bots.evaluate.base import NO_WEIGHTS, Features, Race, Weights
from archipel.core.state import NOBODY, Action, Seat, State
from archipel.games.junior import Junior
from archipel.games.junior.actions import Give, Market, Trade
from archipel.games.junior.board import Side
from archipel.games.junior.building import PortDraw
from archipel.games.junior.cards import (
    BOAT_COST,
    COCO,
    COCO_COST,
    COCO_KINDS,
    FORTRESS_COST,
    FORTRESSES,
    GOLD,
    GOODS,
    KINDS,
)
from archipel.games.junior.coco import CocoDraw
from archipel.games.junior.ghost import Haunting
from archipel.games.junior.market import rate
from archipel.games.junior.position import Position
from archipel.games.junior.production import DieRoll
from archipel.games.junior.state import JuniorState
from archipel.games.junior.trading import CARD, Answering, terms_of
from archipel.games.junior.turn import Rolling
from archipel.parts.bargain import Accept, Bid, Confirm, Decline, Offer, Refuse, Withdraw, addressees
from archipel.parts.bits import members
from archipel.parts.goods import covers, only
from archipel.parts.packed import pack

FACES: Final = 6.0
NOTHING: Final = [0] * KINDS
NO_EXCHANGE: Final = Exchange(NOBODY, NOTHING, NOTHING)
HAUNTING: Final = [card for card in range(COCO_KINDS) if COCO[card].haunts]
WAITING: Final = 0
ACTING: Final = 1
ROLLING: Final = 2
DRAWING_COCO: Final = 3
DRAWING_PORT: Final = 4
HAUNTED: Final = 5
SLOTS: Final = 4093
"""So much is remembered of what was worked out before, each in the slot of its key."""


@final
class Harvest:
    """What some fortresses bring, under one position of the ghost."""

    def __init__(self, slot: i64, side: Side, fortresses: i64, ghost: i64, ports: i64) -> None:
        self.slot = slot
        """Where it is remembered."""
        self.fortresses = fortresses
        self.ghost = ghost
        self.ports = ports
        self.income = vec[float]([0.0] * KINDS)
        self.kinds = 0.0
        self.haunted = 0.0
        self.port_income = 0.0
        for site in members(fortresses):
            for land in side.lands[site]:
                if land == ghost:
                    self.haunted += 1.0
                else:
                    self.income[side.goods[land]] += 1.0
        for good in range(KINDS):
            if self.income[good] > 0.0:
                self.kinds += 1.0
                if ports >> good & 1:
                    self.port_income += self.income[good]


@final
class Shore:
    """Where the next fortress and the next boat could go."""

    def __init__(self, slot: i64, side: Side, sites: i64, berths: i64, settled: i64) -> None:
        self.slot = slot
        """Where it is remembered."""
        self.sites = sites
        self.berths = berths
        self.settled = settled
        """Sites that a boat need not make for any more."""
        self.places = 0
        self.best = 0
        """What the best of the free sites brings."""
        for site in members(sites):
            self.places += 1
            self.best = max(self.best, len(side.lands[site]))
        self.sails = 0
        for berth in members(berths):
            if side.ends[berth] & ~settled:
                self.sails += 1


@final
class Purse:
    """A hand, and what it is good for."""

    def __init__(self, key: i64, hand: list[int]) -> None:
        self.key = key
        self.held = sum(hand)
        self.gold = hand[GOLD]
        self.fortress = near(hand, FORTRESS_COST)
        self.boat = near(hand, BOAT_COST)
        self.coco = near(hand, COCO_COST)


def near(hand: list[int], cost: list[int]) -> float:
    """The share of a price that the hand covers."""
    have = 0
    want = 0
    for good in range(KINDS):
        want += cost[good]
        have += min(cost[good], hand[good])
    return have / want


@final
class Strength:
    """The strength of a seat, and what it was worked out from: mostly it comes up again."""

    def __init__(self, harvest: Harvest, shore: Shore, purse: Purse, rest: i64, weights: Weights) -> None:
        self.harvest = harvest
        self.shore = shore
        self.purse = purse
        self.rest = rest
        """All else that counts, as one number."""
        self.weights = weights
        self.total = 0.0


@final
class JuniorEvaluator(Bargaining):
    """What stands on the islands, what it brings, where one can go on, and what the hand is good for."""

    def __init__(self) -> None:
        self.side: Side | None = None
        self.harvests: list[Harvest] = []
        self.shores: list[Shore] = []
        self.purses: list[Purse] = [Purse(0, [0] * KINDS)] * SLOTS
        self.strong: list[Strength] = []
        self.race = Race()
        self.moment: i64 = WAITING
        self.is_left = False
        """Whether there are Coco cards to buy."""
        super().__init__("junior", Junior().start(4, Junior().read_options("")))

    def begin(self, state: State) -> int:
        assert isinstance(state, JuniorState)
        p = state.p
        if p.side is not self.side:
            self.side = p.side
            nothing = Harvest(0, p.side, 0, 0, 0)
            nowhere = Shore(0, p.side, 0, 0, 0)
            self.harvests = [nothing] * SLOTS
            self.shores = [nowhere] * SLOTS
            self.strong = [Strength(nothing, nowhere, self.purses[0], -1, NO_WEIGHTS)] * SLOTS
        self.race.start()
        for seat in range(p.seats):
            self.race.enter(p.points(seat))
        self.moment = moment(p)
        self.is_left = is_left(p.pile)
        return p.seats

    def stage(self, state: State) -> float:
        assert isinstance(state, JuniorState)
        most = 2
        for seat in range(state.p.seats):
            most = max(most, state.p.points(seat))
        return min(1.0, (most - 2) / (FORTRESSES - 3))

    def weighed(self, state: State, seat: Seat, weights: Weights) -> float:
        assert isinstance(state, JuniorState)
        p = state.p
        harvest = self.harvest(p, seat)
        shore = self.shore(p, seat)
        purse = self.purse(p.hands[seat])
        rest = self.rest(p, seat)
        slot = (rest + harvest.slot * 31 + shore.slot * 127 + purse.key % SLOTS * 499) % SLOTS
        known = self.strong[slot]
        if (
            known.rest != rest
            or known.purse is not purse
            or known.harvest is not harvest
            or known.shore is not shore
            or known.weights is not weights
        ):
            known = Strength(harvest, shore, purse, rest, weights)
            self.sum.begin(weights)
            self.add_all(p, seat, harvest, shore, purse, self.sum)
            known.total = self.sum.total
            self.strong[slot] = known
        return known.total

    def rest(self, p: Position, seat: Seat) -> i64:
        """What `collect` looks at besides harvest, shore and hand, as one number."""
        points: i64 = p.points(seat)
        out = points << 4 | self.race.rival(points)
        out = out << 5 | ghost_cards(p, seat)
        out = out << 1 | (1 if p.castle == seat else 0)
        out = out << 1 | (1 if self.is_left else 0)
        out = out << 1 | (1 if p.rulings.ports else 0)
        out = out << 2 | (seat - p.turn) % p.seats
        return out << 3 | (self.moment if p.turn == seat else WAITING)

    def collect(self, state: State, seat: Seat, out: Features) -> None:
        assert isinstance(state, JuniorState)
        p = state.p
        self.add_all(p, seat, self.harvest(p, seat), self.shore(p, seat), self.purse(p.hands[seat]), out)

    def add_all(
        self, p: Position, seat: Seat, harvest: Harvest, shore: Shore, purse: Purse, out: Features
    ) -> None:
        """Everything that counts for a seat."""
        add_points(p, seat, self.race, out)
        add_income(harvest, out)
        add_places(p, shore, out)
        add_hand(purse, 1.0 if shore.places else 0.6, self.is_left, out)
        add_moment(p, seat, self.moment if p.turn == seat else WAITING, out)

    def harvest(self, p: Position, seat: Seat) -> Harvest:
        """What a seat's fortresses bring, as far as possible out of what is known already."""
        fortresses: i64 = p.fortresses[seat]
        ghost: i64 = p.ghost
        ports: i64 = p.ports[seat]
        slot = (fortresses + ghost * 31 + ports * 499) % SLOTS
        known = self.harvests[slot]
        if known.fortresses != fortresses or known.ghost != ghost or known.ports != ports:
            known = Harvest(slot, p.side, fortresses, ghost, ports)
            self.harvests[slot] = known
        return known

    def purse(self, hand: list[int]) -> Purse:
        """What a hand is good for, as far as possible out of what is known already."""
        key = pack(hand)
        slot = key % SLOTS
        known = self.purses[slot]
        if known.key != key:
            known = Purse(key, hand)
            self.purses[slot] = known
        return known

    def shore(self, p: Position, seat: Seat) -> Shore:
        """Where a seat can go on, as far as possible out of what is known already."""
        built: i64 = p.built
        reached: i64 = p.reached[seat]
        sites: i64 = reached & ~built if p.fortresses_left[seat] else 0
        berths: i64 = p.free_berths(seat) if p.boats_left[seat] else 0
        settled = built | reached
        slot = (sites + berths * 31 + settled * 499) % SLOTS
        known = self.shores[slot]
        if known.sites != sites or known.berths != berths or known.settled != settled:
            known = Shore(slot, p.side, sites, berths, settled)
            self.shores[slot] = known
        return known

    def asked(self, state: State, seat: Seat, bid: Bid) -> list[Seat]:
        assert isinstance(state, JuniorState)
        p = state.p
        return members(addressees(p.seats, p.turn, bid.to)) if isinstance(bid, Offer) else [p.turn]

    def can_give(self, state: State, seat: Seat, goods: list[int]) -> bool:
        assert isinstance(state, JuniorState)
        return covers(state.p.hands[seat], goods)

    def swap(self, state: State, seat: Seat, partner: Seat, give: list[int], get: list[int]) -> None:
        assert isinstance(state, JuniorState)
        mine = state.p.own_hand(seat)
        for good in range(KINDS):
            mine[good] = mine[good] + get[good] - give[good]
        if partner != NOBODY:
            theirs = state.p.own_hand(partner)
            for good in range(KINDS):
                theirs[good] = theirs[good] + give[good] - get[good]

    def exchange(self, state: State, seat: Seat, action: Action) -> Exchange | None:
        assert isinstance(state, JuniorState)
        p = state.p
        if isinstance(action, Market):
            return Exchange(NOBODY, CARD[action.give], CARD[action.get])
        if isinstance(action, Trade):
            return Exchange(NOBODY, only(KINDS, action.give, rate(p, seat, action.give)), CARD[action.get])
        if isinstance(action, (Withdraw, Refuse)) or (
            isinstance(action, Decline) and isinstance(p.now(), Answering)
        ):
            return NO_EXCHANGE
        offer = p.bargain.offer
        if isinstance(action, Accept) and offer is not None:
            return Exchange(p.turn, offer.get, offer.give, is_promise=True)
        if isinstance(action, Give):
            return Exchange(p.turn, CARD[action.good], NOTHING, is_promise=True)
        if isinstance(action, Confirm):
            terms = terms_of(p, action.partner)
            assert terms is not None
            return Exchange(action.partner, terms.get, terms.give)
        return None


def add_points(p: Position, seat: Seat, race: Race, out: Features) -> None:
    """Fortresses, the lead over the best rival, and what counts for the castle."""
    points: i64 = p.points(seat)
    out.add("points", float(points) / FORTRESSES)
    out.add("leads", float(points - race.rival(points)) / FORTRESSES)
    out.add("castle", 1.0 if p.castle == seat else 0.0)
    out.add("ghost-cards", float(ghost_cards(p, seat)) / 3.0)


def ghost_cards(p: Position, seat: Seat) -> i64:
    """How many cards count for the castle."""
    cards: i64 = 0
    shown = p.shown[seat]
    for card in HAUNTING:
        cards += shown[card]
    return cards


def add_income(harvest: Harvest, out: Features) -> None:
    """What the fortresses bring, of each good; what the ghost keeps back, and what ports make of it."""
    for good in range(KINDS):
        out.add(GOODS[good], harvest.income[good] / FACES)
    out.add("kinds", harvest.kinds / KINDS)
    out.add("haunted", harvest.haunted / FACES)
    out.add("port-income", harvest.port_income / FACES)


def add_places(p: Position, shore: Shore, out: Features) -> None:
    """Where the next fortress and the next boat could go."""
    places = shore.places
    sails = shore.sails
    port_site = p.rulings.ports and shore.sites & p.side.ports != 0
    out.add("site", 1.0 if places else 0.0)
    out.add("more-sites", float(min(places, 4)) / 4.0 if places > 1 else 0.0)
    out.add("site-yield", float(shore.best) / 3.0)
    out.add("port-site", 1.0 if port_site else 0.0)
    out.add("sail", 1.0 if sails else 0.0)
    out.add("more-sails", float(min(sails, 4)) / 4.0 if sails > 1 else 0.0)


def add_hand(purse: Purse, room: float, is_left: bool, out: Features) -> None:
    """The hand, and what it is good for."""
    out.add("hand", float(min(purse.held, 10)) / 10.0)
    out.add("fortress-near", room * purse.fortress)
    out.add("boat-near", purse.boat)
    out.add("coco-near", purse.coco if is_left else 0.0)
    out.add("gold-held", float(min(purse.gold, 2)) / 2.0)


def is_left(pile: list[int]) -> bool:
    """Whether there are Coco cards to buy."""
    return any(n > 0 for n in pile)


def add_moment(p: Position, seat: Seat, at: i64, out: Features) -> None:
    """What is about to happen, and how long until one's turn."""
    mine = p.turn == seat
    out.add("coco-draw", 1.0 if at == DRAWING_COCO else 0.0)
    out.add("port-draw", 1.0 if at == DRAWING_PORT else 0.0)
    out.add("to-roll", 1.0 if at == ROLLING else 0.0)
    out.add("to-act", 1.0 if mine and at != ROLLING else 0.0)
    out.add("to-haunt", 1.0 if at == HAUNTED else 0.0)
    out.add("to-wait", float((seat - p.turn) % p.seats) / 4.0)


def moment(p: Position) -> i64:
    """How far a turn has come, as far as it counts."""
    now = p.now()
    if isinstance(now, (Rolling, DieRoll)):
        return ROLLING
    if isinstance(now, CocoDraw):
        return DRAWING_COCO
    if isinstance(now, PortDraw):
        return DRAWING_PORT
    return HAUNTED if isinstance(now, Haunting) else ACTING

"""What counts for a seat of Junior, feature by feature."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from archipel.bots.evaluate.base import Features, Race
from archipel.bots.evaluate.memo import Known
from archipel.core.state import Seat
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
from archipel.games.junior.position import Position
from archipel.games.junior.production import DieRoll
from archipel.games.junior.turn import Rolling
from archipel.parts.bits import members

FACES: Final = 6.0
HAUNTING: Final = [card for card in range(COCO_KINDS) if COCO[card].haunts]
WAITING: Final = 0
ACTING: Final = 1
ROLLING: Final = 2
DRAWING_COCO: Final = 3
DRAWING_PORT: Final = 4
HAUNTED: Final = 5


@final
class Harvest(Known):
    """What some fortresses bring, under one position of the ghost."""

    def __init__(self, side: Side, fortresses: i64, ghost: i64, ports: i64) -> None:
        super().__init__(fortresses, ghost, ports, 0, 0)
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
class Shore(Known):
    """Where the next fortress and the next boat could go."""

    def __init__(self, side: Side, sites: i64, berths: i64, settled: i64) -> None:
        """`settled` are sites that a boat need not make for any more."""
        super().__init__(sites, berths, settled, 0, 0)
        self.sites = sites
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
class Purse(Known):
    """A hand, and what it is good for."""

    def __init__(self, key: i64, hand: list[int]) -> None:
        super().__init__(key, 0, 0, 0, 0)
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


def add_phase(p: Position, seat: Seat, at: i64, out: Features) -> None:
    """What is about to happen, and how long until one's turn."""
    mine = p.turn == seat
    out.add("coco-draw", 1.0 if at == DRAWING_COCO else 0.0)
    out.add("port-draw", 1.0 if at == DRAWING_PORT else 0.0)
    out.add("to-roll", 1.0 if at == ROLLING else 0.0)
    out.add("to-act", 1.0 if mine and at != ROLLING else 0.0)
    out.add("to-haunt", 1.0 if at == HAUNTED else 0.0)
    out.add("to-wait", float((seat - p.turn) % p.seats) / 4.0)


def phase(p: Position) -> i64:
    """How far a turn has come, as far as it counts."""
    now = p.top
    if isinstance(now, (Rolling, DieRoll)):
        return ROLLING
    if isinstance(now, CocoDraw):
        return DRAWING_COCO
    if isinstance(now, PortDraw):
        return DRAWING_PORT
    return HAUNTED if isinstance(now, Haunting) else ACTING

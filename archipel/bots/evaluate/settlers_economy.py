"""The income of buildings in Settlers, and the number of rolls until a price can be paid."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from archipel.bots.evaluate.memo import Known
from archipel.games.settlers.board import CORNER_FIELDS, CORNERS, DESERT, Board
from archipel.games.settlers.cards import CARD_COST, CITY_COST, KINDS, ROAD_COST, SETTLEMENT_COST
from archipel.games.settlers.position import Player, Position
from archipel.parts.bits import members
from archipel.parts.packed import unpack

PIPS: Final = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1]
"""Rolls out of 36 with a given sum."""
ROLLS: Final = 36.0
PATIENCE: Final = 8.0
"""Number of rolls after which a build is worth half as much as now."""
NEVER: Final = 80.0
SETTLEMENT: Final = vec[float]([float(n) for n in SETTLEMENT_COST])
CITY: Final = vec[float]([float(n) for n in CITY_COST])
CARD: Final = vec[float]([float(n) for n in CARD_COST])
ROAD: Final = vec[float]([float(n) for n in ROAD_COST])


@final
class Near(Known):
    """How near each build is with a given hand, from 1 for now down to 0 for never."""

    def __init__(self, economy: i64, hand: i64, income: vec[float], rates: vec[float]) -> None:
        super().__init__(economy, hand, 0, 0, 0)
        cards = vec[float]([float(n) for n in unpack(hand)])
        self.settlement = nearness(rolls_for(SETTLEMENT, cards, income, rates))
        self.city = nearness(rolls_for(CITY, cards, income, rates))
        self.card = nearness(rolls_for(CARD, cards, income, rates))
        self.road = nearness(rolls_for(ROAD, cards, income, rates))


@final
class Economy(Known):
    """The income of a set of buildings with the robber on a given field, and how near builds are with it."""

    def __init__(self, p: Position, player: Player) -> None:
        super().__init__(player.settlements, player.cities, p.robber, 0, 0)
        self.income = vec[float]([0.0] * KINDS)
        self.robbed = 0.0
        self.kinds = 0.0
        self.special = 0.0
        self._count(p, player)
        self.rates = vec[float]([float(player.rate(good)) for good in range(KINDS)])
        self.soon = Near(0, 0, self.income, self.rates)

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


def corner_pips(board: Board) -> list[float]:
    """Return the pips of a settlement on each corner of an island."""
    out: list[float] = []
    for corner in range(CORNERS):
        pips = 0
        for field in CORNER_FIELDS[corner]:
            if board.land[field] != DESERT:
                pips += PIPS[board.tokens[field]]
        out.append(float(pips))
    return out


def nearness(rolls: float) -> float:
    """Return how near a build is, from 1 for now down to 0 for never."""
    return PATIENCE / (PATIENCE + rolls)


def rolls_for(cost: vec[float], hand: vec[float], income: vec[float], rates: vec[float]) -> float:
    """Return the number of rolls until a price can be paid, with surplus cards traded to the bank.

    The balance after paying is a concave, piecewise linear function of the number of rolls.
    So Newton's method approaches the answer from below, one segment at a time.
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

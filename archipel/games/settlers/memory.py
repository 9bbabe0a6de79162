"""What a seat knows of the others' hands: every hand they may hold, with its likelihood.

Almost everything that happens to a hand is public: production, prices, trades, discards, monopoly.
Only a theft between two others is not. So a seat keeps the few worlds that thefts have left open,
weighted by how likely each is, and drops those that later events contradict.
"""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import CHANCE, Action, Memory, Seat, State
from archipel.games.settlers import actions as a
from archipel.games.settlers.board import CORNER_FIELDS, DESERT
from archipel.games.settlers.cards import (
    CARD_COST,
    CITY_COST,
    KINDS,
    NOTHING,
    ROAD_COST,
    SETTLEMENT_COST,
    only,
)
from archipel.games.settlers.position import HasPosition, Position
from archipel.games.settlers.production import paid
from archipel.games.settlers.robber import Theft
from archipel.games.settlers.setup import FirstSettlement
from archipel.games.settlers.turn import Building, Trading
from archipel.parts import bargain as b
from archipel.parts.dice import Dice

MOST_WORLDS: Final = 300
"""Beyond this the least likely worlds are dropped."""

World = tuple[int, ...]
"""All hands, one after the other."""


@final
class SettlersMemory(Memory):
    """The worlds one seat holds possible."""

    def __init__(self, seats: int, seat: Seat, hands: list[list[int]]) -> None:
        self.seats = seats
        self.seat = seat
        first: list[int] = []
        for hand in hands:
            first += hand
        self.worlds: dict[World, float] = {tuple(first): 1.0}
        self.complete = True
        """Whether no world was ever dropped for being unlikely: what all worlds share is then certain."""

    def copy(self) -> SettlersMemory:
        twin = SettlersMemory(self.seats, self.seat, [])
        twin.worlds = self.worlds.copy()
        twin.complete = self.complete
        return twin

    def text(self) -> str:
        lines = [f"{weight:.6g} {' '.join(map(str, world))}" for world, weight in sorted(self.worlds.items())]
        return "; ".join(lines if self.complete else [*lines, "and others"])

    def hear(self, state: State, seat: Seat, action: Action) -> None:
        if not isinstance(state, HasPosition):
            raise TypeError("a memory of Settlers hears of Settlers only")
        p = state.p
        if seat == CHANCE:
            self._hear_chance(p, action)
        elif isinstance(action, a.Discard):
            self._give(seat, only(action.good, 1))
        elif isinstance(action, a.Trade):
            cost = only(action.give, p.players[seat].rate(action.give))
            cost[action.get] -= 1
            self._give(seat, cost)
        elif isinstance(action, b.Confirm):
            self._exchange(p, seat, action.partner)
        elif isinstance(action, b.Bid):
            self._holds(seat, action.give)
        elif isinstance(action, b.Accept):
            offer = p.bargain.offer
            if offer is not None:
                self._holds(seat, offer.get)
        elif isinstance(action, a.PlayInvention):
            gain = only(action.first, -1)
            gain[action.second] -= 1
            self._give(seat, gain)
        elif isinstance(action, a.PlayMonopoly):
            self._monopoly(p, seat, action.good)
        else:
            self._give(seat, _price(p, seat, action))

    def _hear_chance(self, p: Position, action: Action) -> None:
        if isinstance(action, Dice):
            if action.total != 7:
                for good, row in enumerate(paid(p, action.total)):
                    for seat, n in enumerate(row):
                        if n:
                            self._give(seat, only(good, -n))
        elif isinstance(action, a.Steal):
            theft = p.now()
            assert isinstance(theft, Theft)
            if action.good >= 0:
                self._give(theft.victim, only(action.good, 1))
                self._give(theft.by, only(action.good, -1))
            else:
                self._theft(theft.victim, theft.by)

    def _exchange(self, p: Position, seat: Seat, partner: Seat) -> None:
        terms = p.bargain.terms(partner)
        if terms is not None:
            self._give(partner, [terms.give[kind] - terms.get[kind] for kind in range(KINDS)])
            self._give(seat, [terms.get[kind] - terms.give[kind] for kind in range(KINDS)])

    def _monopoly(self, p: Position, seat: Seat, good: int) -> None:
        """Everybody sees how many cards each player hands over."""
        total = 0
        for other in range(self.seats):
            if other != seat:
                n = p.players[other].hand[good]
                self._has_exactly(other, good, n)
                self._give(other, only(good, n))
                total += n
        self._give(seat, only(good, -total))

    # Worlds.

    def _give(self, seat: Seat, cost: list[int]) -> None:
        """A seat gives up cards that everybody sees (or gains them, if negative)."""
        if cost == NOTHING:
            return
        base = seat * KINDS
        worlds: dict[World, float] = {}
        for world, weight in self.worlds.items():
            hands = list(world)
            fits = True
            for kind in range(KINDS):
                hands[base + kind] -= cost[kind]
                if hands[base + kind] < 0:
                    fits = False
            if fits:
                key = tuple(hands)
                worlds[key] = worlds.get(key, 0.0) + weight
        self._keep(worlds)

    def _holds(self, seat: Seat, goods: list[int]) -> None:
        """A seat has shown that it holds at least this."""
        base = seat * KINDS
        worlds: dict[World, float] = {}
        for world, weight in self.worlds.items():
            if all(world[base + kind] >= goods[kind] for kind in range(KINDS)):
                worlds[world] = weight
        self._keep(worlds)

    def _has_exactly(self, seat: Seat, good: int, n: int) -> None:
        index = seat * KINDS + good
        worlds: dict[World, float] = {}
        for world, weight in self.worlds.items():
            if world[index] == n:
                worlds[world] = weight
        self._keep(worlds)

    def _theft(self, victim: Seat, thief: Seat) -> None:
        """An unseen card goes from one hand to another: each kind as likely as it is frequent."""
        worlds: dict[World, float] = {}
        for world, weight in self.worlds.items():
            hand = world[victim * KINDS : victim * KINDS + KINDS]
            size = sum(hand)
            for kind in range(KINDS):
                if hand[kind]:
                    hands = list(world)
                    hands[victim * KINDS + kind] -= 1
                    hands[thief * KINDS + kind] += 1
                    key = tuple(hands)
                    worlds[key] = worlds.get(key, 0.0) + weight * hand[kind] / size
        self._keep(worlds)

    def _keep(self, worlds: dict[World, float]) -> None:
        """What is left of the worlds, the likeliest of them, with likelihoods that make one again."""
        if len(worlds) > MOST_WORLDS:
            ranked = sorted([(-weight, world) for world, weight in worlds.items()])
            worlds = {world: -weight for weight, world in ranked[:MOST_WORLDS]}
            self.complete = False
        total = 0.0
        for weight in worlds.values():
            total += weight
        self.worlds = {world: weight / total for world, weight in worlds.items()}


def _price(p: Position, seat: Seat, action: Action) -> list[int]:
    """What a build or purchase costs, less what a second settlement brings."""
    now = p.now()
    if isinstance(now, (Trading, Building)):
        if isinstance(action, a.Road):
            return ROAD_COST
        if isinstance(action, a.Settle):
            return SETTLEMENT_COST
        if isinstance(action, a.City):
            return CITY_COST
        if isinstance(action, a.Buy):
            return CARD_COST
    if isinstance(now, FirstSettlement) and now.second and isinstance(action, a.Settle):
        income = NOTHING.copy()
        for field in CORNER_FIELDS[action.corner]:
            good = p.board.land[field]
            if good != DESERT:
                income[good] -= 1
        return income
    return NOTHING

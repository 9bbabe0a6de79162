"""What a seat knows of the others: their possible hands and development cards.

Almost everything that happens to a hand is public: production, prices, trades, discards, monopoly. Only a
theft between two others is not, so there are few worlds at a time. Bought cards are hidden until they are
played; `belief.py` counts what they may be.
"""

from __future__ import annotations

from typing import final

from archipel.core.state import CHANCE, Action, Memory, Seat, State
from archipel.games.settlers import actions as a
from archipel.games.settlers.belief import NO_PURCHASE, Deal, Purchases, most_points, of_player
from archipel.games.settlers.board import CORNER_FIELDS, DESERT
from archipel.games.settlers.cards import (
    CARD_COST,
    CITY_COST,
    EACH,
    INVENTION,
    KINDS,
    KNIGHT,
    MONOPOLY,
    NOTHING,
    ROAD_COST,
    ROADS,
    SETTLEMENT_COST,
    only,
)
from archipel.games.settlers.position import HasPosition, Position
from archipel.games.settlers.production import paid
from archipel.games.settlers.robber import Theft
from archipel.games.settlers.setup import FirstSettlement
from archipel.games.settlers.turn import Building, Trading
from archipel.parts import bargain as b
from archipel.parts.actions import Buy, End, Trade
from archipel.parts.dice import Dice
from archipel.parts.hands import Hands
from archipel.parts.packed import count, total, unpack


@final
class SettlersMemory(Memory):
    """All that one seat has learnt of the others' cards."""

    def __init__(self, seats: int, seat: Seat, hands: list[list[int]]) -> None:
        self.seats = seats
        self.seat = seat
        self.hands = Hands(KINDS, hands)
        self.purchases = [Purchases({NO_PURCHASE: 1.0}) for _ in range(seats)]
        self.wanted: list[int] = NOTHING
        """The goods that the last offer asks for: a seat that accepts it holds them."""
        self._deal: Deal | None = None
        self._dealt_for: tuple[int, ...] = ()

    def copy(self) -> SettlersMemory:
        twin = SettlersMemory(self.seats, self.seat, [])
        twin.hands = self.hands.copy()
        twin.purchases = [purchases.copy() for purchases in self.purchases]
        twin.wanted = self.wanted
        return twin

    def text(self) -> str:
        cards = [purchases.text() for purchases in self.purchases]
        return "; ".join([self.hands.text(), *cards, " ".join(map(str, self.wanted))])

    def hear(self, state: State, seat: Seat, action: Action) -> None:
        if not isinstance(state, HasPosition):
            raise TypeError("a memory of Settlers hears of Settlers only")
        p = state.p
        self._dealt_for = ()
        uncovered = isinstance(action, a.Discard) and seat != self.seat
        if self.hands.is_lost() and not uncovered:  # cards laid aside covered are in the bank by now
            self._look_again(p)
        if p.turn != self.seat:
            self.purchases[p.turn].has_not_won(most_points(p, p.turn))
        if seat == CHANCE:
            self._hear_chance(p, action)
        elif isinstance(action, End):
            self.purchases[seat].end_turn()
        elif _card(action) >= 0:
            self._hear_card(p, seat, action)
        elif isinstance(action, a.Discard):
            self.hands.gives(seat, only(action.good, 1))
        elif isinstance(action, Trade):
            cost = only(action.give, p.players[seat].rate(action.give))
            cost[action.get] -= 1
            self.hands.gives(seat, cost)
        elif isinstance(action, b.Confirm):
            self._exchange(p, seat, action.partner)
        elif isinstance(action, b.Bid):
            self.hands.holds(seat, action.give)
            if isinstance(action, b.Offer):
                self.wanted = action.get
        elif isinstance(action, b.Accept):
            self.hands.holds(seat, self.wanted)
        else:
            self.hands.gives(seat, _price(p, seat, action))

    def _look_again(self, p: Position) -> None:
        """All worlds were wrong: start over from what everybody can see."""
        me = p.players[self.seat]
        pool = [EACH - n for n in unpack(p.bank + me.hand + me.laid)]
        sizes = [0 if player.seat == self.seat else player.hand_size() for player in p.players]
        self.hands.guess_again(pool, sizes, self.seat, unpack(me.hand))

    def _hear_chance(self, p: Position, action: Action) -> None:
        if isinstance(action, Dice):
            if action.total != 7:
                for seat, gain in enumerate(paid(p, action.total)):
                    if gain:
                        self.hands.gives(seat, [-n for n in unpack(gain)])
        elif isinstance(action, a.Steal):
            theft = p.now()
            assert isinstance(theft, Theft)
            if action.good >= 0:
                self.hands.gives(theft.victim, only(action.good, 1))
                self.hands.gives(theft.by, only(action.good, -1))
            else:
                self.hands.passes_unseen(theft.victim, theft.by)
        elif isinstance(action, a.Draw) and p.turn != self.seat:
            self.purchases[p.turn].buy()

    def _hear_card(self, p: Position, seat: Seat, action: Action) -> None:
        """S-056: a development card is played; one's own are in view."""
        if seat != self.seat:
            self.purchases[seat].play(_card(action))
        if isinstance(action, a.PlayInvention):
            gain = only(action.first, -1)
            gain[action.second] -= 1
            self.hands.gives(seat, gain)
        elif isinstance(action, a.PlayMonopoly):
            self._monopoly(p, seat, action.good)

    def _exchange(self, p: Position, seat: Seat, partner: Seat) -> None:
        terms = p.bargain.terms(partner)
        if terms is not None:
            self.hands.gives(partner, [terms.give[kind] - terms.get[kind] for kind in range(KINDS)])
            self.hands.gives(seat, [terms.get[kind] - terms.give[kind] for kind in range(KINDS)])

    def _monopoly(self, p: Position, seat: Seat, good: int) -> None:
        """Everybody sees how many cards each player hands over."""
        taken = 0
        for other in range(self.seats):
            if other != seat:
                n = count(p.players[other].hand, good)
                self.hands.holds_exactly(other, good, n)
                self.hands.gives(other, only(good, n))
                taken += n
        self.hands.gives(seat, only(good, -taken))

    # Use of the knowledge.

    def deal(self, p: Position, pool: int) -> Deal:
        """Return how the unseen development cards may lie in a position, with a memo of the last result."""
        held = [total(player.cards) for player in p.players]
        key = (p.turn, p.players[p.turn].points, pool, *held)
        deal = self._deal
        if deal is None or self._dealt_for != key:
            known = [self._cards_of(p, seat) for seat in range(self.seats) if seat != self.seat]
            if deal is None or not deal.is_of(known):
                self._deal = deal = Deal(known)
            self._dealt_for = key
        return deal

    def _cards_of(self, p: Position, seat: Seat) -> Purchases:
        """Return what is known of a player's cards; if the memory missed a purchase, what the table shows."""
        known = self.purchases[seat].copy()
        if known.count() != total(p.players[seat].cards):
            return of_player(p, p.players[seat])
        if p.turn == seat:
            known.has_not_won(most_points(p, seat))
        return known


def _card(action: Action) -> int:
    """Return the development card that an action plays, or -1."""
    if isinstance(action, a.PlayKnight):
        return KNIGHT
    if isinstance(action, a.PlayRoads):
        return ROADS
    if isinstance(action, a.PlayInvention):
        return INVENTION
    return MONOPOLY if isinstance(action, a.PlayMonopoly) else -1


def _price(p: Position, seat: Seat, action: Action) -> list[int]:
    """Return what a build or purchase costs, less what a second settlement brings."""
    now = p.now()
    if isinstance(now, (Trading, Building)):
        if isinstance(action, a.Road):
            return ROAD_COST
        if isinstance(action, a.Settle):
            return SETTLEMENT_COST
        if isinstance(action, a.City):
            return CITY_COST
        if isinstance(action, Buy):
            return CARD_COST
    if isinstance(now, FirstSettlement) and now.second and isinstance(action, a.Settle):
        income = NOTHING.copy()
        for field in CORNER_FIELDS[action.corner]:
            good = p.board.land[field]
            if good != DESERT:
                income[good] -= 1
        return income
    return NOTHING

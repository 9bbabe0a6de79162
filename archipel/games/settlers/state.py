"""Settlers behind the contract of `archipel.core.state`. The rules are in the other modules."""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Action, Memory, Note, Outcome, Seat
from archipel.core.view import View
from archipel.games.settlers import actions as a
from archipel.games.settlers import building, cardplay, production, robber, setup, trading, turn
from archipel.games.settlers.board import HARBOUR_COUNTS, LAND_COUNTS
from archipel.games.settlers.position import (
    FALL_CARD,
    FALL_DICE,
    FALL_THEFT,
    FIRST_ROAD,
    FIRST_SETTLEMENT,
    FREE_ROAD,
    LAY_HARBOUR,
    LAY_LAND,
    LAY_TOKENS,
    NONE,
    OVER,
    TO_ANSWER,
    TO_DISCARD,
    TO_TRADE,
    Position,
    Terms,
)
from archipel.games.settlers.preview import preview
from archipel.games.settlers.prompts import prompt
from archipel.games.settlers.redeal import redeal
from archipel.games.settlers.refusals import refusals
from archipel.games.settlers.rulings import Rulings
from archipel.games.settlers.view import view

SPIRAL_ODDS: Final = [1, 1, 1, 1, 1, 1]


@final
class SettlersState(Position):
    """A position of Settlers that can be played."""

    def __init__(self, seats: int, rulings: Rulings, source: Position | None = None) -> None:
        super().__init__(seats, rulings, source)
        if source is None:
            setup.prepare(self)

    def copy(self) -> SettlersState:
        return SettlersState(len(self.players), self.rulings, self)

    def asked(self) -> list[Seat]:
        now = self.pending[-1]
        if now == TO_DISCARD:
            return [seat for seat in self._from_turn() if self.players[seat].owes]
        if now == TO_ANSWER:
            return [seat for seat in self._from_turn() if self.waiting >> seat & 1]
        seat = self.actor()
        return [] if seat < 0 else [seat]

    def _from_turn(self) -> list[Seat]:
        return [self.turn, *self.others_clockwise(self.turn)]

    def actor(self) -> Seat:
        now = self.pending[-1]
        if now == TO_DISCARD or now == TO_ANSWER:
            return self.asked()[0]
        if now == FIRST_SETTLEMENT or now == FIRST_ROAD:
            return setup.placer(self)
        if now == OVER:
            return NOBODY
        if now == FALL_DICE or now == FALL_THEFT or now == FALL_CARD or now <= LAY_TOKENS:
            return CHANCE
        return self.turn

    def legal(self, seat: Seat) -> list[Action]:
        now = self.pending[-1]
        if seat == CHANCE:
            return self._outcomes(now)
        if now == TO_DISCARD:
            return turn.choices(self, seat, now) if self.players[seat].owes else []
        if now == TO_ANSWER:
            if self.waiting >> seat & 1:
                return turn.choices(self, seat, now)
            return [a.WITHDRAW] if seat == self.turn else []
        return turn.choices(self, seat, now) if seat == self.actor() else []

    def _outcomes(self, now: int) -> list[Action]:
        out: list[Action] = []
        if now == FALL_DICE:
            return a.DICE
        elif now == FALL_THEFT:
            out.extend([a.STEAL[good] for good, n in enumerate(self.players[self.victim].hand) if n])
        elif now == FALL_CARD:
            out.extend([a.DRAW[card] for card, n in enumerate(self.pile) if n])
        elif now == LAY_LAND:
            return setup.land_outcomes(self)
        elif now == LAY_HARBOUR:
            return setup.harbour_outcomes(self)
        elif now == LAY_TOKENS:
            return a.SPIRAL
        return out

    def odds(self) -> list[int]:
        now = self.pending[-1]
        if now == FALL_DICE:
            return a.DICE_ODDS
        if now == FALL_THEFT:
            return [n for n in self.players[self.victim].hand if n]
        if now == FALL_CARD:
            return [n for n in self.pile if n]
        if now == LAY_LAND:
            return [n for n in setup.left(LAND_COUNTS, self.land) if n]
        if now == LAY_HARBOUR:
            return [n for n in setup.left(HARBOUR_COUNTS, self.harbours) if n]
        return SPIRAL_ODDS if now == LAY_TOKENS else []

    def forms(self, seat: Seat) -> list[str]:
        now = self.pending[-1]
        if now == TO_TRADE:
            return ["offer"] if seat == self.turn else ["propose"]
        return ["counter"] if now == TO_ANSWER and self.waiting >> seat & 1 else []

    def offers(self, seat: Seat) -> list[Action]:
        now = self.pending[-1]
        if now == TO_TRADE:
            if seat == self.turn:
                return trading.offers(self, seat)
            return trading.proposals_for(self, seat)
        if now == TO_ANSWER and self.waiting >> seat & 1:
            return trading.counters(self, seat)
        return []

    def why_not(self, seat: Seat, action: Action) -> list[Note]:
        return refusals(self, seat, action)

    def preview(self, seat: Seat, action: Action) -> list[Note]:
        return preview(self, seat, action)

    def prompt(self, seat: Seat) -> Note:
        return prompt(self, seat, seat in self.asked())

    def apply(self, seat: Seat, action: Action) -> None:
        """One branch for each verb, the frequent ones first."""
        now = self.pending[-1]
        if isinstance(action, a.Roll):
            turn.roll(self)
        elif isinstance(action, a.Dice):
            production.fall(self, action.low, action.high)
        elif isinstance(action, a.End):
            turn.end(self)
        elif isinstance(action, a.Discard):
            production.discard(self, seat, action.good)
        elif isinstance(action, a.Trade):
            trading.trade(self, seat, action.give, action.get)
        elif isinstance(action, a.Robber):
            robber.move(self, action.field)
        elif isinstance(action, a.Rob):
            robber.rob(self, action.victim)
        elif isinstance(action, a.Steal):
            robber.steal(self, action.good)
        elif isinstance(action, a.Spare):
            self.pending.pop()
        elif isinstance(action, a.Road):
            if now == FREE_ROAD:
                building.build_free_road(self, seat, action.path)
            elif now == FIRST_ROAD:
                setup.place_first_road(self, seat, action.path)
            else:
                building.build_road(self, seat, action.path)
        elif isinstance(action, a.Settle):
            if now == FIRST_SETTLEMENT:
                setup.place_first_settlement(self, seat, action.corner)
            else:
                building.build_settlement(self, seat, action.corner)
        elif isinstance(action, a.City):
            building.build_city(self, seat, action.corner)
        elif isinstance(action, a.Buy):
            building.buy_card(self, seat)
        elif isinstance(action, a.Draw):
            building.draw_card(self, action.card)
        elif isinstance(action, a.PlayKnight):
            cardplay.play_knight(self, seat)
        elif isinstance(action, a.PlayRoads):
            cardplay.play_roads(self, seat)
        elif isinstance(action, a.PlayInvention):
            cardplay.play_invention(self, seat, action.first, action.second)
        elif isinstance(action, a.PlayMonopoly):
            cardplay.play_monopoly(self, seat, action.good)
        elif isinstance(action, a.Land):
            setup.lay_land(self, action.terrain)
        elif isinstance(action, a.Harbour):
            setup.lay_harbour(self, action.kind)
        elif isinstance(action, a.Spiral):
            setup.lay_all_tokens(self, action.field)
        else:
            self._talk(seat, action)
            return
        if self.said:
            self.said = []  # something happened: an offer may be worth repeating

    def _talk(self, seat: Seat, action: Action) -> None:
        """Trade between players."""
        if isinstance(action, a.Offer):
            trading.offer(self, seat, action)
        elif isinstance(action, a.Propose):
            trading.propose(self, seat, action)
        elif isinstance(action, a.Accept):
            offer = self.offer
            assert offer is not None
            trading.answer(self, seat, Terms(offer.get, offer.give, False))
        elif isinstance(action, a.Counter):
            trading.answer(self, seat, Terms(action.give, action.get, False))
        elif isinstance(action, a.Decline):
            trading.answer(self, seat, None)
        elif isinstance(action, a.Confirm):
            trading.confirm(self, seat, action.partner)
            self.said = []
        elif isinstance(action, a.Refuse):
            self.terms[action.partner] = None
        elif isinstance(action, a.Withdraw):
            trading.withdraw(self)
        else:
            raise TypeError(f"not an action of Settlers: {action!r}")

    def view(self, seat: Seat) -> View:
        return view(self, seat)

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        if isinstance(action, a.Steal):
            return action if reader == self.turn or reader == self.victim else a.STEAL_UNSEEN
        if isinstance(action, a.Draw):
            return action if reader == self.turn else a.DRAW_UNSEEN
        if reader != seat:
            now = self.pending[-1]
            if now == TO_DISCARD and isinstance(action, a.Discard):
                return None
            if now == TO_ANSWER and isinstance(action, (a.Accept, a.Decline, a.Counter)):
                return None
        return action

    def redeal(self, seat: Seat, memory: Memory | None, rng: Rng) -> SettlersState:
        twin = self.copy()
        redeal(twin, seat, memory, rng)
        return twin

    def scores(self) -> list[int]:
        return [player.all_points() for player in self.players]

    def outcome(self) -> Outcome | None:
        if self.pending[-1] != OVER:
            return None
        if self.winner == NONE:
            return Outcome([], "S-A31")
        return Outcome([self.winner], "S-064")

"""What is promised by an offer, in games whose players trade with each other."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from archipel.bots.evaluate.base import Fitted, squash
from archipel.core.state import NOBODY, Action, Seat, State
from archipel.parts.bargain import Bid


@final
class Deal:
    """An exchange and what it is worth: with whom, and every seat's chance to win after it."""

    def __init__(self, partner: Seat, chances: list[float]) -> None:
        self.partner = partner
        """`NOBODY` if nothing comes of it."""
        self.chances = chances


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargaining(Fitted):
    """Trade talk is judged by what comes of it if the others see to their own good."""

    def asked(self, state: State, seat: Seat, bid: Bid) -> list[Seat]:
        """Whom a bid of `seat` is for."""
        raise NotImplementedError

    def can_give(self, state: State, seat: Seat, goods: list[int]) -> bool:
        """Whether a seat has so much."""
        raise NotImplementedError

    def swap(self, state: State, seat: Seat, partner: Seat, give: list[int], get: list[int]) -> None:
        """Two seats exchange goods, in `state` itself. Nobody else's features may change by it."""
        raise NotImplementedError

    def bargain(self, state: State, seat: Seat, bid: Bid, before: list[float], chances: list[float]) -> Deal:
        """Of the exchanges that partners gain by, the worst for `seat`; before it, all have these chances."""
        found = Deal(NOBODY, chances)
        for partner in self.asked(state, seat, bid):
            if not self.can_give(state, partner, bid.get):
                continue
            after = self.dealt(state, seat, partner, bid, before)
            if after[partner] > chances[partner] and (
                found.partner == NOBODY or after[seat] < found.chances[seat]
            ):
                found = Deal(partner, after)
        return found

    def dealt(self, state: State, seat: Seat, partner: Seat, bid: Bid, before: list[float]) -> list[float]:
        """Every seat's chance after an exchange: only two strengths are not what they were."""
        self.swap(state, seat, partner, bid.give, bid.get)
        self.begin(state)
        weights = self.weights(self.stage(state))
        sums = before.copy()
        sums[seat] = self.weighed(state, seat, weights)
        sums[partner] = self.weighed(state, partner, weights)
        self.swap(state, seat, partner, bid.get, bid.give)
        return squash(sums)

    def after(self, state: State, seat: Seat, action: Action) -> State:
        twin = state.copy()
        if isinstance(action, Bid):
            before = self.strengths(state)
            deal = self.bargain(state, seat, action, before, squash(before))
            if deal.partner != NOBODY:
                self.swap(twin, seat, deal.partner, action.give, action.get)
        else:
            self.follow(twin, seat, action)
        return twin

    def follow(self, state: State, seat: Seat, action: Action) -> None:
        """What a listed action leads to, in `state` itself."""
        state.apply(seat, action)

    def prospects(self, state: State, seat: Seat, choices: list[Action]) -> list[list[float]]:
        out: list[list[float]] = []
        before: list[float] = []
        chances: list[float] = []
        for action in choices:
            if isinstance(action, Bid):
                if not before:
                    before = self.strengths(state)
                    chances = squash(before)
                out.append(self.bargain(state, seat, action, before, chances).chances)
            else:
                twin = state.copy()
                self.follow(twin, seat, action)
                out.append(self.chances(twin))
        return out

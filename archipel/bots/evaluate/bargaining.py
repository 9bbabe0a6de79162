"""The evaluation of trades, for games whose players trade with each other."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from archipel.bots.evaluate.base import Fitted, Weights, squash
from archipel.core.state import NOBODY, Action, Seat, State
from archipel.parts.bargain import Bid

LATER: Final[list[float]] = []


@final
class CardSwap:
    """An action whose only effect on the features is an exchange of goods."""

    def __init__(self, partner: Seat, give: list[int], get: list[int], is_promise: bool = False) -> None:
        self.partner: Final = partner
        """The other seat, or `NOBODY` for the bank."""
        self.give: Final = give
        self.get: Final = get
        self.is_promise: Final = is_promise
        """Whether the action is only a promise, so that no goods move yet."""


@final
class Before:
    """The strengths and win chances of all seats before a trade."""

    def __init__(self, strengths: list[float], weights: Weights) -> None:
        self.strengths: Final = strengths
        self.chances: Final = squash(strengths)
        self.weights: Final = weights


@final
class ExpectedDeal:
    """The partner of an exchange, and every seat's chance to win after it."""

    def __init__(self, partner: Seat, chances: list[float]) -> None:
        self.partner = partner
        """`NOBODY` if no partner agrees."""
        self.chances = chances


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargaining(Fitted):
    """Evaluates offers by the exchange that follows if every partner acts in its own interest."""

    def asked(self, state: State, seat: Seat, bid: Bid) -> list[Seat]:
        """Return the seats that a bid of `seat` is addressed to."""
        raise NotImplementedError

    def can_give(self, state: State, seat: Seat, goods: list[int]) -> bool:
        """Whether a seat holds these goods."""
        raise NotImplementedError

    def swap(self, state: State, seat: Seat, partner: Seat, give: list[int], get: list[int]) -> None:
        """Exchange goods in place, between two seats or with the bank. No other feature may change."""
        raise NotImplementedError

    def exchange(self, state: State, seat: Seat, action: Action) -> CardSwap | None:
        """Return the exchange that an action amounts to, or None if it does anything else."""
        raise NotImplementedError

    def before(self, state: State) -> Before:
        """Return the strengths and win chances of all seats."""
        return Before(self.strengths(state), self.weights(self.stage(state)))

    def bargain(self, state: State, seat: Seat, bid: Bid, before: Before) -> ExpectedDeal:
        """Return the exchange that is worst for `seat` among those that a partner gains by."""
        found = ExpectedDeal(NOBODY, before.chances)
        for partner in self.asked(state, seat, bid):
            if not self.can_give(state, partner, bid.get):
                continue
            after = self.dealt(state, seat, partner, bid.give, bid.get, before)
            if after[partner] > before.chances[partner] and (
                found.partner == NOBODY or after[seat] < found.chances[seat]
            ):
                found = ExpectedDeal(partner, after)
        return found

    def dealt(
        self, state: State, seat: Seat, partner: Seat, give: list[int], get: list[int], before: Before
    ) -> list[float]:
        """Return every seat's chance after an exchange, which changes the strengths of the traders alone."""
        if give is get:  # an empty exchange
            return before.chances
        self.swap(state, seat, partner, give, get)
        sums = before.strengths.copy()
        sums[seat] = self.weighed(state, seat, before.weights)
        if partner != NOBODY:
            sums[partner] = self.weighed(state, partner, before.weights)
        self.swap(state, seat, partner, get, give)
        return squash(sums)

    def after(self, state: State, seat: Seat, action: Action) -> State:
        twin = state.copy()
        if isinstance(action, Bid):
            deal = self.bargain(state, seat, action, self.before(state))
            if deal.partner != NOBODY:
                self.swap(twin, seat, deal.partner, action.give, action.get)
            return twin
        exchange = self.exchange(state, seat, action)
        if exchange is not None and exchange.is_promise:
            self.swap(twin, seat, exchange.partner, exchange.give, exchange.get)
        else:
            twin.apply(seat, action)
        return twin

    def prospects(self, state: State, seat: Seat, choices: list[Action]) -> list[list[float]]:
        """Return every seat's chance after each action. Exchanges are tried in place and undone."""
        out: list[list[float]] = []
        before: Before | None = None
        for action in choices:
            exchange = self.exchange(state, seat, action)
            if before is None and (exchange is not None or isinstance(action, Bid)):
                before = self.before(state)
            if before is not None and isinstance(action, Bid):
                out.append(self.bargain(state, seat, action, before).chances)
            elif before is not None and exchange is not None:
                out.append(self.dealt(state, seat, exchange.partner, exchange.give, exchange.get, before))
            else:
                out.append(LATER)
        for at, action in enumerate(choices):
            if out[at] is LATER:
                twin = state.copy()
                twin.apply(seat, action)
                out[at] = self.chances(twin)
        return out

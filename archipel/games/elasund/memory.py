"""What a seat remembers: influence cards that others were seen to take and have not been seen to spend."""

from __future__ import annotations

from typing import final

from archipel.core.state import CHANCE, Action, Memory, Seat, State
from archipel.games.elasund.actions import At, Discard, Sell, Spend, Take
from archipel.games.elasund.cards import Spending
from archipel.games.elasund.special import PlaceSquare
from archipel.games.elasund.tiles import CARD_KINDS


@final
class ElasundMemory(Memory):
    """For every seat, how many cards of each kind it surely holds (gold is counted openly, so left at 0)."""

    def __init__(self, seats: int, source: ElasundMemory | None = None) -> None:
        if source is None:
            self.known: list[list[int]] = [[0] * CARD_KINDS for _ in range(seats)]
        else:
            self.known = [cards[:] for cards in source.known]

    def hear(self, state: State, seat: Seat, action: Action) -> None:
        question = state.now()
        if isinstance(action, Take):
            if action.card:
                self.known[state.turn() if seat == CHANCE else seat][action.card] += 1
        elif isinstance(action, Discard):
            self._forget(seat, action.card, 1)
        elif isinstance(action, Spend):
            assert isinstance(question, Spending)
            self._forget(seat, action.card, question.due)
        elif isinstance(action, Sell) or (isinstance(action, At) and isinstance(question, PlaceSquare)):
            for card in (1, 2, 3):
                self._forget(seat, card, 1)

    def _forget(self, seat: Seat, card: int, n: int) -> None:
        cards = self.known[seat]
        cards[card] = max(0, cards[card] - n)

    def copy(self) -> ElasundMemory:
        return ElasundMemory(len(self.known), self)

    def text(self) -> str:
        return " / ".join([" ".join([str(n) for n in cards[1:]]) for cards in self.known])

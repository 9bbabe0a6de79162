"""What a seat remembers of the others' hands."""

from __future__ import annotations

from typing import final

from archipel.core.state import Action, Memory, State
from archipel.games.junior.actions import Dice, Give
from archipel.games.junior.cards import KINDS, START_HAND
from archipel.games.junior.position import HasPosition, Position
from archipel.games.junior.production import claims, is_short
from archipel.games.junior.trading import Choosing
from archipel.games.junior.turn import act
from archipel.parts.bargain import Accept, Bid, Counter, Decline


@final
class JuniorMemory(Memory):
    """For every other seat, the cards that are surely in its hand: a lower bound for each good.

    Everything but tribute changes hands in the open, so the bounds are often the whole hand.
    """

    def __init__(self, seats: int, owner: int, source: JuniorMemory | None = None) -> None:
        self.seats = seats
        self.owner = owner
        if source is None:
            self.sure: list[list[int]] = [START_HAND[:] for _ in range(seats)]  # J-014, in the open
            self.sure[owner] = [0] * KINDS  # one's own hand is in view
        else:
            self.sure = [row[:] for row in source.sure]

    def hear(self, state: State, seat: int, action: Action) -> None:
        if not isinstance(state, HasPosition):
            raise TypeError("a memory of Junior hears of Junior only")
        p = state.p
        if isinstance(action, Give):
            self.hear_gift(p, seat, action.good)
        elif isinstance(action, Accept):
            offer = p.bargain.offer
            if isinstance(p.now(), Choosing) and offer is not None:
                self.raise_to(seat, offer.get)
        elif isinstance(action, Counter):
            self.raise_to(seat, action.give)
        elif not isinstance(action, Decline):
            if isinstance(action, Bid):
                self.raise_to(seat, action.give)
            self.follow(p, seat, action)
        self.sure[self.owner] = [0] * KINDS

    def follow(self, p: Position, seat: int, action: Action) -> None:
        """Whatever this action moves, it moves in the open."""
        after = Position(p.rulings, p)
        act(after, seat, action)
        returned = [False] * KINDS
        if isinstance(action, Dice) and p.rulings.shortage_returns:
            claimed = claims(p, action.face)
            returned = [is_short(p, claimed, good) for good in range(KINDS)]
        for other in range(self.seats):
            for good in range(KINDS):
                if returned[good]:
                    self.sure[other][good] = after.hands[other][good]
                else:
                    change = after.hands[other][good] - p.hands[other][good]
                    self.sure[other][good] = max(0, self.sure[other][good] + change)

    def hear_gift(self, p: Position, giver: int, good: int) -> None:
        """J-A24: a tribute; unless one sees which card, it may have been any."""
        for kind in range(KINDS):
            if good < 0 or good == kind:
                self.sure[giver][kind] = max(0, self.sure[giver][kind] - 1)
        if good >= 0:
            self.sure[p.turn][good] += 1

    def raise_to(self, seat: int, goods: list[int]) -> None:
        """Who offers, accepts or proposes has what is to be given."""
        row = self.sure[seat]
        for good in range(KINDS):
            row[good] = max(row[good], goods[good])

    def copy(self) -> JuniorMemory:
        return JuniorMemory(self.seats, self.owner, self)

    def text(self) -> str:
        return f"{self.owner}: " + "; ".join([" ".join([str(n) for n in row]) for row in self.sure])

"""What a seat knows of the others' hands.

Everything except tribute changes hands openly, so there are few worlds at a time.
"""

from __future__ import annotations

from typing import final

from archipel.core.position import act
from archipel.core.state import Action, Memory, State
from archipel.games.junior.actions import Dice, Give
from archipel.games.junior.cards import EACH, KINDS, START_HAND
from archipel.games.junior.position import HasPosition, Position
from archipel.games.junior.production import claims, is_short
from archipel.parts.actions import Roll
from archipel.parts.bargain import Accept, Bid, Counter, Decline, Offer
from archipel.parts.goods import only
from archipel.parts.hands import Hands

NOTHING: list[int] = [0] * KINDS


@final
class JuniorMemory(Memory):
    """The possible hands of all seats, and what they have said."""

    def __init__(self, seats: int, owner: int, source: JuniorMemory | None = None) -> None:
        self.seats = seats
        self.owner = owner
        if source is None:
            self.hands = Hands(KINDS, [START_HAND] * seats)  # J-014, openly
            self.wanted: list[int] = NOTHING
            """The goods that the last offer asks for: a seat that accepts it holds them."""
            self.proposed: list[list[int]] = [NOTHING] * seats
            """What each seat would give by its open proposal: it holds that as long as the proposal
            stands."""
        else:
            self.hands = source.hands.copy()
            self.wanted = source.wanted
            self.proposed = source.proposed[:]

    def hear(self, state: State, seat: int, action: Action) -> None:
        if not isinstance(state, HasPosition):
            raise TypeError("a memory of Junior hears of Junior only")
        p = state.p
        if self.hands.is_lost() and not isinstance(action, Give):  # a tribute has changed hands by now
            self.look_again(p)
        if isinstance(action, Give):
            self.hear_gift(p, seat, action.good)
        elif isinstance(action, Accept):
            self.hands.holds(seat, self.wanted)
        elif isinstance(action, Counter):
            self.hands.holds(seat, action.give)
        elif not isinstance(action, Decline):
            if isinstance(action, Bid):
                self.hands.holds(seat, action.give)
            if isinstance(action, Offer):
                self.wanted = action.get
            self.follow(p, seat, action)

    def look_again(self, p: Position) -> None:
        """All worlds were wrong: start over from what everybody can see."""
        own = p.hands[self.owner]
        pool = [EACH - p.reserve[good] - p.market.count(good) - own[good] for good in range(KINDS)]
        sizes = [0 if seat == self.owner else sum(hand) for seat, hand in enumerate(p.hands)]
        self.hands.guess_again(pool, sizes, self.owner, own)

    def follow(self, p: Position, seat: int, action: Action) -> None:
        """Follow the cards that this action moves openly."""
        if isinstance(action, Roll):
            return  # moves nothing
        after = Position(p.rulings, p)
        act(after, seat, action)
        if isinstance(action, Dice) and p.rulings.shortage_returns:
            claimed = claims(p, action.face)
            for good in range(KINDS):
                if is_short(p, claimed, good):  # everybody shows how many there are
                    for other in range(self.seats):
                        self.hands.holds_exactly(other, good, p.hands[other][good])
        for other in range(self.seats):
            before, hand = p.hands[other], after.hands[other]
            if hand is not before:
                self.hands.gives(other, [before[good] - hand[good] for good in range(KINDS)])
        self.proposed = [self.stands(after, other) for other in range(self.seats)]

    def hear_gift(self, p: Position, giver: int, good: int) -> None:
        """J-A24: a tribute; unless one sees which card, it may have been any.

        J-058: a proposal lapses exactly when its seat has handed over what it needs for it.
        """
        if good >= 0:
            self.hands.gives(giver, only(KINDS, good, 1))
            self.hands.gives(p.turn, only(KINDS, good, -1))
        else:
            self.hands.passes_unseen(giver, p.turn)
        if self.proposed[giver] != NOTHING:
            if self.stands(p, giver) == NOTHING:
                self.hands.lacks(giver, self.proposed[giver])
                self.proposed[giver] = NOTHING
            else:
                self.hands.holds(giver, self.proposed[giver])

    def stands(self, p: Position, seat: int) -> list[int]:
        """Return what a seat would give by its proposal, if there is one."""
        terms = p.bargain.proposals[seat]
        return NOTHING if terms is None else terms.give

    def copy(self) -> JuniorMemory:
        return JuniorMemory(self.seats, self.owner, self)

    def text(self) -> str:
        said = [" ".join(map(str, goods)) for goods in [self.wanted, *self.proposed]]
        return f"{self.owner}: {'; '.join([self.hands.text(), *said])}"

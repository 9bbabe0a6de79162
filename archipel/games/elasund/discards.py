"""Cards that several seats give up at once, covered until all have done so (E-071, E-078, E-A25)."""

from __future__ import annotations

from typing import Final, final

from archipel.core.question import one_less
from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import DISCARD, Discard
from archipel.games.elasund.position import Asked, Position, Question, Several
from archipel.games.elasund.tiles import CARD_KINDS, CARDS
from archipel.parts.bits import members
from archipel.parts.packed import count, kinds

DISCARDS: Final[list[list[Action]]] = [
    [DISCARD[card] for card in members(cards)] for cards in range(1 << CARD_KINDS)
]
"""Discards, by the set of cards in the hand: a look-up, as `cards.DRAWS`."""


class Giving(Several):
    """E-A25: every seat lays cards aside, face down."""

    def name(self) -> str:
        return "give"

    def takes_gold(self) -> bool:
        """Return whether gold may be given, or influence only."""
        raise NotImplementedError

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        cards = kinds(p.cards.hand[seat])
        return DISCARDS[cards if self.takes_gold() else cards & ~1]

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Discard)
        p.cards.lay_aside(seat, action.card)
        owed = one_less(self.owed, seat)
        if any(n > 0 for n in owed):
            p.push(self.still(owed))
        else:
            self.all_in(p)

    def still(self, owed: list[int]) -> Question:
        """Return the same question with what is still owed."""
        raise NotImplementedError

    def all_in(self, p: Position) -> None:
        """Do with the cards what follows once all are laid aside."""
        raise NotImplementedError

    def takes(self, action: Action) -> bool:
        return isinstance(action, Discard)

    def refuse(self, p: Position, seat: Seat, action: Action) -> list[Note]:
        """E-078, E-071: only what one holds, and only influence when influence is short."""
        assert isinstance(action, Discard)
        if action.card == 0 and not self.takes_gold():
            return [Note("influence-only", ["E-071"])]
        if not count(p.cards.hand[seat], action.card):
            return [Note("not-in-hand", ["E-078"], {"card": CARDS[action.card]})]
        return []


@final
class Halving(Giving):
    """E-071: everybody returns half of the influence in hand."""

    def ask(self, seat: Seat) -> Note:
        return Note("ask-halve", ["E-071"], {"cards": self.owed[seat]})

    def show(self, out: Asked) -> None:
        super().show(out)
        out.purpose = "shortage"

    def takes_gold(self) -> bool:
        return False

    def still(self, owed: list[int]) -> Question:
        return Halving(self.first, owed)

    def all_in(self, p: Position) -> None:
        """E-071, E-A29: the returned cards and the discards become the new deck."""
        for seat in range(p.seats):
            p.cards.deck += p.cards.take_aside(seat)


def halve_influence(p: Position) -> None:
    """E-071: everybody is asked for half of his influence cards."""
    owed = [p.cards.influence(seat) // 2 for seat in range(p.seats)]
    if sum(owed):
        p.push(Halving(p.turn, owed))

"""The memory of a seat in Princes: a joint belief of where the hidden cards may lie."""

from __future__ import annotations

from typing import final

from archipel.core.state import CHANCE, Action, Memory, State
from archipel.games.princes.actions import UNKNOWN, Build, BuildCache, Bury, Play, Take
from archipel.games.princes.belief import Belief, certain, loose_cards, shown_cards
from archipel.games.princes.cards import DECK, DECKS
from archipel.games.princes.chance import Seen
from archipel.games.princes.effects.base_events import Feuding
from archipel.games.princes.effects.war import Stealing
from archipel.games.princes.position import HasPosition, Position
from archipel.games.princes.realm import NONE
from archipel.games.princes.stacks import Drawn, Looked, Taking, unknown_slot


@final
class PrincesMemory(Memory):
    """A belief for each back about the cards in the other hand and in the stacks. Backs are open to all.

    Certain cards are also marked in the position (`shown`, `knows`). A belief that dropped the true
    placement, or never saw the start of the game, starts again from there.
    """

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.beliefs: list[Belief] = []
        """By back, for the backs of this game."""
        self.before: list[int] = []
        """P-156: the own hand before the opponent buried cards of it,"""
        self.under: list[int] = []
        """and the stacks under which they went."""

    def hear(self, state: State, seat: int, action: Action) -> None:
        if not isinstance(state, HasPosition):
            raise TypeError("a memory of Princes hears of Princes only")
        p = state.p
        self.catch_up(p)
        if seat == CHANCE:
            self.hear_of_stack(p, action)
        elif isinstance(action, Bury):
            self.hear_of_burial(p, seat, action)
        elif isinstance(action, Take):
            self.hear_of_taking(p, seat, action)
        elif seat != self.owner and isinstance(action, Play | Build | BuildCache):
            self.hear_of_playing(p, action.kind)

    def of_deck(self, p: Position, deck: int) -> Belief:
        """Return the belief about the cards with a back."""
        return self.beliefs[p.rulings.decks.index(deck)]

    def of_stack(self, p: Position, stack: int) -> Belief:
        """Return the belief about the cards with the back of a stack."""
        return self.of_deck(p, p.rulings.stack_decks[stack])

    def hear_of_stack(self, p: Position, action: Action) -> None:
        """P-067, P-070: a card of a stack is drawn or looked at."""
        now = p.now()
        if not isinstance(now, Drawn | Looked) or not isinstance(action, Seen):
            return
        belief = self.of_stack(p, now.stack)
        if now.by == self.owner:
            at = 0 if isinstance(now, Drawn) else unknown_slot(p, self.owner, now.stack)
            loose = loose_cards(p, self.owner, belief.deck)
            belief.is_seen(now.stack, at, action.kind, loose)
            if not belief.ways:  # the true placement was dropped: start again from this card
                self.start_again(p, belief)
                belief.is_seen(now.stack, at, action.kind, loose)
            if isinstance(now, Drawn):
                belief.leaves_stack(now.stack, 0)
        elif isinstance(now, Drawn):
            belief.draws(now.stack)

    def hear_of_burial(self, p: Position, seat: int, action: Bury) -> None:
        """P-068, P-069, P-156: a hand card goes under a stack."""
        now = p.now()
        belief = self.of_stack(p, action.stack)
        if isinstance(now, Feuding):
            if now.n > 1:
                return  # nothing moves before both are chosen
            chosen = [now.stack, action.stack] if now.first >= 0 else [action.stack]
            if seat != self.owner:
                self.before = p.realms[self.owner].hand.copy()
                self.under = chosen
                return
            for kind, stack in zip([now.first, action.kind][-len(chosen) :], chosen):
                self.comes_out(p, kind)
                self.of_stack(p, stack).goes_under(stack, kind)
        elif seat == self.owner:
            belief.goes_under(action.stack, action.kind)
        elif action.kind == UNKNOWN:
            belief.buries_unseen(action.stack)

    def hear_of_taking(self, p: Position, seat: int, action: Take) -> None:
        """P-070, P-187, P-209: a card is taken from a stack, a hand or the discard pile."""
        now = p.now()
        if isinstance(now, Taking):
            belief = self.of_stack(p, now.stack)
            if seat == self.owner:
                belief.leaves_stack(now.stack, p.stacks[now.stack].index(action.kind))
            else:
                belief.takes_unseen(now.stack)
        elif seat != self.owner:
            self.of_deck(p, DECK[action.kind]).gains(action.kind)
        elif isinstance(now, Stealing):
            self.comes_out(p, action.kind)

    def hear_of_playing(self, p: Position, kind: int) -> None:
        """P-046, P-049: he plays or builds a card; P-095: what he does not hold comes from the open pile."""
        if kind in p.realms[1 - self.owner].hand:
            self.comes_out(p, kind)

    def comes_out(self, p: Position, kind: int) -> None:
        """A card leaves the other hand for all, or for the owner, to see."""
        belief = self.of_deck(p, DECK[kind])
        belief.loses(kind, loose_cards(p, self.owner, belief.deck))

    # Knowledge from the table itself.

    def catch_up(self, p: Position) -> None:
        """Update the belief with automatic events and newly certain cards."""
        if not self.beliefs:
            self.beliefs = [certain(p, self.owner, deck) for deck in p.rulings.decks]
        if self.before:
            self.compare(p)
        for belief in self.beliefs:
            self.take_in(p, belief)
            shown = shown_cards(p, self.owner, belief.deck)
            if shown != belief.held:
                belief.holds(shown, loose_cards(p, self.owner, belief.deck))
                belief.held = shown
            self.start_again(p, belief)

    def compare(self, p: Position) -> None:
        """P-156: find the missing cards when the hand comes back."""
        missing = self.before.copy()
        for kind in p.realms[self.owner].hand:
            missing.remove(kind)
        for deck in range(len(DECKS)):
            kinds = [kind for kind in missing if DECK[kind] == deck]
            if kinds:
                stacks = [stack for stack in self.under if p.rulings.stack_decks[stack] == deck]
                self.of_deck(p, deck).put_unseen(kinds, stacks)
        self.before = []
        self.under = []

    def take_in(self, p: Position, belief: Belief) -> None:
        """P-114, P-209: a card has gone openly under the only stack, or come from the discard pile."""
        for way in belief.ways:
            for row, stack in enumerate(belief.stacks, start=1):
                for kind in p.stacks[stack][len(way[row]) :]:
                    if kind != NONE:
                        belief.goes_under(stack, kind)
            shown = shown_cards(p, self.owner, belief.deck)
            if p.realms[1 - self.owner].backs(belief.deck) > len(way[0]) and shown:
                belief.gains(shown[-1])
            return

    def start_again(self, p: Position, belief: Belief) -> None:
        """Reset a belief that contradicts the open counts to what is certain."""
        if not belief.agrees(p, self.owner):
            belief.ways = certain(p, self.owner, belief.deck).ways

    def copy(self) -> PrincesMemory:
        other = PrincesMemory(self.owner)
        other.beliefs = [belief.copy() for belief in self.beliefs]
        other.before = self.before.copy()
        other.under = self.under.copy()
        return other

    def text(self) -> str:
        kept = f" | {self.before} {self.under}" if self.before else ""
        return " | ".join([belief.text() for belief in self.beliefs]) + kept

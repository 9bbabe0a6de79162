"""What a prince has seen and can no longer be sure of: cards that are in one of a few places."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import CHANCE, Action, Memory, State
from archipel.games.princes.actions import UNKNOWN, Build, BuildCache, Bury, Play, Take
from archipel.games.princes.cards import DECK, KEYS
from archipel.games.princes.chance import Seen
from archipel.games.princes.effects.base_events import Feuding
from archipel.games.princes.position import HasPosition, Position
from archipel.games.princes.stacks import Drawn, Looked, Taking
from archipel.parts.bits import BIT, members

HAND: Final = 1
"""The opponent's hand, as a place; stack s is the bit s + 1."""


@final
class Token:
    """A card once seen, and the places where it may be now."""

    def __init__(self, kind: int, places: int) -> None:
        self.kind = kind
        self.places = places


@final
class PrincesMemory(Memory):
    """Cards whose place was certain until the opponent moved one unseen.

    What is certain stands in the position (`shown`, `knows`); this keeps what remains of it after a
    card was buried or taken behind a hand: "an Abbey, in his hand or under the second stack".
    """

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.tokens: list[Token] = []
        self.before: list[int] = []
        """P-156: the own hand before the opponent buried cards of it,"""
        self.buried = 0
        """and the stacks under which they went."""

    def hear(self, state: State, seat: int, action: Action) -> None:
        if not isinstance(state, HasPosition):
            raise TypeError("a memory of Princes hears of Princes only")
        p = state.p
        now = p.now()
        self.compare(p)
        self.reconcile(p)
        other = 1 - self.owner
        if seat == CHANCE:
            if isinstance(now, Drawn):
                if now.by == self.owner:
                    self.came(action, now.stack)
                elif not p.knows[now.stack][0] & BIT[self.owner]:
                    self.spread(BIT[now.stack + 1], HAND)
            elif isinstance(now, Looked) and now.by == self.owner:
                self.came(action, now.stack)
        elif isinstance(action, Bury) and seat == other and action.kind == UNKNOWN:
            if isinstance(now, Feuding):
                if not self.before:
                    self.before = p.realms[self.owner].hand.copy()
                self.buried |= BIT[action.stack + 1]
            else:
                self.hidden_burial(p, action.stack)
        elif isinstance(action, Take) and isinstance(now, Taking):
            if seat == other:
                self.hidden_taking(p, now.stack)
            else:
                self.searched(BIT[now.stack + 1])
        elif seat == other and isinstance(action, Play | Build | BuildCache):
            self.came_out(p, action.kind)

    def compare(self, p: Position) -> None:
        """P-156: see which cards are missing once the hand is back."""
        if not self.before or isinstance(p.now(), Feuding | Looked):
            return
        missing = self.before.copy()
        for kind in p.realms[self.owner].hand:
            if kind in missing:
                missing.remove(kind)
        if len(missing) > 1:
            for kind in missing:
                self.tokens.append(Token(kind, self.buried))
        self.before = []
        self.buried = 0

    def came(self, action: Action, stack: int) -> None:
        """The owner sees a card of a stack."""
        if isinstance(action, Seen):
            self.found(action.kind, BIT[stack + 1])

    def came_out(self, p: Position, kind: int) -> None:
        """He played a card: it was the one he was known to hold, or perhaps one that was lost sight of."""
        theirs = p.realms[1 - self.owner]
        for i in range(len(theirs.hand)):
            if theirs.hand[i] == kind and theirs.shown[i]:
                return
        self.found(kind, HAND)

    def reconcile(self, p: Position) -> None:
        """Where every card of a back in the other hand is known, nothing else can be there."""
        theirs = p.realms[1 - self.owner]
        kept: list[Token] = []
        for token in self.tokens:
            if token.places & HAND:
                unknown = 0
                there = 0
                for i in range(len(theirs.hand)):
                    if DECK[theirs.hand[i]] == DECK[token.kind]:
                        unknown += 1 - theirs.shown[i]
                        there += 1 if theirs.shown[i] and theirs.hand[i] == token.kind else 0
                if unknown == 0:
                    if there:
                        continue
                    token.places &= ~HAND
            if token.places:
                kept.append(token)
        self.tokens = kept

    def hidden_burial(self, p: Position, stack: int) -> None:
        """P-069: one of his cards with this back went under a stack, unseen."""
        deck = p.rulings.stack_decks[stack]
        theirs = p.realms[1 - self.owner]
        alone = theirs.backs(deck) == 1
        for token in self.tokens:
            if token.places & HAND and DECK[token.kind] == deck:
                token.places |= BIT[stack + 1]
        for i in range(len(theirs.hand)):
            if theirs.shown[i] and DECK[theirs.hand[i]] == deck and not alone:
                self.tokens.append(Token(theirs.hand[i], HAND | BIT[stack + 1]))

    def hidden_taking(self, p: Position, stack: int) -> None:
        """P-070, P-099: he took a card out of a stack, unseen: the known ones may be it."""
        self.spread(BIT[stack + 1], HAND)
        cards = p.stacks[stack]
        for i in range(len(cards)):
            if p.knows[stack][i] & BIT[self.owner] and len(cards) > 1:
                self.tokens.append(Token(cards[i], HAND | BIT[stack + 1]))

    def spread(self, place: int, to: int) -> None:
        """A card moved from one place to another: any that may have been there may have gone along."""
        for token in self.tokens:
            if token.places & place:
                token.places |= to

    def found(self, kind: int, place: int) -> None:
        """A card has come to light in a place where one of its kind was thought to be.

        If several were, nobody can say which of them it is: the others may be wherever any was.
        """
        same = [token for token in self.tokens if token.kind == kind and token.places & place]
        if not same:
            return
        everywhere = 0
        for token in same:
            everywhere |= token.places
        for token in same:
            token.places = everywhere
        self.tokens.remove(same[0])

    def searched(self, place: int) -> None:
        """The owner has seen a whole stack: what was not found there is elsewhere."""
        for token in self.tokens:
            token.places &= ~place
        self.tokens = [token for token in self.tokens if token.places]

    def copy(self) -> PrincesMemory:
        other = PrincesMemory(self.owner)
        other.tokens = [Token(token.kind, token.places) for token in self.tokens]
        other.before = self.before.copy()
        other.buried = self.buried
        return other

    def text(self) -> str:
        lines = [f"{KEYS[token.kind]}@{','.join(map(str, members(token.places)))}" for token in self.tokens]
        lines.sort()
        kept = sorted(KEYS[kind] for kind in self.before)
        return " ".join(lines) + (f" | {' '.join(kept)} {self.buried}" if kept else "")

"""What a prince knows of the cards of one back: every way they may lie in the other hand and in the stacks.

A way has a row for the hand, in ascending order, and one for each stack of the back, top first; -1 stands for
a card that is known in none of them. Which card was moved unseen is as likely for each that it may have been.
"""

from __future__ import annotations

from typing import Final, final

from archipel.games.princes.cards import DECK, KINDS
from archipel.games.princes.position import Position
from archipel.games.princes.realm import NONE
from archipel.parts.ways import Way, Ways, add, likeliest, text, weighed

MOST_WAYS: Final = 300
"""Beyond this the least likely ways are dropped. Nine of ten positions between bots have less than sixty."""


def loose_cards(p: Position, owner: int, deck: int) -> list[int]:
    """How many cards of each kind lie in the stacks or in the other hand: the owner sees all others."""
    out = [p.pool[kind] if DECK[kind] == deck else 0 for kind in range(KINDS)]
    rows = [p.stacks[stack] for stack in range(len(p.stacks)) if p.rulings.stack_decks[stack] == deck]
    for row in [p.realms[1 - owner].hand, *rows]:
        for kind in row:
            if kind != NONE and DECK[kind] == deck:
                out[kind] += 1
    return out


def shown_cards(p: Position, owner: int, deck: int) -> list[int]:
    """The cards of the other hand with this back that the owner is certain of."""
    theirs = p.realms[1 - owner]
    return [kind for i, kind in enumerate(theirs.hand) if theirs.is_shown(i) and DECK[kind] == deck]


def without(row: tuple[int, ...], at: int) -> tuple[int, ...]:
    """A row with one card less."""
    return row[:at] + row[at + 1 :]


def with_card(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """A hand with one card more."""
    return tuple(sorted([*hand, kind]))


def chance_of(way: Way, kind: int, loose: list[int]) -> float:
    """How likely a card that is unknown in this way is of a kind."""
    unplaced = sum(loose)
    left = loose[kind]
    for row in way:
        for card in row:
            if card != NONE:
                unplaced -= 1
                if card == kind:
                    left -= 1
    return left / unplaced if left > 0 and unplaced > 0 else 0.0


@final
class Belief:
    """Every way the cards of one back may lie."""

    def __init__(self, deck: int, stacks: list[int], ways: Ways) -> None:
        self.deck: Final = deck
        self.stacks: Final = stacks
        """The stacks with this back."""
        self.ways = ways
        self.held: list[int] = []
        """What the opponent has last been seen to hold."""

    def copy(self) -> Belief:
        """An independent belief; ways never change."""
        twin = Belief(self.deck, self.stacks, self.ways)
        twin.held = self.held
        return twin

    def text(self) -> str:
        """All of it in one canonical line."""
        return text(self.ways)

    def row(self, stack: int) -> int:
        """The row of a stack."""
        return 1 + self.stacks.index(stack)

    def keep(self, ways: Ways) -> None:
        """What is left of the ways after something has happened."""
        self.ways = likeliest(weighed(ways), MOST_WAYS)

    # What happens unseen.

    def takes_unseen(self, stack: int) -> None:
        """P-070, P-099: he has looked through a stack and taken one card, whichever."""
        row = self.row(stack)
        ways: Ways = {}
        for way, weight in self.ways.items():
            cards = way[row]
            for at in range(len(cards)):
                hand = with_card(way[0], cards[at])
                add(ways, (hand, *way[1:row], without(cards, at), *way[row + 1 :]), weight / len(cards))
        self.keep(ways)

    def buries_unseen(self, stack: int) -> None:
        """P-068, P-069: one of his cards has gone under a stack, whichever."""
        row = self.row(stack)
        ways: Ways = {}
        for way, weight in self.ways.items():
            hand = way[0]
            for at in range(len(hand)):
                under = (*way[row], hand[at])
                add(ways, (without(hand, at), *way[1:row], under, *way[row + 1 :]), weight / len(hand))
        self.keep(ways)

    def put_unseen(self, kinds: list[int], stacks: list[int]) -> None:
        """P-156: these cards have gone under these stacks, in this or the other order."""
        ways: Ways = {}
        for way, weight in self.ways.items():
            for order in (kinds, kinds[::-1]):
                rows = list(way)
                for kind, stack in zip(order, stacks):
                    row = self.row(stack)
                    rows[row] = (*rows[row], kind)
                add(ways, tuple(rows), weight)
        self.keep(ways)

    # What happens in the open.

    def draws(self, stack: int) -> None:
        """P-067: he draws the top card of a stack."""
        row = self.row(stack)
        ways: Ways = {}
        for way, weight in self.ways.items():
            hand = with_card(way[0], way[row][0])
            add(ways, (hand, *way[1:row], way[row][1:], *way[row + 1 :]), weight)
        self.keep(ways)

    def is_seen(self, stack: int, at: int, kind: int, loose: list[int]) -> None:
        """The owner sees a card of a stack."""
        row = self.row(stack)
        ways: Ways = {}
        for way, weight in self.ways.items():
            cards = way[row]
            if cards[at] == kind:
                add(ways, way, weight)
            elif cards[at] == NONE:
                seen = (*cards[:at], kind, *cards[at + 1 :])
                add(ways, (*way[:row], seen, *way[row + 1 :]), weight * chance_of(way, kind, loose))
        self.keep(ways)

    def leaves_stack(self, stack: int, at: int) -> None:
        """The owner takes a card of a stack."""
        row = self.row(stack)
        ways: Ways = {}
        for way, weight in self.ways.items():
            add(ways, (*way[:row], without(way[row], at), *way[row + 1 :]), weight)
        self.keep(ways)

    def goes_under(self, stack: int, kind: int) -> None:
        """A card that the owner knows goes under a stack."""
        row = self.row(stack)
        ways: Ways = {}
        for way, weight in self.ways.items():
            add(ways, (*way[:row], (*way[row], kind), *way[row + 1 :]), weight)
        self.keep(ways)

    def gains(self, kind: int) -> None:
        """He gets a card that the owner knows."""
        ways: Ways = {}
        for way, weight in self.ways.items():
            add(ways, (with_card(way[0], kind), *way[1:]), weight)
        self.keep(ways)

    def loses(self, kind: int, loose: list[int]) -> None:
        """A card comes out of his hand: one he is known to hold, or else one of those unknown there."""
        ways: Ways = {}
        for way, weight in self.ways.items():
            hand = way[0]
            known = hand.count(kind)
            weight *= known + hand.count(NONE) * chance_of(way, kind, loose)
            if weight > 0.0:
                out = hand.index(kind if known else NONE)
                add(ways, (without(hand, out), *way[1:]), weight)
        self.keep(ways)

    def holds(self, kinds: list[int], loose: list[int]) -> None:
        """He holds at least these cards: what a way does not know of yet was unknown in it."""
        ways: Ways = {}
        for way, weight in self.ways.items():
            found = way
            for kind in sorted(set(kinds)):
                for n in range(kinds.count(kind) - way[0].count(kind)):
                    unknown = found[0].count(NONE)
                    weight *= unknown * chance_of(found, kind, loose) / (n + 1)
                    if unknown:
                        found = (with_card(without(found[0], 0), kind), *found[1:])
            add(ways, found, weight)
        self.keep(ways)

    # How it agrees with the table.

    def agrees(self, p: Position, owner: int) -> bool:
        """Whether there is any way, and all have the cards that everybody can count."""
        for way in self.ways:
            sizes = [len(p.stacks[stack]) for stack in self.stacks]
            return [len(row) for row in way] == [p.realms[1 - owner].backs(self.deck), *sizes]
        return False


def certain(p: Position, owner: int, deck: int) -> Belief:
    """What the table itself shows for certain, and nothing more."""
    stacks = [stack for stack, back in enumerate(p.rulings.stack_decks) if back == deck]
    theirs = p.realms[1 - owner]
    hand: tuple[int, ...] = ()
    for i, kind in enumerate(theirs.hand):
        if DECK[kind] == deck:
            hand = with_card(hand, kind if theirs.is_shown(i) else NONE)
    rows = [hand]
    for stack in stacks:
        known = [p.knows(owner, stack, i) for i in range(len(p.stacks[stack]))]
        rows.append(tuple([kind if known[i] else NONE for i, kind in enumerate(p.stacks[stack])]))
    return Belief(deck, stacks, {tuple(rows): 1.0})

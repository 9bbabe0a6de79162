"""The belief of a prince about the cards of one back: all placements in the other hand and in the stacks.

A placement (`way`) has a tuple for the hand, in ascending order, and one for each stack of the back, top
first. -1 stands for an unknown card. Every card that may have moved unseen is equally likely.
"""

from __future__ import annotations

from typing import Final, final

from archipel.games.princes.cards import DECK, KINDS
from archipel.games.princes.position import Position
from archipel.games.princes.realm import NONE
from archipel.parts.ways import Way, Ways, add, likeliest, text, weighed

MOST_WAYS: Final = 300
"""Most placements kept. Nine of ten positions between bots have fewer than sixty."""


def loose_cards(p: Position, owner: int, deck: int) -> list[int]:
    """Count the cards of each kind that the owner does not see: in the stacks or in the other hand."""
    out = [p.pool[kind] if DECK[kind] == deck else 0 for kind in range(KINDS)]
    rows = [p.stacks[stack] for stack in range(len(p.stacks)) if p.rulings.stack_decks[stack] == deck]
    for row in [p.realms[1 - owner].hand, *rows]:
        for kind in row:
            if kind != NONE and DECK[kind] == deck:
                out[kind] += 1
    return out


def shown_cards(p: Position, owner: int, deck: int) -> list[int]:
    """Return the cards of the other hand with this back that the owner is certain of."""
    theirs = p.realms[1 - owner]
    return [kind for i, kind in enumerate(theirs.hand) if theirs.is_shown(i) and DECK[kind] == deck]


def without(row: tuple[int, ...], at: int) -> tuple[int, ...]:
    """Return a stack without one card."""
    return row[:at] + row[at + 1 :]


def with_card(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Return a hand with one more card."""
    return tuple(sorted([*hand, kind]))


def chance_of(way: Way, kind: int, loose: list[int]) -> float:
    """Return the probability that an unknown card of this placement is of a kind."""
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
    """All possible placements of the cards of one back (a joint belief)."""

    def __init__(self, deck: int, stacks: list[int], ways: Ways) -> None:
        self.deck: Final = deck
        self.stacks: Final = stacks
        """The stacks with this back."""
        self.ways = ways
        self.held: list[int] = []
        """The cards the opponent was last known to hold."""

    def copy(self) -> Belief:
        """Return an independent copy. Placements are immutable and shared."""
        twin = Belief(self.deck, self.stacks, self.ways)
        twin.held = self.held
        return twin

    def text(self) -> str:
        """Return the belief as one canonical line."""
        return text(self.ways)

    def row(self, stack: int) -> int:
        """Return the index of a stack in a placement. Index 0 is the hand."""
        return 1 + self.stacks.index(stack)

    def keep(self, ways: Ways) -> None:
        """Keep the placements that agree with an event."""
        self.ways = likeliest(weighed(ways), MOST_WAYS)

    # Hidden events.

    def takes_unseen(self, stack: int) -> None:
        """P-070, P-099: the opponent has looked through a stack and taken an unknown card."""
        row = self.row(stack)
        ways: Ways = {}
        for way, weight in self.ways.items():
            cards = way[row]
            for at in range(len(cards)):
                hand = with_card(way[0], cards[at])
                add(ways, (hand, *way[1:row], without(cards, at), *way[row + 1 :]), weight / len(cards))
        self.keep(ways)

    def buries_unseen(self, stack: int) -> None:
        """P-068, P-069: the opponent has put an unknown hand card under a stack."""
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

    # Open events.

    def draws(self, stack: int) -> None:
        """P-067: the opponent draws the top card of a stack."""
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
        """The opponent gets a card that the owner knows."""
        ways: Ways = {}
        for way, weight in self.ways.items():
            add(ways, (with_card(way[0], kind), *way[1:]), weight)
        self.keep(ways)

    def loses(self, kind: int, loose: list[int]) -> None:
        """A card leaves the opponent's hand: one known to be there, or else an unknown one."""
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
        """The opponent holds at least these cards. Placements without one had it among the unknown cards."""
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

    # Consistency with the table.

    def agrees(self, p: Position, owner: int) -> bool:
        """Return whether placements are left and all agree with the open counts."""
        for way in self.ways:
            sizes = [len(p.stacks[stack]) for stack in self.stacks]
            return [len(row) for row in way] == [p.realms[1 - owner].backs(self.deck), *sizes]
        return False


def certain(p: Position, owner: int, deck: int) -> Belief:
    """Return the belief of a reader who knows only what the table shows."""
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

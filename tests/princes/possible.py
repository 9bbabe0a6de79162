"""Whether a world fits all that a prince was shown, found by going back through the game.

Nothing of the code that imagines worlds is used: only the prince's own views, one after every row, and the
moves of cards that follow from them. Going back, a card that was taken unseen returns from the hand to some
place of its stack. One that was buried unseen returns to the hand. Cards that were seen must be there. Backs
are open to all, so the cards of each back can be followed separately.
"""

from __future__ import annotations

from dataclasses import dataclass

from archipel.core.referee import Line
from archipel.games.princes.cards import DECKS
from archipel.games.princes.state import PrincesState
from archipel.games.princes.view import PrincesView

Hand = tuple[str, ...]
Stacks = tuple[tuple[str, ...], ...]
Layout = tuple[Hand, Stacks]
"""The layout of the cards of one back: the other hand, sorted, and the stacks, top first. Unseen is empty."""


@dataclass(frozen=True)
class Shown:
    """What a prince sees of the hidden cards of one back at one moment."""

    hand: Hand
    """The cards of the other hand that this prince knows."""
    size: int
    stacks: Stacks
    mine: Hand


def of_back(cards: Hand, back: str) -> Hand:
    return tuple(card for card in cards if card.split("/")[0] == back)


def shown(view: PrincesView, back: str) -> Shown:
    theirs, mine = view.realms[1 - view.seat], view.realms[view.seat]
    return Shown(
        of_back(theirs.hand, back),
        theirs.backs[DECKS.index(back)],
        tuple(stack.cards for stack in view.stacks if stack.back == back),
        of_back(mine.hand, back),
    )


def layout(state: PrincesState, seat: int, back: str) -> Layout:
    """Return the true layout of a world: what either prince sees of the other hand and the stacks."""
    theirs, mine = shown(state.view(1 - seat), back), shown(state.view(seat), back)
    rows = [tuple(a or b for a, b in zip(x, y)) for x, y in zip(theirs.stacks, mine.stacks)]
    return theirs.mine, tuple(rows)


def lost(before: Hand, after: Hand) -> list[str]:
    """Return the cards that are gone from a hand."""
    left = list(before)
    for card in after:
        if card in left:
            left.remove(card)
    return left


def matches(here: Layout, seen: Shown) -> bool:
    """Return whether a layout contains everything this prince sees."""
    return (
        len(here[0]) == seen.size
        and not lost(seen.hand, here[0])
        and all(
            len(row) == len(known) and all(not k or k == card for card, k in zip(row, known))
            for row, known in zip(here[1], seen.stacks)
        )
    )


@dataclass(frozen=True)
class Move:
    """A row that changed what a prince sees of one back."""

    before: Shown
    after: Shown
    verb: str
    named: str
    by_him: bool
    """Whether the other prince did it."""

    def earlier(self, now: Layout) -> list[Layout]:
        """Return every possible layout before the move, given the layout after it."""
        sizes = [
            (stack, len(row) - len(old))
            for stack, (row, old) in enumerate(zip(self.after.stacks, self.before.stacks))
        ]
        for stack, change in sizes:
            if change < 0:
                return self.put_back(now, stack)
        grown = [stack for stack, change in sizes for _ in range(change)]
        return self.raised(now, grown) if grown else self.returned(now)

    def put_back(self, now: Layout, stack: int) -> list[Layout]:
        """P-067, P-070: a card returns to the top of its stack if it was drawn, anywhere if it was taken."""
        hand, stacks = now
        row = stacks[stack]
        places = [0] if self.verb == "card" else range(len(row) + 1)
        his = self.after.size > self.before.size
        cards = sorted(set(hand)) if his else lost(self.after.mine, self.before.mine)
        return [
            (without(hand, card) if his else hand, with_row(stacks, stack, (*row[:at], card, *row[at:])))
            for card in cards
            for at in places
        ]

    def raised(self, now: Layout, grown: list[int]) -> list[Layout]:
        """P-068, P-156: cards that went under stacks return to the hand that they came from."""
        hand, stacks = now
        under: list[str] = []
        for stack in grown:
            under.append(stacks[stack][-1])
            stacks = with_row(stacks, stack, stacks[stack][:-1])
        mine = lost(self.before.mine, self.after.mine)
        if mine:
            return [(hand, stacks)] if sorted(under) == sorted(mine) else []
        his = self.after.size < self.before.size
        return [(tuple(sorted([*hand, *under])) if his else hand, stacks)]

    def returned(self, now: Layout) -> list[Layout]:
        """Take cards gained openly out of the other hand, and put back those that left it openly."""
        hand, stacks = now
        change = self.after.size - self.before.size
        plays = self.by_him and self.verb in ("play", "build")
        fresh = lost(self.after.hand, self.before.hand)
        got = [fresh[-1]] if change > 0 or (change == 0 and plays and fresh) else []
        if lost(tuple(got), hand):
            return []
        for card in got:
            hand = without(hand, card)
        if change < len(got):
            hand = tuple(sorted([*hand, self.named]))
        return [(hand, stacks)]


def with_row(stacks: Stacks, at: int, row: tuple[str, ...]) -> Stacks:
    return (*stacks[:at], row, *stacks[at + 1 :])


def without(hand: Hand, card: str) -> Hand:
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])


def names(seen: Shown) -> set[str]:
    """Return the cards that this prince sees."""
    return {card for row in (seen.hand, seen.mine, *seen.stacks) for card in row}


@dataclass(frozen=True)
class Root:
    """What a prince once knew of a stack, and how many cards have left it since."""

    row: tuple[str, ...]
    left: int = 0

    def then(self, row: tuple[str, ...], left: int) -> Root:
        """Return the better knowledge: what the prince sees now, or what is left of this."""
        worn = Root(self.row, self.left + left)
        return Root(row) if count(row) >= count(self.row) - worn.left else worn

    def bears(self, row: tuple[str, ...]) -> bool:
        """Return whether a stack may come from this: cards leave it anywhere, and arrive at the bottom."""
        rest = iter(self.row)
        return all(any(not k or k == card for k in rest) for card in row[: len(self.row) - self.left])


def count(row: tuple[str, ...]) -> int:
    """Return how many cards of a row are known."""
    return sum(card != "" for card in row)


def alike(here: Layout, met: set[str]) -> Layout:
    """Return a layout without the names of the cards that the prince had not met yet."""
    hand, stacks = here
    return (
        tuple(sorted(card if card in met else "" for card in hand)),
        tuple(tuple(card if card in met else "" for card in row) for row in stacks),
    )


class Story:
    """All that a prince was shown of the cards of one back."""

    def __init__(self, seat: int, back: str, start: PrincesView) -> None:
        self.seat = seat
        self.back = back
        self.now = shown(start, back)
        self.moves: list[Move] = []
        self.met = [names(self.now)]
        """The cards met before each move, and by now. All others look the same until then."""
        self.roots = [[Root(row) for row in self.now.stacks]]
        """By moment and stack."""

    def then(self, line: Line, view: PrincesView) -> None:
        before, self.now = self.now, shown(view, self.back)
        if self.now != before:
            verb, named, *_ = [*line.text.split(" "), ""]
            self.moves.append(Move(before, self.now, verb, named, line.seat == 1 - self.seat))
            self.met.append(self.met[-1] | names(self.now) | {named})
            self.roots.append(
                [
                    root.then(row, max(0, len(old) - len(row)))
                    for root, row, old in zip(self.roots[-1], self.now.stacks, before.stacks)
                ]
            )

    def fits(self, world: PrincesState, most: int = 20_000) -> bool | None:
        """Return whether this world may be the true one; None if there are too many ways back to decide."""
        start = layout(world, self.seat, self.back)
        if not matches(start, self.now):
            return False
        seen: set[tuple[int, Layout]] = set()
        open_ = [(len(self.moves), start)]
        while open_:
            at, here = open_.pop()
            if at == 0:
                return True
            move = self.moves[at - 1]
            for way in move.earlier(here):
                then = at - 1, alike(way, self.met[at - 1])
                if then in seen or not matches(way, move.before):
                    continue
                if all(root.bears(row) for root, row in zip(self.roots[at - 1], way[1])):
                    seen.add(then)
                    open_.append(then)
            if len(seen) > most:
                return None
        return False


class Stories:
    """All that a prince was shown of the hidden cards, back by back."""

    def __init__(self, seat: int, start: PrincesView) -> None:
        backs = dict.fromkeys(stack.back for stack in start.stacks)
        self.backs = [Story(seat, back, start) for back in backs]

    def then(self, line: Line, view: PrincesView) -> None:
        for story in self.backs:
            story.then(line, view)

    def fits(self, world: PrincesState) -> bool | None:
        """Return whether this world may be the true one; None if there are too many ways back to decide."""
        found = [story.fits(world) for story in self.backs]
        return False if False in found else None if None in found else True

"""Whether a world fits all that a prince was shown, found by going back through the game.

Nothing of the program that imagines worlds is used: only the prince's own views, one after every row, and the
moves of cards that follow from them. Going back, a card that was taken unseen returns from the hand to some
place of its stack, one that was buried unseen returns to the hand, and what was seen must be there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from archipel.games.princes.state import PrincesState
from archipel.games.princes.view import PrincesView

Hand = tuple[str, ...]
Stacks = tuple[tuple[str, ...], ...]
Lie = tuple[Hand, Stacks]
"""How the cards lie: the other hand, sorted, and the stacks, top first; an empty text for an unseen card."""


@dataclass(frozen=True)
class Shown:
    """What a prince sees of the hidden cards at one moment."""

    hand: Hand
    """The cards of the other hand that he knows."""
    size: int
    stacks: Stacks
    mine: Hand


def shown(view: PrincesView) -> Shown:
    theirs = view.realms[1 - view.seat]
    return Shown(
        theirs.hand, sum(theirs.backs), tuple(s.cards for s in view.stacks), view.realms[view.seat].hand
    )


def lie(state: PrincesState, seat: int) -> Lie:
    """How the cards really lie in a world: what either prince sees of the other hand and the stacks."""
    realm = state.view(1 - seat).realms[1 - seat]
    theirs = state.view(1 - seat).stacks
    mine = state.view(seat).stacks
    rows = [tuple(a or b for a, b in zip(x.cards, y.cards)) for x, y in zip(theirs, mine)]
    return realm.hand, tuple(rows)


def matches(here: Lie, seen: Shown) -> bool:
    """Whether everything that he sees is there."""
    hand = list(here[0])
    for card in seen.hand:
        if card not in hand:
            return False
        hand.remove(card)
    if len(here[0]) != seen.size:
        return False
    return all(
        len(row) == len(known) and all(not k or k == card for card, k in zip(row, known))
        for row, known in zip(here[1], seen.stacks)
    )


def lost(before: Hand, after: Hand) -> list[str]:
    """The cards of a hand that are gone."""
    left = list(before)
    for card in after:
        if card in left:
            left.remove(card)
    return left


def with_row(stacks: Stacks, at: int, row: tuple[str, ...]) -> Stacks:
    return (*stacks[:at], row, *stacks[at + 1 :])


def earlier(now: Lie, before: Shown, after: Shown, text: str) -> list[Lie]:
    """Every way the cards may have lain before a row, given how they lie after it."""
    hand, stacks = now
    grown = [i for i, row in enumerate(after.stacks) if len(row) > len(before.stacks[i])]
    shrunk = [i for i, row in enumerate(after.stacks) if len(row) < len(before.stacks[i])]
    change = after.size - before.size
    words = text.split(" ")
    gone, come = lost(before.mine, after.mine), lost(after.mine, before.mine)
    if shrunk:
        [s] = shrunk
        if change == 0:  # the prince himself drew or took a card
            places = [0] if words[0] == "card" else range(len(stacks[s]) + 1)
            return [(hand, with_row(stacks, s, put_in(stacks[s], at, come[0]))) for at in places]
        places = [0] if words[0] == "card" else range(len(stacks[s]) + 1)
        return [
            (taken_out(hand, card), with_row(stacks, s, put_in(stacks[s], at, card)))
            for card in sorted(set(hand))
            if card.split("/")[0] == back_of(stacks[s], card)
            for at in places
        ]
    back: list[Lie] = [now]
    for s in grown:  # what was put under a stack comes from below
        for _ in range(len(after.stacks[s]) - len(before.stacks[s])):
            back = [raised(here, s, change < 0) for here in back]
    if grown and gone:  # P-156: his own cards went under the stacks, he saw which were missing
        under = [card for s in grown for card in stacks[s][len(before.stacks[s]) :]]
        if sorted(under) != sorted(gone):
            return []
    elif not grown and change < 0:  # played, built or stolen: named
        out = words[1] if words[0] in ("play", "build", "take") else ""
        back = [(tuple(sorted([*here[0], out])), here[1]) for here in back if out]
    elif not grown and change > 0:  # it came openly, from the discard pile or out of his own hand
        named = words[1] if words[0] == "take" else ""
        fresh = [named] if named else lost(after.hand, before.hand)
        back = [(taken_out(here[0], fresh[0]), here[1]) for here in back if fresh[0] in here[0]]
    return back


def back_of(row: tuple[str, ...], card: str) -> str:
    """The back of a stack, by any card of it; an empty stack takes any."""
    seen = [other for other in row if other]
    return seen[0].split("/")[0] if seen else card.split("/")[0]


def put_in(row: tuple[str, ...], at: int, card: str) -> tuple[str, ...]:
    return (*row[:at], card, *row[at:])


def taken_out(hand: Hand, card: str) -> Hand:
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])


def raised(here: Lie, s: int, to_hand: bool) -> Lie:
    """The lowest card of a stack comes up again, into the other hand or out of sight."""
    hand, stacks = here
    card = stacks[s][-1]
    return tuple(sorted([*hand, card])) if to_hand else hand, with_row(stacks, s, stacks[s][:-1])


@dataclass
class Story:
    """All that a prince was shown, moment by moment, and the rows between."""

    moments: list[Shown]
    rows: list[str]

    def then(self, text: str, view: Any) -> None:
        self.rows.append(text)
        self.moments.append(shown(view))

    def fits(self, world: PrincesState, seat: int, most: int = 20_000) -> bool | None:
        """Whether this world may be the true one; None if there are too many ways back to say."""
        seen: set[tuple[int, Lie]] = set()
        open_ = [(len(self.rows), lie(world, seat))]
        while open_:
            at, here = open_.pop()
            if (at, here) in seen or not matches(here, self.moments[at]):
                continue
            if at == 0:
                return True
            seen.add((at, here))
            if len(seen) > most:
                return None
            before, after = self.moments[at - 1], self.moments[at]
            open_ += [(at - 1, lay) for lay in earlier(here, before, after, self.rows[at - 1])]
        return False

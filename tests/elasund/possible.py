"""Whether a world fits all that a seat was told, found by going back through the game.

Nothing of the code that imagines worlds is used: only the seat's log and its own views. Going back, a card
that somebody drew unseen returns to the deck in any colour of that hand. Cards that were laid down return to
their hand. When the discards had become the deck, they must all have been in it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from elasund.scenes import counts

from archipel.core.referee import Line
from archipel.core.state import CHANCE
from archipel.games.elasund.state import ElasundState
from archipel.games.elasund.view import ElasundView

COLOURS = ["red", "blue", "green"]
Layout = tuple[tuple[int, ...], ...]
"""The colours in every hand, and last those of the deck."""
Step = tuple[str, int, tuple[int, ...]]
"""A step: `draw` unseen, `mine`, `gain` or `give` of cards by a seat, `deck` for cards put into the deck."""


def cards(colour: str, n: int = 1) -> tuple[int, ...]:
    return tuple(n * (colour == other) for other in COLOURS)


def plus(row: tuple[int, ...], more: tuple[int, ...], sign: int = 1) -> tuple[int, ...]:
    return tuple(a + sign * b for a, b in zip(row, more))


@dataclass
class Story:
    """All that a seat was told of influence, step by step."""

    seat: int
    view: ElasundView
    steps: list[Step] = field(default_factory=list)
    returned: tuple[int, ...] = (0, 0, 0)

    def then(self, lines: list[Line], after: ElasundView) -> None:
        """Add what the seat was told between two views."""
        before, self.view = self.view, after
        fallen = [a.influence - b.influence for a, b in zip(before.seats, after.seats)]
        deck = before.deck
        for line in lines:
            verb, _, what = line.text.partition(" ")
            who = before.turn if line.seat == CHANCE else line.seat
            if verb == "draw":
                deck -= 1
                drawer = fallen.index(-1)
                self.steps.append(("draw", drawer, ()) if what == "?" else ("mine", drawer, cards(what)))
            elif verb == "take" and what in COLOURS:
                self.steps.append(("gain", who, cards(what)))
            elif verb == "discard" and what in COLOURS:
                self.steps.append(("give", who, cards(what)))
                if sum(before.dice) != 7:
                    self.returned = plus(self.returned, cards(what))
            elif verb == "spend":
                self.steps.append(("give", who, cards(what, fallen[who])))
            elif verb in ("sell", "at") and fallen[who] == 3:
                self.steps.append(("give", who, (1, 1, 1)))
        spent = before.spent[1:]
        for came in (self.returned, spent):
            if sum(came) and after.deck - deck >= sum(came) and (came != spent or not sum(after.spent[1:])):
                deck += sum(came)
                self.steps.append(("deck", -1, came))
                self.returned = (0, 0, 0) if came == self.returned else self.returned
        assert deck == after.deck, (lines, before.deck, after.deck)

    def fits(self, world: ElasundState) -> bool:
        """Return whether this world may be the true one."""
        p = world.p
        hands = [tuple(counts(hand)[1:]) for hand in p.cards.hand]
        for other in range(len(hands)):
            if other != self.seat:  # the seat is not told yet what others lay aside
                hands[other] = plus(hands[other], tuple(counts(p.cards.aside[other])[1:]))
        here: set[Layout] = {(*hands, tuple(counts(p.cards.deck)[1:]))}
        for step in reversed(self.steps):
            here = {layout for now in here for layout in self.earlier(now, step)}
        empty = (0, 0, 0)
        return any(
            layout[-1] == (13, 13, 13) and all(hand == empty for hand in layout[:-1]) for layout in here
        )

    def earlier(self, now: Layout, step: Step) -> list[Layout]:
        """Return every possible layout before a step."""
        kind, who, moved = step
        deck = now[-1]
        if kind == "deck":
            left = plus(deck, moved, -1)
            return [(*now[:-1], left)] if min(left) >= 0 else []
        hand = now[who]
        if kind == "give":
            return [self.lay(now, who, plus(hand, moved), deck)]
        if kind == "gain":
            left = plus(hand, moved, -1)
            return [self.lay(now, who, left, deck)] if min(left) >= 0 else []
        options = [moved] if kind == "mine" else [cards(colour) for colour in COLOURS]
        return [
            self.lay(now, who, plus(hand, card, -1), plus(deck, card))
            for card in options
            if min(plus(hand, card, -1)) >= 0
        ]

    def lay(self, now: Layout, who: int, hand: tuple[int, ...], deck: tuple[int, ...]) -> Layout:
        return (*now[:who], hand, *now[who + 1 : -1], deck)

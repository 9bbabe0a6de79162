"""The Coco cards (J-044 to J-047): bought, turned up, carried out at once."""

from __future__ import annotations

from typing import Final, final

from archipel.core.question import one_less
from archipel.core.state import Action, Note
from archipel.games.junior.actions import DRAW, GIVE, Draw, Give
from archipel.games.junior.board import MOST_SEATS
from archipel.games.junior.building import FreeBuild, lacking
from archipel.games.junior.cards import (
    COCO,
    COCO_COST,
    FREE_BUILD,
    GOODS,
    KINDS,
    MOVE_GHOST,
    SUPPLIES,
    TRIBUTE,
)
from archipel.games.junior.ghost import Haunt, Recount
from archipel.games.junior.position import Chance, Position, Several, put
from archipel.games.junior.verbs import gain, hand_over, pay

NOTHING: Final[list[list[list[int]]]] = [[[]] * seats for seats in range(MOST_SEATS + 1)]
"""No gifts, by number of seats."""


def buy(p: Position) -> None:
    """J-034: pay for a Coco card, which is turned up at once."""
    pay(p, p.turn, COCO_COST)
    p.push(CocoDraw(p.turn))


@final
class CocoDraw(Chance):
    """J-044: the Coco card that was bought is turned up."""

    def name(self) -> str:
        return "coco-draw"

    def choices(self, p: Position, seat: int) -> list[Action]:
        return [DRAW[card] for card, n in enumerate(p.pile) if n]

    def odds(self, p: Position) -> list[int]:
        return [n for n in p.pile if n]

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Draw)
        carry_out(p, action.card)


def carry_out(p: Position, card: int) -> None:
    """J-044: do what the card says; J-045: it stays in front of its buyer."""
    p.pile = put(p.pile, card, p.pile[card] - 1)
    p.shown = p.shown[:]
    p.shown[p.turn] = put(p.shown[p.turn], card, p.shown[p.turn][card] + 1)
    if COCO[card].haunts:
        p.push(Recount(p.turn))  # J-A09: below the effect, so that the ghost moves first
    effect = COCO[card].effect
    if effect == MOVE_GHOST:
        p.push(Haunt(p.turn))
    elif effect == FREE_BUILD:
        for _ in range(COCO[card].amount):
            p.push(FreeBuild(p.turn, card))
    elif effect == SUPPLIES:
        for good in range(KINDS):
            gain(p, p.turn, good, COCO[card].goods[good])  # J-A12
    elif effect == TRIBUTE:
        ask_tribute(p, COCO[card].amount)


def ask_tribute(p: Position, amount: int) -> None:
    """J-046, J-A24: every opponent owes cards, at most the whole hand; empty hands are passed over."""
    owed = [0] * p.seats
    for seat in p.clockwise():
        owed[seat] = min(amount, sum(p.hands[seat]))
    if sum(owed):
        p.push(Tribute(p.turn, owed))


@final
class Tribute(Several):
    """J-A24: cards are chosen secretly; all change hands together once the last is chosen."""

    def name(self) -> str:
        return "tribute"

    def ask(self, seat: int) -> Note:
        return Note("prompt-tribute", ["J-A24"], {"seat": self.by, "cards": self.owed[seat]})

    def wait(self) -> Note:
        return Note("wait-tribute", ["J-A24"], {"seat": self.by})

    def told(self, reader: int, seat: int, action: Action) -> Action | None:
        return None  # nothing has changed hands yet

    def choices(self, p: Position, seat: int) -> list[Action]:
        return [GIVE[good] for good in range(KINDS) if left_to_give(p, seat, good) > 0]

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Give)
        gifts = p.gifts[:]
        gifts[seat] = [*gifts[seat], action.good]
        p.gifts = gifts
        owed = one_less(self.owed, seat)
        if any(owed):
            p.push(Tribute(self.by, owed))
            return
        for giver in p.clockwise():
            gift = [gifts[giver].count(kind) for kind in range(KINDS)]
            if sum(gift):
                hand_over(p, giver, self.by, gift)
        p.gifts = NOTHING[p.seats]

    def first(self) -> Note:
        return Note("tribute-first", ["J-044", "J-A24"])


def left_to_give(p: Position, seat: int, good: int) -> int:
    """Return how many cards of a good a seat still has besides those it laid out."""
    return p.hands[seat][good] - p.gifts[seat].count(good)


# Refusals.


def refuse_buy(p: Position, seat: int) -> list[Note]:
    """Return what forbids buying a card, given that it is the right moment."""
    notes = lacking(p, seat, COCO_COST, "J-034")
    if not sum(p.pile):
        notes.append(Note("no-coco-left", ["J-A25"]))
    return notes


def refuse_give(p: Position, seat: int, good: int) -> list[Note]:
    """Return why this card cannot be the tribute, given that one is owed."""
    if good < 0:
        return [Note("say-which", ["J-A24"])]
    if left_to_give(p, seat, good) > 0:
        return []
    return [Note("not-in-hand", ["J-A24"], {"good": GOODS[good]})]

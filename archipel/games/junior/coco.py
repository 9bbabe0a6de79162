"""The Coco cards (J-044 to J-047): bought, turned up, carried out at once."""

from __future__ import annotations

from archipel.core.state import Note
from archipel.games.junior.building import lacking, may_build_free
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
from archipel.games.junior.ghost import recount
from archipel.games.junior.position import COCO_DRAW, FREE, HAUNT, RECOUNT, TRIBUTE_DUE, Position
from archipel.games.junior.verbs import gain, hand_over, pay

NOTHING: list[int] = []


def buy(p: Position) -> None:
    """J-034: pay for a Coco card, which is turned up at once."""
    pay(p, p.turn, COCO_COST)
    p.pending.append(COCO_DRAW)


def carry_out(p: Position, card: int) -> None:
    """J-044: do what the card says; J-045: it stays in front of its buyer."""
    p.pending.pop()
    p.pile[card] -= 1
    p.shown[p.turn][card] += 1
    if COCO[card].haunts:
        p.pending.append(RECOUNT)  # J-A09: below the effect, so that the ghost moves first
    effect = COCO[card].effect
    if effect == MOVE_GHOST:
        p.pending.append(HAUNT)
    elif effect == FREE_BUILD:
        p.pending += [FREE + card] * COCO[card].amount
    elif effect == SUPPLIES:
        for good in range(KINDS):
            gain(p, p.turn, good, COCO[card].goods[good])  # J-A12
    elif effect == TRIBUTE:
        ask_tribute(p, COCO[card].amount)


def go_on(p: Position) -> None:
    """What nobody is asked about: J-A21 passes over a building that cannot be, J-A09 counts the castle."""
    while p.pending:
        card = p.free_card()
        if p.pending[-1] == RECOUNT:
            p.pending.pop()
            recount(p)
        elif card >= 0 and not may_build_free(p, card):
            p.pending.pop()
        else:
            return


def ask_tribute(p: Position, amount: int) -> None:
    """J-046, J-A24: every opponent owes cards, as far as the hand goes; empty hands are passed over."""
    for seat in p.clockwise():
        p.debts[seat] = min(amount, sum(p.hands[seat]))
    if sum(p.debts):
        p.pending.append(TRIBUTE_DUE)


def give(p: Position, seat: int, good: int) -> None:
    """J-A24: a card is chosen secretly; all change hands together once the last is chosen."""
    p.gifts[seat] = [*p.gifts[seat], good]
    p.debts[seat] -= 1
    if sum(p.debts):
        return
    p.pending.pop()
    for giver in p.clockwise():
        gift = [p.gifts[giver].count(kind) for kind in range(KINDS)]
        p.gifts[giver] = NOTHING
        if sum(gift):
            hand_over(p, giver, p.turn, gift)


def left_to_give(p: Position, seat: int, good: int) -> int:
    """How many cards of a good a seat still has besides those it laid out."""
    return p.hands[seat][good] - p.gifts[seat].count(good)


# Refusals.


def refuse_buy(p: Position, seat: int) -> list[Note]:
    """Why no card can be bought, given that it is the right moment."""
    notes = lacking(p, seat, COCO_COST, "J-034")
    if not sum(p.pile):
        notes.append(Note("no-coco-left", ["J-A25"]))
    return notes


def refuse_give(p: Position, seat: int, good: int) -> list[Note]:
    """Why this card cannot be the tribute, given that one is owed."""
    if left_to_give(p, seat, good) > 0:
        return []
    return [Note("not-in-hand", ["J-A24"], {"good": GOODS[good]})]

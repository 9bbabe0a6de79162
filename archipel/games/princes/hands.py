"""The hand: starting hands, the hand check, the exchange, cards played from it."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Note
from archipel.games.princes.board import ALL_GOODS
from archipel.games.princes.cards import BASE, CARDS, NAME, named
from archipel.games.princes.effects.table import EFFECTS
from archipel.games.princes.position import Position
from archipel.games.princes.tasks import (
    CHECK_HAND,
    DISCARDED,
    DRAWN,
    EXCHANGE,
    GAINING,
    HAND_CHECKED,
    NEXT_TURN,
    OPENING,
    REFILLING,
    SURPLUS,
)
from archipel.games.princes.verbs import pay_any, search, standing

HAND: Final = 3
"""P-035, P-066: cards of a starting hand, and the limit without progress points."""
SEARCH_PRICE: Final = 2
"""P-070."""

BRIGITTA: Final = named("brigitta")
REINER: Final = named("reiner")
SEBASTIAN: Final = named("sebastian")


def limit(p: Position, seat: int) -> int:
    """P-066, P-080: 3 and one for each progress point."""
    return HAND + p.realms[seat].progress


def start_stacks(p: Position, seat: int) -> list[int]:
    """P-035, P-099, P-A11: the base stacks a starting hand may come from."""
    free = p.rulings.same_start_stack and not p.rulings.intro
    return [
        stack
        for stack, deck in enumerate(p.rulings.stack_decks)
        if deck == BASE and (seat == p.first or free or stack != p.first_stack)
    ]


def start_from(p: Position, seat: int, stack: int) -> None:
    """P-035: draw the top 3; P-099: in theme games look through the stack and choose 3."""
    if seat == p.first:
        p.first_stack = stack
    if p.rulings.intro:
        for _ in range(HAND):
            p.push(DRAWN, seat, stack)
    else:
        search(p, seat, stack, HAND, 0)


def filled(p: Position) -> list[int]:
    """P-A14: the stacks that still have cards."""
    return [stack for stack in range(len(p.stacks)) if p.stacks[stack]]


def check_hand(p: Position, seat: int) -> None:
    """P-067, P-068, P-A13: draw up to the limit, one at a time, or put the surplus away."""
    held = len(p.realms[seat].hand)
    if held > limit(p, seat):
        p.push(CHECK_HAND, seat)
        p.push(SURPLUS, seat)
    elif held < limit(p, seat) and filled(p):
        p.push(CHECK_HAND, seat)
        p.push(REFILLING, seat)
    else:
        p.push(HAND_CHECKED, seat)


def offer_exchange(p: Position, seat: int) -> None:
    """P-069, P-A17: then one card may be exchanged, if there is one."""
    p.push(NEXT_TURN, seat)
    if p.realms[seat].hand:
        p.push(EXCHANGE, seat)


def search_price(p: Position, seat: int) -> int:
    """P-070, P-071: what choosing a card costs."""
    realm = p.realms[seat]
    price = SEARCH_PRICE
    for spot in standing(realm):
        price = min(price, EFFECTS[realm.spots[spot]].search_price())
    return price


def exchange_by_choice(p: Position, seat: int, stack: int) -> None:
    """P-070: pay, look through a stack, take a card."""
    search(p, seat, stack, 1, 1)
    pay_any(p, seat, search_price(p, seat))


# Action cards.


def play_notes(p: Position, seat: int, kind: int, phase: int) -> list[Note]:
    """Why an action card may not be played now (P-049, P-108, P-125, P-186, P-246)."""
    notes: list[Note] = []
    card = CARDS[kind]
    early = NAME[kind] == BRIGITTA or NAME[kind] == REINER
    if early and phase != OPENING:
        notes.append(Note("before-the-roll", ["P-125", "P-246"], {"card": card.name}))
    elif NAME[kind] == SEBASTIAN:
        notes.append(Note("only-as-answer", ["P-186"]))
    elif not early and phase == OPENING:
        notes.append(Note("after-the-roll", ["P-037"], {"card": card.name}))
    if kind not in p.realms[seat].hand:
        notes.append(Note("not-in-hand", ["P-045"], {"card": card.name}))
    EFFECTS[kind].check(p, seat, notes)
    return notes


def play(p: Position, seat: int, kind: int) -> None:
    """P-049: the card is played, carried out, and goes to the discard pile (P-A64: after its effect)."""
    p.realms[seat].take_from_hand(kind)
    p.push(DISCARDED, seat, kind)
    EFFECTS[kind].play(p, seat, kind)


def bonus(p: Position) -> None:
    """P-167: Reiner's extra good."""
    p.push(GAINING, p.turn, ALL_GOODS, 1)


def answer(p: Position, seat: int) -> int:
    """P-186, P-A19: the answering card the seat may play now, or -1."""
    realm = p.realms[seat]
    for i in range(len(realm.hand)):
        usable = p.rulings.fresh_reaction or not realm.fresh[i]
        if usable and EFFECTS[realm.hand[i]].answers():
            return realm.hand[i]
    return -1

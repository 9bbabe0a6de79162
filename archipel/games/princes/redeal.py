"""Redeal: draw everything a seat does not know."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.games.princes.belief import Belief, certain, loose_cards
from archipel.games.princes.cards import DECK, DECKS
from archipel.games.princes.memory import PrincesMemory
from archipel.games.princes.position import Position, Question
from archipel.games.princes.realm import NONE
from archipel.parts.bits import BIT
from archipel.parts.ways import draw


def redeal(p: Position, seat: int, memory: PrincesMemory | None, rng: Rng) -> Position:
    """Return a position that the seat cannot tell from this one.

    Unknown are the opponent's hand, except cards it had to show, and the cards of the stacks that only the
    opponent has seen. For each back one placement of the belief is drawn. Its unknown cards are dealt from
    the remaining cards of that back.
    """
    out = Position(p.rulings, p)
    if memory is None:
        beliefs = [certain(p, seat, deck) for deck in p.rulings.decks]
    else:
        now = memory.copy()
        now.catch_up(p)
        beliefs = now.beliefs
    for belief in beliefs:
        deal(out, seat, belief, rng)
    mix_fresh(out, seat, rng)
    pending = out.pending
    out.pending = [q.redealt(out, seat, rng) for q in pending if isinstance(q, Question)]
    return out


def deal(out: Position, seat: int, belief: Belief, rng: Rng) -> None:
    """Redeal the cards of one back, consistently with the belief of the seat."""
    left = loose_cards(out, seat, belief.deck)
    way = draw(belief.ways, rng)
    for row in way:
        for kind in row:
            if kind != NONE:
                left[kind] -= 1
    hand = list(way[0])
    for i in range(len(hand)):
        if hand[i] == NONE:
            hand[i] = rng.weighted(left)
            left[hand[i]] -= 1
    lay_hand(out, seat, belief.deck, hand, rng)
    for i in range(len(belief.stacks)):
        cards = out.stacks[belief.stacks[i]].copy()
        for at in range(len(cards)):
            if cards[at] == NONE or out.knows(seat, belief.stacks[i], at):
                continue
            cards[at] = way[i + 1][at]
            if cards[at] == NONE:
                cards[at] = rng.weighted(left)
                left[cards[at]] -= 1
        out.stacks[belief.stacks[i]] = cards
    out.pool = [left[kind] if DECK[kind] == belief.deck else n for kind, n in enumerate(out.pool)]


def lay_hand(out: Position, seat: int, deck: int, hand: list[int], rng: Rng) -> None:
    """Put cards of one back into the other hand. Cards that it has shown keep their places."""
    theirs = out.realms[1 - seat]
    places: list[int] = []
    for i in range(len(theirs.hand)):
        if DECK[theirs.hand[i]] == deck:
            if theirs.is_shown(i):
                hand.remove(theirs.hand[i])
            else:
                places.append(i)
    rng.shuffle(hand)
    held = theirs.hand.copy()
    for i in range(len(places)):
        held[places[i]] = hand[i]
    theirs.set_hand(held)


def mix_fresh(p: Position, seat: int, rng: Rng) -> None:
    """P-073: draw which of the unknown cards came at the end of the turn."""
    theirs = p.realms[1 - seat]
    for deck in range(len(DECKS)):
        at = [i for i in range(len(theirs.hand)) if not theirs.is_shown(i) and DECK[theirs.hand[i]] == deck]
        fresh = [1 if theirs.is_fresh(i) else 0 for i in at]
        fresh.sort()
        rng.shuffle(fresh)
        for j in range(len(at)):
            theirs.fresh &= ~BIT[at[j]]
            theirs.fresh |= BIT[at[j]] * fresh[j]

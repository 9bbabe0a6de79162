"""Everything a seat does not know, drawn anew."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.games.princes.cards import DECK, DECKS, KINDS
from archipel.games.princes.memory import HAND, PrincesMemory, Token
from archipel.games.princes.position import Position
from archipel.games.princes.realm import NONE
from archipel.parts.bits import BIT


def redeal(p: Position, seat: int, memory: PrincesMemory | None, rng: Rng) -> Position:
    """A position that the seat cannot tell from this one.

    Unknown are the opponent's hand, but for cards he had to show, and what he alone has seen of
    the stacks. All of it goes back to the unseen cards of its back and is dealt again; cards that
    the memory still has a notion of go to one of the places where they may be.
    """
    out = Position(p.rulings, p)
    theirs = out.realms[1 - seat]
    pool = out.pool
    # The unknown places: cards of the other hand first (stack -1), then of the stacks.
    stacks: list[int] = []
    places: list[int] = []
    for i in range(len(theirs.hand)):
        if not theirs.shown[i]:
            stacks.append(-1)
            places.append(i)
    for stack in range(len(out.stacks)):
        for i in range(len(out.stacks[stack])):
            if out.stacks[stack][i] != NONE and not out.knows[stack][i] & BIT[seat]:
                stacks.append(stack)
                places.append(i)
    decks: list[int] = []
    for at in range(len(places)):
        kind = theirs.hand[places[at]] if stacks[at] < 0 else out.stacks[stacks[at]][places[at]]
        decks.append(DECK[kind])
        pool[kind] += 1
    dealt = [NONE] * len(places)
    if memory is not None:
        now = memory.copy()
        now.compare(p)
        now.reconcile(p)
        tokens = now.tokens
        order = list(range(len(places)))
        rng.shuffle(order)
        bits = [HAND if stack < 0 else BIT[stack + 1] for stack in stacks]
        owner = [NONE] * len(places)
        for t in range(len(tokens)):
            if pool[tokens[t].kind] and find_place(tokens, t, order, bits, decks, owner, [0] * len(places)):
                pool[tokens[t].kind] -= 1
        for at in range(len(places)):
            if owner[at] >= 0:
                dealt[at] = tokens[owner[at]].kind
    for at in range(len(places)):
        if dealt[at] == NONE:
            weights = [pool[kind] if DECK[kind] == decks[at] else 0 for kind in range(KINDS)]
            dealt[at] = rng.weighted(weights)
            pool[dealt[at]] -= 1
        if stacks[at] < 0:
            theirs.hand[places[at]] = dealt[at]
        else:
            out.stacks[stacks[at]][places[at]] = dealt[at]
    mix_fresh(out, seat, rng)
    for i in range(len(out.pending)):
        out.pending[i] = out.pending[i].redealt(out, seat, rng)
    return out


def find_place(
    tokens: list[Token],
    t: int,
    order: list[int],
    bits: list[int],
    decks: list[int],
    owner: list[int],
    tried: list[int],
) -> bool:
    """Give a remembered card one of its places; a card that is in the way moves to another of its own."""
    token = tokens[t]
    for at in order:
        if tried[at] or not token.places & bits[at] or decks[at] != DECK[token.kind]:
            continue
        tried[at] = 1
        if owner[at] < 0 or find_place(tokens, owner[at], order, bits, decks, owner, tried):
            owner[at] = t
            return True
    return False


def mix_fresh(p: Position, seat: int, rng: Rng) -> None:
    """P-073: which of his unknown cards came at the end of his turn is not known either."""
    theirs = p.realms[1 - seat]
    for deck in range(len(DECKS)):
        at = [i for i in range(len(theirs.hand)) if not theirs.shown[i] and DECK[theirs.hand[i]] == deck]
        fresh = [theirs.fresh[i] for i in at]
        fresh.sort()
        rng.shuffle(fresh)
        for j in range(len(at)):
            theirs.fresh[at[j]] = fresh[j]

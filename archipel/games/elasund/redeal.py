"""What a seat does not know, drawn anew: colours in other hands, cards laid aside, church tiles."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.core.state import NOBODY, Seat
from archipel.games.elasund.permits import permit_rows
from archipel.games.elasund.position import (
    FOR_BUILDING,
    FOR_MOVE,
    FOR_PERMIT,
    FOR_PLACE,
    TO_GIVE,
    TO_NAME_SQUARE,
    TO_PIRATES,
    TO_SPEND,
    Position,
)
from archipel.games.elasund.tiles import CARD_KINDS, CHURCH_TILES, INFLUENCE_EACH


def redealt(p: Position, seat: Seat, known: list[list[int]], rng: Rng) -> Position:
    """A position that looks the same to the seat; `known` are cards that others surely hold."""
    q = p.copy()
    deal_hands(q, seat, known, rng)
    if q.pending and q.top().kind == TO_GIVE:
        lay_aside(q, p, seat, rng)
    deal_church(q, seat, rng)
    return q


def deal_hands(q: Position, seat: Seat, known: list[list[int]], rng: Rng) -> None:
    """Unseen influence cards are dealt to the other hands; the rest is the deck."""
    unseen = [0] + [INFLUENCE_EACH] * 3
    for card in (1, 2, 3):
        unseen[card] -= q.spent[card] + q.pool[card] + q.hand[seat][card] + q.aside[seat][card]
    others = [other for other in range(q.seats) if other != seat]
    sizes = [0] * q.seats
    for other in others:
        sizes[other] = q.influence(other)
        for card in (1, 2, 3):
            sizes[other] += q.aside[other][card]
            q.hand[other][card] = known[other][card]
            unseen[card] -= known[other][card]
        q.hand[other][0] += q.aside[other][0]
        q.aside[other] = [0] * CARD_KINDS
    if q.pending and q.turn != seat:
        deal_announced(q, q.turn, sizes[q.turn], unseen, rng)
    for other in others:
        for _ in range(sizes[other] - q.influence(other)):
            card = rng.weighted(unseen)
            unseen[card] -= 1
            q.hand[other][card] += 1
    q.deck = unseen


def announced_set(q: Position) -> int:
    """What the open announcement shows of the hand on turn: n cards alike, -1 for one of each, or 0."""
    step = q.top()
    if step.kind == TO_SPEND:
        return 3 if step.a == FOR_BUILDING else 2
    if step.kind == TO_NAME_SQUARE:
        if step.a == FOR_PLACE:
            return -1
        if step.a == FOR_MOVE or (step.a == FOR_PERMIT and not permit_rows(q)):
            return 2
    return 0


def deal_announced(q: Position, other: Seat, size: int, unseen: list[int], rng: Rng) -> None:
    """The hand of the player on turn must be able to pay what he announced."""
    hand = q.hand[other]
    n = announced_set(q)
    want = [0] * CARD_KINDS
    if n < 0:
        want = [0] + [1] * 3
    elif n > 0:
        room = size - q.influence(other)
        colours = [c for c in (1, 2, 3) if n - hand[c] <= min(unseen[c], room)]
        want[colours[rng.below(len(colours))]] = n
    for card in (1, 2, 3):
        more = max(0, want[card] - hand[card])
        hand[card] += more
        unseen[card] -= more


def lay_aside(q: Position, p: Position, seat: Seat, rng: Rng) -> None:
    """Which cards others have laid aside so far is hidden; how many is not."""
    for other in range(q.seats):
        if other == seat:
            continue
        for _ in range(sum(p.aside[other])):
            choices = q.hand[other][:]
            if q.top().a != TO_PIRATES:
                choices[0] = 0
            card = rng.weighted(choices)
            q.hand[other][card] -= 1
            q.aside[other][card] += 1


def deal_church(q: Position, seat: Seat, rng: Rng) -> None:
    """E-048: the first builder's two tiles, and the one at the bottom, are his secret."""
    hidden = [tile for tile in range(1, CHURCH_TILES + 1) if q.church[tile] == NOBODY]
    if q.drawn and q.turn != seat:
        drawn: list[int] = []
        for _ in q.drawn:
            drawn.append(hidden.pop(rng.below(len(hidden))))
        drawn.sort()
        q.drawn = drawn
    if q.bottom and q.bottom_known_to != seat:
        q.bottom = hidden[rng.below(len(hidden))]

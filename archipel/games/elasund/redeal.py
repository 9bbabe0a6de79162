"""What a seat does not know, drawn anew: colours in other hands, cards laid aside, church tiles."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.core.state import NOBODY, Seat
from archipel.games.elasund.giving import Giving
from archipel.games.elasund.memory import ElasundMemory
from archipel.games.elasund.position import ONE_OF_EACH, Position
from archipel.games.elasund.things import Church
from archipel.games.elasund.tiles import CARD_KINDS, CHURCH_TILES, INFLUENCE_EACH


def redeal(p: Position, seat: Seat, memory: ElasundMemory | None, rng: Rng) -> Position:
    """A position that looks the same to the seat; what it remembers others to hold, they hold."""
    q = p.copy()
    known = memory.known if memory is not None else ElasundMemory(p.seats).known
    deal_hands(q, seat, known, rng)
    question = q.now()
    if isinstance(question, Giving):
        lay_aside(q, p, seat, question, rng)
    deal_church(q, seat, rng)
    return q


def deal_hands(q: Position, seat: Seat, known: list[list[int]], rng: Rng) -> None:
    """Unseen influence cards are dealt to the other hands; the rest is the deck."""
    cards = q.cards
    unseen = [0] + [INFLUENCE_EACH] * 3
    for card in (1, 2, 3):
        unseen[card] -= (
            cards.spent[card] + cards.pool[card] + cards.hand[seat][card] + cards.aside[seat][card]
        )
    others = [other for other in range(q.seats) if other != seat]
    sizes = [0] * q.seats
    for other in others:
        sizes[other] = cards.influence(other)
        for card in (1, 2, 3):
            sizes[other] += cards.aside[other][card]
            cards.hand[other][card] = known[other][card]
            unseen[card] -= known[other][card]
        cards.hand[other][0] += cards.aside[other][0]
        cards.aside[other] = [0] * CARD_KINDS
    if q.turn != seat:
        deal_announced(q, q.turn, sizes[q.turn], unseen, rng)
    for other in others:
        for _ in range(sizes[other] - cards.influence(other)):
            card = rng.weighted(unseen)
            unseen[card] -= 1
            cards.hand[other][card] += 1
    cards.deck = unseen


def deal_announced(q: Position, other: Seat, size: int, unseen: list[int], rng: Rng) -> None:
    """The hand of the player on turn must be able to pay what he announced."""
    hand = q.cards.hand[other]
    n = q.now().surely_held(q)
    want = [0] * CARD_KINDS
    if n == ONE_OF_EACH:
        want = [0] + [1] * 3
    elif n > 0:
        room = size - q.cards.influence(other)
        colours = [c for c in (1, 2, 3) if n - hand[c] <= min(unseen[c], room)]
        want[colours[rng.below(len(colours))]] = n
    for card in (1, 2, 3):
        more = max(0, want[card] - hand[card])
        hand[card] += more
        unseen[card] -= more


def lay_aside(q: Position, p: Position, seat: Seat, giving: Giving, rng: Rng) -> None:
    """Which cards others have laid aside so far is hidden; how many is not."""
    for other in range(q.seats):
        if other == seat:
            continue
        for _ in range(sum(p.cards.aside[other])):
            choices = q.cards.hand[other][:]
            if not giving.takes_gold():
                choices[0] = 0
            card = rng.weighted(choices)
            q.cards.hand[other][card] -= 1
            q.cards.aside[other][card] += 1


def deal_church(q: Position, seat: Seat, rng: Rng) -> None:
    """E-048: the first builder's two tiles, and the one at the bottom, are his secret."""
    church = q.church
    hidden = [tile for tile in range(1, CHURCH_TILES + 1) if church.owner[tile] == NOBODY]
    drawn = church.drawn
    if drawn and q.turn != seat:
        drawn = [hidden.pop(rng.below(len(hidden))) for _ in church.drawn]
        drawn.sort()
    bottom = church.bottom
    if bottom and church.known_to != seat:
        bottom = hidden[rng.below(len(hidden))]
    q.church = Church(church.owner, church.site, drawn, bottom, church.known_to)

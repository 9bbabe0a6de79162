"""Redeal what a seat does not know: colours in other hands, cards laid aside, church tiles."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.core.state import NOBODY, Seat
from archipel.games.elasund.belief import deal, gives
from archipel.games.elasund.components import ChurchSite, gold_in
from archipel.games.elasund.discards import Giving
from archipel.games.elasund.memory import ElasundMemory
from archipel.games.elasund.position import ONE_OF_EACH, Position
from archipel.games.elasund.tiles import CARD_KINDS, CHURCH_TILES
from archipel.parts.packed import ONE, pack, total, unpack
from archipel.parts.ways import FINEST, Ways, draw, weighed


def redeal(p: Position, seat: Seat, memory: ElasundMemory | None, rng: Rng) -> Position:
    """Return a position that looks the same to the seat and agrees with its memory."""
    q = p.copy()
    now = ElasundMemory(seat) if memory is None else memory.copy()
    now.catch_up(p)
    now.start_again(p)
    deal_hands(q, seat, now.ways, rng)
    question = q.now()
    if isinstance(question, Giving):
        lay_aside(q, p, seat, question, rng)
    deal_church(q, seat, rng)
    return q


def deal_hands(q: Position, seat: Seat, ways: Ways, rng: Rng) -> None:
    """Deal the unseen influence cards in one of the possible ways; the rest is the deck."""
    shown, ways = announced(q, seat, ways, rng)
    hands, deck = deal(draw(ways, rng), rng)
    cards = q.cards
    for other in range(q.seats):
        if other != seat:
            gold = cards.gold(other) + gold_in(cards.take_aside(other))
            cards.hand[other] = pack([gold, *hands[other]])
    for card in shown:
        cards.hand[q.turn] += ONE[card]
    cards.deck = pack([0, *deck])


def announced(q: Position, seat: Seat, ways: Ways, rng: Rng) -> tuple[list[int], Ways]:
    """Return what the player on turn must hold to pay for what he announced, and the ways that remain."""
    n = q.now().surely_held(q)
    if n == 0 or q.turn == seat:
        return [], ways
    sets = [[1, 2, 3]] if n == ONE_OF_EACH else [[card] * n for card in (1, 2, 3)]
    left: list[Ways] = []
    likely: list[float] = []
    for cards in sets:
        rest = ways
        for card in cards:
            rest = gives(rest, q.turn, card - 1)
        left.append(rest)
        likely.append(sum(rest.values()))
    at = rng.weighted([int(FINEST * weight / sum(likely)) for weight in likely])
    return sets[at], weighed(left[at])


def lay_aside(q: Position, p: Position, seat: Seat, giving: Giving, rng: Rng) -> None:
    """Redraw the cards that others have laid aside; only their number is known."""
    for other in range(q.seats):
        if other == seat:
            continue
        for _ in range(total(p.cards.aside[other])):
            choices = unpack(q.cards.hand[other], CARD_KINDS)
            if not giving.takes_gold():
                choices[0] = 0
            card = rng.weighted(choices)
            q.cards.lay_aside(other, card)


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
    q.church = ChurchSite(church.owner, church.site, drawn, bottom, church.known_to)

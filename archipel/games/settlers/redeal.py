"""Draw anew what a seat does not know: the others' hands, their development cards, their covered answers."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.core.state import Memory, Seat
from archipel.games.settlers.cards import EACH, KINDS, POINT, TARGET
from archipel.games.settlers.memory import SettlersMemory, World
from archipel.games.settlers.position import Over, Player, Position
from archipel.games.settlers.trading import Answering, refuse_accept
from archipel.parts.bargain import ACCEPT, DECLINE, Terms
from archipel.parts.piles import deal_out


def redeal(p: Position, seat: Seat, memory: Memory | None, rng: Rng) -> None:
    """Change `p` into a position that `seat` cannot tell from it."""
    if isinstance(p.now(), Over):
        return  # all cards are on the table
    hands = _remembered(p, seat, memory, rng)
    if hands is None:
        hands = _guessed(p, seat, rng)
    for other in p.players:
        if other.seat != seat:
            _lay_aside(other, hands[other.seat], rng)
    _deal_cards(p, seat, rng)
    _cover_answers(p, seat, rng)


def _open_terms(p: Position, seat: Seat, other: Seat) -> Terms | None:
    """What another seat has shown that it can give, as far as `seat` has seen it."""
    return p.bargain.seen(other, seat, isinstance(p.now(), Answering))


def _size(player: Player) -> int:
    laid = player.laid
    return player.held if laid is None else player.held + sum(laid)


def _remembered(p: Position, seat: Seat, memory: Memory | None, rng: Rng) -> list[list[int]] | None:
    """One of the worlds the seat holds possible, drawn by likelihood."""
    if not isinstance(memory, SettlersMemory):
        return None
    worlds: list[World] = []
    weights: list[int] = []
    for world, weight in sorted(memory.worlds.items()):
        if _fits(p, seat, world):
            worlds.append(world)
            weights.append(1 + int(weight * 1_000_000))
    if not worlds:
        return None
    world = worlds[rng.weighted(weights)]
    return [list(world[other * KINDS : other * KINDS + KINDS]) for other in range(len(p.players))]


def _fits(p: Position, seat: Seat, world: World) -> bool:
    for other in p.players:
        if other.seat == seat:
            continue
        hand = world[other.seat * KINDS : other.seat * KINDS + KINDS]
        if sum(hand) != _size(other):
            return False
        terms = _open_terms(p, seat, other.seat)
        if terms is not None and not all(h >= g for h, g in zip(hand, terms.give)):
            return False
    return True


def _guessed(p: Position, seat: Seat, rng: Rng) -> list[list[int]]:
    """Without a memory: the cards that are neither in the bank nor one's own, dealt to the others."""
    me = p.players[seat]
    pool = [EACH - p.bank[kind] - me.hand[kind] for kind in range(KINDS)]
    if me.laid is not None:
        pool = [n - laid for n, laid in zip(pool, me.laid)]
    hands: list[list[int]] = []
    sizes: list[int] = []
    for other in p.players:
        shown = [0] * KINDS
        if other.seat != seat:
            terms = _open_terms(p, seat, other.seat)
            if terms is not None:
                shown = terms.give.copy()
            sizes.append(_size(other) - sum(shown))
            for kind in range(KINDS):
                pool[kind] -= shown[kind]
        else:
            sizes.append(0)
        hands.append(shown)
    for hand, rest in zip(hands, deal_out(pool, sizes, rng)):
        for kind in range(KINDS):
            hand[kind] += rest[kind]
    return hands


def _lay_aside(player: Player, hand: list[int], rng: Rng) -> None:
    """Give a player this hand, of which some cards may already be laid aside unseen."""
    laid = player.laid
    if laid is not None:
        player.laid = deal_out(hand, [sum(laid)], rng)[0]
    player.hand = hand


def _deal_cards(p: Position, seat: Seat, rng: Rng) -> None:
    """The unseen development cards: in the pile, and in the others' hands."""
    pool = p.pile.copy()
    others = [player for player in p.players if player.seat != seat]
    sizes: list[int] = []
    for player in others:
        sizes.append(sum(player.cards))
        for card, n in enumerate(player.cards):
            pool[card] += n
    if not sum(sizes):
        return
    hands = deal_out(pool, sizes, rng)
    for player, cards in zip(others, hands):
        # Whoever had ten points in their own turn would have won.
        while player.points + cards[POINT] >= TARGET and cards[POINT] and sum(pool) > pool[POINT]:
            unlike = pool.copy()
            unlike[POINT] = 0
            card = rng.weighted(unlike)
            pool[card] -= 1
            pool[POINT] += 1
            cards[POINT] -= 1
            cards[card] += 1
        player.cards = cards
        fresh = sum(p.fresh)
        if player.seat == p.turn and fresh:
            p.fresh = deal_out(cards.copy(), [fresh], rng)[0]
    p.pile = pool


def _cover_answers(p: Position, seat: Seat, rng: Rng) -> None:
    """While an offer is open, the answers of the others are covered: any they could have given."""
    if not isinstance(p.now(), Answering):
        return
    for other in p.others_clockwise(p.turn):
        if other != seat and p.bargain.answers[other] is not None:
            agrees = not refuse_accept(p, other) and rng.below(2) == 1
            p.bargain = p.bargain.after_answer(other, ACCEPT if agrees else DECLINE)

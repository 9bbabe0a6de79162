"""Redeal what a seat does not know: the others' hands, their development cards and covered answers."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.core.state import Memory, Seat
from archipel.games.settlers.belief import KINDS as CARD_KINDS
from archipel.games.settlers.belief import Deal, of_player
from archipel.games.settlers.cards import EACH, KINDS
from archipel.games.settlers.memory import SettlersMemory
from archipel.games.settlers.position import Over, Player, Position
from archipel.games.settlers.trading import Answering, refuse_accept
from archipel.parts.bargain import ACCEPT, DECLINE, Terms
from archipel.parts.goods import covers
from archipel.parts.packed import pack, total, unpack
from archipel.parts.piles import deal_out


def redeal(p: Position, seat: Seat, memory: Memory | None, rng: Rng) -> None:
    """Change `p` into a position that `seat` cannot tell from it."""
    if isinstance(p.now(), Over):
        return  # all cards are open
    known = memory if isinstance(memory, SettlersMemory) else None
    hands = _guessed(p, seat, rng) if known is None or known.hands.is_lost() else known.hands.draw(rng)
    if not _fits(p, seat, hands):  # the position is not the one that the memory knows
        hands = _guessed(p, seat, rng)
    for other in p.players:
        if other.seat != seat:
            _lay_aside(other, hands[other.seat], rng)
    _deal_cards(p, seat, known, rng)
    _cover_answers(p, seat, rng)


def _open_terms(p: Position, seat: Seat, other: Seat) -> Terms | None:
    """Return the terms of another seat, if `seat` sees them."""
    return p.bargain.seen(other, seat, isinstance(p.now(), Answering))


def _fits(p: Position, seat: Seat, hands: list[list[int]]) -> bool:
    """Return whether these hands have the sizes that everybody sees, and the cards that terms promise."""
    for other in p.players:
        if other.seat != seat:
            hand = hands[other.seat]
            terms = _open_terms(p, seat, other.seat)
            if sum(hand) != other.hand_size() or not (terms is None or covers(hand, terms.give)):
                return False
    return True


def _guessed(p: Position, seat: Seat, rng: Rng) -> list[list[int]]:
    """Without a memory, deal the cards that are neither in the bank nor the seat's own to the others."""
    me = p.players[seat]
    pool = [EACH - n for n in unpack(p.bank + me.hand + me.laid)]
    hands: list[list[int]] = []
    sizes: list[int] = []
    for other in p.players:
        shown = [0] * KINDS
        if other.seat != seat:
            terms = _open_terms(p, seat, other.seat)
            if terms is not None:
                shown = terms.give.copy()
            sizes.append(other.hand_size() - sum(shown))
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
    player.laid = pack(deal_out(hand, [total(player.laid)], rng)[0])
    player.hand = pack(hand)


def _deal_cards(p: Position, seat: Seat, known: SettlersMemory | None, rng: Rng) -> None:
    """Redeal the unseen development cards: those in the pile and in the others' hands."""
    others = [player for player in p.players if player.seat != seat]
    unseen = p.pile
    for player in others:
        unseen += player.cards
    if unseen == p.pile:
        return
    deal = Deal([of_player(p, other) for other in others]) if known is None else known.deal(p, unseen)
    for player, hand in zip(others, deal.draw(unseen, rng)):
        fresh = pack(list(hand[CARD_KINDS:]))
        player.cards = pack(list(hand[:CARD_KINDS])) + fresh
        unseen -= player.cards
        if player.seat == p.turn:
            p.fresh = fresh
    p.pile = unseen


def _cover_answers(p: Position, seat: Seat, rng: Rng) -> None:
    """Redraw covered answers while an offer is open: any that the others could have given."""
    if not isinstance(p.now(), Answering):
        return
    for other in p.others_clockwise(p.turn):
        if other != seat and p.bargain.answers[other] is not None:
            agrees = not refuse_accept(p, other) and rng.below(2) == 1
            p.bargain = p.bargain.after_answer(other, ACCEPT if agrees else DECLINE)

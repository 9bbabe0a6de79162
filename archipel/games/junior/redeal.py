"""Redeal what a seat does not know: the others' hands and their covered answers."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.games.junior.cards import KINDS
from archipel.games.junior.memory import JuniorMemory
from archipel.games.junior.position import Position
from archipel.games.junior.trading import Answering, Choosing, refuse_accept
from archipel.parts.bargain import ACCEPT, DECLINE
from archipel.parts.piles import deal_out


def least(p: Position, seat: int) -> list[int]:
    """Return the cards that a hand must have, given what its seat has said openly."""
    sure = [0] * KINDS
    shown: list[list[int]] = []
    offer = p.bargain.offer
    if offer is not None and seat == p.turn:
        shown.append(offer.give)
    answered = p.bargain.agreed(seat) if isinstance(p.now(), Choosing) else None
    for terms in (p.bargain.proposals[seat], answered):
        if terms is not None:
            shown.append(terms.give)
    for goods in shown:
        for good, n in enumerate(goods):
            sure[good] = max(sure[good], n)
    return sure


def redeal(p: Position, seat: int, memory: JuniorMemory | None, rng: Rng) -> Position:
    """Return a position that the seat cannot tell from this one."""
    out = Position(p.rulings, p)
    others = [other for other in range(p.seats) if other != seat]
    if memory is None or memory.hands.is_lost():
        guess(out, others, rng)
    else:
        hands = memory.hands.draw(rng)
        if all(sum(hands[other]) == sum(p.hands[other]) for other in others):
            for other in others:
                out.hands[other] = hands[other]
        else:  # the position is not the one that the memory knows
            guess(out, others, rng)
    out.gifts = p.gifts[:]
    for other in others:
        if isinstance(out.now(), Answering) and out.bargain.answers[other] is not None:
            imagine_answer(out, other, rng)
        if out.gifts[other]:
            out.gifts[other] = imagine_gift(out.hands[other], len(out.gifts[other]), rng)
    return out


def guess(p: Position, others: list[int], rng: Rng) -> None:
    """Without a memory, deal all cards of the others to them at random."""
    pool = [sum([p.hands[other][good] for other in others]) for good in range(KINDS)]
    floors = [least(p, other) for other in others]
    for floor in floors:
        for good in range(KINDS):
            pool[good] -= floor[good]
    sizes = [sum(p.hands[other]) - sum(floor) for other, floor in zip(others, floors)]
    for other, floor, rest in zip(others, floors, deal_out(pool, sizes, rng)):
        p.hands[other] = [floor[good] + rest[good] for good in range(KINDS)]


def imagine_answer(p: Position, seat: int, rng: Rng) -> None:
    """Redraw an answer that is still covered: a plain yes or no, as the hand allows."""
    yes = not refuse_accept(p, seat) and rng.below(2) == 0
    p.bargain = p.bargain.after_answer(seat, ACCEPT if yes else DECLINE)


def imagine_gift(hand: list[int], n: int, rng: Rng) -> list[int]:
    """Redraw a tribute that is still covered: any cards of the hand."""
    gift = deal_out(hand[:], [n], rng)[0]
    return [good for good in range(KINDS) for _ in range(gift[good])]

"""Draw anew what a seat does not know: the others' hands and their covered answers."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.core.state import Memory
from archipel.games.junior.cards import KINDS
from archipel.games.junior.memory import JuniorMemory
from archipel.games.junior.position import ACCEPTED, ANSWERS, CHOICE, DECLINED, NO_ANSWER, Position
from archipel.parts.goods import covers
from archipel.parts.piles import deal_out


def least(p: Position, seat: int, memory: JuniorMemory | None) -> list[int]:
    """The cards that a hand surely has: remembered, or needed for what its seat has said in the open."""
    sure = [0] * KINDS if memory is None else memory.sure[seat][:]
    shown: list[list[int]] = [p.standing_give[seat]]
    if seat == p.turn:
        shown.append(p.offer_give)
    if p.awaits() == CHOICE:
        shown.append(p.terms_give[seat])
    for goods in shown:
        for good, n in enumerate(goods):
            sure[good] = max(sure[good], n)
    return sure


def redeal(p: Position, seat: int, memory: Memory | None, rng: Rng) -> None:
    """Change `p` into a position that `seat` cannot tell from it."""
    remembered = memory if isinstance(memory, JuniorMemory) else None
    others = [other for other in range(p.seats) if other != seat]
    pool = [sum([p.hands[other][good] for other in others]) for good in range(KINDS)]
    floors = [least(p, other, remembered) for other in others]
    for floor in floors:
        for good in range(KINDS):
            pool[good] -= floor[good]
    sizes = [sum(p.hands[other]) - sum(floor) for other, floor in zip(others, floors)]
    for other, floor, rest in zip(others, floors, deal_out(pool, sizes, rng)):
        p.hands[other] = [floor[good] + rest[good] for good in range(KINDS)]
    for other in others:
        if p.awaits() == ANSWERS and p.answers[other] != NO_ANSWER:
            imagine_answer(p, other, rng)
        if p.gifts[other]:
            p.gifts[other] = imagine_gift(p.hands[other], len(p.gifts[other]), rng)


def imagine_answer(p: Position, seat: int, rng: Rng) -> None:
    """An answer that is not yet open: a plain yes or no, as the hand allows."""
    yes = covers(p.hands[seat], p.offer_get) and rng.below(2) == 0
    p.answers[seat] = ACCEPTED if yes else DECLINED
    p.terms_give[seat] = p.offer_get if yes else []
    p.terms_get[seat] = p.offer_give if yes else []


def imagine_gift(hand: list[int], n: int, rng: Rng) -> list[int]:
    """A tribute that is not yet open: any cards of the hand."""
    gift = deal_out(hand[:], [n], rng)[0]
    return [good for good in range(KINDS) for _ in range(gift[good])]

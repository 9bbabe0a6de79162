"""The redeal: draws everything that a seat does not know again, consistently with what it knows."""

from __future__ import annotations

from archipel.core.rng import Rng
from archipel.core.state import Seat
from archipel.parts.piles import deal_out
from lagoon.actions import KINDS
from lagoon.memory import LagoonMemory
from lagoon.position import EACH_KIND, Position
from lagoon.turn import OPEN, STAYED


def redeal(p: Position, seat: Seat, memory: LagoonMemory | None, rng: Rng) -> Position:
    """Return a copy with the unknown boats in hands and pile, and the covered answers, drawn again."""
    twin = p.copy()
    if p.over():
        return twin
    others = [other for other in range(p.seats) if other != seat]
    unseen = [EACH_KIND - p.gone[kind] - p.hands[seat][kind] for kind in range(KINDS)]
    known = [[0] * KINDS if memory is None else memory.known[other] for other in others]
    for hand in known:
        unseen = [n - m for n, m in zip(unseen, hand)]
    missing = [p.held(other) - sum(hand) for other, hand in zip(others, known)]
    for other, hand, dealt in zip(others, known, deal_out(unseen, missing, rng)):
        twin.hands[other] = [n + m for n, m in zip(hand, dealt)]
    twin.pile = unseen
    answers = p.now().covered().copy()
    for other in others if answers else []:
        if answers[other] != OPEN and p.held(other):
            choices = [kind + 1 for kind in range(KINDS) if twin.hands[other][kind]]
            if other != p.turn:
                choices.append(STAYED)
            answers[other] = choices[rng.below(len(choices))]
    twin.pop()
    twin.push(p.now().with_covered(answers))
    return twin

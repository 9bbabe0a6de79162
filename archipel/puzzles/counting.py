"""Find a rival's hand that an attentive player can know."""

from __future__ import annotations

from typing import Final

from archipel.core.referee import Referee
from archipel.core.rng import Rng
from archipel.core.state import Seat

WORLDS: Final = 240
"""Number of determinizations in which the rival must hold the same."""
CARDS: Final = range(4, 8)
"""Hand sizes: smaller hands are too easy, larger ones too tedious."""


def known_hand(referee: Referee, seat: Seat, rival: Seat) -> dict[str, int]:
    """Return the goods of a rival that the seat can be sure of; empty if the hand is no puzzle."""
    counted = referee.game.profile.puzzles.counted
    if counted is None or rival == seat:
        return {}
    truth = dict(counted(referee.state, rival))
    if sum(truth.values()) not in CARDS:
        return {}
    sure = dict(truth)
    rng = Rng(9)
    for _ in range(WORLDS):
        held = counted(referee.state.redeal(seat, referee.memories[seat], rng), rival)
        sure = {good: n for good, n in sure.items() if held[good] == n}
        if not sure:
            break
    return sure

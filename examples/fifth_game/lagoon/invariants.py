"""The invariants of Lagoon, which the conformance tests check after every action."""

from __future__ import annotations

from archipel.core.state import State
from lagoon.actions import KINDS
from lagoon.position import EACH_KIND
from lagoon.state import LagoonState
from lagoon.turn import MOST


def check(state: State) -> None:
    """L-002: four boats of each strength are in the pile, in hands or gone, and no hand is too large."""
    assert isinstance(state, LagoonState)
    p = state.p
    for kind in range(KINDS):
        assert p.pile[kind] >= 0
        assert p.pile[kind] + p.gone[kind] + sum(hand[kind] for hand in p.hands) == EACH_KIND
    for seat, hand in enumerate(p.hands):
        assert min(hand) >= 0
        assert p.held(seat) <= MOST

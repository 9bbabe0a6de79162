"""The memory of a keeper: the boats that others showed when they rested (L-020)."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, Memory, Seat, State
from lagoon.actions import KINDS, Draw, Send
from lagoon.turn import Drawing


class LagoonMemory(Memory):
    """The boats that one seat knows to be in the hands of others."""

    def __init__(self, seats: int, seat: Seat) -> None:
        self.seat: Final = seat
        self.known = [[0] * KINDS for _ in range(seats)]
        """By seat and kind: the least number of boats."""

    def hear(self, state: State, seat: Seat, action: Action) -> None:
        """Remember a boat that was shown, until its owner sends one of its kind."""
        now = state.now()
        if isinstance(action, Draw) and isinstance(now, Drawing):
            if now.by != self.seat and action.kind >= 0:
                self.known[now.by][action.kind] += 1
        elif isinstance(action, Send) and seat != self.seat and self.known[seat][action.kind]:
            self.known[seat][action.kind] -= 1

    def copy(self) -> LagoonMemory:
        """Return an independent memory, equal to this one."""
        twin = LagoonMemory(len(self.known), self.seat)
        twin.known = [known.copy() for known in self.known]
        return twin

    def text(self) -> str:
        """Return everything that is remembered, in one canonical line."""
        return " ".join(",".join(map(str, known)) for known in self.known)

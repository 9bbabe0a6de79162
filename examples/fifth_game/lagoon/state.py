"""The state of Lagoon, which implements `archipel.core.state`. The rules are in the other modules."""

from __future__ import annotations

from typing import final

from archipel.core.position import PositionState
from archipel.core.rng import Rng
from archipel.core.state import NOBODY, Action, Memory, Note, Outcome, Seat
from lagoon.memory import LagoonMemory
from lagoon.position import Position
from lagoon.preview import preview
from lagoon.redeal import redeal
from lagoon.refusals import refusals
from lagoon.view import LagoonView, view


@final
class LagoonState(PositionState[Position]):
    """A game of Lagoon in progress. The question knows who is asked, told and prompted."""

    def turn(self) -> Seat:
        return self.p.turn

    def why_not(self, seat: Seat, action: Action) -> list[Note]:
        return refusals(self.p, seat, action)

    def preview(self, seat: Seat, action: Action) -> list[Note]:
        return preview(self.p, seat, action)

    def copy(self) -> LagoonState:
        return LagoonState(self.p.copy())

    def view(self, seat: Seat) -> LagoonView:
        return view(self.p, seat)

    def redeal(self, seat: Seat, memory: Memory | None, rng: Rng) -> LagoonState:
        known = memory if isinstance(memory, LagoonMemory) else None
        return LagoonState(redeal(self.p, seat, known, rng))

    def scores(self) -> list[int]:
        return [self.p.points(seat) for seat in range(self.p.seats)]

    def public_points(self, seat: Seat) -> int:
        return self.p.points(seat) if self.p.over() else self.p.pearls[seat]

    def outcome(self) -> Outcome | None:
        if self.actor() != NOBODY:
            return None
        scores = self.scores()
        return Outcome([seat for seat in range(self.p.seats) if scores[seat] == max(scores)], "L-032")

"""The state of Junior, which implements `archipel.core.state`. The rules are in the other modules."""

from __future__ import annotations

from typing import final

from archipel.core.rng import Rng
from archipel.core.state import NOBODY, Action, Memory, Note, Outcome, Seat
from archipel.games.junior.make_view import view
from archipel.games.junior.memory import JuniorMemory
from archipel.games.junior.position import EMPTY, HasPosition, Position
from archipel.games.junior.preview import preview
from archipel.games.junior.redeal import redeal
from archipel.games.junior.refusals import refusals
from archipel.games.junior.view import JuniorView
from archipel.parts.bits import members


@final
class JuniorState(HasPosition):
    """A game of Junior in progress."""

    def turn(self) -> Seat:
        return self.p.turn if self.p.turns else NOBODY

    def why_not(self, seat: Seat, action: Action) -> list[Note]:
        return refusals(self.p, seat, action)

    def preview(self, seat: Seat, action: Action) -> list[Note]:
        return preview(self.p, seat, action)

    def copy(self) -> JuniorState:
        return JuniorState(Position(self.p.rulings, self.p))

    def view(self, seat: Seat) -> JuniorView:
        return view(self.p, seat)

    def redeal(self, seat: Seat, memory: Memory | None, rng: Rng) -> JuniorState:
        remembered = memory if isinstance(memory, JuniorMemory) else None
        return JuniorState(redeal(self.p, seat, remembered, rng))

    def scores(self) -> list[int]:
        return [self.p.points(seat) for seat in range(self.p.seats)]

    def points_by_source(self, seat: Seat) -> dict[str, int]:
        return {
            "fortresses": len(members(self.p.fortresses[seat])),
            "castle": 1 if self.p.castle == seat else 0,
        }

    def public_points(self, seat: Seat) -> int:
        return self.p.points(seat)

    def outcome(self) -> Outcome | None:
        if not self.p.over():
            return None
        if self.p.winner == EMPTY:
            return Outcome([], "J-A31")
        return Outcome([self.p.winner], "J-069")

"""The state of Elasund, which implements `archipel.core.state`. The rules are in the other modules."""

from __future__ import annotations

from typing import final

from archipel.core.rng import Rng
from archipel.core.state import NOBODY, Action, Memory, Note, Outcome, Seat
from archipel.games.elasund.make_view import view
from archipel.games.elasund.memory import ElasundMemory
from archipel.games.elasund.position import HasPosition, Position
from archipel.games.elasund.preview import preview
from archipel.games.elasund.redeal import redeal
from archipel.games.elasund.refusals import refusals
from archipel.games.elasund.setup import lay_out
from archipel.games.elasund.tiles import TILES
from archipel.games.elasund.view import ElasundView


def opening(p: Position) -> ElasundState:
    """Set up an empty table and return a new game on it."""
    lay_out(p)
    return ElasundState(p)


@final
class ElasundState(HasPosition):
    """A game of Elasund in progress."""

    def copy(self) -> ElasundState:
        return ElasundState(self.p.copy())

    # The turn, and what a seat may do.

    def turn(self) -> Seat:
        return self.p.turn if self.p.turns else NOBODY

    def why_not(self, seat: Seat, action: Action) -> list[Note]:
        return refusals(self.p, seat, action)

    def preview(self, seat: Seat, action: Action) -> list[Note]:
        return preview(self.p, seat, action)

    # Who knows what.

    def view(self, seat: Seat) -> ElasundView:
        return view(self.p, seat)

    def redeal(self, seat: Seat, memory: Memory | None, rng: Rng) -> ElasundState:
        known = memory if isinstance(memory, ElasundMemory) else None
        return ElasundState(redeal(self.p, seat, known, rng))

    # Scores and the end.

    def scores(self) -> list[int]:
        return [self.p.placed(seat) for seat in range(self.p.seats)]

    def points_by_source(self, seat: Seat) -> dict[str, int]:
        p = self.p
        return {
            "buildings": sum([p.flags[tile] for tile in range(TILES) if p.owner[tile] == seat]),
            "church": sum([owner == seat for owner in p.church.owner]),
            "towers": p.walls.towers(seat),
            "trade": p.track_cubes[seat],
        }

    def public_points(self, seat: Seat) -> int:
        return self.p.placed(seat)

    def outcome(self) -> Outcome | None:
        if not self.p.over():
            return None
        winner = self.p.winner()
        return Outcome([], "E-stall") if winner == NOBODY else Outcome([winner], "E-066")

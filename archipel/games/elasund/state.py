"""Elasund as the contract wants it: the open question is asked, or the chapter that knows."""

from __future__ import annotations

from typing import final

from archipel.core.rng import Rng
from archipel.core.state import NOBODY, Action, Memory, Note, Outcome, Seat
from archipel.games.elasund.make_view import view
from archipel.games.elasund.memory import ElasundMemory
from archipel.games.elasund.position import HasPosition, Position, Question
from archipel.games.elasund.preview import preview
from archipel.games.elasund.redeal import redeal
from archipel.games.elasund.refusals import refusals
from archipel.games.elasund.setup import lay_out
from archipel.games.elasund.tiles import TILES
from archipel.games.elasund.view import ElasundView


def opening(p: Position) -> ElasundState:
    """A new game on an empty table."""
    lay_out(p)
    return ElasundState(p)


@final
class ElasundState(HasPosition):
    """A game of Elasund in progress."""

    def copy(self) -> ElasundState:
        return ElasundState(self.p.copy())

    # What is asked, and what may be done.

    def now(self) -> Question:
        return self.p.now()

    def actor(self) -> Seat:
        return self.p.now().seat

    def turn(self) -> Seat:
        return self.p.turn if self.p.turns else NOBODY

    def odds(self) -> list[int]:
        return self.p.now().odds(self.p)

    def draw(self, rng: Rng) -> int:
        return self.p.now().draw(self.p, rng)

    def legal(self, seat: Seat) -> list[Action]:
        question = self.p.now()
        if seat != question.seat and seat not in question.asked():
            return []
        return question.choices(self.p, seat)

    def why_not(self, seat: Seat, action: Action) -> list[Note]:
        return refusals(self.p, seat, action)

    def preview(self, seat: Seat, action: Action) -> list[Note]:
        return preview(self.p, seat, action)

    def apply(self, seat: Seat, action: Action) -> None:
        p = self.p
        p.pop().answer(p, seat, action)
        while p.now().settle(p):
            pass

    # Who knows what.

    def view(self, seat: Seat) -> ElasundView:
        return view(self.p, seat)

    def redeal(self, seat: Seat, memory: Memory | None, rng: Rng) -> ElasundState:
        known = memory if isinstance(memory, ElasundMemory) else None
        return ElasundState(redeal(self.p, seat, known, rng))

    # Where it stands.

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

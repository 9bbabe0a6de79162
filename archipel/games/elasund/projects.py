"""Phase 2: up to two projects, each of them a building, a wall tile or a church tile (E-022)."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import CHURCH, Build, Church, Wall
from archipel.games.elasund.board import MOST_SEATS
from archipel.games.elasund.building import begin_building, build_list
from archipel.games.elasund.church import begin_church_tile, may_build_church
from archipel.games.elasund.position import Position, Question
from archipel.games.elasund.walls import add_walls, build_wall
from archipel.parts.actions import PASS, Pass

BUILDS_A_TURN: Final = 2
"""E-022: projects in one turn."""
ONLY_PASS: Final[list[Action]] = [PASS]


@final
class Projects(Question):
    """E-022: the next project of a turn, or no more (E-C25)."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        """How many projects there may still be."""

    def name(self) -> str:
        return "build"

    def fields(self) -> list[int]:
        return [self.left]

    def ask(self, seat: Seat) -> Note:
        return Note("ask-build", ["E-022"], {"left": self.left})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        if p.cards.gold(seat) == 0:
            return ONLY_PASS  # E-027, E-044, E-047: gold is always due (`tests/elasund/test_halves.py`)
        out = build_list(p, seat)
        add_walls(p, seat, out)
        if may_build_church(p, seat):
            out.append(CHURCH)
        out.append(PASS)
        return out

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        if isinstance(action, Pass):
            return
        if self.left > 1:
            p.push(PROJECTS[seat][self.left - 1])
        if isinstance(action, Build):
            begin_building(p, seat, action)
        elif isinstance(action, Wall):
            build_wall(p, seat, action.space)
        elif isinstance(action, Church):
            begin_church_tile(p, seat)

    def takes(self, action: Action) -> bool:
        return isinstance(action, Build | Wall | Church | Pass)


PROJECTS: Final = [[Projects(seat, left) for left in range(BUILDS_A_TURN + 1)] for seat in range(MOST_SEATS)]
"""By seat, and by how many projects there may still be."""

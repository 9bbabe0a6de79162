"""The set-up: starters, first cards, and who begins (E-001 to E-015)."""

from __future__ import annotations

from typing import final

from archipel.core.state import Action, Seat
from archipel.games.elasund.board import SMALL_FRAME, TALL_FRAME
from archipel.games.elasund.cards import Drawing
from archipel.games.elasund.income import Throw
from archipel.games.elasund.placing import set_tile
from archipel.games.elasund.position import Position
from archipel.games.elasund.tiles import SMALL, START_INFLUENCE, TALL, coloured
from archipel.games.elasund.turn import begin_turn
from archipel.parts.dice import Dice


def lay_out(p: Position) -> None:
    """E-007: the starters stand on their frames; E-012: everybody draws an influence card."""
    for seat in range(p.seats):
        colour = p.rulings.colours[seat]
        set_tile(p, coloured(seat, TALL), TALL_FRAME[colour], seat)
        set_tile(p, coloured(seat, SMALL), SMALL_FRAME[colour], seat)
    p.push(FirstPlayer(0))
    for seat in reversed(range(p.seats)):
        p.push(Drawing(seat, START_INFLUENCE))


@final
class FirstPlayer(Throw):
    """E-015: a seat rolls for the first turn."""

    def name(self) -> str:
        return "first-player"

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        """E-015: the highest roll begins; E-A40: those who tie roll again."""
        assert isinstance(action, Dice)
        p.contest = [action.total if seat == self.by else total for seat, total in enumerate(p.contest)]
        waiting = [other for other in range(p.seats) if p.contest[other] == 0]
        if not waiting:
            waiting = winners(p)
            if len(waiting) == 1:
                begin_turn(p, waiting[0])
                return
            p.contest = [0 if other in waiting else -1 for other in range(p.seats)]
        p.push(FirstPlayer(waiting[0]))


def winners(p: Position) -> list[Seat]:
    """Return the seats that rolled highest."""
    best = max(p.contest)
    return [seat for seat in range(p.seats) if p.contest[seat] == best]

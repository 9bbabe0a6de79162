"""The set-up, before the first turn (J-002 to J-014)."""

from __future__ import annotations

from typing import final

from archipel.core.state import Action, Note
from archipel.games.junior.actions import FIRST, First
from archipel.games.junior.cards import BOATS, FORTRESSES, KINDS, START_HAND
from archipel.games.junior.position import Chance, Position
from archipel.games.junior.stalls import lay_out
from archipel.games.junior.turn import begin
from archipel.games.junior.verbs import gain, place_fortress
from archipel.parts.bits import members


def set_up(p: Position) -> None:
    """Lay everything out; J-019: the first seat begins, or a lot decides (J-A30)."""
    lay_out(p)
    for seat in range(p.seats):
        p.fortresses_left[seat] = FORTRESSES
        p.boats_left[seat] = BOATS
        place_starts(p, seat)
        for good in range(KINDS):
            gain(p, seat, good, START_HAND[good])  # J-014
    if p.rulings.first_by_lot:
        p.push(Lot(p.turn))
    else:
        begin(p, 0)


def place_starts(p: Position, seat: int) -> None:
    """J-006: two fortresses stand on the circles of the seat's colour; J-007: the rest is its reserve."""
    for site in members(p.side.starts[p.rulings.colours[seat]]):
        place_fortress(p, seat, site)


@final
class Lot(Chance):
    """J-A30: a lot says who begins."""

    def name(self) -> str:
        return "lot"

    def wait(self) -> Note:
        return Note("wait-lot", ["J-A30"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        return [FIRST[first] for first in range(p.seats)]

    def odds(self, p: Position) -> list[int]:
        return [1] * p.seats

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, First)
        begin(p, action.seat)

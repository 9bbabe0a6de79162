"""The state of Princes, which implements `archipel.core.state`. The rules are in the other modules."""

from __future__ import annotations

from typing import final

from archipel.core.position import answer
from archipel.core.rng import Rng
from archipel.core.state import NOBODY, Action, Memory, Note, Outcome, Seat
from archipel.games.princes.make_view import view
from archipel.games.princes.memory import PrincesMemory
from archipel.games.princes.position import HasPosition, Position
from archipel.games.princes.preview import preview
from archipel.games.princes.redeal import redeal
from archipel.games.princes.refusals import refusals
from archipel.games.princes.turn import advance
from archipel.games.princes.view import PrincesView


@final
class PrincesState(HasPosition):
    """A game of Princes in progress."""

    def turn(self) -> Seat:
        return self.p.turn if self.p.turn >= 0 else NOBODY

    def why_not(self, seat: Seat, action: Action) -> list[Note]:
        return refusals(self.p, seat, action)

    def preview(self, seat: Seat, action: Action) -> list[Note]:
        return preview(self.p, seat, action)

    def apply(self, seat: Seat, action: Action) -> None:
        answer(self.p, seat, action)
        advance(self.p)

    def copy(self) -> PrincesState:
        return PrincesState(Position(self.p.rulings, self.p))

    def view(self, seat: Seat) -> PrincesView:
        return view(self.p, seat)

    def redeal(self, seat: Seat, memory: Memory | None, rng: Rng) -> PrincesState:
        return PrincesState(redeal(self.p, seat, memory if isinstance(memory, PrincesMemory) else None, rng))

    def scores(self) -> list[int]:
        return [self.p.points(0), self.p.points(1)]

    def points_by_source(self, seat: Seat) -> dict[str, int]:
        realm = self.p.realms[seat]
        sites = realm.right - realm.left + 1
        cities = len([column for column in range(realm.left, realm.right + 1) if realm.is_city(column)])
        return {
            "settlements": sites - cities,
            "cities": 2 * cities,
            "cards": realm.victory - sites - cities,
            "strength": 1 if self.p.strength_holder() == seat else 0,
            "trade": 1 if self.p.trade_holder() == seat else 0,
        }

    def public_points(self, seat: Seat) -> int:
        return self.p.points(seat)

    def outcome(self) -> Outcome | None:
        if self.p.winner >= 0:
            rule = "P-088" if self.p.rulings.intro else "P-119" if self.p.rulings.duel else "P-116"
            return Outcome([self.p.winner], rule)
        return Outcome([], "P-stall") if self.p.over() else None

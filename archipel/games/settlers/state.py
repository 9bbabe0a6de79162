"""The state of Settlers, which implements `archipel.core.state`. The rules are in the other modules."""

from __future__ import annotations

from typing import final

from archipel.core.position import answer
from archipel.core.rng import Rng
from archipel.core.state import NOBODY, Action, Memory, Note, Outcome, Seat
from archipel.games.settlers.cards import AWARD_POINTS, POINT
from archipel.games.settlers.make_view import view
from archipel.games.settlers.position import NONE, HasPosition, Over, Position
from archipel.games.settlers.preview import preview
from archipel.games.settlers.redeal import redeal
from archipel.games.settlers.refusals import refusals
from archipel.games.settlers.rulings import Rulings
from archipel.games.settlers.setup import has_begun, prepare
from archipel.games.settlers.trading import is_talk
from archipel.games.settlers.view import SettlersView
from archipel.parts.bargain import EVERYBODY
from archipel.parts.bits import members
from archipel.parts.packed import count


def begin(seats: int, rulings: Rulings) -> SettlersState:
    """Return the state at the start of a game."""
    p = Position(seats, rulings)
    prepare(p)
    return SettlersState(p)


@final
class SettlersState(HasPosition):
    """A position of Settlers that can be played."""

    def turn(self) -> Seat:
        return self.p.turn if has_begun(self.p) else NOBODY

    def why_not(self, seat: Seat, action: Action) -> list[Note]:
        return refusals(self.p, seat, action)

    def preview(self, seat: Seat, action: Action) -> list[Note]:
        return preview(self.p, seat, action)

    def apply(self, seat: Seat, action: Action) -> None:
        p = self.p
        answer(p, seat, action)
        if p.bargain.said and not is_talk(action):
            p.bargain = p.bargain.after_change(EVERYBODY)  # repeating an offer is allowed again

    def copy(self) -> SettlersState:
        return SettlersState(Position(len(self.p.players), self.p.rulings, self.p))

    def view(self, seat: Seat) -> SettlersView:
        return view(self.p, seat)

    def redeal(self, seat: Seat, memory: Memory | None, rng: Rng) -> SettlersState:
        twin = self.copy()
        redeal(twin.p, seat, memory, rng)
        return twin

    def scores(self) -> list[int]:
        return [player.all_points() for player in self.p.players]

    def points_by_source(self, seat: Seat) -> dict[str, int]:
        player = self.p.players[seat]
        return {
            "settlements": len(members(player.settlements)),
            "cities": 2 * len(members(player.cities)),
            "road": AWARD_POINTS if self.p.longest == seat else 0,
            "army": AWARD_POINTS if self.p.army == seat else 0,
            "cards": count(player.cards, POINT),
        }

    def public_points(self, seat: Seat) -> int:
        return self.p.players[seat].points

    def outcome(self) -> Outcome | None:
        now = self.p.now()
        if not isinstance(now, Over):
            return None
        return Outcome([], "S-A31") if now.winner == NONE else Outcome([now.winner], "S-064")

"""The contract, by calling the rules."""

from __future__ import annotations

from typing import final

from archipel.core.rng import Rng
from archipel.core.state import (
    NOBODY,
    Action,
    Memory,
    Note,
    Outcome,
    Seat,
)
from archipel.core.view import View
from archipel.games.princes.memory import HasPosition, Recollection
from archipel.games.princes.position import Chance, Position
from archipel.games.princes.previews import preview
from archipel.games.princes.prompts import prompt
from archipel.games.princes.redeal import redeal
from archipel.games.princes.refusals import refusals
from archipel.games.princes.turn import act, advance
from archipel.games.princes.view import view


@final
class PrincesState(HasPosition):
    """A game of Princes in progress."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)

    def asked(self) -> list[Seat]:
        actor = self.actor()
        return [actor] if actor >= 0 else []

    def actor(self) -> Seat:
        if self.p.over():
            return NOBODY
        return self.p.top().seat

    def legal(self, seat: Seat) -> list[Action]:
        if self.actor() != seat:
            return []
        return [] if seat == NOBODY else self.p.top().choices(self.p, seat)

    def odds(self) -> list[int]:
        top = self.p.top()
        assert isinstance(top, Chance)
        return top.odds(self.p)

    def forms(self, seat: Seat) -> list[str]:
        return []

    def offers(self, seat: Seat) -> list[Action]:
        return []

    def why_not(self, seat: Seat, action: Action) -> list[Note]:
        return refusals(self.p, seat, action)

    def preview(self, seat: Seat, action: Action) -> list[Note]:
        return [] if self.p.over() else preview(self.p, seat, action)

    def apply(self, seat: Seat, action: Action) -> None:
        act(self.p, seat, action)
        advance(self.p)

    def copy(self) -> PrincesState:
        return PrincesState(Position(self.p.rulings, self.p))

    def view(self, seat: Seat) -> View:
        return view(self.p, seat)

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        return self.p.top().told(reader, seat, action)

    def redeal(self, seat: Seat, memory: Memory | None, rng: Rng) -> PrincesState:
        recollection = memory if isinstance(memory, Recollection) else None
        return PrincesState(redeal(self.p, seat, recollection, rng))

    def scores(self) -> list[int]:
        return [self.p.points(0), self.p.points(1)]

    def outcome(self) -> Outcome | None:
        if self.p.winner >= 0:
            rule = "P-088" if self.p.rulings.intro else "P-119" if self.p.rulings.duel else "P-116"
            return Outcome([self.p.winner], rule)
        return Outcome([], "P-stall") if self.p.stalled else None

    def prompt(self, seat: Seat) -> Note:
        return prompt(self.p, seat)

"""The contract, by calling the rules."""

from __future__ import annotations

from typing import final

from archipel.core.rng import Rng
from archipel.core.state import (
    CHANCE,
    NOBODY,
    Action,
    Memory,
    Note,
    Outcome,
    Seat,
)
from archipel.core.view import View
from archipel.games.princes.actions import (
    BURY_UNKNOWN,
    SEEN_UNKNOWN,
    TAKE_UNKNOWN,
    Bury,
    Seen,
    Take,
)
from archipel.games.princes.choices import choices
from archipel.games.princes.deciding import act
from archipel.games.princes.luck import outcomes
from archipel.games.princes.memory import HasPosition, Recollection
from archipel.games.princes.position import Position
from archipel.games.princes.previews import preview
from archipel.games.princes.prompts import prompt
from archipel.games.princes.redeal import redeal
from archipel.games.princes.refusals import refusals
from archipel.games.princes.tasks import CHANCES, RECOVERING, STEALING
from archipel.games.princes.turn import advance, chance
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
        task = self.p.top()
        return CHANCE if task.what < CHANCES else task.seat

    def legal(self, seat: Seat) -> list[Action]:
        if self.actor() != seat:
            return []
        if seat == CHANCE:
            return outcomes(self.p)[0]
        return choices(self.p, self.p.top())

    def odds(self) -> list[int]:
        return outcomes(self.p)[1]

    def forms(self, seat: Seat) -> list[str]:
        return []

    def offers(self, seat: Seat) -> list[Action]:
        return []

    def why_not(self, seat: Seat, action: Action) -> list[Note]:
        return refusals(self.p, seat, action)

    def preview(self, seat: Seat, action: Action) -> list[Note]:
        return [] if self.p.over() else preview(self.p, seat, action)

    def apply(self, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            chance(self.p, action)
        else:
            act(self.p, seat, action)
        advance(self.p)

    def copy(self) -> PrincesState:
        return PrincesState(Position(self.p.rulings, self.p))

    def view(self, seat: Seat) -> View:
        return view(self.p, seat)

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        """Cards that go between stacks and hands show the others their backs alone."""
        task = self.p.top()
        if isinstance(action, Seen):
            return action if reader == task.seat else SEEN_UNKNOWN
        if isinstance(action, Bury):
            return action if reader == seat else BURY_UNKNOWN[action.stack]
        if isinstance(action, Take) and reader != seat and task.what != RECOVERING:
            # P-187: who loses a card sees which one.
            return action if task.what == STEALING and reader >= 0 else TAKE_UNKNOWN
        return action

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

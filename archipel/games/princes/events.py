"""The event stack: making it and turning up its cards."""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import Action
from archipel.games.princes.cards import YULE
from archipel.games.princes.chance import EVENTS, Event
from archipel.games.princes.effect import EFFECTS
from archipel.games.princes.position import CardStep, Chance, Position
from archipel.games.princes.realm import NONE
from archipel.games.princes.rows import followed, replaced
from archipel.games.princes.stacks import CERTAIN
from archipel.parts.piles import drawn

UNDER_YULE: Final = 3
"""P-032: the number of events under Yule."""


def stack_events(p: Position) -> None:
    """P-032, P-087, P-093, P-A66: all events are shuffled, 3 laid down, Yule on them, the rest on top."""
    pool = p.event_pool.copy() if p.events else replaced(p.rulings.events, YULE, 0)
    for kind in p.events:
        if kind >= 0 and kind != YULE:
            pool[kind] += 1
    p.event_pool = pool
    size = sum(pool[kind] for kind in p.rulings.event_kinds) + p.moon_slots
    p.events = [NONE] * (size - UNDER_YULE) + [YULE] + [NONE] * UNDER_YULE


@final
class EventDrawn(Chance):
    """P-085: the top event card."""

    def name(self) -> str:
        return "event"

    def choices(self, p: Position, seat: int) -> list[Action]:
        """P-032, P-124: an unseen one is surely in the stack, or a moon card that may be."""
        if p.events[0] != NONE:
            return [EVENTS[p.events[0] * 2]]
        out: list[Action] = []
        for kind in p.rulings.event_kinds:
            if p.event_pool[kind]:
                out.append(EVENTS[kind * 2])
            if p.moon_slots and p.moon_pool[kind]:
                out.append(EVENTS[kind * 2 + 1])
        return out

    def odds(self, p: Position) -> list[int]:
        if p.events[0] != NONE:
            return CERTAIN
        out: list[int] = []
        moons = sum(p.moon_pool[kind] for kind in p.rulings.event_kinds) if p.moon_slots else 1
        for kind in p.rulings.event_kinds:
            if p.event_pool[kind]:
                out.append(p.event_pool[kind] * moons)
            if p.moon_slots and p.moon_pool[kind]:
                out.append(p.moon_pool[kind] * p.moon_slots)
        return out

    def draw(self, p: Position, rng: Rng) -> int:
        if p.events[0] != NONE or p.moon_slots:
            return rng.weighted(self.odds(p))
        return drawn(p.event_pool, p.rulings.event_kinds, rng)

    def answer(self, p: Position, seat: int, action: Action) -> None:
        """P-085 to P-087: the event is carried out, then goes under its stack. Yule rebuilds the stack."""
        assert isinstance(action, Event)
        kind = action.kind
        if p.events[0] == NONE:
            if action.moon:
                p.moon_pool = replaced(p.moon_pool, kind, p.moon_pool[kind] - 1)
                p.moon_slots -= 1
            else:
                p.event_pool = replaced(p.event_pool, kind, p.event_pool[kind] - 1)
        p.events = p.events[1:]
        p.event = kind
        if kind != YULE:
            p.push(EventOver(p.turn, kind))
        EFFECTS[kind].happen(p, kind)


EVENT_DRAWN: Final = [EventDrawn(0), EventDrawn(1)]


@final
class EventOver(CardStep):
    """P-086: the event card goes under its stack."""

    def take(self, p: Position) -> None:
        p.events = followed(p.events, self.kind)

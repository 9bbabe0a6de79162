"""What chance may say now, with the weights."""

from __future__ import annotations

from archipel.core.state import Action
from archipel.games.princes.actions import DICE, EVENTS, FIRSTS, GUARDS, REGION, SEEN
from archipel.games.princes.board import FACE_WEIGHTS
from archipel.games.princes.cards import DECK, KINDS
from archipel.games.princes.position import NONE, Position
from archipel.games.princes.tasks import (
    DICE_ROLL,
    DRAWN,
    EVENT_DRAWN,
    FIRST_ROLL,
    GUARD_ROLL,
    LOOKED,
    REGION_DRAWN,
)
from archipel.games.princes.turn import unknown_slot
from archipel.parts.bits import members


def outcomes(p: Position) -> tuple[list[Action], list[int]]:
    """Every answer of chance and how often it comes."""
    task = p.top()
    out: list[Action] = []
    odds: list[int] = []
    if task.what == DICE_ROLL:
        for dice in DICE:
            if p.set_number and dice.number != p.set_number:
                continue  # P-125
            if p.set_face >= 0:
                if dice.face == p.set_face:  # P-246
                    out.append(dice)
                    odds.append(1)
            else:
                out.append(dice)
                odds.append(FACE_WEIGHTS[dice.face])
    elif task.what == DRAWN:
        card_outcomes(p, task.a, 0, out, odds)
    elif task.what == LOOKED:
        card_outcomes(p, task.a, unknown_slot(p, task.seat, task.a), out, odds)
    elif task.what == EVENT_DRAWN:
        event_outcomes(p, out, odds)
    elif task.what == REGION_DRAWN:
        for region in members(p.centre):
            if region != task.b:
                out.append(REGION[region])
                odds.append(1)
    elif task.what == GUARD_ROLL:
        out.extend(GUARDS)
        odds.extend([1] * 6)
    elif task.what == FIRST_ROLL:
        out.extend(FIRSTS)
        odds.extend([1] * 36)
    return out, odds


def card_outcomes(p: Position, stack: int, at: int, out: list[Action], odds: list[int]) -> None:
    """A card that somebody has seen is that card; any other is one of the unseen ones of its back."""
    kind = p.stacks[stack][at]
    if kind != NONE:
        out.append(SEEN[kind])
        odds.append(1)
        return
    deck = p.rulings.stack_decks[stack]
    for kind in range(KINDS):
        if p.pool[kind] and DECK[kind] == deck:
            out.append(SEEN[kind])
            odds.append(p.pool[kind])


def event_outcomes(p: Position, out: list[Action], odds: list[int]) -> None:
    """P-032, P-124: the top event; an unseen one is surely in the stack, or a moon card that may be."""
    if p.events[0] != NONE:
        out.append(EVENTS[p.events[0] * 2])
        odds.append(1)
        return
    moons = sum(p.moon_pool) if p.moon_slots else 1
    for kind in range(KINDS):
        if p.event_pool[kind]:
            out.append(EVENTS[kind * 2])
            odds.append(p.event_pool[kind] * moons)
        if p.moon_slots and p.moon_pool[kind]:
            out.append(EVENTS[kind * 2 + 1])
            odds.append(p.moon_pool[kind] * p.moon_slots)

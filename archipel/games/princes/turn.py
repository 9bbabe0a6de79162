"""The turn, and the stack of pending matters: each action changes it, each step works it off."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action
from archipel.games.princes.actions import (
    Dice,
    Event,
    First,
    Guard,
    Region,
    Seen,
)
from archipel.games.princes.building import (
    found_city,
    lay_road,
    place_card,
    settle,
)
from archipel.games.princes.cards import CARDS
from archipel.games.princes.choices import choices
from archipel.games.princes.deciding import act
from archipel.games.princes.effects.table import EFFECTS
from archipel.games.princes.effects.war import wards_off
from archipel.games.princes.hands import (
    bonus,
    check_hand,
    offer_exchange,
)
from archipel.games.princes.position import NONE, Position
from archipel.games.princes.production import after_dice, happen, market, produce
from archipel.games.princes.tasks import (
    ADDED,
    ARRANGING,
    BEGIN_TURN,
    BONUS,
    BURYING,
    CHANCES,
    CHECK_HAND,
    CITY_BUILT,
    DEMANDING,
    DISCARDED,
    DRAWN,
    EVENT_OVER,
    FILLING,
    FIRST_ROLL,
    GAINING,
    GIVING,
    HAND_CHECKED,
    HAPPEN,
    HIT,
    LOOK,
    LOOKED,
    LOSING,
    MARKET,
    NAMING,
    NEXT_TURN,
    OPENING,
    PAYING,
    PLACED,
    PLACING,
    PRODUCE,
    RECOVERING,
    REGION_DRAWN,
    RETURNING,
    RIOTING,
    ROAD_BUILT,
    SCOUT_BUILDS,
    SETTLED,
    SHOPPING,
    START_STACK,
    STORING,
    STRIKE,
    TITHING,
    WAIVING,
    Task,
)
from archipel.games.princes.verbs import (
    add,
    draw_top,
    stack_events,
)
from archipel.parts.bits import BIT

ARRANGEMENTS: Final = 5
"""P-A12: so many swaps bring six regions into any order."""
TURN_LIMIT: Final = 300
"""Our ruling: after so many turns a game without a winner is stopped."""


def begin(p: Position) -> None:
    """P-028 to P-035: the table is laid; the princes throw for the start."""
    stack_events(p)
    p.push(FIRST_ROLL, 0)


# Working off.


def advance(p: Position) -> None:
    """Take every step that needs nobody, and every decision that all can see to be forced."""
    while not p.over():
        check_victory(p)
        if p.over():
            return
        task = p.top()
        if task.what < CHANCES:
            return
        if task.what >= BEGIN_TURN:
            p.tasks.pop()
            take_step(p, task)
        elif is_open(task.what):
            possible = choices(p, task)
            if len(possible) > 1:
                return
            if possible:
                act(p, task.seat, possible[0])
            else:
                p.tasks.pop()
        else:
            return


def is_open(what: int) -> bool:
    """Decisions whose choices all can see: with one choice, or none, nobody is asked."""
    return what in (
        PAYING, GAINING, STORING, DEMANDING, GIVING, RETURNING, FILLING, WAIVING, NAMING, LOSING,
        RIOTING, BURYING, SCOUT_BUILDS, SHOPPING, TITHING, RECOVERING,
    )  # fmt: skip


def check_victory(p: Position) -> None:
    """P-088, P-116, P-117, P-119, P-A35: who wins, on his own turn unless the table rules otherwise."""
    if p.turn < 0 or p.rulings.win_at_end:
        return
    if p.points(p.turn) >= p.rulings.target:
        p.winner = p.turn
    elif p.rulings.win_at_once and p.points(1 - p.turn) >= p.rulings.target:
        p.winner = 1 - p.turn


def take_step(p: Position, task: Task) -> None:
    """One step of the rules."""
    what = task.what
    seat = task.seat
    if what == PRODUCE:
        produce(p)
    elif what == MARKET:
        market(p)
    elif what == HAPPEN:
        happen(p)
    elif what == BONUS:
        bonus(p)
    elif what == DISCARDED:
        p.discard.append(task.a)
    elif what == PLACED:
        place_card(p, seat, task.a, task.b)
    elif what == ROAD_BUILT:
        lay_road(p, seat, task.a)
    elif what == SETTLED:
        settle(p, seat, task.a, task.b == 1)
    elif what == CITY_BUILT:
        found_city(p, seat, task.a)
    elif what == STRIKE:
        EFFECTS[task.a].strike(p, seat)
    elif what == HIT:
        EFFECTS[task.a].hit(p, seat)
    elif what == ADDED:
        add(p, seat, task.a)
    elif what == LOOK:
        look_on(p, seat, task.a)
    elif what == CHECK_HAND:
        check_hand(p, seat)
    elif what == HAND_CHECKED:
        offer_exchange(p, seat)
    elif what == EVENT_OVER:
        p.events.append(task.a)
    elif what == NEXT_TURN:
        end_turn(p, seat)
    elif what == BEGIN_TURN:
        begin_turn(p, seat)


def begin_turn(p: Position, seat: int) -> None:
    """P-036, P-038: a new turn; cards of the last one may now be used (P-073)."""
    if p.turns >= TURN_LIMIT:
        p.stalled = True
        return
    p.turns += 1
    p.turn = seat
    p.number = 0
    p.face = NONE
    p.event = NONE
    p.set_number = 0
    p.set_face = NONE
    p.herald = False
    p.fetched = 0
    realm = p.realms[seat]
    realm.minted = 0
    for i in range(len(realm.fresh)):
        realm.fresh[i] = 0
    p.push(OPENING, seat)


def end_turn(p: Position, seat: int) -> None:
    """P-036: the other prince's turn; the German rule of victory looks here (P-088)."""
    if p.rulings.win_at_end and p.points(seat) >= p.rulings.target:
        p.winner = seat
        return
    p.push(BEGIN_TURN, 1 - seat)


def look_on(p: Position, seat: int, stack: int) -> None:
    """P-070: the seat sees every card of the stack that it does not know yet, one after the other."""
    if unknown_slot(p, seat, stack) >= 0:
        p.push(LOOK, seat, stack)
        p.push(LOOKED, seat, stack)


def unknown_slot(p: Position, seat: int, stack: int) -> int:
    """The first card of a stack that the seat does not know, or -1."""
    for i in range(len(p.knows[stack])):
        if not p.knows[stack][i] & BIT[seat]:
            return i
    return NONE


# What chance says.


def chance(p: Position, action: Action) -> None:
    """Dice and draws."""
    task = p.tasks.pop()
    if isinstance(action, Dice):
        p.number = action.number
        p.face = action.face
        after_dice(p)
    elif isinstance(action, Seen):
        if task.what == DRAWN:
            draw_top(p, task.seat, task.a, action.kind, task.b)
        else:
            at = unknown_slot(p, task.seat, task.a)
            if p.stacks[task.a][at] == NONE:
                p.stacks[task.a][at] = action.kind
                p.pool[action.kind] -= 1
            p.knows[task.a][at] |= BIT[task.seat]
    elif isinstance(action, Event):
        turn_up(p, action)
    elif isinstance(action, Region):
        if task.b < 0:
            p.push(REGION_DRAWN, task.seat, task.a, action.region)
        else:
            p.push(PLACING, task.seat, task.a, task.b, action.region)
    elif isinstance(action, Guard):
        if not wards_off(p, task.seat, action.number):
            p.push(HIT, 1 - task.seat, task.a)
    elif isinstance(action, First):
        throw_for_start(p, action)


def throw_for_start(p: Position, action: First) -> None:
    """P-034, P-A10: the higher throw begins; a tie is thrown again. Then come the starting hands (P-035)."""
    if action.red == action.blue:
        p.push(FIRST_ROLL, 0)
        return
    p.first = 0 if action.red > action.blue else 1
    other = 1 - p.first
    p.push(BEGIN_TURN, p.first)
    if not p.rulings.intro:
        p.push(ARRANGING, other, ARRANGEMENTS)
        p.push(ARRANGING, p.first, ARRANGEMENTS)
    p.push(START_STACK, other)
    p.push(START_STACK, p.first)


def turn_up(p: Position, action: Event) -> None:
    """P-085 to P-087: the event is carried out, then goes under its stack; Yule makes the stack anew."""
    kind = action.kind
    if p.events[0] == NONE:
        if action.moon:
            p.moon_pool[kind] -= 1
            p.moon_slots -= 1
        else:
            p.event_pool[kind] -= 1
    del p.events[0]
    p.event = kind
    if CARDS[kind].name != "yule":
        p.push(EVENT_OVER, p.turn, kind)
    EFFECTS[kind].happen(p, kind)

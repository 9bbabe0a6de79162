"""What may be done now: the listed actions of every decision, in a fixed order."""

from __future__ import annotations

from archipel.core.state import Action
from archipel.games.princes.actions import (
    ABOVES,
    BELOWS,
    BRIBE,
    BUILD_SETTLEMENTS,
    BURIES,
    CARD_SWAPS,
    DEMANDS,
    DRAWS,
    FILLS,
    GAINS,
    GIVES,
    LOSES,
    NAMES,
    NUMBERS,
    PASS,
    PAYS,
    PLAYS,
    ROLL,
    SEARCHES,
    STACKS,
    SWAPS,
    TAKES,
    UNDERS,
    WAIVES,
)
from archipel.games.princes.board import (
    CACHE,
    GOLD,
    GOOD,
    NOT_GOLD,
    PLACES,
    REGIONS,
    SPOTS,
)
from archipel.games.princes.building import (
    waivable,
)
from archipel.games.princes.cards import CARDS
from archipel.games.princes.effects.gold import raidable
from archipel.games.princes.effects.war import TITHES
from archipel.games.princes.hands import answer, filled, play_notes, search_price, start_stacks
from archipel.games.princes.phase import kinds_of, main_choices
from archipel.games.princes.position import Position
from archipel.games.princes.sites import may_swap_cards, may_swap_regions, open_road
from archipel.games.princes.tasks import (
    ARRANGING,
    BURYING,
    CHOOSING_CARD,
    DEMANDING,
    EXCHANGE,
    EXCHANGED,
    FEUDING,
    FILLING,
    GAINING,
    GIVING,
    LOSING,
    MAIN,
    NAMING,
    NUMBERING,
    OPENING,
    PAYING,
    PLACING,
    REACTING,
    RECOVERING,
    REFILLING,
    RELOCATING,
    RETURNING,
    RIOTING,
    SCOUT_BUILDS,
    SCOUTING,
    SHOPPING,
    START_STACK,
    STEALING,
    STORING,
    SURPLUS,
    TAKING,
    TITHING,
    WAIVING,
    Task,
)
from archipel.games.princes.verbs import good_at, has_room, has_some, stacks_for, standing, takeable
from archipel.parts.bits import BIT, members


def choices(p: Position, task: Task) -> list[Action]:
    """Everything the asked seat may do."""
    what = task.what
    seat = task.seat
    if what == MAIN:
        return main_choices(p, seat)
    if what == PAYING:
        return paying(p, task)
    if what == GAINING:
        return gaining(p, task)
    if what == OPENING:
        out: list[Action] = [ROLL]
        for kind in kinds_of(p.realms[seat].hand):
            if CARDS[kind].is_action and not play_notes(p, seat, kind, OPENING):
                out.append(PLAYS[kind])
        return out
    if what == STORING:
        out = []
        if has_room(p.realms[seat], task.a):
            out.append(GAINS[task.a])
        if has_room(p.realms[seat], CACHE):
            out.append(GAINS[CACHE])
        return out
    return hand_choices(p, task) if is_hand_task(what) else other_choices(p, task)


def is_hand_task(what: int) -> bool:
    """Whether a decision is about cards of hands and stacks."""
    return what in (
        START_STACK, TAKING, REFILLING, SURPLUS, EXCHANGE, EXCHANGED, REACTING,
        FEUDING, STEALING, RECOVERING, CHOOSING_CARD, BURYING,
    )  # fmt: skip


def hand_choices(p: Position, task: Task) -> list[Action]:
    """Decisions about cards of hands and stacks."""
    what = task.what
    seat = task.seat
    out: list[Action] = []
    if what == START_STACK:
        for stack in start_stacks(p, seat):
            out.append(DRAWS[stack] if p.rulings.intro else SEARCHES[stack])
    elif what == TAKING:
        for kind in kinds_of(p.stacks[task.a]):
            out.append(TAKES[kind])
    elif what == REFILLING:
        for stack in filled(p):
            out.append(DRAWS[stack])
    elif what in (SURPLUS, EXCHANGE):
        if what == EXCHANGE:
            out.append(PASS)
        for kind in kinds_of(p.realms[seat].hand):
            for stack in stacks_for(p, kind):
                out.append(BURIES[kind * STACKS + stack])
    elif what == EXCHANGED:
        for stack in filled(p):
            out.append(DRAWS[stack])
        if p.realms[seat].total() >= search_price(p, seat):
            for stack in filled(p):
                out.append(SEARCHES[stack])
    elif what == REACTING:
        out.append(PASS)
        kind = answer(p, seat)
        if kind >= 0:
            out.append(PLAYS[kind])
    elif what == FEUDING:
        hand = p.realms[1 - seat].hand.copy()
        if task.a >= 0:
            hand.remove(task.a)
        for kind in kinds_of(hand):
            for stack in stacks_for(p, kind):
                out.append(BURIES[kind * STACKS + stack])
    elif what == STEALING:
        out.append(PASS)
        for kind in kinds_of(p.realms[1 - seat].hand):
            out.append(TAKES[kind])
    elif what == RECOVERING:
        for kind in kinds_of(p.discard):
            out.append(TAKES[kind])
    elif what == CHOOSING_CARD:
        out.append(PASS)
        for stack in filled(p):
            out.append(SEARCHES[stack])
    elif what == BURYING:
        for stack in stacks_for(p, task.a):
            out.append(UNDERS[stack])
    return out


def other_choices(p: Position, task: Task) -> list[Action]:
    """Decisions about goods and cards on the table."""
    what = task.what
    seat = task.seat
    realm = p.realms[seat]
    out: list[Action] = []
    if what == DEMANDING:
        if task.b:
            out.append(PASS)
        for good in members(takeable(p, seat, task.c)):
            out.append(DEMANDS[good])
        if len(out) == task.b:
            return []
    elif what == GIVING:
        for place in range(PLACES):
            if has_some(realm, place) and good_at(realm, place) == task.a:
                out.append(GIVES[place])
    elif what == RETURNING:
        for place in range(PLACES):
            if has_some(realm, place):
                out.append(GIVES[place])
    elif what == FILLING:
        for place in raidable(p, seat):
            out.append(FILLS[place])
    elif what == WAIVING:
        for good in waivable(p, seat, task.a):
            out.append(WAIVES[good])
    elif what == NAMING:
        for spot in members(task.b):
            out.append(NAMES[spot])
    elif what == LOSING:
        for spot in members(task.b):
            out.append(LOSES[spot])
    elif what == RIOTING:
        if realm.held(GOLD) >= task.a:
            out.append(BRIBE)
        for spot in members(task.b):
            out.append(LOSES[spot])
    elif what == SHOPPING:
        if realm.held(GOLD):
            for place in realm.region_places():
                if NOT_GOLD & BIT[realm.terrain[place]] and has_room(realm, place):
                    out.append(GAINS[place])
        if out:
            out.insert(0, PASS)
    elif what == TITHING:
        for good in TITHES:
            if realm.room(good):
                out.append(DEMANDS[good])
    elif what == NUMBERING:
        out.extend(NUMBERS)
    elif what == ARRANGING:
        out.append(PASS)
        swap_regions(p, seat, out)
    elif what == RELOCATING:
        swap_regions(p, seat, out)
        swap_cards(p, seat, out)
    elif what == SCOUT_BUILDS:
        for side in (0, 1):
            if open_road(realm, side):
                out.append(BUILD_SETTLEMENTS[side])
    elif what == PLACING:
        out.append(ABOVES[min(task.b, task.c)])
        out.append(ABOVES[max(task.b, task.c)])
    elif what == SCOUTING:
        for region in members(p.centre):
            if task.b < 0:
                out.append(ABOVES[region])
            elif region != task.b:
                out.append(BELOWS[region])
    return out


def swap_regions(p: Position, seat: int, out: list[Action]) -> None:
    """P-101, P-238: every pair of own regions."""
    realm = p.realms[seat]
    places = realm.region_places()
    for i in range(len(places)):
        for j in range(i + 1, len(places)):
            if may_swap_regions(realm, places[i], places[j]):
                out.append(SWAPS[places[i] * REGIONS + places[j]])


def swap_cards(p: Position, seat: int, out: list[Action]) -> None:
    """P-238: every pair of own expansions that fit each other's places."""
    realm = p.realms[seat]
    spots = standing(realm)
    for i in range(len(spots)):
        for j in range(i + 1, len(spots)):
            if may_swap_cards(realm, spots[i], spots[j]):
                out.append(CARD_SWAPS[spots[i] * SPOTS + spots[j]])


def paying(p: Position, task: Task) -> list[Action]:
    """P-A04: the places from which the next good of a price may come; only one if all there is must go."""
    realm = p.realms[task.seat]
    out: list[Action] = []
    good = next_due(task)
    there = realm.total() if good < 0 else realm.held(good)
    all_goes = there == (task.a if good < 0 else task.goods[good])
    for place in realm.region_places():
        if realm.store[place] and (good < 0 or realm.terrain[place] == good):
            out.append(PAYS[place])
            if all_goes:
                return out
    if realm.cache and good in (-1, GOLD):
        out.append(PAYS[CACHE])
    return out


def next_due(task: Task) -> int:
    """The first good of a price that is still due, or -1 if any good will do."""
    for good in GOOD:
        if task.goods[good]:
            return good
    return -1


def gaining(p: Position, task: Task) -> list[Action]:
    """P-A03: the places with room for one of the goods."""
    realm = p.realms[task.seat]
    out: list[Action] = []
    for place in realm.region_places():
        terrain = realm.terrain[place]
        if terrain >= 0 and task.a & BIT[terrain] and has_room(realm, place):
            out.append(GAINS[place])
    if task.a & BIT[GOLD] and has_room(realm, CACHE):
        out.append(GAINS[CACHE])
    if out and task.c:
        out.insert(0, PASS)
    return out

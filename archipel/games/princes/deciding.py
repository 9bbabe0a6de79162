"""What seats do: every decision, and what it changes."""

from __future__ import annotations

from archipel.core.state import Action
from archipel.games.princes.actions import (
    Above,
    Below,
    Bribe,
    Build,
    BuildCache,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Bury,
    Coin,
    Demand,
    Draw,
    End,
    Fill,
    Gain,
    Give,
    Lose,
    Name,
    Number,
    Pass,
    Pay,
    Play,
    Remove,
    Roll,
    Sail,
    Search,
    SwapCards,
    SwapRegions,
    Take,
    Trade,
    Under,
    Waive,
)
from archipel.games.princes.board import ALL_GOODS, FULL, GOLD
from archipel.games.princes.building import (
    build,
    build_cache,
    build_city,
    build_road,
    build_settlement,
    lay_region,
    remove,
    waive,
)
from archipel.games.princes.effects.progress import bathed
from archipel.games.princes.effects.table import EFFECTS
from archipel.games.princes.hands import (
    answer,
    exchange_by_choice,
    play,
    start_from,
)
from archipel.games.princes.position import Position
from archipel.games.princes.tasks import (
    ADDED,
    ARRANGING,
    BY_ARSONIST,
    BY_DOCTOR,
    BY_FEUD,
    BY_PIRATE,
    BY_RIOTS,
    CHECK_HAND,
    DEMANDING,
    DICE_ROLL,
    DRAWN,
    EXCHANGE,
    EXCHANGED,
    FEUDING,
    GAINING,
    GIVING,
    LOSING,
    MAIN,
    NAMING,
    OPENING,
    PAYING,
    REACTING,
    RETURNING,
    SCOUTING,
    SHOPPING,
    START_STACK,
    STEALING,
    STRIKE,
    TAKING,
    TITHING,
    Task,
)
from archipel.games.princes.trading import coin, sail, trade
from archipel.games.princes.verbs import (
    add,
    bury_from_hand,
    gain,
    good_at,
    pay_one_kind,
    put_under,
    search,
    send_back,
    spend,
    take_from_stack,
    take_off,
    yield_at,
)
from archipel.parts.bits import BIT


def act(p: Position, seat: int, action: Action) -> None:
    """Play one action of a seat; what follows from it is worked off by `advance`."""
    task = p.top()
    if task.what == MAIN:
        act_in_main(p, seat, action)
    elif task.what == OPENING and isinstance(action, Roll):
        p.tasks.pop()
        p.push(MAIN, seat)
        p.push(DICE_ROLL, seat)
    elif isinstance(action, Play):
        if task.what == OPENING:
            play(p, seat, action.kind)
        else:  # P-186: an answer to an event
            p.tasks.pop()
            p.realms[seat].take_from_hand(answer(p, seat))
            p.discard.append(action.kind)
    else:
        p.tasks.pop()
        decide(p, task, action)


def act_in_main(p: Position, seat: int, action: Action) -> None:
    """P-045: the action phase goes on until it is ended."""
    if isinstance(action, Trade):
        trade(p, seat, action.give, action.get)
    elif isinstance(action, Build):
        build(p, seat, action)
    elif isinstance(action, Remove):
        remove(p, seat, action.spot)
    elif isinstance(action, Play):
        play(p, seat, action.kind)
    elif isinstance(action, Sail):
        sail(p, seat, action.place, action.get)
    elif isinstance(action, Coin):
        coin(p, seat, action.get)
    elif isinstance(action, BuildRoad):
        build_road(p, seat, action)
    elif isinstance(action, BuildSettlement):
        build_settlement(p, seat, action, False)
    elif isinstance(action, BuildCity):
        build_city(p, seat, action)
    elif isinstance(action, BuildCache):
        build_cache(p, seat, action)
    elif isinstance(action, End):
        p.tasks.pop()
        p.push(CHECK_HAND, seat)


def decide(p: Position, task: Task, action: Action) -> None:
    """One decision, already off the stack."""
    what = task.what
    seat = task.seat
    if isinstance(action, Pay):
        pay_from(p, task, action.place)
    elif isinstance(action, Gain):
        store_at(p, task, action.place)
    elif isinstance(action, Give):
        spend(p, seat, action.place)
        if what == RETURNING:  # P-165, P-A45
            gain(p, 1 - seat, BIT[good_at(p.realms[seat], action.place)], 1)
    elif isinstance(action, Demand):
        demand(p, task, action.good)
    elif isinstance(action, Bury):
        bury(p, task, action)
    elif isinstance(action, Draw):
        if what == START_STACK:
            start_from(p, seat, action.stack)
        else:
            p.push(DRAWN, seat, action.stack, 1)
    elif isinstance(action, Search):
        if what == START_STACK:
            start_from(p, seat, action.stack)
        elif what == EXCHANGED:
            exchange_by_choice(p, seat, action.stack)
        else:
            search(p, seat, action.stack, 1, 0)
    elif isinstance(action, Take):
        take(p, task, action.kind)
    elif isinstance(action, Lose):
        lose_card(p, seat, action.spot, task.a if what == LOSING else BY_RIOTS)
    elif isinstance(action, Name):
        point_at(p, task, action.spot)
    elif isinstance(action, Under):
        put_under(p, action.stack, task.a, 3)
    elif isinstance(action, Bribe):
        pay_one_kind(p, seat, GOLD, task.a)
    elif isinstance(action, Fill):
        fill(p, seat, action.place)
    elif isinstance(action, Waive):
        waive(p, seat, task.a, action.good)
    elif isinstance(action, Number):
        p.set_number = action.number
    elif isinstance(action, SwapRegions):
        swap_two_regions(p, seat, action.a, action.b)
        if what == ARRANGING and task.a > 1:
            p.push(ARRANGING, seat, task.a - 1)
    elif isinstance(action, SwapCards):
        swap_two_cards(p, seat, action.a, action.b)
    elif isinstance(action, BuildSettlement):
        build_settlement(p, seat, action, True)
    elif isinstance(action, Above):
        choose_above(p, task, action.region)
    elif isinstance(action, Below):
        lay_region(p, seat, task.a, 0, task.b)
        lay_region(p, seat, task.a, 1, action.region)
    elif isinstance(action, Pass) and what == REACTING:
        p.push(STRIKE, seat, task.a)


def pay_from(p: Position, task: Task, place: int) -> None:
    """P-046: one good of a price; the rest is still due."""
    seat = task.seat
    spend(p, seat, place)
    good = good_at(p.realms[seat], place)
    if sum(task.goods) > 0:
        task.goods[good] -= 1
    else:
        task.a -= 1
    if sum(task.goods) + task.a > 0:
        p.push_price(PAYING, seat, task.goods, task.a)


def store_at(p: Position, task: Task, place: int) -> None:
    """P-021: one gained good; more may follow."""
    seat = task.seat
    add(p, seat, place)
    if task.what == GAINING and task.b > 1:
        p.push(GAINING, seat, task.a, task.b - 1, task.c)
    elif task.what == SHOPPING:  # P-240: paid at once
        if task.a > 1:
            p.push(SHOPPING, seat, task.a - 1)
        pay_one_kind(p, seat, GOLD, 1)


def demand(p: Position, task: Task, good: int) -> None:
    """P-164: the opponent gives one, from where he likes; P-197: the Tithe Barn's choice."""
    seat = task.seat
    if task.what == TITHING:
        gain(p, seat, BIT[good], task.a)
        return
    if task.a > 1:
        p.push(DEMANDING, seat, task.a - 1, task.d, task.c, task.d)
    gain(p, seat, BIT[good], 1)
    p.push(GIVING, 1 - seat, good)


def fill(p: Position, seat: int, place: int) -> None:
    """P-225: as many of the region's good as fit on it and the opponent has."""
    realm = p.realms[seat]
    good = realm.terrain[place]
    for _ in range(min(FULL - realm.store[place], p.realms[1 - seat].held(good))):
        p.push(ADDED, seat, place)
        p.push(GIVING, 1 - seat, good)


def bury(p: Position, task: Task, action: Bury) -> None:
    """P-068, P-069: a hand card under a stack; P-156: two cards of the opposing hand."""
    seat = task.seat
    if task.what != FEUDING:
        bury_from_hand(p, seat, action.kind, action.stack)
        if task.what == EXCHANGE:
            p.push(EXCHANGED, seat)
        return
    if task.c > 1:  # both go at once, so that the victim cannot tell which went where
        p.push(FEUDING, seat, action.kind, action.stack, task.c - 1)
        return
    theirs = p.realms[1 - seat]
    if task.a >= 0:
        theirs.take_from_hand(task.a)
        put_under(p, task.b, task.a, BIT[seat])
    theirs.take_from_hand(action.kind)
    put_under(p, action.stack, action.kind, BIT[seat] if task.a >= 0 else 3)


def take(p: Position, task: Task, kind: int) -> None:
    """P-070: from a stack; P-187: from a hand; P-209: from the discard pile."""
    seat = task.seat
    if task.what == TAKING:
        take_from_stack(p, seat, task.a, kind, task.c)
        if task.b > 1 and p.stacks[task.a]:
            p.push(TAKING, seat, task.a, task.b - 1, task.c)
    elif task.what == STEALING:
        p.realms[1 - seat].take_from_hand(kind)
        p.realms[seat].add_to_hand(kind, 1, 0)
    else:
        p.discard.reverse()
        p.discard.remove(kind)
        p.discard.reverse()
        p.realms[seat].add_to_hand(kind, 1, 0)


def lose_card(p: Position, seat: int, spot: int, by: int) -> None:
    """A card leaves against its owner's will: under a stack, or discarded if a pirate sank it (P-247)."""
    kind = take_off(p, seat, spot)
    if by == BY_PIRATE:
        p.discard.append(kind)
        return
    if not EFFECTS[kind].consoles():
        for other in p.realms[seat].spots:
            if other >= 0 and EFFECTS[other].consoles():
                gain(p, seat, ALL_GOODS, 1)  # P-191, P-A50
    send_back(p, seat, kind)


def point_at(p: Position, task: Task, spot: int) -> None:
    """P-185, P-211, P-241: a card is named."""
    seat = task.seat
    if task.a == BY_ARSONIST:
        lose_card(p, 1 - seat, spot, BY_ARSONIST)
    elif task.a == BY_DOCTOR:
        for place in bathed(p, spot):
            yield_at(p, seat, place, 1)
    elif task.d > 1:
        p.push(NAMING, seat, BY_FEUD, task.b & ~BIT[spot], task.c | BIT[spot], task.d - 1)
    else:
        p.push(LOSING, 1 - seat, BY_FEUD, task.c | BIT[spot])


def swap_two_regions(p: Position, seat: int, a: int, b: int) -> None:
    """P-A12, P-A26: regions change places with what they store."""
    realm = p.realms[seat]
    for row in (realm.terrain, realm.number, realm.store):
        kept = row[a]
        row[a] = row[b]
        row[b] = kept


def swap_two_cards(p: Position, seat: int, a: int, b: int) -> None:
    """P-238: expansions change places; a Mint keeps its turn's use."""
    realm = p.realms[seat]
    kept = realm.spots[a]
    realm.spots[a] = realm.spots[b]
    realm.spots[b] = kept
    used_a = realm.minted & BIT[a]
    used_b = realm.minted & BIT[b]
    realm.minted &= ~(BIT[a] | BIT[b])
    if used_a:
        realm.minted |= BIT[b]
    if used_b:
        realm.minted |= BIT[a]


def choose_above(p: Position, task: Task, region: int) -> None:
    """P-A31: the builder decides which region lies above; a Scout then chooses the one below."""
    seat = task.seat
    if task.what == SCOUTING:
        p.push(SCOUTING, seat, task.a, region)
        return
    lay_region(p, seat, task.a, 0, region)
    lay_region(p, seat, task.a, 1, task.c if region == task.b else task.b)

"""Scenes: words in, notation through, facts out. Every step is checked against the invariants."""

from __future__ import annotations

from scenes import Scenes

from archipel.games.princes import Princes
from archipel.games.princes.board import (
    CACHE,
    CENTRE,
    GOODS,
    LEFT,
    PLACE_NAMES,
    SITE_NAMES,
    SPOT_NAMES,
    TERRAINS,
)
from archipel.games.princes.cards import CARDS, CITY_BUILDING, DECK, KEYS, kind_of
from archipel.games.princes.invariants import check
from archipel.games.princes.position import OVER, Question
from archipel.games.princes.rows import closed_up, replaced, without
from archipel.games.princes.state import PrincesState
from archipel.games.princes.turn import Main, Opening
from archipel.parts.bits import BIT

GAME = Princes()
RED, BLUE = 0, 1
ME, THEY = RED, BLUE
MODES = ["intro", "gold", "war", "progress", "duel"]


def start(options: str = "") -> PrincesState:
    """A table before the first throw."""
    state = GAME.open(2, GAME.read_options(options))
    assert isinstance(state, PrincesState)
    return state


def given(
    options: str = "", turn: int = ME, phase: type[Main] | type[Opening] = Main, number: int = 1
) -> PrincesState:
    """Red's turn with empty hands and empty stores; in the action phase unless said otherwise."""
    state = start(options)
    p = state.p
    p.turn = turn
    p.first = RED
    p.turns = 1
    p.number = number if phase is Main else 0
    pending(state, phase(turn))
    for seat in (RED, BLUE):
        goods(state, seat)
    return state


def before_roll(options: str = "", turn: int = ME) -> PrincesState:
    """A turn that begins."""
    return given(options, turn, Opening)


# Laying out.


def pending(state: PrincesState, question: Question) -> None:
    """Nothing but this is pending."""
    state.p.pending = [OVER, question]


def goods(state: PrincesState, seat: int, **wanted: int) -> None:
    """Exactly these goods, spread over the regions from the left."""
    realm = state.p.realms[seat]
    for place in [*realm.region_places(), CACHE]:
        realm.lay(place, 0)
    for name, n in wanted.items():
        for place in realm.region_places():
            if realm.terrain[place] == GOODS.index(name):
                realm.lay(place, min(3, n))
                n -= realm.stored(place)
        if name == "gold" and n and realm.cache_at >= 0:
            realm.lay(CACHE, n)
            n = 0
        assert n == 0, f"no room for {name}"


def put(state: PrincesState, seat: int, place: str, n: int) -> None:
    """So many goods on one region."""
    state.p.realms[seat].lay(PLACE_NAMES.index(place), n)


def out_of_stack(state: PrincesState, key: str) -> int:
    """An unseen card gets its identity and leaves the fullest stack of its back."""
    kind = kind_of(key)
    p = state.p
    if kind == p.rulings.face_up:
        p.face_up -= 1
        return kind
    assert p.pool[kind], f"no {key} left"
    stacks = [s for s, deck in enumerate(p.rulings.stack_decks) if deck == DECK[kind]]
    stack = max(stacks, key=lambda s: sum(k < 0 for k in p.stacks[s]))
    at = max(i for i, k in enumerate(p.stacks[stack]) if k < 0)
    p.stacks[stack] = without(p.stacks[stack], at)
    for known in (stack * 2, stack * 2 + 1):
        p.known[known] = closed_up(p.known[known], at)
    p.see(kind)
    return kind


def hold(state: PrincesState, seat: int, *keys: str) -> None:
    """Cards come into a hand."""
    for key in keys:
        state.p.realms[seat].add_to_hand(out_of_stack(state, key), False, False)


def stand(state: PrincesState, seat: int, *placed: str) -> None:
    """Cards stand in a principality: `base/abbey s6u`, or the first free fitting site."""
    p = state.p
    realm = p.realms[seat]
    for text in placed:
        key, _, where = text.partition(" ")
        kind = out_of_stack(state, key)
        if CARDS[kind].name == "gold_cache":
            realm.cache_at = PLACE_NAMES.index(where or "r6u")
            p.survey(seat)
            continue
        if CARDS[kind].name == "town_hall":
            spot = next(s for s, k in enumerate(realm.spots) if k >= 0 and CARDS[k].name == "parish_hall")
            realm.covered = realm.spots[spot]
        else:
            sites = [SITE_NAMES.index(where)] if where else range(len(SITE_NAMES))
            red = CARDS[kind].sort == CITY_BUILDING
            spot = next(
                realm.free_spot(site)
                for site in sites
                if realm.free_spot(site) >= 0 and (not red or realm.is_city(site // 2))
            )
        realm.put_card(spot, kind)
        p.recount(seat)


def city(state: PrincesState, seat: int, *columns: int) -> None:
    """Cities in these columns (6 and 7 at the start)."""
    for column in columns:
        state.p.realms[seat].cities |= BIT[column - 1]
        state.p.cities -= 1
    state.p.recount(seat)


def settled(state: PrincesState, seat: int, side: str, above: str, below: str) -> None:
    """A further settlement with its two regions, such as `mountain 4`."""
    p = state.p
    realm = p.realms[seat]
    p.roads -= 1
    p.settlements -= 1
    if side == "left":
        realm.left -= 1
        gap = realm.left
    else:
        realm.right += 1
        gap = realm.right + 1
    for row, text in enumerate((above, below)):
        terrain, number = text.split(" ")
        region = CENTRE.index((TERRAINS.index(terrain), int(number)))
        assert p.centre & BIT[region]
        p.centre &= ~BIT[region]
        realm.lay_region(gap * 2 + row, TERRAINS.index(terrain), int(number))
    p.survey(seat)


def road(state: PrincesState, seat: int, side: int) -> None:
    """An open road."""
    state.p.roads -= 1
    if side == LEFT:
        state.p.realms[seat].road_left = True
    else:
        state.p.realms[seat].road_right = True


def discarded(state: PrincesState, *keys: str) -> None:
    """Cards on the discard pile."""
    for key in keys:
        state.p.throw_away(out_of_stack(state, key))


def top_of(state: PrincesState, stack: int, key: str, knows: int = 0) -> None:
    """A known card lies on top of a stack (numbered from 1)."""
    kind = kind_of(key)
    p = state.p
    p.see(kind)
    p.stacks[stack - 1] = replaced(p.stacks[stack - 1], 0, kind)
    for seat in (RED, BLUE):
        p.known[stack * 2 - 2 + seat] = p.known[stack * 2 - 2 + seat] & ~1 | knows >> seat & 1


def events_down_to_yule(state: PrincesState) -> None:
    """Every event above Yule has been seen and lies at the bottom."""
    p = state.p
    while p.events[0] < 0:
        if p.moon_slots:
            kind = next(k for k, n in enumerate(p.moon_pool) if n)
            p.moon_pool = replaced(p.moon_pool, kind, p.moon_pool[kind] - 1)
            p.moon_slots -= 1
        else:
            kind = next(k for k, n in enumerate(p.event_pool) if n)
            p.event_pool = replaced(p.event_pool, kind, p.event_pool[kind] - 1)
        p.events = [*p.events[1:], kind]


# Doing.


SCENES: Scenes[PrincesState] = Scenes(GAME, check)
do = SCENES.do
refused = SCENES.refused


def roll(state: PrincesState, number: int, face: str = "brigands") -> None:
    """The dice of a turn, thrown by whose turn it is."""
    do(state, f"{state.turn()} roll", f"! dice {number} {face}")


def event(state: PrincesState, key: str, number: int = 1) -> None:
    """A turn that begins with an event card."""
    roll(state, number, "event")
    do(state, f"! event {key}")


def legal(state: PrincesState, seat: int | None = None) -> list[str]:
    """What may be done, as texts."""
    return [action.text for action in state.legal(state.actor() if seat is None else seat)]


# Looking.


def held(state: PrincesState, seat: int) -> dict[str, int]:
    """The goods a prince has, the Gold Cache included."""
    realm = state.p.realms[seat]
    return {name: realm.held(i) for i, name in enumerate(GOODS) if realm.held(i)}


def stored(state: PrincesState, seat: int, place: str) -> int:
    """What lies on one region."""
    return state.p.realms[seat].stored(PLACE_NAMES.index(place))


def hand(state: PrincesState, seat: int) -> list[str]:
    """The hand, sorted."""
    return sorted(KEYS[kind] for kind in state.p.realms[seat].hand)


def at(state: PrincesState, seat: int, spot: str) -> str:
    """The card on a spot."""
    kind = state.p.realms[seat].spots[SPOT_NAMES.index(spot)]
    return KEYS[kind] if kind >= 0 else ""


def cards(state: PrincesState, seat: int) -> list[str]:
    """The expansions of a principality, sorted."""
    return sorted(KEYS[kind] for kind in state.p.realms[seat].spots if kind >= 0)


def under(state: PrincesState, stack: int) -> str:
    """The bottom card of a stack (numbered from 1)."""
    kind = state.p.stacks[stack - 1][-1]
    return KEYS[kind] if kind >= 0 else ""


def points(state: PrincesState, seat: int) -> int:
    """Victory points, tokens included."""
    return state.p.points(seat)

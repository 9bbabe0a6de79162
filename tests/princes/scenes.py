"""The words of scene tests (`tests/scenes.py`) for Princes."""

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
from archipel.parts import goods
from archipel.parts.bits import BIT

GAME = Princes()
RED, BLUE = 0, 1
ME, THEY = RED, BLUE
MODES = ["intro", "gold", "war", "progress", "duel"]

SCENES = Scenes(GAME, PrincesState, check, GOODS)
new_game, do, refused = SCENES.new_game, SCENES.do, SCENES.refused
actions_of, notation = SCENES.actions_of, SCENES.notation


# Setting up.


def scene(options: str = "", *, turn: int = ME, phase: str = "action", number: int = 1) -> PrincesState:
    """Return a position with empty hands and regions, in this phase of this seat's turn.

    In the phase `opening` nobody has rolled yet; in the phase `action` the production die shows `number`.
    """
    state = new_game(options)
    p = state.p
    p.turn = turn
    p.first = RED
    p.turns = 1
    p.number = number if phase == "action" else 0
    questions: dict[str, Question] = {"opening": Opening(turn), "action": Main(turn)}
    set_pending(state, questions[phase])
    for seat in (RED, BLUE):
        give_goods(state, seat, "")
    return state


def set_pending(state: PrincesState, question: Question) -> None:
    """Make this the only pending question."""
    state.p.pending = [OVER, question]


def give_goods(state: PrincesState, seat: int, words: str) -> None:
    """Let a seat have exactly these goods, spread over its regions from the left."""
    realm = state.p.realms[seat]
    for place in [*realm.region_places(), CACHE]:
        realm.lay(place, 0)
    for good, n in enumerate(goods.read(GOODS, words.split())):
        for place in realm.region_places():
            if realm.terrain[place] == good:
                realm.lay(place, min(3, n))
                n -= realm.stored(place)
        if GOODS[good] == "gold" and n and realm.cache_at >= 0:
            realm.lay(CACHE, n)
            n = 0
        assert n == 0, f"no room for {GOODS[good]}"


def set_stock(state: PrincesState, seat: int, place: str, n: int) -> None:
    """Put exactly `n` goods on one region."""
    state.p.realms[seat].lay(PLACE_NAMES.index(place), n)


def take_from_stack(state: PrincesState, key: str) -> int:
    """Take a card out of the fullest stack that may hold it, and return its kind."""
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


def add_cards(state: PrincesState, seat: int, *keys: str) -> None:
    """Put cards into a hand, besides those in it."""
    for key in keys:
        state.p.realms[seat].add_to_hand(take_from_stack(state, key), False, False)


def place_cards(state: PrincesState, seat: int, *placed: str) -> None:
    """Put cards into a principality: `base/abbey s6u`, or without a site on the first one that fits."""
    p = state.p
    realm = p.realms[seat]
    for text in placed:
        key, _, where = text.partition(" ")
        kind = take_from_stack(state, key)
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


def place_cities(state: PrincesState, seat: int, *columns: int) -> None:
    """Put cities on the settlements in these columns (6 and 7 at the start)."""
    for column in columns:
        state.p.realms[seat].cities |= BIT[column - 1]
        state.p.cities -= 1
    state.p.recount(seat)


def place_settlement(state: PrincesState, seat: int, side: str, above: str, below: str) -> None:
    """Put a further settlement on one side, with its two regions, such as `mountain 4`."""
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


def place_road(state: PrincesState, seat: int, side: int) -> None:
    """Put a road on one side, with no settlement at its end."""
    state.p.roads -= 1
    if side == LEFT:
        state.p.realms[seat].road_left = True
    else:
        state.p.realms[seat].road_right = True


def discard(state: PrincesState, *keys: str) -> None:
    """Put cards on the discard pile."""
    for key in keys:
        state.p.throw_away(take_from_stack(state, key))


def set_top(state: PrincesState, stack: int, key: str, knows: int = 0) -> None:
    """Put a card on top of a stack (numbered from 1); `knows` is the bit set of the seats that know it."""
    kind = kind_of(key)
    p = state.p
    p.see(kind)
    p.stacks[stack - 1] = replaced(p.stacks[stack - 1], 0, kind)
    for seat in (RED, BLUE):
        p.known[stack * 2 - 2 + seat] = p.known[stack * 2 - 2 + seat] & ~1 | knows >> seat & 1


def bury_events_above_yule(state: PrincesState) -> None:
    """Reveal every event above Yule and put it at the bottom."""
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


# Playing.


def roll(state: PrincesState, number: int, face: str = "brigands") -> None:
    """Let the seat on turn roll these dice."""
    do(state, f"{state.turn()} roll", f"! dice {number} {face}")


def roll_event(state: PrincesState, key: str, number: int = 1) -> None:
    """Let the seat on turn roll the event face, and draw this event card."""
    roll(state, number, "event")
    do(state, f"! event {key}")


# Reading.


def goods_of(state: PrincesState, seat: int) -> dict[str, int]:
    """Return the goods a seat has, by name, the Gold Cache included."""
    realm = state.p.realms[seat]
    return {name: realm.held(i) for i, name in enumerate(GOODS) if realm.held(i)}


def stock_of(state: PrincesState, seat: int, place: str) -> int:
    """Return how many goods lie on one region."""
    return state.p.realms[seat].stored(PLACE_NAMES.index(place))


def hand_of(state: PrincesState, seat: int) -> list[str]:
    """Return the cards in a hand, sorted."""
    return sorted(KEYS[kind] for kind in state.p.realms[seat].hand)


def card_at(state: PrincesState, seat: int, spot: str) -> str:
    """Return the card on a spot; nothing if it is free."""
    kind = state.p.realms[seat].spots[SPOT_NAMES.index(spot)]
    return KEYS[kind] if kind >= 0 else ""


def expansions_of(state: PrincesState, seat: int) -> list[str]:
    """Return the expansions in a principality, sorted."""
    return sorted(KEYS[kind] for kind in state.p.realms[seat].spots if kind >= 0)


def bottom_of(state: PrincesState, stack: int) -> str:
    """Return the bottom card of a stack (numbered from 1); nothing if it is unknown."""
    kind = state.p.stacks[stack - 1][-1]
    return KEYS[kind] if kind >= 0 else ""


def points_of(state: PrincesState, seat: int) -> int:
    """Return a seat's victory points, tokens included."""
    return state.p.points(seat)

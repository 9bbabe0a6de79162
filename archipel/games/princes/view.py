"""What a seat may know of the table, built up from nothing."""

from __future__ import annotations

from dataclasses import dataclass

from archipel.core.state import WATCHER
from archipel.core.view import View
from archipel.games.princes.board import (
    CENTRE_NAMES,
    FACES,
    GOODS,
    PLACE_NAMES,
    SPOT_NAMES,
    TERRAINS,
)
from archipel.games.princes.cards import DECK, DECKS, KEYS
from archipel.games.princes.hands import limit, search_price
from archipel.games.princes.position import NONE, Position, columns
from archipel.games.princes.production import counted
from archipel.games.princes.tasks import (
    BURYING,
    BY_ARCHER,
    BY_ARSONIST,
    BY_DOCTOR,
    BY_FEUD,
    BY_PIRATE,
    BY_RIOTS,
    CHANCES,
    DEMANDING,
    FEUDING,
    GAINING,
    GUARD_ROLL,
    LOOKED,
    LOSING,
    NAMING,
    PAYING,
    PLACED,
    PLACING,
    REACTING,
    SCOUTING,
    TAKING,
    WAIVING,
    Task,
)
from archipel.games.princes.trading import rate
from archipel.games.princes.verbs import standing
from archipel.parts.bits import BIT, members

PHASES = {
    0: "first", 1: "dice", 2: "guard", 3: "draw", 4: "look", 5: "event", 6: "region",
    10: "start-stack", 11: "take", 12: "arrange", 13: "opening", 14: "number", 15: "action", 16: "pay",
    17: "gain", 18: "store", 19: "demand", 20: "give", 21: "return", 22: "fill", 23: "waive", 24: "name",
    25: "lose", 26: "riots", 27: "under", 28: "refill", 29: "surplus", 30: "exchange", 31: "exchanged",
    32: "react", 33: "feud", 34: "steal", 35: "recover", 36: "relocate", 37: "above", 38: "scout",
    39: "scout-builds", 40: "shop", 41: "library", 42: "tithe",
}  # fmt: skip
"""The names of what may be pending, as in `tasks`."""

CAUSES = {
    BY_ARCHER: "war/archer", BY_ARSONIST: "war/arsonist", BY_FEUD: "base/feud",
    BY_PIRATE: "gold/pirate_ship", BY_DOCTOR: "progress/doctor", BY_RIOTS: "war/riots",
}  # fmt: skip
"""The cards that have cards named or lost."""


@dataclass(frozen=True)
class RegionView:
    """A region card: its place, number and store."""

    place: str
    terrain: str
    number: int
    stored: int


@dataclass(frozen=True)
class ColumnView:
    """A settlement or a city."""

    column: int
    city: bool


@dataclass(frozen=True)
class CardView:
    """An expansion on its spot, with the card it covers."""

    spot: str
    card: str
    covers: str


@dataclass(frozen=True)
class RealmView:
    """A principality as everybody sees it, and what the viewer knows of its hand."""

    seat: int
    colour: str
    columns: tuple[ColumnView, ...]
    road_left: bool
    road_right: bool
    regions: tuple[RegionView, ...]
    cards: tuple[CardView, ...]
    cache_at: str
    cache: int
    strength: int
    commerce: int
    skill: int
    progress: int
    points: int
    ships: int
    goods: tuple[int, ...]
    """How much of each good, in the order of `GOODS`."""
    counted: int
    """P-081: goods that brigands would count."""
    rates: tuple[int, ...]
    """P-061, P-063: how many of each good buy another."""
    search_price: int
    hand: tuple[str, ...]
    """The cards the viewer knows, sorted."""
    shown: tuple[str, ...]
    """In one's own realm, the cards that the opponent knows to be there, sorted."""
    backs: tuple[int, ...]
    """How many cards of each back, in the order of `DECKS`."""
    hand_limit: int


@dataclass(frozen=True)
class StackView:
    """A draw stack, top first; an empty text for a card the viewer does not know."""

    number: int
    back: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class PrincesView(View):
    """The whole table for one seat, or for a watcher."""

    seat: int
    mode: str
    target: int
    turn: int
    turns: int
    first: int
    asked: int
    """Whose decision is pending: a seat, -1 chance, -2 nobody."""
    phase: str
    about: str
    """The card that the pending decision is about, if any."""
    left: int
    """How much of the pending decision is left: goods to pay, gain or demand, cards to take."""
    due: tuple[int, ...]
    """What is still to be paid of each good."""
    named: tuple[str, ...]
    """P-241: the buildings named so far."""
    turned_up: tuple[str, ...]
    """P-055: the regions drawn or chosen for a new settlement."""
    number: int
    face: str
    event: str
    realms: tuple[RealmView, ...]
    stacks: tuple[StackView, ...]
    events: tuple[str, ...]
    """The event stack, top first; an empty text for an unseen card."""
    discard: int
    discard_top: str
    face_up_card: str
    face_up: int
    roads: int
    settlements: int
    cities: int
    regions: int
    strength_token: int
    trade_token: int
    winner: int
    over: bool


def key(kind: int) -> str:
    """The key of a card, or nothing."""
    return KEYS[kind] if kind >= 0 else ""


def realm_view(p: Position, seat: int, viewer: int) -> RealmView:
    """One principality, as the viewer sees it."""
    realm = p.realms[seat]
    known = [
        KEYS[kind]
        for i, kind in enumerate(realm.hand)
        if viewer == seat or (viewer == 1 - seat and realm.shown[i])
    ]
    return RealmView(
        seat=seat,
        colour=("red", "blue")[seat],
        columns=tuple(ColumnView(column + 1, realm.is_city(column)) for column in columns(realm)),
        road_left=realm.road_left,
        road_right=realm.road_right,
        regions=tuple(
            RegionView(
                PLACE_NAMES[place], TERRAINS[realm.terrain[place]], realm.number[place], realm.store[place]
            )
            for place in realm.region_places()
            if realm.terrain[place] >= 0
        ),
        cards=tuple(
            CardView(
                SPOT_NAMES[spot],
                KEYS[realm.spots[spot]],
                key(realm.covered) if KEYS[realm.spots[spot]] == "progress/town_hall" else "",
            )
            for spot in standing(realm)
        ),
        cache_at=PLACE_NAMES[realm.cache_at] if realm.cache_at >= 0 else "",
        cache=realm.cache,
        strength=realm.strength,
        commerce=realm.commerce,
        skill=realm.skill,
        progress=realm.progress,
        points=p.points(seat),
        ships=realm.ships,
        goods=tuple(realm.held(good) for good in range(len(GOODS))),
        counted=counted(realm),
        rates=tuple(rate(realm, good) for good in range(len(GOODS))),
        search_price=search_price(p, seat),
        hand=tuple(sorted(known)),
        shown=tuple(sorted(KEYS[kind] for i, kind in enumerate(realm.hand) if realm.shown[i]))
        if viewer == seat
        else (),
        backs=tuple(sum(DECK[kind] == deck for kind in realm.hand) for deck in range(len(DECKS))),
        hand_limit=limit(p, seat),
    )


def about(task: Task | None) -> str:
    """The card a pending matter is about, where that is no secret."""
    if task is not None and task.what in (GUARD_ROLL, WAIVING, BURYING, REACTING, PLACED):
        return key(task.a)
    if task is not None and task.what in (NAMING, LOSING):
        return CAUSES[task.a]
    return ""


def left(task: Task | None) -> int:
    """How much of a pending decision is left."""
    if task is None:
        return 0
    if task.what == PAYING:
        return sum(task.goods) + task.a
    if task.what in (GAINING, TAKING):
        return task.b
    if task.what == DEMANDING:
        return task.a
    if task.what == NAMING:
        return task.d
    return task.c if task.what == FEUDING else 0


def named(task: Task | None) -> tuple[str, ...]:
    """P-241: the buildings named so far."""
    if task is not None and task.what == NAMING:
        return tuple(SPOT_NAMES[spot] for spot in members(task.c))
    return ()


def turned_up(task: Task | None) -> tuple[str, ...]:
    """The regions lying open for a new settlement."""
    if task is not None and task.what == PLACING:
        return tuple(CENTRE_NAMES[region] for region in sorted((task.b, task.c)))
    if task is not None and task.what == SCOUTING and task.b >= 0:
        return (CENTRE_NAMES[task.b],)
    return ()


def view(p: Position, viewer: int) -> PrincesView:
    """The table as the viewer may know it."""
    task = None if p.over() or not p.tasks else p.top()
    bit = 0 if viewer == WATCHER else BIT[viewer]
    asked = -2 if task is None else -1 if task.what < CHANCES else task.seat
    phase = "over" if task is None else PHASES[task.what]
    if task is not None and task.what == LOOKED:
        phase = "look"
    return PrincesView(
        seat=viewer,
        mode=p.rulings.mode,
        target=p.rulings.target,
        turn=p.turn,
        turns=p.turns,
        first=p.first,
        asked=asked,
        phase=phase,
        about=about(task),
        left=left(task),
        due=tuple(task.goods) if task is not None and task.what == PAYING else (),
        named=tuple(SPOT_NAMES[s] for s in members(task.c))
        if task is not None and task.what == NAMING
        else (),
        turned_up=turned_up(task),
        number=p.number,
        face=FACES[p.face] if p.face >= 0 else "",
        event=key(p.event),
        realms=tuple(realm_view(p, seat, viewer) for seat in range(2)),
        stacks=tuple(
            StackView(
                stack + 1,
                DECKS[p.rulings.stack_decks[stack]],
                tuple(
                    key(kind) if kind != NONE and known & bit else ""
                    for kind, known in zip(p.stacks[stack], p.knows[stack], strict=True)
                ),
            )
            for stack in range(len(p.stacks))
        ),
        events=tuple(key(kind) for kind in p.events),
        discard=len(p.discard),
        discard_top=key(p.discard[-1]) if p.discard else "",
        face_up_card=key(p.rulings.face_up),
        face_up=p.face_up,
        roads=p.roads,
        settlements=p.settlements,
        cities=p.cities,
        regions=len(members(p.centre)),
        strength_token=p.strength_holder(),
        trade_token=p.trade_holder(),
        winner=p.winner,
        over=p.over(),
    )

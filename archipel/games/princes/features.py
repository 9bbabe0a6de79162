"""A position of Princes as the row of one seat, cell for cell what its view and its layout make of it."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Seat, State
from archipel.games.princes.board import CENTRE, COLUMNS, GOODS, REGIONS, SPOTS
from archipel.games.princes.cards import CARDS, DECK, DECKS, KEYS, KINDS, NAME, TOWN_HALL
from archipel.games.princes.hands import limit, search_price
from archipel.games.princes.position import Asked, Position
from archipel.games.princes.production import counted
from archipel.games.princes.realm import Realm
from archipel.games.princes.state import PrincesState
from archipel.games.princes.trading import rates
from archipel.parts.bits import members
from archipel.parts.cells import HIGHEST, Cells, numbered

PHASES: Final = (
    "first", "dice", "guard", "draw", "look", "event", "region", "start-stack", "take", "arrange",
    "opening", "number", "action", "pay", "gain", "store", "demand", "give", "return", "fill", "waive",
    "name", "lose", "riots", "under", "refill", "surplus", "exchange", "exchanged", "react", "feud",
    "steal", "recover", "relocate", "above", "scout", "scout-builds", "shop", "library", "tithe", "over",
)  # fmt: skip
"""What may be pending, in the order in which observations count it."""
HELD: Final = [kind for kind in range(KINDS) if not CARDS[kind].is_event]
"""The cards that may be in a hand."""
MOST_STACKS: Final = 6
MOST_CARDS: Final = 36
"""In one stack: all cards of the largest back."""
MOST_EVENTS: Final = 24

PHASE_CELLS: Final = numbered(PHASES)
CARD_CELLS: Final = numbered(KEYS)
"""The cell of a card is one more than its kind."""
HELD_PLACE: Final = [HELD.index(kind) if kind in HELD else -1 for kind in range(KINDS)]
"""For each kind, its place among those; -1 for events."""
NO_CARDS: Final[list[int]] = []
WIDTH: Final = 1262


def row(state: State, seat: Seat) -> bytes:
    """Every cell as a byte: -1 is written 255."""
    assert isinstance(state, PrincesState)
    p = state.p
    now = p.now()
    asked = Asked()
    now.show(asked)
    out = Cells(WIDTH)
    out.put(seat)
    out.put(p.turn)
    out.put(min(p.turns, HIGHEST))
    out.put(p.first)
    out.put(now.seat)
    out.put(PHASE_CELLS[now.name()])
    out.put(CARD_CELLS[asked.about])
    out.put(asked.left)
    out.put_each(len(GOODS), asked.due)
    out.put_set(SPOTS, asked.named)
    out.put_bag(len(CENTRE), asked.turned_up)
    out.put(p.number)
    out.put(p.face + 1)
    out.put(p.event + 1)
    for realm in range(2):
        _realm(p, realm, seat, out)
    _stacks(p, seat, out)
    out.put_up_to(MOST_EVENTS, [kind + 1 for kind in p.events])
    out.put(len(p.discard))
    out.put(p.discard[-1] + 1 if p.discard else 0)
    out.put(p.face_up)
    out.put(p.roads)
    out.put(p.settlements)
    out.put(p.cities)
    out.put(len(members(p.centre)))
    out.put(p.strength_holder())
    out.put(p.trade_holder())
    out.put(p.winner)
    out.put(int(p.over()))
    return out.finished()


def _realm(p: Position, seat: Seat, reader: Seat, out: Cells) -> None:
    realm = p.realms[seat]
    out.put(seat)
    _columns(realm, out)
    out.put(int(realm.road_left))
    out.put(int(realm.road_right))
    _regions(realm, out)
    _standing(realm, out)
    out.put(realm.cache_at + 1)
    out.put(realm.cache)
    out.put(realm.strength)
    out.put(realm.commerce)
    out.put(realm.skill)
    out.put(realm.progress)
    out.put(p.points(seat))
    out.put(realm.ships)
    out.put_all(realm.stock())
    out.put(counted(realm))
    out.put_all(rates(realm))
    out.put(search_price(p, seat))
    _hand(realm, seat == reader, seat == 1 - reader, out)
    out.put(limit(p, seat))


def _columns(realm: Realm, out: Cells) -> None:
    """The settlements and cities from the left."""
    at = out.at
    out.put(realm.right - realm.left + 1)
    for column in range(realm.left, realm.right + 1):
        out.put(column + 1)
        out.put(int(realm.is_city(column)))
    out.at = at + 1 + 2 * COLUMNS


def _regions(realm: Realm, out: Cells) -> None:
    """The terrain, number and store of every place with a region."""
    at = out.at
    for place in realm.region_places():
        if realm.terrain[place] >= 0:
            out.at = at + 4 * place
            out.put(1)
            out.put(realm.terrain[place] + 1)
            out.put(realm.number[place])
            out.put(realm.stored(place))
    out.at = at + 4 * REGIONS


def _standing(realm: Realm, out: Cells) -> None:
    """The card on every spot, and what it covers (P-217)."""
    at = out.at
    for spot in realm.standing():
        kind = realm.spots[spot]
        out.at = at + 3 * spot
        out.put(1)
        out.put(kind + 1)
        out.put(realm.covered + 1 if NAME[kind] == TOWN_HALL else 0)
    out.at = at + 3 * SPOTS


def _hand(realm: Realm, own: bool, opposite: bool, out: Cells) -> None:
    """What the reader knows of a hand, what the opponent knows of the reader's, and all backs."""
    shown = [kind for i, kind in enumerate(realm.hand) if realm.is_shown(i)] if own or opposite else NO_CARDS
    out.put_bag(len(HELD), [HELD_PLACE[kind] for kind in (realm.hand if own else shown)])
    out.put_bag(len(HELD), [HELD_PLACE[kind] for kind in (shown if own else NO_CARDS)])
    out.put_bag(len(DECKS), [DECK[kind] for kind in realm.hand])


def _stacks(p: Position, reader: Seat, out: Cells) -> None:
    """The draw stacks, top first, as far as the reader knows their cards."""
    at = out.at
    out.put(len(p.stacks))
    for stack, cards in enumerate(p.stacks):
        shown = [kind + 1 if p.knows(reader, stack, at) else 0 for at, kind in enumerate(cards)]
        out.put_up_to(MOST_CARDS, shown)
    out.at = at + 1 + MOST_STACKS * (1 + MOST_CARDS)

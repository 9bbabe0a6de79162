"""A position of Princes as the row of one seat, cell for cell what its view and its layout make of it."""

from __future__ import annotations

from typing import Final

from archipel.core.state import WATCHER, Seat, State
from archipel.games.princes.board import CENTRE, COLUMNS, GOODS, REGIONS, SPOTS
from archipel.games.princes.cards import DECKS, KEYS, KINDS, NAME, TOWN_HALL
from archipel.games.princes.hands import limit, search_price
from archipel.games.princes.position import Asked, Position
from archipel.games.princes.production import counted
from archipel.games.princes.realm import Realm
from archipel.games.princes.state import PrincesState
from archipel.games.princes.trading import rates
from archipel.parts.bits import BIT, members
from archipel.parts.cells import BYTE, HIGHEST, fill_up, numbered, put_bag, put_set

PHASES: Final = (
    "first", "dice", "guard", "draw", "look", "event", "region", "start-stack", "take", "arrange",
    "opening", "number", "action", "pay", "gain", "store", "demand", "give", "return", "fill", "waive",
    "name", "lose", "riots", "under", "refill", "surplus", "exchange", "exchanged", "react", "feud",
    "steal", "recover", "relocate", "above", "scout", "scout-builds", "shop", "library", "tithe", "over",
)  # fmt: skip
"""What may be pending, in the order in which observations count it."""
MOST_STACKS: Final = 7
MOST_CARDS: Final = 40
"""In one stack."""
MOST_EVENTS: Final = 24

PHASE_CELLS: Final = numbered(PHASES)
CARD_CELLS: Final = numbered(KEYS)
"""The cell of a card is one more than its kind."""
NO_CARDS: Final[list[int]] = []
NOTHING_DUE: Final = [0] * len(GOODS)


def row(state: State, seat: Seat) -> list[int]:
    """Every cell as a byte: -1 is written 255."""
    assert isinstance(state, PrincesState)
    p = state.p
    now = p.now()
    asked = Asked()
    now.show(asked)
    out = [seat & BYTE, p.turn & BYTE, min(p.turns, HIGHEST), p.first & BYTE, now.seat & BYTE]
    out.append(PHASE_CELLS[now.name()])
    out.append(CARD_CELLS[asked.about])
    out.append(asked.left)
    out.extend(asked.due or NOTHING_DUE)
    put_set(asked.named, SPOTS, out)
    put_bag(asked.turned_up, len(CENTRE), out)
    out.append(p.number)
    out.append(p.face + 1)
    out.append(p.event + 1)
    for realm in range(2):
        _realm(p, realm, seat, out)
    _stacks(p, 0 if seat == WATCHER else BIT[seat], out)
    _events(p.events, out)
    out.append(len(p.discard))
    out.append(p.discard[-1] + 1 if p.discard else 0)
    out.append(p.face_up)
    out.append(p.roads)
    out.append(p.settlements)
    out.append(p.cities)
    out.append(len(members(p.centre)))
    out.append(p.strength_holder() & BYTE)
    out.append(p.trade_holder() & BYTE)
    out.append(p.winner & BYTE)
    out.append(int(p.over()))
    return out


def _realm(p: Position, seat: Seat, reader: Seat, out: list[int]) -> None:
    realm = p.realms[seat]
    out.append(seat)
    _columns(realm, out)
    out.append(int(realm.road_left))
    out.append(int(realm.road_right))
    _regions(realm, out)
    _standing(realm, out)
    out.append(realm.cache_at + 1)
    out.append(realm.cache)
    out.append(realm.strength)
    out.append(realm.commerce)
    out.append(realm.skill)
    out.append(realm.progress)
    out.append(p.points(seat))
    out.append(realm.ships)
    out.extend(realm.stock())
    out.append(counted(realm))
    out.extend(rates(realm))
    out.append(search_price(p, seat))
    _hand(realm, seat == reader, seat == 1 - reader, out)
    out.append(limit(p, seat))


def _columns(realm: Realm, out: list[int]) -> None:
    """The settlements and cities from the left."""
    at = len(out)
    out.append(realm.right - realm.left + 1)
    for column in range(realm.left, realm.right + 1):
        out.append(column + 1)
        out.append(int(realm.is_city(column)))
    fill_up(1 + 2 * COLUMNS, at, out)


def _regions(realm: Realm, out: list[int]) -> None:
    """The terrain, number and store of every place with a region."""
    at = len(out)
    out.extend([0] * (4 * REGIONS))
    for place in realm.region_places():
        if realm.terrain[place] >= 0:
            cell = at + 4 * place
            out[cell] = 1
            out[cell + 1] = realm.terrain[place] + 1
            out[cell + 2] = realm.number[place]
            out[cell + 3] = realm.store[place]


def _standing(realm: Realm, out: list[int]) -> None:
    """The card on every spot, and what it covers (P-217)."""
    at = len(out)
    out.extend([0] * (3 * SPOTS))
    for spot in realm.standing():
        kind = realm.spots[spot]
        cell = at + 3 * spot
        out[cell] = 1
        out[cell + 1] = kind + 1
        if NAME[kind] == TOWN_HALL:
            out[cell + 2] = realm.covered + 1


def _hand(realm: Realm, own: bool, opposite: bool, out: list[int]) -> None:
    """What the reader knows of a hand, what the opponent knows of the reader's, and all backs."""
    shown = [kind for i, kind in enumerate(realm.hand) if realm.shown[i]] if own or opposite else NO_CARDS
    put_bag(realm.hand if own else shown, KINDS, out)
    put_bag(shown if own else NO_CARDS, KINDS, out)
    for deck in range(len(DECKS)):
        out.append(realm.backs(deck))


def _stacks(p: Position, reader: int, out: list[int]) -> None:
    """The draw stacks, top first, as far as the reader (a bit) knows their cards."""
    at = len(out)
    out.append(len(p.stacks))
    for stack, cards in enumerate(p.stacks):
        start = len(out)
        out.append(len(cards))
        for i, known in enumerate(p.knows[stack]):
            out.append(cards[i] + 1 if known & reader else 0)
        fill_up(1 + MOST_CARDS, start, out)
    fill_up(1 + MOST_STACKS * (1 + MOST_CARDS), at, out)


def _events(events: list[int], out: list[int]) -> None:
    at = len(out)
    out.append(len(events))
    out.extend([kind + 1 for kind in events])
    fill_up(1 + MOST_EVENTS, at, out)

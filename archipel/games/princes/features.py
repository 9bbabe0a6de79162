"""The observation encoder of Princes: one row of cells for a seat, equal to the encoding of its view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from archipel.core.cells import HIGHEST, Cells, numbered
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

PRINTED_PHASES: Final = [
    "first", "dice", "guard", "draw", "look", "event", "region", "start-stack", "take", "arrange",
    "opening", "number", "action", "pay", "gain", "store", "demand", "give", "return", "fill", "waive",
    "name", "lose", "riots", "under", "refill", "surplus", "exchange", "exchanged", "react", "feud",
    "steal", "recover", "relocate", "above", "scout", "scout-builds", "shop", "library", "tithe", "over",
]  # fmt: skip
"""The questions of the printed box."""
PHASES: Final = tuple(PRINTED_PHASES + [card.asks for card in CARDS if card.asks])
"""The names of all questions, in the order in which observations number them."""
HELD: Final = [kind for kind in range(KINDS) if not CARDS[kind].is_event]
"""The cards that may be in a hand."""
MOST_STACKS: Final = 6
MOST_CARDS: Final = 36
"""Most cards in one stack: all of the largest back."""
MOST_EVENTS: Final = 24
MOST_ALIKE: Final[int] = max([card.count for card in CARDS])
"""Most copies of one card."""

PHASE_CELLS: Final = numbered(PHASES)
CARD_CELLS: Final = numbered(KEYS)
"""The cell of a card is one more than its kind."""
HELD_PLACE: Final = [HELD.index(kind) if kind in HELD else -1 for kind in range(KINDS)]
"""By kind, its index in `HELD`; -1 for events."""


def row(state: State, seat: Seat, out: Cells) -> None:
    """Write the observation of a seat or a spectator."""
    assert isinstance(state, PrincesState)
    p = state.p
    now = p.now()
    asked = Asked()
    now.show(asked)
    me = out.begin(seat, 2)
    cells = out.row
    cells.append(seat & 255)
    cells.append(out.who(p.turn))
    cells.append(min(p.turns, HIGHEST))
    cells.append(out.who(p.first))
    cells.append(out.who(now.seat))
    cells.append(PHASE_CELLS[now.name()])
    cells.append(CARD_CELLS[asked.about])
    cells.append(asked.left)
    out.put_each(len(GOODS), asked.due)
    out.put_set(SPOTS, asked.named)
    out.put_bag(len(CENTRE), asked.turned_up)
    cells.append(p.number)
    cells.append(p.face + 1)
    cells.append(p.event + 1)
    _realm(p, me, seat, out)
    _realm(p, 1 - me, seat, out)
    _stacks(p, seat, out)
    cells.append(len(p.events))
    for kind in p.events:
        cells.append(kind + 1)
    out.put_zeros(MOST_EVENTS - len(p.events))
    cells.append(min(len(p.discard), HIGHEST))
    cells.append(p.discard[-1] + 1 if p.discard else 0)
    cells.append(p.face_up)
    cells.append(p.roads)
    cells.append(p.settlements)
    cells.append(p.cities)
    cells.append(len(members(p.centre)))
    cells.append(out.who(p.strength_holder()))
    cells.append(out.who(p.trade_holder()))
    cells.append(out.who(p.winner))
    cells.append(1 if p.over() else 0)


def _realm(p: Position, seat: Seat, reader: Seat, out: Cells) -> None:
    realm = p.realms[seat]
    cells = out.row
    _columns(realm, out)
    cells.append(1 if realm.road_left else 0)
    cells.append(1 if realm.road_right else 0)
    _regions(realm, out)
    _standing(realm, out)
    cells.append(realm.cache_at + 1)
    cells.append(u8(realm.cache))
    cells.append(realm.strength)
    cells.append(realm.commerce)
    cells.append(realm.skill)
    cells.append(realm.progress)
    cells.append(p.points(seat))
    cells.append(realm.ships)
    out.put_packed(len(GOODS), realm.goods)
    cells.append(counted(realm))
    out.put_all(rates(realm))
    cells.append(search_price(p, seat))
    _hand(realm, seat == reader, seat == 1 - reader, out)
    cells.append(limit(p, seat))


def _columns(realm: Realm, out: Cells) -> None:
    """Write the settlements and cities, from the left."""
    n = realm.right - realm.left + 1
    out.row.append(n)
    for column in range(realm.left, realm.right + 1):
        out.row.append(column + 1)
        out.row.append(1 if realm.is_city(column) else 0)
    out.put_zeros(2 * (COLUMNS - n))


def _regions(realm: Realm, out: Cells) -> None:
    """Write the terrain, number and store of every region."""
    cells = out.row
    at: i64 = len(cells)
    out.put_zeros(4 * REGIONS)
    for place in range(2 * realm.left, 2 * realm.right + 4):
        terrain = realm.terrain[place]
        if terrain >= 0:
            cell = at + 4 * place
            cells[cell] = 1
            cells[cell + 1] = terrain + 1
            cells[cell + 2] = realm.number[place]
            cells[cell + 3] = u8(realm.stored(place))


def _standing(realm: Realm, out: Cells) -> None:
    """Write the card on every spot and the card under it (P-217)."""
    cells = out.row
    at: i64 = len(cells)
    out.put_zeros(3 * SPOTS)
    for spot in range(4 * realm.left, 4 * realm.right + 4):
        kind = realm.spots[spot]
        if kind >= 0:
            cell = at + 3 * spot
            cells[cell] = 1
            cells[cell + 1] = kind + 1
            cells[cell + 2] = realm.covered + 1 if NAME[kind] == TOWN_HALL else 0


def _hand(realm: Realm, own: bool, opposite: bool, out: Cells) -> None:
    """Write the hand cards known to the reader, those known to the opponent, and the backs."""
    cells = out.row
    width: i64 = len(HELD)
    at: i64 = len(cells)
    out.put_zeros(2 * width + len(DECKS))
    for i, kind in enumerate(realm.hand):
        shown = realm.is_shown(i)
        if own or (opposite and shown):
            cells[at + HELD_PLACE[kind]] += 1
        if own and shown:
            cells[at + width + HELD_PLACE[kind]] += 1
        cells[at + 2 * width + DECK[kind]] += 1


def _stacks(p: Position, reader: Seat, out: Cells) -> None:
    """Write the draw stacks, top first, with the cards the reader knows."""
    cells = out.row
    cells.append(len(p.stacks))
    for stack, cards in enumerate(p.stacks):
        cells.append(len(cards))
        known = p.known_in(stack, reader)
        if known:
            for i, kind in enumerate(cards):
                cells.append(kind + 1 if known >> i & 1 else 0)
            out.put_zeros(MOST_CARDS - len(cards))
        else:
            out.put_zeros(MOST_CARDS)
    out.put_zeros((MOST_STACKS - len(p.stacks)) * (1 + MOST_CARDS))

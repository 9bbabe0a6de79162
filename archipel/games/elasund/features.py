"""The observation of Elasund: a row of cells straight from a position, equal to the one made from the view.

It saves building the view. `tests/envs/test_encoder.py` compares both.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from archipel.core.cells import HIGHEST, Cells, numbered
from archipel.core.state import NOBODY, WATCHER, Seat, State
from archipel.games.elasund.board import CITY_SPACES, ROW_NUMBERS, SPACES, X, Y
from archipel.games.elasund.city import DISPLACED, GONE, SUPPLY
from archipel.games.elasund.components import ChurchSite, gold_in, influence_in
from archipel.games.elasund.position import Asked, Position
from archipel.games.elasund.state import ElasundState
from archipel.games.elasund.tiles import (
    CARD_KINDS,
    CHURCH_TILES,
    COUNT,
    FIRST,
    HOUSE,
    KIND_NAMES,
    KIND_OF,
    NEUTRAL_KINDS,
    PERMITS,
    TILES,
    TRACK_END,
    WALL_CARDS,
    WALL_TILES,
    WALL_TOWER,
    coloured,
)
from archipel.parts.bits import set_of

STEPS: Final = (
    "first-player", "draws", "roll", "dice", "ship", "give", "take", "loot", "build", "spend", "tile",
    "lay", "huts", "permit", "square", "special", "over",
)  # fmt: skip
"""The names of all questions, in the order of their cells."""
PURPOSES: Final = ("building", "permit", "move", "upgrade", "place", "pirates", "shortage")
"""Why a square, a payment or cards are asked for, in the order of their cells."""
WORDS: Final = ("build", "permit", "move", "upgrade", "place", "at", *KIND_NAMES, *"0123456789")
"""The words of the notation in which an action is announced."""
WHERE: Final = ("board", "supply", "displaced", "gone")
"""The possible places of a coloured building."""
MOST_SEATS: Final = 4
MOST_WORDS: Final = 6
MOST_DRAWN: Final = 2
"""E-048: the tiles that the first builder of the church chooses from."""

STEP_CELLS: Final = numbered(STEPS)
PURPOSE_CELLS: Final = numbered(PURPOSES)
WORD_CELLS: Final = numbered(WORDS)
WHERE_CELLS: Final = numbered(WHERE)
ON_BOARD: Final = WHERE_CELLS["board"]
IN_SUPPLY: Final = WHERE_CELLS["supply"]
IS_DISPLACED: Final = WHERE_CELLS["displaced"]
IS_GONE: Final = WHERE_CELLS["gone"]


def row(state: State, seat: Seat, out: Cells) -> None:
    """Write what a seat, or a spectator, may know of a position."""
    assert isinstance(state, ElasundState)
    p = state.p
    question = p.now()
    asked = Asked()
    question.show(asked)
    me = out.begin(seat, p.seats)
    cells = out.row
    cells.append(seat & 255)
    cells.append(STEP_CELLS[question.name()])
    cells.append(PURPOSE_CELLS[asked.purpose])
    _announced(asked.announced, out)
    out.put_seats(set_of(question.asked()))
    cells.append(out.who(p.turn))
    cells.append(min(p.turns, HIGHEST))
    cells.append(min(p.idle, HIGHEST))
    cells.append(p.builds)
    cells.append(ROW_NUMBERS[p.ship] if p.ship >= 0 else 0)
    cells.append(p.low)
    cells.append(p.high)
    for i in range(p.seats):
        cells.append(p.contest[(me + i) % p.seats] & 255)
    for i in range(p.seats):
        _seat(p, (me + i) % p.seats, seat, asked, out)
    _cards(p, seat, out)
    _tiles(p, me, out)
    _permits(p, me, out)
    _walls(p, out)
    _piles(p, out)
    _church(p.church, p.church.drawn if seat == p.turn else [], out)
    cells.append(p.church.bottom if seat == p.church.known_to else 0)
    cells.append(out.who(p.winner()))
    cells.append(1 if p.over() else 0)


def _announced(text: str, out: Cells) -> None:
    words = text.split(" ") if text else []
    for word in words:
        out.row.append(WORD_CELLS[word])
    out.put_zeros(MOST_WORDS - len(words))


def _seat(p: Position, seat: Seat, reader: Seat, asked: Asked, out: Cells) -> None:
    """E-A45: the numbers of gold and influence cards are public; what is laid aside still counts."""
    aside: i64 = 0 if seat == reader else p.cards.aside[seat]
    built = p.walls.built[seat]
    tile = built + 1
    cells = out.row
    cells.append(p.cards.gold(seat) + gold_in(aside))
    cells.append(p.cards.influence(seat) + influence_in(aside))
    cells.append(p.placed(seat))
    cells.append(p.cubes[seat])
    cells.append(p.points[seat])
    cells.append(min(p.points[seat], TRACK_END))
    cells.append(p.track_cubes[seat])
    for value in range(PERMITS):
        cells.append(1 if p.permit_at[PERMITS * seat + value] < 0 else 0)
    for kind in range(HOUSE, HOUSE + 4):
        cells.append(_where(p.place[coloured(seat, kind)]))
    cells.append(built)
    cells.append(WALL_CARDS[tile] if tile <= WALL_TILES else 0)
    cells.append(1 if tile <= WALL_TILES and WALL_TOWER[tile] else 0)
    cells.append(p.walls.towers(seat))
    cells.append(asked.owed[seat] if asked.owed else 0)


def _where(place: int) -> int:
    if place == SUPPLY:
        return IN_SUPPLY
    if place == GONE:
        return IS_GONE
    return IS_DISPLACED if place == DISPLACED else ON_BOARD


def _cards(p: Position, reader: Seat, out: Cells) -> None:
    cards = p.cards
    out.put_packed(CARD_KINDS, 0 if reader == WATCHER else cards.hand[reader])
    out.put_packed(CARD_KINDS, 0 if reader == WATCHER else cards.aside[reader])
    out.row.append(cards.bank)
    out.row.append(cards.in_deck())
    out.put_packed(CARD_KINDS, cards.spent)
    out.put_packed(CARD_KINDS, cards.pool)


def _tiles(p: Position, me: Seat, out: Cells) -> None:
    """Write the buildings on the board: kind, owner, north-west square, cubes; the reader's first."""
    cells = out.row
    at = len(cells)
    cells.append(0)
    n = 0
    for i in range(p.seats):
        owner = (me + i) % p.seats
        for tile, square in enumerate(p.place):
            if square >= 0 and p.owner[tile] == owner:
                n += 1
                cells.append(KIND_OF[tile] + 1)
                cells.append(i)
                cells.append(X[square])
                cells.append(Y[square])
                cells.append(p.flags[tile])
    cells[at] = n
    out.put_zeros(5 * (TILES - n))


def _permits(p: Position, me: Seat, out: Cells) -> None:
    """Write the permits on the board: owner, value, square; the reader's first."""
    cells = out.row
    at = len(cells)
    cells.append(0)
    n = 0
    for i in range(p.seats):
        first = PERMITS * ((me + i) % p.seats)
        for value in range(PERMITS):
            square = p.permit_at[first + value]
            if square >= 0:
                n += 1
                cells.append(i)
                cells.append(value)
                cells.append(X[square])
                cells.append(Y[square])
    cells[at] = n
    out.put_zeros(4 * (MOST_SEATS * PERMITS - n))


def _walls(p: Position, out: Cells) -> None:
    """Write the owner and the tile of each space between the gates."""
    cells = out.row
    at = len(cells)
    out.put_zeros(3 * SPACES)
    for space in CITY_SPACES[p.seats]:
        first = at + 3 * space
        cells[first] = 1
        cells[first + 1] = out.who(p.walls.owner[space])
        cells[first + 2] = p.walls.tile[space]


def _piles(p: Position, out: Cells) -> None:
    """Write how many tiles of each neutral kind are left."""
    for kind in range(NEUTRAL_KINDS):
        left = 0
        for tile in range(FIRST[kind], FIRST[kind] + COUNT[kind]):
            if p.place[tile] == SUPPLY:
                left += 1
        out.row.append(left)


def _church(church: ChurchSite, drawn: list[int], out: Cells) -> None:
    """Write the tiles on the board, the site, how many are left, and those the reader chooses from."""
    cells = out.row
    at = len(cells)
    cells.append(0)
    n = 0
    for tile in range(1, CHURCH_TILES + 1):
        if church.owner[tile] != NOBODY:
            square = church.square(tile)
            n += 1
            cells.append(tile)
            cells.append(out.who(church.owner[tile]))
            cells.append(X[square])
            cells.append(Y[square])
    cells[at] = n
    out.put_zeros(4 * (CHURCH_TILES - n))
    cells.append(X[church.site] if church.begun() else 0)
    cells.append(Y[church.site] if church.begun() else 0)
    cells.append(church.left())
    out.put_up_to(MOST_DRAWN, drawn)

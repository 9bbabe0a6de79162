"""A position of Elasund as the row of one seat, cell for cell what its view and its layout make of it."""

from __future__ import annotations

from typing import Final

from archipel.core.state import NOBODY, WATCHER, Seat, State
from archipel.games.elasund.board import CITY_SPACES, ROW_NUMBERS, SPACES, X, Y
from archipel.games.elasund.city import DISPLACED, GONE, SUPPLY
from archipel.games.elasund.position import Asked, Position
from archipel.games.elasund.state import ElasundState
from archipel.games.elasund.things import Church
from archipel.games.elasund.tiles import (
    CARD_KINDS,
    CHURCH_TILES,
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
from archipel.parts.cells import HIGHEST, Cells, numbered

STEPS: Final = (
    "first-player", "draws", "roll", "dice", "ship", "give", "take", "loot", "build", "spend", "tile",
    "lay", "huts", "permit", "square", "special", "over",
)  # fmt: skip
"""What may be pending, in the order in which observations count it."""
PURPOSES: Final = ("building", "permit", "move", "upgrade", "place", "pirates", "shortage")
"""What a square or a payment is asked for, or why cards are given up, in the order of observations."""
WORDS: Final = ("build", "permit", "move", "upgrade", "place", "at", *KIND_NAMES, *"0123456789")
"""What is announced is said in these words of the notation."""
WHERE: Final = ("board", "supply", "displaced", "gone")
"""Where a coloured building may be."""
MOST_SEATS: Final = 4
MOST_WORDS: Final = 6
MOST_DRAWN: Final = 2
"""E-048: the tiles that the first builder of the church chooses from."""

STEP_CELLS: Final = numbered(STEPS)
PURPOSE_CELLS: Final = numbered(PURPOSES)
WORD_CELLS: Final = numbered(WORDS)
WHERE_CELLS: Final = numbered(WHERE)
NO_CARDS: Final = [0] * CARD_KINDS
WIDTH: Final = 508
"""With most seats."""


def row(state: State, seat: Seat) -> bytes:
    """Every cell as a byte: -1 is written 255."""
    assert isinstance(state, ElasundState)
    p = state.p
    question = p.now()
    asked = Asked()
    question.show(asked)
    out = Cells(WIDTH)
    out.put(seat)
    out.put(STEP_CELLS[question.name()])
    out.put(PURPOSE_CELLS[asked.purpose])
    _announced(asked.announced, out)
    out.put_set(MOST_SEATS, set_of(question.asked()))
    out.put(p.turn)
    out.put(min(p.turns, HIGHEST))
    out.put(min(p.idle, HIGHEST))
    out.put(p.builds)
    out.put(ROW_NUMBERS[p.ship] if p.ship >= 0 else 0)
    out.put(p.low)
    out.put(p.high)
    out.put_each(MOST_SEATS, p.contest)
    for other in range(p.seats):
        _seat(p, other, seat, asked, out)
    _cards(p, seat, out)
    _tiles(p, out)
    _permits(p, out)
    _walls(p, out)
    for kind in range(NEUTRAL_KINDS):
        out.put(p.stock(kind))
    _church(p.church, p.church.drawn if seat == p.turn else [], out)
    out.put(p.church.bottom if seat == p.church.known_to else 0)
    out.put(p.winner())
    out.put(int(p.over()))
    return out.finished()


def _announced(text: str, out: Cells) -> None:
    at = out.at
    if text:
        for word in text.split(" "):
            out.put(WORD_CELLS[word])
    out.at = at + MOST_WORDS


def _seat(p: Position, seat: Seat, reader: Seat, asked: Asked, out: Cells) -> None:
    """E-A45: the numbers of gold and influence cards are public; what is laid aside still counts."""
    aside = NO_CARDS if seat == reader else p.cards.aside[seat]
    tile = p.walls.built[seat] + 1
    out.put(seat)
    out.put(p.cards.gold(seat) + aside[0])
    out.put(p.cards.influence(seat) + aside[1] + aside[2] + aside[3])
    out.put(p.placed(seat))
    out.put(p.cubes[seat])
    out.put(p.points[seat])
    out.put(min(p.points[seat], TRACK_END))
    out.put(p.track_cubes[seat])
    for value in range(PERMITS):
        out.put(int(p.permit_at[PERMITS * seat + value] < 0))
    for kind in range(HOUSE, HOUSE + 4):
        out.put(_where(p.place[coloured(seat, kind)]))
    out.put(p.walls.built[seat])
    out.put(WALL_CARDS[tile] if tile <= WALL_TILES else 0)
    out.put(int(tile <= WALL_TILES and WALL_TOWER[tile]))
    out.put(p.walls.towers(seat))
    out.put(asked.owed[seat] if asked.owed else 0)


def _where(place: int) -> int:
    if place == SUPPLY:
        return WHERE_CELLS["supply"]
    if place == GONE:
        return WHERE_CELLS["gone"]
    return WHERE_CELLS["displaced" if place == DISPLACED else "board"]


def _cards(p: Position, reader: Seat, out: Cells) -> None:
    cards = p.cards
    out.put_all(NO_CARDS if reader == WATCHER else cards.hand[reader])
    out.put_all(NO_CARDS if reader == WATCHER else cards.aside[reader])
    out.put(cards.bank)
    out.put(cards.in_deck())
    out.put_all(cards.spent)
    out.put_all(cards.pool)


def _tiles(p: Position, out: Cells) -> None:
    """The buildings on the board: kind, owner, north-west square, cubes."""
    at = out.at
    out.put(0)
    for tile, square in enumerate(p.place):
        if square >= 0:
            out.row[at] += 1
            out.put(KIND_OF[tile] + 1)
            out.put(p.owner[tile])
            out.put(X[square])
            out.put(Y[square])
            out.put(p.flags[tile])
    out.at = at + 1 + 5 * TILES


def _permits(p: Position, out: Cells) -> None:
    """The permits on the board: owner, value, square."""
    at = out.at
    out.put(0)
    for permit, square in enumerate(p.permit_at):
        if square >= 0:
            out.row[at] += 1
            out.put(permit // PERMITS)
            out.put(permit % PERMITS)
            out.put(X[square])
            out.put(Y[square])
    out.at = at + 1 + 4 * MOST_SEATS * PERMITS


def _walls(p: Position, out: Cells) -> None:
    """Who has built which tile on each space between the gates."""
    at = out.at
    for space in CITY_SPACES[p.seats]:
        out.at = at + 3 * space
        out.put(1)
        out.put(p.walls.owner[space])
        out.put(p.walls.tile[space])
    out.at = at + 3 * SPACES


def _church(church: Church, drawn: list[int], out: Cells) -> None:
    """The tiles on the board, the site, how many are left, and those the reader chooses from."""
    at = out.at
    out.put(0)
    for tile in range(1, CHURCH_TILES + 1):
        if church.owner[tile] != NOBODY:
            square = church.square(tile)
            out.row[at] += 1
            out.put(tile)
            out.put(church.owner[tile])
            out.put(X[square])
            out.put(Y[square])
    out.at = at + 1 + 4 * CHURCH_TILES
    out.put(X[church.site] if church.begun() else 0)
    out.put(Y[church.site] if church.begun() else 0)
    out.put(church.left())
    out.put_up_to(MOST_DRAWN, drawn)

"""A position of Elasund as the row of one seat, cell for cell what its view and its layout make of it."""

from __future__ import annotations

from typing import Final

from archipel.core.state import NOBODY, WATCHER, Seat, State
from archipel.games.elasund.board import CITY_SPACES, ROW_NUMBERS, SPACES, X, Y
from archipel.games.elasund.position import DISPLACED, GONE, SUPPLY, Asked, Position
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
from archipel.parts.cells import BYTE, HIGHEST, fill_up, numbered, put_set

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


def row(state: State, seat: Seat) -> list[int]:
    """Every cell as a byte: -1 is written 255."""
    assert isinstance(state, ElasundState)
    p = state.p
    question = p.now()
    asked = Asked()
    question.show(asked)
    out = [seat & BYTE, STEP_CELLS[question.name()], PURPOSE_CELLS[asked.purpose]]
    _announced(asked.announced, out)
    put_set(set_of(question.asked()), MOST_SEATS, out)
    out.append(p.turn)
    out.append(min(p.turns, HIGHEST))
    out.append(min(p.idle, HIGHEST))
    out.append(p.builds)
    out.append(ROW_NUMBERS[p.ship] if p.ship >= 0 else 0)
    out.append(p.low)
    out.append(p.high)
    _contest(p.contest, out)
    for other in range(p.seats):
        _seat(p, other, seat, asked, out)
    _cards(p, seat, out)
    _tiles(p, out)
    _permits(p, out)
    _walls(p, out)
    for kind in range(NEUTRAL_KINDS):
        out.append(p.stock(kind))
    _church(p.church, p.church.drawn if seat == p.turn else [], out)
    out.append(p.church.bottom if seat == p.church.known_to else 0)
    out.append(p.winner() & BYTE)
    out.append(int(p.over()))
    return out


def _announced(text: str, out: list[int]) -> None:
    at = len(out)
    if text:
        for word in text.split(" "):
            out.append(WORD_CELLS[word])
    fill_up(MOST_WORDS, at, out)


def _contest(rolled: list[int], out: list[int]) -> None:
    at = len(out)
    out.extend([pips & BYTE for pips in rolled])
    fill_up(MOST_SEATS, at, out)


def _seat(p: Position, seat: Seat, reader: Seat, asked: Asked, out: list[int]) -> None:
    """E-A45: the numbers of gold and influence cards are public; what is laid aside still counts."""
    aside = NO_CARDS if seat == reader else p.cards.aside[seat]
    tile = p.walls.built[seat] + 1
    out.append(seat)
    out.append(p.cards.gold(seat) + aside[0])
    out.append(p.cards.influence(seat) + aside[1] + aside[2] + aside[3])
    out.append(p.placed(seat))
    out.append(p.cubes[seat])
    out.append(p.points[seat])
    out.append(min(p.points[seat], TRACK_END))
    out.append(p.track_cubes[seat])
    for value in range(PERMITS):
        out.append(int(p.permit_at[PERMITS * seat + value] < 0))
    for kind in range(HOUSE, HOUSE + 4):
        out.append(_where(p.place[coloured(seat, kind)]))
    out.append(p.walls.built[seat])
    out.append(WALL_CARDS[tile] if tile <= WALL_TILES else 0)
    out.append(int(tile <= WALL_TILES and WALL_TOWER[tile]))
    out.append(p.walls.towers(seat))
    out.append(asked.owed[seat] if asked.owed else 0)


def _where(place: int) -> int:
    if place == SUPPLY:
        return WHERE_CELLS["supply"]
    if place == GONE:
        return WHERE_CELLS["gone"]
    return WHERE_CELLS["displaced" if place == DISPLACED else "board"]


def _cards(p: Position, reader: Seat, out: list[int]) -> None:
    cards = p.cards
    out.extend(NO_CARDS if reader == WATCHER else cards.hand[reader])
    out.extend(NO_CARDS if reader == WATCHER else cards.aside[reader])
    out.append(cards.bank)
    out.append(cards.in_deck())
    out.extend(cards.spent)
    out.extend(cards.pool)


def _tiles(p: Position, out: list[int]) -> None:
    """The buildings on the board: kind, owner, north-west square, cubes."""
    at = len(out)
    out.append(0)
    for tile, square in enumerate(p.place):
        if square >= 0:
            out[at] += 1
            out.append(KIND_OF[tile] + 1)
            out.append(p.owner[tile] & BYTE)
            out.append(X[square])
            out.append(Y[square])
            out.append(p.flags[tile])
    fill_up(1 + 5 * TILES, at, out)


def _permits(p: Position, out: list[int]) -> None:
    """The permits on the board: owner, value, square."""
    at = len(out)
    out.append(0)
    for permit, square in enumerate(p.permit_at):
        if square >= 0:
            out[at] += 1
            out.append(permit // PERMITS)
            out.append(permit % PERMITS)
            out.append(X[square])
            out.append(Y[square])
    fill_up(1 + 4 * MOST_SEATS * PERMITS, at, out)


def _walls(p: Position, out: list[int]) -> None:
    """Who has built which tile on each space between the gates."""
    at = len(out)
    out.extend([0] * (3 * SPACES))
    for space in CITY_SPACES[p.seats]:
        out[at + 3 * space] = 1
        out[at + 3 * space + 1] = p.walls.owner[space] & BYTE
        out[at + 3 * space + 2] = p.walls.tile[space]


def _church(church: Church, drawn: list[int], out: list[int]) -> None:
    """The tiles on the board, the site, how many are left, and those the reader chooses from."""
    at = len(out)
    out.append(0)
    for tile in range(1, CHURCH_TILES + 1):
        if church.owner[tile] != NOBODY:
            square = church.square(tile)
            out[at] += 1
            out.append(tile)
            out.append(church.owner[tile])
            out.append(X[square])
            out.append(Y[square])
    fill_up(1 + 4 * CHURCH_TILES, at, out)
    out.append(X[church.site] if church.begun() else 0)
    out.append(Y[church.site] if church.begun() else 0)
    out.append(church.left())
    at = len(out)
    out.append(len(drawn))
    out.extend(drawn)
    fill_up(1 + MOST_DRAWN, at, out)

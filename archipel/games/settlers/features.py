"""The observation of Settlers: a row of cells straight from a position, equal to the one made from the view.

It saves building the view. `tests/envs/test_encoder.py` compares both.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from archipel.core.cells import HIGHEST, Cells, numbered
from archipel.core.state import Seat, State
from archipel.games.settlers.actions import MOST_SEATS
from archipel.games.settlers.awards import longest_trail
from archipel.games.settlers.board import ANY, CORNERS, FIELDS, HARBOUR_SLOTS, HARBOURS, NO_HARBOUR
from archipel.games.settlers.cards import (
    AWARD_POINTS,
    BANK_RATE,
    CARD_COUNTS,
    CITY_PIECES,
    HARBOUR_RATE,
    KINDS,
    POINT,
    SETTLEMENT_PIECES,
    SPECIAL_RATE,
)
from archipel.games.settlers.position import Asked, Player, Position
from archipel.games.settlers.state import SettlersState
from archipel.parts.bargain import SILENCE, addressees
from archipel.parts.packed import total

PHASES: Final = (
    "over", "land", "harbours", "tokens", "first-settlement", "first-road", "roll", "dice", "trade",
    "build", "discard", "robber", "rob", "theft", "free-road", "card", "answer", "close",
)  # fmt: skip
"""The names of all questions, in the order of their cells."""
PHASE_CELLS: Final = numbered(PHASES)
MOST_POINTS: Final = SETTLEMENT_PIECES + 2 * CITY_PIECES + 2 * AWARD_POINTS + CARD_COUNTS[POINT]
NO_OFFER: Final = [bytes(1 + 2 * KINDS + seats) for seats in range(MOST_SEATS + 1)]
"""By number of seats."""
NO_TERMS: Final = bytes(2 + 2 * KINDS)
NO_HAND: Final = bytes(3 + KINDS + 2 * len(CARD_COUNTS))
NO_CORNERS: Final = bytes(CORNERS)


def _of_harbours(harbours: int) -> bytes:
    """Return the cells of a player with these kinds of harbour: each of them, and the rates of the bank."""
    kinds = [harbours >> kind & 1 for kind in range(len(HARBOURS))]
    best = HARBOUR_RATE if kinds[ANY] else BANK_RATE
    return bytes(kinds + [SPECIAL_RATE if kinds[good] else best for good in range(KINDS)])


HARBOUR_CELLS: Final = [_of_harbours(harbours) for harbours in range(2 << NO_HARBOUR)]
"""By the set of harbours, in which one bit stands for none."""


def row(state: State, seat: Seat, out: Cells) -> None:
    """Write what a seat, or a spectator, may know of a position."""
    assert isinstance(state, SettlersState)
    p = state.p
    seats = len(p.players)
    now = p.now()
    asked = Asked(seats)
    now.show(asked)
    me = out.begin(seat, seats)
    cells = out.row
    cells.append(seat & 255)
    cells.append(PHASE_CELLS[now.name()])
    cells.append(out.who(p.turn))
    cells.append(min(p.turns, HIGHEST))
    cells.append(p.low)
    cells.append(p.high)
    _island(p, out)
    out.put_who(p.road)
    out.put_packed(KINDS, p.bank)
    cells.append(u8(total(p.pile)))
    out.put_packed(len(CARD_COUNTS), p.played)
    cells.append(1 if p.card_played else 0)
    cells.append(asked.free_roads)
    cells.append(p.last_corner & 255)
    cells.append(out.who(p.longest))
    cells.append(out.who(p.army))
    cells.append(out.who(asked.winner))
    _offer(p, out)
    for i in range(seats):
        _terms(p, (me + i) % seats, seat, asked, out)
    for i in range(seats):
        _player(p, p.players[(me + i) % seats], seat, asked, out)


def _island(p: Position, out: Cells) -> None:
    if p.laid:
        out.row.write(p.board.cells)
        out.row.append(p.robber)
    else:
        out.put_each(2 * FIELDS, [terrain + 1 for terrain in p.land])
        out.put_each(len(HARBOUR_SLOTS), [kind + 1 for kind in p.harbours])
        out.row.append(255)


def _offer(p: Position, out: Cells) -> None:
    offer = p.bargain.offer
    if offer is None:
        out.row.write(NO_OFFER[len(p.players)])
        return
    out.row.append(1)
    out.put_all(offer.give)
    out.put_all(offer.get)
    out.put_seats(addressees(len(p.players), p.turn, offer.to))


def _terms(p: Position, seat: Seat, reader: Seat, asked: Asked, out: Cells) -> None:
    """Write the terms of a seat. While an offer is open, answers are covered; proposals never are."""
    terms = None if p.bargain is SILENCE[len(p.players)] else p.bargain.seen(seat, reader, asked.covered)
    if terms is None:
        out.row.write(NO_TERMS)
        return
    out.row.append(1)
    out.put_all(terms.give)
    out.put_all(terms.get)
    out.row.append(0 if p.bargain.proposals[seat] is None else 1)


def _player(p: Position, player: Player, reader: Seat, asked: Asked, out: Cells) -> None:
    """S-A30: sizes are public; content is for the owner, until the end."""
    own = player.seat == reader
    is_open = own or asked.over
    laid: i64 = 0 if own else total(player.laid)
    fresh: i64 = p.fresh if player.seat == p.turn else 0
    cells = out.row
    cells.append(player.all_points() if is_open else player.points)
    cells.append(u8(player.held + laid))
    cells.append(u8(total(player.cards)))
    cells.append(u8(total(fresh)))
    cells.append(player.knights)
    # Roads of the initial phase are not measured before there is another one.
    cells.append(player.road_length if player.road_length else len(longest_trail(p, player.seat)))
    cells.append(player.roads_left)
    cells.append(player.settlements_left)
    cells.append(player.cities_left)
    out.put_set(CORNERS, player.settlements)
    if player.cities:
        out.put_set(CORNERS, player.cities)
    else:
        cells.write(NO_CORNERS)
    cells.write(HARBOUR_CELLS[player.harbours])
    cells.append(u8(asked.owed[player.seat] + laid))
    if is_open:
        cells.append(1)
        out.put_packed(KINDS, player.hand)
        cells.append(1)
        out.put_packed(len(CARD_COUNTS), player.cards)
        cells.append(1)
        out.put_packed(len(CARD_COUNTS), fresh)
    else:
        cells.write(NO_HAND)

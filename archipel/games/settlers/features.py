"""A position of Settlers as the row of one seat, cell for cell what its view and its layout make of it."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Seat, State
from archipel.games.settlers.awards import longest_trail
from archipel.games.settlers.board import CORNERS, FIELDS, HARBOUR_SLOTS, HARBOURS
from archipel.games.settlers.cards import CARD_COUNTS, KINDS
from archipel.games.settlers.packed import total, unpack
from archipel.games.settlers.position import Asked, Player, Position
from archipel.games.settlers.state import SettlersState
from archipel.parts.bargain import addressees
from archipel.parts.cells import HIGHEST, Cells, numbered

PHASES: Final = (
    "over", "land", "harbours", "tokens", "first-settlement", "first-road", "roll", "dice", "trade",
    "build", "discard", "robber", "rob", "theft", "free-road", "card", "answer", "close",
)  # fmt: skip
"""The names of all questions, in the order in which observations count them."""
PHASE_CELLS: Final = numbered(PHASES)
MOST_TERMS: Final = 3
TERMS_WIDTH: Final = 2 + 2 * KINDS
OFFER_WIDTH: Final = 1 + 2 * KINDS + 4
HAND_WIDTH: Final = 3 + KINDS + 2 * len(CARD_COUNTS)
WIDTH: Final = 787
"""With most seats."""


def row(state: State, seat: Seat) -> bytes:
    """Every cell as a byte: -1 is written 255."""
    assert isinstance(state, SettlersState)
    p = state.p
    now = p.now()
    asked = Asked(len(p.players))
    now.show(asked)
    out = Cells(WIDTH)
    out.put(seat)
    out.put(PHASE_CELLS[now.name()])
    out.put(p.turn)
    out.put(min(p.turns, HIGHEST))
    out.put(p.low)
    out.put(p.high)
    if p.laid:
        out.put_all([terrain + 1 for terrain in p.board.land])
        out.put_all(p.board.tokens)
        out.put_all([kind + 1 for kind in p.board.harbours])
        out.put(p.robber)
    else:
        out.put_each(2 * FIELDS, [terrain + 1 for terrain in p.land])
        out.put_each(len(HARBOUR_SLOTS), [kind + 1 for kind in p.harbours])
        out.put(-1)
    out.put_all(p.road)
    out.put_all(unpack(p.bank))
    out.put(total(p.pile))
    out.put_all(unpack(p.played))
    out.put(int(p.card_played))
    out.put(asked.free_roads)
    out.put(p.last_corner)
    out.put(p.longest)
    out.put(p.army)
    out.put(asked.winner)
    _offer(p, out)
    _terms(p, seat, asked, out)
    for player in p.players:
        _player(p, player, seat, asked, out)
    return out.finished()


def _offer(p: Position, out: Cells) -> None:
    offer = p.bargain.offer
    if offer is None:
        out.at += OFFER_WIDTH
        return
    to = addressees(len(p.players), p.turn, offer.to)
    out.put(1)
    out.put_all(offer.give)
    out.put_all(offer.get)
    out.put_set(4, to)


def _terms(p: Position, reader: Seat, asked: Asked, out: Cells) -> None:
    """While an offer is open, answers are covered; proposals never are."""
    at = out.at
    out.put(0)
    for seat in range(len(p.players)):
        terms = p.bargain.seen(seat, reader, asked.covered)
        if terms is not None:
            out.row[at] += 1
            out.put(seat)
            out.put_all(terms.give)
            out.put_all(terms.get)
            out.put(int(p.bargain.proposals[seat] is not None))
    out.at = at + 1 + MOST_TERMS * TERMS_WIDTH


def _player(p: Position, player: Player, reader: Seat, asked: Asked, out: Cells) -> None:
    """S-A30: sizes are public; content is for the owner, until the end."""
    own = player.seat == reader
    is_open = own or asked.over
    laid = 0 if own else total(player.laid)
    fresh = p.fresh if player.seat == p.turn else 0
    out.put(player.seat)
    out.put(player.all_points() if is_open else player.points)
    out.put(player.held + laid)
    out.put(total(player.cards))
    out.put(total(fresh))
    out.put(player.knights)
    # Roads of the initial phase are not measured before there is another one.
    out.put(player.road_length if player.road_length else len(longest_trail(p, player.seat)))
    out.put(player.roads_left)
    out.put(player.settlements_left)
    out.put(player.cities_left)
    out.put_set(CORNERS, player.settlements)
    out.put_set(CORNERS, player.cities)
    for kind in range(len(HARBOURS)):
        out.put(player.harbours >> kind & 1)
    for good in range(KINDS):
        out.put(player.rate(good))
    out.put(asked.owed[player.seat] + laid)
    if is_open:
        out.put(1)
        out.put_all(unpack(player.hand))
        out.put(1)
        out.put_all(unpack(player.cards))
        out.put(1)
        out.put_all(unpack(fresh))
    else:
        out.at += HAND_WIDTH

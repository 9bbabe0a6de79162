"""A position of Settlers as the row of one seat, cell for cell what its view and its layout make of it."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Seat, State
from archipel.games.settlers.awards import longest_trail
from archipel.games.settlers.board import CORNERS, FIELDS, HARBOUR_SLOTS, HARBOURS
from archipel.games.settlers.cards import CARD_COUNTS, KINDS, NO_CARDS
from archipel.games.settlers.position import Asked, Player, Position
from archipel.games.settlers.state import SettlersState
from archipel.parts.bargain import addressees
from archipel.parts.cells import BYTE, HIGHEST, numbered, put_set

PHASES: Final = (
    "over", "land", "harbours", "tokens", "first-settlement", "first-road", "roll", "dice", "trade",
    "build", "discard", "robber", "rob", "theft", "free-road", "card", "answer", "close",
)  # fmt: skip
"""The names of all questions, in the order in which observations count them."""
PHASE_CELLS: Final = numbered(PHASES)
NO_GOODS: Final = [0] * KINDS
NO_LAND: Final = [0] * FIELDS
NO_HARBOURS: Final = [0] * len(HARBOUR_SLOTS)
NO_TERMS: Final = [0] * (2 + 2 * KINDS)
NO_OFFER: Final = [0] * (1 + 2 * KINDS + 4)
NO_HAND: Final = [0] * (3 + KINDS + 2 * len(CARD_COUNTS))
MOST_TERMS: Final = 3


def row(state: State, seat: Seat) -> list[int]:
    """Every cell as a byte: -1 is written 255."""
    assert isinstance(state, SettlersState)
    p = state.p
    now = p.now()
    asked = Asked(len(p.players))
    now.show(asked)
    out = [seat & BYTE, PHASE_CELLS[now.name()], p.turn, min(p.turns, HIGHEST), p.low, p.high]
    if p.laid:
        out.extend([terrain + 1 for terrain in p.board.land])
        out.extend(p.board.tokens)
        out.extend([kind + 1 for kind in p.board.harbours])
        out.append(p.robber)
    else:
        out.extend([terrain + 1 for terrain in p.land])
        out.extend(NO_LAND[len(p.land) :])
        out.extend(NO_LAND)
        out.extend([kind + 1 for kind in p.harbours])
        out.extend(NO_HARBOURS[len(p.harbours) :])
        out.append(BYTE)
    out.extend([owner & BYTE for owner in p.road])
    out.extend(p.bank)
    out.append(sum(p.pile))
    out.extend(p.played)
    out.append(int(p.card_played))
    out.append(asked.free_roads)
    out.append(p.last_corner & BYTE)
    out.append(p.longest & BYTE)
    out.append(p.army & BYTE)
    out.append(asked.winner & BYTE)
    _offer(p, out)
    _terms(p, seat, asked, out)
    for player in p.players:
        _player(p, player, seat, asked, out)
    return out


def _offer(p: Position, out: list[int]) -> None:
    offer = p.bargain.offer
    if offer is None:
        out.extend(NO_OFFER)
        return
    to = addressees(len(p.players), p.turn, offer.to)
    out.append(1)
    out.extend(offer.give)
    out.extend(offer.get)
    put_set(to, 4, out)


def _terms(p: Position, reader: Seat, asked: Asked, out: list[int]) -> None:
    """While an offer is open, answers are covered; proposals never are."""
    at = len(out)
    out.append(0)
    for seat in range(len(p.players)):
        terms = p.bargain.seen(seat, reader, asked.covered)
        if terms is not None:
            out[at] += 1
            out.append(seat)
            out.extend(terms.give)
            out.extend(terms.get)
            out.append(int(p.bargain.proposals[seat] is not None))
    for _ in range(MOST_TERMS - out[at]):
        out.extend(NO_TERMS)


def _player(p: Position, player: Player, reader: Seat, asked: Asked, out: list[int]) -> None:
    """S-A30: sizes are public; content is for the owner, until the end."""
    own = player.seat == reader
    is_open = own or asked.over
    laid = 0 if own or player.laid is None else sum(player.laid)
    fresh = p.fresh if player.seat == p.turn else NO_CARDS
    out.append(player.seat)
    out.append(player.all_points() if is_open else player.points)
    out.append(player.held + laid)
    out.append(sum(player.cards))
    out.append(sum(fresh))
    out.append(player.knights)
    # Roads of the initial phase are not measured before there is another one.
    out.append(player.road_length if player.road_length else len(longest_trail(p, player.seat)))
    out.append(player.roads_left)
    out.append(player.settlements_left)
    out.append(player.cities_left)
    put_set(player.settlements, CORNERS, out)
    put_set(player.cities, CORNERS, out)
    for kind in range(len(HARBOURS)):
        out.append(player.harbours >> kind & 1)
    for good in range(KINDS):
        out.append(player.rate(good))
    out.append(asked.owed[player.seat] + laid)
    if is_open:
        out.append(1)
        out.extend(player.hand)
        out.append(1)
        out.extend(player.cards)
        out.append(1)
        out.extend(fresh)
    else:
        out.extend(NO_HAND)

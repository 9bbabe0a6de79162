"""What rules do to a position: pay, gain, spend, place and take back cubes, lift tiles and permits."""

from __future__ import annotations

from archipel.core.state import NOBODY, Seat
from archipel.games.elasund.position import (
    DISPLACED,
    DRAWS,
    FREE,
    GONE,
    SUPPLY,
    TO_SET_HUTS,
    Position,
)
from archipel.games.elasund.tiles import (
    COVERS,
    FLAGS,
    KIND_OF,
    NEUTRAL_TILES,
    PERMITS,
    SIZE,
    SMALL,
    TALL,
    coloured,
)
from archipel.games.elasund.trade import put_cubes, trade_gain, trade_loss, trade_points

# Cards.


def pay_bank(p: Position, seat: Seat, gold: int) -> None:
    """Gold goes to the bank."""
    p.hand[seat][0] -= gold
    p.bank += gold


def gain_gold(p: Position, seat: Seat, gold: int) -> None:
    """E-A28: gold comes from the bank, as much as there is."""
    taken = min(gold, p.bank)
    p.hand[seat][0] += taken
    p.bank -= taken


def spend(p: Position, seat: Seat, card: int, n: int) -> None:
    """E-068: spent influence goes to the discard pile."""
    p.hand[seat][card] -= n
    p.spent[card] += n


def spend_each(p: Position, seat: Seat) -> None:
    """Spend one influence card of each colour."""
    for card in (1, 2, 3):
        spend(p, seat, card, 1)


def in_deck(p: Position) -> int:
    """The size of the influence deck."""
    return p.deck[1] + p.deck[2] + p.deck[3]


def refill(p: Position, n: int) -> None:
    """E-069, E-A27: if the deck cannot give n cards, the discard pile is shuffled in."""
    if in_deck(p) < n:
        for card in (1, 2, 3):
            p.deck[card] += p.spent[card]
            p.spent[card] = 0


def ask_draws(p: Position, seat: Seat, n: int) -> None:
    """E-A28: the seat draws n influence cards, or as many as there are."""
    refill(p, n)
    n = min(n, in_deck(p))
    if n > 0:
        p.push(DRAWS, -1, seat, n)


# Tiles.


def set_tile(p: Position, tile: int, square: int, seat: Seat) -> None:
    """Put a tile on the board, its cubes (E-029) and its trade points (E-083) with it."""
    kind = KIND_OF[tile]
    for c in COVERS[kind][square]:
        p.cover[c] = tile
    p.place[tile] = square
    p.owner[tile] = seat
    p.flags[tile] = put_cubes(p, seat, FLAGS[kind])
    points = trade_points(kind, square)
    if points:
        trade_gain(p, seat, points)


def lift_tile(p: Position, tile: int, by_size: int) -> None:
    """E-037, E-038: the tile goes to its owner or pile, its cubes home; E-039: a starter may return."""
    kind = KIND_OF[tile]
    square = p.place[tile]
    seat = p.owner[tile]
    for c in COVERS[kind][square]:
        p.cover[c] = FREE
    p.place[tile] = SUPPLY
    p.cubes[seat] += p.flags[tile]
    p.flags[tile] = 0
    points = trade_points(kind, square)
    if points:
        trade_loss(p, seat, points)
    if tile < NEUTRAL_TILES:
        p.owner[tile] = NOBODY
    elif kind in (TALL, SMALL):
        # E-C13: with the ruling `bigger`, nothing else gives the right to set it up again.
        comes_back = by_size > SIZE[kind] or not p.rulings.hut_needs_bigger
        p.place[tile] = DISPLACED if comes_back else GONE


def ask_huts(p: Position) -> None:
    """E-097: the player on turn sets up his starters first, then the others clockwise."""
    for seat in reversed(p.from_turn()):
        if p.place[coloured(seat, TALL)] == DISPLACED or p.place[coloured(seat, SMALL)] == DISPLACED:
            p.push(TO_SET_HUTS, seat)


# Permits.


def set_permit(p: Position, seat: Seat, value: int, square: int) -> None:
    """A permit of the seat is laid on a square."""
    p.permit_at[PERMITS * seat + value] = square
    p.permit_on[square] = PERMITS * seat + value


def lift_permit(p: Position, square: int) -> None:
    """E-028: a permit goes home to its owner's supply."""
    permit = p.permit_on[square]
    if permit >= 0:
        p.permit_on[square] = -1
        p.permit_at[permit] = -1

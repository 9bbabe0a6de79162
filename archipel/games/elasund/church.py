"""The church: nine tiles on a 3x3 site that the first of them fixes (E-047 to E-055)."""

from __future__ import annotations

from archipel.core.state import CHANCE, NOBODY, Action, Note, Seat
from archipel.games.elasund.actions import LAY, TILE, Lay
from archipel.games.elasund.board import COLUMNS, FOUNDATION
from archipel.games.elasund.position import CHURCHED, TILE_FALLS, TO_BUILD, TO_LAY, Position
from archipel.games.elasund.reasons import lacks_gold, wrong_moment
from archipel.games.elasund.tiles import CHURCH_PRICE, CHURCH_TILES, TILES
from archipel.games.elasund.trade import put_cubes
from archipel.games.elasund.turn import check_win
from archipel.games.elasund.verbs import ask_huts, lift_permit, lift_tile, pay_bank


def offset(tile: int) -> int:
    """E-F11: tiles 1 to 9 are read left to right, top to bottom."""
    return COLUMNS * ((tile - 1) // 3) + (tile - 1) % 3


def church_square(p: Position, tile: int) -> int:
    """E-049: every tile has one correct square."""
    return p.site + offset(tile)


def why_not_church(p: Position, seat: Seat) -> list[Note]:
    """E-047: 7 gold, no permit; E-A44: while there are tiles."""
    notes = wrong_moment(p, seat, TO_BUILD)
    if p.church_left() == 0:
        notes.append(Note("church-complete", ["E-A44"]))
    notes += lacks_gold(p, seat, CHURCH_PRICE, ["E-047"])
    return notes


def may_build_church(p: Position, seat: Seat) -> bool:
    """The same, for the list."""
    return p.gold(seat) >= CHURCH_PRICE and p.church_left() > 0


def begin_church_tile(p: Position, seat: Seat) -> None:
    """E-A44: payment precedes the draw; E-048: the very first builder draws two."""
    pay_bank(p, seat, CHURCH_PRICE)
    p.builds += 1
    p.push(TILE_FALLS, CHANCE)


def stack_tops(p: Position) -> list[int]:
    """The tiles that may lie on top of the stack: all that nobody has seen, the bottom one last of all."""
    out: list[int] = []
    for tile in range(1, CHURCH_TILES + 1):
        if p.church[tile] == NOBODY and tile != p.bottom and tile not in p.drawn:
            out.append(tile)
    if not out and p.bottom:
        out.append(p.bottom)
    return out


def tile_list(p: Position) -> list[Action]:
    """What may be drawn now."""
    return [TILE[tile] for tile in stack_tops(p)]


def tile_falls(p: Position, tile: int) -> None:
    """E-047: the drawn tile is played; E-048: the first builder keeps two in hand to choose from."""
    p.pending.pop()
    if p.church_begun():
        build_church_tile(p, p.turn, tile)
        return
    p.drawn.append(tile)
    if len(p.drawn) < 2:
        p.push(TILE_FALLS, CHANCE)
    else:
        p.drawn.sort()
        p.push(TO_LAY, p.turn)


def lay_list(p: Position) -> list[Action]:
    """E-048: one of the two."""
    return [LAY[tile] for tile in p.drawn]


def why_not_lay(p: Position, seat: Seat, action: Lay) -> list[Note]:
    """E-048: one of the two drawn tiles."""
    notes = wrong_moment(p, seat, TO_LAY)
    if not notes and action.tile not in p.drawn:
        notes = [Note("not-drawn", ["E-048"], {"tile": action.tile})]
    return notes


def lay_first(p: Position, seat: Seat, tile: int) -> None:
    """E-048: one on the foundation, the other unseen under the stack; E-049: the site is fixed."""
    p.pending.pop()
    p.bottom = p.drawn[0] if p.drawn[1] == tile else p.drawn[1]
    p.bottom_known_to = seat
    p.drawn = []
    p.site = FOUNDATION - offset(tile)
    build_church_tile(p, seat, tile)


def build_church_tile(p: Position, seat: Seat, tile: int) -> None:
    """E-051: a permit goes home; E-052: a building goes, whatever its size; E-050: one cube on the tile."""
    square = church_square(p, tile)
    lift_permit(p, square)
    if 0 <= p.cover[square] < TILES:
        lift_tile(p, p.cover[square], 1)
    p.cover[square] = CHURCHED
    p.church[tile] = seat
    if tile == p.bottom:
        p.bottom = 0
        p.bottom_known_to = NOBODY
    put_cubes(p, seat, 1)
    check_win(p, seat)
    if p.winner == NOBODY:
        ask_huts(p)

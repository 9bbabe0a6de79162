"""The city wall: each player's tiles lean on a gate or on tiles that stand (E-042 to E-046)."""

from __future__ import annotations

from archipel.core.state import NOBODY, Action, Note, Seat
from archipel.games.elasund.actions import WALL, Wall
from archipel.games.elasund.board import CHEAP, CITY_SPACES, EAST, GATE, SPACE_NAMES, SPACE_PRICE, SUPPORTS
from archipel.games.elasund.cards import ask_draws, lacks_gold, pay_bank
from archipel.games.elasund.placing import check_win
from archipel.games.elasund.position import Position
from archipel.games.elasund.tiles import WALL_CARDS, WALL_TILES, WALL_TOWER
from archipel.games.elasund.trade import put_cubes


def is_supported(p: Position, space: int) -> bool:
    """E-043: it touches a gate or a wall tile that stands, anybody's."""
    return any(support == GATE or p.walls.owner[support] != NOBODY for support in SUPPORTS[space])


def is_too_early(p: Position, space: int) -> bool:
    """E-A17: with the ruling `cheap-first`, the east waits until the other strips are full."""
    if not p.rulings.cheap_walls_first or space < EAST:
        return False
    return any(other < EAST and p.walls.owner[other] == NOBODY for other in CITY_SPACES[p.seats])


def add_walls(p: Position, seat: Seat, out: list[Action]) -> None:
    """Append every space on which the seat may build its next wall tile."""
    gold = p.cards.gold(seat)
    if gold < CHEAP or p.walls.built[seat] == WALL_TILES:
        return
    for space in p.walls.ends:
        if gold >= SPACE_PRICE[space] and not is_too_early(p, space):
            out.append(WALL[space])


def refuse_wall(p: Position, seat: Seat, action: Wall) -> list[Note]:
    """E-042 to E-044, E-A17, E-A18."""
    notes: list[Note] = []
    space = action.space
    name = SPACE_NAMES[space]
    if space not in CITY_SPACES[p.seats]:
        return [Note("wall-outside", ["E-003"], {"space": name})]
    if p.walls.built[seat] == WALL_TILES:
        notes.append(Note("walls-used-up", ["E-A18"]))
    if p.walls.owner[space] != NOBODY:
        notes.append(Note("wall-stands", ["E-A18"], {"space": name}))
    if not is_supported(p, space):
        notes.append(Note("wall-unsupported", ["E-043"], {"space": name}))
    if is_too_early(p, space):
        notes.append(Note("wall-cheap-first", ["E-A17"]))
    return notes + lacks_gold(p, seat, SPACE_PRICE[space], ["E-044"])


def build_wall(p: Position, seat: Seat, space: int) -> None:
    """E-042: the top tile; E-044: its price; E-045: its cards; E-046: its tower."""
    pay_bank(p, seat, SPACE_PRICE[space])
    p.builds += 1
    p.own_board()
    p.walls.build(seat, space)
    tile = p.walls.built[seat]
    if WALL_TOWER[tile]:
        put_cubes(p, seat, 1)
        check_win(p, seat)
    elif WALL_CARDS[tile]:
        ask_draws(p, seat, WALL_CARDS[tile])


def preview_wall(p: Position, seat: Seat, action: Wall) -> list[Note]:
    """Return the price of the space and what the next tile brings."""
    notes = [Note("pays-bank", ["E-044"], {"gold": SPACE_PRICE[action.space]})]
    tile = p.walls.built[seat] + 1
    if tile <= WALL_TILES and WALL_TOWER[tile]:
        notes.append(Note("gains-cubes", ["E-046"], {"cubes": 1}))
    elif tile <= WALL_TILES:
        notes.append(Note("gains-influence", ["E-045"], {"cards": WALL_CARDS[tile]}))
    return notes

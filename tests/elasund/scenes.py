"""The words of scene tests (`tests/scenes.py`) for Elasund. A seat is named by its colour."""

from __future__ import annotations

from scenes import Scenes

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY
from archipel.games.elasund import Elasund, invariants
from archipel.games.elasund.board import COLOURS, FOUNDATION, ROW_OF, SPACE_NAMES, columns, square
from archipel.games.elasund.city import CHURCHED
from archipel.games.elasund.components import ChurchSite, gold_in, offset
from archipel.games.elasund.income import Rolling
from archipel.games.elasund.permits import Permitting
from archipel.games.elasund.placing import give_up, lift_tile, set_church, set_permit, set_tile
from archipel.games.elasund.position import GIVEN_UP
from archipel.games.elasund.projects import BUILDS_A_TURN, Projects
from archipel.games.elasund.special import Special
from archipel.games.elasund.state import ElasundState
from archipel.games.elasund.tiles import (
    CARDS,
    KIND_NAMES,
    KIND_OF,
    PERMITS,
    SMALL,
    TALL,
    WALL_TOWER,
    coloured,
)
from archipel.games.elasund.trade import put_cubes
from archipel.games.elasund.turn import END_TURN
from archipel.parts import goods
from archipel.parts.packed import pack, unpack

GAME = Elasund()
PHASES = ["special", "permit", "build", "roll"]


def check(state: ElasundState) -> None:
    """Assert the invariants, unless `fill_row` has covered squares that belong to no tile."""
    built = sum(owner != NOBODY for owner in state.p.church.owner)
    if list(state.p.cover).count(CHURCHED) == built:
        invariants.check(state)


SCENES = Scenes(GAME, ElasundState, check, CARDS, COLOURS)
new_game, do, refused, notes = SCENES.new_game, SCENES.do, SCENES.refused, SCENES.notes
actions_of, previews, notation = SCENES.actions_of, SCENES.previews, SCENES.notation


# Setting up.


def scene(
    options: str = "", *, turn: str = "red", phase: str = "build", seats: int = 4, huts: bool = False
) -> ElasundState:
    """Return a city without the starting buildings (unless `huts`), with empty hands, in this phase."""
    s = new_game(options, seats)
    if not huts:
        for seat in range(seats):
            for kind in (TALL, SMALL):
                lift_tile(s.p, coloured(seat, kind), 0)
                give_up(s.p, seat, kind)
    for seat in range(seats):
        give_hand(s, COLOURS[seat], "")
    s.p.turns = 1
    set_phase(s, phase, turn)
    return s


def place_buildings(s: ElasundState, *words: str) -> None:
    """Put buildings on the board, with cubes and points: `red tavern 0 1`, the north-west corner."""
    for word in words:
        colour, name, x, y = word.split()
        seat, kind = COLOURS.index(colour), KIND_NAMES.index(name)
        tile = coloured(seat, kind) if kind in (TALL, SMALL) else s.p.in_supply(seat, kind)
        assert tile >= 0, f"no {name} left"
        set_tile(s.p, tile, spot(int(x), int(y)), seat)


def place_permits(s: ElasundState, *words: str) -> None:
    """Put permits on the board: `red 2 1 1` is red's permit of value 2 on the square (1, 1)."""
    for word in words:
        colour, value, x, y = word.split()
        set_permit(s.p, COLOURS.index(colour), int(value), spot(int(x), int(y)))


def place_walls(s: ElasundState, *words: str) -> None:
    """Put walls around the city: `red E3` is red's next wall tile."""
    for word in words:
        colour, space = word.split()
        seat = COLOURS.index(colour)
        s.p.own_board()
        s.p.walls.build(seat, SPACE_NAMES.index(space))
        if WALL_TOWER[s.p.walls.built[seat]]:
            put_cubes(s.p, seat, 1)


def place_church_tiles(s: ElasundState, *words: str) -> None:
    """Put church tiles on the board: `yellow 7`. The first one fixes the site."""
    for word in words:
        colour, tile = word.split()
        church = s.p.church
        site = church.site if church.begun() else FOUNDATION - offset(int(tile))
        church = ChurchSite(church.owner, site, church.drawn, church.bottom, church.known_to)
        s.p.church = church.plus(COLOURS.index(colour), int(tile))
        set_church(s.p, church.square(int(tile)))
        put_cubes(s.p, COLOURS.index(colour), 1)


def give_hand(s: ElasundState, colour: str, words: str) -> None:
    """Let a seat hold exactly this: `gold 3 red 2`. The bank and the deck have the rest."""
    cards, seat = s.p.cards, COLOURS.index(colour)
    old, new = cards.hand[seat], pack(goods.read(CARDS, words.split()))
    cards.hand[seat] = new
    cards.bank += gold_in(old) - gold_in(new)
    cards.deck += (old - gold_in(old)) - (new - gold_in(new))


def place_ship(s: ElasundState, row: int) -> None:
    """Put the ship beside this printed row."""
    s.p.ship = ROW_OF[row]


def fill_row(s: ElasundState, row: int, *, but: int = 0) -> None:
    """Leave no empty square in a printed row, except for the last `but`."""
    for x in range(columns(s.p.seats) - but):
        at = spot(x, ROW_OF[row])
        if s.p.is_empty(at):
            set_church(s.p, at)


def set_phase(s: ElasundState, phase: str, turn: str = "") -> None:
    """Move on to a phase, of the seat on turn unless another one is named."""
    if turn:
        s.p.turn = COLOURS.index(turn)
    seat = s.p.turn
    phases = [Special(seat), Permitting(seat), Projects(seat, BUILDS_A_TURN), Rolling(seat)]
    s.p.pending = [GIVEN_UP, END_TURN, *phases[: PHASES.index(phase) + 1]]


# Playing.


def play_chance(s: ElasundState, seed: int = 1) -> None:
    """Let chance act until a seat has to decide."""
    rng = Rng(seed)
    while s.actor() == CHANCE:
        s.apply(CHANCE, s.legal(CHANCE)[rng.weighted(s.odds())])


# Reading.


def counts(cards: int) -> list[int]:
    """Return the amount of gold and the number of influence cards of each colour."""
    return unpack(cards, len(CARDS))


def gold_of(s: ElasundState, colour: str) -> int:
    """Return a seat's gold."""
    return s.p.cards.gold(COLOURS.index(colour))


def influence_of(s: ElasundState, colour: str) -> int:
    """Return how many influence cards a seat holds."""
    return s.p.cards.influence(COLOURS.index(colour))


def cubes_of(s: ElasundState, colour: str) -> int:
    """Return how many of a seat's cubes are on the board."""
    return s.p.placed(COLOURS.index(colour))


def points_of(s: ElasundState, colour: str) -> int:
    """Return a seat's trade points."""
    return s.p.points[COLOURS.index(colour)]


def track_of(s: ElasundState, colour: str) -> int:
    """Return how many of a seat's cubes are on the trade track."""
    return s.p.track_cubes[COLOURS.index(colour)]


def debts(s: ElasundState) -> list[int]:
    """Return how many cards each seat still has to give up."""
    return [seat.owes for seat in s.view(0).seats]


def buildings(s: ElasundState) -> set[str]:
    """Return every building on the board, as `red tavern 0 1`."""
    return {
        f"{COLOURS[s.p.owner[tile]]} {KIND_NAMES[KIND_OF[tile]]} {c % 9} {c // 9}"
        for tile, c in enumerate(s.p.place)
        if c >= 0
    }


def permits(s: ElasundState) -> set[str]:
    """Return every permit on the board, as `red 2 1 1`."""
    return {
        f"{COLOURS[i // PERMITS]} {i % PERMITS} {c % 9} {c // 9}"
        for i, c in enumerate(s.p.permit_at)
        if c >= 0
    }


def asked_colours(s: ElasundState) -> list[str]:
    """Return the colours that have to decide something."""
    return [COLOURS[seat] for seat in s.asked()]


def winner(s: ElasundState) -> str:
    """Return the colour that has won; nothing before that."""
    return "" if s.p.winner() == NOBODY else COLOURS[s.p.winner()]


def spot(x: int, y: int) -> int:
    """Return the square with these coordinates of the ledger."""
    return square(x, y)

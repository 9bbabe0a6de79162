"""Scenes of Elasund: words in, notation through, facts out. A seat is named by its colour."""

from __future__ import annotations

from scenes import Scenes

from archipel.core.rng import Rng
from archipel.core.state import CHANCE, NOBODY, Note
from archipel.games.elasund import Elasund, invariants
from archipel.games.elasund.board import COLOURS, FOUNDATION, ROW_OF, SPACE_NAMES, columns, square
from archipel.games.elasund.city import CHURCHED
from archipel.games.elasund.components import Church, gold_in, offset
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
from archipel.parts.packed import pack, unpack

GAME = Elasund()
PHASES = ["special", "permit", "build", "roll"]


def check(state: ElasundState) -> None:
    """The invariants; but squares that a scene has filled up belong to no tile."""
    built = sum(owner != NOBODY for owner in state.p.church.owner)
    if list(state.p.cover).count(CHURCHED) == built:
        invariants.check(state)


SCENES = Scenes[ElasundState](GAME, check, COLOURS)
do, refused, notes = SCENES.do, SCENES.refused, SCENES.notes


def opened(seats: int = 4, options: str = "") -> ElasundState:
    """A new game, before anything was drawn or rolled."""
    state = GAME.open(seats, GAME.read_options(options))
    assert isinstance(state, ElasundState)
    return state


def given(
    seats: int = 4, options: str = "", turn: str = "red", phase: str = "build", huts: bool = False
) -> ElasundState:
    """A city without starters (unless `huts`), nobody holding cards, the turn in one phase."""
    s = opened(seats, options)
    if not huts:
        for seat in range(seats):
            for kind in (TALL, SMALL):
                lift_tile(s.p, coloured(seat, kind), 0)
                give_up(s.p, seat, kind)
    for seat in range(seats):
        hold(s, COLOURS[seat])
    s.p.turn = COLOURS.index(turn)
    s.p.turns = 1
    in_phase(s, phase)
    return s


# Laying out.


def stand(s: ElasundState, *words: str) -> None:
    """`red tavern 0 1`: a building with its north-west corner there, cubes and points with it."""
    for word in words:
        colour, name, x, y = word.split()
        seat, kind = COLOURS.index(colour), KIND_NAMES.index(name)
        tile = coloured(seat, kind) if kind in (TALL, SMALL) else s.p.in_supply(seat, kind)
        assert tile >= 0, f"no {name} left"
        set_tile(s.p, tile, spot(int(x), int(y)), seat)


def lay_permits(s: ElasundState, *words: str) -> None:
    """`red 2 1 1`: red's permit of value 2 on the square (1, 1)."""
    for word in words:
        colour, value, x, y = word.split()
        set_permit(s.p, COLOURS.index(colour), int(value), spot(int(x), int(y)))


def build_walls(s: ElasundState, *words: str) -> None:
    """`red E3`: red's next wall tile stands there."""
    for word in words:
        colour, space = word.split()
        seat = COLOURS.index(colour)
        s.p.own_board()
        s.p.walls.build(seat, SPACE_NAMES.index(space))
        if WALL_TOWER[s.p.walls.built[seat]]:
            put_cubes(s.p, seat, 1)


def build_church(s: ElasundState, *words: str) -> None:
    """`yellow 7`: a church tile of yellow's; the first one fixes the site."""
    for word in words:
        colour, tile = word.split()
        church = s.p.church
        site = church.site if church.begun() else FOUNDATION - offset(int(tile))
        church = Church(church.owner, site, church.drawn, church.bottom, church.known_to)
        s.p.church = church.plus(COLOURS.index(colour), int(tile))
        set_church(s.p, church.square(int(tile)))
        put_cubes(s.p, COLOURS.index(colour), 1)


def hold(s: ElasundState, colour: str, **wanted: int) -> None:
    """A hand instead of the one there: `gold=3, red=2`."""
    cards, seat = s.p.cards, COLOURS.index(colour)
    old, new = cards.hand[seat], pack([wanted.get(name, 0) for name in CARDS])
    cards.hand[seat] = new
    cards.bank += gold_in(old) - gold_in(new)
    cards.deck += (old - gold_in(old)) - (new - gold_in(new))


def counts(cards: int) -> list[int]:
    """How much gold there is, and how many influence cards of each colour."""
    return unpack(cards, len(CARDS))


def moor(s: ElasundState, row: int) -> None:
    """The ship lies beside this printed row."""
    s.p.ship = ROW_OF[row]


def fill_row(s: ElasundState, row: int, *, but: int = 0) -> None:
    """No empty square is left in a printed row, except for the last few."""
    for x in range(columns(s.p.seats) - but):
        at = spot(x, ROW_OF[row])
        if s.p.is_empty(at):
            set_church(s.p, at)


def in_phase(s: ElasundState, name: str) -> None:
    """The player on turn is in this phase."""
    turn = s.p.turn
    phases = [Special(turn), Permitting(turn), Projects(turn, BUILDS_A_TURN), Rolling(turn)]
    s.p.pending = [GIVEN_UP, END_TURN, *phases[: PHASES.index(name) + 1]]


def settle_chance(s: ElasundState, seed: int = 1) -> None:
    """Let chance act until somebody is asked."""
    rng = Rng(seed)
    while s.actor() == CHANCE:
        s.apply(CHANCE, s.legal(CHANCE)[rng.weighted(s.odds())])


# Looking.


def texts(s: ElasundState, who: str, verb: str = "") -> list[str]:
    """What a colour (or `!`, chance) may do; only actions with this verb, if one is named."""
    listed = [action.text for action in s.legal(SCENES.seat(who))]
    return [text for text in listed if text.split(" ")[0] == verb or not verb]


def previews(s: ElasundState, row: str) -> list[Note]:
    """What a row would cost and do."""
    who, _, text = row.partition(" ")
    return s.preview(SCENES.seat(who), GAME.read(text))


def gold_of(s: ElasundState, colour: str) -> int:
    return s.p.cards.gold(COLOURS.index(colour))


def influence_of(s: ElasundState, colour: str) -> int:
    return s.p.cards.influence(COLOURS.index(colour))


def cubes_of(s: ElasundState, colour: str) -> int:
    """Cubes on the board."""
    return s.p.placed(COLOURS.index(colour))


def points_of(s: ElasundState, colour: str) -> int:
    """Trade points."""
    return s.p.points[COLOURS.index(colour)]


def track_of(s: ElasundState, colour: str) -> int:
    """Cubes on the trade track."""
    return s.p.track_cubes[COLOURS.index(colour)]


def owed(s: ElasundState) -> list[int]:
    """How many cards each seat still has to give up."""
    return [seat.owes for seat in s.view(0).seats]


def on_board(s: ElasundState) -> set[str]:
    """Every building, as `red tavern 0 1`."""
    return {
        f"{COLOURS[s.p.owner[tile]]} {KIND_NAMES[KIND_OF[tile]]} {c % 9} {c // 9}"
        for tile, c in enumerate(s.p.place)
        if c >= 0
    }


def permits_on_board(s: ElasundState) -> set[str]:
    """Every permit, as `red 2 1 1`."""
    return {
        f"{COLOURS[i // PERMITS]} {i % PERMITS} {c % 9} {c // 9}"
        for i, c in enumerate(s.p.permit_at)
        if c >= 0
    }


def asked(s: ElasundState) -> list[str]:
    return [COLOURS[seat] for seat in s.asked()]


def won_by(s: ElasundState) -> str:
    return "" if s.p.winner() == NOBODY else COLOURS[s.p.winner()]


def spot(x: int, y: int) -> int:
    """A square by its ledger coordinates."""
    return square(x, y)

"""What one seat sees of Elasund. Its types stay uncompiled, because schemas are made from them."""

from __future__ import annotations

from archipel.core.values import value_type
from archipel.core.view import View


@value_type
class TileView:
    """A building on the board: its north-west square, its size, its cubes."""

    kind: str
    owner: int
    x: int
    y: int
    width: int
    height: int
    cubes: int
    income: str


@value_type
class PermitView:
    """A permit on the board."""

    owner: int
    value: int
    x: int
    y: int


@value_type
class WallView:
    """A wall space between the gates; `x` and `y` lie just beside the city, `owner` is -2 if it is empty."""

    space: str
    x: int
    y: int
    price: int
    owner: int
    tile: int
    cards: int
    tower: bool


@value_type
class FieldView:
    """A trade field."""

    x: int
    y: int
    points: int


@value_type
class ThresholdView:
    """A space of the trade track with flags, and who has a cube there."""

    points: int
    flags: int
    cubes: tuple[int, ...]


@value_type
class ChurchTileView:
    """A church tile on the board."""

    tile: int
    owner: int
    x: int
    y: int


@value_type
class PileView:
    """A pile of neutral buildings: what one costs, needs and brings, and how many are left."""

    kind: str
    left: int
    width: int
    height: int
    permits: int
    price: int
    flags: int
    income: str


@value_type
class ColouredView:
    """A coloured building of a seat: `board`, `supply`, `displaced` or `gone`."""

    kind: str
    where: str
    width: int
    height: int
    permits: int
    price: int
    income: str


@value_type
class SeatView:
    """What everybody sees of a seat."""

    seat: int
    colour: str
    gold: int
    influence: int
    cubes_placed: int
    cubes_left: int
    trade_points: int
    disk: int
    track_cubes: int
    permits_left: tuple[int, ...]
    buildings: tuple[ColouredView, ...]
    walls_built: int
    next_wall_cards: int
    next_wall_tower: bool
    towers: int
    owes: int


@value_type
class ElasundView(View):
    """The whole table as one seat (or a spectator) sees it."""

    seat: int
    columns: int
    rows: tuple[int, ...]
    """The numbers printed beside the rows, from the north."""
    foundation: tuple[int, int]
    trade_fields: tuple[FieldView, ...]
    track: tuple[ThresholdView, ...]
    step: str
    purpose: str
    announced: str
    asked: tuple[int, ...]
    turn: int
    turns: int
    idle: int
    """Turns since the last project; too many, and the game is given up."""
    builds: int
    ship: int
    dice: tuple[int, ...]
    contest: tuple[int, ...]
    seats: tuple[SeatView, ...]
    hand: tuple[int, ...]
    """My gold, red, blue and green cards; empty for spectators."""
    laid_aside: tuple[int, ...]
    """What I have given up while others still choose."""
    bank: int
    deck: int
    spent: tuple[int, ...]
    pool: tuple[int, ...]
    tiles: tuple[TileView, ...]
    permits: tuple[PermitView, ...]
    walls: tuple[WallView, ...]
    piles: tuple[PileView, ...]
    church: tuple[ChurchTileView, ...]
    church_site: tuple[int, ...]
    church_left: int
    church_drawn: tuple[int, ...]
    """The two tiles I choose from; empty for everybody else."""
    church_bottom: int
    """The tile I slid under the stack; 0 for everybody else."""
    winner: int
    over: bool

"""What lies on the table of Elasund: squares, tiles, cards, cubes, and the stack of open questions."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import CHANCE, NOBODY, Seat, State
from archipel.games.elasund.board import FOUNDATION, SPACES, SQUARES, X, columns
from archipel.games.elasund.rulings import Rulings
from archipel.games.elasund.tiles import (
    CARD_KINDS,
    CHURCH_TILES,
    COUNT,
    CUBES,
    FIRST,
    GOLD_CARDS,
    INFLUENCE_EACH,
    NEUTRAL_KINDS,
    NEUTRAL_TILES,
    PERMITS,
    START_GOLD,
    TILES,
    WALL_TOWER,
    coloured,
)

# What a square is covered by, if not by a tile.
FREE: Final = -1
OUTSIDE: Final = 97
PIT: Final = 98
"""E-A16: the foundation before the church begins; it is no empty square for any purpose."""
CHURCHED: Final = 99

# Where a tile is, if not on the board.
SUPPLY: Final = -1
GONE: Final = -2
"""Out of the game: a starter that was not set up again, or the tiles of a colour nobody plays."""
DISPLACED: Final = -3
"""A starter that may be set up again at once."""

# The questions that may be open.
FIRST_PLAYER: Final = 0
DRAWS: Final = 1
TO_ROLL: Final = 2
DICE_FALL: Final = 3
TO_SHIP: Final = 4
TO_GIVE: Final = 5
TO_TAKE: Final = 6
LOOT_FALLS: Final = 7
TO_BUILD: Final = 8
TO_SPEND: Final = 9
TILE_FALLS: Final = 10
TO_LAY: Final = 11
TO_SET_HUTS: Final = 12
TO_PERMIT: Final = 13
TO_NAME_SQUARE: Final = 14
TO_ACT: Final = 15

STEP_NAMES: Final = [
    "first-player",
    "draws",
    "roll",
    "dice",
    "ship",
    "give",
    "take",
    "loot",
    "build",
    "spend",
    "tile",
    "lay",
    "huts",
    "permit",
    "square",
    "special",
]

# Why cards are given up, and what a square or a payment is for.
TO_PIRATES: Final = 0
TO_SUPPLY: Final = 1
FOR_BUILDING: Final = 0
FOR_PERMIT: Final = 1
FOR_MOVE: Final = 2
FOR_UPGRADE: Final = 3
FOR_PLACE: Final = 4
PURPOSES: Final = ["building", "permit", "move", "upgrade", "place"]


@final
class Step:
    """One open question: what is asked, of whom, and what it depends on. Never changed once made."""

    def __init__(self, kind: int, seat: Seat, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c


@final
class Position:
    """Everything on the table. `pending` is the only answer to "what now": its last step is open."""

    def __init__(self, seats: int, rulings: Rulings, source: Position | None = None) -> None:
        self.seats = seats
        self.rulings = rulings
        if source is None:
            width = columns(seats)
            self.cover: list[int] = [FREE if X[c] < width else OUTSIDE for c in range(SQUARES)]
            self.cover[FOUNDATION] = PIT
            self.permit_on: list[int] = [-1] * SQUARES
            """Which permit lies on a square: 5 * seat + value."""
            self.permit_at: list[int] = [-1] * (PERMITS * seats)
            """Where each permit lies; -1 in the supply."""
            self.place: list[int] = [SUPPLY] * (NEUTRAL_TILES + 4 * seats)
            self.place += [GONE] * (TILES - len(self.place))
            """The north-west square of every tile."""
            self.owner: list[Seat] = [NOBODY] * NEUTRAL_TILES
            for colour in range(4):
                self.owner += [colour if colour < seats else NOBODY] * 4
            """Whose tile it is; a neutral one belongs to whoever built it."""
            self.flags: list[int] = [0] * TILES
            """The cubes on every tile."""
            self.wall_owner: list[Seat] = [NOBODY] * SPACES
            self.wall_tile: list[int] = [0] * SPACES
            self.walls_built: list[int] = [0] * seats
            self.church: list[Seat] = [NOBODY] * (CHURCH_TILES + 1)
            """Who built each church tile, from 1."""
            self.site = -1
            """The north-west square of the church site (E-049)."""
            self.drawn: list[int] = []
            """The church tiles in the first builder's hand (E-048)."""
            self.bottom = 0
            """The tile the first builder slid under the stack (E-048); 0 when nobody knows it."""
            self.bottom_known_to = NOBODY
            self.cubes: list[int] = [CUBES] * seats
            """The cubes still in each supply."""
            self.points: list[int] = [0] * seats
            self.track_cubes: list[int] = [0] * seats
            self.hand: list[list[int]] = [[START_GOLD, 0, 0, 0] for _ in range(seats)]
            self.bank = GOLD_CARDS - START_GOLD * seats
            self.deck: list[int] = [0] + [INFLUENCE_EACH] * 3
            """The unseen influence cards; only counts, by card."""
            self.spent: list[int] = [0] * CARD_KINDS
            """E-068: the discard pile."""
            self.owed: list[int] = [0] * seats
            self.aside: list[list[int]] = [[0] * CARD_KINDS for _ in range(seats)]
            """What each seat has given up so far, hidden until all have."""
            self.pool: list[int] = [0] * CARD_KINDS
            """The cards the roller may take from."""
            self.ship = -1
            self.low = 0
            self.high = 0
            self.turn: Seat = 0
            self.turns = 0
            self.idle = 0
            """How many turns have passed since the last project."""
            self.builds = 0
            """The projects of this turn."""
            self.contest: list[int] = [0] * seats
            """E-015: who rolled what for the first turn; -1 for who is out of it."""
            self.pending: list[Step] = []
            self.winner: Seat = NOBODY
            self.stalled = False
        else:
            self.cover = source.cover[:]
            self.permit_on = source.permit_on[:]
            self.permit_at = source.permit_at[:]
            self.place = source.place[:]
            self.owner = source.owner[:]
            self.flags = source.flags[:]
            self.wall_owner = source.wall_owner[:]
            self.wall_tile = source.wall_tile[:]
            self.walls_built = source.walls_built[:]
            self.church = source.church[:]
            self.site = source.site
            self.drawn = source.drawn[:]
            self.bottom = source.bottom
            self.bottom_known_to = source.bottom_known_to
            self.cubes = source.cubes[:]
            self.points = source.points[:]
            self.track_cubes = source.track_cubes[:]
            self.hand = [hand[:] for hand in source.hand]
            self.bank = source.bank
            self.deck = source.deck[:]
            self.spent = source.spent[:]
            self.owed = source.owed[:]
            self.aside = [aside[:] for aside in source.aside]
            self.pool = source.pool[:]
            self.ship = source.ship
            self.low = source.low
            self.high = source.high
            self.turn = source.turn
            self.turns = source.turns
            self.idle = source.idle
            self.builds = source.builds
            self.contest = source.contest[:]
            self.pending = source.pending[:]
            self.winner = source.winner
            self.stalled = source.stalled

    def copy(self) -> Position:
        """An independent position, equal to this one."""
        return Position(self.seats, self.rulings, self)

    # What is open.

    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.pending

    def top(self) -> Step:
        """The open question."""
        return self.pending[-1]

    def push(self, kind: int, seat: Seat, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Ask something before anything else."""
        self.pending.append(Step(kind, seat, a, b, c))

    def asks(self, seat: Seat, kind: int) -> bool:
        """Whether this is what the seat is asked now."""
        if not self.pending:
            return False
        step = self.pending[-1]
        return step.kind == kind and (step.seat == seat if kind != TO_GIVE else self.owed[seat] > 0)

    def from_turn(self) -> list[Seat]:
        """The seats clockwise, the player on turn first."""
        return [(self.turn + i) % self.seats for i in range(self.seats)]

    # What is counted.

    def gold(self, seat: Seat) -> int:
        """The gold in a hand."""
        return self.hand[seat][0]

    def influence(self, seat: Seat) -> int:
        """How many influence cards are in a hand."""
        hand = self.hand[seat]
        return hand[1] + hand[2] + hand[3]

    def has_alike(self, seat: Seat, n: int) -> bool:
        """Whether a hand has n influence cards of one colour."""
        hand = self.hand[seat]
        return hand[1] >= n or hand[2] >= n or hand[3] >= n

    def has_each(self, seat: Seat) -> bool:
        """Whether a hand has influence cards of all three colours."""
        hand = self.hand[seat]
        return hand[1] > 0 and hand[2] > 0 and hand[3] > 0

    def is_empty(self, square: int) -> bool:
        """E-A16, E-A34: inside the city, no building, church, foundation or permit on it."""
        return self.cover[square] == FREE and self.permit_on[square] < 0

    def empties(self) -> list[int]:
        """Every empty square."""
        return [c for c in range(SQUARES) if self.cover[c] == FREE and self.permit_on[c] < 0]

    def in_supply(self, seat: Seat, kind: int) -> int:
        """A tile of this kind that the seat may build, or -1."""
        if kind >= NEUTRAL_KINDS:
            tile = coloured(seat, kind)
            return tile if self.place[tile] == SUPPLY else -1
        for tile in range(FIRST[kind], FIRST[kind] + COUNT[kind]):
            if self.place[tile] == SUPPLY:
                return tile
        return -1

    def stock(self, kind: int) -> int:
        """How many tiles of a neutral kind are in its pile."""
        return sum([self.place[t] == SUPPLY for t in range(FIRST[kind], FIRST[kind] + COUNT[kind])])

    def towers(self, seat: Seat) -> int:
        """E-080: the towers a seat has anywhere on the wall."""
        n = 0
        for space in range(SPACES):
            if self.wall_owner[space] == seat and WALL_TOWER[self.wall_tile[space]]:
                n += 1
        return n

    def church_begun(self) -> bool:
        """Whether the first church tile has been laid."""
        return self.site >= 0

    def church_left(self) -> int:
        """How many church tiles are not on the board."""
        n = 0
        for tile in range(1, CHURCH_TILES + 1):
            if self.church[tile] == NOBODY:
                n += 1
        return n

    def placed(self, seat: Seat) -> int:
        """E-066: the cubes a seat has on the board."""
        return CUBES - self.cubes[seat]

    def is_chance(self) -> bool:
        """Whether the dealer is to act."""
        return bool(self.pending) and self.pending[-1].seat == CHANCE


class Table(State):
    """A state that lies on a position; memories read what is public in it."""

    def __init__(self, p: Position) -> None:
        self.p = p

"""The actions of Elasund: a class for each verb, an object for each listed action.

Squares are written as in the ledger: `build tavern 5 4` has its north-west corner in column 5 from the sea,
row index 4 from the north. The ship's rows are written as they are printed: `ship 8`.
"""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action
from archipel.games.elasund.board import ROW_NUMBERS, ROWS, SPACE_NAMES, SPACES, SQUARES, X, Y
from archipel.games.elasund.tiles import (
    BUILDABLE,
    CARD_KINDS,
    CARDS,
    CHURCH_TILES,
    KIND_NAMES,
    PERMITS,
    SMALL,
    TALL,
)


def at(square: int) -> str:
    """Return a square as it is written."""
    return f"{X[square]} {Y[square]}"


# Chance outcomes.


@final
class Draw(Action):
    """The influence card that a seat draws (E-012, E-019, E-045); others are told `draw ?`."""

    def __init__(self, card: int) -> None:
        super().__init__("draw ?" if card < 0 else f"draw {CARDS[card]}")
        self.card = card


@final
class Tile(Action):
    """The church tile that is drawn (E-047); others are told `tile ?` for the first builder's two (E-048)."""

    def __init__(self, tile: int) -> None:
        super().__init__("tile ?" if tile < 0 else f"tile {tile}")
        self.tile = tile


# Seats also roll (E-017), pass (E-A26, E-A33, E-C25) and end the turn without a special action (E-061).
# `archipel.parts.actions` has those actions.

# Phase 1: the ship.


@final
class Ship(Action):
    """Put the ship on a row of the player's choice (E-018, E-074)."""

    def __init__(self, row: int) -> None:
        super().__init__(f"ship {ROW_NUMBERS[row]}")
        self.row = row


@final
class Discard(Action):
    """Give up one card, to the pirates (E-078) or in a shortage (E-071). The last one uncovers them all."""

    def __init__(self, card: int) -> None:
        super().__init__(f"discard {CARDS[card]}")
        self.card = card
        self.reveals = True


@final
class Take(Action):
    """Take one of the cards given up to the pirates (E-080), or a chance outcome if it is drawn (E-C09)."""

    def __init__(self, card: int) -> None:
        super().__init__(f"take {CARDS[card]}")
        self.card = card


@final
class TakeAny(Action):
    """Draw one of the cards given up to the pirates (E-C09)."""

    def __init__(self) -> None:
        super().__init__("take any")


# Phase 2: building.


@final
class Build(Action):
    """Build a house, a neutral building or a workshop with its north-west corner on a square (E-024)."""

    def __init__(self, kind: int, square: int) -> None:
        super().__init__(f"build {KIND_NAMES[kind]} {at(square)}")
        self.kind = kind
        self.square = square


@final
class Wall(Action):
    """Build the next wall tile of one's own pile on a space (E-042)."""

    def __init__(self, space: int) -> None:
        super().__init__(f"wall {SPACE_NAMES[space]}")
        self.space = space


@final
class Church(Action):
    """Pay for a church tile and draw it (E-047)."""

    def __init__(self) -> None:
        super().__init__("church")


@final
class Lay(Action):
    """The first builder plays one of two church tiles on the foundation (E-048)."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"lay {tile}")
        self.tile = tile


@final
class Spend(Action):
    """Pay influence cards of one colour for the announced action (E-040, E-060, E-062, E-063)."""

    def __init__(self, card: int) -> None:
        super().__init__(f"spend {CARDS[card]}")
        self.card = card


@final
class Hut(Action):
    """Set up a displaced starter again (E-092)."""

    def __init__(self, kind: int, square: int) -> None:
        super().__init__(f"hut {KIND_NAMES[kind]} {at(square)}")
        self.kind = kind
        self.square = square


@final
class Forgo(Action):
    """Let a displaced starter leave the game (E-C12)."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"forgo {KIND_NAMES[kind]}")
        self.kind = kind


# Phases 3 and 4: permits and influence.


@final
class Gold(Action):
    """Take 2 gold instead of placing a permit (E-056)."""

    def __init__(self) -> None:
        super().__init__("gold")


@final
class Permit(Action):
    """Place the permit of this value (E-056); `at` says where."""

    def __init__(self, value: int) -> None:
        super().__init__(f"permit {value}")
        self.value = value


@final
class At(Action):
    """Name the square for the permit that was announced (E-057, E-062, E-064)."""

    def __init__(self, square: int) -> None:
        super().__init__(f"at {at(square)}")
        self.square = square


@final
class Move(Action):
    """Special action a: move the permit on this square (E-062); `at` says where to."""

    def __init__(self, square: int) -> None:
        super().__init__(f"move {at(square)}")
        self.square = square


@final
class Upgrade(Action):
    """Special action b: swap the permit on this square for a higher one (E-063)."""

    def __init__(self, square: int, value: int) -> None:
        super().__init__(f"upgrade {at(square)} {value}")
        self.square = square
        self.value = value


@final
class Place(Action):
    """Special action c: place the permit of this value in any row (E-064); `at` says where."""

    def __init__(self, value: int) -> None:
        super().__init__(f"place {value}")
        self.value = value


@final
class Sell(Action):
    """Special action d: take 2 gold for three influence cards of three colours (E-065)."""

    def __init__(self) -> None:
        super().__init__("sell")


# An action that is only asked about, never played.


@final
class OverSquare(Action):
    """Ask what could be built over this square; its preview is the answer (E-024)."""

    def __init__(self, square: int) -> None:
        super().__init__(f"over {at(square)}")
        self.square = square


DRAW: Final = [Draw(card) for card in range(CARD_KINDS)]
"""By card; there is no `draw gold`, because gold is counted out."""
DRAW_UNSEEN: Final = Draw(-1)
TILE: Final = [Tile(tile) for tile in range(CHURCH_TILES + 1)]
"""By tile, from 1."""
TILE_UNSEEN: Final = Tile(-1)

SHIP: Final = [Ship(row) for row in range(ROWS)]
DISCARD: Final = [Discard(card) for card in range(CARD_KINDS)]
TAKE: Final = [Take(card) for card in range(CARD_KINDS)]
TAKE_ANY: Final = TakeAny()
BUILD: Final = [[Build(kind, square) for square in range(SQUARES)] for kind in range(BUILDABLE)]
WALL: Final = [Wall(space) for space in range(SPACES)]
CHURCH: Final = Church()
LAY: Final = [Lay(tile) for tile in range(CHURCH_TILES + 1)]
"""By tile, from 1."""
SPEND: Final = [Spend(card) for card in range(CARD_KINDS)]
"""By card; there is no `spend gold`."""
HUT: Final = [[Hut(kind, square) for square in range(SQUARES)] for kind in (TALL, SMALL)]
FORGO: Final = [Forgo(kind) for kind in (TALL, SMALL)]
GOLD: Final = Gold()
PERMIT: Final = [Permit(value) for value in range(PERMITS)]
AT: Final = [At(square) for square in range(SQUARES)]
MOVE: Final = [Move(square) for square in range(SQUARES)]
UPGRADE: Final = [[Upgrade(square, value) for value in range(PERMITS)] for square in range(SQUARES)]
"""By square and new value, which is never 0."""
PLACE: Final = [Place(value) for value in range(PERMITS)]
SELL: Final = Sell()
OVER_SQUARE: Final = [OverSquare(square) for square in range(SQUARES)]

"""The tiles and cards of Elasund as data: buildings, walls, church, influence."""

from __future__ import annotations

from typing import Final

from archipel.games.elasund.board import COLUMNS, ROWS, SQUARES, X, Y, square

# The kinds of buildings (E-F12, E-F15, E-F16).

WELL: Final = 0
STALLS: Final = 1
TAVERN: Final = 2
SHOP: Final = 3
GREAT: Final = 4
HOUSE: Final = 5
WORKSHOP: Final = 6
TALL: Final = 7
SMALL: Final = 8
KINDS: Final = 9
NEUTRAL_KINDS: Final = 5
BUILDABLE: Final = 7
"""E-107: the two starters are set up, never built."""

PAYS_GOLD: Final = 1
PAYS_INFLUENCE: Final = 2

KIND_NAMES: Final = ["well", "stalls", "tavern", "shop", "great", "house", "workshop", "tall", "small"]
WIDTH: Final = [1, 2, 2, 2, 2, 2, 1, 1, 1]
HEIGHT: Final = [1, 1, 2, 2, 3, 1, 2, 2, 1]
SIZE: Final = [1, 2, 4, 4, 6, 2, 2, 2, 1]
"""E-A06: size is the number of squares."""
PERMITS_NEEDED: Final = [1, 1, 2, 2, 3, 1, 1, 0, 0]
PRICE: Final = [5, 5, 3, 3, 5, 1, 2, 0, 0]
FLAGS: Final = [1, 1, 1, 1, 2, 0, 0, 0, 0]
"""E-F13: the flags stand in the left column, from the top row down."""
INCOME: Final = [0, 0, 2, 1, 0, 2, 1, 1, 2]
"""The icon: PAYS_GOLD, PAYS_INFLUENCE or none."""
COUNT: Final = [4, 4, 5, 5, 3, 1, 1, 1, 1]
"""E-002: 21 neutral tiles, and one of each coloured kind for every colour."""

# Tiles are numbered: the neutral ones first, then four for each seat.

TILES: Final = 37
NEUTRAL_TILES: Final = 21
FIRST: Final = [0, 4, 8, 13, 18]


def coloured(seat: int, kind: int) -> int:
    """Return the tile of a coloured kind that belongs to a seat."""
    return NEUTRAL_TILES + 4 * seat + kind - HOUSE


def _kind_of() -> list[int]:
    out: list[int] = []
    for kind in range(NEUTRAL_KINDS):
        out += [kind] * COUNT[kind]
    return out + [HOUSE, WORKSHOP, TALL, SMALL] * 4


KIND_OF: Final = _kind_of()


def _covers() -> list[list[list[int]]]:
    table: list[list[list[int]]] = []
    for kind in range(KINDS):
        by_square: list[list[int]] = []
        for c in range(SQUARES):
            fits = X[c] + WIDTH[kind] <= COLUMNS and Y[c] + HEIGHT[kind] <= ROWS
            by_square.append(
                [
                    square(X[c] + dx, Y[c] + dy)
                    for dy in range(HEIGHT[kind])
                    for dx in range(WIDTH[kind])
                    if fits
                ]
            )
        table.append(by_square)
    return table


COVERS: Final = _covers()
"""E-008: the squares under a kind whose north-west corner lies on a square; tiles are never turned."""


def _touching() -> list[list[list[int]]]:
    return [
        [[a for a in range(SQUARES) if c in COVERS[kind][a]] for c in range(SQUARES)] for kind in range(KINDS)
    ]


TOUCHING: Final = _touching()
"""By kind and square: the corners from which a building covers the square."""

# Cards (E-F19 to E-F21): hands are counts of gold and of the three colours of influence.

CARDS: Final = ["gold", "red", "blue", "green"]
CARD_KINDS: Final = 4
GOLD_CARDS: Final = 51
INFLUENCE_EACH: Final = 13

# Permits (E-F22), wall tiles (E-F17, E-F18), church (E-F11, E-F14), track (E-F08), cubes (E-F23).

PERMITS: Final = 5
WALL_TILES: Final = 9
WALL_CARDS: Final = [0, 1, 1, 0, 1, 2, 0, 2, 2, 0]
"""E-045: the influence cards on wall tiles 1 to 9."""
WALL_TOWER: Final = [False, False, False, True, False, False, True, False, False, True]
"""E-046: the wall tiles with a tower."""
TOWERS: Final = [sum(WALL_TOWER[: built + 1]) for built in range(WALL_TILES + 1)]
"""The number of towers, by the number of wall tiles built, which come in a fixed order."""
CHURCH_TILES: Final = 9
CHURCH_PRICE: Final = 7
THRESHOLDS: Final = [3, 5, 7, 9, 11]
TRACK_FLAGS: Final = [4, 3, 2, 2, 1]
"""E-F08: how many players may have a cube at each threshold."""
TRACK_END: Final = 11
CUBES: Final = 10
START_GOLD: Final = 3
START_INFLUENCE: Final = 1

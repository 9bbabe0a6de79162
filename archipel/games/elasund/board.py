"""The map of Elasund: ten rows by nine columns, trade fields, wall spaces, start frames.

A square is a number, `9 * y + x`: x counts the columns from the sea, y the rows from the north (E-F01).
"""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
COLUMNS: Final = 9
ROWS: Final = 10
SQUARES: Final = 90
ROW_NUMBERS: Final = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
"""The number printed beside each row (E-F01): there is no row 7."""

FOUNDATION: Final = 47
"""E-F10: the church begins on (2, 5), in row 8."""

TRADE_TOTAL: Final = [0, 0, 10, 14, 18]
"""E-F07: the trade points of the city, by number of seats."""


def square(x: int, y: int) -> int:
    """Return the number of a square."""
    return COLUMNS * y + x


def columns(seats: int) -> int:
    """E-003, E-F02: the gates leave two columns for each player, and one more."""
    return 2 * seats + 1


def _row_of() -> list[int]:
    out = [-1] * 13
    for y, number in enumerate(ROW_NUMBERS):
        out[number] = y
    return out


def _trade() -> list[int]:
    out = [0] * SQUARES
    for y in range(ROWS):
        out[square(0, y)] = 1
    for x in (5, 7):
        out[square(x, 0)] = 2
        out[square(x, ROWS - 1)] = 2
    return out


ROW_OF: Final = _row_of()
"""The row with a printed number, or -1."""
TRADE: Final = _trade()
"""E-F06: the trade points of each square: the harbour 1, the fields near the gates 2."""
X: Final = [c % COLUMNS for c in range(SQUARES)]
Y: Final = [c // COLUMNS for c in range(SQUARES)]
ROW_SQUARES: Final = [[square(x, y) for x in range(COLUMNS)] for y in range(ROWS)]
JUST_ROW: Final = [[y] for y in range(ROWS)]

TALL_FRAME: Final = [square(4, 5), square(1, 5), square(4, 3), square(1, 3)]
SMALL_FRAME: Final = [square(3, 2), square(2, 2), square(3, 7), square(2, 7)]
"""E-F09: where the starters of red, blue, green and yellow begin."""

COLOURS: Final = ["red", "blue", "green", "yellow"]
"""The colours, in the order of their frames."""

# The city wall (E-F04): six spaces on the north and on the south strip, eight in the east. Each
# strip is numbered from the gate, the east strip from the north.

SPACES: Final = 20
NORTH: Final = 0
SOUTH: Final = 6
EAST: Final = 12
GATE: Final = -1
CHEAP: Final = 2
"""E-044, E-F05: gold for a space along the blue arrow, towards the sea."""
EXPENSIVE: Final = 4
"""E-044, E-F05: gold for a space along the red arrow, in the east."""


def space_name(space: int) -> str:
    """Return `N1`, `S4` or `E8`."""
    if space < SOUTH:
        return f"N{space - NORTH + 1}"
    if space < EAST:
        return f"S{space - SOUTH + 1}"
    return f"E{space - EAST + 1}"


def spaces(seats: int) -> list[int]:
    """E-F04: the wall spaces between the gates: 12, 16 or 20."""
    side = 2 * seats - 2
    return [*range(NORTH, NORTH + side), *range(SOUTH, SOUTH + side), *range(EAST, EAST + 8)]


def space_at(space: int, seats: int) -> tuple[int, int]:
    """Return the position of a wall space beside the city, which depends on the number of seats (E-F04)."""
    if space < SOUTH:
        return 2 * seats - 1 - (space - NORTH), -1
    if space < EAST:
        return 2 * seats - 1 - (space - SOUTH), ROWS
    return columns(seats), space - EAST + 1


def _supports() -> list[list[int]]:
    out: list[list[int]] = []
    for space in range(SPACES):
        if space in (NORTH, SOUTH):
            out.append([GATE])
        elif space < EAST:
            out.append([space - 1])
        else:
            before = GATE if space == EAST else space - 1
            after = GATE if space == SPACES - 1 else space + 1
            out.append([before, after])
    return out


SPACE_NAMES: Final = [space_name(space) for space in range(SPACES)]
SUPPORTS: Final = _supports()
"""E-043: what a wall tile may lean on, a gate or another space of its strip."""
SPACE_PRICE: Final = [CHEAP if space < EAST else EXPENSIVE for space in range(SPACES)]
ROW_SPACE: Final = [EAST + y - 1 if 1 <= y <= SPACES - EAST else -1 for y in range(ROWS)]
"""E-F24: only the eastern spaces stand in a row of the city; the space of each row, or -1."""
CITY_SPACES: Final = [spaces(seats) for seats in range(5)]
LEANING: Final = [
    [[end for end in CITY_SPACES[seats] if space in SUPPORTS[end]] for space in range(SPACES)]
    for seats in range(5)
]
"""By number of seats and space: the spaces that may lean on a wall tile there."""

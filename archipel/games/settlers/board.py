"""The island: its fields, corners and paths, its harbours, and the printed boards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from archipel.games.settlers.cards import BRICK, ORE, WHEAT, WOOD, WOOL
from archipel.parts.bits import set_of
from archipel.parts.hexes import Island
from archipel.parts.packed import ONE

FIELDS: Final = 19
CORNERS: Final = 54
PATHS: Final = 72

DESERT: Final = 5
TERRAINS: Final = ["forest", "hills", "pasture", "fields", "mountains", "desert"]
"""In the order of the resources they give; the desert comes last and gives none (S-001)."""
LAND_COUNTS: Final = [4, 3, 4, 4, 3, 1]

ANY: Final = 5
HARBOURS: Final = ["wood", "brick", "wool", "wheat", "ore", "any"]
HARBOUR_COUNTS: Final = [1, 1, 1, 1, 1, 4]
HARBOUR_SLOTS: Final = [(0, 3), (1, 5), (10, 15), (26, 32), (42, 46), (49, 52), (47, 51), (33, 38), (11, 16)]
"""S-A16: the two corners of each harbour, clockwise from the north-west."""
NO_HARBOUR: Final = 6

LETTERS: Final = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]
"""S-092: the tokens A to R."""
ROUNDS: Final = [[0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1], [4, 8, 13, 14, 10, 5], [9]]
"""The rings of the island, counter-clockwise from the rim to the centre."""
SPIRAL_STARTS: Final = [0, 2, 7, 11, 16, 18]
"""S-A15: the corner fields of the island."""

ISLAND: Final = Island(2)
FIELD_CORNERS: Final[list[list[int]]] = ISLAND.field_corners
CORNER_FIELDS: Final[list[list[int]]] = ISLAND.corner_fields
CORNER_PATHS: Final[list[list[int]]] = ISLAND.corner_paths
CORNER_NEIGHBOURS: Final[list[list[int]]] = ISLAND.corner_neighbours
WAYS: Final = 3
"""Most paths that meet in a corner."""
WAY_PATH: Final = vec[i64]([path for paths in CORNER_PATHS for path in [*paths, -1][:WAYS]])
"""The paths of all corners in one row, from `WAYS * corner` on, -1 for the sea: no list inside a list."""
WAY_END: Final = vec[i64]([far for ends in CORNER_NEIGHBOURS for far in [*ends, -1][:WAYS]])
"""The corners at their far ends."""
PATH_A: Final[list[int]] = [a for a, b in ISLAND.paths]
PATH_B: Final[list[int]] = [b for a, b in ISLAND.paths]
NEAR: Final = vec[i64]([set_of([v, *CORNER_NEIGHBOURS[v]]) for v in range(CORNERS)])
"""S-043: a corner and those one path away from it."""
FIELD_MASK: Final = vec[i64]([set_of(corners) for corners in FIELD_CORNERS])
ALL_CORNERS: Final[int] = set_of(list(range(CORNERS)))


def spiral(start: int) -> list[int]:
    """S-092: all fields from a corner of the rim, counter-clockwise, ring by ring to the middle."""
    turn = ROUNDS[0].index(start)
    inner = turn // 2
    return ROUNDS[0][turn:] + ROUNDS[0][:turn] + ROUNDS[1][inner:] + ROUNDS[1][:inner] + ROUNDS[2]


def lay_tokens(land: list[int], start: int) -> list[int]:
    """S-092, S-093: the number on each field, letter by letter along the spiral; none on the desert."""
    tokens = [0] * FIELDS
    letter = 0
    for field in spiral(start):
        if land[field] != DESERT:
            tokens[field] = LETTERS[letter]
            letter += 1
    return tokens


# The beginner's island (S-012, S-087). All known printings have these terrains and harbours.
BEGINNER_LAND: Final = [
    ORE, WOOL, WOOD,
    WHEAT, BRICK, WOOL, BRICK,
    WHEAT, WOOD, DESERT, WOOD, ORE,
    WOOD, ORE, WHEAT, WOOL,
    BRICK, WHEAT, WOOL,
]  # fmt: skip
BEGINNER_HARBOURS: Final = [ANY, WHEAT, ORE, ANY, WOOL, ANY, ANY, BRICK, WOOD]
MODERN_TOKENS: Final = [10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11]
FR1999_TOKENS: Final = [10, 2, 3, 3, 6, 4, 10, 9, 11, 0, 12, 8, 8, 9, 4, 5, 5, 6, 11]
"""Reconstructed: four tokens moved so that every example of the 1999 booklet holds (docs/rules)."""


class Places:
    """The starting pieces of one colour: two settlements, two roads, and the starred settlement (S-019)."""

    def __init__(self, settlements: list[int], roads: list[int], star: int) -> None:
        self.settlements = settlements
        self.roads = roads
        self.star = star


_NORTH: Final = Places([8, 28], [13, 41], 28)
_EAST: Final = Places([14, 40], [15, 58], 40)
_MIDDLE: Final = Places([17, 31], [25, 37], 31)
_SOUTH: Final = Places([39, 41], [56, 52], 39)

COLOURS: Final = ["red", "blue", "white", "orange"]
BEGINNER_TOKENS: Final[dict[str, list[int]]] = {
    "fr1999": FR1999_TOKENS,
    "modern": MODERN_TOKENS,
    "swapped": MODERN_TOKENS,
}
BEGINNER_PLACES: Final[dict[str, dict[str, Places]]] = {
    "fr1999": {"red": _MIDDLE, "blue": _NORTH, "white": _SOUTH, "orange": _EAST},
    "modern": {"red": _NORTH, "blue": _SOUTH, "white": _MIDDLE, "orange": _EAST},
    "swapped": {"red": _SOUTH, "blue": _NORTH, "white": _MIDDLE, "orange": _EAST},
}


def _corners(fields: list[i64]) -> int:
    """Return the corners of some fields, as a set."""
    mask = 0
    for field in fields:
        mask |= FIELD_MASK[field]
    return mask


@final
class Board:
    """The island once it is laid: immutable, and shared by the copies of a game."""

    def __init__(self, land: list[int], tokens: list[int], harbours: list[int]) -> None:
        self.land = land
        self.tokens = tokens
        self.harbours = harbours
        self.desert = land.index(DESERT)
        self.gives = vec[i64]([0 if terrain == DESERT else ONE[terrain] for terrain in land])
        """One packed card of what each field yields."""
        self.fields_by_total: list[list[i64]] = [[] for _ in range(13)]
        for field, number in enumerate(tokens):
            if number:
                self.fields_by_total[number].append(field)
        self.corners_by_total = vec[i64]([_corners(fields) for fields in self.fields_by_total])
        """The corners of all of these fields, as a set: `due` skips players who have none of them."""
        self.harbour_at: list[int] = [NO_HARBOUR] * CORNERS
        for kind, (a, b) in zip(harbours, HARBOUR_SLOTS):
            self.harbour_at[a] = kind
            self.harbour_at[b] = kind
        self.cells = bytes([kind + 1 for kind in land] + tokens + [kind + 1 for kind in harbours])
        """The island as observation cells."""


BEGINNER_BOARDS: Final[dict[str, Board]] = {
    name: Board(BEGINNER_LAND, tokens, BEGINNER_HARBOURS) for name, tokens in BEGINNER_TOKENS.items()
}
"""S-012: the printed islands."""


def colours(seats: int) -> list[str]:
    """S-015: red is not used by three; two seats are for research only."""
    return COLOURS if seats == 4 else COLOURS[1 : seats + 1]

"""Both sides of the board, as data. Where pictures of the rulebook are missing, it is reconstructed."""

from __future__ import annotations

from typing import Final, final

from archipel.games.junior.cards import GOLD, RUM, SABRE, WOOD, WOOL
from archipel.parts.bits import BIT, set_of

COLOURS: Final = ["red", "white", "blue", "orange"]
"""J-001."""
FACES: Final = 6
GHOST_FACE: Final = 6
"""J-026: the face that is printed on no terrain and moves the ghost."""
CASTLE: Final = -1
"""The place of the ghost when it is on no terrain (J-008)."""


@final
class Terrain:
    """One island of the board: what it yields, on which number, to which fortress sites (J-017)."""

    def __init__(self, key: str, good: int, number: int, x: int, y: int, sites: list[int]) -> None:
        self.key = key
        self.good = good
        self.number = number
        self.x = x
        self.y = y
        self.sites = sites
        """As in the notation: 5 is f5."""


@final
class Side:
    """One side of the board, with the tables that the rules use.

    Places lie on a grid: x in half the width of an island, y in half the length of its edge. Fortress sites
    f1, f2, ... and boat sites b1, b2, ... are numbered from 0 inside the engine.
    """

    def __init__(
        self,
        terrains: list[Terrain],
        places: list[tuple[int, int]],
        boats: list[tuple[int, int]],
        starts: list[list[int]],
        ports: list[int],
        castle: tuple[int, int],
    ) -> None:
        self.terrains = terrains
        self.places = places
        """The position of each fortress site."""
        self.boats: list[tuple[int, int]] = [(a - 1, b - 1) for a, b in boats]
        """The two fortress sites that each boat site joins."""
        self.starts: list[int] = [set_of([site - 1 for site in sites]) for sites in starts]
        """J-006: for each colour, the set of its start sites; empty for one that stays in the box."""
        self.colours: list[int] = [colour for colour, sites in enumerate(starts) if sites]
        self.ports: int = set_of([site - 1 for site in ports])
        """J-066: the sites with an anchor."""
        self.castle = castle
        """The position of the castle in drawings; nothing reaches it."""
        self.sites: int = set_of(list(range(len(places))))
        self.berths: int = set_of(list(range(len(boats))))
        self.ends: list[int] = [BIT[a] | BIT[b] for a, b in self.boats]
        """The fortress sites that a boat reaches, as a set."""
        self.moorings: list[int] = [
            set_of([boat for boat, pair in enumerate(self.boats) if site in pair])
            for site in range(len(places))
        ]
        """The boat sites next to a fortress site, as a set."""
        self.shores: list[int] = [set_of([site - 1 for site in terrain.sites]) for terrain in terrains]
        """The fortress sites of a terrain, as a set."""
        self.lands: list[list[int]] = [
            [land for land, shore in enumerate(self.shores) if shore & BIT[site]]
            for site in range(len(places))
        ]
        """The terrains of a fortress site."""
        self.numbered: list[list[int]] = [
            [land for land, terrain in enumerate(terrains) if terrain.number == face]
            for face in range(FACES + 1)
        ]
        """The terrains of a number."""
        self.goods: list[int] = [terrain.good for terrain in terrains]
        self.names: list[int] = []
        """For each terrain, its place in `LAND_KEYS`."""

    def land_of(self, name: int) -> int:
        """Return the terrain of that name on this side, or -1."""
        for land, mine in enumerate(self.names):
            if mine == name:
                return land
        return -1


# fmt: off
FOUR_PLACES: Final = [
    (-2, -5), (0, -5), (2, -5), (-3, -4), (-1, -4), (1, -4), (3, -4), (-3, -2), (-1, -2), (1, -2), (3, -2),
    (-4, -1), (-2, -1), (0, -1), (2, -1), (4, -1), (-4, 1), (-2, 1), (0, 1), (2, 1), (4, 1), (-3, 2),
    (-1, 2), (1, 2), (3, 2), (-3, 4), (-1, 4), (1, 4), (3, 4), (-2, 5), (0, 5), (2, 5),
]
FOUR_BOATS: Final = [
    (1, 4), (1, 5), (2, 5), (2, 6), (3, 6), (3, 7), (4, 8), (5, 9), (6, 10), (7, 11), (8, 12), (8, 13),
    (9, 13), (9, 14), (10, 14), (10, 15), (11, 15), (11, 16), (12, 17), (13, 18), (14, 19), (15, 20),
    (16, 21), (17, 22), (18, 22), (18, 23), (19, 23), (19, 24), (20, 24), (20, 25), (21, 25), (22, 26),
    (23, 27), (24, 28), (25, 29), (26, 30), (27, 30), (27, 31), (28, 31), (28, 32), (29, 32),
]
FOUR_STARTS: Final = [[11, 22], [6, 27], [8, 25], [5, 28]]
# fmt: on

FOUR: Final = Side(
    terrains=[
        Terrain("rum3", RUM, 3, -2, -3, [1, 4, 5, 8, 9, 13]),
        Terrain("sabre2", SABRE, 2, 0, -3, [2, 5, 6, 9, 10, 14]),
        Terrain("rum4", RUM, 4, 2, -3, [3, 6, 7, 10, 11, 15]),
        Terrain("wool2", WOOL, 2, -3, 0, [8, 12, 13, 17, 18, 22]),
        Terrain("gold5a", GOLD, 5, -1, 0, [9, 13, 14, 18, 19, 23]),
        Terrain("gold5b", GOLD, 5, 1, 0, [10, 14, 15, 19, 20, 24]),
        Terrain("sabre1", SABRE, 1, 3, 0, [11, 15, 16, 20, 21, 25]),
        Terrain("wood3", WOOD, 3, -2, 3, [18, 22, 23, 26, 27, 30]),
        Terrain("wool1", WOOL, 1, 0, 3, [19, 23, 24, 27, 28, 31]),
        Terrain("wood4", WOOD, 4, 2, 3, [20, 24, 25, 28, 29, 32]),
    ],
    places=FOUR_PLACES,
    boats=FOUR_BOATS,
    starts=FOUR_STARTS,
    ports=[4, 7, 26, 29],
    castle=(-5, 5),
)
"""J-002. What each colour gains on 2 to 5 at the start is certain; the 3-4-3 arrangement, the 32 sites, which
start lies where, the anchors and the place of the castle are reconstructed."""

# fmt: off
THREE_PLACES: Final = [
    (-1, -5), (1, -5), (-2, -4), (0, -4), (2, -4), (-2, -2), (0, -2), (2, -2), (-3, -1), (-1, -1), (1, -1),
    (3, -1), (-3, 1), (-1, 1), (1, 1), (3, 1), (-2, 2), (0, 2), (2, 2), (-2, 4), (0, 4), (2, 4), (-1, 5),
    (1, 5),
]
THREE_BOATS: Final = [
    (1, 3), (1, 4), (2, 4), (2, 5), (3, 6), (4, 7), (5, 8), (6, 9), (6, 10), (7, 10), (7, 11), (8, 11),
    (8, 12), (9, 13), (10, 14), (11, 15), (12, 16), (13, 17), (14, 17), (14, 18), (15, 18), (15, 19),
    (16, 19), (17, 20), (18, 21), (19, 22), (20, 23), (21, 23), (21, 24), (22, 24),
]
# fmt: on

THREE: Final = Side(
    terrains=[
        Terrain("rum4", RUM, 4, -3, -3, [3, 6, 9]),
        Terrain("wood3", WOOD, 3, -1, -3, [1, 3, 4, 6, 7, 10]),
        Terrain("sabre1", SABRE, 1, 1, -3, [2, 4, 5, 7, 8, 11]),
        Terrain("sabre2", SABRE, 2, -2, 0, [6, 9, 10, 13, 14, 17]),
        Terrain("gold5", GOLD, 5, 0, 0, [7, 10, 11, 14, 15, 18]),
        Terrain("wool2", WOOL, 2, 2, 0, [8, 11, 12, 15, 16, 19]),
        Terrain("wool1", WOOL, 1, -1, 3, [14, 17, 18, 20, 21, 23]),
        Terrain("rum3", RUM, 3, 1, 3, [15, 18, 19, 21, 22, 24]),
        Terrain("wood4", WOOD, 4, 3, 3, [16, 19, 22]),
    ],
    places=THREE_PLACES,
    boats=THREE_BOATS,
    starts=[[3, 8], [], [4, 21], [17, 22]],
    ports=[1, 5, 20, 24],
    castle=(-4, 4),
)
"""J-003, J-005: no white. Wholly reconstructed: shape and islands are those of the re-edition's small side;
they lie, and starts and anchors with them, so that no colour is better off."""

SIDES: Final = [FOUR, THREE]

FIRST_FOUR: Final = Side(
    terrains=FOUR.terrains,
    places=FOUR_PLACES,
    boats=FOUR_BOATS,
    starts=FOUR_STARTS,
    ports=[3, 4, 26, 32],
    castle=FOUR.castle,
)
FIRST_THREE: Final = Side(
    terrains=[
        Terrain("sabre1", SABRE, 1, -3, -3, [3, 6, 9]),
        Terrain("wool2", WOOL, 2, -1, -3, [1, 3, 4, 6, 7, 10]),
        Terrain("wood3", WOOD, 3, 1, -3, [2, 4, 5, 7, 8, 11]),
        Terrain("rum3", RUM, 3, -2, 0, [6, 9, 10, 13, 14, 17]),
        Terrain("gold5", GOLD, 5, 0, 0, [7, 10, 11, 14, 15, 18]),
        Terrain("rum4", RUM, 4, 2, 0, [8, 11, 12, 15, 16, 19]),
        Terrain("wood4", WOOD, 4, -1, 3, [14, 17, 18, 20, 21, 23]),
        Terrain("wool1", WOOL, 1, 1, 3, [15, 18, 19, 21, 22, 24]),
        Terrain("sabre2", SABRE, 2, 3, 3, [16, 19, 22]),
    ],
    places=THREE_PLACES,
    boats=THREE_BOATS,
    starts=[[3, 8], [], [4, 16], [17, 22]],
    ports=[1, 5, 23, 24],
    castle=THREE.castle,
)
FIRST_SIDES: Final = [FIRST_FOUR, FIRST_THREE]
"""Both sides in version 1 of the rules, in which some colours had better sites."""

LAND_KEYS: Final[list[str]] = sorted({terrain.key for side in SIDES for terrain in side.terrains})
"""The names of the terrains of both sides, in alphabetical order."""
for _side in SIDES + FIRST_SIDES:
    _side.names = [LAND_KEYS.index(terrain.key) for terrain in _side.terrains]
MOST_SITES: Final[int] = max([len(side.places) for side in SIDES])
MOST_BERTHS: Final[int] = max([len(side.boats) for side in SIDES])
MOST_SEATS: Final[int] = max([len(side.colours) for side in SIDES])


def side_for(seats: int, sides: list[Side]) -> Side:
    """J-002, J-003: the side with as many pirates in barrels as there are players."""
    for side in sides:
        if len(side.colours) == seats:
            return side
    raise ValueError(f"no side of the board is for {seats}")

"""The land as data: goods, terrains, places of a principality, numbers of the regions."""

from __future__ import annotations

from typing import Final

from archipel.parts.packed import pack

GOODS: Final = ["lumber", "brick", "wool", "grain", "ore", "gold"]
"""P-018: what the terrains give, in the same order."""
TERRAINS: Final = ["forest", "hill", "pasture", "field", "mountain", "gold_river"]

LUMBER: Final = 0
BRICK: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
GOLD: Final = 5
GOOD: Final = list(range(6))
ALL_GOODS: Final = 63
"""Every good, as a set of bits."""
NOT_GOLD: Final = 31

FULL: Final = 3
"""P-022: a region holds at most 3."""

# A principality is a row. Column c (0 to 11) may carry a settlement or a city; gap g lies left of
# column g and carries a road in the row and a region above and below. Two settlements stand at the
# start in columns 5 and 6, so that all five of the centre could go to either side (P-A32).
COLUMNS: Final = 12
GAPS: Final = COLUMNS + 1
FIRST: Final = 5
LAST: Final = 6
ROWS: Final = ["u", "d"]
"""Upper and lower row (P-025)."""

REGIONS: Final = GAPS * 2
"""Places of regions: gap * 2 + row."""
CACHE: Final = REGIONS
"""The Gold Cache, where goods are spent or stored beside the regions (P-168)."""
PLACES: Final = REGIONS + 1
PLACE_NAMES: Final = [f"r{place // 2 + 1}{ROWS[place % 2]}" for place in range(REGIONS)] + ["cache"]

SITES: Final = COLUMNS * 2
"""Sites for expansions: column * 2 + row. A settlement has room for one card there, a city for two."""
SITE_NAMES: Final = [f"s{site // 2 + 1}{ROWS[site % 2]}" for site in range(SITES)]
SPOTS: Final = SITES * 2
"""Places of single cards on a site: site * 2 + 0 or 1."""
SPOT_NAMES: Final = [f"{SITE_NAMES[spot // 2]}{spot % 2 + 1}" for spot in range(SPOTS)]

SIDES: Final = ["left", "right"]
LEFT: Final = 0
RIGHT: Final = 1


def neighbours(site: int) -> tuple[int, int]:
    """P-025, P-026: the regions left and right of a site; both cards of a city's site touch the same two."""
    column = site // 2
    row = site % 2
    return column * 2 + row, column * 2 + 2 + row


def touching(spot: int) -> tuple[int, int]:
    """Return the regions left and right of a card."""
    return neighbours(spot // 2)


def corners(column: int) -> list[int]:
    """Return the four regions that touch a settlement or a city (P-221)."""
    return [column * 2, column * 2 + 1, column * 2 + 2, column * 2 + 3]


START_PLACES: Final = [10, 12, 14, 11, 13, 15]
"""P-015: upper row from the left, then the lower row."""
START_TERRAINS: Final = [0, 5, 3, 1, 2, 4]
"""P-015: forest, gold river, field; hill, pasture, mountain."""
START_NUMBERS: Final = [[2, 1, 6, 3, 4, 5], [3, 4, 5, 2, 1, 6]]
"""P-016: red, blue."""
START_STORE: Final = [1, 0, 1, 1, 1, 1]
"""P-020: one on each region, none on the gold river."""

CENTRE: Final = [
    (3, 3), (3, 1), (4, 4), (4, 2), (1, 5), (1, 1), (0, 6), (0, 4), (2, 6), (2, 5), (5, 3), (5, 2),
]  # fmt: skip
"""P-017, P-C01: terrain and number of the twelve regions in the middle."""
CENTRE_NAMES: Final = [f"{TERRAINS[terrain]} {number}" for terrain, number in CENTRE]
ALL_CENTRE: Final = 4095

ROADS: Final = 7
SETTLEMENTS: Final = 5
CITIES: Final = 7
"""P-007: the piles in the middle."""

ROAD_PRICE: Final = [1, 2, 0, 0, 0, 0]
"""P-052."""
SETTLEMENT_PRICE: Final = [1, 1, 1, 1, 0, 0]
"""P-054."""
CITY_PRICE: Final = [0, 0, 0, 2, 3, 0]
"""P-057."""
ROAD_COST: Final = pack(ROAD_PRICE)
SETTLEMENT_COST: Final = pack(SETTLEMENT_PRICE)
CITY_COST: Final = pack(CITY_PRICE)
"""The same prices, each packed in one number."""

FACES: Final = ["brigands", "trade", "celebration", "harvest", "event"]
"""P-004: the event die."""
BRIGANDS: Final = 0
TRADE: Final = 1
CELEBRATION: Final = 2
HARVEST: Final = 3
EVENT: Final = 4
FACE_WEIGHTS: Final = [1, 1, 1, 1, 2]
"""P-004: the question mark is on two of the six faces."""

"""Both principalities drawn in SVG, for notebooks, papers and videos."""

from __future__ import annotations

from typing import Final

from archipel.games.princes.board import PLACE_NAMES, SPOT_NAMES
from archipel.games.princes.view import PrincesView, RealmView
from archipel.parts.drawing import INKS, beam, box, disc, document, label, legend

FILLS: Final = {
    "forest": "#3f7a4a",
    "hill": "#b5663f",
    "pasture": "#a5c96a",
    "field": "#e6c14a",
    "mountain": "#8a8f98",
    "gold_river": "#e9dc7a",
}
STEP: Final = 88
"""The distance between two columns."""
WIDE: Final = 40
TALL: Final = 34
REALM: Final = 280
"""The height of one principality."""


def table(view: PrincesView) -> str:
    """Draw both principalities and the last event."""
    columns = [column.column - 1 for realm in view.realms for column in realm.columns]
    first, last = min(columns) - 1, max(columns) + 1
    parts: list[str] = []
    for realm in view.realms:
        parts += _realm(realm, first, 10 + REALM * realm.seat)
    under = 2 * REALM + 24
    fell = f"dice {view.number or '-'} {view.face} {view.event.partition('/')[2]}"
    parts.append(label(24, under, fell, size=13, anchor="start"))
    for realm in view.realms:
        line = (
            f"seat {realm.seat} ({realm.colour}): {realm.points} points, {sum(realm.goods)} goods,"
            f" {sum(realm.backs)} cards, strength {realm.strength}, commerce {realm.commerce}"
        )
        parts.append(legend(under + 22 + 22 * realm.seat, realm.colour, line))
    return document(STEP * (last - first + 1), under + 66, "".join(parts))


def _realm(realm: RealmView, left: int, top: int) -> list[str]:
    """Draw one principality, starting at the first drawn column."""

    def across(column: int) -> float:
        return STEP * (column - left + 0.5)

    ink = INKS[realm.colour]
    middle = top + REALM / 2 - 10
    parts: list[str] = []
    columns = [column.column - 1 for column in realm.columns]
    first, last = columns[0] - realm.road_left, columns[-1] + realm.road_right
    parts.append(beam(across(first), middle, across(last), middle, "#b58a56"))
    for column in realm.columns:
        x = across(column.column - 1)
        parts.append(box(x - 17, middle - 17, 34, 34, ink) if column.city else disc(x, middle, 14, ink))
    for region in realm.regions:
        gap, is_lower = divmod(PLACE_NAMES.index(region.place), 2)
        x = across(gap) - STEP / 2 - WIDE / 2
        y = middle + 46 if is_lower else middle - 46 - WIDE
        parts.append(box(x, y, WIDE, WIDE, FILLS[region.terrain]))
        parts.append(label(x + WIDE / 2, y + 17, str(region.number)))
        parts += [disc(x + 9 + 11 * i, y + 30, 4, "#fbf6e4") for i in range(region.stored)]
    for card in realm.cards:
        site, row = divmod(SPOT_NAMES.index(card.spot), 2)
        at, is_lower = divmod(site, 2)
        x, y = across(at) - WIDE / 2, 22 + row * (TALL + 4)
        y = middle + y if is_lower else middle - y - TALL
        parts.append(box(x, y, WIDE, TALL, "#fbf6e4"))
        name = card.card.partition("/")[2].replace("_", " ")
        parts += [
            label(x + WIDE / 2, y + 13 + 10 * i, word[:9], size=8) for i, word in enumerate(name.split()[:2])
        ]
    return parts

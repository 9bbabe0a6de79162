"""The city drawn in SVG, for notebooks, papers and videos."""

from __future__ import annotations

from typing import Final

from archipel.games.elasund.view import ElasundView
from archipel.parts.drawing import DARK, INKS, box, disc, document, label, legend

SIDE: Final = 46
EDGE: Final = 70
"""The margin around the squares, for walls and row numbers, in pixels."""
STONE: Final = "#b9b2a3"


def _at(x: int, y: int) -> tuple[int, int]:
    return EDGE + SIDE * x, EDGE + SIDE * y


def city(view: ElasundView) -> str:
    """Return the city with everything in it."""
    ink = [INKS[seat.colour] for seat in view.seats]
    parts: list[str] = []
    for row, number in enumerate(view.rows):
        for column in range(view.columns):
            parts.append(box(*_at(column, row), SIDE, SIDE, "#efe4c4", "#cdbf95", 0))
        x, y = _at(-1, row)
        parts.append(label(x + 26, y + 30, str(number), "#b01818" if number == view.ship else DARK))
        if number == view.ship:
            parts.append(disc(x + 2, y + 25, 9, DARK))
    for field in view.trade_fields:
        x, y = _at(field.x, field.y)
        parts.append(label(x + 36, y + 42, str(field.points), "#7a6a35", 11))
    for wall in view.walls:
        x, y = _at(wall.x, wall.y)
        parts.append(
            box(x + 4, y + 8, SIDE - 8, SIDE - 16, ink[wall.owner] if wall.owner >= 0 else "#e6e2d8")
        )
    for tile in view.tiles:
        x, y = _at(tile.x, tile.y)
        fill = ink[tile.owner] if tile.owner >= 0 else STONE
        parts.append(box(x + 2, y + 2, SIDE * tile.width - 4, SIDE * tile.height - 4, STONE, fill, 6))
        parts.append(disc(x + 12, y + 12, 6, fill))
        parts.append(label(x + SIDE * tile.width / 2, y + SIDE * tile.height / 2 + 10, tile.kind, size=10))
        parts += [
            box(x + 6 + 12 * cube, y + SIDE * tile.height - 16, 9, 9, fill) for cube in range(tile.cubes)
        ]
    for church in view.church:
        x, y = _at(church.x, church.y)
        parts.append(box(x + 2, y + 2, SIDE - 4, SIDE - 4, "#d9c7e8"))
        parts.append(disc(x + 12, y + 12, 6, ink[church.owner]) + label(x + 23, y + 36, "church", size=10))
    for permit in view.permits:
        x, y = _at(permit.x, permit.y)
        parts.append(disc(x + 23, y + 23, 12, ink[permit.owner]) + label(x + 23, y + 28, str(permit.value)))
    under = EDGE * 2 + SIDE * len(view.rows) + 8
    for seat in view.seats:
        line = (
            f"seat {seat.seat} ({seat.colour}): {seat.cubes_placed} cubes, {seat.trade_points} trade points,"
            f" {seat.gold} gold, {seat.influence} influence"
        )
        parts.append(legend(under + 22 * seat.seat, seat.colour, line))
    width = EDGE * 2 + SIDE * view.columns
    return document(max(width, 480), under + 22 * len(view.seats), "".join(parts))

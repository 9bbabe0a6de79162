"""The island drawn in SVG, for notebooks and papers."""

from __future__ import annotations

from math import sqrt
from typing import Final

from archipel.games.settlers.board import FIELD_CORNERS, HARBOUR_SLOTS, ISLAND
from archipel.games.settlers.view import SettlersView
from archipel.parts.drawing import DARK, INKS, beam, box, disc, document, label, legend

FILLS: Final = {
    "forest": "#2f6b3a",
    "hills": "#b5562f",
    "pasture": "#9cc45a",
    "fields": "#e6c14a",
    "mountains": "#8a8f98",
    "desert": "#e2d3a5",
}
SIDE: Final = 52.0
"""The side of a field, in pixels."""


def _at(corner: int) -> tuple[float, float]:
    """Return the position of a corner in the drawing."""
    row, column = ISLAND.places[corner]
    return 290 + column * SIDE * sqrt(3) / 6, 270 + row * SIDE / 2


def _middle(corners: list[int]) -> tuple[float, float]:
    spots = [_at(corner) for corner in corners]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def island(view: SettlersView) -> str:
    """Return the island with everything on it; empty before it is laid."""
    if len(view.land) != len(FIELD_CORNERS) or not view.tokens:
        return ""
    parts: list[str] = []
    for field, corners in enumerate(FIELD_CORNERS):
        outline = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(_at, corners))
        style = f'fill="{FILLS[view.land[field]]}" stroke="#f3ead0" stroke-width="3"'
        parts.append(f'<polygon points="{outline}" {style}/>')
        x, y = _middle(corners)
        token = view.tokens[field]
        if token:
            parts.append(disc(x, y, 15, "#fbf6e4", "none"))
            parts.append(label(x, y + 5, str(token), "#b01818" if token in (6, 8) else DARK))
        if view.robber == field:
            parts.append(disc(x + 20, y, 9, DARK))
    for kind, slot in zip(view.harbours, HARBOUR_SLOTS):
        x, y = _middle(list(slot))
        parts.append(label(290 + (x - 290) * 1.12, 274 + (y - 270) * 1.12, kind, "#333", 11))
    parts += _pieces(view)
    return document(580, 560 + 22 * len(view.players), "".join(parts))


def _pieces(view: SettlersView) -> list[str]:
    ink = [INKS[player.colour] for player in view.players]
    parts: list[str] = []
    for path, owner in enumerate(view.roads):
        if owner >= 0:
            (x1, y1), (x2, y2) = map(_at, ISLAND.paths[path])
            parts.append(beam(x1, y1, x2, y2, ink[owner]))
    for player in view.players:
        for corner in player.settlements:
            parts.append(disc(*_at(corner), 8, ink[player.seat]))
        for corner in player.cities:
            x, y = _at(corner)
            parts.append(box(x - 10, y - 10, 20, 20, ink[player.seat]))
        line = (
            f"seat {player.seat} ({player.colour}): {player.points} points, {player.hand_size} cards,"
            f" {player.card_count} development, road {player.road_length}, knights {player.knights}"
        )
        parts.append(legend(560 + 22 * player.seat, player.colour, line))
    return parts

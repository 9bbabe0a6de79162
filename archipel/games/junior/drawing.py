"""The islands drawn in SVG, for notebooks, papers and videos."""

from __future__ import annotations

from typing import Final

from archipel.games.junior.view import JuniorView
from archipel.parts.drawing import DARK, INKS, beam, box, disc, document, label, legend

FILLS: Final = {"wood": "#4c8a4f", "wool": "#b8d67a", "rum": "#c98f4a", "sabre": "#9aa3ad", "gold": "#e8c84e"}
ACROSS: Final = 42.0
DOWN: Final = 25.0
"""The steps of the grid on which places lie, in pixels."""
MIDDLE: Final = (290.0, 190.0)


def _at(x: int, y: int) -> tuple[float, float]:
    return MIDDLE[0] + ACROSS * x, MIDDLE[1] + DOWN * y


def board(view: JuniorView) -> str:
    """Return the islands with everything on them."""
    parts: list[str] = []
    for land in view.terrains:
        corners = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
        outline = " ".join(
            f"{x:.1f},{y:.1f}" for x, y in (_at(land.x + dx, land.y + dy) for dx, dy in corners)
        )
        parts.append(
            f'<polygon points="{outline}" fill="{FILLS[land.good]}" stroke="#f3ead0" stroke-width="3"/>'
        )
        x, y = _at(land.x, land.y)
        parts.append(label(x, y - 4, land.good, size=12) + label(x, y + 13, str(land.number), size=15))
        if land.haunted:
            parts.append(disc(x, y + 26, 9, DARK))
    x, y = _at(view.castle_x, view.castle_y)
    parts.append(box(x - 22, y - 16, 44, 32, "#8d8577") + label(x, y + 30, "castle", size=11))
    ink = [INKS[player.colour] for player in view.players]
    if view.castle >= 0:
        parts.append(box(x - 9, y - 9, 18, 18, ink[view.castle]))
    if view.ghost == "castle":
        parts.append(disc(x + 14, y, 7, DARK))
    for berth in view.berths:
        if berth.owner >= 0:
            a, b = view.sites[berth.a], view.sites[berth.b]
            parts.append(beam(*_at(a.x, a.y), *_at(b.x, b.y), ink[berth.owner]))
    for site in view.sites:
        x, y = _at(site.x, site.y)
        if site.owner >= 0:
            parts.append(box(x - 9, y - 9, 18, 18, ink[site.owner]))
        else:
            parts.append(disc(x, y, 4, "#fbf6e4", "#8a8f98"))
    market = ", ".join(good or "empty" for good in view.market)
    parts.append(label(24, 372, f"die {view.die or '-'}, market: {market}", size=13, anchor="start"))
    for player in view.players:
        line = (
            f"seat {player.seat} ({player.colour}): {player.points} points, {player.hand_size} cards,"
            f" {player.boats_left} boats left, {player.ghost_cards} ghost cards"
        )
        parts.append(legend(398 + 22 * player.seat, player.colour, line))
    return document(580, 400 + 22 * len(view.players), "".join(parts))

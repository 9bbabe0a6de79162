"""The island drawn in SVG, for notebooks and papers."""

from __future__ import annotations

from html import escape
from math import sqrt
from typing import Final

from archipel.games.settlers.board import FIELD_CORNERS, HARBOUR_SLOTS, ISLAND
from archipel.games.settlers.view import SettlersView
from archipel.parts.svg import document

FILLS: Final = {
    "forest": "#2f6b3a",
    "hills": "#b5562f",
    "pasture": "#9cc45a",
    "fields": "#e6c14a",
    "mountains": "#8a8f98",
    "desert": "#e2d3a5",
}
INKS: Final = {"red": "#c22f2f", "blue": "#2456b3", "white": "#f6f6f2", "orange": "#e07b1a"}
SIDE: Final = 52.0
"""The side of a field of the island."""


def _at(corner: int) -> tuple[float, float]:
    """Where a corner lies in the drawing."""
    row, column = ISLAND.places[corner]
    return 290 + column * SIDE * sqrt(3) / 6, 270 + row * SIDE / 2


def _middle(corners: list[int]) -> tuple[float, float]:
    spots = [_at(corner) for corner in corners]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def island(view: SettlersView) -> str:
    """The island with everything that stands on it; nothing before it is laid."""
    if len(view.land) != len(FIELD_CORNERS) or not view.tokens:
        return ""
    parts: list[str] = []
    for field, corners in enumerate(FIELD_CORNERS):
        outline = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(_at, corners))
        style = f'fill="{FILLS[view.land[field]]}" stroke="#f3ead0" stroke-width="3"'
        parts.append(f'<polygon points="{outline}" {style}/>')
        x, y = _middle(corners)
        if view.tokens[field]:
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="15" fill="#fbf6e4"/>')
            parts.append(
                _label(
                    x, y + 5, str(view.tokens[field]), "#b01818" if view.tokens[field] in (6, 8) else "#222"
                )
            )
        if view.robber == field:
            parts.append(
                f'<circle cx="{x + 20:.1f}" cy="{y:.1f}" r="9" fill="#222"><title>robber</title></circle>'
            )
    for kind, slot in zip(view.harbours, HARBOUR_SLOTS):
        x, y = _middle(list(slot))
        parts.append(_label(290 + (x - 290) * 1.12, 274 + (y - 270) * 1.12, kind, "#333", 11))
    parts += _pieces(view)
    return document(580, 560 + 22 * len(view.players), "".join(parts))


def _pieces(view: SettlersView) -> list[str]:
    ink = [INKS[player.colour] for player in view.players]
    parts: list[str] = []
    for path, owner in enumerate(view.roads):
        if owner >= 0:
            (x1, y1), (x2, y2) = map(_at, ISLAND.paths[path])
            ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke-linecap="round"'
            parts.append(f'<line {ends} stroke="#222" stroke-width="9"/>')
            parts.append(f'<line {ends} stroke="{ink[owner]}" stroke-width="6"/>')
    for player in view.players:
        style = f'fill="{ink[player.seat]}" stroke="#222" stroke-width="1.5"'
        for corner in player.settlements:
            x, y = _at(corner)
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" {style}/>')
        for corner in player.cities:
            x, y = _at(corner)
            parts.append(f'<rect x="{x - 10:.1f}" y="{y - 10:.1f}" width="20" height="20" {style}/>')
        line = (
            f"seat {player.seat} ({player.colour}): {player.points} points, {player.hand_size} cards,"
            f" {player.card_count} development, road {player.road_length}, knights {player.knights}"
        )
        y = 560 + 22 * player.seat
        parts.append(
            f'<circle cx="24" cy="{y - 4}" r="7" {style}/><text x="40" y="{y}" font-size="13">{line}</text>'
        )
    return parts


def _label(x: float, y: float, text: str, fill: str, size: int = 14) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle" font-family="sans-serif" font-size="{size}" '
        f'fill="{fill}">{escape(text)}</text>'
    )

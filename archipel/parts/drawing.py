"""Drawings in SVG, as text, for notebooks, papers and videos."""

from __future__ import annotations

from html import escape
from typing import Final

INKS: Final = {
    "red": "#c22f2f",
    "blue": "#2456b3",
    "white": "#f6f6f2",
    "orange": "#e07b1a",
    "green": "#3d8b4e",
    "yellow": "#ecc630",
}
"""The colours of the players."""
DARK: Final = "#222"


def document(width: int, height: int, inner: str) -> str:
    """Return a whole drawing on a plain ground."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}"><rect width="100%" height="100%" fill="#dfeaf2"/>{inner}</svg>'
    )


def label(x: float, y: float, text: str, fill: str = DARK, size: int = 14, anchor: str = "middle") -> str:
    """Return a text, by default centred on x."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-family="sans-serif" font-size="{size}" '
        f'fill="{fill}">{escape(text)}</text>'
    )


def box(x: float, y: float, width: float, height: float, fill: str, edge: str = DARK, round_: int = 3) -> str:
    """Return a rectangle with an edge."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{round_}" '
        f'fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'
    )


def disc(x: float, y: float, r: float, fill: str, edge: str = DARK) -> str:
    """Return a circle with an edge."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'


def beam(x1: float, y1: float, x2: float, y2: float, fill: str) -> str:
    """Return a thick line with an edge."""
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke-linecap="round"'
    return f'<line {ends} stroke="{DARK}" stroke-width="9"/><line {ends} stroke="{fill}" stroke-width="6"/>'


def legend(y: float, colour: str, text: str) -> str:
    """Return a line of text about a player, behind a dot of its colour."""
    return disc(24, y - 4, 7, INKS[colour]) + label(40, y, text, size=13, anchor="start")

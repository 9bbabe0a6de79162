"""Draw a view as SVG: by its game, or as the text picture."""

from __future__ import annotations

from html import escape
from typing import Final

from archipel.core.game import Game
from archipel.core.view import View
from archipel.parts.drawing import document

LINE: Final = 8.4
"""Width of a letter of the text board."""


def draw(view: View, game: Game) -> str:
    """Return the view as one SVG document."""
    return game.drawing(view) or _page(game.picture(view))


def _page(text: str) -> str:
    lines = text.splitlines() or [""]
    width = round(LINE * max(map(len, lines)) + 24)
    height = 18 * len(lines) + 24
    spans = [
        f'<text x="12" y="{18 * i + 26}" xml:space="preserve">{escape(line)}</text>'
        for i, line in enumerate(lines)
        if line.strip()
    ]
    return document(width, height, f'<g font-family="monospace" font-size="14">{"".join(spans)}</g>')

"""Render what a spectator sees: as text, as SVG, or as pixels for videos (extra `video`)."""

from __future__ import annotations

import io
import re
from collections.abc import Collection
from html import escape
from typing import Final

import numpy as np
from numpy.typing import NDArray

from archipel.core.game import Game
from archipel.core.state import WATCHER
from archipel.core.view import View
from archipel.envs.game_table import GameTable
from archipel.envs.masking import refuse_unknown
from archipel.parts.drawing import document

ANSI: Final = "ansi"
HUMAN: Final = "human"
SVG: Final = "svg"
RGB: Final = "rgb_array"

LETTER: Final = 8.4
"""Width of a letter of the text board."""
SIDE: Final = 720
"""Side of every frame in pixels; frames are square, because a game's drawing may change its size."""
GROUND: Final = (223, 234, 242)
MISSING: Final = 'rgb_array needs resvg-py and Pillow: pip install "archipel[video]"'

Pixels = NDArray[np.uint8]


class Renderer:
    """Renders what a spectator sees: as text, as SVG or as pixels."""

    def __init__(self, mode: str | None, known: Collection[str]) -> None:
        refuse_unknown("render_mode", mode, (None, *known))
        if mode == RGB:
            require()
        self.mode = mode

    def render(self, table: GameTable) -> str | Pixels | None:
        """Render the table."""
        if self.mode is None:
            return None
        if self.mode in (SVG, RGB):
            drawing = draw(table.state.view(WATCHER), table.game)
            return drawing if self.mode == SVG else pixels(drawing)
        return table.picture(WATCHER)


def draw(view: View, game: Game) -> str:
    """Return the view as one SVG document."""
    return game.drawing(view) or _page(game.picture(view))


def _page(text: str) -> str:
    lines = text.splitlines() or [""]
    width = round(LETTER * max(map(len, lines)) + 24)
    height = 18 * len(lines) + 24
    spans = [
        f'<text x="12" y="{18 * i + 26}" xml:space="preserve">{escape(line)}</text>'
        for i, line in enumerate(lines)
        if line.strip()
    ]
    return document(width, height, f'<g font-family="monospace" font-size="14">{"".join(spans)}</g>')


def require() -> None:
    """Raise `ValueError` if the libraries are missing."""
    try:
        import PIL.Image  # noqa: F401
        import resvg_py  # noqa: F401
    except ImportError as missing:
        raise ValueError(MISSING) from missing


def pixels(svg: str) -> Pixels:
    """Return a drawing centred in a frame, as large as it fits."""
    import resvg_py
    from PIL import Image

    size = re.search(r'width="(\d+)" height="(\d+)"', svg)
    assert size is not None
    width, height = int(size[1]), int(size[2])
    scale = min(SIDE / width, SIDE / height)
    png = resvg_py.svg_to_bytes(
        svg_string=svg, width=max(1, int(width * scale)), height=max(1, int(height * scale))
    )
    drawn = Image.open(io.BytesIO(bytes(png))).convert("RGB")
    frame = Image.new("RGB", (SIDE, SIDE), GROUND)
    frame.paste(drawn, ((SIDE - drawn.width) // 2, (SIDE - drawn.height) // 2))
    return np.asarray(frame, dtype=np.uint8)

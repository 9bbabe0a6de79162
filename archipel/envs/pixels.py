"""Rasterise drawings for videos. Needs the extra `video`."""

from __future__ import annotations

import io
import re
from typing import Final

import numpy as np
from numpy.typing import NDArray

SIDE: Final = 720
"""Side of every frame in pixels; frames are square, because a game's drawing may change its size."""
GROUND: Final = (223, 234, 242)
MISSING: Final = 'rgb_array needs resvg-py and Pillow: pip install "archipel[video]"'

Pixels = NDArray[np.uint8]


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

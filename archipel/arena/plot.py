"""Pictures. They need matplotlib (the extra `plot`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from archipel.core.state import BadOptions

SHOWN = {"white": "silver", "yellow": "goldenrod", "grey": "tab:gray"}
"""Colours of seats that would not show well on white paper."""
DASHES = ("-", "--", "-.", ":")
"""Seats differ without colours, too."""


def blank(width: float, height: float) -> Any:
    """An empty picture, in inches; `BadOptions` without matplotlib."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadOptions("a picture needs matplotlib: pip install 'archipel[plot]'") from None
    return Figure(figsize=(width, height), layout="constrained")


def check(path: Path) -> None:
    """Raise `BadOptions` if no picture could be drawn there: asked before the work, not after it."""
    known = sorted(blank(1, 1).canvas.get_supported_filetypes())
    if path.suffix[1:].lower() not in known:
        raise BadOptions(f"{path}: a picture ends in .{', .'.join(known)}")
    if not path.absolute().parent.is_dir():
        raise BadOptions(f"{path}: there is no such folder")


def colour_of(name: str) -> str:
    """What to draw a seat's colour with."""
    return SHOWN.get(name, f"tab:{name}" if name in ("red", "blue", "green", "orange", "brown") else name)

"""Plots. They need matplotlib (the extra `plot`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from archipel.core.state import BadOptions

SHOWN = {"white": "silver", "yellow": "goldenrod", "grey": "tab:gray"}
"""Replacements for seat colours that would be hard to see on white."""
DASHES = ("-", "--", "-.", ":")
"""Line styles, so that seats differ without colours too."""


def new_figure(width: float, height: float) -> Any:
    """Return an empty figure, sized in inches; raise `BadOptions` without matplotlib."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadOptions("a picture needs matplotlib: pip install 'archipel[plot]'") from None
    return Figure(figsize=(width, height), layout="constrained")


def check(path: Path) -> None:
    """Raise `BadOptions` if no picture can be written there; called before the long work."""
    known = sorted(new_figure(1, 1).canvas.get_supported_filetypes())
    if path.suffix[1:].lower() not in known:
        raise BadOptions(f"{path}: the supported formats are .{', .'.join(known)}")
    if not path.absolute().parent.is_dir():
        raise BadOptions(f"{path}: the folder does not exist")


def colour_of(name: str) -> str:
    """Return matplotlib's name for a seat's colour."""
    return SHOWN.get(name, f"tab:{name}" if name in ("red", "blue", "green", "orange", "brown") else name)

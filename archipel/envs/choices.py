"""Options that the environments share: where the mask is, and how the table is rendered."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict

from archipel.core.state import WATCHER
from archipel.envs.encoder import ObservationRow
from archipel.envs.game_table import GameTable, Mask
from archipel.envs.pixels import Pixels, pixels, require
from archipel.envs.svg import draw

IN_OBSERVATION: Final = "observation"
IN_INFO: Final = "info"
ANSI: Final = "ansi"
HUMAN: Final = "human"
SVG: Final = "svg"
RGB: Final = "rgb_array"


def refuse_unknown(name: str, value: str | None, known: Collection[str | None]) -> None:
    """Raise `ValueError` unless the value is one of the known ones."""
    if value not in known:
        raise ValueError(f"unknown {name} {value!r}: choose from {[one for one in known if one is not None]}")


class Renderer:
    """Renders what a spectator sees: as text, as SVG or as pixels."""

    def __init__(self, mode: str | None, known: Collection[str]) -> None:
        refuse_unknown("render_mode", mode, (None, *known))
        if mode == RGB:
            require()
        self.mode = mode

    def of(self, table: GameTable) -> str | Pixels | None:
        """Render the table."""
        if self.mode is None:
            return None
        if self.mode in (SVG, RGB):
            drawing = draw(table.state.view(WATCHER), table.game)
            return drawing if self.mode == SVG else pixels(drawing)
        return table.picture(WATCHER)


class Masking:
    """Where a learner finds the action mask: in the observation, or in the info."""

    def __init__(self, table: GameTable, where: str) -> None:
        refuse_unknown("mask", where, (IN_OBSERVATION, IN_INFO))
        self.in_info = where == IN_INFO
        low, high = table.bounds()
        row = Box(low, high, dtype=np.int8)
        mask = Box(0, 1, (table.size,), dtype=np.int8)
        self.space = row if self.in_info else Dict({"observation": row, "action_mask": mask})
        """The observation space."""

    def observation(self, row: ObservationRow, mask: Mask) -> Any:
        """Return the observation, with the mask if it belongs there."""
        return row if self.in_info else {"observation": row, "action_mask": mask}

    def info(self, mask: Mask) -> dict[str, Any]:
        """Return the info, with the mask if it belongs there."""
        return {"action_mask": mask} if self.in_info else {}

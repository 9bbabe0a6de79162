"""The place of the action mask: in the observation or in the info."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict

from archipel.envs.encoder import ObservationRow
from archipel.envs.game_table import GameTable, Mask

IN_OBSERVATION: Final = "observation"
IN_INFO: Final = "info"


def refuse_unknown(name: str, value: str | None, known: Collection[str | None]) -> None:
    """Raise `ValueError` unless the value is one of the known ones."""
    if value not in known:
        raise ValueError(f"unknown {name} {value!r}: choose from {[one for one in known if one is not None]}")


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

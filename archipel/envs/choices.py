"""What the environments let a learner choose: where the mask is, and how the table is drawn."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict

from archipel.envs.encoder import Row
from archipel.envs.table import Mask, Table

IN_OBSERVATION: Final = "observation"
IN_INFO: Final = "info"


def refuse_unknown(name: str, value: str | None, known: Collection[str | None]) -> None:
    """Raise `ValueError` unless the value is one of those that are known."""
    if value not in known:
        raise ValueError(f"{name} {value!r}: there is {[one for one in known if one is not None]}")


class Masking:
    """Where a learner finds the mask: beside the row in every observation, or in the info."""

    def __init__(self, table: Table, where: str) -> None:
        refuse_unknown("mask", where, (IN_OBSERVATION, IN_INFO))
        self.in_info = where == IN_INFO
        low, high = table.bounds()
        row = Box(low, high, dtype=np.int8)
        mask = Box(0, 1, (table.size,), dtype=np.int8)
        self.space = row if self.in_info else Dict({"observation": row, "action_mask": mask})
        """The space of observations."""

    def observation(self, row: Row, mask: Mask) -> Any:
        """What is observed."""
        return row if self.in_info else {"observation": row, "action_mask": mask}

    def info(self, mask: Mask) -> dict[str, Any]:
        """What is told beside it."""
        return {"action_mask": mask} if self.in_info else {}

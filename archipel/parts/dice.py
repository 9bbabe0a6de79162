"""Two dice of which only the pair counts: the 21 throws and their odds."""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import Action


@final
class Dice(Action):
    """Both dice have fallen, the lower one first."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__(f"dice {low} {high}")
        self.low = low
        self.high = high
        self.total = low + high
        self.by_hand = True


THROWS: Final = [Dice(low, high) for low in range(1, 7) for high in range(low, 7)]
DICE: Final[list[Action]] = list[Action](THROWS)
"""The same throws, as choices."""
DICE_ODDS: Final[list[int]] = [1 if dice.low == dice.high else 2 for dice in THROWS]
THROWN: Final[list[int]] = [which for which, n in enumerate(DICE_ODDS) for _ in range(n)]
"""The throw of each of the 36 equally likely outcomes."""


def throw(rng: Rng) -> int:
    """Return a random throw: a look-up instead of `rng.weighted` (`tests/test_parts_draws.py` compares)."""
    return THROWN[rng.below(36)]

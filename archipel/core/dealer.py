"""Who answers when chance is asked. The engine lists outcomes and weights; a dealer picks one."""

from __future__ import annotations

from typing import Protocol

from archipel.core import fairness
from archipel.core.rng import Rng


class Dealer(Protocol):
    """Anything that picks an index in proportion to weights."""

    def draw(self, weights: list[int]) -> int:
        """The index of the outcome."""


class SeededDealer:
    """The same seed deals the same game."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def draw(self, weights: list[int]) -> int:
        """The next outcome of the generator."""
        return self.rng.weighted(weights)


class FairDealer:
    """Deals from a committed key; `drawn` is how many draws were made before."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn

    def draw(self, weights: list[int]) -> int:
        """The outcome of the next numbered draw."""
        index = fairness.draw(self.key, self.drawn, weights)
        self.drawn += 1
        return index

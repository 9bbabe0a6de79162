"""Dealers answer for chance: the engine lists outcomes with their weights, and a dealer picks one."""

from __future__ import annotations

from typing import Protocol

from archipel.core import fairness
from archipel.core.rng import Rng


class Dealer(Protocol):
    """Anything that picks an index in proportion to weights."""

    def draw(self, weights: list[int]) -> int:
        """Return the index of the outcome."""


class SeededDealer:
    """A dealer for which the same seed deals the same game."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def draw(self, weights: list[int]) -> int:
        """Return the next outcome of the generator."""
        return self.rng.weighted(weights)


class FairDealer:
    """A dealer that draws from a committed key; `drawn` is the number of draws made before."""

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn

    def draw(self, weights: list[int]) -> int:
        """Return the outcome of the next numbered draw."""
        index = fairness.draw(self.key, self.drawn, weights)
        self.drawn += 1
        return index

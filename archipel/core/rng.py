"""Random numbers that are the same on every machine, compiled or not."""

from __future__ import annotations

from typing import Final, final

M1: Final = 4294967087
M2: Final = 4294944443


@final
class Rng:
    """L'Ecuyer's MRG32k3a (1999): period 2^191, every product fits a machine word."""

    def __init__(self, seed: int) -> None:
        # Spread the seed over the six words, so that neighbouring seeds have nothing in common.
        x = seed & 0xFFFFFFFFFFFFFFFF
        words: list[int] = []
        for _ in range(6):
            x = (x + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
            z = x
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
            words.append((z ^ (z >> 31)) % (M2 - 1) + 1)
        self.a0 = words[0]
        self.a1 = words[1]
        self.a2 = words[2]
        self.b0 = words[3]
        self.b1 = words[4]
        self.b2 = words[5]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        a = (1403580 * self.a1 - 810728 * self.a0) % M1
        self.a0 = self.a1
        self.a1 = self.a2
        self.a2 = a
        b = (527612 * self.b2 - 1370589 * self.b0) % M2
        self.b0 = self.b1
        self.b1 = self.b2
        self.b2 = b
        return (a - b) % M1 * n // M1

    def weighted(self, weights: list[int]) -> int:
        """An index, drawn in proportion to its weight."""
        k = self.below(sum(weights))
        for i, weight in enumerate(weights):
            k -= weight
            if k < 0:
                return i
        raise ValueError("no weight is positive")

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept

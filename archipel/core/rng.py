"""Random numbers that are the same on every machine, compiled or not."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

M1: Final[i64] = 4294967087
M2: Final[i64] = 4294944443
HALF: Final[i64] = 0xFFFFFFFF
"""The lower half of a word."""


def mixed(high: i64, low: i64, shift: i64, k0: i64, k1: i64, k2: i64, k3: i64) -> tuple[i64, i64]:
    """Return one step of SplitMix64: x ^ x >> shift, times a constant in quarters, the lowest first."""
    low ^= (high << (32 - shift) | low >> shift) & HALF
    high ^= high >> shift
    first = low * k0 + ((low * k1 & 0xFFFF) << 16)
    rest = (first >> 32) + (low * k1 >> 16) + low * k2 + high * k0
    return (rest + ((low * k3 + high * k1 & 0xFFFF) << 16)) & HALF, first & HALF


@final
class Rng:
    """L'Ecuyer's MRG32k3a (1999): period 2^191, and every product fits a machine word."""

    def __init__(self, seed: int) -> None:
        # SplitMix64 (Steele 2014) spreads the seed over six words, so that neighbouring seeds are unrelated.
        # Words in halves keep every product in a machine word: no Python integers (`tests/test_core.py`
        # compares).
        high: i64 = seed >> 32 & 0xFFFFFFFF
        low: i64 = seed & 0xFFFFFFFF
        words: list[i64] = []
        for _ in range(6):
            low += 0x7F4A7C15
            high = (high + 0x9E3779B9 + (low >> 32)) & HALF
            low &= HALF
            top, end = mixed(high, low, 30, 0xE5B9, 0x1CE4, 0x476D, 0xBF58)
            top, end = mixed(top, end, 27, 0x11EB, 0x1331, 0x49BB, 0x94D0)
            end ^= (top << 1 | end >> 31) & HALF
            top ^= top >> 31
            words.append((top * 22854 + end) % 4294944442 + 1)  # 2^32 = 22854 mod 4294944442
        self.a0: i64 = words[0]
        self.a1: i64 = words[1]
        self.a2: i64 = words[2]
        self.b0: i64 = words[3]
        self.b1: i64 = words[4]
        self.b2: i64 = words[5]
        self.drawn: i64 = 0
        """How many numbers were drawn so far."""

    def __reduce__(self) -> tuple[object, ...]:
        """Make copies and pickles continue with the same numbers."""
        return resumed, (self.a0, self.a1, self.a2, self.b0, self.b1, self.b2)

    def below(self, n: int) -> int:
        """Return a random number from 0 to n - 1."""
        self.drawn += 1
        a: i64 = (1403580 * self.a1 - 810728 * self.a0) % M1
        self.a0 = self.a1
        self.a1 = self.a2
        self.a2 = a
        b: i64 = (527612 * self.b2 - 1370589 * self.b0) % M2
        self.b0 = self.b1
        self.b1 = self.b2
        self.b2 = b
        sides: i64 = n
        gap: i64 = a - b
        if gap < 0:
            gap += M1
        return gap * sides // M1

    def weighted(self, weights: list[int]) -> int:
        """Return a random index, drawn in proportion to its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        k: i64 = self.below(total)
        for i, weight in enumerate(weights):
            k -= weight
            if k < 0:
                return i
        raise ValueError("no weight is positive")

    def shuffle(self, items: list[int]) -> None:
        """Shuffle the items in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept


def resumed(a0: int, a1: int, a2: int, b0: int, b1: int, b2: int) -> Rng:
    """Return a generator that continues from these six words."""
    rng = Rng(0)
    rng.a0, rng.a1, rng.a2 = a0, a1, a2
    rng.b0, rng.b1, rng.b2 = b0, b1, b2
    return rng

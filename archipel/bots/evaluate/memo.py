"""What an evaluation has worked out before, found again by the numbers that it was worked out from."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from mypy_extensions import i64

SLOTS: Final = 4093
"""So much is remembered of each kind; what comes later takes the slot of what was there."""


class Known:
    """Something worked out from a few numbers, its key: the same key, the same thing."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.number: i64 = 0
        """All that a memo keeps has another one: it stands for all of this in the key of something else."""


K = TypeVar("K", bound=Known)


@final
class Memo(Generic[K]):
    """Keeps what was worked out. Nothing has to be forgotten in time, for nothing in it can become wrong."""

    def __init__(self) -> None:
        self.slots: list[K | None] = [None] * SLOTS
        self.kept: i64 = 0

    def find(self, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> K | None:
        """What was worked out from these numbers, if it is still there."""
        known = self.slots[slot(a, b, c, d, e)]
        if known is None or known.a != a or known.b != b or known.c != c or known.d != d or known.e != e:
            return None
        return known

    def keep(self, known: K) -> K:
        """Remember something that was worked out."""
        self.kept += 1
        known.number = self.kept
        self.slots[slot(known.a, known.b, known.c, known.d, known.e)] = known
        return known


def slot(a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
    """Where something with this key is kept."""
    return (a + b * 7 + c * 31 + d * 127 + e * 499) % SLOTS

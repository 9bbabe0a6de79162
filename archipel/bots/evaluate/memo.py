"""A memo: a cache of parts of an evaluation, keyed by the numbers that each part is computed from."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from mypy_extensions import i64

SLOTS: Final = 4093
"""Number of cache slots; a new entry replaces the old one in its slot."""


class Known:
    """An entry: something computed from five numbers, its key. Unused numbers are 0."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.number: i64 = 0
        """Unique in its memo, so that it can stand for this entry in the key of another one."""


K = TypeVar("K", bound=Known)


@final
class Memo(Generic[K]):
    """A cache that never goes stale: a key holds everything that its entry is computed from."""

    def __init__(self) -> None:
        self.slots: list[K | None] = [None] * SLOTS
        self.kept: i64 = 0

    def find(self, a: i64, b: i64, c: i64, d: i64, e: i64) -> K | None:
        """Return the entry with this key, if it is still there."""
        known = self.slots[slot(a, b, c, d, e)]
        if known is None or known.a != a or known.b != b or known.c != c or known.d != d or known.e != e:
            return None
        return known

    def keep(self, known: K) -> K:
        """Store a new entry."""
        self.kept += 1
        known.number = self.kept
        self.slots[slot(known.a, known.b, known.c, known.d, known.e)] = known
        return known


def slot(a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
    """Return the slot of a key."""
    return (a + b * 7 + c * 31 + d * 127 + e * 499) % SLOTS

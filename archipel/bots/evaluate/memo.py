"""A memo: a cache of parts of an evaluation, keyed by the numbers that each part is computed from."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
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


K = TypeVar("K")
"""A final class of entries. Without a bound, mypyc checks its type once, where an entry is used."""


@final
class Memo(Generic[K]):
    """A cache that never goes stale: a key holds everything that its entry is computed from.

    `tests/bots/test_evaluations.py` compares evaluations with a full memo and with an empty one.
    """

    def __init__(self) -> None:
        self.entries: list[K | None] = [None] * SLOTS
        self.keys: vec[i64] = vec[i64]([0] * (5 * SLOTS))
        """The five numbers of each entry: comparing them needs no look at the entry."""
        self.kept: i64 = 0

    def find(self, a: i64, b: i64, c: i64, d: i64, e: i64) -> K | None:
        """Return the entry with this key, if it is still there."""
        at = slot(a, b, c, d, e)
        keys = self.keys
        key = at * 5
        if (
            keys[key] == a
            and keys[key + 1] == b
            and keys[key + 2] == c
            and keys[key + 3] == d
            and keys[key + 4] == e
        ):
            return self.entries[at]
        return None

    def keep(self, known: K) -> K:
        """Store a new entry."""
        assert isinstance(known, Known)
        self.kept += 1
        known.number = self.kept
        at = slot(known.a, known.b, known.c, known.d, known.e)
        self.entries[at] = known
        keys = self.keys
        key = at * 5
        keys[key] = known.a
        keys[key + 1] = known.b
        keys[key + 2] = known.c
        keys[key + 3] = known.d
        keys[key + 4] = known.e
        return known


def slot(a: i64, b: i64, c: i64, d: i64, e: i64) -> i64:
    """Return the slot of a key."""
    return (a + b * 7 + c * 31 + d * 127 + e * 499) % SLOTS

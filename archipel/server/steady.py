"""A monotonic wall clock: it ignores changes of the host's clock until it is resynchronised."""

from __future__ import annotations

import time

_offset = time.time() - time.monotonic()


def now() -> float:
    """Return the seconds since 1970, without jumps."""
    return time.monotonic() + _offset


def clock_drift() -> float:
    """Return by how many seconds the host's clock is ahead of this one; negative if it was set back."""
    return time.time() - now()


def resynchronise() -> None:
    """Set this clock to the host's clock."""
    global _offset
    _offset = time.time() - time.monotonic()

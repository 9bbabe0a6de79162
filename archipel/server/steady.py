"""The time of day of this process. When the host's clock is set, time goes on here until it is taken over."""

from __future__ import annotations

import time

_offset = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, without a leap."""
    return time.monotonic() + _offset


def clock_drift() -> float:
    """By how many seconds the host's clock was set, forward or (less than 0) back."""
    return time.time() - now()


def resynchronise() -> None:
    """Go by the host's clock as it is now."""
    global _offset
    _offset = time.time() - time.monotonic()

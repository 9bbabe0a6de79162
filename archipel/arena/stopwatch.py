"""Measure speed by CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

TIMES = 20
"""Calls in one pass, so that reading the clock does not count."""


def best_rate(work: Callable[[], object], pieces: int, seconds: float) -> float:
    """Return units of work per second, in the best of as many passes as fit; at least one."""
    begin = time.process_time()
    best = 0.0
    while not best or time.process_time() - begin < seconds:
        start = time.process_time()
        work()
        best = max(best, pieces / (time.process_time() - start))
    return best


def microseconds(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """Return the mean cost of these calls in microseconds, in the best pass."""

    def work() -> None:
        for call in calls:
            for _ in range(TIMES):
                call()

    return 1e6 / best_rate(work, TIMES * len(calls), seconds)

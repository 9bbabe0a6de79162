"""Run a job in pieces, on all cores of this machine or on a Ray cluster, with the same results."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

from archipel.core.state import BadOptions

Piece = TypeVar("Piece")
Output = TypeVar("Output")

BACKENDS = ("local", "ray")


def map_chunks(
    work: Callable[[Piece], Output], pieces: Sequence[Piece], backend: str = "local", jobs: int | None = None
) -> Iterator[Output]:
    """Apply `work` to every piece; yield the results in the order of the pieces, as soon as possible.

    `work` is a module-level function, and pieces and results can be pickled. A result depends on its piece
    alone.
    """
    if backend == "ray":
        return _on_ray(work, pieces, jobs)
    if backend != "local":
        raise BadOptions(f"unknown backend {backend!r}: choose from {', '.join(BACKENDS)}")
    return _here(work, pieces, jobs or os.cpu_count() or 1)


def _here(work: Callable[[Piece], Output], pieces: Sequence[Piece], jobs: int) -> Iterator[Output]:
    if jobs == 1 or len(pieces) == 1:
        for piece in pieces:
            yield work(piece)
        return
    with ProcessPoolExecutor(min(jobs, len(pieces))) as pool:
        futures = [pool.submit(work, piece) for piece in pieces]
        try:
            for future in futures:
                yield future.result()
        finally:
            for future in futures:
                future.cancel()


def _on_ray(work: Callable[[Piece], Output], pieces: Sequence[Piece], jobs: int | None) -> Iterator[Output]:
    try:
        import ray
    except ImportError:
        raise BadOptions("the backend ray needs Ray: pip install 'archipel[ray]'") from None
    began = not ray.is_initialized()
    if began:
        address = os.environ.get("RAY_ADDRESS")
        settings: dict[str, Any] = {"address": address} if address else {"num_cpus": jobs or os.cpu_count()}
        ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False, **settings)
    try:
        task = ray.remote(work)
        for waiting in [task.remote(piece) for piece in pieces]:
            yield ray.get(waiting)
    finally:
        if began:
            ray.shutdown()


def chunks(n: int, jobs: int, most: int = 200, per_job: int = 8) -> list[tuple[int, int]]:
    """Split the numbers from 0 to n - 1 into ranges (first, last + 1), enough to keep all jobs busy."""
    size = max(1, min(most, n // (jobs * per_job)))
    return [(first, min(first + size, n)) for first in range(0, n, size)]

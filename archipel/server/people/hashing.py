"""Hashes passwords in a thread of its own, so that a crowd of logins delays no table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from archipel.server.play.refused import Refused

T = TypeVar("T")

MAX_WAITING: Final = 20
"""Hashes that may wait. Argon2 is slow on purpose: one takes some hundredths of a second of a core."""


class PasswordHasher:
    """One thread with a short queue. A request that finds the queue full is refused."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="passwords")
        self._waiting = 0

    async def run(self, work: Callable[..., T], *args: str) -> T:
        """Hash or check a password; refuse if too many others wait."""
        if self._waiting >= MAX_WAITING:
            raise Refused("rate-limited", what="login")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

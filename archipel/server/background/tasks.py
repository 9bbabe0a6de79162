"""Background tasks: started, restarted when they fail, and stopped with the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import structlog

from archipel.server.play.refused import Refused

log = structlog.get_logger()

T = TypeVar("T")

REST: Final = 1.0
"""Seconds before a failed duty is restarted."""


class Duty:
    """A task that runs for ever and reports its own health."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_well = False


class Tasks:
    """All background tasks of a server."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.duties: list[Duty] = []

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def keep(self, name: str, work: Callable[[Duty], Coroutine[Any, Any, None]]) -> None:
        """Run a duty for ever; restart it when it fails."""
        duty = Duty(name)
        self.duties.append(duty)
        self.start(self._keep(duty, work))

    async def _keep(self, duty: Duty, work: Callable[[Duty], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work(duty)
            except Exception as error:  # any failure: the server needs this duty
                log.warning("begun-again", duty=duty.name, error=repr(error))
            duty.is_well = False
            await asyncio.sleep(REST)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        """Log the failure of a task."""
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, Refused):
            log.warning("task-refused", code=error.code)
        else:
            log.error("task-failed", exc_info=error)

    async def stop(self) -> None:
        """Cancel all tasks. The store finishes the commits under way."""
        while self._tasks:  # also tasks started meanwhile, and those that ignored the cancellation
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=REST)

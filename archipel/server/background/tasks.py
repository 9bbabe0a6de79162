"""Work beside the requests: started here, remembered, begun again when it fails, stopped with the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import structlog

from archipel.server.play.refused import Refused

log = structlog.get_logger()

T = TypeVar("T")

REST: Final = 1.0
"""Seconds before a duty that failed is begun again."""


class Duty:
    """Work that never ends; it says itself when it is well."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_well = False


class Tasks:
    """Everything that runs beside the requests."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.duties: list[Duty] = []

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something beside the requests, and remember it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def keep(self, name: str, work: Callable[[Duty], Coroutine[Any, Any, None]]) -> None:
        """Run something for ever: when it fails, it is begun again."""
        duty = Duty(name)
        self.duties.append(duty)
        self.start(self._keep(duty, work))

    async def _keep(self, duty: Duty, work: Callable[[Duty], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await work(duty)
            except Exception as error:  # whatever it was: the server needs this work done
                log.warning("begun-again", duty=duty.name, error=repr(error))
            duty.is_well = False
            await asyncio.sleep(REST)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        """Nothing that fails in the background fails in silence."""
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, Refused):
            log.warning("task-refused", code=error.code)
        else:
            log.error("task-failed", exc_info=error)

    async def stop(self) -> None:
        """Stop all of it. A move that is being written is finished by the store."""
        while self._tasks:  # also what was begun meanwhile, and what did not notice
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=REST)

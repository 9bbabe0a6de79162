"""Background tasks are cancelled when the server stops."""

from __future__ import annotations

import asyncio

from archipel.server.background.tasks import Tasks


def test_stopping_also_cancels_tasks_that_ignore_it_or_start_meanwhile() -> None:
    begun: list[str] = []

    async def run() -> None:
        tasks = Tasks()

        async def late() -> None:
            begun.append("late")
            await asyncio.sleep(60)

        async def deaf() -> None:
            begun.append("deaf")
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                tasks.start(late())
            await asyncio.sleep(60)

        tasks.start(deaf())
        await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await tasks.stop()

    asyncio.run(run())
    assert begun[0] == "deaf"

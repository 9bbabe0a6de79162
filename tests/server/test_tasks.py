"""What runs beside the requests ends with the server, whatever it was doing."""

from __future__ import annotations

import asyncio

from archipel.server.background.tasks import Tasks


def test_stopping_also_stops_what_did_not_notice_or_has_just_begun() -> None:
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

"""Passwords are hashed in their own thread, behind a short queue."""

from __future__ import annotations

import asyncio
import threading

import pytest

from archipel.server.people.hashing import MAX_WAITING, PasswordHasher
from archipel.server.play.refused import Refused


def test_a_crowd_that_logs_in_delays_nothing_else() -> None:
    """While every login waits, the threads that load tables are free."""
    release = threading.Event()

    def slow(password: str) -> str:
        assert release.wait(60)
        return password.upper()

    async def story() -> None:
        hasher = PasswordHasher()
        logins = [asyncio.create_task(hasher.run(slow, f"p{n}")) for n in range(MAX_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await hasher.run(slow, "one too many")
        assert (refused.value.code, refused.value.args_) == ("rate-limited", {"what": "login"})
        others = [asyncio.to_thread(threading.get_native_id) for _ in range(10)]
        assert len(await asyncio.wait_for(asyncio.gather(*others), 60)) == 10
        assert not any(login.done() for login in logins)
        release.set()
        assert await asyncio.gather(*logins) == [f"P{n}" for n in range(MAX_WAITING)]
        assert await hasher.run(slow, "again") == "AGAIN"
        hasher.close()

    asyncio.run(story())

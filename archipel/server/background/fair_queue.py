"""Places to work in, given in turn to everybody who waits: who asks often waits behind who asks once."""

from __future__ import annotations

import asyncio
from collections import deque


class FairQueue:
    """So many places. Whoever has one gives it back."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """Those who wait, by person; the first person is next, and then comes last."""

    async def take(self, who: str) -> None:
        """Wait for a place."""
        if self.free:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the place came too late
                self.give_back()
            raise

    def give_back(self) -> None:
        """A place is free: the next person has it."""
        while self._waiting:
            who = next(iter(self._waiting))
            turns = self._waiting.pop(who)
            turn = turns.popleft()
            if turns:
                self._waiting[who] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

"""A fair semaphore: free places go round-robin to the people who wait, however often each asks."""

from __future__ import annotations

import asyncio
from collections import deque


class FairQueue:
    """A number of places, each taken and given back."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """The waiting futures by person, in round-robin order."""

    async def take(self, person: str) -> None:
        """Wait for a place, on behalf of a person."""
        if self.free:
            self.free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # cancelled after the place was assigned
                self.give_back()
            raise

    def give_back(self) -> None:
        """Give a place back, and pass it to the next person."""
        while self._waiting:
            person = next(iter(self._waiting))
            turns = self._waiting.pop(person)
            turn = turns.popleft()
            if turns:
                self._waiting[person] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

"""The outgoing side of one socket at one table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import msgspec

from archipel.core.state import Seat
from archipel.server.play.sender import Sender

BACKLOG: Final = 200
"""The most messages queued for a slow client; then it is disconnected."""

Write = Callable[[str], bool]
"""Writes a text to the socket at once, or returns False if it would block."""


def as_text(message: Any) -> str:
    """Encode a message as JSON."""
    return msgspec.json.encode(message).decode()


class Listener:
    """A socket's queue of messages, and the version that each of its seats has seen."""

    def __init__(self, sender: Sender, muted: set[str], session: str | None, write: Write) -> None:
        self.sender = sender
        self.muted = muted
        self.session = session
        """The session it was opened with."""
        self.dismissed = False
        """The session has ended."""
        self.write = write
        self._queue: deque[str | None] = deque()
        """Messages that could not be written at once; None ends the queue."""
        self._has_queued = asyncio.Event()
        self.versions: dict[Seat, int] | None = None
        """The version of each seat's last message; None before the first `join` and after the end."""
        self.in_crowd = False
        self.table_number = self.state_number = 0
        """In a crowd: the numbers of the last `table` and `state` messages it was sent."""

    def send(self, message: Any) -> None:
        """Send or queue a message, or disconnect a client that does not keep up."""
        self.send_text(as_text(message))

    def send_text(self, text: str) -> None:
        """Send or queue a message that is already encoded."""
        if not self._queue and self.write(text):
            return
        if len(self._queue) < BACKLOG:
            self._enqueue(text)
        else:
            self.close()

    async def queued(self) -> AsyncIterator[str]:
        """Yield the queued messages in order until the end; a message leaves the queue after it was sent."""
        while True:
            while self._queue:
                text = self._queue[0]
                if text is None:
                    return
                yield text
                if self._queue[0] is text:  # not closed meanwhile
                    self._queue.popleft()
            self._has_queued.clear()
            await self._has_queued.wait()

    def dismiss(self) -> None:
        """Close the socket because its session has ended."""
        self.close()
        self.dismissed = True

    def close(self) -> None:
        """Close the socket, and drop the queue."""
        self._queue.clear()
        self.versions = None
        self._enqueue(None)

    def _enqueue(self, text: str | None) -> None:
        self._queue.append(text)
        self._has_queued.set()

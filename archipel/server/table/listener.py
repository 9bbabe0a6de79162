"""One socket at one table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import msgspec

from archipel.core.state import Seat
from archipel.server.play.sender import Sender

BACKLOG: Final = 200
"""Messages that may wait for one slow listener; then it has to come again."""

Write = Callable[[str], bool]
"""Writes a text to the socket at once; False if it has to wait."""


def as_text(message: Any) -> str:
    """A message for the wire."""
    return msgspec.json.encode(message).decode()


class Listener:
    """What a socket is to be sent, and up to which version each of its seats was told."""

    def __init__(self, sender: Sender, muted: set[str], session: str | None, write: Write) -> None:
        self.sender = sender
        self.muted = muted
        self.session = session
        """The session it was opened with."""
        self.dismissed = False
        """That session has ended."""
        self.write = write
        self._queue: deque[str | None] = deque()
        """What could not be written at once; None is the end."""
        self._has_queued = asyncio.Event()
        self.versions: dict[Seat, int] | None = None
        """The version of each seat's last message; None before the first `join`."""
        self.in_crowd = False
        self.table_number = self.state_number = 0
        """In a crowd: the number of the last news of the table, and of its last sight."""

    def send(self, message: Any) -> None:
        """Send a message, now or in its turn, or give up on a listener that does not listen."""
        self.send_text(as_text(message))

    def send_text(self, text: str) -> None:
        """The same for a message that is written already."""
        if not self._queue and self.write(text):
            return
        if len(self._queue) < BACKLOG:
            self._enqueue(text)
        else:
            self.close()

    async def queued(self) -> AsyncIterator[str]:
        """What waits, in order, until the end of this listener; nothing overtakes what is being sent."""
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
        """The session has ended: say so, and end it."""
        self.close()
        self.dismissed = True

    def close(self) -> None:
        """End it, without what still waits."""
        self._queue.clear()
        self.versions = None
        self._enqueue(None)

    def _enqueue(self, text: str | None) -> None:
        self._queue.append(text)
        self._has_queued.set()

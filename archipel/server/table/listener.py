"""One socket at one table."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec

from archipel.core.state import Seat
from archipel.server.play.sender import Sender

BACKLOG: Final = 200
"""Messages that may wait for one slow listener; then it has to come again."""


def as_text(message: Any) -> str:
    """A message for the wire."""
    return msgspec.json.encode(message).decode()


class Listener:
    """What a socket is to be sent, and up to which version each of its seats was told."""

    def __init__(self, sender: Sender, muted: set[str], session: str | None = None) -> None:
        self.sender = sender
        self.muted = muted
        self.session = session
        """The session it was opened with."""
        self.dismissed = False
        """That session has ended."""
        self.out: asyncio.Queue[str | None] = asyncio.Queue()
        self.told: dict[Seat, int] | None = None
        """The version of each seat's last message; None before the first `join`."""
        self.in_crowd = False
        self.introduced = self.shown = 0
        """In a crowd: the number of the last news of the table, and of its last sight."""

    def send(self, message: Any) -> None:
        """Queue a message, or give up on a listener that does not listen."""
        self.send_text(as_text(message))

    def send_text(self, text: str) -> None:
        """The same for a message that is written already."""
        if self.out.qsize() < BACKLOG:
            self.out.put_nowait(text)
        else:
            self.close()

    def dismiss(self) -> None:
        """The session has ended: say so, and end it."""
        self.close()
        self.dismissed = True

    def close(self) -> None:
        """End it, without what still waits."""
        while not self.out.empty():
            self.out.get_nowait()
        self.told = None
        self.out.put_nowait(None)

"""One socket at one table."""

from __future__ import annotations

import asyncio
from typing import Final

from archipel.core.state import WATCHER, Seat
from archipel.server.storage.rows import Info

BACKLOG: Final = 200
"""Messages that may wait for one slow listener; then it has to come again."""


class Listener:
    """What a socket is to be sent, and up to which version each of its seats was told."""

    def __init__(self, person: str | None, only: Seat | None = None) -> None:
        self.person = person
        self.only = only
        """The one seat that a seat token is good for."""
        self.out: asyncio.Queue[str | None] = asyncio.Queue()
        self.told: dict[Seat, int] | None = None
        """The version of each seat's last message; None before the first `join`."""
        self.muted: set[str] = set()

    def mine(self, info: Info) -> list[Seat]:
        """The seats this listener may act for."""
        return [seat for seat in info.held_by(self.person) if self.only in (None, seat)]

    def seats(self, info: Info) -> list[Seat]:
        """The seats this listener sees; without one, it sees what a spectator may."""
        return self.mine(info) or [WATCHER]

    def send(self, message: str) -> None:
        """Queue a message, or give up on a listener that does not listen."""
        if self.out.qsize() < BACKLOG:
            self.out.put_nowait(message)
        else:
            self.close()

    def close(self) -> None:
        """End it, without what still waits."""
        while not self.out.empty():
            self.out.get_nowait()
        self.told = None
        self.out.put_nowait(None)

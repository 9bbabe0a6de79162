"""Broadcasting to many spectators in batches, so that players and other tables need not wait."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final

from archipel.core.state import WATCHER
from archipel.server.play.rows import TableRow
from archipel.server.table.listener import Listener

CROWD_SIZE: Final = 100
"""Up to this number of listeners, all are sent everything at once."""
BATCH: Final = 25
PAUSE: Final = 0.002
"""Batch size, and the pause in seconds before each batch, when there are more."""


def split_crowd(
    listeners: Collection[Listener], row: TableRow
) -> tuple[Collection[Listener], list[Listener]]:
    """Split listeners into those to send to at once and the crowd: the spectators, if there are many."""
    if len(listeners) <= CROWD_SIZE:
        return listeners, []
    people = {seat.person for seat in row.seats if seat.person is not None}
    direct = [listener for listener in listeners if listener.sender.person in people]
    for listener in direct:
        listener.in_crowd = False
    crowd = [listener for listener in listeners if listener.sender.person not in people]
    for listener in crowd:
        listener.in_crowd = True
    return direct, crowd


class Crowd:
    """The messages for the spectators of one table. A spectator served late gets only the newest."""

    def __init__(self) -> None:
        self.table_text = ""
        """The last `table` message; empty while there is no crowd."""
        self._table_number = 0
        self._state_texts: dict[int, str] = {}
        """The last `state` message, by the version that its reader has seen."""
        self._state_number = 0
        self._version = 0
        self._waiting: list[Listener] = []
        self._sending: asyncio.Task[None] | None = None

    def send_table(self, spectators: list[Listener], text: str) -> None:
        """Send a `table` message to the spectators."""
        self.table_text = text
        self._table_number += 1
        self._start(spectators)

    def send_state(self, spectators: list[Listener], version: int, texts: dict[int, str]) -> None:
        """Send a version to the spectators; `texts` has its message by the version each of them has seen."""
        self._state_texts, self._version = texts, version
        self._state_number += 1
        self._start(spectators)

    def _start(self, spectators: list[Listener]) -> None:
        self._waiting = spectators
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._waiting:
            spectators, self._waiting = self._waiting, []
            for start in range(0, len(spectators), BATCH):
                await asyncio.sleep(PAUSE)
                for listener in spectators[start : start + BATCH]:
                    if listener.in_crowd:
                        self._send_one(listener)

    def _send_one(self, listener: Listener) -> None:
        if listener.table_number != self._table_number:
            listener.table_number = self._table_number
            listener.send_text(self.table_text)
        if listener.versions is None or listener.state_number == self._state_number:
            return
        listener.state_number = self._state_number
        text = self._state_texts.get(listener.versions.get(WATCHER, 0))
        if text is not None:  # otherwise it joined meanwhile and has this version
            listener.versions[WATCHER] = self._version
            listener.send_text(text)

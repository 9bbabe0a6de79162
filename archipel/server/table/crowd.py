"""The spectators of a table where there are many: told a few at a time, so that nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final

from archipel.core.state import WATCHER
from archipel.server.play.rows import TableRow
from archipel.server.table.listener import Listener

CROWD: Final = 100
"""So many listeners are told everything at once."""
AT_ONCE: Final = 25
PAUSE: Final = 0.002
"""Of more, so many spectators; for so many seconds it is the turn of everybody else, and of other tables."""


def apart(listeners: Collection[Listener], row: TableRow) -> tuple[Collection[Listener], list[Listener]]:
    """Those who are told at once, and the crowd: spectators, if there are many."""
    if len(listeners) <= CROWD:
        return listeners, []
    people = {seat.person for seat in row.seats if seat.person is not None}
    near = [listener for listener in listeners if listener.sender.person in people]
    for listener in near:
        listener.in_crowd = False
    crowd = [listener for listener in listeners if listener.sender.person not in people]
    for listener in crowd:
        listener.in_crowd = True
    return near, crowd


class Crowd:
    """What the spectators of one table are to be told. Who comes last hears only the newest."""

    def __init__(self) -> None:
        self.news = ""
        """Who sits where; nothing while there is no crowd."""
        self._news_number = 0
        self._sights: dict[int, str] = {}
        """The table, for those who have seen a version."""
        self._sights_number = 0
        self._version = 0
        self._waiting: list[Listener] = []
        self._telling: asyncio.Task[None] | None = None

    def introduce(self, spectators: list[Listener], news: str) -> None:
        """Tell them who sits where."""
        self.news = news
        self._news_number += 1
        self._begin(spectators)

    def show(self, spectators: list[Listener], version: int, sights: dict[int, str]) -> None:
        """Show them a version of the table; `sights` has it for each one that some of them have seen."""
        self._sights, self._version = sights, version
        self._sights_number += 1
        self._begin(spectators)

    def _begin(self, spectators: list[Listener]) -> None:
        self._waiting = spectators
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        while self._waiting:
            spectators, self._waiting = self._waiting, []
            for start in range(0, len(spectators), AT_ONCE):
                await asyncio.sleep(PAUSE)
                for listener in spectators[start : start + AT_ONCE]:
                    if listener.in_crowd:
                        self._tell_one(listener)

    def _tell_one(self, listener: Listener) -> None:
        if listener.introduced != self._news_number:
            listener.introduced = self._news_number
            listener.send_text(self.news)
        if listener.told is None or listener.shown == self._sights_number:
            return
        listener.shown = self._sights_number
        sight = self._sights.get(listener.told.get(WATCHER, 0))
        if sight is not None:  # else it has joined meanwhile, and seen it
            listener.told[WATCHER] = self._version
            listener.send_text(sight)

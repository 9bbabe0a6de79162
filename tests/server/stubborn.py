"""Clients that never give up, and what is proved about them afterwards from the rows in the store."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from server.servers import at, new_cid, tell
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from archipel.core.referee import Referee, TakeBack
from archipel.core.state import CHANCE
from archipel.registry import GAMES
from archipel.server.play.reading import read_action
from archipel.server.play.rows import ActionRow, TableRow
from archipel.server.storage import rows as stored
from archipel.server.storage.store import Store

AGAIN = ("unavailable", "no-session")
"""Refusals of a server whose store is away: the same is sent again."""


@dataclass
class Player:
    """One client with all the seats of a table; it goes to another process when one does not answer."""

    urls: list[str]
    table: str
    token: str
    rng: random.Random
    version: int = 0
    acked: dict[str, tuple[int, str]] = field(default_factory=dict)
    pending: tuple[str, dict[str, Any]] | None = None
    seen: dict[int, dict[str, Any]] = field(default_factory=dict)
    heard: dict[tuple[int, int], tuple[int, str]] = field(default_factory=dict)
    """For each seat and row: who did it and what the seat was told."""
    contradictions: int = 0
    cut: asyncio.Event = field(default_factory=asyncio.Event)
    """Set: the network is cut once."""
    ended: bool = False

    def is_through(self) -> bool:
        """Whether the game is over and all that was sent is answered."""
        return self.ended and self.pending is None

    async def play(self, until: Callable[[], bool]) -> None:
        """Move after move, through whatever process answers, to the end of the game."""
        while not until() and not self.is_through():
            try:
                async with asyncio.timeout(20), at(self.urls[0], self.table, self.token) as socket:
                    await self._talk(socket, until)
            except (OSError, WebSocketException, TimeoutError):
                self.urls = self.urls[1:] + self.urls[:1]
                await asyncio.sleep(0.02)

    async def _talk(self, socket: ClientConnection, until: Callable[[], bool]) -> None:
        await tell(socket, t="join", v=self.version)
        if self.pending is not None:  # sent before the crash: sent again, done once
            await tell(socket, **self.pending[1])
        while not until():
            if self.cut.is_set():
                self.cut.clear()
                socket.transport.abort()
            message = json.loads(await asyncio.wait_for(socket.recv(), 5))
            kind = message["t"]
            if kind == "done" and self.pending is not None and message["id"] == self.pending[0]:
                self.acked[self.pending[0]] = (message["v"], self.pending[1]["do"])
                self.pending = None
            elif kind == "error" and message["code"] in AGAIN:
                await asyncio.sleep(0.1)
                return
            elif kind == "error":
                assert message["code"] == "stale", message
                self.pending = None
                await tell(socket, t="join", v=self.version)
            elif kind == "state":
                self._hear(message)
            if self.is_through():
                return
            if self.pending is None:
                await self._move(socket)

    def _hear(self, state: dict[str, Any]) -> None:
        self.version = state["v"]
        self.seen[state["seat"]] = state
        self.ended = state["over"] is not None
        for row, seat, text, _ in state["log"]:
            before = self.heard.setdefault((state["seat"], row), (seat, text))
            self.contradictions += before != (seat, text)

    async def _move(self, socket: ClientConnection) -> None:
        for seat, state in self.seen.items():
            if seat in state["asked"] and state["v"] == self.version:
                cid, text = new_cid(), self.rng.choice(state["legal"])
                self.pending = (cid, {"t": "do", "v": state["v"], "do": text, "id": cid, "seat": seat})
                await tell(socket, **self.pending[1])
                return


@dataclass
class Audit:
    """What the rows of one table say about what its client was told."""

    rows: int
    lost: int
    """Acknowledged moves that are not there."""
    doubled: int
    """Messages that were done twice."""
    unasked: int
    """Rows of messages that nobody sent, or that were refused."""
    strayed: int
    """Lines of a stream that are not in the record, or that were told in two ways."""
    sent_away: int
    """Rows that a bot made for somebody who was there, seats it took, and the table if it was closed."""


def audit(store: Store, player: Player) -> Audit:
    """Read the rows: they are a legal game in order, or this fails; then count what is wrong."""
    table = store.run(lambda db: stored.find(db, player.table))
    assert table is not None
    rows = store.run(lambda db: stored.actions_of(db, player.table))
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert table.standing.version == len(rows)
    game = GAMES[table.game]
    referee = Referee(game, table.size, game.read_options(table.game_options))
    for row in rows:
        action = read_action(game, row.action)
        assert not isinstance(action, TakeBack)
        if row.seat == CHANCE:
            assert action in referee.state.legal(CHANCE)
            referee.append(CHANCE, action)
        else:
            referee.play(row.seat, action)
    return _count(player, table, rows)


def _count(player: Player, table: TableRow, rows: list[ActionRow]) -> Audit:
    made = [row.client_id for row in rows if row.client_id is not None]
    by_cid = {row.client_id: row.action for row in rows}
    sent = set(player.acked) | ({player.pending[0]} if player.pending else set())
    strayed = sum(
        not 1 <= row <= len(rows) or rows[row - 1].seat != seat
        for (_, row), (seat, _) in player.heard.items()
    )
    return Audit(
        rows=len(rows),
        lost=sum(by_cid.get(cid) != text for cid, (_, text) in player.acked.items()),
        doubled=len(made) - len(set(made)),
        unasked=len(set(made) - sent),
        strayed=strayed + player.contradictions,
        sent_away=sum(row.stood_in for row in rows)
        + sum(seat.away for seat in table.seats)
        + (table.status == "closed"),
    )

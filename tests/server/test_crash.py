"""Nothing lost: the server is killed at random moments, and every acknowledged move is there."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from server.servers import Running, at, guest, hear, new_cid, open_table, tell
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from archipel.core.referee import Back, Referee
from archipel.core.state import CHANCE
from archipel.registry import GAMES
from archipel.server.play.reading import read_action
from archipel.server.storage import rows as stored
from archipel.server.storage.schema import actions
from archipel.server.storage.store import Store

KILLS = 30
TABLES = 4


@dataclass
class Player:
    """One client with all the seats of a table, who never gives up."""

    url: str
    table: str
    token: str
    rng: random.Random
    version: int = 0
    acked: dict[str, tuple[int, str]] = field(default_factory=dict)
    pending: tuple[str, dict[str, Any]] | None = None
    seen: dict[int, dict[str, Any]] = field(default_factory=dict)

    async def play(self, until: Callable[[], bool]) -> None:
        while not until():
            try:
                async with at(self.url, self.table, self.token) as socket:
                    await self._talk(socket, until)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.02)

    async def _talk(self, socket: ClientConnection, until: Callable[[], bool]) -> None:
        await tell(socket, t="join", v=self.version)
        if self.pending is not None:  # sent before the crash: sent again, done once
            await tell(socket, **self.pending[1])
        while not until():
            message = json.loads(await asyncio.wait_for(socket.recv(), 5))
            kind = message["t"]
            if kind == "done" and self.pending is not None and message["id"] == self.pending[0]:
                self.acked[self.pending[0]] = (message["v"], self.pending[1]["do"])
                self.pending = None
            elif kind == "error":
                assert message["code"] == "stale", message
                self.pending = None
                await tell(socket, t="join", v=self.version)
            elif kind == "state":
                self.version = message["v"]
                self.seen[message["seat"]] = message
            if self.pending is None:
                await self._move(socket)

    async def _move(self, socket: ClientConnection) -> None:
        for seat, state in self.seen.items():
            if seat in state["asked"] and state["v"] == self.version:
                cid, text = new_cid(), self.rng.choice(state["legal"])
                self.pending = (cid, {"t": "do", "v": state["v"], "do": text, "id": cid, "seat": seat})
                await tell(socket, **self.pending[1])
                return


def check_rows(store: Store, player: Player) -> int:
    """The stored rows are a legal game, and every acknowledged move is in it, once."""
    table = store.run(lambda db: stored.find(db, player.table))
    assert table is not None
    rows = store.run(lambda db: stored.actions_of(db, player.table))
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert table.standing.version == len(rows)
    game = GAMES[table.game]
    referee = Referee(game, table.size, game.read_options(table.game_options))
    for row in rows:
        action = read_action(game, row.action)
        assert not isinstance(action, Back)
        if row.seat == CHANCE:
            assert action in referee.state.legal(CHANCE)
            referee.enter(CHANCE, action)
        else:
            referee.play(row.seat, action)
    by_cid = {}
    for row in rows:
        if row.client_id is not None:
            assert row.client_id not in by_cid, "the same message was done twice"
            by_cid[row.client_id] = row
    for cid, (_, text) in player.acked.items():
        assert by_cid[cid].action == text, "an acknowledged move is lost"
    unknown = set(by_cid) - set(player.acked)
    assert unknown <= ({player.pending[0]} if player.pending else set())
    return len(rows)


@pytest.mark.parametrize("game", ["settlers"])
def test_every_acknowledged_move_survives_thirty_kills(
    serve: Callable[..., Running], db: str, game: str
) -> None:
    server = serve(db)
    token = guest(server.url)
    rng = random.Random(3)
    players = [
        Player(
            server.url, open_table(server.url, token, game=game, seats=["me"] * 3), token, random.Random(i)
        )
        for i in range(TABLES)
    ]
    with_bots = ""
    kills = 0

    def moves() -> int:
        return sum(len(player.acked) for player in players)

    async def killer() -> None:
        nonlocal kills, with_bots
        while kills < KILLS:
            if kills == KILLS - 1:
                with_bots = await asyncio.to_thread(
                    open_table, server.url, token, game=game, seats=["random"] * 3
                )
            enough, waited = moves() + rng.randrange(25), time.monotonic()
            while moves() < enough and time.monotonic() < waited + 5:
                await asyncio.sleep(0.001)
            await asyncio.sleep(rng.uniform(0.0, 0.03))
            server.kill()
            kills += 1
            await asyncio.to_thread(server.start)
        await asyncio.sleep(1.0)

    async def everybody() -> None:
        task = asyncio.create_task(killer())
        await asyncio.gather(*(player.play(task.done) for player in players))
        await task

    asyncio.run(everybody())
    store = Store(db)
    played = [check_rows(store, player) for player in players]
    assert min(played) > 30
    assert moves() > 100
    assert _goes_on(store, with_bots)  # bots, too, are told again what was due
    store.close()


def _goes_on(store: Store, table: str) -> bool:
    def rows() -> int:
        return len(
            store.run(lambda db: db.execute(select(actions.c.seq).where(actions.c.table_id == table)).all())
        )

    before, deadline = rows(), time.time() + 30
    while time.time() < deadline:
        if rows() > before:
            return True
        found = store.run(lambda db: stored.find(db, table))
        if found is not None and found.status == "over":
            return True
        time.sleep(0.1)
    return False


def test_a_resumed_client_hears_exactly_what_it_missed(serve: Callable[..., Running], tmp_path: Any) -> None:
    server = serve()
    token = guest(server.url)
    table = open_table(server.url, token, seats=["me"] * 3)

    async def run() -> None:
        async with at(server.url, table, token) as socket:
            await tell(socket, t="join")
            heard: list[list[Any]] = []
            first = None
            for _ in range(12):
                state = await hear(socket, "state")
                if state["seat"] == 0:
                    heard += state["log"]
                    first = first or state
                if state["seat"] in state["asked"]:
                    await tell(socket, t="do", v=state["v"], do=state["legal"][0], seat=state["seat"])
        server.kill()
        await asyncio.to_thread(server.start)
        assert first is not None
        async with at(server.url, table, token) as socket:
            await tell(socket, t="join", v=first["v"])
            again = await hear(socket, "state")
            assert again["seat"] == 0
            assert again["since"] == first["v"]
            lines = first["log"] + again["log"]
            assert lines[: len(heard)] == heard
            assert [line[0] for line in lines] == list(range(1, again["v"] + 1))

    asyncio.run(run())

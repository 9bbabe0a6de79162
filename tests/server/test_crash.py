"""Crashes: the server is killed at random times, and no acknowledged move is lost."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from server.servers import Running, at, guest, open_table, receive, send
from server.stubborn import Player, audit
from sqlalchemy import select

from archipel.server.storage import rows as stored
from archipel.server.storage.schema import actions
from archipel.server.storage.store import Store

TABLES = 4


@pytest.mark.parametrize("most", [5, pytest.param(30, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", ["settlers"])
def test_every_acknowledged_move_survives_every_kill(
    serve: Callable[..., Running], db: str, game: str, most: int
) -> None:
    server = serve(db)
    token = guest(server.url)
    rng = random.Random(3)
    players = [
        Player(
            [server.url], open_table(server.url, token, game=game, seats=["me"] * 3), token, random.Random(i)
        )
        for i in range(TABLES)
    ]
    with_bots = ""
    kills = 0

    def moves() -> int:
        return sum(len(player.acked) for player in players)

    async def killer() -> None:
        nonlocal kills, with_bots
        while kills < most:
            if kills == most - 1:
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
    audits = [audit(store, player) for player in players]
    assert min(found.rows for found in audits) > 30
    assert not any(found.lost or found.doubled or found.unasked or found.strayed for found in audits), audits
    assert moves() > 100
    assert _goes_on(store, with_bots)  # pending bot turns are taken up again
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


def test_a_resumed_client_receives_exactly_the_rows_it_missed(
    serve: Callable[..., Running], tmp_path: Any
) -> None:
    server = serve()
    token = guest(server.url)
    table = open_table(server.url, token, seats=["me"] * 3)

    async def run() -> None:
        async with at(server.url, table, token) as socket:
            await send(socket, t="join")
            received: list[list[Any]] = []
            first = None
            for _ in range(12):
                state = await receive(socket, "state")
                if state["seat"] == 0:
                    received += state["log"]
                    first = first or state
                if state["seat"] in state["asked"]:
                    await send(socket, t="do", v=state["v"], do=state["legal"][0], seat=state["seat"])
        server.kill()
        await asyncio.to_thread(server.start)
        assert first is not None
        async with at(server.url, table, token) as socket:
            await send(socket, t="join", v=first["v"])
            again = await receive(socket, "state")
            assert again["seat"] == 0
            assert again["since"] == first["v"]
            lines = first["log"] + again["log"]
            assert lines[: len(received)] == received
            assert [line[0] for line in lines] == list(range(1, again["v"] + 1))

    asyncio.run(run())

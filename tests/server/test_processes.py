"""Several processes on one PostgreSQL: shared games, racing moves, failover."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
from server.people import Guest
from server.servers import Running, at, guest, open_table, receive, send


def test_one_game_is_played_through_two_processes(serve: Callable[..., Running], pg_db: str) -> None:
    first, second = serve(pg_db), serve(pg_db)
    ana, bob = guest(first.url), guest(second.url, "Bob")
    table = open_table(first.url, ana, seats=["me", "open", "me"])
    headers = {"Authorization": f"Bearer {bob}"}
    sat = httpx.post(
        second.url + f"/api/tables/{table}/sit", json={"seat": 1, "ready": True}, headers=headers
    )
    assert sat.json()["status"] == "playing", sat.text

    async def player(url: str, token: str, moves: int) -> list[tuple[int, list[Any]]]:
        seen: list[tuple[int, list[Any]]] = []
        async with at(url, table, token) as socket:
            await send(socket, t="join")
            while not seen or seen[-1][0] < moves:
                state = await receive(socket, "state", "error")
                if state["t"] == "error":
                    assert state["code"] == "stale", state
                    continue
                seen.append((state["v"], state["log"]))
                if state["seat"] in state["asked"]:
                    await send(socket, t="do", v=state["v"], do=state["legal"][0], seat=state["seat"])
        return seen

    async def both() -> None:
        mine, his = await asyncio.gather(player(first.url, ana, 120), player(second.url, bob, 120))
        received = [line[0] for _, log in his for line in log]
        assert len(received) == len(set(received))  # every row once, from both processes
        assert set(range(1, 51)) <= set(received)  # not in order, because of covered answers

    asyncio.run(both())


def test_of_racing_moves_exactly_one_wins(serve: Callable[..., Running], pg_db: str) -> None:
    first, second = serve(pg_db), serve(pg_db)
    ana = guest(first.url)
    table = open_table(first.url, ana, seats=["me", "me", "me"])
    headers = {"Authorization": f"Bearer {ana}"}

    async def run() -> None:
        async with httpx.AsyncClient(headers=headers, timeout=30) as client:

            async def state(url: str, seat: int) -> dict[str, Any]:
                answer = await client.get(f"{url}/api/tables/{table}/state", params={"seat": seat})
                return dict(answer.json())

            async def move(url: str, now: dict[str, Any], n: int) -> int:
                body = {"v": now["v"], "seat": now["seat"], "do": now["legal"][n % len(now["legal"])]}
                answer = await client.post(f"{url}/api/tables/{table}/do", json=body)
                if answer.status_code != 200:
                    assert answer.json()["code"] == "stale", answer.text
                return answer.status_code

            for _ in range(15):
                asked = (await state(first.url, 0))["asked"][0]
                now = await state(first.url, asked)
                await state(second.url, asked)
                urls = [first.url, second.url] * 3
                codes = await asyncio.gather(*(move(url, now, n) for n, url in enumerate(urls)))
                assert sorted(codes) == [200] + [409] * 5

    asyncio.run(run())


def test_the_same_message_to_both_processes_is_done_once(serve: Callable[..., Running], pg_db: str) -> None:
    first, second = serve(pg_db), serve(pg_db)
    ana = Guest(first.url)
    table = ana.open("me", "me", "me")
    now = ana.get(f"/tables/{table}/state", seat=0)
    body = {"v": now["v"], "seat": 0, "do": now["legal"][0], "id": "once"}

    async def run() -> None:
        async with httpx.AsyncClient(headers={"Authorization": f"Bearer {ana.token}"}) as client:
            urls = [first.url, second.url] * 2
            answers = await asyncio.gather(
                *(client.post(f"{url}/api/tables/{table}/do", json=body) for url in urls)
            )
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.text for answer in answers}) == 1

    asyncio.run(run())


def test_another_process_takes_over_the_bots_of_a_dead_one(serve: Callable[..., Running], pg_db: str) -> None:
    first = serve(pg_db, bot_pause=0.2, lease=1.5, bot_budget=1.0)
    second = serve(pg_db, bot_pause=0.2, lease=1.5, bot_budget=1.0, sweep=0.2)
    ana = guest(first.url)
    table = open_table(first.url, ana, seats=["me", "random", "random"])

    async def run() -> None:
        async with at(second.url, table, ana) as here:
            await send(here, t="join")
            state = await receive(here, "state")
            async with at(first.url, table, ana) as there:
                while 0 not in state["asked"]:
                    state = await receive(here, "state")
                legal = state["legal"]
                await send(there, t="do", v=state["v"], do="roll" if "roll" in legal else legal[0])
                await receive(there, "done")
                state = await receive(here, "state")
                await send(there, t="say", phrase="hello")
                assert (await receive(here, "chat"))["text"] == "hello"
            first.kill()
            while 0 in state["asked"]:
                if state["seat"] == 0:
                    legal = state["legal"]
                    await send(here, t="do", v=state["v"], do="end" if "end" in legal else legal[0])
                state = await receive(here, "state")
            while 0 not in state["asked"]:  # the other process lets the bots play
                state = await receive(here, "state", within=60)

    asyncio.run(run())

"""Fair use: rate limits, slow clients, large audiences, the fair queue, nicks and passwords."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable
from typing import cast

import httpx
import pytest
from server.people import Guest
from server.servers import Running
from websockets.asyncio.client import connect

from archipel.core.state import WATCHER
from archipel.server.background.fair_queue import FairQueue
from archipel.server.people import passwords
from archipel.server.play import new_table
from archipel.server.play.new_table import NewTable
from archipel.server.play.options import TableOptions
from archipel.server.play.refused import Refused
from archipel.server.play.rows import SeatRow
from archipel.server.play.sender import Sender
from archipel.server.play.state import TableState
from archipel.server.storage.lookalikes import skeleton
from archipel.server.storage.store import Store
from archipel.server.table.crowd import BATCH, CROWD_SIZE, Crowd
from archipel.server.table.listener import BACKLOG, Listener
from archipel.server.table.table import Table


def test_the_rate_limit_counts_all_sockets_of_a_person(serve: Callable[..., Running]) -> None:
    server = serve(socket_rate="5/minute")
    ana, bob = Guest(server.url), Guest(server.url, "Bob")
    table = ana.open("me", "me", "me")
    with ana.at(table) as one, ana.at(table) as two, bob.at(table) as his:
        for _ in range(3):
            assert one.ask("pong", t="ping")["t"] == "pong"
        for _ in range(3):
            two.send(t="ping")
        assert [two.receive("pong", "error")["t"] for _ in range(3)] == ["pong", "pong", "error"]
        assert his.ask("pong", t="ping")["t"] == "pong"


def test_the_rate_limit_counts_all_people_of_an_address(serve: Callable[..., Running]) -> None:
    server = serve(address_rate="5/minute")
    ana, bob = Guest(server.url), Guest(server.url, "Bob")
    table = ana.open("me", "me", "me")
    with ana.at(table) as mine, bob.at(table) as his:
        for _ in range(5):
            assert mine.ask("pong", t="ping")["t"] == "pong"
        his.send(t="ping")
        assert his.receive("error")["code"] == "rate-limited"


def test_many_arrivals_cause_few_table_messages(serve: Callable[..., Running]) -> None:
    server = serve()
    ana, eve = Guest(server.url), Guest(server.url, "Eve")
    table = ana.open("me", "me", "me")
    with ana.at(table) as mine:
        mine.receive("table")
        crowd = [eve.at(table) for _ in range(20)]
        for one in crowd:
            one.__enter__().receive("table")
        received = 0
        while mine.table["watchers"] < 20:
            mine.receive("table")
            received += 1
        assert received < 20  # not once for each of them
        assert mine.table["watchers"] == 20  # and not Ana
        for one in crowd:
            one.__exit__(None, None, None)


def test_a_client_that_does_not_read_is_disconnected(serve: Callable[..., Running]) -> None:
    server = serve(ping=0.5)
    ana = Guest(server.url)
    table = ana.open("me", "me", "me")

    def until(watchers: int) -> None:
        end = time.monotonic() + 20
        while ana.get(f"/tables/{table}")["watchers"] != watchers:
            assert time.monotonic() < end
            time.sleep(0.05)

    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.settings["port"]))
        deaf.sendall(
            f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        until(watchers=1)
        join = b'{"t":"join"}'
        deaf.sendall((bytes([0x81, 0x80 | len(join)]) + bytes(4) + join) * 3000)
        until(watchers=0)  # with unread data in its buffer
    assert "Traceback" not in server.log.read_text()


class Spectator(Listener):
    """A spectator who has seen version 1, and whose socket never blocks."""

    def __init__(self) -> None:
        super().__init__(Sender(None), set(), None, self.receive)
        self.versions, self.in_crowd = {WATCHER: 1}, True
        self.received: list[str] = []

    def receive(self, text: str) -> bool:
        self.received.append(text)
        return True


def test_a_slow_listener_with_several_seats_harms_nobody() -> None:
    """A listener is closed while its seats are being sent their states; the others still get theirs."""
    row, first = new_table.make(
        NewTable(
            "settlers",
            "",
            TableOptions(pace="untimed"),
            [SeatRow(n, "ana", ready=True) for n in range(3)],
            "ana",
        ),
        0.0,
    )
    slow, other = Listener(Sender("ana"), set(), None, lambda text: False), Spectator()
    for listener in (slow, other):
        listener.versions = {}
    for _ in range(BACKLOG - 1):
        slow.send_text("")
    table = Table(TableState(row, first), cast(Store, None), 1.0, lambda table: None)
    table.listeners = {slow, other}
    table._publish(False)
    assert slow.versions is None
    assert len(other.received) == 1


def test_a_crowd_is_served_in_batches_and_gets_the_newest_state() -> None:
    async def run() -> None:
        here, crowd = [Spectator() for _ in range(3 * BATCH)], Crowd()
        crowd.send_state([*here], 2, {1: "1 to 2"})
        assert not any(listener.received for listener in here)  # players come first
        while not here[0].received:
            await asyncio.sleep(0)
        assert sum(len(listener.received) for listener in here) == BATCH
        last = here[-1]
        last.versions = {WATCHER: 2}  # joined meanwhile
        sat = here[-2]
        sat.in_crowd = False
        crowd.send_table([*here], "news")
        crowd.send_state([*here], 3, {1: "1 to 3", 2: "2 to 3"})
        async with asyncio.timeout(20):
            while len(here[0].received) < 3:
                await asyncio.sleep(0)
        assert here[0].received == ["1 to 2", "news", "2 to 3"]
        assert here[BATCH + 1].received == ["news", "1 to 3"]
        assert last.received == ["news", "2 to 3"]
        assert sat.received == []
        assert {
            listener.versions[WATCHER] for listener in here if listener.versions and listener is not sat
        } == {3}

    asyncio.run(run())


def test_every_spectator_of_a_crowd_sees_the_last_move(serve: Callable[..., Running]) -> None:
    server = serve()
    ana = Guest(server.url)
    table = ana.open("me", "me", "me")
    address = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/ws"

    async def watch(moved: int) -> list[int]:
        """Return the versions that a spectator was sent, up to `moved`."""
        seen: list[int] = []
        async with asyncio.timeout(60), connect(address, max_size=None, open_timeout=60) as mine:
            await mine.send('{"t":"join"}')
            while not seen or seen[-1] < moved:
                message = json.loads(await mine.recv())
                if message["t"] == "state":
                    assert message["seat"] == WATCHER
                    seen.append(message["v"])
                if message["t"] == "table":
                    watching.append(message["table"]["watchers"])
        return seen

    watching: list[int] = []

    async def run() -> None:
        crowd = [asyncio.create_task(watch(12)) for _ in range(CROWD_SIZE + 10)]
        while CROWD_SIZE + 10 not in watching:
            await asyncio.sleep(0.05)
        await asyncio.to_thread(play)
        for seen in await asyncio.gather(*crowd):
            assert seen == sorted(seen)

    def play() -> None:
        with ana.at(table) as mine:
            mine.join()
            for _ in range(12):
                seat, state = next((s, at) for s, at in mine.states.items() if s in at["asked"])
                assert mine.do(state["legal"][0], seat)["t"] == "done"
                while any(other["v"] <= state["v"] for other in mine.states.values()):
                    mine.receive("state")

    asyncio.run(run())


def test_the_queue_alternates_between_people() -> None:
    async def run() -> list[str]:
        queue, done = FairQueue(1), list[str]()

        async def work(who: str) -> None:
            await queue.take(who)
            await asyncio.sleep(0)
            done.append(who)
            queue.give_back()

        tasks = [asyncio.create_task(work(who)) for who in ["eve"] * 5 + ["ana", "bob"]]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert queue.free == 1
        return done

    assert asyncio.run(run()) == ["eve", "ana", "bob", "eve", "eve", "eve"]


def test_nicks_that_look_alike_have_one_skeleton() -> None:
    for other in ("ANA-maria", "аnа-mаriа", "Ana.Maria", "anamarіa"):
        assert skeleton(other) == skeleton("Ana-Maria")
    assert skeleton("Zoé") != skeleton("Zoe")
    assert skeleton("Bob") != skeleton("Rob")


@pytest.mark.parametrize(
    "password", ["password", "12345678", "qwertyuiop", "aaaaaaaa", "Settlers", "anamaria1"]
)
def test_common_passwords_are_refused(password: str) -> None:
    if password == "Settlers":
        passwords.check(password, "anamaria")
        return
    with pytest.raises(Refused):
        passwords.check(password, "anamaria")


def test_logins_are_limited_by_nick_but_not_in_a_known_browser(serve: Callable[..., Running]) -> None:
    server = serve(login_rate="4/minute")
    ana, eve = Guest(server.url), Guest(server.url, "Eve")
    refused = ana.post("/register", nick="Anastasia", password="password1", status=403)
    assert refused["args"] == {"why": "common-password"}
    ana.post("/register", nick="Anastasia", password="correct horse")
    # All requests come from one address; a proxy header names others.
    elsewhere = {"X-Forwarded-For": "192.0.2.7"}
    look_alike = {"nick": "Anаstasia", "password": "correct horse"}
    answer = eve.http.post("/api/register", json=look_alike, headers=elsewhere)
    assert answer.json()["args"] == {"why": "nick-taken"}
    flood = {"nick": "anastasia", "password": "wrong horse!"}
    codes = [
        eve.http.post("/api/login", json=flood, headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
        for n in range(10, 20)
    ]
    assert codes == [403] * 4 + [429] * 6
    ana.post("/logout")
    right = {"nick": "anastasia", "password": "correct horse"}
    from_here = {"X-Forwarded-For": "192.0.2.40"}
    assert eve.http.post("/api/login", json=right, headers=from_here).status_code == 429
    assert ana.http.post("/api/login", json=right, headers=from_here).status_code == 200


def test_forwarded_addresses_are_trusted_from_known_proxies_only(serve: Callable[..., Running]) -> None:
    body = {"name": "Ana"}

    def codes(server: Running) -> list[int]:
        return [
            httpx.post(
                server.url + "/api/guests", json=body, headers={"X-Forwarded-For": f"192.0.2.{n}"}
            ).status_code
            for n in range(3)
        ]

    known = serve(guest_rate="1/hour", env={"FORWARDED_ALLOW_IPS": "127.0.0.1"})
    assert codes(known) == [201, 201, 201]
    known.kill()
    other = serve(guest_rate="1/hour", env={"FORWARDED_ALLOW_IPS": "10.1.2.3"})
    assert codes(other) == [201, 429, 429]


def test_a_seat_token_has_an_expiry_and_cannot_chat(serve: Callable[..., Running]) -> None:
    ana = Guest(serve().url)
    table = ana.open("me", "me", "me")
    token = ana.post(f"/tables/{table}/token", seat=1)
    assert 0 < token["created"] < token["expires"]
    with ana.at(table, token["token"]) as socket:
        assert socket.ask("done", t="say", phrase="hello")["args"] == {"why": "seat-token"}

"""Nobody takes the share of the others: limits over all sockets, news written once, turns in the queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest
from server.people import Guest
from server.servers import Running

from archipel.server.background.fair_queue import FairQueue
from archipel.server.people import passwords
from archipel.server.play.refused import Refused
from archipel.server.storage.lookalikes import look


def test_a_rate_counts_over_all_sockets_of_a_person(serve: Callable[..., Running]) -> None:
    server = serve(socket_rate="5/minute")
    ana, bob = Guest(server.url), Guest(server.url, "Bob")
    table = ana.open("me", "me", "me")
    with ana.at(table) as one, ana.at(table) as two, bob.at(table) as his:
        for _ in range(3):
            assert one.ask("pong", t="ping")["t"] == "pong"
        for _ in range(3):
            two.tell(t="ping")
        assert [two.hear("pong", "error")["t"] for _ in range(3)] == ["pong", "pong", "error"]
        assert his.ask("pong", t="ping")["t"] == "pong"


def test_a_rate_counts_over_all_people_of_an_address(serve: Callable[..., Running]) -> None:
    server = serve(address_rate="5/minute")
    ana, bob = Guest(server.url), Guest(server.url, "Bob")
    table = ana.open("me", "me", "me")
    with ana.at(table) as mine, bob.at(table) as his:
        for _ in range(5):
            assert mine.ask("pong", t="ping")["t"] == "pong"
        his.tell(t="ping")
        assert his.hear("error")["code"] == "rate-limited"


def test_a_crowd_that_comes_is_told_of_once(serve: Callable[..., Running]) -> None:
    server = serve()
    ana, eve = Guest(server.url), Guest(server.url, "Eve")
    table = ana.open("me", "me", "me")
    with ana.at(table) as mine:
        mine.hear("table")
        crowd = [eve.at(table) for _ in range(20)]
        for one in crowd:
            one.__enter__().hear("table")
        heard = 0
        while mine.table["watchers"] < 20:
            mine.hear("table")
            heard += 1
        assert heard < 20  # not once for each of them
        for one in crowd:
            one.__exit__(None, None, None)


def test_who_asks_often_waits_behind_who_asks_once() -> None:
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


def test_nicks_that_look_alike_are_one() -> None:
    for other in ("ANA-maria", "аnа-mаriа", "Ana.Maria", "anamarіa"):
        assert look(other) == look("Ana-Maria")
    assert look("Zoé") != look("Zoe")
    assert look("Bob") != look("Rob")


@pytest.mark.parametrize(
    "password", ["password", "12345678", "qwertyuiop", "aaaaaaaa", "Settlers", "anamaria1"]
)
def test_passwords_that_are_tried_first_are_refused(password: str) -> None:
    if password == "Settlers":
        passwords.check(password, "anamaria")
        return
    with pytest.raises(Refused):
        passwords.check(password, "anamaria")


def test_an_account_at_the_door(serve: Callable[..., Running]) -> None:
    server = serve(login_rate="4/minute")
    ana, eve = Guest(server.url), Guest(server.url, "Eve")
    refused = ana.post("/register", nick="Anastasia", password="password1", status=403)
    assert refused["args"] == {"why": "common-password"}
    ana.post("/register", nick="Anastasia", password="correct horse")
    # Everybody here has one address: a proxy names others.
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


def test_the_address_is_believed_of_known_proxies_only(serve: Callable[..., Running]) -> None:
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


def test_seat_tokens_tell_their_times_and_cannot_chat(serve: Callable[..., Running]) -> None:
    ana = Guest(serve().url)
    table = ana.open("me", "me", "me")
    token = ana.post(f"/tables/{table}/token", seat=1)
    assert 0 < token["created"] < token["expires"]
    with ana.at(table, token["token"]) as socket:
        assert socket.ask("done", t="say", phrase="hello")["args"] == {"why": "seat-token"}

"""Access: origins, cookies, tokens, headers, rate limits, sizes, health."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from server.people import Guest, listen_to_the_end
from server.servers import Running
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from archipel.server.storage.schema import sessions
from archipel.server.storage.store import Store
from archipel.server.web.guard import cache_control


def ws(server: Running, table: str) -> str:
    return server.url.replace("http", "ws", 1) + f"/api/tables/{table}/ws"


def test_a_page_of_another_origin_is_refused(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    table = ana.open("me", "me", "me")
    evil = {"Origin": "https://evil.example"}
    refused = ana.http.post("/api/tables", json={"game": "settlers", "seats": ["me"] * 3}, headers=evil)
    assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")
    cookie = f"archipel={ana.token}"
    with (
        pytest.raises(InvalidStatus),
        connect(
            ws(shared_server, table),
            origin=Origin("https://evil.example"),
            additional_headers={"Cookie": cookie},
        ),
    ):
        pass


def test_a_page_of_this_server_is_known_by_its_cookie(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    table = ana.open("me", "me", "me")
    cookie = {"Cookie": f"archipel={ana.token}"}
    with connect(
        ws(shared_server, table), origin=Origin(shared_server.url), additional_headers=cookie
    ) as socket:
        socket.send('{"t":"join"}')
        assert '"mine":[0,1,2]' in socket.recv()
    with connect(
        ws(shared_server, table), additional_headers=cookie
    ) as socket:  # without an origin, the cookie is ignored
        assert '"mine":[]' in socket.recv()


def test_missing_wrong_and_expired_tokens_are_refused(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    table = ana.open("me", "me", "me")
    with httpx.Client(base_url=shared_server.url) as nobody:
        watched = nobody.get(f"/api/tables/{table}/state").json()
        assert (watched["seat"], watched["legal"]) == (-3, [])
        assert nobody.get(f"/api/tables/{table}/state?seat=0").status_code == 401
        assert nobody.post(f"/api/tables/{table}/do", json={"v": 0, "do": "roll"}).status_code == 401
        wrong = {"Authorization": "Bearer wrong"}
        assert nobody.get(f"/api/tables/{table}/state?seat=0", headers=wrong).status_code == 401
    with ana.at(table, "wrong") as socket:
        assert socket.receive("error")["code"] == "no-session"
    store = Store(shared_server.settings["db"])
    store.run(lambda db: db.execute(update(sessions).where(sessions.c.person == ana.id).values(expires=1.0)))
    store.close()
    ana.get(f"/tables/{table}/state", seat=0, status=401)
    with ana.at(table) as socket:
        assert socket.receive("error")["code"] == "no-session"


def test_messages_for_another_persons_seat_are_refused(shared_server: Running) -> None:
    ana, eve = Guest(shared_server.url), Guest(shared_server.url, "Eve")
    table = ana.open("me", "me", "me")
    assert eve.get(f"/tables/{table}/state", seat=0, status=403)["code"] == "not-your-seat"
    with eve.at(table) as socket:
        state = socket.join()
        assert state["seat"] == -3
        for message in (
            {"t": "do", "v": state["v"], "do": "roll", "seat": 0},
            {"t": "ask", "do": "roll", "seat": 0},
            {"t": "back", "v": state["v"], "to": 1, "seat": 0},
            {"t": "vote", "seat": 0},
            {"t": "return", "seat": 0},
        ):
            answer = socket.ask("done", "answer", **message)
            assert (answer["t"], answer["code"]) == ("error", "not-your-seat"), answer


def test_every_answer_has_the_security_headers(shared_server: Running) -> None:
    for path in ("/", "/table/x", "/api/games", "/api/none", "/health", "/api/openapi.json"):
        answer = httpx.get(shared_server.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe-eval" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers
    guest = httpx.post(shared_server.url + "/api/guests", json={"name": "Ana"})
    cookie = guest.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert guest.headers["cache-control"] == "no-store"


def test_only_fingerprinted_files_are_cached() -> None:
    assert cache_control("/api/games", 200) == b"no-store"
    assert cache_control("/sw.js", 200) == cache_control("/table/x", 200) == b"no-cache"
    assert b"immutable" in cache_control("/assets/index-1234.js", 200)
    assert cache_control("/assets/gone-1234.js", 404) == b"no-cache"


def test_health_and_metrics(shared_server: Running) -> None:
    assert httpx.get(shared_server.url + "/health").json()["ok"] is True
    assert "archipel_moves_total" in httpx.get(shared_server.url + "/metrics").text
    hidden = httpx.get(shared_server.url + "/metrics", headers={"X-Forwarded-For": "192.0.2.1"})
    assert hidden.status_code == 404
    assert httpx.get(shared_server.url + "/api/none").json()["code"] == "unknown"


def test_rates_are_limited_per_address_person_and_socket(serve: Callable[..., Running]) -> None:
    server = serve(
        http_rate="30/minute",
        guest_rate="3/hour",
        table_rate="2/hour",
        socket_rate="5/minute",
        login_rate="2/minute",
    )
    ana = Guest(server.url)
    table = ana.open("me", "me", "me")
    ana.open("me", "me", "me")
    body = {"game": "settlers", "seats": ["me", "me", "me"]}
    assert ana.http.post("/api/tables", json=body).json()["args"] == {"what": "table"}
    for _ in range(2):
        ana.post("/login", nick="nobody", password="wrong horse!", status=403)
    assert ana.post("/login", nick="nobody", password="wrong horse!", status=429)["code"] == "rate-limited"
    codes = [ana.http.post("/api/guests", json={"name": "x"}).status_code for _ in range(3)]
    assert codes == [201, 201, 429]
    with ana.at(table) as socket:
        for _ in range(7):
            socket.send(t="ping")
        answers = [socket.receive("pong", "error") for _ in range(7)]
        assert [a["t"] for a in answers] == ["pong"] * 5 + ["error"] * 2
        assert answers[-1]["code"] == "rate-limited"
        for _ in range(300):  # a flood ends the socket, not the table
            socket.send(t="ping")
        with pytest.raises(ConnectionClosed, match="1008"):
            listen_to_the_end(socket)
    codes = [ana.http.get("/api/games").status_code for _ in range(30)]
    assert codes[-1] == 429


def test_large_bodies_are_refused(shared_server: Running) -> None:
    ana = Guest(shared_server.url)
    answer = ana.http.post("/api/records", json={"text": "x" * 2_000_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    table = ana.open("me", "me", "me")
    with ana.at(table) as socket:
        socket.raw.send('{"t":"join","x":"' + "y" * 20_000 + '"}')
        assert socket.receive("error")["code"] == "too-large"
        assert socket.join()["t"] == "state"


def test_a_stopping_server_closes_its_sockets_and_keeps_the_moves(serve: Callable[..., Running]) -> None:
    import signal

    server = serve()
    ana = Guest(server.url)
    table = ana.open("me", "me", "me")
    with ana.at(table) as socket:
        state = socket.join()
        socket.do(state["legal"][0])
        server.kill(signal.SIGTERM)
    log = server.log.read_text()
    assert '"stopped"' in log
    assert "Traceback" not in log
    server.start()
    assert ana.get(f"/tables/{table}/state", seat=0)["v"] > state["v"]

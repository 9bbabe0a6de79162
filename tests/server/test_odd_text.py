"""Control characters in texts and paths: refused on both databases, without a disconnect."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from server.people import Guest
from server.servers import Running
from websockets.sync.client import connect

ODD = ["\x00", "a\x00b", "\x1b[2J", "\u202egnp.exe"]


@pytest.mark.parametrize("text", ODD)
def test_odd_text_on_a_socket(db: str, serve: Callable[..., Running], text: str) -> None:
    server = serve(db)
    ana = Guest(server.url)
    ana.token = ana.post("/register", nick="Ana-Maria", password="correct horse")["token"]
    table = ana.open("me", "me", "me", chat="free")
    with ana.at(table) as socket:
        state = socket.join()
        for message in (
            {"t": "do", "v": state["v"], "do": state["legal"][0], "seat": 0, "id": text},
            {"t": "do", "v": state["v"], "do": text, "seat": 0},
            {"t": "ask", "do": text, "seat": 0},
            {"t": "say", "text": text},
            {"t": "say", "phrase": text},
        ):
            socket.send(**message)
            assert socket.receive("error", "done")["code"] in ("bad-message", "unknown")
        assert socket.do(state["legal"][0])["t"] == "done"
    for path, body in (
        ("/me/tokens", {"label": text}),
        (f"/tables/{table}/report", {"about": ana.id, "reason": text}),
        (f"/tables/{table}/token", {"seat": 0, "label": text}),
    ):
        assert ana.post(path, status=422, **body)["code"] == "bad-message"
    assert "Traceback" not in server.log.read_text()


def test_odd_paths(db: str, serve: Callable[..., Running]) -> None:
    server = serve(db)
    address = server.url.replace("http", "ws", 1) + "/api/tables/%00/ws"
    with connect(address) as socket:
        assert '"unknown"' in socket.recv()
    for path in ("/%00", "/assets/%00", "/" + "a" * 5000, "/assets/" + "a" * 5000, "/api/tables/%00"):
        answer = httpx.get(server.url + path)
        assert answer.status_code in (404, 422), path
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "Traceback" not in server.log.read_text()


def test_a_record_with_odd_names_is_refused_or_kept(db: str, serve: Callable[..., Running]) -> None:
    server = serve(db)
    ana = Guest(server.url)
    table = ana.open("me", "me", "me")
    record = ana.http.get(f"/api/tables/{table}/record").text
    answer = ana.http.post("/api/records", json={"text": record.replace("Ana", "A\x00na")})
    assert answer.status_code in (201, 422), answer.text
    assert "Traceback" not in server.log.read_text()

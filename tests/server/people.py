"""Synchronous clients for tests: people with a name, a token, and sockets at tables."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from server.servers import new_cid
from websockets.sync.client import ClientConnection, connect

EVERYBODY: list[httpx.Client] = []
"""HTTP clients to close at the end of a test."""


class Socket:
    """A socket at a table, with the last state of every seat."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.states: dict[int, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}

    def send(self, **message: Any) -> None:
        self.raw.send(json.dumps(message))

    def receive(self, *kinds: str, within: float = 30.0) -> dict[str, Any]:
        """Return the next message of one of these kinds."""
        until = time.monotonic() + within
        while True:
            message: dict[str, Any] = json.loads(self.raw.recv(timeout=max(0.01, until - time.monotonic())))
            if message["t"] == "state":
                self.states[message["seat"]] = message
            if message["t"] == "table":
                self.table = message["table"]
            if message["t"] in kinds:
                return message

    def ask(self, *kinds: str, **message: Any) -> dict[str, Any]:
        """Send a message, and return its answer or error."""
        id = new_cid()
        self.send(**message, id=id)
        while True:
            answer = self.receive("error", *kinds)
            if answer.get("id") == id:
                return answer

    def join(self, v: int = 0) -> dict[str, Any]:
        self.send(t="join", v=v)
        return self.receive("state", "error")

    def do(self, text: str | list[str], seat: int = 0, v: int | None = None) -> dict[str, Any]:
        """Play for a seat at the version it last saw."""
        v = self.states[seat]["v"] if v is None else v
        return self.ask("done", t="do", v=v, do=text, seat=seat)

    def until(self, seat: int, test: Any, within: float = 60.0) -> dict[str, Any]:
        """Wait until the state of a seat passes a test."""
        end = time.monotonic() + within
        while seat not in self.states or not test(self.states[seat]):
            assert time.monotonic() < end, "it never came"
            self.receive("state")
        return self.states[seat]


class Guest:
    """A guest with an HTTP client."""

    def __init__(self, url: str, name: str = "Ana") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=90)
        EVERYBODY.append(self.http)
        me = self.http.post("/api/guests", json={"name": name}).json()
        self.id, self.name, self.token = me["id"], me["name"], me["token"]

    def post(self, path: str, status: int | None = None, **body: Any) -> Any:
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.status_code == status or (status is None and answer.status_code in (200, 201)), (
            answer.text
        )
        return answer.json()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(f"/api{path}", params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def open(self, *seats: str, **wish: Any) -> str:
        body = {"game": "settlers", "seats": list(seats), "pace": "untimed"} | wish
        return str(self.post("/tables", **body)["id"])

    @contextmanager
    def at(self, table: str, token: str | None = None, **more: Any) -> Iterator[Socket]:
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/ws"
        headers = {"Authorization": f"Bearer {token or self.token}"}
        with connect(address, additional_headers=headers, max_size=None, **more) as raw:
            yield Socket(raw)


def listen_to_the_end(socket: Socket) -> None:
    """Receive until the server closes the socket."""
    while True:
        socket.raw.recv(timeout=10)


def play_on(socket: Socket, moves: int, seats: list[int]) -> int:
    """Let the seats of one socket play first legal actions; return how many were played."""
    for played in range(moves):
        version = max(state["v"] for state in socket.states.values())
        for seat in seats:
            socket.until(seat, lambda state, v=version: state["v"] >= v)
        if socket.states[seats[0]]["over"]:
            return played
        asked = [seat for seat in seats if seat in socket.states[seat]["asked"]]
        answer = socket.do(socket.states[asked[0]]["legal"][0], asked[0])
        assert answer["t"] == "done", answer
        for seat in seats:
            socket.until(seat, lambda state, v=answer["v"]: state["v"] >= v)
    return moves

"""Property-based tests with bad input: every answer is a valid message, and the table keeps working."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance
from server.people import EVERYBODY, Guest, Socket, listen_to_the_end
from server.servers import Running
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from archipel.server.settings import Settings
from archipel.server.web.app import create_app
from archipel.server.web.protocol import OUT

schema = schemathesis.openapi.from_dict(create_app(Settings(db="unused")).openapi())
PHASES = [Phase.generate]  # failures are reproduced by the seed, so shrinking is off
QUIET = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much]

ENDING = ("/api/me", "/api/logout", "/api/register", "/api/login", "/api/me/password")
"""Routes that end or change a session."""


@pytest.fixture(scope="module")
def shared_server(either_server: Running) -> Running:
    return either_server


@pytest.fixture(scope="module")
def ana(shared_server: Running) -> Iterator[Guest]:
    guest = Guest(shared_server.url)
    guest.token = guest.post("/register", nick="Anastasia", password="correct horse")["token"]
    EVERYBODY.remove(guest.http)  # shared by all tests of this module
    yield guest
    guest.http.close()


@pytest.fixture(scope="module")
def table(ana: Guest) -> str:
    return ana.open("me", "me", "me", private=False)


@pytest.fixture(scope="module")
def played(ana: Guest) -> str:
    """A table that no fuzzed request closes."""
    return ana.open("me", "me", "me")


@schema.parametrize()
@settings(
    max_examples=8, deadline=None, suppress_health_check=QUIET, phases=PHASES, derandomize=True, database=None
)
def test_no_request_brings_the_server_down(case: Any, shared_server: Running, ana: Guest, table: str) -> None:
    if "id" in case.path_parameters and len(case.path_parameters["id"]) % 2:
        case.path_parameters["id"] = table  # half of the time, an existing table
    if "game" in case.path_parameters and len(case.path_parameters["game"]) % 2:
        case.path_parameters["game"] = "settlers"
    somebody = ana
    if case.path in ENDING and case.method in ("DELETE", "POST"):
        somebody = Guest(shared_server.url)  # keep Ana's session
    headers = {"Authorization": f"Bearer {somebody.token}"}
    answer = case.call(base_url=shared_server.url, headers=headers, timeout=60)
    case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
verbs = st.sampled_from(["join", "do", "back", "throw", "ask", "say", "vote", "return", "ping", "x"])
texts = st.sampled_from(
    ["roll", "end", "settle 1", "road 3", "offer 1 wood for 1 ore", "back 1", "dice 1 1", "?", ""]
) | st.text(max_size=30)
messages = st.fixed_dictionaries(
    {"t": verbs},
    optional={
        "v": st.integers(-5, 10) | st.integers(),
        "do": texts | st.lists(texts, max_size=4) | json_values,
        "seat": st.integers(-5, 20),
        "to": st.integers(-5, 20),
        "id": st.text(max_size=50) | st.none(),
        "phrase": st.sampled_from(["hello", "rude"]),
        "text": st.text(max_size=400),
        "more": json_values,
    },
)
raws = messages.map(json.dumps) | json_values.map(json.dumps) | st.text(max_size=50) | st.binary(max_size=50)


@given(st.lists(raws, min_size=1, max_size=20))
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=QUIET,
    phases=PHASES,
    derandomize=True,
    database=None,
)
def test_no_message_kills_a_table(
    shared_server: Running, ana: Guest, played: str, sent: list[str | bytes]
) -> None:
    address = shared_server.url.replace("http", "ws", 1) + f"/api/tables/{played}/ws"
    with connect(address, additional_headers={"Authorization": f"Bearer {ana.token}"}) as raw:
        socket = Socket(raw)
        for message in sent:
            socket.raw.send(message)
        socket.send(t="ping", id="the end")
        while True:
            answer = socket.raw.recv(timeout=20)
            received = OUT.validate_json(answer)
            if received.t == "pong" and received.id == "the end":
                break
        socket.join()
        assert ana.get(f"/tables/{played}/state", seat=0)["t"] == "state"


def send_too_much(socket: Socket) -> None:
    """Send a frame that is too large. The server may close the socket while it is still being sent."""
    socket.raw.send("x" * 2_000_000)
    listen_to_the_end(socket)


def test_malformed_frames_and_floods_end_one_socket_only(
    shared_server: Running, ana: Guest, played: str
) -> None:
    with ana.at(played) as other:
        other.join()
        with ana.at(played) as socket:
            socket.raw.socket.sendall(b"\xff\xff\xff\xff not a frame")
            with pytest.raises((ConnectionClosed, TimeoutError)):
                listen_to_the_end(socket)
        with ana.at(played) as socket, pytest.raises((ConnectionClosed, OSError)):
            send_too_much(socket)
        state = other.join()
        assert state["t"] == "state"
        seat = state["asked"][0]
        other.until(seat, lambda s: True)
        assert other.do(other.states[seat]["legal"][0], seat)["t"] == "done"

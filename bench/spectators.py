"""Measure how much a crowd of spectators at one table slows the other tables.

    python bench/spectators.py                                           2,700 from 15 addresses, 50 tables
    python bench/spectators.py --spectators 900 --addresses 5 --json     one line of JSON

The server has its default limits. The addresses are in 127.0.0.0/8 (Linux). All tables, also the watched one,
make one move a second. Latency is the time from sending a move to its acknowledgement at the other tables. It
is measured in three phases: `before` the crowd arrives, while it is `coming`, and `watched` when all are
connected.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

HOST = "127.0.0.1"
HANDSHAKE = (
    "GET /api/tables/{table}/ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING, TEXT, LONG, LONGER = 0x89, 0x81, 126, 127
MOST = 250.0
"""Highest p99 latency at the other tables, in milliseconds."""
PER_ADDRESS = 8.0
"""Spectators per second from one address: anonymous ones share the rate limit of one user."""


def masked(opcode: int, payload: bytes) -> bytes:
    """Return a short client frame with a zero mask."""
    return bytes([opcode, 0x80 | len(payload)]) + bytes(4) + payload


JOIN = masked(TEXT, b'{"t":"join"}')


class Spectator(asyncio.Protocol):
    """A spectator with little overhead: joins, answers pings and counts state messages."""

    def __init__(self, table: str) -> None:
        self.hello = HANDSHAKE.format(table=table, host=HOST).encode()
        self.states = 0
        self.skip = -1
        """Bytes of a frame that are still to come; negative before the answer to the handshake."""
        self.rest = b""
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the server closed the connection."""
        self.lost = True

    def data_received(self, data: bytes) -> None:
        """Parse the frames."""
        if self.skip < 0:
            head, found, data = (self.rest + data).partition(b"\r\n\r\n")
            self.rest = b"" if found else head
            if not found:
                return
            self.skip = 0
            self.transport.write(JOIN)
        if self.skip >= len(data):
            self.skip -= len(data)
            return
        data, self.skip = self.rest + data[self.skip :], 0
        while len(data) > 10 or (len(data) > 1 and len(data) >= 2 + data[1]):
            start, length = 2, data[1]
            if length == LONG:
                start, (length,) = 4, struct.unpack_from("!H", data, 2)
            elif length == LONGER:
                start, (length,) = 10, struct.unpack_from("!Q", data, 2)
            if data[0] == PING:
                self.transport.write(masked(0x8A, data[start : start + length]))
            self.states += data.startswith(b'{"t":"state"', start)
            if start + length > len(data):
                self.skip, data = start + length - len(data), b""
            else:
                data = data[start + length :]
        self.rest = data


class Crowd:
    """The process that runs all spectators, and the events that control it."""

    def __init__(self, options: argparse.Namespace, table: str) -> None:
        self.options, self.table = options, table
        self.come, self.are_there, self.go = (multiprocessing.Event() for _ in range(3))
        self.out: multiprocessing.Queue[dict[str, float]] = multiprocessing.Queue()
        self.process = multiprocessing.Process(target=lambda: asyncio.run(self._run()), daemon=True)
        self.process.start()

    async def _run(self) -> None:
        await asyncio.to_thread(self.come.wait)
        came = await asyncio.gather(*(self._from_address(n) for n in range(self.options.addresses)))
        everybody = [one for some in came for one in some]
        await asyncio.sleep(2)
        self.are_there.set()
        before, used, began = sum(one.states for one in everybody), time.process_time(), time.monotonic()
        await asyncio.to_thread(self.go.wait)
        told = sum(one.states for one in everybody) - before
        used = (time.process_time() - used) / (time.monotonic() - began)
        stayed = sum(not one.lost for one in everybody)
        self.out.put({"stayed": stayed, "states": told, "crowd_cpu": round(used, 3)})

    async def _from_address(self, number: int) -> list[Spectator]:
        here: list[Spectator] = []
        for _ in range(number, self.options.spectators, self.options.addresses):
            _, one = await asyncio.get_running_loop().create_connection(
                lambda: Spectator(self.table),
                HOST,
                self.options.port,
                local_addr=(f"127.0.1.{number + 1}", 0),
            )
            here.append(one)
            await asyncio.sleep(1 / PER_ADDRESS)
        return here


def post(address: str, port: int, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    """Send a request from an address and return the answer."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    line = HTTPConnection(HOST, port, timeout=60, source_address=(address, 0))
    try:
        line.request("POST", path, json.dumps(body), headers)
        return dict(json.load(line.getresponse()))
    finally:
        line.close()


class Player:
    """A client with all seats of a table on one socket; it makes one move a second."""

    def __init__(self, number: int, port: int) -> None:
        self.address, self.port = f"127.0.{2 + number // 250}.{1 + number % 250}", port
        self.rng = random.Random(number)
        self.latencies: list[float] = []
        self.states: dict[int, dict[str, Any]] = {}
        self.token = str(post(self.address, port, "/api/guests", {"name": "Ana"})["token"])
        self.open()

    def open(self) -> None:
        """Open a new table."""
        wish = {"game": "settlers", "seats": ["me"] * 4, "pace": "untimed", "private": False}
        self.table = str(post(self.address, self.port, "/api/tables", wish, self.token)["id"])
        self.states.clear()

    async def play(self, until: asyncio.Event) -> None:
        """Play one game after the other."""
        await asyncio.sleep(self.rng.random())
        while not until.is_set():
            async with connect(
                f"ws://{HOST}:{self.port}/api/tables/{self.table}/ws",
                additional_headers={"Authorization": f"Bearer {self.token}"},
                local_addr=(self.address, 0),
                max_size=None,
                compression=None,
                open_timeout=60,
            ) as socket:
                await socket.send('{"t":"join"}')
                while not until.is_set() and await self._move(socket):
                    await asyncio.sleep(max(0.0, 1.0 - self.latencies[-1]))
            if not until.is_set():
                await asyncio.to_thread(self.open)

    async def _move(self, socket: ClientConnection) -> bool:
        """Make a move and wait for its acknowledgement; return False when the game is over."""
        newest = await self._hear(socket, lambda: self._asked() is not None or self._is_over())
        if self._is_over():
            return False
        state = self._asked()
        assert state is not None
        move = {
            "t": "do",
            "v": state["v"],
            "do": self.rng.choice(state["legal"]),
            "seat": state["seat"],
            "id": f"m{state['v']}",
        }
        began = time.perf_counter()
        await socket.send(json.dumps(move))
        while newest.get("t") not in ("done", "error"):
            newest = await self._next(socket)
        self.latencies.append(time.perf_counter() - began)
        assert newest["t"] == "done", newest
        await self._hear(socket, lambda: all(s["v"] > state["v"] for s in self.states.values()))
        return True

    async def _hear(self, socket: ClientConnection, enough: Any) -> dict[str, Any]:
        message: dict[str, Any] = {}
        while not enough():
            message = await self._next(socket)
        return message

    async def _next(self, socket: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["t"] == "state":
            self.states[message["seat"]] = message
        return message

    def _asked(self) -> dict[str, Any] | None:
        versions = {state["v"] for state in self.states.values()}
        if len(self.states) < 4 or len(versions) > 1:
            return None
        return next((state for seat, state in self.states.items() if seat in state["asked"]), None)

    def _is_over(self) -> bool:
        return any(state["over"] is not None for state in self.states.values())


def start_server(db: str, port: int) -> subprocess.Popen[bytes]:
    """Start a server with default settings and wait until it answers."""
    command = [sys.executable, "-P", "-m", "archipel.server", "serve", "--port", str(port), "--db", db]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(300):
        line = HTTPConnection(HOST, port)
        try:
            line.request("GET", "/health")
            line.getresponse()
            return server
        except OSError:
            time.sleep(0.1)
        finally:
            line.close()
    raise SystemExit("the server did not start")


def cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentiles(latencies: list[float]) -> dict[str, float]:
    """Return the percentiles in milliseconds."""
    ordered = sorted(latencies)
    at = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return {
        name: round(ordered[min(len(ordered) - 1, int(p * len(ordered)))] * 1000, 1) for name, p in at.items()
    }


async def measure(
    options: argparse.Namespace, players: list[Player], crowd: Crowd, server: int
) -> dict[str, Any]:
    """Let all tables play, then let the crowd connect; return the measurements."""
    watched, *others = players
    done = asyncio.Event()
    play = [asyncio.create_task(player.play(done)) for player in players]
    await asyncio.sleep(3)
    told: dict[str, Any] = {key: vars(options)[key] for key in ("spectators", "addresses", "tables")}

    async def phase(name: str, wait: Awaitable[object]) -> None:
        used, began, moves = cpu_seconds(server), time.monotonic(), len(watched.latencies)
        seen = [len(player.latencies) for player in others]
        await wait
        found = [took for player, old in zip(others, seen) for took in player.latencies[old:]]
        busy = (cpu_seconds(server) - used) / (time.monotonic() - began)
        told[name] = percentiles(found) | {
            "moves": len(found),
            "moves_watched": len(watched.latencies) - moves,
        }
        told[name]["server_cpu"] = round(busy, 3)

    await phase("before", asyncio.sleep(options.seconds))
    crowd.come.set()
    await phase("coming", asyncio.to_thread(crowd.are_there.wait))
    await phase("watched", asyncio.sleep(options.seconds))
    crowd.go.set()
    told["watched"] |= await asyncio.to_thread(crowd.out.get)
    done.set()
    await asyncio.gather(*play)
    crowd.process.join()
    return told | {"load_average": round(os.getloadavg()[0], 1)}


def main() -> int:
    """Measure and print the result; return 1 if it was too slow or a spectator was lost."""
    parser = argparse.ArgumentParser(description="How much a crowd at one table slows the other tables")
    parser.add_argument("--spectators", type=int, default=2700)
    parser.add_argument("--addresses", type=int, default=15)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--port", type=int, default=8188)
    parser.add_argument("--most", type=float, default=MOST, help="highest p99 in milliseconds")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(str(Path(folder) / "spectators.db"), options.port)
        try:
            players = [Player(number, options.port) for number in range(options.tables + 1)]
            crowd = Crowd(options, players[0].table)
            told = asyncio.run(measure(options, players, crowd, server.pid))
        finally:
            server.terminate()
            server.wait()
    print(
        json.dumps(told) if options.json else "\n".join(f"{key:>13} {value}" for key, value in told.items())
    )
    watched = told["watched"]
    return 0 if watched["p99"] < options.most and watched["stayed"] == options.spectators else 1


if __name__ == "__main__":
    sys.exit(main())

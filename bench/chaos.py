"""Fault injection under load: check that the server loses nothing. Seeded, and on this machine only.

    python bench/chaos.py                                 30 kills on SQLite
    python bench/chaos.py --store postgres --kills 30     two server processes on a temporary PostgreSQL
    python bench/chaos.py --kills 1000 --json             one line of JSON at the end

Clients play random moves at several tables, game after game, and reconnect for ever. Meanwhile the seed
chooses faults: a server process is killed, the database stops, the disk is full, sockets are cut, a client
does not read, the system clock is set, and (with PostgreSQL) a process misses the notifications of the
others.

At the end the run checks the rows in the database:

* every acknowledged move is stored once and in order;
* every client's stream is part of the record, and every game is legal;
* no player lost a seat, and no server logged an exception;
* a last move at each table reaches a listener of every process.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import shutil
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

import psycopg
from httpx import HTTPError
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from server.servers import OwnPostgres, Running, Zygote, at, guest, open_table, running, send  # noqa: E402
from server.stubborn import Audit, Player, audit  # noqa: E402

from archipel.registry import GAMES  # noqa: E402
from archipel.server.play.clocks import paces  # noqa: E402
from archipel.server.storage.rows import find  # noqa: E402
from archipel.server.storage.store import Store  # noqa: E402

TABLES = 4
PROCESSES = {"sqlite": 1, "postgres": 2}
KILLS = ("kill",) * 5
FAULTS = {
    "sqlite": (*KILLS, "store", "full", "cut", "slow", "clock"),
    "postgres": (*KILLS, "store", "full", "cut", "slow", "clock", "split"),
}
PATIENCE = 60.0
"""Seconds within which every client must be connected again."""
DAY = 86_400.0
TIMED = {"pace": "relaxed", "absence": "seat"}
SLOW = 3
"""Most clients that do not read, at the same time."""


class Chaos:
    """The servers, their database, the clients, and the count of each fault."""

    def __init__(self, folder: Path, store: str, seed: int, stack: ExitStack) -> None:
        self.rng = random.Random(seed)
        self.postgres = OwnPostgres(folder) if store == "postgres" else None
        if self.postgres is not None:
            stack.callback(self.postgres.server.cleanup)
        self.db = self.postgres.address if self.postgres is not None else str(folder / "chaos.db")
        zygote = Zygote()
        stack.callback(zygote.close)
        self.servers: list[Running] = []
        for number in range(PROCESSES[store]):
            self.servers.append(running(zygote, self.db, folder / f"log{number}", sweep=0.2, lease=2.0))
            stack.callback(self.servers[-1].kill)
        self.counts = dict.fromkeys(FAULTS[store], 0)
        self.slow: list[ClientConnection] = []
        self.token = guest(self.servers[0].url)
        self.waiting = open_table(self.servers[0].url, self.token, seats=["me", "open", "open"])
        """A table that has not started and has no connected client."""
        self.thinking = open_table(self.servers[0].url, self.token, seats=["me"] * 3, **TIMED)
        """A table with a clock at which nobody moves."""
        self.finished: list[Player] = []
        self.players = [self._player(number) for number in range(TABLES)]

    def _player(self, number: int) -> Player:
        """Return a client with all seats of a new game with a long clock."""
        urls = [server.url for server in self.servers]
        games = list(GAMES)
        game = games[number % len(games)]
        pace = "relaxed" if "relaxed" in paces(game) else "1-day"
        seats = ["me"] * GAMES[game].seats[-1]
        first = number % len(urls)
        urls = urls[first:] + urls[:first]
        table = open_table(urls[0], self.token, game=game, seats=seats, **TIMED | {"pace": pace})
        return Player(urls, table, self.token, random.Random(self.rng.random()))

    def defects(self) -> int:
        """Return the number of exceptions in the logs: the servers must handle every fault."""
        return sum(server.log.read_text().count('"exception":') for server in self.servers)

    def wronged(self, store: Store) -> int:
        """Return how often the idle tables were touched: one closed, or a thinking seat counted as away."""
        waiting, thinking = (store.run(partial(find, id=id)) for id in (self.waiting, self.thinking))
        assert waiting is not None
        assert thinking is not None
        return (waiting.status != "open") + sum(seat.away or seat.graces > 0 for seat in thinking.seats)

    def everybody(self) -> list[Player]:
        """Return the clients of all games, finished or not."""
        return self.finished + self.players

    def moves(self) -> int:
        """Return the number of acknowledged moves."""
        return sum(len(player.acked) for player in self.everybody())

    async def play(self, number: int, until: Callable[[], bool]) -> None:
        """Play one game after the other."""
        while not until():
            await self.players[number].play(until)
            while self.players[number].is_through() and not until():
                try:
                    new = await asyncio.to_thread(self._player, number)
                except (HTTPError, AssertionError):  # a process is down: try again
                    await asyncio.sleep(0.1)
                else:
                    self.finished.append(self.players[number])
                    self.players[number] = new

    async def run(self, kills: int, until: float) -> None:
        """Inject faults, with moves between them, until `kills` processes were killed or the time is over."""
        while self.counts["kill"] < kills and time.monotonic() < until:
            enough, began = self.moves() + self.rng.randrange(20), time.monotonic()
            while self.moves() < enough and time.monotonic() < began + 5:
                await asyncio.sleep(0.005)
            fault = self.rng.choice(FAULTS["sqlite" if self.postgres is None else "postgres"])
            self.counts[fault] += 1
            await getattr(self, f"_{fault}")()

    async def _kill(self) -> None:
        """Kill a server process and start it again."""
        server = self.rng.choice(self.servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    async def _store(self) -> None:
        """Restart PostgreSQL, or lock the SQLite file from another program for a moment."""
        if self.postgres is not None:
            await asyncio.to_thread(self.postgres.stop)
            await self._a_moment()
            await asyncio.to_thread(self.postgres.start)
            return
        with closing(sqlite3.connect(self.db, timeout=10, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await self._a_moment()
            other.execute("ROLLBACK")

    async def _full(self) -> None:
        """Simulate a full disk: a limit on the size of the server's files, or an error from PostgreSQL."""
        if self.postgres is None:
            pid, (soft, hard) = self.servers[0].pid, resource.getrlimit(resource.RLIMIT_FSIZE)
            log = Path(f"{self.db}-wal")
            size = log.stat().st_size if log.exists() else 0
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (self.rng.randrange(size + 20_000), hard))
            await self._a_moment()
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))
            return
        async with await psycopg.AsyncConnection.connect(self.db, autocommit=True) as database:
            await database.execute(FULL_FUNCTION)
            await database.execute(FULL_TRIGGER)
            await self._a_moment()
            await database.execute("DROP TRIGGER full_disk ON actions")

    async def _split(self) -> None:
        """Cut or pause the LISTEN connection of a process, so that it misses the others' notifications."""
        async with await psycopg.AsyncConnection.connect(self.db, autocommit=True) as database:
            lines = await (await database.execute(LISTENERS)).fetchall()
            pids = [pid for (pid,) in lines]
            if not pids:
                return
            pid = self.rng.choice(pids)
            if self.rng.random() < 0.5:
                await database.execute("SELECT pg_terminate_backend(%s)", [pid])
                return
            os.kill(pid, signal.SIGSTOP)
            await self._a_moment()
            os.kill(pid, signal.SIGCONT)

    async def _clock(self) -> None:
        """Set the servers' clocks forward or back by up to five days."""
        ahead = self.rng.uniform(-5, 5) * DAY
        for server in self.servers:
            server.set_clock(ahead)
        await asyncio.sleep(1.0)

    async def _cut(self) -> None:
        """Cut the network of one client for a moment."""
        self.rng.choice(self.players).cut.set()

    async def _slow(self) -> None:
        """Connect a client that requests a table's state again and again and does not read the answers."""
        player, line = self.rng.choice(self.players), socket.socket()
        server = self.rng.choice(self.servers)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        try:
            await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", server.settings["port"]))
            them = await at(server.url, player.table, player.token, sock=line, max_queue=1, open_timeout=5)
            self.slow.append(them)
            for _ in range(300):
                await asyncio.wait_for(send(them, t="join"), 0.5)
        except (OSError, WebSocketException, TimeoutError):
            pass  # the server has disconnected it
        while len(self.slow) > SLOW:
            self.slow.pop(0).transport.abort()

    async def _a_moment(self) -> None:
        await asyncio.sleep(self.rng.uniform(0, 0.5))

    async def hears(self, player: Player, url: str) -> bool:
        """Whether a new move at a table reaches a listener of this process."""
        async with asyncio.timeout(PATIENCE), at(url, player.table, player.token) as listener:
            await send(listener, t="join")
            seen, over = -1, False
            while seen < 0 or (seen <= player.version and not over):
                message = json.loads(await listener.recv())
                if message["t"] == "state":
                    seen, over = message["v"], message["over"] is not None
        return True


FULL_FUNCTION = """CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$"""
FULL_TRIGGER = "CREATE TRIGGER full_disk BEFORE INSERT ON actions FOR EACH ROW EXECUTE FUNCTION full_disk()"
LISTENERS = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND datname = current_database()"


async def _everybody(chaos: Chaos, kills: int, until: float) -> int:
    """Play through the faults; return the number of tables whose moves then reach every process."""
    faults = asyncio.create_task(chaos.run(kills, until))
    quiet = asyncio.Event()
    play = [asyncio.create_task(chaos.play(number, quiet.is_set)) for number in range(TABLES)]
    await faults
    for them in chaos.slow:
        them.transport.abort()
    back = 0
    for player in list(chaos.players):
        back += all([await chaos.hears(player, server.url) for server in chaos.servers])
    quiet.set()
    await asyncio.gather(*play)
    return back + len(chaos.everybody()) - TABLES


def main() -> int:
    """Run and print the summary; return 1 if anything was lost."""
    parser = argparse.ArgumentParser(description="Fault injection under load: nothing may be lost")
    parser.add_argument("--kills", type=int, default=30, help="number of kills after which the run ends")
    parser.add_argument("--store", choices=list(PROCESSES), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=inf, help="longest time")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    began, folder = time.monotonic(), Path(tempfile.mkdtemp(prefix="archipel-chaos-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        chaos = Chaos(folder, wish.store, wish.seed, stack)
        back = asyncio.run(_everybody(chaos, wish.kills, began + wish.seconds))
        with closing(Store(chaos.db)) as store:
            audits = [audit(store, player) for player in chaos.everybody()]
            quiet = chaos.wronged(store)
        told = summary(chaos, audits)
        told["sent_away"] += quiet
    told |= {"back": back, "seconds": round(time.monotonic() - began, 1)}
    print(json.dumps(told) if wish.json else "\n".join(f"{key:>13} {value}" for key, value in told.items()))
    is_well = not any(told[key] for key in ("lost", "doubled", "unasked", "strayed", "sent_away", "defects"))
    return 0 if is_well and back == told["tables"] else 1


def summary(chaos: Chaos, audits: list[Audit]) -> dict[str, Any]:
    """Return the faults and what the audits found."""
    return {
        "store": "postgres" if chaos.postgres is not None else "sqlite",
        "tables": len(audits),
        "acknowledged": chaos.moves(),
        "rows": sum(found.rows for found in audits),
        "lost": sum(found.lost for found in audits),
        "doubled": sum(found.doubled for found in audits),
        "unasked": sum(found.unasked for found in audits),
        "strayed": sum(found.strayed for found in audits),
        "sent_away": sum(found.sent_away for found in audits),
        "defects": chaos.defects(),
        "faults": chaos.counts,
    }


if __name__ == "__main__":
    sys.exit(main())

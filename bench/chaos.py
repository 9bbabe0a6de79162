"""Faults under load, and the proof that nothing was lost: bounded, seeded, on this machine only.

    python bench/chaos.py                                 30 kills on SQLite
    python bench/chaos.py --store postgres --kills 30     two processes on a PostgreSQL of its own
    python bench/chaos.py --kills 1000 --json             one line of JSON at the end

Clients play random moves at several tables, game after game, and never give up. Meanwhile, in an order that
the seed decides, a process is killed, the store goes away, the disk is full, sockets are cut, somebody does
not read, the clock is set, and (with PostgreSQL) a process does not hear the others. At the end the rows in
the store are read: every acknowledged move is there once and in order, every stream is part of the record,
every game is legal, nobody was sent away, no server has met with an exception; and a last move at each table
is heard through every process.
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
"""Seconds in which everybody is to be back."""
DAY = 86_400.0
TIMED = {"pace": "relaxed", "absence": "seat"}
SLOW = 3
"""So many who do not read are there at once."""


class Chaos:
    """The servers, their store, the clients, and what was done to them."""

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
        """A table that has not begun, and at which nobody is."""
        self.thinking = open_table(self.servers[0].url, self.token, seats=["me"] * 3, **TIMED)
        """One at which somebody thinks for a long time."""
        self.finished: list[Player] = []
        self.players = [self._player(number) for number in range(TABLES)]

    def _player(self, number: int) -> Player:
        """A client with all the seats of a new game, for which there is plenty of time."""
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
        """How often a server was at a loss: nothing that happens here is an exception for it."""
        return sum(server.log.read_text().count('"exception":') for server in self.servers)

    def wronged(self, store: Store) -> int:
        """Those who wait and those who think, and are not left in peace."""
        waiting, thinking = (store.run(partial(find, id=id)) for id in (self.waiting, self.thinking))
        assert waiting is not None
        assert thinking is not None
        return (waiting.status != "open") + sum(seat.away or seat.graces > 0 for seat in thinking.seats)

    def everybody(self) -> list[Player]:
        """Those who play, and those who are through."""
        return self.finished + self.players

    def moves(self) -> int:
        """All that was acknowledged."""
        return sum(len(player.acked) for player in self.everybody())

    async def play(self, number: int, until: Callable[[], bool]) -> None:
        """One game after the other."""
        while not until():
            await self.players[number].play(until)
            while self.players[number].is_through() and not until():
                try:
                    new = await asyncio.to_thread(self._player, number)
                except (HTTPError, AssertionError):  # a process is away: again
                    await asyncio.sleep(0.1)
                else:
                    self.finished.append(self.players[number])
                    self.players[number] = new

    async def run(self, kills: int, until: float) -> None:
        """Faults until so many processes were killed, or the time is over, with moves between them."""
        while self.counts["kill"] < kills and time.monotonic() < until:
            enough, began = self.moves() + self.rng.randrange(20), time.monotonic()
            while self.moves() < enough and time.monotonic() < began + 5:
                await asyncio.sleep(0.005)
            fault = self.rng.choice(FAULTS["sqlite" if self.postgres is None else "postgres"])
            self.counts[fault] += 1
            await getattr(self, f"_{fault}")()

    async def _kill(self) -> None:
        """A process ends without a word, and comes again."""
        server = self.rng.choice(self.servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    async def _store(self) -> None:
        """PostgreSQL stops and comes again; SQLite's file is held by another program."""
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
        """The disk is full: no file of a server grows any more, or PostgreSQL says so."""
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
        """A process does not hear the others: its line is cut, or nothing comes through it for a while."""
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
        """The clock of the machine is set by hours or days, forward or back."""
        ahead = self.rng.uniform(-5, 5) * DAY
        for server in self.servers:
            server.set_clock(ahead)
        await asyncio.sleep(1.0)

    async def _cut(self) -> None:
        """The network of one client is gone for a moment."""
        self.rng.choice(self.players).cut.set()

    async def _slow(self) -> None:
        """Somebody asks for a table again and again, and does not read what comes."""
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
            pass  # that one has no patience
        while len(self.slow) > SLOW:
            self.slow.pop(0).transport.abort()

    async def _a_moment(self) -> None:
        await asyncio.sleep(self.rng.uniform(0, 0.5))

    async def hears(self, player: Player, url: str) -> bool:
        """Whether one more move at a table reaches a listener of this process."""
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
    """Play through the faults, then listen; at how many tables everybody is back, in every process."""
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
    """Run it, and print what is left."""
    parser = argparse.ArgumentParser(description="Faults under load, and the proof that nothing was lost")
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--store", choices=list(PROCESSES), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=inf, help="at most")
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
    """What was done, and what was found."""
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

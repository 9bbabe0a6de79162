"""Faults under load, and the proof that nothing was lost: bounded, seeded, on this machine only.

    python bench/chaos.py                                 30 kills on SQLite
    python bench/chaos.py --store postgres --kills 30     two processes on a PostgreSQL of its own
    python bench/chaos.py --kills 1000 --json             one line of JSON at the end

Clients play random moves at several tables and never give up. Meanwhile, in an order that the seed decides, a
process is killed, the store stops taking rows, sockets are cut, and somebody joins and does not read. At the
end the rows in the store are read: every acknowledged move is there once and in order, every stream
is part of the record, every game is legal; and a last move at each table is heard through every process.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

from websockets.exceptions import WebSocketException

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from server.servers import OwnPostgres, Running, Zygote, at, guest, open_table, running, tell  # noqa: E402
from server.stubborn import Audit, Player, audit  # noqa: E402

from archipel.registry import GAMES  # noqa: E402
from archipel.server.storage.store import Store  # noqa: E402

TABLES = 4
PROCESSES = {"sqlite": 1, "postgres": 2}
FAULTS = ("kill", "kill", "kill", "store", "cut", "deaf")
PATIENCE = 60.0
"""Seconds in which everybody is to be back."""


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
        self.counts = dict.fromkeys(FAULTS, 0)
        self.players = [self._player(number) for number in range(TABLES)]

    def _player(self, number: int) -> Player:
        urls = [server.url for server in self.servers]
        games = list(GAMES)
        game = games[number % len(games)]
        token = guest(urls[0])
        seats = ["me"] * GAMES[game].seats[-1]
        table = open_table(urls[0], token, game=game, seats=seats)
        first = number % len(urls)
        return Player(urls[first:] + urls[:first], table, token, random.Random(self.rng.random()))

    def moves(self) -> int:
        """All that was acknowledged."""
        return sum(len(player.acked) for player in self.players)

    async def run(self, kills: int) -> None:
        """Faults until so many processes were killed, with moves between them."""
        while self.counts["kill"] < kills:
            enough, began = self.moves() + self.rng.randrange(20), time.monotonic()
            while self.moves() < enough and time.monotonic() < began + 5:
                await asyncio.sleep(0.005)
            fault = self.rng.choice(FAULTS)
            self.counts[fault] += 1
            await getattr(self, f"_{fault}")()

    async def _kill(self) -> None:
        """A process ends without a word, and comes again."""
        server = self.rng.choice(self.servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    async def _store(self) -> None:
        """PostgreSQL stops and comes again; SQLite's disk is full for a moment."""
        if self.postgres is not None:
            await asyncio.to_thread(self.postgres.stop)
            await asyncio.sleep(self.rng.uniform(0, 0.5))
            await asyncio.to_thread(self.postgres.start)
            return
        with closing(sqlite3.connect(self.db, timeout=10, isolation_level=None)) as disk:
            disk.execute(
                "CREATE TRIGGER full BEFORE INSERT ON actions BEGIN SELECT RAISE(ABORT, 'disk full'); END"
            )
            await asyncio.sleep(self.rng.uniform(0, 0.5))
            disk.execute("DROP TRIGGER full")

    async def _cut(self) -> None:
        """The network of one client is gone for a moment."""
        self.rng.choice(self.players).cut.set()

    async def _deaf(self) -> None:
        """Somebody joins a table and does not read what comes."""
        player = self.rng.choice(self.players)
        try:
            async with at(self.rng.choice(self.servers).url, player.table, player.token, open_timeout=5) as s:
                for _ in range(50):
                    await tell(s, t="join")
        except (OSError, WebSocketException, TimeoutError):
            pass  # that one has no patience

    async def hears(self, player: Player, url: str) -> bool:
        """Whether one more move at a table reaches a listener of this process."""
        async with asyncio.timeout(PATIENCE), at(url, player.table, player.token) as listener:
            await tell(listener, t="join")
            seen, over = -1, False
            while seen < 0 or (seen <= player.version and not over):
                message = json.loads(await listener.recv())
                if message["t"] == "state":
                    seen, over = message["v"], message["over"] is not None
        return True


async def _everybody(chaos: Chaos, kills: int) -> int:
    """Play through the faults, then listen; how many tables were heard through every process."""
    faults = asyncio.create_task(chaos.run(kills))
    quiet = asyncio.Event()
    until: Callable[[], bool] = quiet.is_set
    play = [asyncio.create_task(player.play(until)) for player in chaos.players]
    await faults
    back = 0
    for player in chaos.players:
        back += all([await chaos.hears(player, server.url) for server in chaos.servers])
    quiet.set()
    await asyncio.gather(*play)
    return back


def main() -> int:
    """Run it, and print what is left."""
    parser = argparse.ArgumentParser(description="Faults under load, and the proof that nothing was lost")
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--store", choices=list(PROCESSES), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    began, folder = time.monotonic(), Path(tempfile.mkdtemp(prefix="archipel-chaos-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        chaos = Chaos(folder, wish.store, wish.seed, stack)
        back = asyncio.run(_everybody(chaos, wish.kills))
        with closing(Store(chaos.db)) as store:
            audits = [audit(store, player) for player in chaos.players]
    told = summary(chaos, audits) | {"back": back, "seconds": round(time.monotonic() - began, 1)}
    print(json.dumps(told) if wish.json else "\n".join(f"{key:>13} {value}" for key, value in told.items()))
    is_well = not any(told[key] for key in ("lost", "doubled", "unasked", "strayed"))
    return 0 if is_well and back == TABLES else 1


def summary(chaos: Chaos, audits: list[Audit]) -> dict[str, object]:
    """What was done, and what was found."""
    return {
        "store": "postgres" if chaos.postgres is not None else "sqlite",
        "tables": TABLES,
        "acknowledged": chaos.moves(),
        "rows": sum(found.rows for found in audits),
        "lost": sum(found.lost for found in audits),
        "doubled": sum(found.doubled for found in audits),
        "unasked": sum(found.unasked for found in audits),
        "strayed": sum(found.strayed for found in audits),
        "faults": chaos.counts,
    }


if __name__ == "__main__":
    sys.exit(main())

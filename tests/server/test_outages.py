"""Outages: a database that is down, full disks, bad files, ended sessions."""

from __future__ import annotations

import os
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from server.people import Guest, Socket, play_on
from server.servers import FREE, OwnPostgres, Running, Zygote, free_port, running
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from archipel.server.commands import app
from archipel.server.storage.store import CannotOpen, Store

NOBODY = 65534


def health(server: Running, test: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Poll `/health` until it passes a test, and return it."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        told: dict[str, Any] = httpx.get(server.url + "/health", timeout=30).json()
        if test(told):
            return told
        time.sleep(0.1)
    raise AssertionError(told)


def say(socket: Socket, phrase: str) -> None:
    while socket.ask("done", t="say", phrase=phrase)["t"] == "error":
        time.sleep(0.1)  # the pool may hand out one dead connection


def test_chat_crosses_processes_again_after_a_restart_of_the_database(
    zygote: Zygote, tmp_path: Path, own_postgres: OwnPostgres
) -> None:
    servers = [running(zygote, own_postgres.address, tmp_path / f"log{n}", sweep=0.1) for n in range(2)]
    try:
        ana, bob = Guest(servers[0].url), Guest(servers[1].url, "Bob")
        table = ana.open("me", "open", "me")
        bob.post(f"/tables/{table}/sit", seat=1, ready=True)
        for _ in range(2):
            with ana.at(table) as mine, bob.at(table) as his:
                for socket in (mine, his):
                    socket.receive("table")  # connected
                own_postgres.stop()
                health(servers[0], lambda told: "cannot-read" in told["problems"])
                health(servers[1], lambda told: "listen-down" in told["problems"])
                own_postgres.start()
                for server in servers:
                    health(server, lambda told: bool(told["ok"]))
                for teller, listener in ((mine, his), (his, mine)):  # across processes
                    say(teller, "hello")
                    while listener.receive("chat")["person"] == (ana if listener is mine else bob).id:
                        pass  # its own line
        logs = [server.log.read_text() for server in servers]
        assert all("begun-again" in log and '"listen"' in log for log in logs)
        assert not any("Traceback" in log for log in logs), logs
    finally:
        for server in servers:
            server.kill()


def test_a_move_right_after_all_connections_were_cut_is_played(
    pg_db: str, serve: Callable[..., Running]
) -> None:
    server = serve(pg_db, sweep=0.1)
    ana = Guest(server.url)
    table = ana.open("me", "me", "me")
    with ana.at(table) as socket, psycopg.connect(pg_db, autocommit=True) as cutter:
        socket.join()
        for _ in range(5):
            play_on(socket, 1, [0, 1, 2])  # now the writer keeps a connection
            cutter.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            play_on(socket, 1, [0, 1, 2])
            assert ana.get(f"/tables/{table}")["id"] == table
            assert socket.ask("done", t="say", phrase="hello")["t"] == "done"


def test_health_reports_a_store_that_cannot_be_written(serve: Callable[..., Running], tmp_path: Path) -> None:
    db = tmp_path / "full.db"
    server = serve(str(db), sweep=0.1)
    assert httpx.get(server.url + "/health").json()["problems"] == []
    holder = sqlite3.connect(db, isolation_level=None)
    holder.execute("CREATE TRIGGER full BEFORE UPDATE ON pulse BEGIN SELECT RAISE(FAIL, 'disk full'); END")
    told = health(server, lambda told: not told["ok"])
    assert told["problems"] == ["cannot-write"]
    assert httpx.get(server.url + "/health").status_code == 503
    holder.execute("DROP TRIGGER full")
    holder.close()
    health(server, lambda told: bool(told["ok"]))


def test_a_second_process_on_the_same_file_is_refused(zygote: Zygote, tmp_path: Path) -> None:
    db, log = str(tmp_path / "one.db"), tmp_path / "second"
    first = running(zygote, db, tmp_path / "first")
    pid = zygote.start(FREE | {"db": db, "port": free_port()}, log, {})
    while _is_alive(pid):
        time.sleep(0.02)
    assert log.read_text().startswith(f"Another process serves {db} already")
    assert "Traceback" not in log.read_text()
    assert httpx.get(first.url + "/health").json()["ok"]
    first.kill()


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_an_unusable_database_is_reported_in_one_sentence(tmp_path: Path) -> None:
    newer = tmp_path / "newer.db"
    Store(str(newer)).close()
    with sqlite3.connect(newer) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(CannotOpen, match="newer version"):
        Store(str(newer))
    garbage = tmp_path / "garbage.db"
    garbage.write_text("this is no database, however long one looks at it " * 100)
    for db in (newer, garbage, tmp_path / "none" / "x.db"):
        told = CliRunner().invoke(app, ["admin", "tables", "--db", str(db)])
        assert told.exit_code == 1
        assert told.output.count("\n") == 1, told.output
        assert isinstance(told.exception, SystemExit)


def test_a_table_with_unknown_rules_does_not_block_the_others(serve: Callable[..., Running]) -> None:
    server = serve(sweep=0.1, lease=0.2)
    ana = Guest(server.url)
    broken = ana.open("random", "me", "random")
    server.kill()
    with sqlite3.connect(server.settings["db"]) as file:
        file.execute("UPDATE tables SET rules = 'other', bot_due = 1, deadline = 1 WHERE id = ?", [broken])
    server.start()
    whole = ana.open("random", "me", "random")
    with ana.at(whole) as socket:
        socket.join()
        socket.until(1, lambda state: 1 in state["asked"])
    health(server, lambda told: bool(told["ok"]))
    for line in server.log.read_text().splitlines():
        if line.startswith("{"):  # skip output of workers that started while the server was killed
            assert "Traceback" not in line


def test_bans_logouts_and_new_passwords_end_open_sockets(db: str, serve: Callable[..., Running]) -> None:
    server = serve(db, sweep=0.1)
    ana, eve = Guest(server.url), Guest(server.url, "Eve")
    table = ana.open("me", "me", "me")
    token = ana.post("/me/tokens")["token"]

    def ban() -> None:
        done = CliRunner().invoke(app, ["admin", "ban", "--db", db, "--", ana.id])  # an id may begin with "-"
        assert done.exit_code == 0, done.output

    ends: list[tuple[str, Callable[[], Any]]] = [
        (token, lambda: ana.post("/register", nick="Anastasia", password="correct horse")),
        (ana.token, lambda: ana.post("/me/password", old="correct horse", new="battery staple")),
        (ana.token, lambda: ana.post("/logout")),
        (ana.token, ban),
    ]
    for number, (_, act) in enumerate(ends):
        if number == 1:
            token = ana.post("/me/tokens")["token"]
        if number > 1:
            token = ana.token = ana.post("/login", nick="anastasia", password="battery staple")["token"]
        with ana.at(table, token) as socket, eve.at(table) as other:
            socket.join()
            other.join()
            act()
            assert socket.receive("error")["code"] == "no-session"
            with pytest.raises(ConnectionClosed, match="1008"):
                socket.receive("never")
            assert other.ask("pong", t="ping")["t"] == "pong"  # other sockets stay open


def test_a_session_ends_in_all_processes(pg_db: str, serve: Callable[..., Running]) -> None:
    here, there = serve(pg_db, sweep=0.1), serve(pg_db, sweep=0.1)
    ana = Guest(here.url)
    table = ana.open("me", "me", "me")
    elsewhere = Guest(there.url, "Eve")
    elsewhere.token, hers = ana.token, elsewhere.token
    with elsewhere.at(table) as socket, elsewhere.at(table, hers) as other:
        socket.join()
        began = time.monotonic()
        ana.post("/logout")
        assert socket.receive("error")["code"] == "no-session"
        assert time.monotonic() - began < 5
        assert other.ask("pong", t="ping")["t"] == "pong"


def test_a_read_only_file_is_reported_in_one_sentence() -> None:
    with tempfile.TemporaryDirectory() as name:
        db = Path(name) / "whole.db"
        Store(str(db)).close()
        Path(name).chmod(0o755)
        db.chmod(0o444)
        me = os.geteuid()
        os.seteuid(me or NOBODY)  # root may write everywhere, so be another user
        try:
            with pytest.raises(
                CannotOpen, match=r"cannot be opened: attempt to write a readonly database\.$"
            ):
                Store(str(db))
        finally:
            os.seteuid(me)

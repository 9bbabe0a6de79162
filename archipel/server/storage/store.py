"""Where everything is kept: short jobs on a connection, done when they are committed.

One thread commits all that waits together: on SQLite everything, on PostgreSQL what all tables do all the
time (`write_together`), while any other job is a transaction of its own. Either way, whoever writes is back
after the commit and not before.
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
"""Does many things of one kind at once, with a result for each; it fails if one of them does."""

MOST_AT_ONCE: Final = 256
GATHER: Final = 0.02
"""Seconds for which others may join what is to be committed, once several wait: nobody notices, and it is
cheaper. Where one person plays alone, nobody waits."""
IDLE: Final = 1.0
"""Seconds without work, after which the writer's connection is tested before it is used again."""
POSTGRES_THREADS: Final = 8
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=4000",  # the writer waits meanwhile: seldom, and what changes often is moved once
    "busy_timeout=10000",
    "foreign_keys=ON",
)
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
        engine = create_engine(
            address(db), poolclass=QueuePool, pool_size=8, max_overflow=8, paramstyle="named"
        )

        @event.listens_for(engine, "connect")
        def _connect(connection: Any, _: object) -> None:
            connection.isolation_level = None  # we say BEGIN ourselves
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            mode = "IMMEDIATE" if connection.get_execution_options().get("writes") else ""
            connection.connection.cursor().execute(f"BEGIN {mode}")

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


@dataclass(frozen=True)
class _Waiting:
    """Something to be written, how, and who waits for it."""

    jobs: Jobs[Any, Any]
    thing: Any
    done: asyncio.Future[Any]


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
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._writing = self.engine.execution_options(writes=True)
        self._kept: Connection | None = None
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
        """SeatView something up."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._look, job)

    async def write(self, job: Job[T]) -> T:
        """Change something; back once it is committed."""
        return await (self.read(job) if self.postgres else self.write_together(_each, job))

    async def write_together(self, jobs: Jobs[T, R], thing: T) -> R:
        """The same for a thing that is written at once with those of its kind that wait.

        When the connection is lost it is written again, perhaps after it was committed: on PostgreSQL, `jobs`
        must refuse what is there already.
        """
        done: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._waiting.put(_Waiting(jobs, thing, done))
        return await done

    def run(self, job: Job[T]) -> T:
        """The same from a thread or a command: one transaction, which may look first and then write."""
        with self._writing.begin() as connection:
            return job(connection)

    def close(self) -> None:
        """Write what is waiting and let go."""
        self._waiting.put(None)
        self._writer.join()
        self._threads.shutdown()
        self.engine.dispose()

    def _look(self, job: Job[T]) -> T:
        with self.engine.begin() as connection:
            return job(connection)

    # The writer.

    def _write_all(self) -> None:
        crowded = False
        while True:
            batch = [self._next()]
            if crowded:
                time.sleep(GATHER)
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get())
            crowded = len(batch) > 1
            entries = [entry for entry in batch if entry is not None]
            if entries and not self._commit(entries):
                for entry in entries:  # one of them failed, or the connection: each for itself
                    while not self._commit([entry]):
                        pass
            if None in batch:
                self._let_go()
                return

    def _next(self) -> _Waiting | None:
        """What waits first; while nothing does, the connection goes back to the pool, which tests it."""
        try:
            return self._waiting.get(timeout=IDLE)
        except queue.Empty:
            self._let_go()
            return self._waiting.get()

    def _let_go(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.close()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """On the connection that the writer keeps while there is work; after a failure, on another one."""
        if self._kept is None:
            self._kept = self._writing.connect()
        try:
            with self._kept.begin():
                yield self._kept
        except BaseException:
            self._let_go()
            raise

    def _commit(self, entries: list[_Waiting]) -> bool:
        """Write them; False if it is to be tried again: one by one, or on a connection that was tested."""
        was_kept = self._kept is not None
        kinds: dict[Jobs[Any, Any], list[_Waiting]] = {}
        for entry in entries:
            kinds.setdefault(entry.jobs, []).append(entry)
        finished: list[tuple[_Waiting, Any]] = []
        try:
            with self._transaction() as connection:
                for jobs, alike in kinds.items():
                    results = jobs(connection, [entry.thing for entry in alike])
                    finished += zip(alike, results, strict=True)
        except Exception as error:  # carried to the one who asked, not swallowed
            if len(entries) > 1 or was_kept:
                return False
            _wake([(entries[0], error)])
            return True
        COMMITS.inc()
        JOBS.inc(len(entries))
        _wake(finished)
        return True


def _each(connection: Connection, jobs: list[Job[T]]) -> list[T]:
    return [job(connection) for job in jobs]


def _wake(finished: list[tuple[_Waiting, Any]]) -> None:
    """Tell those who wait, once for all of them."""

    def tell() -> None:
        for entry, result in finished:
            if entry.done.done():  # cancelled
                continue
            if isinstance(result, Exception):
                entry.done.set_exception(result)
            else:
                entry.done.set_result(result)

    finished[0][0].done.get_loop().call_soon_threadsafe(tell)

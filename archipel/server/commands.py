"""The commands for hosts: `archipel serve` and `archipel admin`."""

from __future__ import annotations

import gc
import logging
import sys
import threading
import time
import webbrowser
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated, TextIO, cast

import structlog
import typer
import uvicorn
from sqlalchemy import Connection, select, update
from structlog.typing import Processor

from archipel.server.people import accounts
from archipel.server.play import seating
from archipel.server.play.refused import Refused
from archipel.server.settings import Settings
from archipel.server.storage import rows
from archipel.server.storage.schema import people, reports, tables
from archipel.server.storage.store import CannotOpen, Job, Store, T, exclusive
from archipel.server.web.app import create_app
from archipel.server.web.framing import FastWebSocketProtocol

app = typer.Typer(no_args_is_help=True, help="Host tables for people and bots.")
admin = typer.Typer(no_args_is_help=True, help="Manage the people and tables of a server.")
app.add_typer(admin, name="admin")

Db = Annotated[str, typer.Option("--db", envvar="ARCHIPEL_DB", help="SQLite file or PostgreSQL address")]
DEFAULT_DB = "archipel.db"


class _Stderr:
    """The standard error stream, which ignores write errors such as a full disk."""

    def write(self, text: str) -> None:
        with suppress(OSError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            sys.stderr.flush()


def set_up_logs(as_json: bool) -> None:
    """Log one line of JSON for each event, or readable lines for a person watching."""
    last = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer()
    shared: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    out = cast(TextIO, _Stderr())
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(out),
    )
    engine = logging.StreamHandler(out)  # the core logs with the standard library
    strip = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    engine.setFormatter(
        structlog.stdlib.ProcessorFormatter(processors=[strip, last], foreign_pre_chain=shared)
    )
    logging.getLogger("archipel").handlers = [engine]


def on_store(db: str, job: Job[T]) -> T:
    """Run one job on the database, or print why it cannot be opened."""
    try:
        store = Store(db)
    except CannotOpen as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    with closing(store):
        return store.run(job)


def run(settings: Settings) -> None:
    """Serve until stopped by a signal."""
    try:
        with exclusive(settings.db):
            Store(settings.db).close()  # report a bad database before anything starts
            _serve(settings)
    except CannotOpen as error:
        sys.exit(str(error))


def _serve(settings: Settings) -> None:
    set_up_logs(settings.log_json)
    sys.setswitchinterval(0.001)  # the writer thread must not wait long for the event loop
    gc.freeze()  # exclude the imported modules from garbage collection
    gc.set_threshold(2_000, 5, 1_000)  # frequent small collections, and rarely one over all games
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        ws=FastWebSocketProtocol,
        ws_max_size=1_000_000,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


@app.command()
def serve(
    port: Annotated[int | None, typer.Option(help="Port to listen on")] = None,
    db: Annotated[str | None, typer.Option(help="SQLite file or PostgreSQL address")] = None,
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network")
    ] = None,
    lessons: Annotated[
        Path | None, typer.Option(help="A folder with lessons of your own (docs/lessons.md)")
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="Open the page in this machine's browser")] = False,
) -> None:
    """Start the table server and print its link."""
    given = {"port": port, "db": db, "host": host, "lessons": None if lessons is None else str(lessons)}
    settings = Settings(**{key: value for key, value in given.items() if value is not None})  # type: ignore[arg-type]
    if sys.stderr.isatty() and "log_json" not in settings.model_fields_set:
        settings.log_json = False
    link = f"http://{settings.host}:{settings.port}/"
    typer.echo(link)
    if open_:
        threading.Timer(1.0, webbrowser.open, [link]).start()
    run(settings)


def _person(db: Connection, nick: str) -> str:
    row = db.execute(
        select(people.c.id).where((people.c.nick == nick.lower()) | (people.c.id == nick))
    ).first()
    if row is None:
        raise typer.BadParameter(f"nobody is called {nick!r}")
    return str(row.id)


@admin.command()
def password(
    nick: str, new: Annotated[str, typer.Option(prompt=True, hide_input=True)], db: Db = DEFAULT_DB
) -> None:
    """Give an account a new password and end its sessions."""
    hashed = accounts.hash_password(new)
    on_store(db, lambda c: accounts.set_password(c, _person(c, nick), hashed))
    typer.echo(f"{nick} has a new password")


@admin.command("reports")
def read_reports(
    db: Db = DEFAULT_DB, all: Annotated[bool, typer.Option(help="Closed ones too")] = False
) -> None:
    """Print the reports of people."""
    query = select(reports).order_by(reports.c.id)
    for row in on_store(
        db, lambda c: c.execute(query if all else query.where(reports.c.closed.is_(False))).all()
    ):
        when = datetime.fromtimestamp(row.at).isoformat(" ", "minutes")
        typer.echo(
            f"{row.id}  {when}  table {row.table_id} at {row.version}  by {row.reporter} about {row.about}"
        )
        typer.echo(f"    {row.reason}\n    {row.lines}")


@admin.command("close-report")
def close_report(number: int, db: Db = DEFAULT_DB) -> None:
    """Close a report."""
    on_store(db, lambda c: c.execute(update(reports).where(reports.c.id == number).values(closed=True)))


@admin.command()
def ban(
    nick: str, db: Db = DEFAULT_DB, lift: Annotated[bool, typer.Option(help="Let them in again")] = False
) -> None:
    """Ban a person, by nick or id, or lift the ban."""

    def job(c: Connection) -> None:
        person = _person(c, nick)
        c.execute(update(people).where(people.c.id == person).values(banned=not lift))
        if not lift:
            accounts.end_sessions(c, person)

    on_store(db, job)
    typer.echo(f"{nick} is {'let in again' if lift else 'kept out'}")


@admin.command("close")
def close_table(table: str, db: Db = DEFAULT_DB) -> None:
    """Close a table and notify its players."""
    try:
        on_store(db, lambda c: rows.change(c, table, lambda row: seating.close(row, None, time.time())))
    except Refused as refused:
        raise typer.BadParameter(f"table {table}: {refused.code} {refused.args_}") from None
    typer.echo(f"table {table} is closed")


@admin.command("tables")
def list_tables(db: Db = DEFAULT_DB) -> None:
    """Print the open and running tables, oldest first."""
    query = select(tables).where(tables.c.status.in_(["open", "playing"])).order_by(tables.c.created)
    for row in on_store(db, lambda c: c.execute(query).all()):
        age = (time.time() - row.created) / 3600
        typer.echo(
            f"{row.id}  {row.game}  {row.status}  version {row.version}  {age:.1f} h  asked: {row.asked}"
        )

"""The rows of a table: read into plain objects, appended under the version they were made for."""

from __future__ import annotations

import copy
import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, fields
from functools import cache
from operator import attrgetter
from typing import Any, Final

import psycopg
from sqlalchemy import (
    Connection,
    Dialect,
    Insert,
    Row,
    Select,
    Update,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.engine.interfaces import DBAPICursor

from archipel.core.values import value_type
from archipel.server.play import clocks, options
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, SeatRow, Standing, TableRow, VisitorRow
from archipel.server.storage.schema import actions, seats, tables, visitors
from archipel.server.storage.store import CHANNEL

Change = Callable[[TableRow], list[ActionRow]]
"""Changes a row, or refuses; the first actions of a game that begins with it."""


class Stale(Exception):
    """Somebody else was faster."""


# What the database has of a table, and what we have.


def _standing_columns(standing: Standing) -> dict[str, Any]:
    result = standing.result
    return vars(standing) | {
        "asked": " ".join(map(str, standing.asked)),
        "clock": "" if standing.clock is None else standing.clock.text(),
        "result": None if result is None else json.dumps(result),
    }


def _columns(row: TableRow) -> dict[str, Any]:
    raw = {key: value for key, value in vars(row).items() if key in tables.c}
    chosen = row.options.stored()
    searched = {key: value for key, value in chosen.items() if key in tables.c}
    others = {key: value for key, value in chosen.items() if key not in tables.c}
    stored = {"tags": json.dumps(row.tags), "table_options": json.dumps(others)}
    return raw | searched | stored | _standing_columns(row.standing)


def _standing(raw: dict[str, Any]) -> Standing:
    return Standing(
        status=raw["status"],
        version=raw["version"],
        asked=[int(seat) for seat in raw["asked"].split()],
        clock=clocks.read(raw["clock"]) if raw["clock"] else None,
        deadline=raw["deadline"],
        bot_due=raw["bot_due"],
        started=raw["started"],
        moved=raw["moved"],
        ended=raw["ended"],
        result=None if raw["result"] is None else json.loads(raw["result"]),
    )


def _table(found: Row[Any], places: list[SeatRow], others: list[VisitorRow]) -> TableRow:
    raw = dict(found._mapping)
    return TableRow(
        id=raw["id"],
        game=raw["game"],
        rules=raw["rules"],
        game_options=raw["game_options"],
        options=options.read(raw | json.loads(raw["table_options"])),
        size=raw["size"],
        host=raw["host"],
        secret=raw["secret"],
        created=raw["created"],
        seats=places,
        visitors=others,
        imported=raw["imported"],
        tags=json.loads(raw["tags"]),
        rematch=raw["rematch"],
        standing=_standing(raw),
    )


# Reading.


def find(db: Connection, id: str, lock: bool = False) -> TableRow | None:
    """A table by id; `lock` keeps others from changing it until the job is done."""
    query = select(tables).where(tables.c.id == id)
    found = db.execute(query.with_for_update() if lock else query).first()
    return None if found is None else _with_people(db, [found])[0]


def find_many(db: Connection, condition: Any, limit: int, order: Any = None) -> list[TableRow]:
    """Tables, newest first."""
    query = select(tables).where(condition).order_by(tables.c.created.desc() if order is None else order)
    return _with_people(db, db.execute(query.limit(limit)).all())


def _with_people(db: Connection, found: Sequence[Row[Any]]) -> list[TableRow]:
    ids = [row.id for row in found]
    places, others = _seats(db, ids), _visitors(db, ids)
    return [_table(row, places.get(row.id, []), others.get(row.id, [])) for row in found]


def _seats(db: Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {}
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in db.execute(query):
        raw = dict(row._mapping)
        found.setdefault(raw.pop("table_id"), []).append(SeatRow(**raw))
    return found


def _visitors(db: Connection, ids: list[str]) -> dict[str, list[VisitorRow]]:
    found: dict[str, list[VisitorRow]] = {}
    query = select(visitors).where(visitors.c.table_id.in_(ids)).order_by(visitors.c.person)
    for row in db.execute(query):
        raw = dict(row._mapping)
        found.setdefault(raw.pop("table_id"), []).append(VisitorRow(**raw))
    return found


def actions_of(db: Connection, id: str, after: int = 0) -> list[ActionRow]:
    """The stored actions of a table, in order."""
    columns = [actions.c[field.name] for field in fields(ActionRow)]
    query = select(*columns).where(actions.c.table_id == id, actions.c.seq > after).order_by(actions.c.seq)
    return [ActionRow(*row) for row in db.execute(query)]


def fetch(db: Connection, id: str, after: int = 0) -> tuple[TableRow, list[ActionRow]]:
    """A table and its actions after a version, or a refusal."""
    row = find(db, id)
    if row is None:
        raise Refused("unknown", what="table")
    found = actions_of(db, id, after)
    return row, [action for action in found if action.seq <= row.standing.version]


# Writing. The statements of every move are worded once, and go to the driver without a detour.

_INSERT: Final = insert(actions)
_UPDATE: Final = (
    update(tables)
    .where(
        tables.c.id == bindparam("in_table"),
        tables.c.version == bindparam("at_version"),
        tables.c.status == literal_column("'playing'"),
    )
    .values({key: bindparam(key) for key in vars(Standing())})
)

_NOTIFY: Final = select(func.pg_notify(bindparam("channel"), bindparam("what")))


Statement = Insert | Update | Select[Any]


@cache
def _worded(statement: Statement, dialect: Dialect) -> str:
    return str(statement.compile(dialect=dialect))


def _execute(db: Connection, statement: Statement, values: list[dict[str, Any]]) -> DBAPICursor:
    """Execute a statement of every move once for each of several values; it counts the rows it concerned."""
    cursor = db.connection.cursor()
    cursor.executemany(_worded(statement, db.dialect), values)
    return cursor


def _in_one_go(db: Connection) -> AbstractContextManager[Any]:
    """PostgreSQL is sent all statements before it answers the first of them."""
    driver = db.connection.driver_connection
    return driver.pipeline() if isinstance(driver, psycopg.Connection) else nullcontext()


def _insert_actions(db: Connection, id: str, new: list[ActionRow]) -> None:
    _execute(db, _INSERT, [{"table_id": id} | vars(action) for action in new])


@value_type
class Appended:
    """Actions of a table after a version, with where it stands then and the seats that changed."""

    table: str
    version: int
    actions: list[ActionRow]
    standing: Standing
    seats: list[SeatRow]


def append(db: Connection, new: list[Appended]) -> list[int]:
    """Add actions to one or several tables; their versions, or `Stale` if somebody else was faster."""
    ordered = sorted(new, key=attrgetter("table"))  # so that no two processes wait for one another
    made = [{"table_id": at.table} | vars(action) for at in ordered for action in at.actions]
    stands = [
        {"in_table": at.table, "at_version": at.version} | _standing_columns(at.standing) for at in ordered
    ]
    news = [f"{at.table} table" if at.seats else f"{at.table} {at.standing.version}" for at in ordered]
    try:
        with _in_one_go(db):
            if made:
                _execute(db, _INSERT, made)
            moved = _execute(db, _UPDATE, stands)
            tell_others(db, *news)
    except (sqlite3.IntegrityError, psycopg.IntegrityError):
        raise Stale from None
    if moved.rowcount != len(new):
        raise Stale
    for at in ordered:
        for place in at.seats:
            _update_seat(db, at.table, place)
    return [at.standing.version for at in new]


def add(db: Connection, row: TableRow, first: list[ActionRow]) -> None:
    """Store a new table."""
    db.execute(insert(tables).values(_columns(row) | {"looked": row.created}))
    for place in row.seats:
        db.execute(insert(seats).values({"table_id": row.id} | asdict(place)))
    _insert_actions(db, row.id, first)
    tell_others(db, f"{row.id} table")


def change(db: Connection, id: str, act: Change) -> None:
    """Change a table as it is stored; nobody else changes it meanwhile."""
    row = find(db, id, lock=True)
    if row is None:
        raise Refused("unknown", what="table")
    before = copy.deepcopy(row)
    _insert_actions(db, id, act(row))
    old, new = _columns(before), _columns(row)
    changed = {key: value for key, value in new.items() if old[key] != value}
    if changed:
        db.execute(update(tables).where(tables.c.id == id).values(changed))
    for place, was in zip(row.seats, before.seats):
        if place != was:
            _update_seat(db, id, place)
    if row.visitors != before.visitors:
        db.execute(delete(visitors).where(visitors.c.table_id == id))
        for visitor in row.visitors:
            db.execute(insert(visitors).values({"table_id": id} | asdict(visitor)))
    tell_others(db, f"{id} table")


def set_rematch(db: Connection, id: str, new: str) -> None:
    """Say where a table is played again."""
    db.execute(update(tables).where(tables.c.id == id).values(rematch=new))
    tell_others(db, f"{id} table")


def _update_seat(db: Connection, id: str, place: SeatRow) -> None:
    here = (seats.c.table_id == id) & (seats.c.seat == place.seat)
    db.execute(update(seats).where(here).values(asdict(place)))


def tell_others(db: Connection, *news: str) -> None:
    """Let the other processes know, when this is committed: all in one notice, which holds 8,000 bytes."""
    if db.dialect.name == "postgresql":
        _execute(db, _NOTIFY, [{"channel": CHANNEL, "what": ",".join(news)}])

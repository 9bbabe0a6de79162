"""The rows of a table: read into plain objects, appended under the version they were made for."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from archipel.server.storage.schema import actions, seats, tables
from archipel.server.storage.store import CHANNEL

PROGRESS: Final = ("asked", "clock", "deadline", "bot_due")
"""What the table's row says anew after every move."""

# The two statements of every move, made once.
_INSERT: Final = insert(actions)
_UPDATE: Final = (
    update(tables)
    .where(
        tables.c.id == bindparam("in_table"),
        tables.c.version == bindparam("at_version"),
        tables.c.status == "playing",
    )
    .values({key: bindparam(key) for key in ("version", *PROGRESS)})
)


class Stale(Exception):
    """Somebody else was faster."""


@dataclass
class Chair:
    """One seat: a person, a bot, or a person for whom a bot plays."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    away: bool
    ready: bool
    contribution: str | None
    graces: int

    def plays_itself(self) -> bool:
        """Whether a bot acts here now."""
        return self.bot is not None and (self.person is None or self.away)

    def waits(self) -> bool:
        """Whether a person is to act here."""
        return self.person is not None and not self.away


@dataclass
class Info:
    """The row of a table and its seats."""

    id: str
    game: str
    rules: str
    options: str
    size: int
    status: str
    private: bool
    host: str | None
    pace: str
    absence: str
    chat: str
    by_hand: bool
    takeover: bool
    counting: bool
    hints: bool
    imported: bool
    secret: str
    tags: dict[str, str]
    version: int
    asked: list[int]
    clock: str
    deadline: float | None
    bot_due: float | None
    created: float
    started: float | None
    ended: float | None
    result: dict[str, Any] | None
    rematch: str | None
    seats: list[Chair]

    def held_by(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [chair.seat for chair in self.seats if person is not None and chair.person == person]

    def contributions(self) -> list[bytes]:
        """What the clients gave to the chance of this table, in the order of seats."""
        return [bytes.fromhex(chair.contribution) for chair in self.seats if chair.contribution]


@dataclass(frozen=True)
class Entry:
    """One stored action."""

    seq: int
    seat: int
    action: str
    at: float
    cid: str | None


def _info(row: Row[Any], chairs: list[Chair]) -> Info:
    raw = dict(row._mapping)
    raw["tags"] = json.loads(raw["tags"])
    raw["asked"] = [int(seat) for seat in raw["asked"].split()]
    raw["result"] = None if raw["result"] is None else json.loads(raw["result"])
    return Info(**raw, seats=chairs)


def find(db: Connection, id: str, lock: bool = False) -> Info | None:
    """A table by id; `lock` keeps others from changing it until the job is done."""
    query = select(tables).where(tables.c.id == id)
    row = db.execute(query.with_for_update() if lock else query).first()
    if row is None:
        return None
    return _info(row, _chairs(db, [id]).get(id, []))


def find_many(db: Connection, condition: Any, limit: int, order: Any = None) -> list[Info]:
    """Tables, newest first."""
    query = select(tables).where(condition).order_by(tables.c.created.desc() if order is None else order)
    rows = db.execute(query.limit(limit)).all()
    chairs = _chairs(db, [row.id for row in rows])
    return [_info(row, chairs.get(row.id, [])) for row in rows]


def _chairs(db: Connection, ids: list[str]) -> dict[str, list[Chair]]:
    found: dict[str, list[Chair]] = {}
    for row in db.execute(select(seats).where(seats.c.game.in_(ids)).order_by(seats.c.game, seats.c.seat)):
        raw = dict(row._mapping)
        found.setdefault(raw.pop("game"), []).append(Chair(**raw))
    return found


def entries(db: Connection, id: str, after: int = 0) -> list[Entry]:
    """The stored actions of a game, in order."""
    columns = (actions.c.seq, actions.c.seat, actions.c.action, actions.c.at, actions.c.cid)
    query = select(*columns).where(actions.c.game == id, actions.c.seq > after).order_by(actions.c.seq)
    return [Entry(*row) for row in db.execute(query)]


def append(db: Connection, id: str, version: int, new: list[Entry], values: dict[str, Any]) -> None:
    """Add rows after `version` and update the table's row with them, or raise `Stale`."""
    if new:
        rows = [
            {"game": id, "seq": e.seq, "seat": e.seat, "action": e.action, "at": e.at, "cid": e.cid}
            for e in new
        ]
        try:
            db.execute(_INSERT, rows)
        except IntegrityError:
            raise Stale from None
    same = {"in_table": id, "at_version": version, "version": version + len(new)}
    progressed = {key: values[key] for key in PROGRESS}
    if db.execute(_UPDATE, same | progressed).rowcount != 1:
        raise Stale
    ending = {key: value for key, value in values.items() if key not in PROGRESS}
    if ending:
        db.execute(update(tables).where(tables.c.id == id).values(ending))
    tell(db, f"{id} {version + len(new)}")


def tell(db: Connection, what: str) -> None:
    """Let the other processes know, when this is committed."""
    if db.dialect.name == "postgresql":
        db.execute(text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": what})


def change_seat(db: Connection, id: str, seat: int, **values: Any) -> None:
    """Update one seat."""
    db.execute(update(seats).where(seats.c.game == id, seats.c.seat == seat).values(values))


def change_table(db: Connection, id: str, **values: Any) -> None:
    """Update the table's row and say so."""
    if values:
        db.execute(update(tables).where(tables.c.id == id).values(values))
    tell(db, f"{id} table")

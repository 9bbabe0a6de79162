"""Phrases, free chat where the table allows it, muting and reporting."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from sqlalchemy import Connection, delete, insert, select

from archipel.server import steady
from archipel.server.people.accounts import Person
from archipel.server.play.refused import Refused
from archipel.server.play.rows import TableRow
from archipel.server.storage import rows
from archipel.server.storage.schema import chat, mutes, people, reports

PHRASES: Final = (
    "hello",
    "good-luck",
    "thanks",
    "sorry",
    "well-played",
    "one-moment",
    "your-turn",
    "shall-we-trade",
    "no-thanks",
    "good-game",
    "goodbye",
)
LINES: Final = 50
"""The number of chat lines sent to a newcomer, and stored with a report."""

Kind = Literal["phrase", "text"]


@dataclass(kw_only=True)
class ChatOut:
    """A line of the chat."""

    t: Literal["chat"] = "chat"
    n: int
    seat: int
    person: str
    name: str
    kind: Kind
    text: str
    at: float


def check(row: TableRow, me: Person, phrase: str | None, free: str | None) -> tuple[Kind, str]:
    """Return the kind and text of a line, or refuse it."""
    if row.options.chat == "off" or not (row.held_by(me.id) or row.host == me.id):
        raise Refused("forbidden", why="no-chat")
    if (phrase is None) == (free is None):
        raise Refused("bad-message", why="phrase or text")
    if phrase is not None:
        if phrase not in PHRASES:
            raise Refused("unknown", what="phrase")
        return "phrase", phrase
    if row.options.chat != "free" or me.nick is None:
        raise Refused("forbidden", why="phrases-only")
    text = " ".join((free or "").split())
    if not text:
        raise Refused("bad-message", why="empty")
    return "text", text


def say(db: Connection, table: str, me: Person, seat: int, kind: Kind, text: str) -> ChatOut:
    """Store a line, and notify the other processes."""
    now = steady.now()
    values = {"table_id": table, "person": me.id, "seat": seat, "name": me.name}
    values |= {"kind": kind, "text": text, "at": now}
    number = db.execute(insert(chat).values(values).returning(chat.c.id)).scalar_one()
    rows.tell_others(db, f"{table} chat {number}")
    return ChatOut(n=number, seat=seat, person=me.id, name=me.name, kind=kind, text=text, at=now)


def _line(row: Any) -> ChatOut:
    return ChatOut(
        n=row.id, seat=row.seat, person=row.person, name=row.name, kind=row.kind, text=row.text, at=row.at
    )


def lines(db: Connection, table: str, without: set[str] | None = None) -> list[ChatOut]:
    """Return the last lines of a table, oldest first, without those of some people."""
    query = select(chat).where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(LINES)
    found = [_line(row) for row in reversed(db.execute(query).all())]
    return [line for line in found if line.person not in (without or set())]


def one_line(db: Connection, number: int) -> ChatOut | None:
    """Return a line by its number."""
    row = db.execute(select(chat).where(chat.c.id == number)).first()
    return None if row is None else _line(row)


def muted(db: Connection, person: str) -> set[str]:
    """Return the people whom a person has muted."""
    return {row.muted for row in db.execute(select(mutes.c.muted).where(mutes.c.person == person))}


def mute(db: Connection, person: str, other: str, on: bool) -> None:
    """Mute or unmute a person."""
    db.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == other))
    if on:
        if db.execute(select(people.c.id).where(people.c.id == other)).first() is None:
            raise Refused("unknown", what="person")
        db.execute(insert(mutes).values(person=person, muted=other))


def report(db: Connection, table: str, me: str, about: str, reason: str) -> None:
    """Store a report for the host, with the last lines of the chat and the version of the game."""
    row = rows.find(db, table)
    if row is None:
        raise Refused("unknown", what="table")
    if db.execute(select(people.c.id).where(people.c.id == about)).first() is None:
        raise Refused("unknown", what="person")
    said = json.dumps([asdict(line) for line in lines(db, table)])
    values: dict[str, Any] = {
        "table_id": table,
        "reporter": me,
        "about": about,
        "reason": reason,
        "lines": said,
    }
    values |= {"version": row.standing.version, "at": steady.now()}
    db.execute(insert(reports).values(values))

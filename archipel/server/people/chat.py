"""Phrases, free chat where the table allows it, muting and reporting."""

from __future__ import annotations

import json
import time
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from archipel.server.people.accounts import Person
from archipel.server.play.live import Live
from archipel.server.storage import rows as journal
from archipel.server.storage.schema import chat, mutes, people, reports
from archipel.server.web.protocol import PHRASES, ChatOut, Refused, Say

LINES: Final = 50
"""How much of the chat a newcomer sees, and a report carries."""


def check(live: Live, me: Person, said: Say) -> tuple[str, str]:
    """What kind of line it is, and its text; or why it may not be said here."""
    if live.info.chat == "off" or not (live.info.held_by(me.id) or live.info.host == me.id):
        raise Refused("forbidden", why="no-chat")
    if (said.phrase is None) == (said.text is None):
        raise Refused("bad-message", why="phrase or text")
    if said.phrase is not None:
        if said.phrase not in PHRASES:
            raise Refused("unknown", what="phrase")
        return "phrase", said.phrase
    if live.info.chat != "free" or me.nick is None:
        raise Refused("forbidden", why="phrases-only")
    text = " ".join((said.text or "").split())
    if not text:
        raise Refused("bad-message", why="empty")
    return "text", text


def say(db: Connection, game: str, me: Person, seat: int, kind: str, text: str) -> ChatOut:
    """Store a line, and tell the other processes."""
    now = time.time()
    values = {"game": game, "person": me.id, "seat": seat, "name": me.name}
    values |= {"kind": kind, "text": text, "at": now}
    number = db.execute(insert(chat).values(values).returning(chat.c.id)).scalar_one()
    journal.tell(db, f"{game} chat {number}")
    return ChatOut(n=number, seat=seat, person=me.id, name=me.name, kind=kind, text=text, at=now)  # type: ignore[arg-type]


def _line(row: Any) -> ChatOut:
    return ChatOut(
        n=row.id, seat=row.seat, person=row.person, name=row.name, kind=row.kind, text=row.text, at=row.at
    )


def lines(db: Connection, game: str, after: int = 0) -> list[ChatOut]:
    """The last lines of a table, oldest first."""
    query = select(chat).where(chat.c.game == game, chat.c.id > after).order_by(chat.c.id.desc()).limit(LINES)
    return [_line(row) for row in reversed(db.execute(query).all())]


def one_line(db: Connection, number: int) -> ChatOut | None:
    """A line by its number."""
    row = db.execute(select(chat).where(chat.c.id == number)).first()
    return None if row is None else _line(row)


def publish(live: Live, line: ChatOut) -> None:
    """Send a line to everybody who has not muted its author."""
    text = line.model_dump_json()
    for listener in live.listeners:
        if line.person not in listener.muted:
            listener.send(text)


def muted(db: Connection, person: str) -> set[str]:
    """Whom a person does not want to hear."""
    return {row.muted for row in db.execute(select(mutes.c.muted).where(mutes.c.person == person))}


def mute(db: Connection, person: str, other: str, on: bool) -> None:
    """Stop hearing somebody, or hear them again."""
    db.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == other))
    if on:
        if db.execute(select(people.c.id).where(people.c.id == other)).first() is None:
            raise Refused("unknown", what="person")
        db.execute(insert(mutes).values(person=person, muted=other))


def report(db: Connection, game: str, me: str, about: str, reason: str) -> None:
    """Put a complaint before the host, with the chat and the place in the game."""
    info = journal.find(db, game)
    if info is None:
        raise Refused("unknown", what="table")
    if db.execute(select(people.c.id).where(people.c.id == about)).first() is None:
        raise Refused("unknown", what="person")
    said = json.dumps([line.model_dump() for line in lines(db, game)])
    values = {"game": game, "reporter": me, "about": about, "reason": reason, "lines": said}
    db.execute(insert(reports).values(values | {"version": info.version, "at": time.time()}))

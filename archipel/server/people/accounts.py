"""People: guests with a name, accounts with a nick and a password, and their tokens.

Tokens are opaque random strings, stored as hashes. A guest who registers stays the same person. A guest who
logs in moves the guest's seats to the account.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any, Final

from pwdlib import PasswordHash
from sqlalchemy import ColumnElement, Connection, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from archipel.server import steady
from archipel.server.people import solved as solved_
from archipel.server.play.clocks import DAY
from archipel.server.play.new_table import new_id
from archipel.server.play.refused import Refused
from archipel.server.play.seating import forget_person
from archipel.server.play.sender import Sender
from archipel.server.storage import rows
from archipel.server.storage.lookalikes import skeleton
from archipel.server.storage.schema import (
    actions,
    chat,
    endings,
    mutes,
    people,
    reports,
    seats,
    sessions,
    solved,
    tables,
    visitors,
)

HASHER: Final = PasswordHash.recommended()
_DUMMY: Final = HASHER.hash("nobody's password")  # so that checking an unknown nick takes as long
MAX_TOKENS: Final = 50
RECENTLY: Final = 10.0
"""Seconds within which every process has checked for ended sessions."""
BROWSER: Final = "browser"
"""The kind of session that only recognises a browser."""


@dataclass(frozen=True)
class Person:
    """The person of a request, and the token it used. A seat token is limited to one seat of one table."""

    id: str
    name: str
    nick: str | None
    session: str
    kind: str
    table: str | None
    seat: int | None

    def is_limited(self) -> bool:
        """Whether the request used a seat token."""
        return self.kind == "seat"

    def sender(self) -> Sender:
        """Return the sender of messages to a table."""
        limited = self.is_limited() and self.table is not None and self.seat is not None
        return Sender(self.id, (self.table or "", self.seat or 0) if limited else None)


def hash_token(token: str) -> str:
    """Return the hash of a token, which is all that is stored of it."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class NewSession:
    """A new session with its token, which is shown only once."""

    token: str
    id: str
    kind: str
    label: str
    created: float
    expires: float


def new_session(
    db: Connection,
    person: str,
    kind: str,
    days: float,
    label: str = "",
    table: str | None = None,
    seat: int | None = None,
) -> NewSession:
    """Create a session for a person, and end the oldest if there are too many."""
    now = steady.now()
    new = NewSession(secrets.token_urlsafe(32), new_id(), kind, label, now, now + days * DAY)
    mine = select(sessions.c.id).where(sessions.c.person == person).order_by(sessions.c.created.desc())
    old = [row.id for row in db.execute(mine.offset(MAX_TOKENS - 1))]
    if old:
        end_sessions(db, person, sessions.c.id.in_(old))
    values: dict[str, Any] = {
        "hash": hash_token(new.token),
        "person": person,
        "table_id": table,
        "seat": seat,
    }
    values |= {"id": new.id, "kind": kind, "label": label, "created": now, "expires": new.expires}
    db.execute(insert(sessions).values(values))
    return new


def end_sessions(db: Connection, person: str, which: ColumnElement[bool] | None = None) -> int:
    """End all or some sessions of a person; the next sweep of every process closes their sockets."""
    mine = sessions.c.person == person
    ended = db.execute(delete(sessions).where(mine if which is None else mine & which)).rowcount
    db.execute(delete(endings).where(endings.c.person == person))
    db.execute(insert(endings).values(person=person, at=steady.now()))
    return ended


def recently_ended(db: Connection) -> set[str]:
    """Return the people whose sessions ended recently."""
    query = select(endings.c.person).where(endings.c.at > steady.now() - RECENTLY)
    return {row.person for row in db.execute(query)}


def valid_sessions(db: Connection, ids: list[str]) -> set[str]:
    """Return those of the given sessions that still exist."""
    return {row.id for row in db.execute(select(sessions.c.id).where(sessions.c.id.in_(ids)))}


def person_by_token(db: Connection, token: str) -> Person | None:
    """Return the person of a valid token."""
    query = (
        select(
            people.c.id,
            people.c.name,
            people.c.nick,
            sessions.c.id,
            sessions.c.kind,
            sessions.c.table_id,
            sessions.c.seat,
        )
        .join(sessions, sessions.c.person == people.c.id)
        .where(
            sessions.c.hash == hash_token(token),
            sessions.c.expires > steady.now(),
            sessions.c.kind != BROWSER,
            people.c.banned.is_(False),
        )
    )
    row = db.execute(query).first()
    return None if row is None else Person(*row)


def new_guest(db: Connection, name: str, lang: str) -> str:
    """Create a guest, and return its id."""
    id, now = new_id(), steady.now()
    values = {"id": id, "name": name, "lang": lang, "created": now, "seen": now, "banned": False}
    db.execute(insert(people).values(values))
    return id


def hash_password(password: str) -> str:
    """Return the hash of a password. It is slow on purpose, so call it in a thread."""
    return HASHER.hash(password)


def register(db: Connection, person: str, nick: str, hashed: str) -> None:
    """Turn a guest into an account; games and seats stay, and the guest's tokens end."""
    found = db.execute(select(people.c.nick).where(people.c.id == person)).first()
    if found is None or found.nick is not None:
        raise Refused("conflict", why="registered")
    shape = skeleton(nick)
    if db.execute(select(people.c.id).where(people.c.look == shape)).first() is not None:
        raise Refused("conflict", why="nick-taken")
    account = {"nick": nick.lower(), "look": shape, "name": nick, "password": hashed}
    try:
        db.execute(update(people).where(people.c.id == person).values(account))
    except IntegrityError:
        raise Refused("conflict", why="nick-taken") from None
    db.execute(update(seats).where(seats.c.person == person).values(name=nick))
    end_sessions(db, person)


def password_of(db: Connection, nick: str) -> tuple[str | None, str]:
    """Return the person and password hash of a nick; a dummy hash for unknown and banned ones."""
    known = (people.c.nick == nick.lower()) & people.c.banned.is_(False)
    row = db.execute(select(people.c.id, people.c.password).where(known)).first()
    return (None, _DUMMY) if row is None or row.password is None else (row.id, row.password)


def knows_browser(db: Connection, nick: str, token: str | None) -> bool:
    """Whether the owner of a nick has logged in from this browser before."""
    if token is None:
        return False
    mine = (people.c.nick == nick.lower()) & (sessions.c.hash == hash_token(token))
    query = select(sessions.c.id).join(people, people.c.id == sessions.c.person).where(mine)
    return db.execute(query.where(sessions.c.kind == BROWSER)).first() is not None


def check_password(password: str, hashed: str) -> bool:
    """Whether a password has this hash. It is slow on purpose, so call it in a thread."""
    return HASHER.verify(password, hashed)


def move_guest(db: Connection, guest: str, account: str) -> None:
    """Move a guest's seats, tables, chat and solved puzzles to an account, and delete the guest."""
    row = db.execute(select(people.c.nick).where(people.c.id == guest)).first()
    if row is None or row.nick is not None or guest == account:
        return
    name = db.execute(select(people.c.name).where(people.c.id == account)).scalar_one()
    for table in tables_of(db, guest):
        rows.tell_others(db, f"{table} table")
    db.execute(update(seats).where(seats.c.person == guest).values(person=account, name=name))
    db.execute(update(tables).where(tables.c.host == guest).values(host=account))
    db.execute(update(chat).where(chat.c.person == guest).values(person=account))
    here = select(visitors.c.table_id).where(visitors.c.person == account).scalar_subquery()
    twice = (visitors.c.person == guest) & visitors.c.table_id.in_(here)
    db.execute(delete(visitors).where(twice))
    db.execute(update(visitors).where(visitors.c.person == guest).values(person=account, name=name))
    solved_.move(db, guest, account)
    end_sessions(db, guest)
    db.execute(delete(people).where(people.c.id == guest))


def set_password(db: Connection, person: str, hashed: str, keep: str | None = None) -> None:
    """Set a password, and end all sessions but `keep`."""
    db.execute(update(people).where(people.c.id == person).values(password=hashed))
    end_sessions(db, person, None if keep is None else sessions.c.id != keep)


def tables_of(db: Connection, person: str) -> list[str]:
    """Return the tables at which a person has a seat."""
    query = select(seats.c.table_id).where(seats.c.person == person).distinct()
    return [row.table_id for row in db.execute(query)]


def export(db: Connection, person: str) -> dict[str, Any]:
    """Return everything stored about a person but the password hash. (`game` is the id of a table here.)"""

    def stored(table: Any, whose: Any, *left_out: str) -> list[dict[str, Any]]:
        columns = [
            column.label("game") if column.name == "table_id" else column
            for column in table.c
            if column.name not in left_out
        ]
        return [dict(row._mapping) for row in db.execute(select(*columns).where(whose))]

    held = seats.c.person == person
    played = exists().where(held, seats.c.table_id == actions.c.table_id, seats.c.seat == actions.c.seat)
    return {
        "person": stored(people, people.c.id == person, "password"),
        "sessions": stored(sessions, sessions.c.person == person, "hash"),
        "seats": stored(seats, held),
        "actions": stored(actions, played, "seat", "client_id"),
        "chat": stored(chat, chat.c.person == person),
        "visits": stored(visitors, visitors.c.person == person, "person"),
        "mutes": stored(mutes, mutes.c.person == person, "person"),
        "solved": stored(solved, solved.c.person == person, "person"),
        "reports": stored(
            reports, reports.c.reporter == person, "id", "reporter", "lines", "version", "closed"
        ),
    }


def forget(db: Connection, person: str) -> list[str]:
    """Delete a person and their chat, replace their name in records; return the tables they sat at."""
    name = f"player {secrets.token_hex(2)}"
    held = tables_of(db, person)
    for id in held:
        rows.change(db, id, lambda row: forget_person(row, person, name, steady.now()))
    db.execute(update(tables).where(tables.c.host == person).values(host=None))
    db.execute(delete(chat).where(chat.c.person == person))
    db.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.muted == person)))
    db.execute(delete(visitors).where(visitors.c.person == person))
    end_sessions(db, person)
    db.execute(delete(people).where(people.c.id == person))
    return held


def purge_guests(db: Connection, days: float) -> int:
    """Delete guests who have not been seen for some days and have no game in progress."""
    playing = (
        select(seats.c.person)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(tables.c.status.in_(["open", "playing"]), seats.c.person.is_not(None))
    )
    old = (people.c.nick.is_(None)) & (people.c.seen < steady.now() - days * DAY)
    gone = [
        row.id for row in db.execute(select(people.c.id).where(old, people.c.id.not_in(playing)).limit(100))
    ]
    for person in gone:
        forget(db, person)
    db.execute(delete(sessions).where(sessions.c.expires < steady.now()))
    db.execute(delete(endings).where(endings.c.at < steady.now() - DAY))
    return len(gone)

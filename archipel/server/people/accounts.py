"""People: guests with a name, accounts with a nick and a password, tokens that stand for them.

Tokens are opaque random strings; the table has only their hashes. A guest who registers stays the
same person, and one who logs in brings the seats of the guest along.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Any, Final

from pwdlib import PasswordHash
from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from archipel.server.settings import DAY
from archipel.server.storage import rows as journal
from archipel.server.storage.schema import actions, chat, mutes, people, reports, seats, sessions, tables
from archipel.server.web.protocol import Refused

HASHER: Final = PasswordHash.recommended()
_DUMMY: Final = HASHER.hash("nobody's password")  # so that unknown nicks take as long as known ones
MOST_TOKENS: Final = 50


@dataclass(frozen=True)
class Person:
    """Whoever sent a request. A seat token stands for one seat of one table and nothing else."""

    id: str
    name: str
    nick: str | None
    session: str
    kind: str
    game: str | None
    seat: int | None

    def limited(self) -> bool:
        """Whether this is a seat token."""
        return self.kind == "seat"


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(12)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_session(
    db: Connection,
    person: str,
    kind: str,
    days: float,
    label: str = "",
    game: str | None = None,
    seat: int | None = None,
) -> tuple[str, str]:
    """A new token for a person, and the id of its session."""
    token, id, now = secrets.token_urlsafe(32), new_id(), time.time()
    mine = select(sessions.c.id).where(sessions.c.person == person).order_by(sessions.c.created.desc())
    old = [row.id for row in db.execute(mine.offset(MOST_TOKENS - 1))]
    if old:
        db.execute(delete(sessions).where(sessions.c.id.in_(old)))
    values: dict[str, Any] = {"hash": _hash(token), "id": id, "person": person, "kind": kind, "label": label}
    values |= {"game": game, "seat": seat, "created": now, "expires": now + days * DAY}
    db.execute(insert(sessions).values(values))
    return token, id


def who(db: Connection, token: str) -> Person | None:
    """The person behind a token that is still good."""
    query = (
        select(
            people.c.id,
            people.c.name,
            people.c.nick,
            sessions.c.id,
            sessions.c.kind,
            sessions.c.game,
            sessions.c.seat,
        )
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.hash == _hash(token), sessions.c.expires > time.time(), people.c.banned.is_(False))
    )
    row = db.execute(query).first()
    return None if row is None else Person(*row)


def new_guest(db: Connection, name: str, lang: str) -> str:
    """A person with a name and nothing else."""
    id, now = new_id(), time.time()
    values = {"id": id, "name": name, "lang": lang, "created": now, "seen": now, "banned": False}
    db.execute(insert(people).values(values))
    return id


def hash_password(password: str) -> str:
    """Slow on purpose: call it in a thread."""
    return HASHER.hash(password)


def register(db: Connection, person: str, nick: str, hashed: str) -> None:
    """Make a guest an account; games, seats and tokens stay."""
    found = db.execute(select(people.c.nick).where(people.c.id == person)).first()
    if found is None or found.nick is not None:
        raise Refused("conflict", why="registered")
    if db.execute(select(people.c.id).where(people.c.nick == nick.lower())).first() is not None:
        raise Refused("conflict", why="nick-taken")
    try:
        db.execute(
            update(people).where(people.c.id == person).values(nick=nick.lower(), name=nick, password=hashed)
        )
    except IntegrityError:
        raise Refused("conflict", why="nick-taken") from None
    db.execute(update(seats).where(seats.c.person == person).values(name=nick))


def password_of(db: Connection, nick: str) -> tuple[str | None, str]:
    """The person and password hash of a nick; a dummy for unknown ones and those who are kept out."""
    known = (people.c.nick == nick.lower()) & people.c.banned.is_(False)
    row = db.execute(select(people.c.id, people.c.password).where(known)).first()
    return (None, _DUMMY) if row is None or row.password is None else (row.id, row.password)


def check_password(password: str, hashed: str) -> bool:
    """Slow on purpose: call it in a thread."""
    return HASHER.verify(password, hashed)


def move_guest(db: Connection, guest: str, account: str) -> None:
    """A guest logged in: its seats and tables are the account's now, and the guest is no more."""
    row = db.execute(select(people.c.nick).where(people.c.id == guest)).first()
    if row is None or row.nick is not None or guest == account:
        return
    name = db.execute(select(people.c.name).where(people.c.id == account)).scalar_one()
    for found in db.execute(select(seats.c.game).where(seats.c.person == guest)).all():
        journal.tell(db, f"{found.game} table")
    db.execute(update(seats).where(seats.c.person == guest).values(person=account, name=name))
    db.execute(update(tables).where(tables.c.host == guest).values(host=account))
    db.execute(update(chat).where(chat.c.person == guest).values(person=account))
    db.execute(delete(people).where(people.c.id == guest))


def set_password(db: Connection, person: str, hashed: str, keep: str | None = None) -> None:
    """A new password ends all sessions but the one it was set in."""
    db.execute(update(people).where(people.c.id == person).values(password=hashed))
    others = sessions.c.person == person
    if keep is not None:
        others = others & (sessions.c.id != keep)
    db.execute(delete(sessions).where(others))


def games_of(db: Connection, person: str) -> list[str]:
    """The tables at which a person has a seat."""
    query = select(seats.c.game).where(seats.c.person == person).distinct()
    return [row.game for row in db.execute(query)]


def export(db: Connection, person: str) -> dict[str, Any]:
    """All that is stored about a person, but for the password's hash."""

    def rows(query: Any) -> list[dict[str, Any]]:
        return [dict(row._mapping) for row in db.execute(query)]

    about = [c for c in people.c if c.name != "password"]
    told = [c for c in sessions.c if c.name != "hash"]
    return {
        "person": rows(select(*about).where(people.c.id == person)),
        "sessions": rows(select(*told).where(sessions.c.person == person)),
        "seats": rows(select(seats).where(seats.c.person == person)),
        "actions": rows(
            select(actions.c.game, actions.c.seq, actions.c.action, actions.c.at)
            .join(seats, (seats.c.game == actions.c.game) & (seats.c.seat == actions.c.seat))
            .where(seats.c.person == person)
        ),
        "chat": rows(select(chat).where(chat.c.person == person)),
        "mutes": rows(select(mutes.c.muted).where(mutes.c.person == person)),
        "reports": rows(
            select(reports.c.game, reports.c.about, reports.c.reason, reports.c.at).where(
                reports.c.reporter == person
            )
        ),
    }


def forget(db: Connection, person: str, stand_in: str) -> None:
    """Delete a person: the name in records becomes a number, what they said goes."""
    name = f"player {secrets.token_hex(2)}"
    for id in games_of(db, person):
        info = journal.find(db, id, lock=True)
        if info is None:
            continue
        for chair in info.seats:
            if chair.person == person:
                bot = stand_in if info.status == "playing" else chair.bot
                journal.change_seat(db, id, chair.seat, person=None, name=name, bot=bot, away=False)
        due = {"bot_due": time.time()} if info.status == "playing" else {}
        journal.change_table(db, id, **due)
    db.execute(update(tables).where(tables.c.host == person).values(host=None))
    db.execute(delete(chat).where(chat.c.person == person))
    db.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.muted == person)))
    db.execute(delete(people).where(people.c.id == person))


def purge_guests(db: Connection, days: float) -> int:
    """Guests who have not been seen for long and have no game going on are forgotten."""
    playing = (
        select(seats.c.person)
        .join(tables, tables.c.id == seats.c.game)
        .where(tables.c.status.in_(["open", "playing"]), seats.c.person.is_not(None))
    )
    old = (people.c.nick.is_(None)) & (people.c.seen < time.time() - days * DAY)
    gone = [
        row.id for row in db.execute(select(people.c.id).where(old, people.c.id.not_in(playing)).limit(100))
    ]
    for person in gone:
        forget(db, person, "random")
    db.execute(delete(sessions).where(sessions.c.expires < time.time()))
    return len(gone)

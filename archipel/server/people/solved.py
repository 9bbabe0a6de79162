"""The puzzles that people have solved, and the days on which they solved a puzzle of the day."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from archipel.server import steady
from archipel.server.storage.schema import solved


def keep(db: Connection, person: str, puzzle: str, day: str) -> None:
    """Store that a person solved a puzzle; a second time changes nothing."""
    mine = (solved.c.person == person, solved.c.puzzle == puzzle, solved.c.day == day)
    if db.execute(select(solved.c.at).where(*mine)).first() is None:
        db.execute(insert(solved).values(person=person, puzzle=puzzle, day=day, at=steady.now()))


def puzzles_and_days(db: Connection, person: str) -> tuple[list[str], list[str]]:
    """Return the solved puzzles, and the days with a solved puzzle of the day."""
    rows = db.execute(select(solved.c.puzzle, solved.c.day).where(solved.c.person == person)).all()
    return sorted({row.puzzle for row in rows}), sorted({row.day for row in rows} - {""})


def move(db: Connection, guest: str, account: str) -> None:
    """Copy the solved puzzles of a guest to an account."""
    for row in db.execute(select(solved.c.puzzle, solved.c.day).where(solved.c.person == guest)).all():
        keep(db, account, row.puzzle, row.day)

"""HTTP: the list of lessons, the tables for them, and the “What happens?” cards."""

from __future__ import annotations

from dataclasses import dataclass

import structlog
from fastapi import APIRouter
from sqlalchemy import Connection

from archipel.lessons.lesson import Lesson, Text
from archipel.lessons.library import lessons
from archipel.lessons.quiz import cards
from archipel.server.play import new_table
from archipel.server.play.messages import TableOut
from archipel.server.play.refused import Refused
from archipel.server.server import Server
from archipel.server.storage import rows
from archipel.server.storage.schema import tables
from archipel.server.table.table import Table
from archipel.server.web.access import Limits, Me, TheServer
from archipel.server.web.bodies import Id

router = APIRouter(prefix="/api", tags=["lessons"])
log = structlog.get_logger()


@dataclass
class LessonLine:
    """A lesson in the list."""

    id: str
    game: str
    title: Text
    goal: Text
    done: Text
    minutes: int
    steps: int
    after: list[str]
    voice: bool


def _line(lesson: Lesson) -> LessonLine:
    return LessonLine(
        id=lesson.id,
        game=lesson.game.key,
        title=lesson.title,
        goal=lesson.goal,
        done=lesson.done,
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        after=[id for id in lesson.after if id in lessons()],
        voice=lesson.voice,
    )


@router.get("/lessons")
async def list_lessons(server: TheServer) -> list[LessonLine]:
    """List all lessons by game, each before those that build on it."""
    return [_line(lesson) for lesson in lessons().values()]


@router.post("/lessons/{id}", status_code=201)
async def take_lesson(id: Id, server: TheServer, limits: Limits, me: Me) -> TableOut:
    """Open my table of a lesson: the one under way, or a new one."""
    lesson = lessons().get(id)
    if lesson is None:
        raise Refused("unknown", what="lesson")
    table = await _under_way(server, id, me.id)
    if table is None:
        limits.check("table", me.id)
        table = await server.tables.open(new_table.lesson(lesson, me.id, me.name))
        log.info("lesson-opened", table=table.id, lesson=id)
    return table.described()


async def _under_way(server: Server, id: str, me: str) -> Table | None:
    """Return the table at which a person is taking this lesson, if it can still be played."""

    def job(db: Connection) -> list[str]:
        mine = (tables.c.host == me) & (tables.c.status == "playing")
        return [row.id for row in rows.find_many(db, mine, 200) if row.lesson == id]

    for found in await server.store.read(job):
        table = await server.tables.find(found)
        if table.state.problem is None:
            return table
    return None


@dataclass
class CardOut:
    """A “What happens?” card with three answers; `right` is the index of the right one."""

    id: str
    game: str
    ask: Text
    choices: list[Text]
    right: int
    rules: list[str]


@router.get("/quiz")
async def quiz(server: TheServer) -> list[CardOut]:
    """List all “What happens?” cards, alternating between the games."""
    return [
        CardOut(card.id, card.game.key, card.ask, card.choices(), card.right, list(card.rules))
        for card in cards()
    ]

"""HTTP: the list of puzzles, solving them, their explained answers, and solved ones."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel, Field

from archipel.puzzles.puzzle import daily, puzzles_of
from archipel.registry import GAMES
from archipel.server.people import solved
from archipel.server.play import solving
from archipel.server.play.limits import ActionText
from archipel.server.play.messages import Answer
from archipel.server.play.refused import Refused
from archipel.server.play.solving import AnswerOut, PuzzleOut, PuzzleTable, TryOut
from archipel.server.table.listener import as_text
from archipel.server.web.access import Maybe, Me, TheServer, address_of
from archipel.server.web.bodies import Body, Id

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

Line = Annotated[list[ActionText], Field(max_length=24)]
SECONDS = 20.0
"""Seconds to judge a try."""


class TryIn(Body):
    """A line so far, and the next step or steps."""

    line: Line = []
    do: Line = []


class AskIn(Body):
    """A question about an action after a line, or about a verb."""

    line: Line = []
    do: ActionText
    whole: bool = False


class DailyOut(BaseModel):
    """The puzzles of a day, one for each game, the same for everybody."""

    day: str
    puzzles: list[PuzzleOut]


class MineOut(BaseModel):
    """The puzzles I have solved, and the days on which I solved a puzzle of the day."""

    solved: list[str]
    days: list[str]


def asker_of(request: Request, me: Maybe) -> str:
    """Return the name under which a request queues for a worker: the person, or the address."""
    return me.id if me is not None else address_of(request)


Asker = Annotated[str, Depends(asker_of)]


def today() -> date:
    """Return the present day in UTC."""
    return datetime.now(UTC).date()


@router.get("")
async def puzzles(server: TheServer, game: Annotated[str, Query(max_length=24)] = "") -> list[PuzzleOut]:
    """List all puzzles, or those of a game."""
    if game and game not in GAMES:
        raise Refused("unknown", what="game")
    keys = [game] if game else list(GAMES)
    return [solving.puzzle_out(puzzle) for key in keys for puzzle in puzzles_of(key).values()]


@router.get("/daily")
async def of_the_day(server: TheServer, day: date | None = None) -> DailyOut:
    """Return the puzzles of today, or of an earlier day."""
    day = day or today()
    if day > today():
        raise Refused("unknown", what="day")
    drawn = [daily(game, day) for game in GAMES]
    return DailyOut(
        day=day.isoformat(), puzzles=[solving.puzzle_out(one) for one in drawn if one is not None]
    )


@router.get("/mine")
async def mine(server: TheServer, me: Me) -> MineOut:
    """Return what I have solved."""
    ids, days = await server.store.read(lambda db: solved.puzzles_and_days(db, me.id))
    return MineOut(solved=ids, days=days)


@router.get("/{id}", response_model=PuzzleTable)
async def puzzle(id: Id, server: TheServer, asker: Asker) -> Response:
    """Return a puzzle as the seat to play sees it."""
    table = await server.workers.run(solving.puzzle_table, id, asker, SECONDS)
    return Response(as_text(table), media_type="application/json")


@router.post("/{id}/try", response_model=TryOut)
async def tries(id: Id, body: TryIn, server: TheServer, me: Maybe, asker: Asker) -> Response:
    """Judge the next steps of a line: right so far, solved, or missed."""
    asked = solving.Try(id, tuple(body.line), tuple(body.do))
    judged: TryOut = await server.workers.run(solving.judge_try, asked, asker, SECONDS)
    if judged.verdict == "solved" and me is not None and not me.is_limited():
        one = daily(solving.find_puzzle(id).game, today())
        day = today().isoformat() if one is not None and one.id == id else ""
        await server.store.write(lambda db: solved.keep(db, me.id, id, day))
    return Response(as_text(judged), media_type="application/json")


@router.post("/{id}/ask")
async def asks(id: Id, body: AskIn, server: TheServer, asker: Asker) -> Answer:
    """Return what an action would cost and do after a line, or why no action with a verb may be taken."""
    asked = solving.Query(id, tuple(body.line), body.do, body.whole)
    answered: Answer = await server.workers.run(solving.answer_query, asked, asker, SECONDS)
    return answered


@router.get("/{id}/answer")
async def answer(id: Id, server: TheServer, asker: Asker) -> AnswerOut:
    """Return the explained answer."""
    explained: AnswerOut = await server.workers.run(solving.explain, id, asker, SECONDS)
    return explained

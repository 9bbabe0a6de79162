"""HTTP: replays, records, draws, luck and branches of finished games."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field

from archipel.bots.luck import RollLuck
from archipel.bots.luck import luck as luck_of
from archipel.bots.win_chances import WinChances
from archipel.core.record import BadRecord
from archipel.core.state import WATCHER
from archipel.server.background.worker import MomentOut, check_record
from archipel.server.play import draws as dealt
from archipel.server.play import new_table, replays
from archipel.server.play.absence import STAND_IN
from archipel.server.play.describe import table_out
from archipel.server.play.draws import DrawsOut
from archipel.server.play.messages import StateOut, TableOut
from archipel.server.play.refused import Refused
from archipel.server.play.rows import SeatRow
from archipel.server.play.seating import bot_named
from archipel.server.table.listener import as_text
from archipel.server.web.access import Limits, Maybe, Me, TheServer, sender_of
from archipel.server.web.bodies import Body, BotName, Contribution, Id, SeatField
from archipel.server.web.play_routes import SeatQuery, VersionQuery

router = APIRouter(prefix="/api", tags=["replays"])

MAX_ROWS = 20_000
RECORD_SECONDS = 60.0


class RecordIn(Body):
    """A record as text."""

    text: Annotated[str, Field(min_length=1, max_length=400_000)]


class BranchIn(Body):
    """The version of a finished game to continue from, and the seat to play."""

    v: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: SeatField
    bot: BotName = STAND_IN
    contribution: Contribution | None = None


@router.get("/tables/{id}/course")
async def course(id: Id, server: TheServer) -> WinChances:
    """Return the win chances of every seat over a finished game, its turns and turning points."""
    return await server.adviser.course(await server.tables.find(id))


@router.get("/tables/{id}/moments")
async def moments(id: Id, server: TheServer, seat: SeatField) -> list[MomentOut]:
    """Return the learning moments of a seat in a finished game: best move, costliest mistake, luck."""
    return await server.coach.moments(await server.tables.find(id), seat)


@router.get("/tables/{id}/replay", response_model=StateOut)
async def replay(id: Id, server: TheServer, v: VersionQuery, seat: SeatQuery = None) -> Response:
    """Return a finished game at version `v`, as any seat or a spectator saw it."""
    table = await server.tables.find(id)
    async with table.lock:
        message = replays.at_version(table.state, WATCHER if seat is None else seat, v)
    return Response(as_text(message), media_type="application/json")


@router.get("/tables/{id}/draws", response_model=DrawsOut)
async def draws(id: Id, server: TheServer) -> Response:
    """Return the draws of a finished game with outcomes and weights, and the secret to recompute them."""
    table = await server.tables.find(id)
    async with table.lock:
        found = await asyncio.to_thread(dealt.draws, table.state)
    return Response(as_text(found), media_type="application/json")


@router.get("/tables/{id}/luck")
async def luck(id: Id, server: TheServer) -> list[RollLuck]:
    """Return what each roll of a finished game gave every seat, and the expected value."""
    table = await server.tables.find(id)
    async with table.lock:
        return await asyncio.to_thread(luck_of, replays.finished(table.state))


@router.post("/tables/{id}/branch", status_code=201)
async def branch(id: Id, body: BranchIn, server: TheServer, limits: Limits, me: Me) -> TableOut:
    """Continue from a version of a finished game, against bots at a new table."""
    limits.check("table", me.id)
    bot = bot_named(body.bot)
    place = SeatRow(body.seat, me.id, me.name, ready=True, contribution=body.contribution)
    table = await server.tables.find(id)
    async with table.lock:
        new = new_table.branch(table.state, body.v, place, bot)
    return (await server.tables.open(new)).described()


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(id: Id, server: TheServer, me: Maybe) -> PlainTextResponse:
    """Return the text record: complete once the game is over, until then as I was told it."""
    table = await server.tables.find(id)
    async with table.lock:
        if table.state.row.is_finished():
            return PlainTextResponse(replays.whole_record(table.state))
        whole = None if me is None or me.is_limited() else me
        reader = sender_of(whole).sees(table.state.row)[0]
        return PlainTextResponse(replays.told_record(table.state, reader))


@router.post("/records", status_code=201)
async def import_record(body: RecordIn, server: TheServer, limits: Limits, me: Me) -> TableOut:
    """Import a record: it is replayed rule by rule, and gets a link."""
    limits.check("table", me.id)
    if body.text.count("\n") > MAX_ROWS:
        raise Refused("too-large", most=MAX_ROWS)
    try:
        checked = await server.workers.run(check_record, body.text, me.id, RECORD_SECONDS)
    except BadRecord as error:
        raise Refused("bad-message", why=str(error)[:300]) from None
    return table_out(await server.tables.add(new_table.from_record(checked, me.id)), [])

"""HTTP: the same moves as on the socket, one request each; replays and records."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field

from archipel.core.record import BadRecord
from archipel.core.state import WATCHER
from archipel.server.background import hints as advice
from archipel.server.background.worker import check_record
from archipel.server.metrics import MOVES
from archipel.server.play import draws as chances
from archipel.server.play import replays
from archipel.server.play import seating as lobby
from archipel.server.play.branches import branch
from archipel.server.play.draws import DrawsOut, RollOut
from archipel.server.server import Anyone, Maybe, Me, TheServer, own_seat
from archipel.server.web.people_routes import Id, _Body
from archipel.server.web.protocol import (
    Answer,
    Ask,
    Back,
    Do,
    Done,
    Hint,
    Hints,
    Refused,
    StateOut,
    TableOut,
    Throw,
)
from archipel.server.web.table_routes import Contribution, _table

router = APIRouter(prefix="/api", tags=["play"])

MOST_ROWS = 20_000
RECORD_SECONDS = 60.0
SeatQuery = Annotated[int | None, Query(ge=WATCHER, le=15)]
VersionQuery = Annotated[int, Query(ge=0, le=1_000_000)]


class RecordIn(_Body):
    """A record as text."""

    text: Annotated[str, Field(min_length=1, max_length=400_000)]


class BranchIn(_Body):
    """From which version of a finished game to play on, and on which seat."""

    v: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, le=15)]
    bot: Annotated[str, Field(max_length=24)] = lobby.STAND_IN
    contribution: Contribution | None = None


@router.get("/tables/{id}/state", response_model=StateOut)
async def state(
    id: Id, server: TheServer, me: Maybe, seat: SeatQuery = None, v: VersionQuery = 0
) -> Response:
    """The table as my seat may know it (or a spectator); the log from version `v` on."""
    live = await server.hall.open(id)
    async with live.lock:
        mine = live.info.held_by(me.id) if me is not None else []
        watching = seat == WATCHER or (seat is None and not mine)
        message = live.state(WATCHER if watching else own_seat(live, me, seat), v)
        message.clock = live.clock_out(time.time())
        return Response(message.model_dump_json(), media_type="application/json")


@router.post("/tables/{id}/do")
async def do(id: Id, body: Do, server: TheServer, me: Anyone) -> Done:
    """Play an action, or several together."""
    live = await server.hall.open(id)
    seat = own_seat(live, me, body.seat)
    if live.info.seats[seat].away:
        await server.duty.come_back(live, seat)
    steps = [body.do] if isinstance(body.do, str) else body.do
    v = await server.hall.play(live, seat, body.v, steps, body.id)
    MOVES.labels("person").inc()
    return Done(id=body.id, v=v)


@router.post("/tables/{id}/back")
async def back(id: Id, body: Back, server: TheServer, me: Anyone) -> Done:
    """Take back what I did since row `to`."""
    live = await server.hall.open(id)
    seat = own_seat(live, me, body.seat)
    return Done(id=body.id, v=await server.hall.take_back(live, seat, body.v, body.to, body.id))


@router.post("/tables/{id}/throw")
async def throw(id: Id, body: Throw, server: TheServer, me: Anyone) -> Done:
    """The host says what the real dice show."""
    live = await server.hall.open(id)
    if live.info.host != me.id or me.limited():
        raise Refused("forbidden", why="host-only")
    return Done(id=body.id, v=await server.hall.throw(live, body.v, body.do, body.id))


@router.post("/tables/{id}/ask")
async def ask(id: Id, body: Ask, server: TheServer, me: Anyone) -> Answer:
    """What an action would cost and do, and why it is not allowed."""
    live = await server.hall.open(id)
    return await server.hall.ask(live, own_seat(live, me, body.seat), body.do, body.id)


@router.post("/tables/{id}/hint")
async def hint(id: Id, body: Hint, server: TheServer, me: Anyone) -> Hints:
    """What a bot would do on this seat, at a table with hints."""
    live = await server.hall.open(id)
    return await advice.hint(server.workers, live, own_seat(live, me, body.seat), body.id)


@router.get("/tables/{id}/curve")
async def curve(id: Id, server: TheServer) -> list[list[float]]:
    """Every seat's chance to win at every version of a finished game, with open cards."""
    return await advice.chances(server.workers, await server.hall.open(id))


@router.get("/tables/{id}/replay", response_model=StateOut)
async def replay(id: Id, server: TheServer, v: VersionQuery, seat: SeatQuery = None) -> Response:
    """A finished game at version `v`, as any seat or a spectator saw it."""
    live = await server.hall.open(id)
    async with live.lock:
        message = replays.at_version(live, WATCHER if seat is None else seat, v)
        return Response(message.model_dump_json(), media_type="application/json")


@router.get("/tables/{id}/draws", response_model=DrawsOut)
async def draws(id: Id, server: TheServer) -> Response:
    """Every draw of a finished game with its outcomes and weights, and the secret to recompute them from."""
    live = await server.hall.open(id)
    async with live.lock:
        found = await asyncio.to_thread(chances.draws, live)
    return Response(found.model_dump_json(), media_type="application/json")


@router.get("/tables/{id}/luck")
async def luck(id: Id, server: TheServer) -> list[RollOut]:
    """What each roll of a finished game gave to every seat, and what it gives on average."""
    live = await server.hall.open(id)
    async with live.lock:
        return await asyncio.to_thread(chances.luck, live)


@router.post("/tables/{id}/branch", status_code=201)
async def play_on(id: Id, body: BranchIn, server: TheServer, me: Me) -> TableOut:
    """Play on from a version of a finished game, against bots, at a table of one's own."""
    server.limiter.check("table", me.id)
    bot = lobby.bot_named(body.bot)
    live = await server.hall.open(id)
    async with live.lock:
        new = await server.store.write(
            lambda db: branch(db, live, me, body.v, body.seat, bot, body.contribution)
        )
    await server.hall.renew(new)
    return await _table(server, new)


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(id: Id, server: TheServer, me: Maybe) -> PlainTextResponse:
    """The text record: whole and checkable once the game is over, until then as I was told it."""
    live = await server.hall.open(id)
    async with live.lock:
        if replays.is_finished(live.info):
            return PlainTextResponse(replays.text(live))
        reader = replays.reader_of(live.info, None if me is None or me.limited() else me.id)
        return PlainTextResponse(replays.told(live, reader))


@router.post("/records", status_code=201)
async def bring_record(body: RecordIn, request: Request, server: TheServer, me: Me) -> TableOut:
    """Bring in a record: it is replayed rule by rule, and gets a link."""
    server.limiter.check("table", me.id)
    if body.text.count("\n") > MOST_ROWS:
        raise Refused("too-large", most=MOST_ROWS)
    try:
        checked = await server.workers.run(RECORD_SECONDS, check_record, body.text)
    except BadRecord as error:
        raise Refused("bad-message", why=str(error)[:300]) from None
    except (TimeoutError, BrokenProcessPool):
        raise Refused("unavailable") from None
    id = await server.store.write(lambda db: replays.store(db, me, checked))
    return await _table(server, id)

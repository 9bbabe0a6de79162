"""HTTP: the games there are, the lobby, opening and changing tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import structlog
from fastapi import APIRouter
from pydantic import Field
from sqlalchemy import Connection

from archipel.bots.make import BOTS
from archipel.core import fairness
from archipel.registry import GAMES
from archipel.server import accounts, clocks, journal, lobby, talk
from archipel.server.describe import table_out
from archipel.server.journal import Info
from archipel.server.looks import first_count, view_schema
from archipel.server.protocol import IN, OUT, PHRASES, ChatOut, Refused, TableOut
from archipel.server.routes_people import Id, Name, Ok, TokenOut, _Body
from archipel.server.schema import tables
from archipel.server.server import Maybe, Me, Server, TheServer, own_seat

router = APIRouter(prefix="/api", tags=["tables"])
log = structlog.get_logger()

Contribution = Annotated[
    str,
    Field(
        min_length=2 * fairness.CONTRIBUTION_BYTES,
        max_length=2 * fairness.CONTRIBUTION_BYTES,
        pattern="^[0-9a-f]*$",
    ),
]
OPEN = "open"
ME = "me"


class TableIn(_Body):
    """A new table. `seats` has `me`, `open` or the name of a bot for every seat."""

    game: Annotated[str, Field(max_length=24)]
    options: Annotated[str, Field(max_length=400)] = ""
    seats: Annotated[list[Annotated[str, Field(max_length=24)]], Field(min_length=1, max_length=8)]
    private: bool = True
    pace: Annotated[str, Field(max_length=16)] = ""
    absence: Literal["once", "seat", "vote", "wait"] = "once"
    chat: Literal["", "phrases", "free", "off"] = ""
    by_hand: bool = False
    takeover: bool = True
    counting: bool = False
    hints: bool = False
    contribution: Contribution | None = None


class SitIn(_Body):
    """A seat to take; `contribution` is the client's part of the chance."""

    seat: Annotated[int, Field(ge=0, le=15)]
    name: Name | None = None
    contribution: Contribution | None = None
    ready: bool = False


class ReadyIn(_Body):
    """Whether the game may begin for me; my part of the chance, if I gave none yet."""

    ready: bool = True
    contribution: Contribution | None = None


class SeatIn(_Body):
    """What the host puts on a seat: a bot, or nothing."""

    seat: Annotated[int, Field(ge=0, le=15)]
    bot: Annotated[str, Field(max_length=24)] | None = None


class SeatTokenIn(_Body):
    """The seat a program is to play."""

    seat: Annotated[int, Field(ge=0, le=15)]
    label: Annotated[str, Field(max_length=80)] = ""


class ReportIn(_Body):
    """A complaint about a person at this table."""

    about: Id
    reason: Annotated[str, Field(min_length=1, max_length=1000)]


@router.get("/games")
async def games(server: TheServer) -> dict[str, Any]:
    """The games, their options, presets, seats, paces; bots and phrases."""
    described = [
        {
            "key": game.key,
            "rules": game.rules,
            "seats": list(game.seats),
            "printed_seats": list(game.printed_seats),
            "options": [{"key": o.key, "choices": o.choices, "rules": o.rules} for o in game.options],
            "presets": [{"key": p.key, "values": dict(p.values)} for p in game.presets],
            "colours": {n: game.colours(n, game.settle("")) for n in game.seats},
            "paces": clocks.paces(game.key),
            "counts": first_count(game) is not None,
            "for_children": game.for_children,
            "emblem": game.profile.emblem(),
        }
        for game in GAMES.values()
    ]
    more = {"bots": list(BOTS), "phrases": PHRASES, "absence": lobby.ABSENCE, "chat": lobby.CHAT}
    return {"games": described} | more


@router.get("/games/{key}/schema")
async def game_schema(key: str, server: TheServer) -> dict[str, Any]:
    """The JSON schema of a game's view."""
    if key not in GAMES:
        raise Refused("unknown", what="game")
    return view_schema(GAMES[key])


@router.get("/protocol")
async def protocol(server: TheServer) -> dict[str, Any]:
    """The JSON schemas of the messages on a socket."""
    return {"in": IN.json_schema(), "out": OUT.json_schema(mode="serialization")}


def shown(server: Server, info: Info) -> TableOut:
    """A table with who is there."""
    live = server.hall.live.get(info.id)
    listeners = live.listeners if live is not None else set()
    watchers = sum(not info.held_by(listener.person) for listener in listeners)
    return table_out(info, {listener.person for listener in listeners}, watchers)


async def _table(server: Server, id: str) -> TableOut:
    info = await server.store.read(lambda db: journal.find(db, id))
    if info is None:
        raise Refused("unknown", what="table")
    return shown(server, info)


@router.get("/tables")
async def list_tables(server: TheServer) -> list[TableOut]:
    """The lobby: public tables that are open or being played."""
    public = tables.c.private.is_(False) & tables.c.status.in_(["open", "playing"])
    order = (tables.c.status, tables.c.created.desc())
    found = await server.store.read(lambda db: journal.find_many(db, public, 100, order[0]))
    return [shown(server, info) for info in found]


@router.get("/me/games")
async def my_games(server: TheServer, me: Me) -> list[TableOut]:
    """My tables, newest first; `asked` says whose turn it is."""

    def job(db: Connection) -> list[Info]:
        mine = accounts.games_of(db, me.id)
        return journal.find_many(db, tables.c.id.in_(mine) | (tables.c.host == me.id), 200)

    return [shown(server, info) for info in await server.store.read(job)]


@router.post("/tables", status_code=201)
async def open_table(body: TableIn, server: TheServer, me: Me) -> TableOut:
    """Open a table; with bots on all other seats the game begins at once."""
    server.limiter.check("table", me.id)
    chairs: list[dict[str, Any]] = []
    for word in body.seats:
        if word == ME:
            part = body.contribution if not any("person" in chair for chair in chairs) else None
            chairs.append({"person": me.id, "name": me.name, "ready": True, "contribution": part})
        else:
            chairs.append({"bot": None if word == OPEN else lobby.bot_named(word)})
    wish = body.model_dump(exclude={"seats", "contribution"})
    id = await server.store.write(lambda db: lobby.open_table(db, me, dict(wish), chairs))
    await server.hall.renew(id)
    log.info("table-opened", table=id, game=body.game, seats=len(chairs), private=body.private)
    return await _table(server, id)


@router.get("/tables/{id}")
async def get_table(id: Id, server: TheServer) -> TableOut:
    """A table, for whoever has the link."""
    return await _table(server, id)


async def _changed(server: Server, id: str, job: Any) -> TableOut:
    await server.store.write(job)
    await server.hall.renew(id)
    return await _table(server, id)


@router.post("/tables/{id}/sit")
async def sit(id: Id, body: SitIn, server: TheServer, me: Me) -> TableOut:
    """Take a free seat, a bot's seat in a running game, or one's own seat back."""
    name = body.name or me.name
    return await _changed(
        server, id, lambda db: lobby.sit(db, id, me, body.seat, name, body.contribution, body.ready)
    )


@router.post("/tables/{id}/ready")
async def ready(id: Id, body: ReadyIn, server: TheServer, me: Me) -> TableOut:
    """I am ready (or not); the game begins when all are."""
    return await _changed(server, id, lambda db: lobby.ready(db, id, me, body.ready, body.contribution))


@router.post("/tables/{id}/seat")
async def set_seat(id: Id, body: SeatIn, server: TheServer, me: Me) -> TableOut:
    """The host puts a bot on a seat, or frees it."""
    return await _changed(server, id, lambda db: lobby.set_seat(db, id, me, body.seat, body.bot))


@router.post("/tables/{id}/leave")
async def leave(id: Id, server: TheServer, me: Me) -> TableOut:
    """Go; a bot plays on, and I may come back."""
    return await _changed(server, id, lambda db: lobby.leave(db, id, me))


@router.post("/tables/{id}/close")
async def close(id: Id, server: TheServer, me: Me) -> TableOut:
    """The host ends a table at which nobody else plays."""
    return await _changed(server, id, lambda db: lobby.close(db, id, me))


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(id: Id, server: TheServer, me: Me) -> TableOut:
    """The same again, everybody one seat on."""
    server.limiter.check("table", me.id)
    new = await server.store.write(lambda db: lobby.rematch(db, id, me))
    await server.hall.renew(id)
    await server.hall.renew(new)
    return await _table(server, new)


@router.post("/tables/{id}/token", status_code=201)
async def seat_token(id: Id, body: SeatTokenIn, server: TheServer, me: Me) -> TokenOut:
    """A token with which a program plays one of my seats, and can do nothing else."""
    live = await server.hall.open(id)
    seat, days = own_seat(live, me, body.seat), server.settings.session_days

    def job(db: Connection) -> TokenOut:
        token, session = accounts.new_session(db, me.id, "seat", days, body.label, id, seat)
        found = accounts.who(db, token)
        assert found is not None
        return TokenOut(id=session, kind="seat", label=body.label, created=0, expires=0, token=token)

    return await server.store.write(job)


@router.get("/tables/{id}/chat")
async def chat(id: Id, server: TheServer, me: Maybe) -> list[ChatOut]:
    """The last lines of the chat, without those I muted."""

    def job(db: Connection) -> list[ChatOut]:
        muted = talk.muted(db, me.id) if me is not None else set()
        return [line for line in talk.lines(db, id) if line.person not in muted]

    return await server.store.read(job)


@router.post("/tables/{id}/report", status_code=201)
async def report(id: Id, body: ReportIn, server: TheServer, me: Me) -> Ok:
    """Tell the host of this server about somebody; the last lines of the chat go along."""
    server.limiter.check("chat", me.id)
    await server.store.write(lambda db: talk.report(db, id, me.id, body.about, body.reason))
    return Ok()

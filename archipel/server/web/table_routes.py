"""HTTP: the lobby, and opening, changing and reporting tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import structlog
from fastapi import APIRouter, Query
from pydantic import Field
from sqlalchemy import Connection

from archipel.server import steady
from archipel.server.people import accounts
from archipel.server.people import chat as people_chat
from archipel.server.people.accounts import Person
from archipel.server.people.chat import ChatOut
from archipel.server.play import newcomers, seating
from archipel.server.play.limits import Printed
from archipel.server.play.messages import TableOut
from archipel.server.play.new_table import NewTable, Order
from archipel.server.play.options import TableOptions
from archipel.server.play.refused import Refused
from archipel.server.play.rows import SeatRow
from archipel.server.server import Server
from archipel.server.storage import lobby, rows
from archipel.server.storage.rows import Change
from archipel.server.web.access import Limits, Maybe, Me, TheServer
from archipel.server.web.bodies import (
    Body,
    BotName,
    Contribution,
    Id,
    Label,
    Name,
    Ok,
    SeatField,
    TokenOut,
    token_out,
)

router = APIRouter(prefix="/api", tags=["tables"])
log = structlog.get_logger()

OPEN = "open"
ME = "me"


@dataclass(frozen=True, kw_only=True)
class TableIn(TableOptions):
    """A new table. `seats` has `me`, `open` or the name of a bot for every seat."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}

    game: Annotated[str, Field(max_length=24)]
    options: Annotated[str, Field(max_length=400)] = ""
    seats: Annotated[list[BotName], Field(min_length=1, max_length=8)]
    contribution: Contribution | None = None

    def new_table(self, me: Person) -> NewTable:
        """Return the table to open, with `me` as its host."""
        places: list[SeatRow] = []
        for seat, word in enumerate(self.seats):
            if word == ME:
                part = None if ME in self.seats[:seat] else self.contribution
                places.append(SeatRow(seat, me.id, me.name, ready=True, contribution=part))
            else:
                places.append(SeatRow(seat, bot=None if word == OPEN else seating.bot_named(word)))
        return NewTable(self.game, self.options, TableOptions(**self.stored()), places, me.id)  # type: ignore[arg-type]


class SitIn(Body):
    """A seat to take; `contribution` is the client's part of the dealer's key."""

    seat: SeatField
    name: Name | None = None
    contribution: Contribution | None = None
    ready: bool = False


class ReadyIn(Body):
    """Whether I am ready; my part of the dealer's key, if I gave none yet."""

    ready: bool = True
    contribution: Contribution | None = None


class SeatIn(Body):
    """The bot that the host puts on a seat, or null to free it."""

    seat: SeatField
    bot: BotName | None = None


class AnswerIn(Body):
    """The host's answer to a request for a seat."""

    person: Id
    yes: bool


class RematchIn(Body):
    """The seats of a rematch: `swapped` moves everybody one seat on."""

    seats: Order = "swapped"


class SeatTokenIn(Body):
    """The seat that a program may play."""

    seat: SeatField
    label: Label = ""


class ReportIn(Body):
    """A complaint about a person at this table."""

    about: Id
    reason: Annotated[str, Printed(1, 1000)]


# Opening and finding.


@router.get("/tables")
async def list_tables(
    server: TheServer,
    game: Annotated[str | None, Query(max_length=24)] = None,
    free: bool = False,
    before: Annotated[float | None, Query(ge=0, allow_inf_nan=False)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 30,
) -> list[TableOut]:
    """List the lobby: public tables, open or in play, with people present; newest first.

    Filter by game or free seats. For the next page, pass the `created` of the last table as `before`.
    """
    chosen = lobby.condition(steady.now(), game, free, before)
    found = await server.store.read(lambda db: rows.find_many(db, chosen, limit))
    return [server.tables.describe(row) for row in found]


@router.post("/tables", status_code=201)
async def open_table(body: TableIn, server: TheServer, limits: Limits, me: Me) -> TableOut:
    """Open a table; with bots on all other seats the game begins at once."""
    limits.check("table", me.id)
    table = await server.tables.open(body.new_table(me))
    log.info("table-opened", table=table.id, game=body.game, seats=len(body.seats), private=body.private)
    return table.described()


@router.get("/tables/{id}")
async def get_table(id: Id, server: TheServer) -> TableOut:
    """Return a table; anybody with the link may see it."""
    row = await server.store.read(lambda db: rows.find(db, id))
    if row is None:
        raise Refused("unknown", what="table")
    return server.tables.describe(row)


async def _changed(server: Server, id: str, act: Change) -> TableOut:
    table = await server.tables.find(id)
    await table.change(act)
    return table.described()


@router.post("/tables/{id}/sit")
async def sit(id: Id, body: SitIn, server: TheServer, me: Me) -> TableOut:
    """Take a free seat or one's own seat back; in a running game, ask for a bot's seat."""
    name, now = body.name or me.name, steady.now()
    return await _changed(
        server,
        id,
        lambda row: seating.sit(row, me.id, body.seat, name, body.contribution, body.ready, now),
    )


@router.post("/tables/{id}/ready")
async def ready(id: Id, body: ReadyIn, server: TheServer, me: Me) -> TableOut:
    """Set whether I am ready; the game begins when all are."""
    now = steady.now()
    return await _changed(
        server, id, lambda row: seating.get_ready(row, me.id, body.ready, body.contribution, now)
    )


@router.post("/tables/{id}/seat")
async def set_seat(id: Id, body: SeatIn, server: TheServer, me: Me) -> TableOut:
    """Put a bot on a seat or free it, as the host; in a running game, replace a person who does not play."""
    now = steady.now()
    return await _changed(server, id, lambda row: seating.put_bot(row, me.id, body.seat, body.bot, now))


@router.post("/tables/{id}/answer")
async def answer(id: Id, body: AnswerIn, server: TheServer, me: Me) -> TableOut:
    """Accept or refuse a request for a bot's seat, as the host."""
    now = steady.now()
    return await _changed(server, id, lambda row: newcomers.answer(row, me.id, body.person, body.yes, now))


@router.post("/tables/{id}/leave")
async def leave(id: Id, server: TheServer, me: Me) -> TableOut:
    """Leave: a bot plays on until I come back. A request for a seat is withdrawn."""
    now = steady.now()
    return await _changed(server, id, lambda row: seating.leave(row, me.id, now))


@router.post("/tables/{id}/close")
async def close(id: Id, server: TheServer, me: Me) -> TableOut:
    """Close a table at which nobody else plays, as the host."""
    now = steady.now()
    return await _changed(server, id, lambda row: seating.close(row, me.id, now))


@router.post("/tables/{id}/rematch", status_code=201)
async def rematch(
    id: Id, server: TheServer, limits: Limits, me: Me, body: RematchIn | None = None
) -> TableOut:
    """Open a rematch, with everybody one seat on or on the same seat."""
    limits.check("table", me.id)
    table = await server.tables.find(id)
    new = await server.tables.find(await table.play_again(me.id, (body or RematchIn()).seats))
    await new.refresh(ours=True)
    return new.described()


@router.post("/tables/{id}/token", status_code=201)
async def seat_token(id: Id, body: SeatTokenIn, server: TheServer, me: Me) -> TokenOut:
    """Create a token for a program that may play one of my seats and nothing else."""
    table = await server.tables.find(id)
    seat, days = me.sender().seat(table.state.row, body.seat), server.settings.session_days
    new = await server.store.write(
        lambda db: accounts.new_session(db, me.id, "seat", days, body.label, id, seat)
    )
    return token_out(new)


# Chat and reports.


@router.get("/tables/{id}/chat")
async def chat(id: Id, server: TheServer, me: Maybe) -> list[ChatOut]:
    """Return the last lines of the chat, without people I muted."""

    def job(db: Connection) -> list[ChatOut]:
        muted = people_chat.muted(db, me.id) if me is not None else set()
        return people_chat.lines(db, id, muted)

    return await server.store.read(job)


@router.post("/tables/{id}/report", status_code=201)
async def report(id: Id, body: ReportIn, server: TheServer, limits: Limits, me: Me) -> Ok:
    """Report a person to the host of this server, with the last lines of the chat."""
    limits.check("chat", me.id)
    await server.store.write(lambda db: people_chat.report(db, id, me.id, body.about, body.reason))
    return Ok()

"""All the parts of one running server, put together and taken apart in order."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from archipel.server.background import other_processes as news
from archipel.server.background.duty import Duty
from archipel.server.background.workers import Workers
from archipel.server.people import accounts
from archipel.server.people.accounts import Person
from archipel.server.play.live import Live
from archipel.server.settings import Settings
from archipel.server.storage.store import Store
from archipel.server.table.hall import Hall
from archipel.server.web.guard import Limiter, is_ours
from archipel.server.web.protocol import Refused

COOKIE = "archipel"


class Server:
    """Store, hall, bots and limits of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.db)
        self.hall = Hall(self.store, settings)
        self.workers = Workers(settings.bot_workers, settings.bot_budget)
        self.duty = Duty(self.hall, self.workers)
        self.limiter = Limiter(settings)
        self.began = time.time()

    def start(self) -> None:
        """Begin with what the server does by itself."""
        self.duty.start(self.duty.sweep())
        if self.store.postgres:
            self.duty.start(news.listen(self.hall))

    async def stop(self) -> None:
        """Finish what is being written, then stop."""
        await self.duty.stop()
        for live in self.hall.live.values():
            async with live.lock:
                pass
            for listener in live.listeners:
                listener.close()
        self.workers.close()
        self.store.close()

    def token_of(self, connection: HTTPConnection) -> str | None:
        """The token of a request: a header of a program, or the cookie of one of our own pages."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            return token
        origin = connection.headers.get("origin")
        if origin is not None and not is_ours(origin, connection.headers.get("host", ""), self.settings):
            raise Refused("forbidden", why="origin")
        if origin is None and connection.scope["type"] == "websocket":
            return None  # browsers always name their origin; programs have the header
        return connection.cookies.get(COOKIE)

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Who is asking; nobody without a token, a refusal for a bad one."""
        token = self.token_of(connection)
        if token is None:
            return None
        person = await self.store.read(lambda db: accounts.who(db, token))
        if person is None:
            raise Refused("no-session")
        self.limiter.check("person", person.id)
        return person


def address_of(connection: HTTPConnection) -> str:
    """The client's address (behind a trusted proxy, uvicorn has put the real one there)."""
    return connection.client.host if connection.client is not None else "?"


def the_server(request: Request) -> Server:
    """The server of a request, once the address has not asked too much."""
    server: Server = request.app.state.server
    server.limiter.check("http", address_of(request))
    return server


TheServer = Annotated[Server, Depends(the_server)]


async def maybe(request: Request, server: TheServer) -> Person | None:
    """Who is asking, or None."""
    return await server.person(request)


async def anyone(person: Annotated[Person | None, Depends(maybe)]) -> Person:
    """Who is asking, seat tokens included."""
    if person is None:
        raise Refused("no-session")
    return person


async def somebody(person: Annotated[Person, Depends(anyone)]) -> Person:
    """A whole person: seat tokens are for playing only."""
    if person.limited():
        raise Refused("forbidden", why="seat-token")
    return person


Maybe = Annotated[Person | None, Depends(maybe)]
Anyone = Annotated[Person, Depends(anyone)]
Me = Annotated[Person, Depends(somebody)]


def own_seat(live: Live, me: Person | None, seat: int | None) -> int:
    """The seat somebody acts for: the one named, or the only one they have."""
    if me is None:
        raise Refused("no-session")
    mine = live.info.held_by(me.id)
    if me.limited():
        mine = [s for s in mine if s == me.seat and me.game == live.info.id]
    if seat is None and len(mine) == 1:
        return mine[0]
    if seat is None or seat not in mine:
        raise Refused("not-your-seat")
    return seat

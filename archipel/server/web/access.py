"""Authentication: from a request or a socket to a person, within the rate limits."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from archipel.server.people import accounts
from archipel.server.people.accounts import Person
from archipel.server.play.refused import Refused
from archipel.server.play.sender import Sender
from archipel.server.server import Server
from archipel.server.web.guard import Limiter, is_ours

COOKIE: Final = "archipel"
KNOWN: Final = "archipel-known"
"""The cookie of a browser in which somebody has logged in before."""


def server_of(connection: HTTPConnection) -> Server:
    """Return the server of a request or socket."""
    server: Server = connection.app.state.server
    return server


def limiter_of(connection: HTTPConnection) -> Limiter:
    """Return the rate limiter of a request or socket."""
    limiter: Limiter = connection.app.state.limiter
    return limiter


def address_of(connection: HTTPConnection) -> str:
    """Return the client's address; behind a trusted proxy, uvicorn has set the real one."""
    return connection.client.host if connection.client is not None else "?"


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether the request comes from a page of another site."""
    origin = connection.headers.get("origin")
    host, settings = connection.headers.get("host", ""), server_of(connection).settings
    return origin is not None and not is_ours(origin, host, settings)


def token_of(connection: HTTPConnection) -> str | None:
    """Return the token of a request: the header of a program, or the cookie of one of our pages."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token
    if is_foreign(connection):
        raise Refused("forbidden", why="origin")
    if "origin" not in connection.headers and connection.scope["type"] == "websocket":
        return None  # browsers always send an origin; programs use the header
    return connection.cookies.get(COOKIE)


async def person_of(connection: HTTPConnection) -> Person | None:
    """Return the person of a request; None without a token. Refuse a bad token."""
    token = token_of(connection)
    if token is None:
        return None
    person = await server_of(connection).store.read(lambda db: accounts.person_by_token(db, token))
    if person is None:
        raise Refused("no-session")
    limiter_of(connection).check("person", person.id)
    return person


def sender_of(me: Person | None) -> Sender:
    """Return the sender of messages to a table."""
    return Sender(None) if me is None else me.sender()


# Dependencies of routes.


def the_server(request: Request) -> Server:
    """Return the server of a request, or refuse an address over its rate limit."""
    limiter_of(request).check("http", address_of(request))
    return server_of(request)


TheServer = Annotated[Server, Depends(the_server)]
Limits = Annotated[Limiter, Depends(limiter_of)]


async def maybe(request: Request, server: TheServer) -> Person | None:
    """Return the person of a request, or None."""
    return await person_of(request)


async def anyone(person: Annotated[Person | None, Depends(maybe)]) -> Person:
    """Return the person of a request, or refuse; seat tokens are accepted."""
    if person is None:
        raise Refused("no-session")
    return person


async def somebody(person: Annotated[Person, Depends(anyone)]) -> Person:
    """Return the person of a request, or refuse; seat tokens are for playing only."""
    if person.is_limited():
        raise Refused("forbidden", why="seat-token")
    return person


Maybe = Annotated[Person | None, Depends(maybe)]
Anyone = Annotated[Person, Depends(anyone)]
Me = Annotated[Person, Depends(somebody)]

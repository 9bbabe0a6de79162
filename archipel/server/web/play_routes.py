"""HTTP: the messages of the socket, one request each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from archipel.core.state import WATCHER
from archipel.server.play.messages import Message, StateOut
from archipel.server.table.listener import as_text
from archipel.server.web.access import Anyone, Limits, Maybe, TheServer, sender_of
from archipel.server.web.bodies import Id
from archipel.server.web.messages import Conversation
from archipel.server.web.protocol import INCOMING, kind_of

router = APIRouter(prefix="/api", tags=["play"])

SeatQuery = Annotated[int | None, Query(ge=WATCHER, le=15)]
VersionQuery = Annotated[int, Query(ge=0, le=1_000_000)]


@router.get("/tables/{id}/state", response_model=StateOut)
async def state(
    id: Id, server: TheServer, me: Maybe, seat: SeatQuery = None, v: VersionQuery = 0
) -> Response:
    """Return the table as my seat or a spectator sees it, with the log from version `v` on."""
    table = await server.tables.find(id)
    message = await table.message_for(sender_of(me), seat, v)
    return Response(as_text(message), media_type="application/json")


def _route(kind: type[Message]) -> Callable[..., Awaitable[Any]]:
    async def answer(id: Id, body: Any, server: TheServer, limits: Limits, me: Anyone) -> Any:
        here = Conversation(server, limits, await server.tables.find(id), me)
        [said] = await here.handle(body)
        return said

    answer.__annotations__["body"] = kind
    answer.__doc__ = kind.__doc__
    return answer


for _kind in INCOMING:
    if _kind.over_http is not None:
        _name = kind_of(_kind)
        router.add_api_route(
            f"/tables/{{id}}/{_name}",
            _route(_kind),
            methods=["POST"],
            response_model=_kind.over_http,
            name=_name,
        )

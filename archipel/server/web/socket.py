"""The socket of a table: messages in, messages out, every refusal a code."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from archipel.server.metrics import ERRORS, MOVE_SECONDS, SOCKETS
from archipel.server.people import chat
from archipel.server.play.messages import error_out
from archipel.server.play.moves import Do
from archipel.server.play.refused import Refused
from archipel.server.table.listener import Listener, as_text
from archipel.server.web.access import address_of, is_foreign, limiter_of, person_of, sender_of, server_of
from archipel.server.web.guard import Bucket
from archipel.server.web.messages import Conversation
from archipel.server.web.protocol import IN, MOST_BYTES

router = APIRouter()

PATIENCE: Final = 200
"""Refused messages for want of rate, after which a flooding socket is closed."""
TRY_AGAIN: Final = 1013
POLICY: Final = 1008


@router.websocket("/api/tables/{id}/ws")
async def table_socket(socket: WebSocket, id: str) -> None:
    """A person, a program or a spectator at a table."""
    if is_foreign(socket):
        await socket.close(POLICY)  # before it is accepted: the page gets nothing
        return
    try:
        key = limiter_of(socket).socket_opened(address_of(socket))
    except Refused:
        await socket.close(POLICY)
        return
    try:
        await socket.accept()
        await _welcome(socket, id)
    finally:
        limiter_of(socket).socket_closed(key)


async def _welcome(socket: WebSocket, id: str) -> None:
    server = server_of(socket)
    try:
        me = await person_of(socket)
        if me is not None and me.is_limited() and me.table != id:
            raise Refused("forbidden", why="seat-token")
        table = await server.tables.find(id)
        muted = await server.store.read(lambda db: chat.muted(db, me.id)) if me is not None else set()
    except Refused as refused:
        await socket.send_text(as_text(error_out(refused)))
        await socket.close(POLICY)
        return
    listener = Listener(sender_of(me), muted)
    writer = asyncio.create_task(_write(socket, listener))
    SOCKETS.inc()
    try:
        await table.enter(listener)
        await _converse(socket, Conversation(server, limiter_of(socket), table, me, listener), listener)
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()
        writer.cancel()
        await table.leave(listener)


async def _write(socket: WebSocket, listener: Listener) -> None:
    """Send what is queued, in order; the end of the queue ends the socket."""
    try:
        while (message := await listener.out.get()) is not None:
            await socket.send_text(message)
        await socket.close(TRY_AGAIN)
    except (WebSocketDisconnect, RuntimeError):  # gone meanwhile
        listener.told = None


async def _converse(socket: WebSocket, here: Conversation, listener: Listener) -> None:
    """Answer until the other side is gone, or floods."""
    bucket, flooded = Bucket(here.server.settings.socket_rate), 0
    while flooded < PATIENCE:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        id = None
        try:
            raw = frame.get("text") or frame.get("bytes") or ""
            if len(raw) > MOST_BYTES:
                raise Refused("too-large", most=MOST_BYTES)
            bucket.take()
            began = time.perf_counter()
            message = IN.validate_json(raw)
            id = message.id
            for answer in await here.answers(message):
                listener.send(answer)
            if isinstance(message, Do):
                MOVE_SECONDS.observe(time.perf_counter() - began)
        except ValidationError as error:
            _refuse(listener, Refused("bad-message", why=error.errors()[0]["type"]), None)
        except Refused as refused:
            flooded += refused.code == "rate-limited"
            _refuse(listener, refused, id)
    await socket.close(POLICY)


def _refuse(listener: Listener, refused: Refused, id: str | None) -> None:
    ERRORS.labels(refused.code).inc()
    listener.send(error_out(refused, id))

"""The WebSocket of a table: it reads messages, and sends answers and refusals."""

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
from archipel.server.web.bodies import ID
from archipel.server.web.framing import writer_of
from archipel.server.web.guard import refusal_for
from archipel.server.web.messages import Conversation
from archipel.server.web.protocol import IN, MAX_BYTES

router = APIRouter()

FLOOD_LIMIT: Final = 200
"""Rate-limited messages after which a flooding socket is closed."""
TRY_AGAIN: Final = 1013
POLICY: Final = 1008


@router.websocket("/api/tables/{id}/ws")
async def table_socket(socket: WebSocket, id: str) -> None:
    """Serve a person, a program or a spectator at a table."""
    if is_foreign(socket):
        await socket.close(POLICY)  # before it is accepted, so the page gets nothing
        return
    try:
        key = limiter_of(socket).socket_opened(address_of(socket))
    except Refused:
        await socket.close(POLICY)
        return
    try:
        await socket.accept()
        await _serve(socket, id)
    finally:
        limiter_of(socket).socket_closed(key)


async def _serve(socket: WebSocket, id: str) -> None:
    server = server_of(socket)
    try:
        me = await person_of(socket)
        if me is not None and me.is_limited() and me.table != id:
            raise Refused("forbidden", why="seat-token")
        if not ID.fullmatch(id):
            raise Refused("unknown", what="table")
        table = await server.tables.find(id)
        muted = await server.store.read(lambda db: chat.muted(db, me.id)) if me is not None else set()
    except Exception as error:
        await socket.send_text(as_text(error_out(_refusal(error))))
        await socket.close(POLICY if isinstance(error, Refused) else TRY_AGAIN)
        return
    listener = Listener(sender_of(me), muted, None if me is None else me.session, writer_of(socket))
    writer = asyncio.create_task(_write(socket, listener))
    SOCKETS.inc()
    try:
        await table.add_listener(listener)
        here = Conversation(server, limiter_of(socket), table, me, listener)
        await _answer_messages(socket, here, listener)
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()
        writer.cancel()
        table.remove_listener(listener)


async def _write(socket: WebSocket, listener: Listener) -> None:
    """Send the queued messages in order, and close the socket at the end of the queue."""
    try:
        async for text in listener.queued():
            await socket.send_text(text)
        if listener.dismissed:
            await socket.send_text(as_text(error_out(Refused("no-session"))))
        await socket.close(POLICY if listener.dismissed else TRY_AGAIN)
    except (WebSocketDisconnect, RuntimeError):  # the client is gone
        listener.versions = None


async def _answer_messages(socket: WebSocket, here: Conversation, listener: Listener) -> None:
    """Answer messages until the client disconnects or floods."""
    buckets, flooded = here.limiter.buckets(address_of(socket), here.sender.person), 0
    while flooded < FLOOD_LIMIT:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        id = None
        try:
            raw = frame.get("text") or frame.get("bytes") or ""
            if len(raw) > MAX_BYTES:
                raise Refused("too-large", most=MAX_BYTES)
            for bucket in buckets:
                bucket.take()
            began = time.perf_counter()
            message = IN.validate_json(raw)
            id = message.id
            for answer in await here.handle(message):
                listener.send(answer)
            if isinstance(message, Do):
                MOVE_SECONDS.observe(time.perf_counter() - began)
        except Exception as error:  # the client always gets an answer and stays connected
            refused = _refusal(error)
            flooded += refused.code == "rate-limited"
            ERRORS.labels(refused.code).inc()
            listener.send(error_out(refused, id))
    await socket.close(POLICY)


def _refusal(error: Exception) -> Refused:
    """Return the refusal for any error."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, ValidationError):
        return Refused("bad-message", why=error.errors()[0]["type"])
    return refusal_for(error)

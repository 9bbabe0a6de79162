"""The socket of a table: messages in, messages out, every refusal a code."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from archipel.server.background import hints as advice
from archipel.server.metrics import ERRORS, MOVE_SECONDS, MOVES, SOCKETS
from archipel.server.people import chat as talk
from archipel.server.people.accounts import Person
from archipel.server.play.live import Live
from archipel.server.server import Server, address_of, own_seat
from archipel.server.table.listener import Listener
from archipel.server.web import protocol
from archipel.server.web.guard import Bucket, is_ours
from archipel.server.web.protocol import MOST_BYTES, Refused, error_out

router = APIRouter()

PATIENCE: Final = 200
"""Refused messages for want of rate, after which a flooding socket is closed."""
TRY_AGAIN: Final = 1013
POLICY: Final = 1008


@router.websocket("/api/tables/{id}/ws")
async def table_socket(socket: WebSocket, id: str) -> None:
    """A person, a program or a spectator at a table."""
    server: Server = socket.app.state.server
    origin = socket.headers.get("origin")
    if origin is not None and not is_ours(origin, socket.headers.get("host", ""), server.settings):
        await socket.close(POLICY)  # before it is accepted: the page gets nothing
        return
    try:
        key = server.limiter.socket_opened(address_of(socket))
    except Refused:
        await socket.close(POLICY)
        return
    try:
        await socket.accept()
        await _welcome(server, socket, id)
    finally:
        server.limiter.socket_closed(key)


async def _welcome(server: Server, socket: WebSocket, id: str) -> None:
    try:
        me = await server.person(socket)
        if me is not None and me.limited() and me.game != id:
            raise Refused("forbidden", why="seat-token")
        live = await server.hall.open(id)
        muted = await server.store.read(lambda db: talk.muted(db, me.id)) if me is not None else set()
    except Refused as refused:
        await socket.send_text(error_out(refused).model_dump_json())
        await socket.close(POLICY)
        return
    listener = Listener(me.id if me is not None else None, me.seat if me is not None else None)
    listener.muted = muted
    writer = asyncio.create_task(_write(socket, listener))
    live.listeners.add(listener)
    SOCKETS.inc()
    try:
        server.hall.publish_table(live)
        await _Talk(server, socket, live, listener, me).run()
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()
        live.listeners.discard(listener)
        writer.cancel()
        server.hall.publish_table(live)


async def _write(socket: WebSocket, listener: Listener) -> None:
    """Send what is queued, in order; the end of the queue ends the socket."""
    try:
        while (message := await listener.out.get()) is not None:
            await socket.send_text(message)
        await socket.close(TRY_AGAIN)
    except (WebSocketDisconnect, RuntimeError):  # gone meanwhile
        listener.told = None


class _Talk:
    """One conversation."""

    def __init__(
        self, server: Server, socket: WebSocket, live: Live, listener: Listener, me: Person | None
    ) -> None:
        self.server = server
        self.socket = socket
        self.live = live
        self.listener = listener
        self.me = me
        self.bucket = Bucket(server.settings.socket_rate)
        self.refused = 0

    async def run(self) -> None:
        """Answer until the other side is gone, or floods."""
        while self.refused < PATIENCE:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            raw = message.get("text") or message.get("bytes") or ""
            id = None
            try:
                if len(raw) > MOST_BYTES:
                    raise Refused("too-large", most=MOST_BYTES)
                self.bucket.take()
                parsed = protocol.IN.validate_json(raw)
                id = parsed.id
                await self.answer(parsed)
            except ValidationError as error:
                self.refuse(Refused("bad-message", why=error.errors()[0]["type"]), None)
            except Refused as refused:
                self.refused += refused.code == "rate-limited"
                self.refuse(refused, id)
        await self.socket.close(POLICY)

    def refuse(self, refused: Refused, id: str | None) -> None:
        """Send a refusal."""
        ERRORS.labels(refused.code).inc()
        self.listener.send(error_out(refused, id).model_dump_json())

    def seat(self, wanted: int | None) -> int:
        """The seat a message is for."""
        return own_seat(self.live, self.me, wanted)

    async def answer(self, message: object) -> None:
        """Do what a message asks."""
        hall, live, out = self.server.hall, self.live, self.listener
        match message:
            case protocol.Do():
                began = time.perf_counter()
                seat = self.seat(message.seat)
                if live.info.seats[seat].away:
                    await self.server.duty.come_back(live, seat)
                steps = [message.do] if isinstance(message.do, str) else message.do
                v = await hall.play(live, seat, message.v, steps, message.id)
                MOVES.labels("person").inc()
                MOVE_SECONDS.observe(time.perf_counter() - began)
                self.done(message.id, v)
            case protocol.Join():
                await hall.join(live, out, message.v)
                lines = await self.server.store.read(lambda db: talk.lines(db, live.info.id))
                for line in lines:
                    if line.person not in out.muted:
                        out.send(line.model_dump_json())
            case protocol.Ask():
                answer = await hall.ask(live, self.seat(message.seat), message.do, message.id)
                out.send(answer.model_dump_json())
            case protocol.Hint():
                workers = self.server.workers
                found = await advice.hint(workers, live, self.seat(message.seat), message.id)
                out.send(found.model_dump_json())
            case protocol.Back():
                seat = self.seat(message.seat)
                self.done(message.id, await hall.take_back(live, seat, message.v, message.to, message.id))
            case protocol.Throw():
                if self.me is None or live.info.host != self.me.id or self.me.limited():
                    raise Refused("forbidden", why="host-only")
                self.done(message.id, await hall.throw(live, message.v, message.do, message.id))
            case protocol.Vote():
                if self.me is None:
                    raise Refused("no-session")
                await self.server.duty.vote(live, self.me.id, message.seat)
                self.done(message.id, live.version)
            case protocol.Return():
                await self.server.duty.come_back(live, self.seat(message.seat))
                self.done(message.id, live.version)
            case protocol.Say():
                await self.say(message)
            case protocol.Ping():
                out.send(protocol.Pong(id=message.id, now=time.time()).model_dump_json())

    def done(self, id: str | None, v: int) -> None:
        """Acknowledge what is committed."""
        self.listener.send(protocol.Done.model_construct(id=id, v=v).model_dump_json())

    async def say(self, message: protocol.Say) -> None:
        """A line for the chat."""
        me, live = self.me, self.live
        if me is None:
            raise Refused("no-session")
        kind, text = talk.check(live, me, message)
        self.server.limiter.check("chat", me.id)
        seat = next(iter(live.info.held_by(me.id)), -1)
        line = await self.server.store.write(lambda db: talk.say(db, live.info.id, me, seat, kind, text))
        if not self.server.store.postgres:  # there, the news comes back to us as to everybody
            talk.publish(live, line)
        self.done(message.id, live.version)

"""The messages that need more of the server than a table, each with the code that handles it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, ClassVar, Final, Literal

from archipel.bots.coach import Care
from archipel.server import steady
from archipel.server.background.coaching import Coached
from archipel.server.background.hints import Hints
from archipel.server.metrics import MOVES
from archipel.server.people import chat
from archipel.server.people.accounts import Person
from archipel.server.play.limits import ActionText, Printed, SeatNumber, Version
from archipel.server.play.messages import Done, Message
from archipel.server.play.moves import Do, TableMessage
from archipel.server.play.refused import Refused
from archipel.server.play.sender import Sender
from archipel.server.server import Server
from archipel.server.table.listener import Listener
from archipel.server.table.table import Table
from archipel.server.web.access import sender_of
from archipel.server.web.guard import Limiter

PLAYED: Final = MOVES.labels("person")


@dataclass(frozen=True)
class Conversation:
    """A person at a table, over a socket or for one request."""

    server: Server
    limiter: Limiter
    table: Table
    me: Person | None
    listener: Listener | None = None

    @cached_property
    def sender(self) -> Sender:
        """The sender of messages to the table."""
        return sender_of(self.me)

    async def handle(self, message: Message) -> list[Any]:
        """Handle a message, and return the answers."""
        if isinstance(message, TableMessage):
            said = await self.table.receive(self.sender, message)
            if isinstance(message, Do):
                PLAYED.inc()
            return said
        assert isinstance(message, ServerMessage)
        return await message.handle(self)


@dataclass(frozen=True, kw_only=True)
class ServerMessage(Message):
    """A message that the server handles, not the table alone."""

    async def handle(self, here: Conversation) -> list[Any]:
        """Handle the message, and return the answers, or refuse."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Join(ServerMessage):
    """Send me the table from version `v` on."""

    t: Literal["join"] = "join"
    v: Version = 0

    async def handle(self, here: Conversation) -> list[Any]:
        """Send the state for every seat of this socket, now and from now on; return the chat."""
        assert here.listener is not None
        await here.table.show_from(here.listener, self.v)
        muted = here.listener.muted
        return list(await here.server.store.read(lambda db: chat.lines(db, here.table.id, muted)))


@dataclass(frozen=True, kw_only=True)
class Hint(ServerMessage):
    """Ask for the best moves; only at tables with hints."""

    over_http: ClassVar[type] = Hints

    t: Literal["hint"] = "hint"
    seat: SeatNumber | None = None

    async def handle(self, here: Conversation) -> list[Any]:
        """Return the hints."""
        seat = here.sender.seat(here.table.state.row, self.seat)
        return [await here.server.adviser.hint(here.table, seat, self.id, here.sender.known())]


@dataclass(frozen=True, kw_only=True)
class AskCoach(ServerMessage):
    """Ask the coach about a move before it is played; only where one person plays against bots."""

    over_http: ClassVar[type] = Coached

    t: Literal["coach"] = "coach"
    do: ActionText
    care: Care = "big"
    seat: SeatNumber | None = None

    async def handle(self, here: Conversation) -> list[Any]:
        """Return the coach's question, or none; the move is not played."""
        seat = here.sender.seat(here.table.state.row, self.seat)
        return [await here.server.coach.ask(here.table, seat, self.do, self.care, self.id)]


@dataclass(frozen=True, kw_only=True)
class Say(ServerMessage):
    """Send a set phrase or, where the table allows it, free text."""

    t: Literal["say"] = "say"
    phrase: str | None = None
    text: Annotated[str, Printed(1, 300)] | None = None

    async def handle(self, here: Conversation) -> list[Any]:
        """Store the line, and send it to everybody at the table."""
        me, table, store = here.me, here.table, here.server.store
        if me is None:
            raise Refused("no-session")
        if me.is_limited():
            raise Refused("forbidden", why="seat-token")
        row = table.state.row
        kind, text = chat.check(row, me, self.phrase, self.text)
        here.limiter.check("chat", me.id)
        seat = next(iter(row.held_by(me.id)), -1)
        line = await store.write(lambda db: chat.say(db, row.id, me, seat, kind, text))
        if not store.postgres:  # on PostgreSQL, the notice reaches this process too
            table.send_chat(line, me.id)
        return [Done(id=self.id, v=table.state.version)]


@dataclass(kw_only=True)
class Pong:
    """The reply to a ping."""

    t: Literal["pong"] = "pong"
    id: str | None
    now: float


@dataclass(frozen=True, kw_only=True)
class Ping(ServerMessage):
    """Check the connection."""

    t: Literal["ping"] = "ping"

    async def handle(self, here: Conversation) -> list[Any]:
        """Reply with a pong."""
        return [Pong(id=self.id, now=steady.now())]


SERVER_MESSAGES: Final = (Join, Hint, AskCoach, Say, Ping)

"""A table in memory. This is the way of a move from a click to the database:

1. `web/socket.py` or `web/play_routes.py` validates the JSON as a message.
2. `Table.receive` finds the seat that the sender acts for, or refuses.
3. `Table.process` takes the table's lock.
4. `apply_message` (`play/apply.py`) checks the version and changes the state in memory, without storage.
5. `MoveMessage.play` hands the actions to `Referee.play`, which checks them. `Referee.append` adds each row,
   and the journal tells it to every reader.
6. `Table._commit` stores the new rows and the table's standing in one transaction (`storage/rows.py`).
7. `Table._publish` sends every listener its own view. The sender gets `done`.
8. `BotTurns.schedule` lets a bot act if one is asked.

A refusal changes nothing. After any other failure the table is rebuilt from its stored rows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any, Final

import structlog
from sqlalchemy import Connection

from archipel.core.state import WATCHER, Seat
from archipel.server import steady
from archipel.server.play import absence, new_table
from archipel.server.play.apply import answered_before, apply_message
from archipel.server.play.describe import table_out
from archipel.server.play.messages import StateOut, TableNews, TableOut
from archipel.server.play.moves import Do, MoveMessage, Return, TableMessage
from archipel.server.play.new_table import Order
from archipel.server.play.refused import Refused
from archipel.server.play.rows import ActionRow, SeatRow
from archipel.server.play.sender import Sender
from archipel.server.play.state import TableState
from archipel.server.storage import rows
from archipel.server.storage.rows import Appended, Change, Stale
from archipel.server.storage.store import Store
from archipel.server.table.crowd import CROWD_SIZE, Crowd, split_crowd
from archipel.server.table.listener import Listener, as_text

log = structlog.get_logger()

PRESENCE_DELAY: Final = 0.1
"""Seconds before a change of who is present is sent; more where there is a crowd."""
TEXT_SECONDS: Final = 0.25
"""Seconds for which an encoded state message is reused; its clock ages with it."""

OnPosition = Callable[["Table"], None]
"""Called after this process has made a new position, to let bots act."""


class Table:
    """One table. Code that changes it, or needs a committed state, holds `lock`."""

    def __init__(self, state: TableState, store: Store, lease: float, on_position: OnPosition) -> None:
        self.state = state
        self.store = store
        self.lease = lease
        self.on_position = on_position
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self._sending_table: asyncio.Task[None] | None = None
        self._state_texts: dict[tuple[Seat, int], str] = {}
        """Encoded state messages, by seat and by the version it has seen: one encoding serves all sockets."""
        self._state_texts_at = 0.0
        self._crowd = Crowd()
        self.lost = False
        """A commit failed, and it is unknown whether it was stored; the table must be loaded again."""

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.state.row.id

    # Messages.

    async def receive(self, sender: Sender, message: TableMessage) -> list[Any]:
        """Handle a message of a person or a program, and return the answers.

        A person who plays gets the seat back from a bot that stands in.
        """
        seat = message.sent_for(self.state.row, sender)
        if isinstance(message, Do) and self.state.row.seats[seat].away:
            await self.process(seat, Return())
        return await self.process(seat, message)

    async def process(self, seat: Seat, message: TableMessage, by_bot: bool = False) -> list[Any]:
        """Apply a message for a seat, commit and publish; return the answers for its sender.

        On any failure nothing has happened.
        """
        async with self.lock:
            state = self.state
            if isinstance(message, MoveMessage) and message.v > state.version and self.store.postgres:
                await self._refresh()
            try:
                made = apply_message(state, seat, message, steady.now(), by_bot)
            except Refused as refused:
                if refused.code == "off-lesson":
                    self._publish(False)  # with the lesson's reply
                raise
            except Exception:  # a bug in a game must not leave a half-made position behind
                log.exception("game-failed", table=self.id, version=state.version)
                await self._rebuild()
                raise Refused("unavailable") from None
            if not made.rows and not made.seats:
                if isinstance(message, MoveMessage):  # an answer in a lesson
                    self._publish(False)
                return made.messages
            if await self._commit(made.rows, made.seats) or not isinstance(message, MoveMessage):
                return made.messages
            if (again := answered_before(state, seat, message)) is None:
                raise Refused("stale", v=state.version)
            return [again]

    async def handle_timeouts(self) -> list[Seat]:
        """Apply the absence policy to late seats; return those for which a bot must decide now."""
        async with self.lock:
            if self.store.postgres:
                await self._refresh()
            if self.state.problem is not None or self.state.row.status != "playing":
                return []
            now, present = steady.now(), self.present()
            to_play: list[Seat] = []
            for seat in absence.late_seats(self.state, now):
                is_here = self.state.row.seats[seat].person in present
                if absence.time_is_over(self.state, seat, is_here, now + self.lease):
                    to_play.append(seat)
            self.state.update_standing(now)
            await self._commit([], self.state.row.seats)
            return to_play

    # Changes of who sits here.

    async def change(self, act: Change) -> None:
        """Change the stored table in one transaction, then load the change."""
        async with self.lock:
            await self.store.write(lambda db: rows.change(db, self.id, act))
            await self._refresh()
            self.on_position(self)

    async def play_again(self, me: str, order: Order) -> str:
        """Return the id of the rematch; the first call opens it, and its order of seats counts."""
        now = steady.now()

        def job(db: Connection) -> str:
            old = rows.find(db, self.id, lock=True)
            assert old is not None
            if old.rematch is not None:
                return old.rematch
            row, first = new_table.make(new_table.again(old, me, order), now)
            rows.add(db, row, first)
            rows.set_rematch(db, old.id, row.id)
            return row.id

        async with self.lock:
            new = await self.store.write(job)
            await self._refresh()
            return new

    async def refresh(self, ours: bool) -> None:
        """Load what was committed elsewhere; with `ours`, this process also lets the bots act."""
        async with self.lock:
            await self._refresh()
            if ours:
                self.on_position(self)

    async def catch_up(self, version: int) -> None:
        """Load the rows up to a version that some process has committed, unless they are known."""
        if version <= self.state.version:
            return
        async with self.lock:
            if version > self.state.version:
                await self._refresh()

    # Memory and store.

    async def _refresh(self) -> None:
        version = self.state.version
        row, actions = await self.store.read(lambda db: rows.fetch(db, self.id, version))
        if self.state.referee is None:
            await asyncio.to_thread(self.state.rebuild, row, actions)
        else:
            self.state.refresh(row, actions)
        self._publish(True)

    async def _rebuild(self) -> None:
        row, actions = await self.store.read(lambda db: rows.fetch(db, self.id))
        await asyncio.to_thread(self.state.rebuild, row, actions)
        self._publish(True)

    async def _commit(self, made: list[ActionRow], places: list[SeatRow]) -> bool:
        """Store and publish what has changed in memory; return False if another process was faster."""
        state = self.state
        standing = state.row.standing
        version = state.version - len(made)
        if standing.bot_due is not None:
            standing = replace(standing, bot_due=standing.bot_due + self.lease)
        try:
            new = Appended(self.id, version, made, standing, places)
            await self.store.write_together(rows.append, new)
        except Stale:
            await self._rebuild()
            return False
        except BaseException as error:  # also when cancelled: it is unknown whether it was committed
            self._give_up(error)
            if isinstance(error, Exception):
                raise Refused("unavailable") from None
            raise
        if state.row.standing.result is not None:
            rule = state.row.standing.result["rule"]
            log.info("game-over", table=self.id, game=state.row.game, rows=state.version, rule=rule)
        self._publish(bool(places) or state.row.status != "playing")
        self.on_position(self)
        return True

    def _give_up(self, error: BaseException) -> None:
        log.error("not-saved", table=self.id, error=repr(error))
        self.lost = True
        self.state.problem = Refused("unavailable")
        self.close()

    # Listeners.

    async def show_from(self, listener: Listener, v: int) -> None:
        """Send a listener the state of each of its seats since version `v`, and every later one."""
        async with self.lock:
            listener.versions = dict.fromkeys(listener.sender.sees(self.state.row), v)
            if self.state.problem is not None:
                raise self.state.problem
            self._send_state([listener])

    async def add_listener(self, listener: Listener) -> None:
        """Add a socket, and send it the table."""
        self.listeners.add(listener)
        async with self.lock:  # wait for a commit under way
            if self._crowd.table_text and not listener.sender.seats(self.state.row):
                listener.send_text(self._crowd.table_text)  # an update follows soon
            else:
                self._send_table([listener])
        self._send_table_soon()

    def remove_listener(self, listener: Listener) -> None:
        """Remove a socket."""
        self.listeners.discard(listener)
        self._send_table_soon()

    def _send_table_soon(self) -> None:
        """Send who is present after a delay, once for all who come and go meanwhile."""
        if self._sending_table is None or self._sending_table.done():
            self._sending_table = asyncio.create_task(self._send_table_later())

    async def _send_table_later(self) -> None:
        await asyncio.sleep(max(PRESENCE_DELAY, len(self.listeners) * PRESENCE_DELAY / CROWD_SIZE))
        async with self.lock:
            self._send_table(self.listeners)

    def close(self) -> None:
        """Close all sockets."""
        for listener in self.listeners:
            listener.close()

    def send_chat(self, line: Any, author: str) -> None:
        """Send a chat line to everybody who has not muted its author."""
        text = as_text(line)
        for listener in self.listeners:
            if author not in listener.muted:
                listener.send_text(text)

    def described(self) -> TableOut:
        """Return the public description of the table."""
        return table_out(self.state.row, self.present())

    async def message_for(self, sender: Sender, seat: Seat | None, v: int) -> StateOut:
        """Return the state message for one of the sender's seats, or for a spectator."""
        async with self.lock:
            watching = seat == WATCHER or (seat is None and not self.state.row.held_by(sender.person))
            place = WATCHER if watching else sender.seat(self.state.row, seat)
            return self.state.message_for(place, v, steady.now())

    def present(self) -> list[str | None]:
        """Return the person of every socket; None for an anonymous one."""
        return [listener.sender.person for listener in self.listeners]

    def has_participants(self) -> bool:
        """Whether the host or a player is present, in a game that is not over."""
        row = self.state.row
        people = {row.host} | {seat.person for seat in row.seats}
        return not row.is_finished() and any(
            person is not None and person in people for person in self.present()
        )

    def _publish(self, table: bool) -> None:
        if table:
            self._send_table(self.listeners)
        self._state_texts.clear()
        self._send_state(self.listeners)

    def _send_table(self, listeners: Collection[Listener]) -> None:
        """Send listeners the description of the table, encoded once for equal recipients."""
        table = self.described()
        made: dict[tuple[Seat, ...], str] = {}
        direct, crowd = split_crowd(listeners, self.state.row)
        for listener in direct:
            mine = listener.sender.seats(self.state.row)
            key = tuple(mine)
            if key not in made:
                made[key] = as_text(TableNews(table=table, mine=mine))
            listener.send_text(made[key])
        if crowd:
            self._crowd.send_table(crowd, as_text(TableNews(table=table, mine=[])))
        elif listeners is self.listeners:
            self._crowd.table_text = ""

    def _send_state(self, listeners: Collection[Listener]) -> None:
        """Send every listener the rows that its seats have not seen."""
        state, now = self.state, steady.now()
        if state.referee is None or state.problem is not None:
            return
        if now - self._state_texts_at > TEXT_SECONDS:
            self._state_texts.clear()
        if not self._state_texts:
            self._state_texts_at = now
        direct, crowd = split_crowd(listeners, self.state.row)
        for listener in direct:
            if (versions := listener.versions) is None:
                continue
            for seat in listener.sender.sees(state.row):  # sending may close a slow listener
                listener.send_text(self._state_text(seat, versions.get(seat, 0), now))
                versions[seat] = state.version
        if crowd:
            seen = {listener.versions.get(WATCHER, 0) for listener in crowd if listener.versions is not None}
            self._crowd.send_state(crowd, state.version, {v: self._state_text(WATCHER, v, now) for v in seen})
        state.drop_views()

    def _state_text(self, seat: Seat, v: int, now: float) -> str:
        """Return the encoded state message for a seat that has seen version `v`."""
        if (seat, v) not in self._state_texts:
            self._state_texts[seat, v] = as_text(self.state.message_for(seat, v, now))
        return self._state_texts[seat, v]

"""The hall with all the tables: who listens, and the one way a change is made and told."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import structlog

from archipel.core.state import CHANCE, Action, BadNotation, IllegalAction, Seat
from archipel.server.metrics import LIVE
from archipel.server.play import clocks
from archipel.server.play.describe import table_out
from archipel.server.play.live import Live, progress
from archipel.server.play.look import answer, illegal
from archipel.server.settings import Settings
from archipel.server.storage import rows as journal
from archipel.server.storage.rows import Entry, Info, Stale
from archipel.server.storage.store import Store
from archipel.server.table.listener import Listener
from archipel.server.web.protocol import Answer, Refused, TableNews

log = structlog.get_logger()


class Hall:
    """Every table that is in use. `after` is called when this process has made a new position."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.live: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Future[Live]] = {}
        self.after: Callable[[Live], None] = lambda live: None
        self.began = time.time()

    # Tables in memory.

    async def open(self, id: str) -> Live:
        """The table, from memory or from its rows."""
        if id in self.live:
            live = self.live.pop(id)
            self.live[id] = live  # the last used comes last
            return live
        if id not in self._opening:
            self._opening[id] = asyncio.ensure_future(self._load(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _fetch(self, id: str, after: int = 0) -> tuple[Info, list[Entry]]:
        def job(db: Any) -> tuple[Info | None, list[Entry]]:
            info = journal.find(db, id)
            found = journal.entries(db, id, after) if info is not None else []
            return info, [entry for entry in found if info is not None and entry.seq <= info.version]

        info, entries = await self.store.read(job)
        if info is None:
            raise Refused("unknown", what="table")
        return info, entries

    async def _load(self, id: str) -> Live:
        info, entries = await self._fetch(id)
        live = await asyncio.to_thread(Live, info, entries)
        if live.clock is not None and not self.store.postgres:
            clocks.wake(live.clock, self.began)  # one process: before it began, nobody could play
        self.live[id] = live
        self._make_room()
        LIVE.set(len(self.live))
        return live

    def _make_room(self) -> None:
        spare = len(self.live) - self.settings.live_tables
        for id, live in list(self.live.items()):
            if spare <= 0:
                return
            if not live.listeners and not live.lock.locked():
                del self.live[id]
                spare -= 1

    async def reload(self, live: Live) -> None:
        """Forget what is in memory and start again from the rows (the caller holds the lock)."""
        info, entries = await self._fetch(live.info.id)
        await asyncio.to_thread(live.rebuild, info, entries)
        self._tell(live)

    async def refresh(self, live: Live) -> None:
        """Take in what was done elsewhere (the caller holds the lock)."""
        info, entries = await self._fetch(live.info.id, live.version)
        if live.referee is None:
            await asyncio.to_thread(live.rebuild, info, entries)
        else:
            live.info = info
            live.clock = clocks.read(info.clock) if info.clock else None
            live.extend(entries)
        self._tell(live)

    async def renew(self, id: str) -> Live:
        """Take in a change of the table itself, made by this process: what follows from it is ours to do."""
        live = await self.open(id)
        async with live.lock:
            await self.refresh(live)
            self.after(live)
        return live

    # Playing.

    async def play(self, live: Live, seat: Seat, v: int, texts: list[str], cid: str | None) -> int:
        """Play actions for a seat; the row of the first of them, once they are committed."""
        async with live.lock:
            if (done := await self._prepare(live, seat, v, cid)) is not None:
                return done
            referee = live.playing()
            steps = [_read(live, text) for text in texts]
            if any(step.reveals for step in steps[:-1]):
                raise Refused("conflict", why="reveals")  # nobody may decide on what it has not seen yet
            return await self._change(live, seat, cid, lambda: referee.play(seat, *steps))

    async def take_back(self, live: Live, seat: Seat, v: int, to: int, cid: str | None) -> int:
        """Undo row `to` and what the seat did after it."""
        async with live.lock:
            if (done := await self._prepare(live, seat, v, cid)) is not None:
                return done
            referee = live.playing()
            return await self._change(live, seat, cid, lambda: referee.take_back(seat, to))

    async def throw(self, live: Live, v: int, text: str, cid: str | None) -> int:
        """Enter the dice that fell on the real table."""
        async with live.lock:
            if (done := await self._prepare(live, CHANCE, v, cid)) is not None:
                return done
            referee = live.playing()
            dice = _read(live, text)
            return await self._change(live, CHANCE, cid, lambda: referee.throw(dice))

    async def ask(self, live: Live, seat: Seat, text: str, id: str | None) -> Answer:
        """Why not, and what would it do?"""
        async with live.lock:
            return answer(live.playing(), seat, text, id)

    async def _prepare(self, live: Live, seat: Seat, v: int, cid: str | None) -> int | None:
        """Check that the seat speaks of the present position; the row, if this was done before."""
        if v > live.version and self.store.postgres:
            await self.refresh(live)
        if cid is not None and (seat, cid) in live.cids:
            return live.cids[seat, cid]
        live.playing()
        if live.info.status == "closed":
            raise Refused("closed")
        if not live.fresh.get(seat, live.version) <= v <= live.version:
            raise Refused("stale", v=live.version)
        if live.info.status != "playing":
            raise Refused("conflict", why="over")
        return None

    async def _change(self, live: Live, seat: Seat, cid: str | None, act: Callable[[], None]) -> int:
        """Do it, let chance answer, commit, tell everybody. On any failure nothing has happened."""
        referee, before = live.playing(), live.version
        waiting = [s for s in referee.state.asked() if s != seat and live.info.seats[s].waits()]
        seen = {s: (live.fresh.get(s, before), live.look(s)) for s in waiting}
        try:
            act()
            referee.deal()
        except IllegalAction as error:
            raise illegal(referee, seat, error) from None
        except Exception:  # a defect of a game must not leave a half-made position behind
            log.exception("game-failed", table=live.info.id, version=before)
            await self.reload(live)
            raise Refused("unavailable") from None
        live.looks.clear()
        try:
            await self._commit(live, seat, cid)
        except Stale:
            await self.reload(live)
            if cid is not None and (seat, cid) in live.cids:
                return live.cids[seat, cid]
            raise Refused("stale", v=live.version) from None
        asked = referee.state.asked()
        # An answer that nobody was told of makes no one else's answer stale.
        live.fresh = {s: v for s, (v, look) in seen.items() if s in asked and live.look(s) == look}
        self._tell(live, table=live.info.status != "playing")
        self.after(live)
        return before + 1

    async def _commit(self, live: Live, seat: Seat, cid: str | None) -> None:
        info, referee, version, now = live.info, live.playing(), live.version, time.time()
        clock, pace = live.clock, live.pace
        if clock is not None and pace is not None:
            people = [s for s in referee.state.asked() if info.seats[s].waits()]
            clocks.advance(pace, clock, now, seat, live.look(max(seat, 0)).turn, people)
        new = [
            Entry(version + i, row.seat, row.action.text, now, cid if i == 1 else None)
            for i, row in enumerate(referee.rows[version:], start=1)
        ]
        values = progress(info, referee, clock, now, self.settings.lease)
        await self.save(live, lambda db: journal.append(db, info.id, version, new, values))
        if cid is not None:
            live.cids[seat, cid] = version + 1
        live.marks += [live.marks[-1]] * (len(new) - 1)  # nobody is ever shown a version in between
        live.mark()
        info.version, info.asked = live.version, referee.state.asked()
        info.deadline, info.clock = values["deadline"], values["clock"]
        if "status" in values:
            info.status, info.ended = values["status"], values["ended"]
            info.result = json.loads(values["result"])
            log.info("game-over", table=info.id, game=info.game, rows=live.version, rule=info.result["rule"])

    async def save(self, live: Live, job: Callable[[Any], None]) -> None:
        """Commit a change of a table that is already made in memory; if that fails, forget the memory."""
        try:
            await self.store.write(job)
        except Stale:
            raise
        except BaseException as error:  # also when cancelled: nobody knows what was committed
            log.error("not-saved", table=live.info.id, error=repr(error))
            live.trouble = Refused("unavailable")
            self.live.pop(live.info.id, None)
            for listener in live.listeners:
                listener.close()
            if isinstance(error, Exception):
                raise Refused("unavailable") from None
            raise

    # Telling.

    def _tell(self, live: Live, table: bool = True) -> None:
        if table:
            self.publish_table(live)
        self.publish(live)

    def publish(self, live: Live) -> None:
        """Send every listener what its seats have not seen."""
        if live.referee is None or live.trouble is not None:
            return
        clock = live.clock_out(time.time())
        made: dict[tuple[Seat, int], str] = {}
        for listener in live.listeners:
            if listener.told is None:
                continue
            for seat in listener.seats(live.info):
                key = (seat, listener.told.get(seat, 0))
                if key not in made:
                    message = live.state(*key)
                    message.clock = clock
                    made[key] = message.model_dump_json()
                listener.told[seat] = live.version
                listener.send(made[key])

    def publish_table(self, live: Live) -> None:
        """Send every listener who sits where."""
        online: set[str | None] = {listener.person for listener in live.listeners}
        watchers = sum(not live.info.held_by(listener.person) for listener in live.listeners)
        table = table_out(live.info, online, watchers)
        for listener in live.listeners:
            listener.send(TableNews(table=table, mine=listener.mine(live.info)).model_dump_json())

    async def join(self, live: Live, listener: Listener, v: int) -> None:
        """Show a listener the table, from a version on."""
        async with live.lock:
            listener.told = dict.fromkeys(listener.seats(live.info), v)
            if live.trouble is not None:
                raise live.trouble
            if live.referee is None:
                return
            for seat in listener.seats(live.info):
                message = live.state(seat, v)
                message.clock = live.clock_out(time.time())
                listener.told[seat] = live.version
                listener.send(message.model_dump_json())


def _read(live: Live, text: str) -> Action:
    try:
        return live.playing().game.read(text)
    except BadNotation:
        raise Refused("bad-notation", text=text[:100]) from None

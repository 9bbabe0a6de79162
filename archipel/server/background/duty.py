"""What the server does by itself: let bots act, end the time of seats, clean up.

Whatever is due stands in the table's row with the moment it is due. The process that commits a
move also does what follows from it; should it die, the moment passes and the next process that
looks takes the duty over. On PostgreSQL several processes look, and SKIP LOCKED deals the work out.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Connection, or_, select, update

from archipel.server.background.workers import Workers, question, seed_of
from archipel.server.metrics import BOT_SECONDS, MOVES
from archipel.server.people.accounts import purge_guests
from archipel.server.play import clocks
from archipel.server.play.live import Live
from archipel.server.play.seating import STAND_IN
from archipel.server.storage import rows as journal
from archipel.server.storage.schema import tables
from archipel.server.table.hall import Hall
from archipel.server.web.protocol import Refused

log = structlog.get_logger()
T = TypeVar("T")

AT_ONCE: Final = 50
CLEANING: Final = 3600.0
RECENTLY: Final = 10.0


class Duty:
    """The server's own work, on the tables of a hall."""

    def __init__(self, hall: Hall, workers: Workers) -> None:
        self.hall = hall
        self.workers = workers
        self.settings = hall.settings
        self.tasks: set[asyncio.Task[Any]] = set()
        hall.after = self.schedule

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something beside the requests, and remember it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def stop(self) -> None:
        """Stop all of it. A move that is being written is finished by the store."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Bots.

    def schedule(self, live: Live) -> None:
        """After every new position: if bots are asked, one of them acts soon."""
        if live.bot_task is not None and live.bot_task is not _current():
            live.bot_task.cancel()
        live.bot_task = None
        if live.info.status != "playing" or live.referee is None or live.trouble is not None:
            return
        if any(live.info.seats[seat].plays_itself() for seat in live.referee.state.asked()):
            live.bot_task = self.start(self._bot_turn(live))

    async def _bot_turn(self, live: Live) -> None:
        referee = live.playing()
        asked = referee.state.asked()
        people = any(live.info.seats[seat].waits() for seat in asked)
        await asyncio.sleep(self.settings.bot_patience if people else self.settings.bot_pause)
        seat = next(seat for seat in asked if live.info.seats[seat].plays_itself())
        version = live.version
        began = time.monotonic()
        text = await self._choice(live, seat, version)
        BOT_SECONDS.observe(time.monotonic() - began)
        await self.act(live, seat, version, text)

    async def _choice(self, live: Live, seat: int, version: int) -> str | None:
        bot = live.info.seats[seat].bot or STAND_IN
        return await self.workers.choose(question(live, seat, version, bot))

    async def act(self, live: Live, seat: int, version: int, text: str | None) -> None:
        """Play a bot's choice; without one, or when it is refused, anything legal."""
        for attempt in (text, None):
            if attempt is None:
                legal = [action.text for action in live.playing().state.legal(seat)]
                if not legal:
                    return
                attempt = legal[seed_of(live.info.secret, seat, version) % len(legal)]
            # Shielded: whoever cancels this (a newer position) must not cut a commit in two.
            refused = await asyncio.shield(self.start(self._move(live, seat, version, attempt)))
            if refused is None or refused.code not in ("illegal", "bad-notation", "not-your-turn"):
                return  # if stale or closed: what is due now is done by whoever made it so
            log.warning("bot-refused", table=live.info.id, bot=live.info.seats[seat].bot, text=attempt)

    async def _move(self, live: Live, seat: int, version: int, text: str) -> Refused | None:
        try:
            await self.hall.play(live, seat, version, [text], None)
        except Refused as refused:
            return refused
        MOVES.labels("bot").inc()
        return None

    # Deadlines.

    async def sweep(self) -> None:
        """Look for what is due, again and again."""
        cleaned = time.time()
        if not self.hall.store.postgres:
            await self.hall.store.write(_after_an_outage)
        while True:
            try:
                await self._sweep_once()
                if time.time() - cleaned > CLEANING:
                    cleaned = time.time()
                    await self.hall.store.write(lambda db: purge_guests(db, self.settings.guest_days))
            except Refused as refused:
                log.warning("sweep-refused", code=refused.code)
            except Exception:  # the store may be away for a while; the next look will tell
                log.exception("sweep-failed")
            await asyncio.sleep(self.settings.sweep)

    async def _sweep_once(self) -> None:
        lease = self.settings.lease
        due, closed = await self.hall.store.read(_looks_due)
        if due:
            for id, kind in await self.hall.store.write(lambda db: _claim(db, lease)):
                live = await self.hall.open(id)
                if kind == "deadline":
                    await self._time_is_over(live)
                elif live.bot_task is None or live.bot_task.done():
                    await self.hall.renew(id)
        for id in closed:
            if id in self.hall.live and self.hall.live[id].info.status != "closed":
                await self.hall.renew(id)

    async def _time_is_over(self, live: Live) -> None:
        """Somebody's time is over: do what the table agreed on."""
        async with live.lock:
            if self.hall.store.postgres:
                await self.hall.refresh(live)
            late = self._late(live)
            acts = [self._fall_due(live, seat) for seat in late]
            await self._save(live)
            version = live.version
        for seat, plays in zip(late, acts):
            if plays:
                choice = await self._choice(live, seat, version)
                await self.act(live, seat, version, choice)

    def _late(self, live: Live) -> list[int]:
        clock, pace = live.clock, live.pace
        if clock is None or pace is None or live.info.status != "playing":
            return []
        ends = {seat: clocks.deadline(pace, clock, seat) for seat in list(clock.since)}
        return [seat for seat, at in ends.items() if at is not None and at <= time.time()]

    def _fall_due(self, live: Live, seat: int) -> bool:
        """Apply the table's policy to a late seat; whether a bot is to play this decision."""
        clock, chair = live.clock, live.info.seats[seat]
        assert clock is not None
        here = any(listener.person == chair.person for listener in live.listeners)
        if not here and chair.graces < clocks.GRACES:
            chair.graces += 1
            clocks.postpone(clock, seat, clocks.GRACE)
            return False
        others = any(c.waits() and c.person != chair.person for c in live.info.seats)
        policy = live.info.absence
        if policy == "wait" or (policy == "vote" and others):
            clock.late.append(seat)
            return False
        if policy == "seat":
            chair.away, chair.bot = True, chair.bot or STAND_IN
            clock.since.pop(seat)
            return False
        clocks.exhaust(clock, seat, time.time() + self.settings.lease)
        return True

    async def vote(self, live: Live, voter: str, seat: int) -> None:
        """One more wants a bot to play for a late seat; when most of the others do, it does."""
        async with live.lock:
            clock, info = live.clock, live.info
            mine = info.held_by(voter)
            if not mine or seat in mine:
                raise Refused("not-your-seat")
            if clock is None or seat not in clock.late:
                raise Refused("conflict", why="not-late")
            votes = clock.votes.setdefault(seat, [])
            votes += [s for s in mine if s not in votes]
            owner = info.seats[seat].person
            others = [c.seat for c in info.seats if c.waits() and c.person != owner]
            if 2 * len([s for s in votes if s in others]) > len(others):
                info.seats[seat].away = True
                info.seats[seat].bot = info.seats[seat].bot or STAND_IN
                clock.late.remove(seat)
                clock.since.pop(seat, None)
            await self._save(live)

    async def come_back(self, live: Live, seat: int) -> None:
        """The owner of a seat plays again."""
        async with live.lock:
            info, clock = live.info, live.clock
            info.seats[seat].away = False
            if clock is not None:
                if seat in live.playing().state.asked():
                    clock.since.setdefault(seat, time.time())
                if seat in clock.late:
                    clock.late.remove(seat)
                    clock.since[seat] = time.time()
            await self._save(live)

    async def _save(self, live: Live) -> None:
        """Store clock and seats as they are in memory, tell, and let bots act (the caller holds the lock)."""
        info, clock, pace, version = live.info, live.clock, live.pace, live.version
        deadline = None if clock is None or pace is None else clocks.next_deadline(pace, clock)
        asked = live.referee.state.asked() if live.referee is not None else []
        bots = any(info.seats[seat].plays_itself() for seat in asked)
        values: dict[str, Any] = {
            "asked": " ".join(map(str, asked)),
            "deadline": deadline,
            "clock": "" if clock is None else clock.text(),
        }
        values |= {"bot_due": time.time() + self.settings.lease if bots else None}
        chairs = [(c.seat, {"away": c.away, "bot": c.bot, "graces": c.graces}) for c in info.seats]

        def job(db: Connection) -> None:
            journal.append(db, info.id, version, [], values)
            for seat, state in chairs:
                journal.change_seat(db, info.id, seat, **state)
            journal.tell(db, f"{info.id} table")

        try:
            await self.hall.save(live, job)
        except journal.Stale:
            await self.hall.reload(live)
            return
        self.hall.publish_table(live)
        self.hall.publish(live)
        self.schedule(live)


def _current() -> asyncio.Task[Any] | None:
    return asyncio.current_task()


def _looks_due(db: Connection) -> tuple[bool, list[str]]:
    """Whether anything is due, and the tables that were closed lately (perhaps by a command)."""
    now = time.time()
    due = or_(tables.c.deadline <= now, tables.c.bot_due <= now)
    any_due = db.execute(select(tables.c.id).where(due).limit(1)).first() is not None
    closed = (tables.c.status == "closed") & (tables.c.ended > now - RECENTLY)
    return any_due, [row.id for row in db.execute(select(tables.c.id).where(closed).limit(AT_ONCE))]


def _claim(db: Connection, lease: float) -> list[tuple[str, str]]:
    """Take over duties: others look away from them until the lease is over."""
    now = time.time()
    claimed: list[tuple[str, str]] = []
    for kind, column in (("deadline", tables.c.deadline), ("bot", tables.c.bot_due)):
        query = select(tables.c.id).where(column <= now, tables.c.status == "playing").order_by(column)
        ids = [row.id for row in db.execute(query.limit(AT_ONCE).with_for_update(skip_locked=True))]
        if ids:
            db.execute(update(tables).where(tables.c.id.in_(ids)).values({column.name: now + lease}))
            claimed += [(id, kind) for id in ids]
    return claimed


def _after_an_outage(db: Connection) -> None:
    """One process only: nobody else holds a lease, and nobody's time ran while we were away."""
    now = time.time()
    db.execute(update(tables).where(tables.c.bot_due.is_not(None)).values(bot_due=now))
    late = (tables.c.deadline.is_not(None)) & (tables.c.deadline < now + clocks.GRACE)
    db.execute(update(tables).where(late).values(deadline=now + clocks.GRACE))

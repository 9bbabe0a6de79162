"""Hints at a table and the win chances over a finished game, both computed in a worker process."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal
from weakref import WeakKeyDictionary

from archipel.bots.win_chances import WinChances
from archipel.core.state import Seat
from archipel.server.background.worker import advise, course_of
from archipel.server.background.workers import Workers, bot_decision
from archipel.server.play.messages import NoteOut
from archipel.server.play.refused import Refused
from archipel.server.play.replays import finished
from archipel.server.table.table import Table


@dataclass
class MoveOut:
    """A move, the chance to win after it, and why it is better than the next one."""

    action: str
    chance: float
    why: NoteOut | None


@dataclass(kw_only=True)
class Hints:
    """The answer to a `hint`: the chances of all seats as the asking seat sees them, and its best moves."""

    t: Literal["hints"] = "hints"
    id: str | None
    v: int
    chances: list[float]
    moves: list[MoveOut]


class Adviser:
    """A cache of hints and courses: each position is analysed once."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._hints: WeakKeyDictionary[Table, dict[Seat, Hints]] = WeakKeyDictionary()
        self._courses: WeakKeyDictionary[Table, WinChances] = WeakKeyDictionary()

    async def hint(self, table: Table, seat: Seat, id: str | None, asker: str) -> Hints:
        """Return the best moves of a seat that is asked, based on what the seat knows."""
        if not table.state.row.options.hints:
            raise Refused("forbidden", why="no-hints")
        known = self._hints.setdefault(table, {})
        async with table.lock:
            if seat not in table.state.playing().state.asked():
                raise Refused("not-your-turn")
            version = table.state.version
            if seat in known and known[seat].v == version:
                return replace(known[seat], id=id)
            asked = bot_decision(table.state, seat, version)
        chances, found = await self.workers.run(advise, asked, asker)
        moves = [
            MoveOut(action, chance, None if why is None else NoteOut(key=why[0], args=why[1]))
            for action, chance, why in found
        ]
        known[seat] = Hints(id=id, v=version, chances=list(chances), moves=moves)
        return known[seat]

    async def course(self, table: Table) -> WinChances:
        """Return the turns of a finished game, the chances of all seats, and the turning points."""
        async with table.lock:
            finished(table.state)
            if table not in self._courses:
                asked = bot_decision(table.state, 0, table.state.version)
                self._courses[table] = await self.workers.run(course_of, asked, table.id)
            return self._courses[table]

"""Hints at the table and the course of a finished game: worked out in a worker, like the moves of bots."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal
from weakref import WeakKeyDictionary

from archipel.bots.win_chances import WinChances
from archipel.core.state import Seat
from archipel.server.background.worker import advise, follow
from archipel.server.background.workers import Workers, decision
from archipel.server.play.messages import NoteOut
from archipel.server.play.refused import Refused
from archipel.server.play.replays import finished
from archipel.server.table.table import Table


@dataclass
class MoveOut:
    """A move, the chance to win it leaves, and why it is better than the next."""

    action: str
    chance: float
    why: NoteOut | None


@dataclass(kw_only=True)
class Hints:
    """To a `hint`: every seat's chance as the asking seat knows the game, and its best few moves."""

    t: Literal["hints"] = "hints"
    id: str | None
    v: int
    chances: list[float]
    moves: list[MoveOut]


class Adviser:
    """What was worked out for people: a position is thought about once, however often one asks."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._hints: WeakKeyDictionary[Table, dict[Seat, Hints]] = WeakKeyDictionary()
        self._courses: WeakKeyDictionary[Table, WinChances] = WeakKeyDictionary()

    async def hint(self, table: Table, seat: Seat, id: str | None, who: str) -> Hints:
        """The best few moves of a seat that is asked, as far as it knows the game."""
        if not table.state.row.options.hints:
            raise Refused("forbidden", why="no-hints")
        known = self._hints.setdefault(table, {})
        async with table.lock:
            if seat not in table.state.playing().state.asked():
                raise Refused("not-your-turn")
            version = table.state.version
            if seat in known and known[seat].v == version:
                return replace(known[seat], id=id)
            asked = decision(table.state, seat, version)
        chances, found = await self.workers.run(advise, asked, who)
        moves = [
            MoveOut(action, chance, None if why is None else NoteOut(key=why[0], args=why[1]))
            for action, chance, why in found
        ]
        known[seat] = Hints(id=id, v=version, chances=list(chances), moves=moves)
        return known[seat]

    async def course(self, table: Table) -> WinChances:
        """How a finished game went: its turns, every seat's chances, and where they turned."""
        async with table.lock:
            finished(table.state)
            if table not in self._courses:
                asked = decision(table.state, 0, table.state.version)
                self._courses[table] = await self.workers.run(follow, asked, table.id)
            return self._courses[table]

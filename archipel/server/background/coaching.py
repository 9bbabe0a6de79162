"""The coach at a table: whom it may help, how often it asks, and what is learnt from a finished game.

What it asked is kept in memory, like hints: a server that starts anew may ask three times more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal
from weakref import WeakKeyDictionary

from archipel.bots.coach import Care, CoachQuestion, Restraint
from archipel.core.state import BadNotation, IllegalAction, Note, Seat
from archipel.server.background.worker import Doubt, Doubted, MomentOut, doubt, learn
from archipel.server.background.workers import Workers, decision
from archipel.server.play.messages import NoteOut, note_out
from archipel.server.play.refused import Refused
from archipel.server.play.replays import finished
from archipel.server.play.rows import TableRow
from archipel.server.table.table import Table

SECONDS: Final = 2.0
"""Who thinks longer about a question does not ask it: the move goes through."""
MOMENTS_SECONDS: Final = 90.0


@dataclass(kw_only=True)
class Coached:
    """To a `coach`: what to ask before the move is sent, or nothing: then it may be sent."""

    t: Literal["coached"] = "coached"
    id: str | None
    v: int
    note: NoteOut | None = None
    better: str | None = None
    """The move that looks better, where another one does."""


def may_coach(row: TableRow, seat: Seat) -> bool:
    """Only where nobody is wronged by it: one person plays, on this seat, and the others are bots."""
    return [place.seat for place in row.seats if place.person is not None] == [seat]


class Coach:
    """Asks people about their moves, once a turn and three times a game, and never twice about one thing."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._asked: WeakKeyDictionary[Table, Restraint] = WeakKeyDictionary()
        self._moments: WeakKeyDictionary[Table, dict[Seat, list[MomentOut]]] = WeakKeyDictionary()

    async def ask(self, table: Table, seat: Seat, text: str, care: Care, id: str | None) -> Coached:
        """What to ask about a move; the table goes on meanwhile, and `do` is never held back."""
        async with table.lock:
            state = table.state
            referee = state.playing()
            if not may_coach(state.row, seat):
                raise Refused("forbidden", why="no-coach")
            answer, turn = Coached(id=id, v=state.version), referee.turn_began
            asked = self._asked.setdefault(table, Restraint())
            try:
                referee.check(seat, referee.game.read(text))
            except (BadNotation, IllegalAction):
                return answer  # `do` will say why
            if not asked.allows(turn):
                return answer
            about = Doubt(decision(state, seat, state.version), text, care)
            who = state.row.seats[seat].person or table.id
        found = await self._thought(about, who)
        if found is None or not asked.takes(found, turn):
            return answer
        return Coached(id=id, v=answer.v, note=note_out(found.note), better=found.better or None)

    async def _thought(self, about: Doubt, who: str) -> CoachQuestion | None:
        try:
            found: Doubted | None = await self.workers.run(doubt, about, who, SECONDS)
        except Refused:
            return None
        if found is None:
            return None
        (key, rules, args), subject, better = found
        return CoachQuestion(Note(key, rules, args), subject, better)

    async def moments(self, table: Table, seat: Seat) -> list[MomentOut]:
        """What a seat can learn from a finished game; worked out once."""
        async with table.lock:
            if seat not in range(finished(table.state).seats):
                raise Refused("unknown", what="seat")
            asked = decision(table.state, seat, table.state.version)
        known = self._moments.setdefault(table, {})
        if seat not in known:
            known[seat] = await self.workers.run(learn, asked, table.id, MOMENTS_SECONDS)
        return known[seat]

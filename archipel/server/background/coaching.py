"""The coach: questions before a doubtful move, and learning moments of a finished game.

The number of questions asked is kept in memory only, so it starts again after a restart of the server.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal
from weakref import WeakKeyDictionary

from archipel.bots.coach import Care, CoachQuestion, Restraint
from archipel.core.state import BadNotation, IllegalAction, Note, Seat
from archipel.server.background.worker import CoachedMove, CoachReply, MomentOut, ask_coach, find_moments
from archipel.server.background.workers import Workers, bot_decision
from archipel.server.play.messages import NoteOut, note_out
from archipel.server.play.refused import Refused
from archipel.server.play.replays import finished
from archipel.server.play.rows import TableRow
from archipel.server.table.table import Table

SECONDS: Final = 2.0
"""Seconds for the coach to think; after that it asks nothing, and the move goes through."""
MOMENTS_SECONDS: Final = 90.0


@dataclass(kw_only=True)
class Coached:
    """The answer to a `coach` message: a question to show before the move is sent, or none."""

    t: Literal["coached"] = "coached"
    id: str | None
    v: int
    note: NoteOut | None = None
    better: str | None = None
    """A move that looks better, if there is one."""


def may_coach(row: TableRow, seat: Seat) -> bool:
    """Whether the coach may help a seat: only if all other seats are played by bots."""
    return [place.seat for place in row.seats if place.person is not None] == [seat]


class Coach:
    """Asks about doubtful moves: at most once a turn, three times a game, and never twice about one thing."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._asked: WeakKeyDictionary[Table, Restraint] = WeakKeyDictionary()
        self._moments: WeakKeyDictionary[Table, dict[Seat, list[MomentOut]]] = WeakKeyDictionary()

    async def ask(self, table: Table, seat: Seat, text: str, care: Care, id: str | None) -> Coached:
        """Return the coach's question about a move, if any; this never blocks the table or a `do`."""
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
            about = CoachedMove(bot_decision(state, seat, state.version), text, care)
            asker = state.row.seats[seat].person or table.id
        found = await self._ask_worker(about, asker)
        if found is None or not asked.takes(found, turn):
            return answer
        return Coached(id=id, v=answer.v, note=note_out(found.note), better=found.better or None)

    async def _ask_worker(self, about: CoachedMove, asker: str) -> CoachQuestion | None:
        try:
            found: CoachReply | None = await self.workers.run(ask_coach, about, asker, SECONDS)
        except Refused:
            return None
        if found is None:
            return None
        (key, rules, args), subject, better = found
        return CoachQuestion(Note(key, rules, args), subject, better)

    async def moments(self, table: Table, seat: Seat) -> list[MomentOut]:
        """Return the learning moments of a seat in a finished game; cached."""
        async with table.lock:
            if seat not in range(finished(table.state).seats):
                raise Refused("unknown", what="seat")
            asked = bot_decision(table.state, seat, table.state.version)
        known = self._moments.setdefault(table, {})
        if seat not in known:
            known[seat] = await self.workers.run(find_moments, asked, table.id, MOMENTS_SECONDS)
        return known[seat]

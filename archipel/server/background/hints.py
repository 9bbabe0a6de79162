"""Hints at the table and the curve of a replay: worked out in a worker, like the moves of bots."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Any

from archipel.server.background.worker import advise, curve
from archipel.server.background.workers import Workers, question
from archipel.server.play import replays
from archipel.server.play.live import Live
from archipel.server.web.protocol import Hints, MoveOut, NoteOut, Refused


async def hint(workers: Workers, live: Live, seat: int, id: str | None) -> Hints:
    """The best few moves of a seat that is asked, as far as it knows the game."""
    if not live.info.hints:
        raise Refused("forbidden", why="no-hints")
    async with live.lock:
        if seat not in live.playing().state.asked():
            raise Refused("not-your-turn")
        version = live.version
        known = live.hints.get(seat)
        if known is not None and known.v == version:
            return known.model_copy(update={"id": id})
        asked = question(live, seat, version)
    chances, found = await _work(workers, advise, asked)
    moves = [
        MoveOut(action=action, chance=chance, why=None if why is None else NoteOut(key=why[0], args=why[1]))
        for action, chance, why in found
    ]
    live.hints[seat] = Hints(id=id, v=version, chances=list(chances), moves=moves)
    return live.hints[seat]


async def chances(workers: Workers, live: Live) -> list[list[float]]:
    """Every seat's chance at every version of a finished game."""
    async with live.lock:
        if not replays.is_finished(live.info):
            raise Refused("conflict", why="not-over")
        if not live.curve:
            points = await _work(workers, curve, question(live, 0, live.version))
            live.curve = [list(point) for point in points]
        return live.curve


async def _work(workers: Workers, work: Any, asked: object) -> Any:
    try:
        return await workers.run(workers.budget, work, asked)
    except (TimeoutError, BrokenProcessPool) as error:
        raise Refused("unavailable") from error

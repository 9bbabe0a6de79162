"""Compute the standing of a table after its rows."""

from __future__ import annotations

from archipel.core.referee import Referee
from archipel.lessons.tutor import tutor_acts
from archipel.server.play import clocks
from archipel.server.play.rows import Result, Standing, TableRow


def result_of(referee: Referee) -> Result | None:
    """Return the result of a game, or None while it goes on."""
    outcome = referee.state.outcome()
    if not referee.over() or outcome is None:
        return None
    state = referee.state
    return {
        "winners": outcome.winners,
        "rule": outcome.rule,
        "scores": state.scores(),
        "sources": [state.points_by_source(seat) for seat in range(referee.seats)],
    }


def standing(row: TableRow, referee: Referee, now: float) -> Standing:
    """Return who is asked, the next deadline, whether bots must act, and the result."""
    before = row.standing
    asked, result = referee.state.asked(), result_of(referee)
    pace = clocks.pace_of(row.game, row.options.pace)
    version = len(referee.rows)
    bots = tutor_acts(referee) or any(row.seats[seat].bot_acts() for seat in asked)
    clock = before.clock
    return Standing(
        status=before.status if result is None else "over",
        version=version,
        asked=asked,
        clock=clock,
        deadline=clocks.next_deadline(pace, clock) if pace and clock and result is None else None,
        bot_due=now if bots else None,
        started=before.started,
        moved=before.moved if before.version == version else now,
        ended=before.ended if result is None else now,
        result=before.result if result is None else result,
    )

"""Where a table stands after its rows."""

from __future__ import annotations

from dataclasses import replace

from archipel.core.referee import Referee
from archipel.lessons.tutor import tutor_acts
from archipel.server.play import clocks
from archipel.server.play.rows import Result, Standing, TableRow


def result_of(referee: Referee) -> Result | None:
    """How a game ended, or None while it goes on."""
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
    """Who is asked, until when, whether bots are to act, whether it is over and how it ended."""
    before = row.standing
    asked, result = referee.state.asked(), result_of(referee)
    pace = clocks.pace_of(row.game, row.options.pace)
    after = replace(
        before,
        version=len(referee.rows),
        asked=asked,
        deadline=clocks.next_deadline(pace, before.clock) if pace and before.clock else None,
        bot_due=now if tutor_acts(referee) or any(row.seats[seat].plays_itself() for seat in asked) else None,
    )
    if result is None:
        return after
    return replace(after, status="over", ended=now, result=result, deadline=None)

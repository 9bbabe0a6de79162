"""Clocks: the time each pace allows, whose clock runs, and the deadlines.

A clock is data that is stored with every move, so it survives a restart. The seat on turn uses the time of
its turn, then its reserve. A seat that must answer during another seat's turn has a limit of its own. During
the set-up, and at a pace of days, every decision has the whole time.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Final

from archipel.registry import game_named

MINUTE: Final = 60.0
DAY: Final = 86_400.0
SIDE: Final = 25.0
GRACE: Final = 60.0
GRACES: Final = 2


@dataclass(frozen=True)
class Pace:
    """Seconds for a turn, in reserve for the whole game, and for an answer during another seat's turn."""

    turn: float
    reserve: float
    side: float = SIDE
    by_decision: bool = False
    """Every decision has `turn` seconds of its own."""


RELAXED: Final = Pace(3 * MINUTE, 15 * MINUTE, MINUTE)
QUICK: Final[dict[str, Pace]] = {
    "fast": Pace(30, 2 * MINUTE),
    "normal": Pace(60, 4 * MINUTE),
    "relaxed": RELAXED,
}
STEADY: Final[dict[str, Pace]] = {
    "fast": Pace(45, 3 * MINUTE),
    "normal": Pace(90, 6 * MINUTE),
    "relaxed": RELAXED,
}
DAYS: Final[dict[str, Pace]] = {
    f"{n}-day": Pace(n * DAY, 3 * DAY, n * DAY, by_decision=True) for n in (1, 3, 7)
}
UNTIMED: Final = "untimed"

LIVE: Final[dict[str, dict[str, Pace]]] = {"quick": QUICK, "steady": STEADY, "untimed": {}}
"""The live paces of a game, by the pace of its profile."""


def paces(game: str) -> list[str]:
    """Return the paces that a table of this game may choose from, the default first."""
    live = LIVE[game_named(game).profile.pace]
    names = [*live, UNTIMED, *DAYS]
    return ["normal", *[name for name in names if name != "normal"]] if live else names


def times(game: str) -> dict[str, tuple[float, float]]:
    """Return the live paces of a game: seconds for a turn, and in reserve."""
    live = LIVE[game_named(game).profile.pace]
    return {name: (pace.turn, pace.reserve) for name, pace in live.items()}


def pace_of(game: str, name: str) -> Pace | None:
    """Return a pace by name, or None if the table has no clock."""
    return LIVE[game_named(game).profile.pace].get(name) or DAYS.get(name)


@dataclass
class Clock:
    """The clock of one table. `since` has the start of the running time of each person who is asked."""

    turn: int = -1
    left: float = 0.0
    reserve: list[float] = field(default_factory=list)
    since: dict[int, float] = field(default_factory=dict)
    late: list[int] = field(default_factory=list)
    votes: dict[int, list[int]] = field(default_factory=dict)
    """For each late seat, the seats that voted for a bot."""

    def text(self) -> str:
        """Return the clock as JSON, for the table's row."""
        return json.dumps(asdict(self))


def start(pace: Pace, seats: int) -> Clock:
    """Return a clock before the first decision."""
    return Clock(reserve=[pace.reserve] * seats)


def read(text: str) -> Clock:
    """Read a clock from a table's row."""
    raw = json.loads(text)
    raw["since"] = {int(seat): at for seat, at in raw["since"].items()}
    raw["votes"] = {int(seat): by for seat, by in raw["votes"].items()}
    return Clock(**raw)


def advance(pace: Pace, clock: Clock, now: float, mover: int, turn: int, asked: list[int]) -> None:
    """Charge `mover` for the time it used, and start the clocks of the people in `asked`."""
    for seat, since in list(clock.since.items()):
        if seat == mover or seat not in asked:
            _charge(pace, clock, seat, now - since)
            del clock.since[seat]
    if turn != clock.turn or pace.by_decision:
        clock.turn = turn
        clock.left = pace.turn
    for seat in asked:
        clock.since.setdefault(seat, now)
    clock.late = [seat for seat in clock.late if seat in asked and seat != mover]
    clock.votes = {seat: votes for seat, votes in clock.votes.items() if seat in clock.late}


def _by_decision(pace: Pace, clock: Clock) -> bool:
    """Whether every decision has the time of a whole turn now."""
    return pace.by_decision or clock.turn < 0


def _charge(pace: Pace, clock: Clock, seat: int, used: float) -> None:
    used = max(0.0, used)
    if _by_decision(pace, clock):
        clock.reserve[seat] = max(0.0, clock.reserve[seat] - max(0.0, used - pace.turn))
    elif seat == clock.turn:
        over = max(0.0, used - clock.left)
        clock.left = max(0.0, clock.left - used)
        clock.reserve[seat] = max(0.0, clock.reserve[seat] - over)


def deadline(pace: Pace, clock: Clock, seat: int) -> float | None:
    """Return when the time of `seat` is over, or None if its clock does not run."""
    if seat not in clock.since or seat in clock.late:
        return None
    if _by_decision(pace, clock):
        return clock.since[seat] + pace.turn + clock.reserve[seat]
    if seat == clock.turn:
        return clock.since[seat] + clock.left + clock.reserve[seat]
    return clock.since[seat] + pace.side


def next_deadline(pace: Pace, clock: Clock) -> float | None:
    """Return the earliest deadline of all seats, if any."""
    found = [at for seat in clock.since if (at := deadline(pace, clock, seat)) is not None]
    return min(found, default=None)


def postpone(clock: Clock, seat: int, seconds: float) -> None:
    """Let the clock of `seat` start `seconds` later."""
    clock.since[seat] += seconds


def stop(clock: Clock, seat: int) -> None:
    """Stop the clock of `seat`."""
    clock.since.pop(seat, None)
    clock.late = [other for other in clock.late if other != seat]


def exhaust(clock: Clock, seat: int, until: float) -> None:
    """Use up the time of `seat`; the table has until `until` to act on it."""
    clock.reserve[seat] = 0.0
    if seat == clock.turn:
        clock.left = 0.0
    clock.since[seat] = until


def resume(clock: Clock, began: float, now: float) -> None:
    """Clamp the start of every running clock to between `began` and `now`, after a pause of the server."""
    clock.since = {seat: min(max(since, began), now) for seat, since in clock.since.items()}

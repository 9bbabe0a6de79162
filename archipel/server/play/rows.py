"""What is stored of a table, as plain objects: its row, its seats, its actions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, NotRequired, TypedDict

from archipel.core.state import Seat
from archipel.server.play.clocks import Clock
from archipel.server.play.options import TableOptions

LESSON: Final = "Lesson"
"""The tag of a game that is a lesson: its id."""

Status = Literal["open", "playing", "over", "closed"]


class Result(TypedDict):
    """How a game ended."""

    winners: list[Seat]
    rule: str
    scores: list[int]
    sources: NotRequired[list[dict[str, int]]]
    """Where the points of every seat come from; a game that ended before this was kept lacks it."""


@dataclass
class SeatRow:
    """One seat: a person, a bot, or a person for whom a bot plays."""

    seat: Seat
    person: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    ready: bool = False
    contribution: str | None = None
    graces: int = 0

    def plays_itself(self) -> bool:
        """Whether a bot acts here now."""
        return self.bot is not None and (self.person is None or self.away)

    def waits(self) -> bool:
        """Whether a person is to act here."""
        return self.person is not None and not self.away


@dataclass(frozen=True)
class ActionRow:
    """One stored action."""

    seq: int
    seat: Seat
    action: str
    at: float
    client_id: str | None = None
    """The sender's own id of it: a repeat is harmless."""


@dataclass(frozen=True)
class Standing:
    """Where a table stands: all of its row that a move may change."""

    status: Status = "open"
    version: int = 0
    asked: list[Seat] = field(default_factory=list)
    clock: Clock | None = None
    deadline: float | None = None
    """When the first of those who are asked has used up the time."""
    bot_due: float | None = None
    """From when on any process may let the bots act that are asked."""
    started: float | None = None
    ended: float | None = None
    result: Result | None = None


@dataclass
class TableRow:
    """The row of a table and its seats."""

    id: str
    game: str
    rules: str
    game_options: str
    options: TableOptions
    size: int
    host: str | None
    secret: str
    created: float
    seats: list[SeatRow]
    imported: bool = False
    tags: dict[str, str] = field(default_factory=dict)
    rematch: str | None = None
    standing: Standing = field(default_factory=Standing)

    @property
    def status(self) -> Status:
        """Open, playing, over or closed."""
        return self.standing.status

    @property
    def lesson(self) -> str:
        """The id of the lesson that is played here, or nothing."""
        return "" if self.imported else self.tags.get(LESSON, "")

    def is_finished(self) -> bool:
        """Whether everything about the game may be known."""
        return self.status in ("over", "closed")

    def held_by(self, person: str | None) -> list[Seat]:
        """The seats of a person."""
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def contributions(self) -> list[bytes]:
        """What the clients gave to the dealer's draws, in the order of seats."""
        return [bytes.fromhex(seat.contribution) for seat in self.seats if seat.contribution]

"""The stored parts of a table as plain objects: its row, its seats, its actions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, NotRequired, TypedDict

from archipel.core.state import Seat
from archipel.server.play.clocks import Clock
from archipel.server.play.options import TableOptions

LESSON: Final = "Lesson"
"""The record tag with the id of a lesson."""

Status = Literal["open", "playing", "over", "closed"]


class Result(TypedDict):
    """The result of a game."""

    winners: list[Seat]
    rule: str
    scores: list[int]
    sources: NotRequired[list[dict[str, int]]]
    """The points of every seat by source; missing for games stored by older versions."""


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

    def bot_acts(self) -> bool:
        """Whether a bot acts for this seat now."""
        return self.bot is not None and (self.person is None or self.away)

    def person_acts(self) -> bool:
        """Whether a person acts for this seat."""
        return self.person is not None and not self.away


@dataclass
class VisitorRow:
    """A person without a seat whom the table keeps track of: asking for one, refused, or removed."""

    person: str
    name: str
    wants: Seat | None = None
    """The bot's seat they ask the host for."""
    knows: Seat | None = None
    """The seat they had, whose hand they know."""
    refused: bool = False
    """The host refused their request."""


@dataclass(frozen=True)
class ActionRow:
    """One stored action."""

    seq: int
    seat: Seat
    action: str
    at: float
    client_id: str | None = None
    """The id the client gave its message, to recognise a repeat."""
    stood_in: bool = False
    """A bot played it for a person."""


@dataclass(frozen=True)
class Standing:
    """The part of a table's row that a move may change."""

    status: Status = "open"
    version: int = 0
    asked: list[Seat] = field(default_factory=list)
    clock: Clock | None = None
    deadline: float | None = None
    """The earliest deadline of the seats that are asked."""
    bot_due: float | None = None
    """From when on any process may let the asked bots act."""
    started: float | None = None
    moved: float | None = None
    """When the last row was appended."""
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
    visitors: list[VisitorRow] = field(default_factory=list)
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
        """The id of the lesson played here, or empty."""
        return "" if self.imported else self.tags.get(LESSON, "")

    def is_finished(self) -> bool:
        """Whether the game is over or closed, so that everything about it may be shown."""
        return self.status in ("over", "closed")

    def held_by(self, person: str | None) -> list[Seat]:
        """Return the seats of a person."""
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def contributions(self) -> list[bytes]:
        """Return the clients' contributions to the dealer's key, in the order of seats."""
        return [bytes.fromhex(seat.contribution) for seat in self.seats if seat.contribution]

"""The messages that a table sends, and their parts, as plain objects; `docs/protocol.md` explains them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from msgspec import Raw, json

from archipel.core.journal import StoryLine
from archipel.core.state import Note, Seat
from archipel.core.story import also
from archipel.core.story import told as tell
from archipel.lessons.lesson import Text
from archipel.server.play.limits import ClientId
from archipel.server.play.options import TableOptions
from archipel.server.play.refused import ErrorCode, Refused
from archipel.server.play.rows import Status


@dataclass(frozen=True, kw_only=True)
class Message:
    """Base class of everything a client sends. Each subclass also has the code that handles it."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}
    over_http: ClassVar[type | None] = None
    """The type of the answer over HTTP; None for messages that exist on the socket only."""

    id: ClientId | None = None
    """The client's own id of the message. The answer repeats it, and a repeated move is played once."""


@dataclass
class NoteOut:
    """A sentence as data: its message key, rule ids and arguments."""

    key: str
    rules: list[str] = field(default_factory=list)
    args: dict[str, str | int] = field(default_factory=dict)


LogLine = tuple[int, int, str, list[NoteOut]]
"""A row as one reader was told it: its number, seat and text, and the notes of its story."""


def note_out(note: Note) -> NoteOut:
    """Convert a note of the engine for the wire."""
    return NoteOut(note.key, note.rules, note.args)


def line_out(told: StoryLine, stood_in: bool = False) -> LogLine:
    """Convert a line of a reader's story for the wire; `stood_in` adds that a bot plays for the person."""
    line, notes = told.line, told.notes
    if stood_in:
        notes = [*notes, (also if notes else tell)("told-stood-in", line.seat)]
    return line.number, line.seat, line.text, [note_out(note) for note in notes]


def encoded(part: Any) -> Raw:
    """Encode a part of a message once, to be kept or sent many times."""
    return Raw(json.encode(part))


@dataclass
class ClockOut:
    """The clocks of all seats. Times are seconds since 1970; `now` is the server's time."""

    now: float
    turn: int
    left: float
    reserve: list[float]
    deadlines: dict[int, float]
    late: list[int]


@dataclass
class OverOut:
    """The result of a game, and the secret behind its draws."""

    winners: list[int]
    rule: str
    scores: list[int]
    secret: str
    sources: list[dict[str, int]] = field(default_factory=list)
    """The points of every seat by source."""


@dataclass
class PickOut:
    """A possible answer to a question of a lesson: what to point at, and its label."""

    at: str
    label: Text


@dataclass
class ReplyOut:
    """The reply of a lesson to the learner's last action: a sentence, or the notes of a refusal."""

    right: bool
    to: str
    say: Text | None
    notes: list[NoteOut]


@dataclass(kw_only=True)
class LessonOut:
    """The progress of a lesson, for the learner."""

    id: str
    step: int
    steps: int
    name: str
    kind: Literal["move", "pick", "watch", "last"]
    say: Text | None
    picture: str
    point: list[str]
    picks: list[PickOut]
    reply: ReplyOut | None
    help: Literal[0, 1, 2]
    """0: no help. 1: highlight the target. 2: offer to show the move."""
    rules: list[str]
    back: bool
    """Whether the learner may go back a step."""
    play_on: bool
    """Whether the game can be continued against bots from here."""


@dataclass(kw_only=True)
class StateOut:
    """The table as one seat sees it at version `v`; `log` has the lines it was told after version `since`."""

    t: Literal["state"] = "state"
    seat: int
    v: int
    since: int
    view: Any
    picture: str | None
    """The view as text, for games without a board in the client."""
    turn: int
    points: list[int]
    asked: list[int]
    legal: list[str]
    forms: list[str]
    prompt: NoteOut | None
    count: Any
    log: list[LogLine]
    back: int
    throw: list[str]
    clock: ClockOut | None
    played_for: int = 0
    """The seat's last row, if a bot played it for the person; else 0."""
    over: OverOut | None
    lesson: LessonOut | None = None


@dataclass
class SeatOut:
    """One seat and who plays it."""

    seat: int
    colour: str
    name: str
    person: str | None
    bot: str | None
    away: bool
    ready: bool
    online: bool
    contribution: str | None


@dataclass
class RequestOut:
    """A request for a bot's seat in a running game, for the host to answer."""

    person: str
    name: str
    seat: int


@dataclass(frozen=True, kw_only=True)
class TableOut(TableOptions):
    """The public description of a table."""

    id: str
    game: str
    rules: str
    options: str
    size: int
    status: Status
    host: str | None
    imported: bool
    lesson: str
    """The id of the lesson played here, or empty."""
    commitment: str
    version: int
    asked: list[Seat]
    created: float
    started: float | None
    ended: float | None
    rematch: str | None
    result: OverOut | None
    seats: list[SeatOut]
    requests: list[RequestOut] = field(default_factory=list)
    watchers: int = 0


@dataclass(kw_only=True)
class TableNews:
    """Sent when something about the table itself changed, such as its seats."""

    t: Literal["table"] = "table"
    table: TableOut
    mine: list[int]


@dataclass(kw_only=True)
class Done:
    """The message was handled and committed; its first action is row `v`. A repeat gets the same answer."""

    t: Literal["done"] = "done"
    id: str | None
    v: int


@dataclass(kw_only=True)
class Answer:
    """The answer to an `ask` or a `why`."""

    t: Literal["answer"] = "answer"
    id: str | None
    v: int
    why_not: list[NoteOut]
    preview: list[NoteOut]


@dataclass(kw_only=True)
class ErrorOut:
    """A refusal: a code and its arguments, which the client puts into words."""

    t: Literal["error"] = "error"
    code: ErrorCode
    args: dict[str, str | int] = field(default_factory=dict)
    notes: list[NoteOut] = field(default_factory=list)
    id: str | None = None


def error_out(refused: Refused, id: str | None = None) -> ErrorOut:
    """Convert a refusal for the wire."""
    notes = [note_out(note) for note in refused.notes]
    return ErrorOut(code=refused.code, args=refused.args_, notes=notes, id=id)

"""What a table sends: messages and their parts, as plain objects. `docs/protocol.md` says what they mean."""

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
    """What a client sends. Every kind is one class with what it does beside it."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}
    over_http: ClassVar[type | None] = None
    """What answers it when it comes as a request; None for what is said on a socket only."""

    id: ClientId | None = None
    """The client's own id of the message; the answer carries it, and a repeated `do` is done once."""


@dataclass
class NoteOut:
    """Something to say to a person: a key to be worded, its rules and arguments."""

    key: str
    rules: list[str] = field(default_factory=list)
    args: dict[str, str | int] = field(default_factory=dict)


LogLine = tuple[int, int, str, list[NoteOut]]
"""A row as one reader was told it: its number, its seat, its text, and the notes that tell it in words."""


def note_out(note: Note) -> NoteOut:
    """A note of the engine, for the wire."""
    return NoteOut(note.key, note.rules, note.args)


def line_out(told: StoryLine, stood_in: bool = False) -> LogLine:
    """A line of a reader's log, for the wire; it says where a bot began to play for a person."""
    line, notes = told.line, told.notes
    if stood_in:
        notes = [*notes, (also if notes else tell)("told-stood-in", line.seat)]
    return line.number, line.seat, line.text, [note_out(note) for note in notes]


def written(part: Any) -> Raw:
    """A part of a message as it is sent: what is kept or sent often is written once."""
    return Raw(json.encode(part))


@dataclass
class ClockOut:
    """The time of every seat. Moments are seconds since 1970; `now` is the server's."""

    now: float
    turn: int
    left: float
    reserve: list[float]
    deadlines: dict[int, float]
    late: list[int]


@dataclass
class OverOut:
    """How the game ended, and the secret behind its draws."""

    winners: list[int]
    rule: str
    scores: list[int]
    secret: str
    sources: list[dict[str, int]] = field(default_factory=list)
    """Where the points of every seat come from."""


@dataclass
class PickOut:
    """An answer to a question of a lesson: what to point at, and what that is called."""

    at: str
    label: Text


@dataclass
class ReplyOut:
    """What a lesson says to what the learner did: a sentence, or the notes of a refusal."""

    right: bool
    to: str
    say: Text | None
    notes: list[NoteOut]


@dataclass(kw_only=True)
class LessonOut:
    """Where a lesson stands, for the learner."""

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
    """Nothing yet, let pulse what is pointed at, offer to show the move."""
    rules: list[str]
    back: bool
    """Whether there is a way back."""
    play_on: bool
    """Whether the game can be played on from here."""


@dataclass(kw_only=True)
class StateOut:
    """The table as one seat may know it at version `v`; `log` has what it was told since version `since`."""

    t: Literal["state"] = "state"
    seat: int
    v: int
    since: int
    view: Any
    picture: str | None
    """The view as text, for games of which the page has no board."""
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
    """The seat's last row, if a bot made it for its person; else 0."""
    over: OverOut | None
    lesson: LessonOut | None = None


@dataclass
class SeatOut:
    """Who sits where."""

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
    """Somebody asks the host for a bot's seat in a running game."""

    person: str
    name: str
    seat: int


@dataclass(frozen=True, kw_only=True)
class TableOut(TableOptions):
    """A table as everybody may know it."""

    id: str
    game: str
    rules: str
    options: str
    size: int
    status: Status
    host: str | None
    imported: bool
    lesson: str
    """The id of the lesson that is played here, or nothing."""
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
    """Something about the table itself changed."""

    t: Literal["table"] = "table"
    table: TableOut
    mine: list[int]


@dataclass(kw_only=True)
class Done:
    """It is committed: the (first) action became row `v`. A repeat gets the same answer."""

    t: Literal["done"] = "done"
    id: str | None
    v: int


@dataclass(kw_only=True)
class Answer:
    """To an `ask` or a `why`."""

    t: Literal["answer"] = "answer"
    id: str | None
    v: int
    why_not: list[NoteOut]
    preview: list[NoteOut]


@dataclass(kw_only=True)
class ErrorOut:
    """A refusal: a code and its arguments; the client has the words."""

    t: Literal["error"] = "error"
    code: ErrorCode
    args: dict[str, str | int] = field(default_factory=dict)
    notes: list[NoteOut] = field(default_factory=list)
    id: str | None = None


def error_out(refused: Refused, id: str | None = None) -> ErrorOut:
    """A refusal, for the wire."""
    notes = [note_out(note) for note in refused.notes]
    return ErrorOut(code=refused.code, args=refused.args_, notes=notes, id=id)

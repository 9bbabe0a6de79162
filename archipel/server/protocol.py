"""Every message, typed. `docs/protocol.md` says what they mean; the schemas are served to clients."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from archipel.core.state import Note

MOST_BYTES: Final = 16_384
"""A longer message is refused with `too-large`."""

PHRASES: Final = (
    "hello",
    "good-luck",
    "thanks",
    "sorry",
    "well-played",
    "one-moment",
    "your-turn",
    "shall-we-trade",
    "no-thanks",
    "good-game",
    "goodbye",
)

ErrorCode = Literal[
    "stale",  # the table moved on: {v}
    "bad-notation",  # not an action of this game: {text}
    "illegal",  # against the rules: notes say which
    "not-your-turn",  # this seat is not asked
    "not-your-seat",  # nobody gave this seat to you
    "rate-limited",  # too much at once: {what}
    "bad-message",  # not a message of the protocol: {why}
    "too-large",  # {most}
    "unknown",  # no such table, seat, version, person …: {what}
    "no-session",  # say who you are first
    "forbidden",  # {why}
    "conflict",  # it cannot be done now: {why}
    "rules-changed",  # the game was begun under other rules: {began, now}
    "cannot-replay",  # the stored rows do not fit these rules: {row}
    "closed",  # the table was closed
    "unavailable",  # the store does not answer; ask again
]

STATUS: Final[dict[str, int]] = {
    "stale": 409,
    "bad-notation": 400,
    "illegal": 409,
    "not-your-turn": 409,
    "not-your-seat": 403,
    "rate-limited": 429,
    "bad-message": 422,
    "too-large": 413,
    "unknown": 404,
    "no-session": 401,
    "forbidden": 403,
    "conflict": 409,
    "rules-changed": 409,
    "cannot-replay": 409,
    "closed": 409,
    "unavailable": 503,
}


class NoteOut(BaseModel):
    """Something to say to a person: a key to be worded, its rules and arguments."""

    key: str
    rules: list[str] = []
    args: dict[str, str | int] = {}


def note_out(note: Note) -> NoteOut:
    """A note of the engine, for the wire."""
    return NoteOut.model_construct(key=note.key, rules=note.rules, args=note.args)


class Refused(Exception):
    """An answer that is an error: a code with arguments, never a sentence."""

    def __init__(self, code: ErrorCode, notes: list[Note] | None = None, **args: str | int) -> None:
        super().__init__(code)
        self.code: ErrorCode = code
        self.notes = notes or []
        self.args_ = args


# From the client.


class _In(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    id: Annotated[str, Field(min_length=1, max_length=40)] | None = None
    """The client's own id of the message; the answer carries it, and a repeated `do` is done once."""


_Text = Annotated[str, Field(min_length=1, max_length=400)]
_Version = Annotated[int, Field(ge=0, le=1_000_000)]
_Seat = Annotated[int, Field(ge=0, le=15)]


class Join(_In):
    """Show me the table, from version `v` on."""

    t: Literal["join"]
    v: _Version = 0


class Do(_In):
    """Play an action, or several together or not at all, for `seat`."""

    t: Literal["do"] = "do"
    v: _Version
    do: _Text | Annotated[list[_Text], Field(min_length=1, max_length=12)]
    seat: _Seat | None = None


class Back(_In):
    """Take back row `to` and what I did since."""

    t: Literal["back"] = "back"
    v: _Version
    to: _Version
    seat: _Seat | None = None


class Throw(_In):
    """The dice on the real table show this."""

    t: Literal["throw"] = "throw"
    v: _Version
    do: _Text


class Ask(_In):
    """What would this action cost and do, and why may I not?"""

    t: Literal["ask"] = "ask"
    do: _Text
    seat: _Seat | None = None


class Hint(_In):
    """What would a bot do on my seat? Only at tables with hints."""

    t: Literal["hint"] = "hint"
    seat: _Seat | None = None


class Say(_In):
    """A set phrase or, where the table allows it, a free line."""

    t: Literal["say"]
    phrase: str | None = None
    text: Annotated[str, Field(min_length=1, max_length=300)] | None = None


class Vote(_In):
    """Let a bot play for the seat whose time is over."""

    t: Literal["vote"]
    seat: _Seat


class Return(_In):
    """I am back: my seat is mine again."""

    t: Literal["return"]
    seat: _Seat | None = None


class Ping(_In):
    """Are you there?"""

    t: Literal["ping"]


In = Annotated[
    Join | Do | Back | Throw | Ask | Hint | Say | Vote | Return | Ping,
    Field(discriminator="t"),
]
IN: Final[TypeAdapter[Any]] = TypeAdapter(In)


# To the client.


class ClockOut(BaseModel):
    """The time of every seat. Moments are seconds since 1970; `now` is the server's."""

    now: float
    turn: int
    left: float
    reserve: list[float]
    deadlines: dict[int, float]
    late: list[int]


class OverOut(BaseModel):
    """How the game ended, and the secret behind its chance."""

    winners: list[int]
    rule: str
    scores: list[int]
    secret: str


class StateOut(BaseModel):
    """The table as one seat may know it at version `v`; `log` has what it was told since version `since`."""

    t: Literal["state"] = "state"
    seat: int
    v: int
    since: int
    view: Any
    picture: str | None
    """The view as text, for games of which the page has no board."""
    turn: int
    """Whose turn it is, whoever is asked; -2 before the first turn."""
    points: list[int]
    """The points of every seat that everybody can see."""
    asked: list[int]
    legal: list[str]
    forms: list[str]
    prompt: NoteOut | None
    count: Any
    log: list[tuple[int, int, str]]
    back: int
    throw: list[str]
    clock: ClockOut | None
    over: OverOut | None


class SeatOut(BaseModel):
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


class TableOut(BaseModel):
    """A table as everybody may know it."""

    id: str
    game: str
    rules: str
    options: str
    size: int
    status: Literal["open", "playing", "over", "closed"]
    private: bool
    host: str | None
    pace: str
    absence: str
    chat: str
    by_hand: bool
    takeover: bool
    counting: bool
    hints: bool
    imported: bool
    commitment: str
    version: int
    asked: list[int]
    created: float
    started: float | None
    ended: float | None
    rematch: str | None
    result: OverOut | None
    seats: list[SeatOut]
    watchers: int = 0


class TableNews(BaseModel):
    """Something about the table itself changed."""

    t: Literal["table"] = "table"
    table: TableOut
    mine: list[int]


class Done(BaseModel):
    """It is committed: the (first) action became row `v`. A repeat gets the same answer."""

    t: Literal["done"] = "done"
    id: str | None
    v: int


class Answer(BaseModel):
    """To an `ask`."""

    t: Literal["answer"] = "answer"
    id: str | None
    v: int
    why_not: list[NoteOut]
    preview: list[NoteOut]


class MoveOut(BaseModel):
    """A move, the chance to win it leaves, and why it is better than the next."""

    action: str
    chance: float
    why: NoteOut | None


class Hints(BaseModel):
    """To a `hint`: every seat's chance as the asking seat knows the game, and its best few moves."""

    t: Literal["hints"] = "hints"
    id: str | None
    v: int
    chances: list[float]
    moves: list[MoveOut]


class ChatOut(BaseModel):
    """A line of the chat."""

    t: Literal["chat"] = "chat"
    n: int
    seat: int
    person: str
    name: str
    kind: Literal["phrase", "text"]
    text: str
    at: float


class Pong(BaseModel):
    """Yes."""

    t: Literal["pong"] = "pong"
    id: str | None
    now: float


class ErrorOut(BaseModel):
    """A refusal: a code and its arguments; the client has the words."""

    t: Literal["error"] = "error"
    code: ErrorCode
    args: dict[str, str | int] = {}
    notes: list[NoteOut] = []
    id: str | None = None


Out = Annotated[
    StateOut | TableNews | Done | Answer | Hints | ChatOut | Pong | ErrorOut,
    Field(discriminator="t"),
]
OUT: Final[TypeAdapter[Any]] = TypeAdapter(Out)


def error_out(refused: Refused, id: str | None = None) -> ErrorOut:
    """A refusal, for the wire."""
    notes = [note_out(note) for note in refused.notes]
    return ErrorOut(code=refused.code, args=refused.args_, notes=notes, id=id)

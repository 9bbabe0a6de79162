"""Every way in which something is refused: a code with arguments, never a sentence."""

from __future__ import annotations

from typing import Final, Literal

from archipel.core.state import Note

ErrorCode = Literal[
    "stale",  # the table moved on: {v}
    "bad-notation",  # not an action of this game: {text}
    "illegal",  # against the rules: notes say which
    "not-your-turn",  # this seat is not asked
    "not-your-seat",  # nobody gave this seat to you
    "off-lesson",  # not what the lesson asks for: the state says what it has to say to that
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

STATUS: Final[dict[ErrorCode, int]] = {
    "stale": 409,
    "bad-notation": 400,
    "illegal": 409,
    "not-your-turn": 409,
    "not-your-seat": 403,
    "off-lesson": 409,
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
"""The same over HTTP."""


class Refused(Exception):
    """An answer that is an error: a code with arguments; the client has the words."""

    def __init__(self, code: ErrorCode, notes: list[Note] | None = None, **args: str | int) -> None:
        super().__init__(code)
        self.code: ErrorCode = code
        self.notes = notes or []
        self.args_ = args

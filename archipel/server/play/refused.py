"""Refusals: an error code with arguments, never a sentence."""

from __future__ import annotations

from typing import Final, Literal

from archipel.core.state import Note

ErrorCode = Literal[
    "stale",  # not the present version, which is {v}
    "bad-notation",  # not an action of this game: {text}
    "illegal",  # against the rules: notes say which
    "not-your-turn",  # this seat is not asked
    "not-your-seat",  # this seat is not yours
    "off-lesson",  # not what the lesson asks for; the state has its reply
    "rate-limited",  # too many requests: {what}
    "bad-message",  # not a message of the protocol: {why}
    "too-large",  # {most}
    "unknown",  # no such table, seat, version, person …: {what}
    "no-session",  # not logged in
    "forbidden",  # {why}
    "conflict",  # not possible now: {why}
    "rules-changed",  # the game began under rules this server does not have: {began, now}
    "cannot-replay",  # a stored row is illegal under these rules: {row}
    "closed",  # the table was closed
    "unavailable",  # the store does not answer; try again
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
"""The HTTP status of each code."""


class Refused(Exception):
    """Raised to refuse a request: a code with arguments, which the client puts into words."""

    def __init__(self, code: ErrorCode, notes: list[Note] | None = None, **args: str | int) -> None:
        super().__init__(code)
        self.code: ErrorCode = code
        self.notes = notes or []
        self.args_ = args

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle all of it: a worker's refusal reaches the server."""
        return _refused, (self.code, self.notes, self.args_)


def _refused(code: ErrorCode, notes: list[Note], args: dict[str, str | int]) -> Refused:
    return Refused(code, notes, **args)

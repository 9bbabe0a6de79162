"""Limits on the texts and numbers of messages.

This folder does not import pydantic. Each limit has the one method by which pydantic asks for its part of a
schema.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final

Schema = dict[str, Any]

_PRINTED: Final = r"[^\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]"
"""A printable character, a tab or a newline; no other control characters and no bidirectional overrides."""


@dataclass(frozen=True)
class Length:
    """The smallest and largest number of characters or items."""

    least: int
    most: int

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Schema]) -> Schema:
        return handler(source) | {"min_length": self.least, "max_length": self.most, "strict": True}


@dataclass(frozen=True)
class Printed:
    """The smallest and largest number of characters, without control characters."""

    least: int
    most: int

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Schema]) -> Schema:
        pattern = f"^{_PRINTED}*$"
        return Length(self.least, self.most).__get_pydantic_core_schema__(source, handler) | {
            "pattern": pattern
        }


@dataclass(frozen=True)
class Within:
    """A range of numbers, both ends included."""

    least: int
    most: int

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Schema]) -> Schema:
        return handler(source) | {"ge": self.least, "le": self.most, "strict": True}


ActionText = Annotated[str, Printed(1, 400)]
ClientId = Annotated[str, Printed(1, 40)]
SeatNumber = Annotated[int, Within(0, 15)]
Version = Annotated[int, Within(0, 1_000_000)]

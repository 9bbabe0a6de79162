"""How long a text and how large a number of a message may be.

Validation stands outside of this folder: pydantic asks each limit for its part of a schema, by the one
method that it looks for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Final

Schema = dict[str, Any]

_PRINTED: Final = r"[^\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]"
"""Any character but controls, those that turn the direction of writing included; lines and tabs may be."""


@dataclass(frozen=True)
class Length:
    """So many characters or items, at least and at most."""

    least: int
    most: int

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Schema]) -> Schema:
        return handler(source) | {"min_length": self.least, "max_length": self.most, "strict": True}


@dataclass(frozen=True)
class Printed:
    """So many characters, and no control characters: no store and no screen has a place for them."""

    least: int
    most: int

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Schema]) -> Schema:
        pattern = f"^{_PRINTED}*$"
        return Length(self.least, self.most).__get_pydantic_core_schema__(source, handler) | {
            "pattern": pattern
        }


@dataclass(frozen=True)
class Within:
    """A number of this range, both ends included."""

    least: int
    most: int

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Schema]) -> Schema:
        return handler(source) | {"ge": self.least, "le": self.most, "strict": True}


ActionText = Annotated[str, Printed(1, 400)]
ClientId = Annotated[str, Printed(1, 40)]
SeatNumber = Annotated[int, Within(0, 15)]
Version = Annotated[int, Within(0, 1_000_000)]

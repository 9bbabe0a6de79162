"""How long a text and how large a number of a message may be.

Validation stands outside of this folder: pydantic asks each limit for its part of a schema, by the one
method that it looks for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

Schema = dict[str, Any]


@dataclass(frozen=True)
class Length:
    """So many characters or items, at least and at most."""

    least: int
    most: int

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Schema]) -> Schema:
        return handler(source) | {"min_length": self.least, "max_length": self.most, "strict": True}


@dataclass(frozen=True)
class Within:
    """A number of this range, both ends included."""

    least: int
    most: int

    def __get_pydantic_core_schema__(self, source: Any, handler: Callable[[Any], Schema]) -> Schema:
        return handler(source) | {"ge": self.least, "le": self.most, "strict": True}


ActionText = Annotated[str, Length(1, 400)]
ClientId = Annotated[str, Length(1, 40)]
SeatNumber = Annotated[int, Within(0, 15)]
Version = Annotated[int, Within(0, 1_000_000)]

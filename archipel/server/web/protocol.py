"""The messages of the socket, incoming and outgoing, and their schemas."""

from __future__ import annotations

from dataclasses import fields
from functools import reduce
from operator import or_
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter

from archipel.core.game import Game
from archipel.server.background.coaching import Coached
from archipel.server.background.hints import Hints
from archipel.server.people.chat import ChatOut
from archipel.server.play.messages import Answer, Done, ErrorOut, Message, StateOut, TableNews
from archipel.server.play.moves import TABLE_MESSAGES
from archipel.server.play.position_view import first_view
from archipel.server.web.messages import SERVER_MESSAGES, Pong

MAX_BYTES: Final = 16_384
"""The longest message in bytes; a longer one is refused with `too-large`."""

INCOMING: Final[tuple[type[Message], ...]] = (*TABLE_MESSAGES, *SERVER_MESSAGES)
OUTGOING: Final = (StateOut, TableNews, Done, Answer, Hints, Coached, ChatOut, Pong, ErrorOut)


def _one_of(kinds: tuple[type, ...]) -> TypeAdapter[Any]:
    union: Any = reduce(or_, kinds)
    return TypeAdapter(Annotated[union, Field(discriminator="t")])


IN: Final = _one_of(INCOMING)
OUT: Final = _one_of(OUTGOING)


def kind_of(message: type) -> str:
    """Return the tag of a message class."""
    return str(next(field.default for field in fields(message) if field.name == "t"))


def view_schema(game: Game) -> dict[str, Any]:
    """Return the JSON schema of a game's view."""
    return TypeAdapter(type(first_view(game))).json_schema(mode="serialization")

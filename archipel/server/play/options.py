"""What a host chooses when opening a table: each option is declared here, once.

The body of the request, the stored form, the description in the list of games, the client's form and the
list in its waiting room are made from these fields. A new option is one more of them, the place where it
acts, and its words (`client-option-…`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import Field, dataclass, field, fields, replace
from typing import Annotated, Any, Final, Literal, Self

from archipel.core.game import Game
from archipel.server.play import clocks
from archipel.server.play.limits import Length
from archipel.server.play.refused import Refused
from archipel.server.play.seat_view import counts

Value = str | bool
Values = Callable[[Game], Sequence[Value]]
USUAL: Final = ""
"""Stands for what is usual in the game."""


def _option(default: Value, values: Values, usual: Callable[[Game], Value] | None = None) -> Any:
    """An option: what it is when nobody says, what tables of a game may choose from (nothing: it is not
    offered there), and what is usual in a game where that depends on it."""
    return field(default=default, metadata={"values": values, "usual": usual or (lambda game: default)})


def _yes_or_no(game: Game) -> Sequence[Value]:
    return (False, True)


@dataclass(frozen=True, kw_only=True)
class TableOptions:
    """Everything that a host chooses, besides the game, its own options and the seats."""

    private: bool = _option(True, _yes_or_no)
    """Only for people with the link, and not in the lobby."""
    pace: Annotated[str, Length(0, 16)] = _option(
        USUAL, lambda game: clocks.paces(game.key), lambda game: clocks.paces(game.key)[0]
    )
    """How much time people have."""
    absence: Literal["once", "seat", "vote", "wait"] = _option(
        "once", lambda game: ("once", "seat", "vote", "wait")
    )
    """When time is over: a bot plays this decision, takes the seat, the others vote, or everybody waits."""
    chat: Literal["", "phrases", "free", "off"] = _option(
        USUAL,
        lambda game: ("phrases", "free", "off"),
        lambda game: "off" if game.for_children else "phrases",
    )
    """Set phrases, free lines as well, or nothing."""
    by_hand: bool = _option(False, _yes_or_no)
    """People throw real dice, and the host types what they show."""
    hints: bool = _option(False, _yes_or_no)
    """A seat may ask what a bot would do."""
    counting: bool = _option(False, lambda game: (False, True) if counts(game) else ())
    """Every seat is shown what it could have counted."""
    newcomers: Literal["ask", "welcome", "never"] = _option("ask", lambda game: ("ask", "welcome", "never"))
    """Who may take a bot's seat in a running game: whom the host lets, whoever comes by, or nobody."""

    def for_game(self, game: Game) -> Self:
        """With what is usual in the game where nothing was said; or a refusal."""
        usual = {f.name: f.metadata["usual"](game) for f in _fields() if getattr(self, f.name) == USUAL}
        chosen = replace(self, **usual)
        for f in _fields():
            value = getattr(chosen, f.name)
            if isinstance(value, str) and value not in f.metadata["values"](game):
                raise Refused("unknown", what=f.name)
        return chosen

    def stored(self) -> dict[str, Value]:
        """As plain data."""
        return {f.name: getattr(self, f.name) for f in _fields()}


def _fields() -> tuple[Field[Any], ...]:
    return fields(TableOptions)


def read(raw: dict[str, Value]) -> TableOptions:
    """The options of a stored table; what it does not say has its default, what is none now is left out."""
    known = {f.name for f in _fields()}
    return TableOptions(**{key: value for key, value in raw.items() if key in known})  # type: ignore[arg-type]


@dataclass(frozen=True)
class OptionOut:
    """An option as a game's tables have it: what to choose from, and what it is when nothing is said."""

    key: str
    values: list[Value]
    usual: Value


def offered(game: Game) -> list[OptionOut]:
    """The options that a table of this game has."""
    found: list[OptionOut] = []
    for f in _fields():
        values = list(f.metadata["values"](game))
        if values:
            found.append(OptionOut(f.name, values, f.metadata["usual"](game)))
    return found

"""The options that a host chooses when opening a table, each declared once.

The body of the request, the stored form, the list of games, the client's form and the waiting room are all
generated from these fields. A new option needs a field here, code where it acts, and its words
(`client-option-…`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import Field, dataclass, field, fields, replace
from typing import Annotated, Any, Final, Literal, Self

from archipel.core.game import Game
from archipel.server.play import clocks
from archipel.server.play.limits import Length
from archipel.server.play.position_view import counts
from archipel.server.play.refused import Refused

Value = str | bool
Values = Callable[[Game], Sequence[Value]]
USUAL: Final = ""
"""Stands for the game's default."""


def _option(default: Value, values: Values, usual: Callable[[Game], Value] | None = None) -> Any:
    """Declare an option: its default, its values by game (empty if not offered), and its default by game."""
    return field(default=default, metadata={"values": values, "usual": usual or (lambda game: default)})


def _yes_or_no(game: Game) -> Sequence[Value]:
    return (False, True)


@dataclass(frozen=True, kw_only=True)
class TableOptions:
    """Everything that a host chooses besides the game, the game's options and the seats."""

    private: bool = _option(True, _yes_or_no)
    """Open to people with the link only, and hidden from the lobby."""
    pace: Annotated[str, Length(0, 16)] = _option(
        USUAL, lambda game: clocks.paces(game.key), lambda game: clocks.paces(game.key)[0]
    )
    """How much time people have (`clocks.py`)."""
    absence: Literal["once", "seat", "vote", "wait"] = _option(
        "once", lambda game: ("once", "seat", "vote", "wait")
    )
    """When time is over: a bot decides once, a bot takes the seat, the others vote, or all wait."""
    chat: Literal["", "phrases", "free", "off"] = _option(
        USUAL,
        lambda game: ("phrases", "free", "off"),
        lambda game: "off" if game.for_children else "phrases",
    )
    """Set phrases only, free text as well, or no chat."""
    by_hand: bool = _option(False, _yes_or_no)
    """People throw real dice, and the host enters them."""
    hints: bool = _option(False, _yes_or_no)
    """Players may ask for hints."""
    counting: bool = _option(False, lambda game: (False, True) if counts(game) else ())
    """Every seat is shown what a card-counting player would know."""
    newcomers: Literal["ask", "welcome", "never"] = _option("ask", lambda game: ("ask", "welcome", "never"))
    """Who may take a bot's seat in a running game: people the host accepts, everybody, or nobody."""

    def for_game(self, game: Game) -> Self:
        """Fill in the game's defaults, or refuse a value the game does not have."""
        usual = {f.name: f.metadata["usual"](game) for f in _fields() if getattr(self, f.name) == USUAL}
        chosen = replace(self, **usual)
        for f in _fields():
            value = getattr(chosen, f.name)
            if isinstance(value, str) and value not in f.metadata["values"](game):
                raise Refused("unknown", what=f.name)
        return chosen

    def stored(self) -> dict[str, Value]:
        """Return the options as plain data."""
        return {f.name: getattr(self, f.name) for f in _fields()}


def _fields() -> tuple[Field[Any], ...]:
    return fields(TableOptions)


def read(raw: dict[str, Value]) -> TableOptions:
    """Read stored options; missing ones get their default, and unknown ones are ignored."""
    known = {f.name for f in _fields()}
    return TableOptions(**{key: value for key, value in raw.items() if key in known})  # type: ignore[arg-type]


@dataclass(frozen=True)
class OptionOut:
    """An option as offered for a game: its values and its default."""

    key: str
    values: list[Value]
    usual: Value


def offered(game: Game) -> list[OptionOut]:
    """Return the options that a table of this game has."""
    found: list[OptionOut] = []
    for f in _fields():
        values = list(f.metadata["values"](game))
        if values:
            found.append(OptionOut(f.name, values, f.metadata["usual"](game)))
    return found

"""Encode views as rows of small integers, from the types of the view and the layout of its game."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from archipel.core.game import Game
from archipel.core.layout import (
    Bag,
    BySeat,
    Count,
    Each,
    FirstFew,
    Layout,
    Left,
    Letters,
    NumberSet,
    OneWord,
    SeatSet,
    SeatSlots,
    Shape,
    Slots,
    UpTo,
    Who,
    WordSequence,
)
from archipel.core.state import Seat
from archipel.core.view import View

ObservationRow = NDArray[np.int8]

LOWEST: Final = -128
HIGHEST: Final = 127
"""Cells are single bytes; larger numbers are clipped."""
PLAIN_TEXT: Final = Letters(12)
PLAIN_TUPLE: Final = FirstFew(8)
PLAIN_NUMBER: Final = Count(HIGHEST, LOWEST)
"""Default shapes of fields that the layout does not name."""


@dataclass(frozen=True)
class Cell:
    """The meaning of one cell of a row, such as `players.2.hand.0`, and its bounds."""

    name: str
    low: int = LOWEST
    high: int = HIGHEST


@dataclass
class Part:
    """One field or value: the cells it fills, and the function that writes them."""

    cells: list[Cell]
    put: Callable[[Any, list[int]], None]


class Encoder:
    """Encodes the views of one kind of game as rows; `cells` has the meaning of each place."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self._layout: Layout = game.profile.layout
        self._seats = seats
        self._reader: Seat = 0
        """The reader of the current view; seats are numbered from it."""
        self.unshaped: list[str] = []
        """Fields with a default shape, because the layout of the game does not name them."""
        view = type(game.open(seats, options).view(0))
        part = self._record(view, "")
        self.cells = part.cells
        self.size = len(part.cells)
        self._put = part.put

    def numbers(self, view: View) -> list[int]:
        """Return the view as integers, not yet clipped to a byte."""
        self._reader = max(getattr(view, "seat", 0), 0)
        out: list[int] = []
        self._put(view, out)
        return out

    def row(self, view: View) -> ObservationRow:
        """Return the view as a row."""
        wide = np.array(self.numbers(view), dtype=np.int32)
        return np.clip(wide, LOWEST, HIGHEST).astype(np.int8)

    def bounds(self) -> tuple[ObservationRow, ObservationRow]:
        """Return the least and the greatest value of every cell."""
        low = np.array([cell.low for cell in self.cells], dtype=np.int8)
        high = np.array([cell.high for cell in self.cells], dtype=np.int8)
        return low, high

    # From types to parts.

    def _record(self, record: type, prefix: str, but: str = "") -> Part:
        hints = typing.get_type_hints(record)
        cells: list[Cell] = []
        puts: list[tuple[Callable[[Any], Any], Callable[[Any, list[int]], None]]] = []
        for item in dataclasses.fields(record):
            where = f"{record.__name__}.{item.name}"
            shape = self._layout.shapes.get(where)
            if isinstance(shape, Left) or item.name == but:
                continue
            part = self._value(hints[item.name], shape, f"{prefix}{item.name}", where)
            cells += part.cells
            puts.append((attrgetter(item.name), part.put))

        def put(value: Any, out: list[int]) -> None:
            for get, put_field in puts:
                put_field(get(value), out)

        return Part(cells, put)

    def _value(self, hint: Any, shape: Any, name: str, where: str) -> Part:
        if hint is bool:
            return Part([Cell(name, 0, 1)], lambda value, out: out.append(int(value)))
        if hint is int:
            return self._number(shape or self._plain(where, PLAIN_NUMBER), name, where)
        if hint is str:
            return self._text(shape or self._plain(where, PLAIN_TEXT), name, where)
        if isinstance(hint, type) and dataclasses.is_dataclass(hint):
            return self._record(hint, f"{name}.")
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Literal and all(isinstance(arg, str) for arg in args):
            return _word(tuple(arg for arg in args if arg), name)
        if origin in (types.UnionType, typing.Union) and type(None) in args:
            inner = next(arg for arg in args if arg is not type(None))
            return _optional(self._value(inner, shape, name, where), name)
        if origin is tuple and args[-1] is not Ellipsis:
            parts = [self._value(arg, shape, f"{name}.{i}", where) for i, arg in enumerate(args)]
            return _sequence(parts)
        if origin is tuple:
            return self._tuple(args[0], shape, name, where)
        raise TypeError(
            f"{where}: a view may have integers, booleans, texts, dataclasses and tuples, not {hint}"
        )

    def _plain(self, where: str, shape: Shape) -> Shape:
        if where not in self.unshaped:
            self.unshaped.append(where)
        return shape

    def _from_reader(self, seat: Seat) -> int:
        """Return a seat as the reader numbers it."""
        return (seat - self._reader) % self._seats if seat >= 0 else seat

    def _number(self, shape: Any, name: str, where: str) -> Part:
        match shape:
            case Count(most, least):
                return Part([Cell(name, least, most)], lambda value, out: out.append(value))
            case Who(least):
                cell = Cell(name, least, self._seats - 1)
                return Part([cell], lambda value, out: out.append(self._from_reader(value)))
        raise TypeError(f"{where}: {shape} is not a shape of an integer")

    def _text(self, shape: Any, name: str, where: str) -> Part:
        match shape:
            case OneWord(words):
                return _word(words, name)
            case WordSequence(n, words):
                return _sentence(n, words, name, where)
            case Letters(n):
                return _letters(n, name)
        raise TypeError(f"{where}: {shape} is not a shape of a text")

    def _tuple(self, hint: Any, shape: Any, name: str, where: str) -> Part:
        inner: Shape | None = None
        if isinstance(shape, tuple):
            shape, inner = shape
        match shape or self._plain(where, PLAIN_TUPLE):
            case NumberSet(n):
                return _places(n, name)
            case Bag(words, most):
                return _bag(words, most, name)
            case Slots(key, words):
                slots = [self._record(hint, f"{name}.{word}.", but=key) for word in words]
                return _keyed(slots, key, words, name)
            case SeatSet():
                places = _places(self._seats, name)
                return Part(places.cells, lambda seats, out: places.put(map(self._from_reader, seats), out))
            case SeatSlots(key):
                slots = [self._record(hint, f"{name}.{seat}.", but=key) for seat in range(self._seats)]
                return self._seat_slots(slots, key, name)
            case BySeat():
                parts = [self._value(hint, inner, f"{name}.{i}", where) for i in range(self._seats)]
                listed = _exactly(parts, where)
                return Part(listed.cells, lambda value, out: listed.put(self._turned(value), out))
            case Each(n):
                return _exactly([self._value(hint, inner, f"{name}.{i}", where) for i in range(n)], where)
            case UpTo(n, by):
                parts = [self._value(hint, inner, f"{name}.{i}", where) for i in range(n)]
                listed = _at_most(parts, name, where)
                return self._ordered(listed, by) if by else listed
            case FirstFew(n):
                return _first_few([self._value(hint, inner, f"{name}.{i}", where) for i in range(n)], name)
        raise TypeError(f"{where}: {shape} is not a shape of a tuple")

    def _turned(self, value: tuple[Any, ...]) -> tuple[Any, ...]:
        """Rotate a tuple with one entry for every seat, so that the reader's comes first."""
        return value[self._reader :] + value[: self._reader]

    def _ordered(self, listed: Part, by: str) -> Part:
        seat_of = attrgetter(by)

        def put(value: Any, out: list[int]) -> None:
            listed.put(sorted(value, key=lambda item: self._from_reader(seat_of(item))), out)

        return Part(listed.cells, put)

    def _seat_slots(self, slots: list[Part], key: str, name: str) -> Part:
        by_place = _slots(slots, [str(seat) for seat in range(self._seats)], name)
        seat_of = attrgetter(key)

        def put(value: Any, out: list[int]) -> None:
            by_place.put([(self._from_reader(seat_of(item)), item) for item in value], out)

        return Part(by_place.cells, put)


def _letters(n: int, name: str) -> Part:
    cells = [Cell(f"{name}.{i}", 0) for i in range(n)]
    return Part(cells, lambda value, out: out.extend(value[:n].ljust(n, "\0").encode("ascii", "replace")))


def _sentence(n: int, words: tuple[str, ...], name: str, where: str) -> Part:
    index = {word: place for place, word in enumerate(words, start=1)}
    cells = [Cell(f"{name}.{i}", 0, len(words)) for i in range(n)]

    def put(value: Any, out: list[int]) -> None:
        said = [index[word] for word in value.split()]
        if len(said) > n:
            raise ValueError(f"{where}: {value!r} has more than {n} words")
        out += said + [0] * (n - len(said))

    return Part(cells, put)


def _word(words: tuple[str, ...], name: str) -> Part:
    index = {word: place for place, word in enumerate(words, start=1)} | {"": 0}
    return Part([Cell(name, 0, min(len(index) - 1, HIGHEST))], lambda value, out: out.append(index[value]))


def _optional(part: Part, name: str) -> Part:
    nothing = [0] * (len(part.cells) + 1)

    def put(value: Any, out: list[int]) -> None:
        if value is None:
            out += nothing
        else:
            out.append(1)
            part.put(value, out)

    return Part([Cell(f"{name}?", 0, 1), *_or_zero(part.cells)], put)


def _sequence(parts: list[Part]) -> Part:
    def put(value: Any, out: list[int]) -> None:
        for part, item in zip(parts, value, strict=True):
            part.put(item, out)

    return Part([cell for part in parts for cell in part.cells], put)


def _exactly(parts: list[Part], where: str) -> Part:
    cells = _or_zero([cell for part in parts for cell in part.cells])

    def put(value: Any, out: list[int]) -> None:
        if not value:
            out += [0] * len(cells)
            return
        if len(value) > len(parts):
            raise ValueError(f"{where}: {len(value)} items, at most {len(parts)} fit")
        for part, item in zip(parts, value):
            part.put(item, out)
        for part in parts[len(value) :]:
            out += [0] * len(part.cells)

    return Part(cells, put)


def _at_most(parts: list[Part], name: str, where: str) -> Part:
    listed = _exactly(parts, where)

    def put(value: Any, out: list[int]) -> None:
        out.append(len(value))
        listed.put(value, out)

    return Part([Cell(f"{name}#", 0, min(len(parts), HIGHEST)), *listed.cells], put)


def _first_few(parts: list[Part], name: str) -> Part:
    listed = _exactly(parts, name)

    def put(value: Any, out: list[int]) -> None:
        out.append(len(value))
        listed.put(value[: len(parts)], out)

    return Part([Cell(f"{name}#", 0), *listed.cells], put)


def _places(n: int, name: str) -> Part:
    def put(value: Any, out: list[int]) -> None:
        first = len(out)
        out += [0] * n
        for place in value:
            out[first + place] = 1

    return Part([Cell(f"{name}.{place}", 0, 1) for place in range(n)], put)


def _bag(words: tuple[str, ...], most: int, name: str) -> Part:
    index = {word: place for place, word in enumerate(words)}

    def put(value: Any, out: list[int]) -> None:
        first = len(out)
        out += [0] * len(index)
        for word in value:
            out[first + index[word]] += 1

    return Part([Cell(f"{name}.{word}", 0, most) for word in words], put)


def _slots(slots: list[Part], names: Sequence[str], name: str) -> Part:
    """Return a slot for each name; it takes pairs of a place and the item there."""
    width = len(slots[0].cells)
    put_one = slots[0].put
    cells: list[Cell] = []
    for word, slot in zip(names, slots):
        cells += [Cell(f"{name}.{word}?", 0, 1), *_or_zero(slot.cells)]

    def put(value: Any, out: list[int]) -> None:
        first = len(out)
        out += [0] * len(cells)
        for place, item in value:
            start = first + place * (width + 1)
            row = [1]
            put_one(item, row)
            out[start : start + width + 1] = row

    return Part(cells, put)


def _keyed(slots: list[Part], key: str, words: tuple[str, ...], name: str) -> Part:
    by_place = _slots(slots, words, name)
    index = {word: place for place, word in enumerate(words)}
    get_key = attrgetter(key)
    return Part(
        by_place.cells,
        lambda value, out: by_place.put([(index[get_key(item)], item) for item in value], out),
    )


def _or_zero(cells: list[Cell]) -> list[Cell]:
    """Return the cells with bounds that include zero, for values that may be missing."""
    return [Cell(cell.name, min(cell.low, 0), max(cell.high, 0)) for cell in cells]

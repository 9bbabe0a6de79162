"""How the fields of a view become a fixed number of integers, where their types do not say it.

Integers and booleans are one number each. A field that may be None is preceded by 1 or 0. Seats are numbered
clockwise from the reader. Texts, tuples of varying length and the bounds of integers need one of the shapes
below. A game lists them in its profile by class and field; other fields get a default shape.
`docs/observations.md` explains the result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Count:
    """An integer and its bounds."""

    most: int
    least: int = 0


@dataclass(frozen=True)
class Who:
    """A seat, numbered from the reader: 0 for itself, then clockwise; negative numbers stay as they are."""

    least: int = -1


@dataclass(frozen=True)
class OneWord:
    """A text out of a list: its position from 1; 0 for the empty text."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class NumberSet:
    """A set of numbers below `n`: one cell for each, 1 if it is in the tuple."""

    n: int


@dataclass(frozen=True)
class Bag:
    """A multiset of texts out of a list: one cell for each text with its count, up to `most`."""

    words: tuple[str, ...]
    most: int = 127


@dataclass(frozen=True)
class UpTo:
    """A tuple of at most `n` items: their number, then each, then zeros.

    Records may be sorted by the seat in their field `by`, numbered from the reader.
    """

    n: int
    by: str = ""


@dataclass(frozen=True)
class Each:
    """A tuple of exactly `n` items; an empty one is all zeros."""

    n: int


@dataclass(frozen=True)
class BySeat:
    """A tuple with one item for every seat, numbered from the reader; an empty one is all zeros."""


@dataclass(frozen=True)
class SeatSet:
    """A set of seats: one cell for each, numbered from the reader, 1 if it is in the tuple."""


@dataclass(frozen=True)
class SeatSlots:
    """A tuple of records keyed by the seat in `key`: one slot for each, preceded by 1 if it is present."""

    key: str = "seat"


@dataclass(frozen=True)
class Slots:
    """A tuple of records keyed by the text in `key`: one slot for each, preceded by 1 if it is present."""

    key: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class WordSequence:
    """A text of at most `n` words out of a list: the position of each from 1, then zeros."""

    n: int
    words: tuple[str, ...]


@dataclass(frozen=True)
class Left:
    """Not encoded: decoration, or something that never changes during a game."""


@dataclass(frozen=True)
class Letters:
    """Any text: the codes of its first `n` letters. The default for texts."""

    n: int


@dataclass(frozen=True)
class FirstFew:
    """A tuple of any length: its length, then the first `n` items. The default for tuples."""

    n: int


Shape = (
    Count
    | Who
    | OneWord
    | NumberSet
    | Bag
    | UpTo
    | Each
    | BySeat
    | SeatSet
    | SeatSlots
    | Slots
    | WordSequence
    | Left
    | Letters
    | FirstFew
)


@dataclass(frozen=True)
class Layout:
    """What the environments need to know about a game beyond its contract."""

    shapes: Mapping[str, Shape | tuple[Shape, Shape]] = field(default_factory=dict)
    """Shapes by `Class.field`. A pair is for a tuple of texts or integers: its own shape, then its items'."""
    words: tuple[str, ...] = ()
    """The words of composed actions (trade offers), in the notation."""
    names_seats: tuple[str, ...] = ()
    """The verbs of listed actions whose only argument is a seat."""


def one_of(*parts: Sequence[str]) -> OneWord:
    """Return the shape of a text out of these lists."""
    return OneWord(tuple(word for part in parts for word in part))


def trade_words(goods: Sequence[str]) -> tuple[str, ...]:
    """Return the words of trade offers in goods."""
    return ("offer", "counter", "for", *goods, *map(str, range(2, 10)))

"""How a view becomes numbers of a fixed count: what the types of a view do not say by themselves.

Integers and truth values are one number each, and a field that may be None is preceded by whether it is
there. Seats are counted from the reader on, clockwise: what is its own comes first. Texts, tuples of changing
length, and the bounds of integers need one of the shapes below; a game has them in its profile, by class and
field, and what it does not name gets a plain one. `docs/observations.md` explains the result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Count:
    """An integer, and its bounds."""

    most: int
    least: int = 0


@dataclass(frozen=True)
class Who:
    """A seat, as the reader counts it: 0 for itself, then clockwise; negative numbers stay as they are."""

    least: int = -1


@dataclass(frozen=True)
class OneWord:
    """A text out of a list: its place from 1 on; 0 for the empty text."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class NumberSet:
    """A tuple of numbers below `n`, as a set: one cell for each number, 1 if it is in."""

    n: int


@dataclass(frozen=True)
class Bag:
    """A tuple of texts out of a list, in any order: one cell for each text, counting it up to `most`."""

    words: tuple[str, ...]
    most: int = 127


@dataclass(frozen=True)
class UpTo:
    """A tuple of at most `n`: how many there are, then each, then zeros.

    Records may be put in the order of the seat in their field `by`, as the reader counts them.
    """

    n: int
    by: str = ""


@dataclass(frozen=True)
class Each:
    """A tuple of exactly `n`; an empty one is all zeros."""

    n: int


@dataclass(frozen=True)
class BySeat:
    """A tuple with one entry for every seat, as the reader counts them; an empty one is all zeros."""


@dataclass(frozen=True)
class SeatSet:
    """A tuple of seats, as a set: one cell for each as the reader counts them, 1 if it is in."""


@dataclass(frozen=True)
class SeatSlots:
    """A tuple of records told apart by the seat in `key`: a slot for each, led by whether it is there."""

    key: str = "seat"


@dataclass(frozen=True)
class Slots:
    """A tuple of records told apart by a text in `key`: one slot for each, led by whether it is there."""

    key: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class WordSequence:
    """A text of at most `n` words out of a list: the place of each from 1 on, then zeros."""

    n: int
    words: tuple[str, ...]


@dataclass(frozen=True)
class Left:
    """Left out: decoration, or something that never changes at a table."""


@dataclass(frozen=True)
class Letters:
    """Any text: its first `n` letters by their numbers. For what no layout speaks of."""

    n: int


@dataclass(frozen=True)
class FirstFew:
    """A tuple of any length: how many there are, then the first `n`. For what no layout speaks of."""

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
    """What the environments need to know of one game beyond its contract."""

    shapes: Mapping[str, Shape | tuple[Shape, Shape]] = field(default_factory=dict)
    """By `Class.field`. A pair is for a tuple of texts or integers: the tuple's shape, then that of each."""
    words: tuple[str, ...] = ()
    """The words that composed actions (trade offers) are made of, in the notation."""
    names_seats: tuple[str, ...] = ()
    """The verbs of listed actions that name a seat, which is all they name."""


def one_of(*parts: Sequence[str]) -> OneWord:
    """A text out of these lists."""
    return OneWord(tuple(word for part in parts for word in part))


def trade_words(goods: Sequence[str]) -> tuple[str, ...]:
    """The words of trade offers in goods."""
    return ("offer", "counter", "for", *goods, *map(str, range(2, 10)))

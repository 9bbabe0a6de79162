"""What a story is made of: one moment of a game as one reader knows it, and the notes that tell it.

A game tells a moment from the reader's own views and from what the reader was told, so nothing else can
come out. Notes carry plain values, never sentences: `archipel/words` words them, the page draws the same
notes with pictures. `docs/story.md` says what every argument means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

from archipel.core.state import Note, Seat
from archipel.core.values import value_type
from archipel.core.view import View

V = TypeVar("V", bound=View)


@value_type
class Scene(Generic[V]):
    """One action between two positions, as one reader knows all three."""

    before: V
    after: V
    """The same as `before` for an action that came out only after it was done."""
    seat: Seat
    """Who acted, or `CHANCE`."""
    text: str
    """The action as the reader was told it."""

    @property
    def verb(self) -> str:
        """The first word of the action."""
        return self.text.split(" ")[0]

    @property
    def words(self) -> list[str]:
        """What follows the verb."""
        return self.text.split(" ")[1:]


Tale = Callable[[Scene[V]], list[Note]]
"""How the actions of one verb are told."""


def told(key: str, seat: Seat, /, **args: str | int) -> Note:
    """A note that begins a line of the story: what `seat` did."""
    return Note(key, [], {"seat": seat, **args})


def also(key: str, seat: Seat, /, **args: str | int) -> Note:
    """A note that goes on with the line before it."""
    return Note(key, [], {"seat": seat, **args, "also": 1})


def gain(seat: Seat, goods: str) -> list[Note]:
    """What came to a seat; nothing for nothing."""
    return [also("told-gain", seat, goods=goods)] if goods else []


def loss(seat: Seat, goods: str) -> list[Note]:
    """What a seat lost; nothing for nothing."""
    return [also("told-lose", seat, goods=goods)] if goods else []


def counted(names: Iterable[str], counts: Iterable[int]) -> str:
    """Goods by name with their numbers, `wood 2 ore 1`; what there is none of is left out."""
    return " ".join([f"{name} {n}" for name, n in zip(names, counts, strict=True) if n > 0])


def nothing(_scene: Scene[V]) -> list[Note]:
    """The tale of a verb that says nothing to anybody."""
    return []


def tell(tales: Mapping[str, Tale[V]], scene: Scene[V]) -> list[Note]:
    """The notes of a moment by the tale of its verb; a verb without one is told by its name."""
    return tales.get(scene.verb, by_name)(scene)


def by_name(scene: Scene[V]) -> list[Note]:
    """A seat's action by the name of its verb, `<game>-verb-<verb>`; chance is nobody."""
    return [told("told-verb", scene.seat, verb=scene.verb)] if scene.seat >= 0 else []

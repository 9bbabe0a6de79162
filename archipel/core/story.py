"""The story of a game: one scene as one reader knows it, and the notes that tell it.

A game tells a scene from the reader's own views and from what the reader was told, so it cannot reveal
anything else. Notes carry plain values, never sentences: `archipel/words` makes sentences of them, and the
client draws them with pictures. `docs/story.md` says what every argument means.
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
    """One action with the positions before and after it, as one reader knows them."""

    before: V
    after: V
    """The same as `before` for an action that was revealed only after it was done."""
    seat: Seat
    """The seat that acted, or `CHANCE`."""
    text: str
    """The action as the reader was told it."""

    @property
    def verb(self) -> str:
        """The first word of the action."""
        return self.text.split(" ")[0]

    @property
    def words(self) -> list[str]:
        """The words after the verb."""
        return self.text.split(" ")[1:]


Tale = Callable[[Scene[V]], list[Note]]
"""A function that tells the actions of one verb."""


def told(key: str, seat: Seat, /, **args: str | int) -> Note:
    """Return a note that begins a line of the story: what `seat` did."""
    return Note(key, [], {"seat": seat, **args})


def also(key: str, seat: Seat, /, **args: str | int) -> Note:
    """Return a note that continues the line before it."""
    return Note(key, [], {"seat": seat, **args, "also": 1})


def gain(seat: Seat, goods: str) -> list[Note]:
    """Return a note of what a seat gained; none for nothing."""
    return [also("told-gain", seat, goods=goods)] if goods else []


def loss(seat: Seat, goods: str) -> list[Note]:
    """Return a note of what a seat lost; none for nothing."""
    return [also("told-lose", seat, goods=goods)] if goods else []


def counted(names: Iterable[str], counts: Iterable[int]) -> str:
    """Return goods with their counts, `wood 2 ore 1`, without those of which there are none."""
    return " ".join([f"{name} {n}" for name, n in zip(names, counts, strict=True) if n > 0])


def nothing(_scene: Scene[V]) -> list[Note]:
    """Tell nothing, for verbs that are not part of the story."""
    return []


def tell(tales: Mapping[str, Tale[V]], scene: Scene[V]) -> list[Note]:
    """Return the notes of a scene by the tale of its verb; a verb without one is told by its name."""
    return tales.get(scene.verb, by_name)(scene)


def by_name(scene: Scene[V]) -> list[Note]:
    """Return the action of a seat by the name of its verb, `<game>-verb-<verb>`; chance tells nothing."""
    return [told("told-verb", scene.seat, verb=scene.verb)] if scene.seat >= 0 else []

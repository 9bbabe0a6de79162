"""The story of Lagoon: a small function for each verb returns the notes that tell it."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Note
from archipel.core.story import Scene, Tale, also, tell, told
from lagoon.view import LagoonView

LagoonScene = Scene[LagoonView]


def _call(scene: LagoonScene) -> list[Note]:
    return [told("told-call", scene.seat)]


def _dice(scene: LagoonScene) -> list[Note]:
    pearls = scene.words[0]
    return [told("told-roll", scene.before.turn, n=int(pearls), dice=pearls)]


def _rest(scene: LagoonScene) -> list[Note]:
    return [told("told-rest", scene.seat)]


def _stay(scene: LagoonScene) -> list[Note]:
    return [told("told-stay", scene.seat)]


def _send(scene: LagoonScene) -> list[Note]:
    return [told("told-send", scene.seat, n=int(scene.words[0]))]


def _draw(scene: LagoonScene) -> list[Note]:
    """L-016, L-020: the keeper whose hand grew has drawn. Tell the boat if the reader knows it."""
    boat = scene.words[0]
    for before, after in zip(scene.before.keepers, scene.after.keepers, strict=True):
        if after.hand_size > before.hand_size and boat != "?":
            return [also("told-drew", after.seat, n=int(boat))]
    return []


TALES: Final[dict[str, Tale[LagoonView]]] = {
    "call": _call,
    "dice": _dice,
    "rest": _rest,
    "stay": _stay,
    "send": _send,
    "draw": _draw,
}


def story(scene: LagoonScene) -> list[Note]:
    """Return the notes that tell a scene to its reader."""
    return tell(TALES, scene)

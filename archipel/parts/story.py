"""Trade between players as a story: an offer with its answers and its result is one line."""

from __future__ import annotations

from typing import Any, Final

from archipel.core.state import Note, Seat
from archipel.core.story import Scene, Tale, also, told


def terms(words: list[str]) -> tuple[str, str]:
    """Parse `wood 2 for ore to 1 3` into what is given and what is wanted, with every count written out."""
    both = words[: words.index("to")] if "to" in words else words
    cut = both.index("for")
    return _counted(both[:cut]), _counted(both[cut + 1 :])


def _counted(words: list[str]) -> str:
    """Return `wood 2 ore` as `wood 2 ore 1`."""
    out: list[str] = []
    for i, word in enumerate(words):
        if not word.isdigit():
            follows = words[i + 1] if i + 1 < len(words) else ""
            out += [word, follows if follows.isdigit() else "1"]
    return " ".join(out)


def _offer(scene: Scene[Any]) -> list[Note]:
    give, get = terms(scene.words)
    named = scene.words[scene.words.index("to") + 1 :] if "to" in scene.words else []
    to = {"to": " ".join(named)} if named else {}
    return [told("told-offer", scene.seat, give=give, get=get, **to)]


def _propose(scene: Scene[Any]) -> list[Note]:
    give, get = terms(scene.words)
    return [told("told-offer", scene.seat, give=give, get=get)]


def _counter(scene: Scene[Any]) -> list[Note]:
    give, get = terms(scene.words)
    return [also("told-counter", scene.seat, give=give, get=get)]


def _accept(scene: Scene[Any]) -> list[Note]:
    return [also("told-accept", scene.seat)]


def _decline(scene: Scene[Any]) -> list[Note]:
    return [also("told-decline", scene.seat)]


def _withdraw(scene: Scene[Any]) -> list[Note]:
    return [also("told-withdraw", scene.seat)]


def _refuse(scene: Scene[Any]) -> list[Note]:
    return [also("told-refuse", scene.seat, who=int(scene.words[0]))]


def deal(seat: Seat, partner: Seat, give: str, get: str, asked: bool) -> list[Note]:
    """Return the notes of an exchange: the end of the offer, if it came from one."""
    if asked:
        return [also("told-deal", seat, who=partner, give=give, get=get)]
    return [told("told-deal", seat, who=partner, give=give, get=get)]


BARGAIN: Final[dict[str, Tale[Any]]] = {
    "offer": _offer,
    "propose": _propose,
    "counter": _counter,
    "accept": _accept,
    "decline": _decline,
    "withdraw": _withdraw,
    "refuse": _refuse,
}
"""The tales of the verbs of `archipel.parts.bargain`; what a deal was, the game finds in its own view."""

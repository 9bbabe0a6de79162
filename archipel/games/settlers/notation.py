"""The notation of Settlers: from text to actions. Every action carries its own text."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, BadNotation
from archipel.games.settlers import actions as a
from archipel.games.settlers.cards import GOODS
from archipel.parts import bargain as b
from archipel.parts.actions import BUY, END, ROLL
from archipel.parts.dice import DICE

LISTED: Final[list[Action]] = [
    ROLL,
    END,
    *a.SETTLE,
    *a.CITY,
    *a.ROAD,
    BUY,
    a.PLAY_KNIGHT,
    a.PLAY_ROADS,
    *a.PLAY_INVENTION,
    *a.PLAY_MONOPOLY,
    *[trade for row in a.TRADE for trade in row],
    *a.DISCARD,
    *a.ROBBER,
    *a.ROB,
    a.SPARE,
    b.ACCEPT,
    b.DECLINE,
    *b.CONFIRM,
    *b.REFUSE,
    b.WITHDRAW,
]
"""Every listed action that a seat may ever take."""

CHANCE_OUTCOMES: Final[list[Action]] = [
    *a.LAND,
    *a.HARBOUR,
    *a.SPIRAL,
    *DICE,
    *a.STEAL,
    a.STEAL_UNSEEN,
    *a.DRAW,
    a.DRAW_UNSEEN,
]

_BY_TEXT: Final[dict[str, Action]] = {action.text: action for action in LISTED + CHANCE_OUTCOMES}
_VERBS: Final = sorted({action.text.split(" ")[0] for action in LISTED + CHANCE_OUTCOMES} | set(b.FORMS))


def read(text: str) -> Action:
    """Return the action that a text stands for, or raise `BadNotation`."""
    found = _BY_TEXT.get(text)
    if found is not None:
        return found
    words = text.split(" ")
    verb = words[0]
    if verb in b.FORMS:
        return b.read_bid(GOODS, text)
    if len(words) >= 3:  # two dice, or the two resources of an Invention, may be named in any order
        found = _BY_TEXT.get(" ".join([*words[:-2], words[-1], words[-2]]))
        if found is not None and (verb == "dice" or words[:2] == ["play", "invention"]):
            return found
    if verb not in _VERBS:
        raise BadNotation(f"{verb!r} is not a verb of Settlers; there is {', '.join(_VERBS)}")
    longer = [whole for whole in _BY_TEXT if whole.startswith(f"{text} ")]
    if longer:
        raise BadNotation(f"{text!r} needs more words, as in {longer[0]!r}")
    raise BadNotation(f"{' '.join(words[1:])!r} cannot follow {verb!r}")

"""The notation of Lagoon: turns a text into its action. Every action knows its own text."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, BadNotation
from lagoon.actions import CALL, DICE, DRAW, DRAW_UNSEEN, REST, SEND, STAY

VOCABULARY: Final[list[Action]] = [CALL, REST, STAY, *SEND]
"""Every listed action of a seat."""
_ALL: Final[dict[str, Action]] = {action.text: action for action in [*VOCABULARY, *DICE, *DRAW, DRAW_UNSEEN]}


def read(text: str) -> Action:
    """Return the action that a text stands for, or raise `BadNotation`."""
    if text not in _ALL:
        raise BadNotation(f"{text!r} is no action of Lagoon")
    return _ALL[text]

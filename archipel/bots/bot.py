"""The bot protocol: choose an action from a chair."""

from __future__ import annotations

from typing import Protocol

from archipel.bots.chair import Chair
from archipel.core.state import Action, Note


class Bot(Protocol):
    """A player of any game. It is deterministic: the same chair and seed give the same choice."""

    def choose(self, chair: Chair) -> Action:
        """Return one of `chair.legal()` or `chair.offers()`."""

    def explain(self) -> Note | None:
        """Return the reason for the latest choice, or None; `archipel.words` words it under `bots`."""

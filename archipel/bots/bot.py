"""What a bot is: something that chooses an action from a chair."""

from __future__ import annotations

from typing import Protocol

from archipel.bots.chair import Chair
from archipel.core.state import Action, Note


class Bot(Protocol):
    """A player of any game. The same chair and the same seed give the same choice."""

    def choose(self, chair: Chair) -> Action:
        """One of `chair.legal()` or `chair.offers()`."""

    def explain(self) -> Note | None:
        """Why the latest choice was made, if the bot can say; worded by `archipel.words` under `bots`."""

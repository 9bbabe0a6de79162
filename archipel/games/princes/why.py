"""Reasons against an action, said once for both who ask: the list of choices and the refusal."""

from __future__ import annotations

from typing import final

from archipel.core.state import Note


@final
class Why:
    """Collects why something may not be done; words are made only where somebody reads them."""

    def __init__(self, worded: bool) -> None:
        self.worded = worded
        self.notes: list[Note] = []
        self.refused = False
        """Whether there is a reason."""

    def add(self, key: str, rules: str, n: int = 0, card: str = "") -> None:
        """A reason: its key, the rules it rests on, separated by blanks, and its argument."""
        self.refused = True
        if self.worded:
            args: dict[str, str | int] = {}
            if n:
                args["n"] = n
            if card:
                args["card"] = card
            self.notes.append(Note(key, rules.split(" "), args))

    def nothing(self) -> bool:
        """Whether nothing was said since this was last asked."""
        silent = not self.refused
        self.refused = False
        return silent

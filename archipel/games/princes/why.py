"""Reasons against an action, said once for both who ask: the list of choices and the refusal."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Note

UNWORDED: Final[list[Note]] = []


@final
class Why:
    """Collects why something may not be done; words are made only where somebody reads them."""

    def __init__(self, worded: bool) -> None:
        self.worded = worded
        self.notes: list[Note] = [] if worded else UNWORDED
        self.refused = False
        """Whether there is a reason."""

    def because(self, key: str, rules: str, name: str = "", value: str | int = 0) -> None:
        """A reason: its key, the rules it rests on, separated by blanks, and its argument, if it has one."""
        self.refused = True
        if self.worded:
            self.notes.append(Note(key, rules.split(" "), {name: value} if name else None))

    def enough(self) -> bool:
        """Whether no further reason is of interest."""
        return self.refused and not self.worded

    def nothing(self) -> bool:
        """Whether nothing was said since this was last asked."""
        silent = not self.refused
        self.refused = False
        return silent

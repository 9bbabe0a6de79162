"""Collecting reasons against an action: one check serves both the legal list and the refusal."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Note

UNWORDED: Final[list[Note]] = []


@final
class Why:
    """Collects reasons against an action. Without a reader it makes no notes, so legal lists stay fast."""

    def __init__(self, worded: bool) -> None:
        self.worded = worded
        self.notes: list[Note] = [] if worded else UNWORDED
        self.refused = False
        """Whether there is a reason."""

    def because(self, key: str, rules: str, name: str = "", value: str | int = 0) -> None:
        """Add a reason: its key, its rules separated by blanks, and an argument if it has one."""
        self.refused = True
        if self.worded:
            self.notes.append(Note(key, rules.split(" "), {name: value} if name else None))

    def enough(self) -> bool:
        """Return whether a further reason would be ignored."""
        return self.refused and not self.worded

    def nothing(self) -> bool:
        """Return whether no reason was added since the last call."""
        silent = not self.refused
        self.refused = False
        return silent

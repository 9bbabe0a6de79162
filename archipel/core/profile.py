"""What a game brings besides its rules: how its bots play, how it is written in numbers, its own files.

The rules know nothing of bots, environments and pages, so what lies above a game is named by its import path.
Everything has a default: a game that says nothing can be played everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from archipel.core.cells import Cells
from archipel.core.layout import Layout
from archipel.core.state import Seat, State
from archipel.core.theme import Puzzles


@dataclass(frozen=True)
class Level:
    """How much a bot thinks, and how much it sees."""

    nodes: int = 0
    """States to evaluate for a decision with two seats, in proportion with more; 0: only the next action."""
    worlds: int = 8
    """How many states are imagined that fit what the seat knows."""
    attention: int = 100
    """Of 100 possible actions, so many are considered at all."""
    seconds: float = 0.0
    """No longer than this, if not 0. A bot with a clock does not always move the same."""
    offer_gain: float = 0.006
    """How much better than all else an offer must be, and each further one of a turn twice as much: offers
    cost everybody's time."""
    kindness: float = 0.0
    """How much it counts beside one's own chance what is left to whoever is last."""


@dataclass(frozen=True)
class Profile:
    """What a game brings besides its rules; each part has a default that serves."""

    folder: Path | None = None
    """Where its own files lie: `emblem.svg`, `puzzles.xz`, and `words/<language>/` for a game of another
    package."""
    evaluator: str = ""
    """The class that judges its positions, as `module:Class`; without one, the points judge them."""
    levels: Mapping[str, Level] = field(default_factory=dict)
    """The levels of its bots that differ from those of other games."""
    themes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Which features of its evaluation speak for what, when a bot gives its reasons."""
    slip: float = 0.08
    """A move that leaves so much less chance to win than the best one is a mistake worth a word of the coach:
    several times what the same search varies by itself (`docs/coach.md`)."""
    pace: Literal["quick", "steady", "untimed"] = "steady"
    """How fast its turns are: which clocks a live table may choose from."""
    layout: Layout = Layout()
    """How its view is written in numbers where the types do not say it."""
    row: Callable[[State, Seat, Cells], None] | None = None
    """A faster way to the same numbers, straight from the state."""
    puzzles: Puzzles = Puzzles()
    """What its puzzles are about."""
    has_board: bool = False
    """Whether the page has a board of its own for it; if not, tables send the picture in text."""

    def emblem(self) -> str:
        """A strip of its board in SVG, or nothing."""
        path = None if self.folder is None else self.folder / "emblem.svg"
        return path.read_text(encoding="utf-8") if path is not None and path.exists() else ""

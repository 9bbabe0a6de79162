"""What a game brings besides its rules: its bots, its observations, its own files.

The rules know nothing of bots, environments and pages, so code above a game is named by its import path.
Everything has a default: a game without a profile can be played everywhere.
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
    """The strength of a bot: how far it searches, and how much it overlooks."""

    nodes: int = 0
    """States to evaluate for a decision at a table of two, in proportion with more; 0 for one ply only."""
    worlds: int = 8
    """Number of determinizations: states imagined that fit what the seat knows."""
    attention: int = 100
    """The percentage of possible actions that the bot considers at all."""
    seconds: float = 0.0
    """Time limit of a decision, if not 0. With a time limit, a bot does not always make the same move."""
    offer_gain: float = 0.006
    """How much better than all else an offer must be. Each further offer of a turn must be twice as much
    better, because offers cost everybody's time."""
    kindness: float = 0.0
    """The weight of the last-placed player's chance beside the bot's own."""


@dataclass(frozen=True)
class Profile:
    """What a game brings besides its rules; every part has a default."""

    folder: Path | None = None
    """The folder of its own files: `emblem.svg`, `puzzles.xz`, and, for a game of another package,
    `words/<language>/`."""
    evaluator: str = ""
    """The class that evaluates its positions, as `module:Class`; without one, points are the evaluation."""
    levels: Mapping[str, Level] = field(default_factory=dict)
    """The levels of its bots that differ from those of other games."""
    themes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Which features of its evaluation count as which reason, when a bot explains a move."""
    slip: float = 0.08
    """The loss of win probability from which the coach calls a move a mistake: several times the variation of
    the same search (`docs/coach.md`)."""
    pace: Literal["quick", "steady", "untimed"] = "steady"
    """How fast its turns are: which clocks a live table may choose from."""
    layout: Layout = Layout()
    """How its view is encoded as numbers, where the types do not say it."""
    row: Callable[[State, Seat, Cells], None] | None = None
    """A fast encoder of the same numbers, straight from the state (`tests/envs/test_encoder.py` compares
    both)."""
    puzzles: Puzzles = Puzzles()
    """The themes of its puzzles."""
    has_board: bool = False
    """Whether the client has a board for it; if not, tables send the picture in text."""

    def emblem(self) -> str:
        """Return a strip of its board in SVG, or an empty text."""
        path = None if self.folder is None else self.folder / "emblem.svg"
        return path.read_text(encoding="utf-8") if path is not None and path.exists() else ""

"""The bot levels, the same in every game. They differ in how they play, never in what they know."""

from __future__ import annotations

from typing import Final

from archipel.core.profile import Level
from archipel.registry import game_named

LEVELS: Final[dict[str, Level]] = {
    "easy": Level(attention=30),
    "medium": Level(attention=60),
    "hard": Level(nodes=1000),
}
"""Default levels; the profile of a game may override them."""


def level_of(name: str, game: str) -> Level:
    """Return a level as a game defines it."""
    return game_named(game).profile.levels.get(name, LEVELS[name])

"""The levels people choose from, in every game: they differ in how they play, never in what they know."""

from __future__ import annotations

from typing import Final

from archipel.core.profile import Level
from archipel.registry import game_named

LEVELS: Final[dict[str, Level]] = {
    "easy": Level(attention=30),
    "medium": Level(attention=60),
    "hard": Level(nodes=1000),
}
"""What a level is where the profile of a game does not say otherwise."""


def level_of(name: str, game: str) -> Level:
    """A level in a game."""
    return game_named(game).profile.levels.get(name, LEVELS[name])

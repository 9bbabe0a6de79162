"""The levels people choose from, in every game: they differ in how they play, never in what they know."""

from __future__ import annotations

from typing import Final

from archipel.bots.thinker import Level

LEVELS: Final[dict[str, Level]] = {
    "easy": Level(attention=30),
    "medium": Level(attention=60),
    "hard": Level(nodes=1000),
}
"""What a level is where a game does not say otherwise."""

BY_GAME: Final[dict[str, dict[str, Level]]] = {
    "settlers": {"easy": Level(attention=20), "hard": Level(nodes=2500)},
    # In the short introductory game search sees little more than one action ahead: the steps below are lower.
    "princes": {"easy": Level(attention=28), "medium": Level(attention=55)},
    "elasund": {"hard": Level(nodes=500)},  # its states take longest to evaluate
    # Children play here: nobody picks on whoever is last.
    "junior": {
        "easy": Level(attention=25, kindness=1.0),
        "medium": Level(attention=60, kindness=0.3),
        "hard": Level(nodes=1000, kindness=0.1),
    },
}


def level_of(name: str, game: str) -> Level:
    """A level in a game."""
    return BY_GAME.get(game, {}).get(name, LEVELS[name])

"""What is printed on the tiles and the cards of Elasund, for whoever draws them without an engine."""

from __future__ import annotations

from archipel.games.elasund.special import SET_FOR_PERMIT
from archipel.games.elasund.tiles import (
    CARDS,
    CHURCH_PRICE,
    CUBES,
    HEIGHT,
    KIND_NAMES,
    PERMITS,
    WALL_TILES,
    WIDTH,
)


def printed() -> dict[str, object]:
    """The tables by name. Sizes are the width and the height of each building, in squares."""
    return {
        "SIZES": dict(zip(KIND_NAMES, zip(WIDTH, HEIGHT))),
        "CARDS": CARDS,
        "CUBES": CUBES,
        "PERMITS": PERMITS,
        "WALL_TILES": WALL_TILES,
        "CHURCH_PRICE": CHURCH_PRICE,
        "SET_FOR_PERMIT": SET_FOR_PERMIT,
    }

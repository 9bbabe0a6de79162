"""What is printed on the tiles and the cards of Elasund, for whoever draws them without an engine."""

from __future__ import annotations

from archipel.games.elasund.tiles import CARDS, HEIGHT, KIND_NAMES, WIDTH


def printed() -> dict[str, object]:
    """The tables by name. Sizes are the width and the height of each building, in squares."""
    return {"SIZES": dict(zip(KIND_NAMES, zip(WIDTH, HEIGHT))), "CARDS": CARDS}

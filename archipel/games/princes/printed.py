"""What is printed on the regions of Princes, for whoever draws them without an engine."""

from __future__ import annotations

from archipel.games.princes.board import GOODS, TERRAINS


def printed() -> dict[str, object]:
    """The tables by name. Terrains stand in the order of the goods they yield."""
    return {"GOODS": GOODS, "TERRAINS": TERRAINS}

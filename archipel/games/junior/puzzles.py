"""The themes of the puzzles of Junior."""

from __future__ import annotations

from typing import Final

from archipel.core.theme import Puzzles, Theme

PUZZLES: Final = Puzzles(
    tables=((3, ""), (4, ""), (3, "preset=first-game")),
    least=2,
    gap=0.05,
    wins=(Theme("win-sail", ("boat",)), Theme("win-trade", ("market", "trade")), Theme("win")),
    choices=(
        Theme("ghost", ("ghost",), gap=0.03),
        Theme("deal", ("accept", "decline", "confirm", "give"), among=2),
        Theme("market", ("market", "trade"), gap=0.04),
        Theme("coco", ("buy",)),
        Theme("sail", ("boat",)),
        Theme("fortress", ("fortress",)),
    ),
)

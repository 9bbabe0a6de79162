"""What puzzles of Junior are about."""

from __future__ import annotations

from typing import Final

from archipel.core.theme import Puzzles, Theme

PUZZLES: Final = Puzzles(
    tables=((3, ""), (4, ""), (3, "preset=first-game")),
    wins=(Theme("win-sail", ("boat",)), Theme("win-trade", ("market", "trade")), Theme("win")),
    choices=(
        Theme("ghost", ("ghost",)),
        Theme("deal", ("accept", "decline", "confirm", "give"), among=2),
        Theme("market", ("market", "trade")),
        Theme("coco", ("buy",)),
        Theme("sail", ("boat",)),
        Theme("fortress", ("fortress",)),
    ),
)

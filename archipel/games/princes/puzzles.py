"""The puzzles of Princes."""

from __future__ import annotations

from typing import Final

from archipel.core.theme import Puzzles, Theme

PUZZLES: Final = Puzzles(
    # The introductory game is the one most people know, and the quickest.
    tables=(
        *((2, "mode=intro"), (2, "mode=gold"), (2, "mode=intro"), (2, "mode=war")),
        *((2, "mode=intro"), (2, "mode=progress"), (2, "mode=intro"), (2, "mode=duel")),
    ),
    least=2,
    gap=0.08,
    wins=(
        Theme("win-card", ("play",)),
        Theme("win-trade", ("trade", "sail", "coin")),
        Theme("win-pay", ("pay",)),
        Theme("win"),
    ),
    choices=(
        Theme("income", ("gain", "store", "fill")),
        Theme("attack", ("lose", "steal", "demand", "name", "remove")),
        Theme("card", ("play",)),
        Theme("trade", ("trade", "sail", "coin", "pay")),
        Theme("draw", ("draw", "search", "take")),
        Theme("bury", ("bury", "under")),
        Theme("build", ("build", "above", "below")),
    ),
)

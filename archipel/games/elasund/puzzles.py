"""The themes of the puzzles of Elasund."""

from __future__ import annotations

from typing import Final

from archipel.core.theme import Puzzles, Theme, harms

PUZZLES: Final = Puzzles(
    tables=((2, ""), (2, "preset=english"), (3, "")),
    least=2,
    gap=0.04,
    idle=("end", "pass", "gold"),
    wins=(
        Theme("win-church", ("church",)),
        Theme("win-wall", ("wall",)),
        Theme("win-cards", ("spend",)),
        Theme("win-permit", ("place", "move", "upgrade")),
        Theme("win"),
    ),
    choices=(
        Theme("ship", ("ship",), gap=0.03),
        Theme("permit", ("permit", "at", "gold")),
        Theme("wall", ("wall",)),
        Theme("church", ("church", "lay")),
        Theme("cards", ("spend", "discard", "take")),
        Theme("special", ("place", "move", "upgrade")),
        Theme("over", ("build",), shows=harms(lambda state, _: state.scores())),
        Theme("build", ("build", "hut", "tile")),
    ),
)

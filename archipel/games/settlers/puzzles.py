"""The themes of the puzzles of Settlers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from archipel.core.state import Seat, State
from archipel.core.theme import Puzzles, Theme, harms
from archipel.games.settlers.cards import GOODS
from archipel.games.settlers.view import SettlersView


def _trails(state: State, seat: Seat) -> list[int]:
    """Return the length of everybody's longest road, which a settlement can cut."""
    return [len(player.longest_trail) for player in cast("SettlersView", state.view(seat)).players]


def hand(state: State, seat: Seat) -> Mapping[str, int]:
    """Return how much of every good a seat holds."""
    held = cast("SettlersView", state.view(seat)).players[seat].hand
    return dict(zip(GOODS, held or ()))


PUZZLES: Final = Puzzles(
    tables=((3, "board=variable"), (4, "board=variable"), (3, ""), (4, "board=modern")),
    least=2,
    gap=0.05,
    idle=("end", "roll", "spare"),
    wins=(
        Theme("win-road", ("road",)),
        Theme("win-card", ("play",)),
        Theme("win-trade", ("trade",)),
        Theme("win"),
    ),
    choices=(
        Theme("opening", asked=("prompt-first-settlement", "prompt-first-road"), gap=0.02),
        Theme("cut", ("settle",), shows=harms(_trails)),
        Theme("robber", ("robber", "rob", "spare"), gap=0.03),
        Theme("deal", ("accept", "decline", "confirm", "withdraw"), among=2),
        Theme("trade", ("trade",), gap=0.03),
        Theme("card", ("play", "buy")),
        Theme("build", ("settle", "city", "road")),
    ),
    counted=hand,
)

"""The rulings that a table may choose, each beside the way the rules read it."""

from __future__ import annotations

from typing import Final, final

from archipel.core.options import SEED, Option, Preset, version
from archipel.games.junior.board import COLOURS, FIRST_SIDES, SIDES, Side, side_for

SEATINGS: Final = [
    "red-white-blue-orange",
    "red-white-orange-blue",
    "red-blue-white-orange",
    "red-blue-orange-white",
    "red-orange-white-blue",
    "red-orange-blue-white",
]
"""The ways to sit round a table, clockwise; with three, white is left out (J-005)."""

OPTIONS: Final = (
    Option("ports", ("on", "off"), ("J-066", "J-068")),
    Option("seating", tuple(SEATINGS), ("J-004", "J-019")),
    Option("lead", tuple(COLOURS), ("J-004", "J-019")),
    Option("first", ("seat", "lot"), ("J-019", "J-A30")),
    Option("harvest", ("fortress", "player"), ("J-022", "J-A01")),
    Option("six", ("must", "may"), ("J-026", "J-A02")),
    Option("shortage", ("sole", "return"), ("J-A11",)),
    Option("barter", ("any", "one"), ("J-A15",)),
)

PRESETS: Final = (SEED, Preset("first-game", (("ports", "off"),)))


@final
class Rulings:
    """Every option of the table, typed. Made once for a game and shared by its copies."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.side: Side = side_for(seats, FIRST_SIDES if version(options) == 1 else SIDES)
        self.ports: bool = options["ports"] == "on"
        self.colours: list[int] = seating(seats, options["seating"], options["lead"])
        self.first_by_lot: bool = options["first"] == "lot"
        self.each_fortress: bool = options["harvest"] == "fortress"
        self.must_haunt: bool = options["six"] == "must"
        self.shortage_returns: bool = options["shortage"] == "return"
        self.one_for_one: bool = options["barter"] == "one"
        newest = version(options) > 2
        self.deals_count: bool = not newest
        """J-058: whether an offer that led to an exchange is one of the ten."""
        self.partners_hear_once: bool = newest
        """J-058: whether an offer is repeated by naming partners who have heard it already."""
        self.filled_starts_over: bool = newest
        """J-062: whether five equal cards go back also when the last came to an empty stall by itself."""


def seating(seats: int, order: str, lead: str) -> list[int]:
    """J-004: the colour of every seat, clockwise from the seat that has colour `lead`.

    Where that colour stays in the box (J-005), the next one round the table leads.
    """
    names = order.split("-")
    at = names.index(lead)
    used = side_for(seats, SIDES).colours
    return [COLOURS.index(name) for name in names[at:] + names[:at] if COLOURS.index(name) in used]

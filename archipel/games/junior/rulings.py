"""The options of a table as the rules read them."""

from __future__ import annotations

from typing import Final, final

from archipel.games.junior.board import COLOURS, side_for

SEATINGS: Final = [
    "red-white-blue-orange",
    "red-white-orange-blue",
    "red-blue-white-orange",
    "red-blue-orange-white",
    "red-orange-white-blue",
    "red-orange-blue-white",
]
"""The ways to sit round a table, clockwise; with three, white is left out (J-005)."""


def seating(seats: int, order: str, lead: str) -> list[int]:
    """J-004: the colour of every seat, clockwise from the seat that has colour `lead`.

    Where that colour stays in the box (J-005), the next one round the table leads.
    """
    names = order.split("-")
    at = names.index(lead)
    used = side_for(seats).colours
    return [COLOURS.index(name) for name in names[at:] + names[:at] if COLOURS.index(name) in used]


@final
class Rulings:
    """Every choice of the table, typed. Made once for a game and shared by its copies."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.colours: list[int] = seating(seats, options["seating"], options["lead"])
        self.first_by_lot: bool = options["first"] == "lot"
        self.ports: bool = options["ports"] == "on"
        self.each_fortress: bool = options["harvest"] == "fortress"
        self.must_haunt: bool = options["six"] == "must"
        self.shortage_returns: bool = options["shortage"] == "return"
        self.one_for_one: bool = options["barter"] == "one"

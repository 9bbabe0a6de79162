"""What can be pending: decisions of seats, answers of chance, steps of the rules."""

from __future__ import annotations

from typing import Final, final

# Chance answers.
FIRST_ROLL: Final = 0
DICE_ROLL: Final = 1
GUARD_ROLL: Final = 2
"""a: the attack card."""
DRAWN: Final = 3
"""a: stack, b: whether the card is fresh (P-073)."""
LOOKED: Final = 4
"""a: stack: the next card of it that the seat does not know."""
EVENT_DRAWN: Final = 5
REGION_DRAWN: Final = 6
"""a: gap, b: the region drawn before, or -1."""
CHANCES: Final = 7

# Decisions of a seat.
START_STACK: Final = 10
TAKING: Final = 11
"""a: stack, b: how many, c: whether fresh."""
ARRANGING: Final = 12
"""a: swaps left."""
OPENING: Final = 13
NUMBERING: Final = 14
MAIN: Final = 15
PAYING: Final = 16
"""goods: what is due of each kind, a: what is due of any kind."""
GAINING: Final = 17
"""a: the goods to choose from, as bits; b: how many; c: 1 if it may be left."""
STORING: Final = 18
"""a: the gold river that produced; the Gold Cache may take it instead."""
DEMANDING: Final = 19
"""a: how many more, b: 1 if it may be left now, c: goods that may be named, d: 1 if the rest may be left."""
GIVING: Final = 20
"""a: the good that the opponent takes."""
RETURNING: Final = 21
"""P-165: the Merchant gives one back."""
FILLING: Final = 22
WAIVING: Final = 23
"""a: kind that is built."""
NAMING: Final = 24
"""a: what for, b: the spots to choose from as bits, c: the spots named, d: how many more."""
LOSING: Final = 25
"""a: what for, b: the spots to choose from."""
RIOTING: Final = 26
"""a: gold asked for, b: the units."""
BURYING: Final = 27
"""a: the kind that goes under a stack."""
REFILLING: Final = 28
SURPLUS: Final = 29
EXCHANGE: Final = 30
EXCHANGED: Final = 31
REACTING: Final = 32
"""a: the event."""
FEUDING: Final = 33
"""P-156. a: the first card chosen or -1, b: its stack, c: how many more."""
STEALING: Final = 34
RECOVERING: Final = 35
RELOCATING: Final = 36
PLACING: Final = 37
"""a: gap, b, c: the two regions."""
SCOUTING: Final = 38
"""a: gap, b: the region above or -1."""
SCOUT_BUILDS: Final = 39
SHOPPING: Final = 40
"""a: purchases left."""
CHOOSING_CARD: Final = 41
"""P-248: a stack to look through, or none."""
TITHING: Final = 42
"""a: how many heroes."""

# Steps of the rules, taken as soon as they come up.
BEGIN_TURN: Final = 50
PRODUCE: Final = 51
MARKET: Final = 52
HAPPEN: Final = 53
BONUS: Final = 54
"""P-246: the extra good for Reiner."""
DISCARDED: Final = 55
"""a: a played action card."""
PLACED: Final = 56
"""a: kind, b: site (or place)."""
ROAD_BUILT: Final = 57
SETTLED: Final = 58
"""a: side, b: 1 with a Scout."""
CITY_BUILT: Final = 59
STRIKE: Final = 60
"""a: an event that hits the seat."""
HIT: Final = 61
"""a: an attack card that hits the opponent of the seat."""
ADDED: Final = 62
"""a: the place that is filled."""
CHECK_HAND: Final = 63
HAND_CHECKED: Final = 64
NEXT_TURN: Final = 65
EVENT_OVER: Final = 66
"""a: the event card that goes under its stack."""
LOOK: Final = 67
"""a: stack: look at every card of it."""

# What `NAMING` and `LOSING` are for.
BY_ARCHER: Final = 0
BY_ARSONIST: Final = 1
BY_FEUD: Final = 2
BY_PIRATE: Final = 3
BY_DOCTOR: Final = 4
BY_RIOTS: Final = 5

NO_GOODS: Final[list[int]] = [0, 0, 0, 0, 0, 0]


@final
class Task:
    """One pending matter. The top of the stack is what is asked, thrown or done now."""

    def __init__(self, what: int, seat: int, a: int, b: int, c: int, d: int, goods: list[int]) -> None:
        self.what = what
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.goods = goods

    def copy(self) -> Task:
        """An independent task."""
        return Task(self.what, self.seat, self.a, self.b, self.c, self.d, self.goods.copy())

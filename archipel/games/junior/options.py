"""The rulings of Junior, as a table may choose them."""

from __future__ import annotations

from archipel.core.options import SEED, Option, Preset
from archipel.games.junior.board import COLOURS
from archipel.games.junior.rulings import SEATINGS

OPTIONS = (
    Option("ports", ("on", "off"), ("J-066", "J-068")),
    Option("seating", tuple(SEATINGS), ("J-004", "J-019")),
    Option("lead", tuple(COLOURS), ("J-004", "J-019")),
    Option("first", ("seat", "lot"), ("J-019", "J-A30")),
    Option("harvest", ("fortress", "player"), ("J-022", "J-A01")),
    Option("six", ("must", "may"), ("J-026", "J-A02")),
    Option("shortage", ("sole", "return"), ("J-A11",)),
    Option("barter", ("any", "one"), ("J-A15",)),
)

PRESETS = (SEED, Preset("first-game", (("ports", "off"),)))

"""The editions and rulings of Settlers: the options of a table, and how the rules read them."""

from __future__ import annotations

from typing import Final, final

from archipel.core.options import SEED, Option, Preset, version

OPTIONS: Final[tuple[Option, ...]] = (
    Option("board", ("fr1999", "modern", "swapped", "variable"), ("S-012", "S-013", "S-087", "S-089")),
    Option("phases", ("strict", "free"), ("S-023", "S-A01", "S-A21")),
    Option("theft", ("optional", "compulsory"), ("S-054", "S-A05")),
    Option("cut-tie", ("aside", "holder"), ("S-116", "S-A07")),
    Option("shortage", ("sole", "nobody"), ("S-A06",)),
    Option("free-roads", ("must", "may"), ("S-071", "S-A33")),
)

PRESETS: Final[tuple[Preset, ...]] = (
    SEED,
    Preset(
        "modern", (("board", "modern"), ("phases", "free"), ("theft", "compulsory"), ("cut-tie", "holder"))
    ),
)


@final
class Rulings:
    """Every option of the table, typed. Made once for a game and shared by its copies."""

    def __init__(self, options: dict[str, str]) -> None:
        self.board = options["board"]
        self.variable = options["board"] == "variable"
        self.strict = options["phases"] == "strict"
        self.theft_optional = options["theft"] == "optional"
        self.tie_keeps_holder = options["cut-tie"] == "holder"
        self.sole_takes_rest = options["shortage"] == "sole"
        newest = version(options) > 1
        self.roads_optional = newest and options["free-roads"] == "may"
        self.deals_count = not newest
        """S-A32: whether an offer that led to an exchange is one of the ten."""
        self.partners_hear_once = newest
        """S-A32: whether an offer is repeated by naming partners who have heard it already."""
        self.proposals_withdrawn = newest

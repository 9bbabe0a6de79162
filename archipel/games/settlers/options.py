"""The editions and rulings of Settlers, as a table may choose them."""

from __future__ import annotations

from archipel.core.options import SEED, Option, Preset

OPTIONS = (
    Option("board", ("fr1999", "modern", "swapped", "variable"), ("S-012", "S-013", "S-087", "S-089")),
    Option("phases", ("strict", "free"), ("S-023", "S-A01", "S-A21")),
    Option("theft", ("optional", "compulsory"), ("S-054", "S-A05")),
    Option("cut-tie", ("aside", "holder"), ("S-116", "S-A07")),
    Option("shortage", ("sole", "nobody"), ("S-A06",)),
)

PRESETS = (
    SEED,
    Preset(
        "modern", (("board", "modern"), ("phases", "free"), ("theft", "compulsory"), ("cut-tie", "holder"))
    ),
)

"""The options of a table as the rules read them."""

from __future__ import annotations

from typing import final


@final
class Rulings:
    """Every choice of the table, typed. Made once for a game and shared by its copies."""

    def __init__(self, options: dict[str, str]) -> None:
        self.board = options["board"]
        self.variable = options["board"] == "variable"
        self.strict = options["phases"] == "strict"
        self.theft_optional = options["theft"] == "optional"
        self.tie_keeps_holder = options["cut-tie"] == "holder"
        self.sole_takes_rest = options["shortage"] == "sole"

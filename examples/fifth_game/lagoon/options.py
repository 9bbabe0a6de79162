"""The options of a table, and how the rules read them."""

from __future__ import annotations

from typing import Final

from archipel.core.options import Option

OPTIONS: Final = (Option("tie", ("stay", "first"), ("L-014", "L-A01")),)


class Rulings:
    """The options of one table, typed."""

    def __init__(self, options: dict[str, str]) -> None:
        self.first_of_tied: Final = options["tie"] == "first"
        """L-A01: of several strongest boats the first takes the pearls."""

"""The rulings of Elasund: the options of a table, and how the rules read them."""

from __future__ import annotations

from typing import Final, final

from archipel.core.options import SEED, Option, Preset, version
from archipel.games.elasund.board import COLOURS

ORDERS: Final = [
    "red-blue-green-yellow",
    "red-blue-yellow-green",
    "red-green-blue-yellow",
    "red-green-yellow-blue",
    "red-yellow-blue-green",
    "red-yellow-green-blue",
]
"""The ways to sit round a table, clockwise."""

OPTIONS: Final = (
    Option("same-row", ("ship", "roll"), ("E-018", "E-C02")),
    Option("full-row", ("nearest", "adjacent"), ("E-059", "E-C07")),
    Option("reward", ("choose", "random"), ("E-080", "E-C09")),
    Option("reward-pool", ("all", "others"), ("E-080", "E-C10")),
    Option("hut-site", ("empty", "own-permit"), ("E-095", "E-C11", "E-A13")),
    Option("hut-return", ("may", "must"), ("E-092", "E-C12")),
    Option("hut-trigger", ("any", "bigger"), ("E-039", "E-C13")),
    Option("shortage", ("paid", "unpaid"), ("E-072", "E-C14")),
    Option("walls", ("free", "cheap-first"), ("E-044", "E-A17")),
    Option("short-supply", ("rest", "halve"), ("E-070", "E-A28")),
    Option("colours", tuple(ORDERS), ("E-004", "E-A46")),
    Option("lead", tuple(COLOURS), ("E-004", "E-A46")),
)

PRESETS: Final = (
    SEED,
    Preset(
        "english",
        (
            ("full-row", "adjacent"),
            ("reward", "random"),
            ("hut-site", "own-permit"),
            ("hut-trigger", "bigger"),
            ("shortage", "unpaid"),
        ),
    ),
)


@final
class Rulings:
    """A flag for each point on which the rulebooks differ; all False is the reading of the ledger."""

    def __init__(self, options: dict[str, str]) -> None:
        newest = version(options) >= 2
        self.deck_to_its_end = newest
        """E-069: the discards come back when the deck is empty, not as soon as it cannot give all at once."""
        self.ship_always_moves = newest
        """E-018: the ship never stays where it is, whatever makes it go two spaces."""
        self.church_is_bigger = newest
        """E-052, E-C13: the church counts as a bigger building for a starter under one of its tiles."""
        self.halve_always = newest and options["short-supply"] == "halve"
        """E-A28: hands are halved also when cards or gold outside income are short."""
        self.colours = seating(options["colours"], options["lead"]) if newest else [0, 1, 2, 3]
        """E-004: the colour of every seat, and last those that stay in the box."""
        self.same_roll = options["same-row"] == "roll"
        """E-C02: the ship goes two spaces when the roll equals the last roll, not the ship's row."""
        self.adjacent_only = options["full-row"] == "adjacent"
        """E-C07: when the ship's row is full, only the rows beside it serve."""
        self.random_reward = options["reward"] == "random"
        """E-C09: the pirates' reward is drawn, not chosen."""
        self.reward_of_others = options["reward-pool"] == "others"
        """E-C10: the reward comes from the other players' discards only."""
        self.hut_on_own_permit = options["hut-site"] == "own-permit"
        """E-C11: a starter may be set up on one's own permits."""
        self.hut_must_return = options["hut-return"] == "must"
        """E-C12: a displaced starter is set up again whenever it fits."""
        self.hut_needs_bigger = options["hut-trigger"] == "bigger"
        """E-C13: only a starter displaced by a bigger building may return."""
        self.shortage_unpaid = options["shortage"] == "unpaid"
        """E-C14: after a shortage hands are halved, but the income is lost."""
        self.cheap_walls_first = options["walls"] == "cheap-first"
        """E-A17: the east wall may not begin before the other two strips are full."""


def seating(order: str, lead: str) -> list[int]:
    """E-A46: the colours clockwise from the seat that has colour `lead`."""
    names = order.split("-")
    at = names.index(lead)
    return [COLOURS.index(name) for name in names[at:] + names[:at]]

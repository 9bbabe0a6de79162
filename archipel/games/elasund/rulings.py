"""The rulings of a table, as the rules read them."""

from __future__ import annotations

from typing import final


@final
class Rulings:
    """One flag for each point on which the rulebooks differ; all False is the ledger's reading."""

    def __init__(self, options: dict[str, str]) -> None:
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

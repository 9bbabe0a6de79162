"""What a standing card changes for its owner: each is nothing until a card says otherwise."""

from __future__ import annotations

from typing import Final

from archipel.games.princes.cards import Card


class Trait:
    """What one card changes as long as it stands. It depends on nothing but the card."""

    def boosts(self) -> int:
        """P-237: the terrain beside it that produces one more, or -1."""
        return -1

    def rate(self) -> int:
        """P-063: the good that is traded 2 for 1, or -1."""
        return -1

    def sails(self) -> bool:
        """P-154: trades 2 goods of one neighbouring region."""
        return False

    def mints(self) -> bool:
        """P-176: trades 1 gold once a turn."""
        return False

    def markets(self) -> bool:
        """P-138: gains when the opponent has more regions with the rolled number."""
        return False

    def shelters(self) -> bool:
        """P-137: the goods on its neighbours do not count for a brigand attack."""
        return False

    def fattens(self) -> bool:
        """P-243: its neighbours gain in a Year of Plenty."""
        return False

    def harvest(self) -> int:
        """Gold on a Harvest (P-223, P-247)."""
        return 0

    def lends(self) -> int:
        """P-227: goods more from the Trade event."""
        return 0

    def search_price(self) -> int:
        """P-071: what choosing a card in the exchange costs, if less than 2."""
        return 2

    def spares(self, card: Card) -> int:
        """P-A59: how many goods of the price of `card` need not be paid."""
        return 0

    def guards(self, number: int) -> bool:
        """P-231: whether it wards off attacks on this throw."""
        return False

    def calms(self, number: int) -> bool:
        """P-195: whether it protects from Riots on this production result."""
        return False

    def douses(self) -> bool:
        """P-194: protects the buildings of its city from the Arsonist."""
        return False

    def bathes(self) -> bool:
        """P-214: protects the regions at its city from the Plague."""
        return False

    def heals(self) -> int:
        """P-213: goods after a Plague."""
        return 0

    def consoles(self) -> bool:
        """P-191: a good for each card that an event or an attack takes."""
        return False


TRAITS: Final[list[Trait]] = []
"""By kind; filled in by `effects.table`."""
THRIFTY: Final[list[bool]] = []
"""By kind: whether it spares goods of any price."""

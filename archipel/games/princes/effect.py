"""Every moment at which a card may act, in one place: each is a no-op until a card says otherwise."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Note
from archipel.games.princes.board import GOODS
from archipel.games.princes.cards import NAMES, Card
from archipel.games.princes.goods import takeable
from archipel.games.princes.position import Position


class Effect:
    """What one card does. One object may serve several kinds; it has no state of its own."""

    def check(self, p: Position, seat: int, notes: list[Note]) -> None:
        """P-108, P-109: why the card may not be played or built now."""

    def play(self, p: Position, seat: int, kind: int) -> None:
        """An action card is played (P-049)."""

    def hit(self, p: Position, seat: int) -> None:
        """An attack of this seat got past the defence (P-A52)."""

    def built(self, p: Position, seat: int) -> None:
        """The card has just been placed and paid for (P-047)."""

    def happen(self, p: Position, kind: int) -> None:
        """An event card is turned up (P-085)."""

    def strike(self, p: Position, seat: int) -> None:
        """The event hits this seat, which had no answer to it."""

    # What a standing card changes for its owner.

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

    def answers(self) -> bool:
        """P-245: may be played against an event that hits its holder."""
        return False


class Plain(Effect):
    """A card that does nothing but stand there with its points."""


EFFECTS: Final[list[Effect]] = []
"""By kind; filled in by `effects.table`."""


# Conditions of cards.


def need_card(p: Position, seat: int, name: int, rules: list[str], notes: list[Note]) -> None:
    """P-108: a condition that a card stands in the principality."""
    if not p.realms[seat].owns(name):
        notes.append(Note("needs-card", rules, {"card": NAMES[name]}))


def need_room(p: Position, seat: int, goods: int, rules: list[str], notes: list[Note]) -> None:
    """P-A37, P-A73: something must fit somewhere."""
    realm = p.realms[seat]
    for good in range(len(GOODS)):
        if goods >> good & 1 and realm.room(good):
            return
    notes.append(Note("no-room", rules))


def need_booty(p: Position, seat: int, goods: int, rules: list[str], notes: list[Note]) -> None:
    """P-109, P-A73: the opponent must have something that can be stored."""
    if not takeable(p, seat, goods):
        notes.append(Note("nothing-to-take", rules))


def need_strength(p: Position, seat: int, rules: list[str], notes: list[Note]) -> None:
    """P-108: the strength advantage is needed."""
    if p.strength_holder() != seat:
        notes.append(Note("needs-strength", rules))

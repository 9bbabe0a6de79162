"""Every moment at which a card may act, in one place: each is a no-op until a card says otherwise."""

from __future__ import annotations

from typing import Final

from archipel.games.princes.board import GOOD
from archipel.games.princes.cards import NAMES
from archipel.games.princes.goods import takeable
from archipel.games.princes.position import Position
from archipel.games.princes.traits import Trait
from archipel.games.princes.why import Why


class Effect(Trait):
    """What one card does. One object may serve several kinds; it has no state of its own."""

    def check(self, p: Position, seat: int, why: Why) -> None:
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

    def answers(self) -> bool:
        """P-245: may be played against an event that hits its holder."""
        return False


class Plain(Effect):
    """A card that does nothing but stand there with its points."""


EFFECTS: Final[list[Effect]] = []
"""By kind; filled in by `effects.table`."""


# Conditions of cards.


def need_card(p: Position, seat: int, name: int, rules: str, why: Why) -> None:
    """P-108: a condition that a card stands in the principality."""
    if not p.realms[seat].owns(name):
        why.because("needs-card", rules, "card", NAMES[name])


def need_room(p: Position, seat: int, goods: int, rules: str, why: Why) -> None:
    """P-A37, P-A73: something must fit somewhere."""
    realm = p.realms[seat]
    if not why.enough() and not any(goods >> good & 1 and realm.room(good) for good in GOOD):
        why.because("no-room", rules)


def need_booty(p: Position, seat: int, goods: int, rules: str, why: Why) -> None:
    """P-109, P-A73: the opponent must have something that can be stored."""
    if not why.enough() and not takeable(p, seat, goods):
        why.because("nothing-to-take", rules)


def need_strength(p: Position, seat: int, rules: str, why: Why) -> None:
    """P-108: the strength advantage is needed."""
    if p.strength_holder() != seat:
        why.because("needs-strength", rules)

"""The moments at which a card may act in a way of its own. Each does nothing unless an effect says more."""

from __future__ import annotations

from typing import Final

from archipel.games.princes.board import GOOD
from archipel.games.princes.cards import CARDS, NAMES, NEEDED
from archipel.games.princes.goods import takeable
from archipel.games.princes.position import Position
from archipel.games.princes.why import Why


class Effect:
    """The rules of one card that its row in `cards.json` cannot say. One object may serve several kinds."""

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


class Plain(Effect):
    """A card that does only what its row says."""


EFFECTS: Final[list[Effect]] = []
"""By kind; filled in by `effects.table`."""


# Conditions of cards.


def check_needs(p: Position, seat: int, kind: int, why: Why) -> None:
    """P-108: check the needs in a card's row: another card, the strength advantage, progress points."""
    needs = CARDS[kind].needs
    if not needs.rules:
        return
    if NEEDED[kind] >= 0:
        need_card(p, seat, NEEDED[kind], needs.rules, why)
    if needs.strength and p.strength_holder() != seat:
        why.because("needs-strength", needs.rules)
    if p.realms[seat].progress < needs.progress:
        why.because("needs-progress", needs.rules, "n", needs.progress)


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

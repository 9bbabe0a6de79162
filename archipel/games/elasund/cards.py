"""Gold and influence: paying and gaining, drawing and spending, and what to do when there are too few."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.core.rng import Rng
from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import DRAW, DRAW_UNSEEN, SPEND, Draw, Spend
from archipel.games.elasund.board import MOST_SEATS
from archipel.games.elasund.discards import halve_influence
from archipel.games.elasund.position import Chance, Position, Question
from archipel.games.elasund.tiles import CARD_KINDS, CARDS
from archipel.parts.packed import ONE, count, draw, kinds, several, unpack

MOST_DRAWN: Final = 6
DRAWS: Final[list[list[Action]]] = [
    [DRAW[card] for card in (1, 2, 3) if cards & 1 << card] for cards in range(1 << CARD_KINDS)
]
"""Draws, by the set of cards in the deck: a look-up saves building the list of choices.

`tests/test_every_game.py` compares the choices of all such tables with the actions that no rule forbids.
"""
SPENDS: Final[list[list[Action]]] = [
    [SPEND[card] for card in (1, 2, 3) if cards & 1 << card] for cards in range(1 << CARD_KINDS)
]
"""Payments, by the set of cards of which there are enough."""


def pay_bank(p: Position, seat: Seat, gold: i64) -> None:
    """Pay gold to the bank."""
    p.cards.hand[seat] -= gold
    p.cards.bank += gold


def gain_gold(p: Position, seat: Seat, gold: i64) -> None:
    """E-A28: gold comes from the bank, as much as there is."""
    pay_bank(p, seat, -(gold if gold < p.cards.bank else p.cards.bank))


def halve_gold(p: Position) -> None:
    """E-073, E-C15: everybody returns half of his gold."""
    for seat in range(p.seats):
        pay_bank(p, seat, p.cards.gold(seat) // 2)


def claim_gold(p: Position, seat: Seat, gold: int) -> None:
    """E-056, E-065, E-A28: gold that is taken, not earned; by one ruling a short bank halves hands first."""
    if gold > p.cards.bank and p.rulings.halve_always:
        halve_gold(p)
    gain_gold(p, seat, gold)


def spend(p: Position, seat: Seat, cards: i64) -> None:
    """E-068: spent influence goes to the discard pile."""
    p.cards.hand[seat] -= cards
    p.cards.spent += cards


# Refusals for lack of cards.


def lacks_gold(p: Position, seat: Seat, gold: int, rules: list[str]) -> list[Note]:
    """Return the refusal of a price in gold that the seat cannot pay."""
    have = p.cards.gold(seat)
    return [] if have >= gold else [Note("too-little-gold", rules, {"need": gold, "have": have})]


def lacks_alike(p: Position, seat: Seat, n: int, rules: list[str]) -> list[Note]:
    """Return the refusal if two or three influence cards of one colour are due and missing."""
    return [] if p.cards.has_alike(seat, n) else [Note("needs-alike", rules, {"need": n})]


def lacks_each(p: Position, seat: Seat, rules: list[str]) -> list[Note]:
    """Return the refusal if influence cards of all three colours are due and missing."""
    return [] if p.cards.has_each(seat) else [Note("needs-each", rules)]


# Drawing influence.


def refill(p: Position, n: int) -> None:
    """E-069: an empty deck is refilled from the discard pile, before n cards are drawn.

    E-A27, in the first version of the rules: also one that could not give them all.
    """
    if p.cards.in_deck() < (1 if p.rulings.deck_to_its_end else n):
        shuffle_in(p)


def shuffle_in(p: Position) -> None:
    """Put the discard pile into the deck."""
    p.cards.deck += p.cards.spent
    p.cards.spent = 0


def drawable(p: Position) -> i64:
    """E-069, E-A27: the cards that can be drawn, the discard pile included once the deck is empty."""
    return p.cards.in_deck() + (p.cards.discarded() if p.rulings.deck_to_its_end else 0)


def ask_draws(p: Position, seat: Seat, n: int) -> None:
    """E-A28: the seat draws n influence cards, or what there is; by one ruling hands are halved first."""
    refill(p, n)
    short = drawable(p) < n
    if short and p.rulings.halve_always:
        shuffle_in(p)
        ask_draw(p, seat, n)
        halve_influence(p)
    elif drawable(p):
        ask_draw(p, seat, min(n, drawable(p)))


@final
class Drawing(Chance):
    """E-012, E-019, E-045: a seat draws influence cards, which only it sees."""

    def __init__(self, by: Seat, left: int) -> None:
        super().__init__(by)
        self.left: Final = left
        """How many cards are still to be drawn."""

    def name(self) -> str:
        return "draws"

    def fields(self) -> list[int]:
        return [self.by, self.left]

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return DRAWS[kinds(p.cards.deck)]

    def odds(self, p: Position) -> list[int]:
        return [n for n in unpack(p.cards.deck, CARD_KINDS) if n]

    def draw(self, p: Position, rng: Rng) -> int:
        return draw(p.cards.deck, rng)

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Draw)
        card = ONE[action.card]
        p.cards.deck -= card
        p.cards.hand[self.by] += card
        left = self.left - 1
        refill(p, left)
        if left:
            ask_draw(p, self.by, left)

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        return DRAW_UNSEEN if isinstance(action, Draw) and reader != self.by else action


DRAWING: Final = [[Drawing(seat, left) for left in range(MOST_DRAWN)] for seat in range(MOST_SEATS)]
"""Draws of a few cards, made once because questions are immutable: it saves an object for each draw."""


def ask_draw(p: Position, seat: Seat, n: int) -> None:
    """Let the seat draw n influence cards, which the deck has."""
    p.push(DRAWING[seat][n] if n < MOST_DRAWN else Drawing(seat, n))


# Paying in influence.


class Spending(Question):
    """E-040, E-060: influence cards of one colour are due for what was announced; which colour?"""

    def __init__(self, seat: Seat, due: int) -> None:
        super().__init__(seat)
        self.due: Final = due
        """How many cards are due."""

    def name(self) -> str:
        return "spend"

    def ask(self, seat: Seat) -> Note:
        return Note("ask-spend", ["E-040", "E-060"], {"cards": self.due})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return SPENDS[p.cards.alike(seat, self.due)]

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Spend)
        spend(p, seat, several(self.due, action.card))
        self.paid(p)

    def paid(self, p: Position) -> None:
        """Do what the cards were paid for."""
        raise NotImplementedError

    def takes(self, action: Action) -> bool:
        return isinstance(action, Spend)

    def rule(self) -> str:
        """Return the rule that asks for the cards."""
        return "E-060"

    def refuse(self, p: Position, seat: Seat, action: Action) -> list[Note]:
        assert isinstance(action, Spend)
        if count(p.cards.hand[seat], action.card) >= self.due:
            return []
        return [Note("too-few-of-colour", [self.rule()], {"need": self.due, "card": CARDS[action.card]})]

    def preview(self, p: Position, action: Action) -> list[Note]:
        if not isinstance(action, Spend):
            return []
        return [Note("pays-colour", ["E-068"], {"cards": self.due, "card": CARDS[action.card]})]

    def surely_held(self, p: Position) -> int:
        return self.due

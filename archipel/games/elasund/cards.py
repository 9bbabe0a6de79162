"""Cards that come and go: gold paid and gained, influence spent and drawn, and the lack of them."""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import DRAW, DRAW_UNSEEN, SPEND, Draw, Spend
from archipel.games.elasund.board import MOST_SEATS
from archipel.games.elasund.giving import halve_influence
from archipel.games.elasund.position import Chance, Position, Question
from archipel.games.elasund.tiles import CARD_KINDS, CARDS

MOST_DRAWN: Final = 6
DRAWS: Final[list[list[Action]]] = [
    [DRAW[card] for card in (1, 2, 3) if colours & 1 << card - 1] for colours in range(8)
]
"""What may be drawn, by the set of colours in the deck."""
SPENDS: Final[list[list[Action]]] = [
    [SPEND[card] for card in (1, 2, 3) if colours & 1 << card - 1] for colours in range(8)
]
"""What may be spent, by the set of colours with enough cards."""


def of_each(red: bool, blue: bool, green: bool) -> int:
    """A set of colours."""
    return (1 if red else 0) + (2 if blue else 0) + (4 if green else 0)


def pay_bank(p: Position, seat: Seat, gold: int) -> None:
    """Gold goes to the bank."""
    hand = p.cards.hand[seat]
    hand[0] = hand[0] - gold
    p.cards.bank += gold


def gain_gold(p: Position, seat: Seat, gold: int) -> None:
    """E-A28: gold comes from the bank, as much as there is."""
    taken = gold if gold < p.cards.bank else p.cards.bank
    hand = p.cards.hand[seat]
    hand[0] = hand[0] + taken
    p.cards.bank -= taken


def halve_gold(p: Position) -> None:
    """E-073, E-C15: everybody returns half of his gold."""
    for seat in range(p.seats):
        half = p.cards.gold(seat) // 2
        p.cards.hand[seat][0] -= half
        p.cards.bank += half


def claim_gold(p: Position, seat: Seat, gold: int) -> None:
    """E-056, E-065, E-A28: gold that is taken, not earned; by one ruling a short bank halves hands first."""
    if gold > p.cards.bank and p.rulings.halve_always:
        halve_gold(p)
    gain_gold(p, seat, gold)


def spend(p: Position, seat: Seat, card: int, n: int) -> None:
    """E-068: spent influence goes to the discard pile."""
    hand = p.cards.hand[seat]
    hand[card] = hand[card] - n
    p.cards.spent[card] = p.cards.spent[card] + n


def spend_each(p: Position, seat: Seat) -> None:
    """Spend one influence card of each colour."""
    for card in range(1, CARD_KINDS):
        spend(p, seat, card, 1)


# What is refused for lack of cards.


def lacks_gold(p: Position, seat: Seat, gold: int, rules: list[str]) -> list[Note]:
    """What must be paid must be there."""
    have = p.cards.gold(seat)
    return [] if have >= gold else [Note("too-little-gold", rules, {"need": gold, "have": have})]


def lacks_alike(p: Position, seat: Seat, n: int, rules: list[str]) -> list[Note]:
    """Two or three influence cards of one colour are due."""
    return [] if p.cards.has_alike(seat, n) else [Note("needs-alike", rules, {"need": n})]


def lacks_each(p: Position, seat: Seat, rules: list[str]) -> list[Note]:
    """Three influence cards of three colours are due."""
    return [] if p.cards.has_each(seat) else [Note("needs-each", rules)]


# Drawing influence.


def refill(p: Position, n: int) -> None:
    """E-069: an empty deck is made anew from the discard pile, before n cards are drawn.

    E-A27, in the first version of the rules: also one that could not give them all.
    """
    if p.cards.in_deck() < (1 if p.rulings.deck_to_its_end else n):
        shuffle_in(p)


def shuffle_in(p: Position) -> None:
    """The discard pile becomes deck."""
    deck = p.cards.deck
    for card in range(1, CARD_KINDS):
        deck[card] = deck[card] + p.cards.spent[card]
        p.cards.spent[card] = 0


def drawable(p: Position) -> int:
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
        """How many cards are still to come."""

    def name(self) -> str:
        return "draws"

    def fields(self) -> list[int]:
        return [self.by, self.left]

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        deck = p.cards.deck
        return DRAWS[of_each(deck[1] > 0, deck[2] > 0, deck[3] > 0)]

    def odds(self, p: Position) -> list[int]:
        deck = p.cards.deck
        if deck[1] and deck[2] and deck[3]:
            return deck[1:]
        return [n for n in deck if n]

    def draw(self, p: Position, rng: Rng) -> int:
        deck = p.cards.deck
        left = rng.below(p.cards.in_deck())
        which = 0
        for card in range(1, CARD_KINDS):
            if left < deck[card]:
                break
            left -= deck[card]
            which += 1 if deck[card] else 0
        return which

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Draw)
        deck = p.cards.deck
        hand = p.cards.hand[self.by]
        deck[action.card] = deck[action.card] - 1
        hand[action.card] = hand[action.card] + 1
        left = self.left - 1
        refill(p, left)
        if left:
            ask_draw(p, self.by, left)

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        return DRAW_UNSEEN if isinstance(action, Draw) and reader != self.by else action


DRAWING: Final = [[Drawing(seat, left) for left in range(MOST_DRAWN)] for seat in range(MOST_SEATS)]
"""The draws of a few cards, made once."""


def ask_draw(p: Position, seat: Seat, n: int) -> None:
    """The seat draws n influence cards, which are there."""
    p.push(DRAWING[seat][n] if n < MOST_DRAWN else Drawing(seat, n))


# Paying in influence.


class Spending(Question):
    """E-040, E-060: influence cards of one colour are due for what was announced; which colour?"""

    def __init__(self, seat: Seat, due: int) -> None:
        super().__init__(seat)
        self.due: Final = due
        """How many cards."""

    def name(self) -> str:
        return "spend"

    def ask(self, seat: Seat) -> Note:
        return Note("ask-spend", ["E-040", "E-060"], {"cards": self.due})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        hand = p.cards.hand[seat]
        return SPENDS[of_each(hand[1] >= self.due, hand[2] >= self.due, hand[3] >= self.due)]

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        assert isinstance(action, Spend)
        spend(p, seat, action.card, self.due)
        self.paid(p)

    def paid(self, p: Position) -> None:
        """What the cards were for."""
        raise NotImplementedError

    def takes(self, action: Action) -> bool:
        return isinstance(action, Spend)

    def rule(self) -> str:
        """The rule that asks for the cards."""
        return "E-060"

    def refuse(self, p: Position, seat: Seat, action: Action) -> list[Note]:
        assert isinstance(action, Spend)
        if p.cards.hand[seat][action.card] >= self.due:
            return []
        return [Note("too-few-of-colour", [self.rule()], {"need": self.due, "card": CARDS[action.card]})]

    def preview(self, p: Position, action: Action) -> list[Note]:
        if not isinstance(action, Spend):
            return []
        return [Note("pays-colour", ["E-068"], {"cards": self.due, "card": CARDS[action.card]})]

    def surely_held(self, p: Position) -> int:
        return self.due

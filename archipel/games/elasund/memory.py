"""What a seat remembers: how the colours of influence that it does not see may lie."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.core.state import CHANCE, Action, Memory, Seat, State
from archipel.games.elasund.actions import At, Discard, Draw, Sell, Spend, Take
from archipel.games.elasund.belief import COLOURS, DECK, HANDS, draws, drew, gains, gives, lot, returns
from archipel.games.elasund.cards import Drawing, Spending
from archipel.games.elasund.components import influence_in
from archipel.games.elasund.discards import Halving
from archipel.games.elasund.position import HasPosition, Position
from archipel.games.elasund.special import PlaceSquare
from archipel.games.elasund.tiles import INFLUENCE_EACH
from archipel.parts.packed import unpack
from archipel.parts.ways import Ways, likeliest, text, weighed

MOST_WAYS: Final = 2000
"""Beyond this the least likely ways are dropped. Games between people or bots stay far below."""


@final
class ElasundMemory(Memory):
    """Every way the unseen influence may lie; gold is counted openly."""

    def __init__(self, owner: Seat) -> None:
        self.owner = owner
        self.ways: Ways = {}
        self.spent = [0] * COLOURS
        """The discard pile when the owner last looked: when it is gone, it has become the deck (E-069)."""
        self.returned = [0] * COLOURS
        """E-071: cards given back in a shortage, on their way into the deck."""

    def hear(self, state: State, seat: Seat, action: Action) -> None:
        if not isinstance(state, HasPosition):
            raise TypeError("a memory of Elasund hears of Elasund only")
        p = state.p
        self.catch_up(p)
        if not isinstance(action, Discard):  # covered discards are revealed after they left the hands
            self.start_again(p)
        who = p.turn if seat == CHANCE else seat
        if isinstance(action, Draw):
            self.hear_of_draw(p, action)
        elif isinstance(action, Take):
            if action.card and who != self.owner:
                self.keep(gains(self.ways, who, action.card - 1))
        elif isinstance(action, Discard):
            if action.card:
                self.lose(who, action.card, 1)
                if isinstance(p.now(), Halving) or p.cards.in_deck() > self.in_deck():  # not to the pirates
                    self.returned[action.card - 1] += 1
        elif isinstance(action, Spend):
            question = p.now()
            assert isinstance(question, Spending)
            self.lose(who, action.card, question.due)
        elif isinstance(action, Sell) or (isinstance(action, At) and isinstance(p.now(), PlaceSquare)):
            for card in (1, 2, 3):
                self.lose(who, card, 1)

    def hear_of_draw(self, p: Position, action: Draw) -> None:
        """E-012, E-019, E-045: an influence card is drawn; only who draws it sees it."""
        question = p.now()
        assert isinstance(question, Drawing)
        if question.by != self.owner:
            self.keep(draws(self.ways, question.by))
        else:
            self.keep(drew(self.ways, action.card - 1))

    def lose(self, seat: Seat, card: int, n: int) -> None:
        """A seat openly lays down influence cards of one colour."""
        if seat != self.owner:
            for _ in range(n):
                self.keep(gives(self.ways, seat, card - 1))

    def keep(self, ways: Ways) -> None:
        """Keep the likeliest of these ways, normalised."""
        self.ways = likeliest(weighed(ways), MOST_WAYS)

    def catch_up(self, p: Position) -> None:
        """Find out whether cards have come into the deck: those given back, the discard pile, or both."""
        more = p.cards.in_deck() - self.in_deck()
        back, pile = sum(self.returned), sum(self.spent)
        if self.ways and back and more in (back, back + pile):
            self.ways = returns(self.ways, self.returned)
            self.returned = [0] * COLOURS
            more -= back
        if self.ways and pile and more == pile:
            self.ways = returns(self.ways, self.spent)
            more = 0
        if more == 0:  # otherwise the deck also has cards that the owner has not heard of yet
            self.spent = colours(p.cards.spent)

    def start_again(self, p: Position) -> None:
        """Start over from what the table shows, if the memory is wrong or missed the beginning."""
        if not self.agrees(p):
            self.ways = certain(p, self.owner)
            self.spent = colours(p.cards.spent)
            self.returned = [0] * COLOURS

    def in_deck(self) -> int:
        """Return how many cards the deck had when the owner last looked."""
        for way in self.ways:
            return sum([row[DECK] for row in way[1:]])
        return 0

    def agrees(self, p: Position) -> bool:
        """Return whether there is any way, and all agree with the cards that everybody can count."""
        for way in self.ways:
            for seat in range(p.seats):
                held = sum(way[0][COLOURS * seat : COLOURS * seat + COLOURS])
                held += sum([row[HANDS + seat] for row in way[1:]])
                if seat != self.owner and held != p.cards.influence(seat) + influence_in(p.cards.aside[seat]):
                    return False
            return self.in_deck() == p.cards.in_deck()
        return False

    def copy(self) -> ElasundMemory:
        other = ElasundMemory(self.owner)
        other.ways = self.ways
        other.spent = self.spent[:]
        other.returned = self.returned[:]
        return other

    def text(self) -> str:
        return f"{text(self.ways)} | {self.spent} {self.returned}"


def colours(cards: i64) -> list[int]:
    """Return how many influence cards of each colour there are."""
    return unpack(cards >> 8, COLOURS)


def certain(p: Position, owner: Seat) -> Ways:
    """Return what the table itself shows, and nothing more: unseen cards may lie anywhere."""
    cards = p.cards
    seen = cards.spent + cards.pool + cards.hand[owner] + cards.aside[owner]
    unseen = [INFLUENCE_EACH - n for n in colours(seen)]
    places = [cards.influence(seat) + influence_in(cards.aside[seat]) for seat in range(p.seats)]
    places[owner] = 0
    return {((0,) * (COLOURS * p.seats), lot(unseen, cards.in_deck(), places)): 1.0}

"""What is on the table: copying and counting, no rules."""

from __future__ import annotations

from typing import Final

from archipel.core.state import State
from archipel.games.junior.board import CASTLE, Side, side_for
from archipel.games.junior.cards import (
    COCO,
    COCO_COUNTS,
    COCO_KINDS,
    EACH,
    FORTRESSES,
    KINDS,
    PORT_TILES,
    STALLS,
)
from archipel.games.junior.rulings import Rulings

# What is awaited: the entries of `pending`, of which the last one counts.
OVER: Final = -1  # nothing is pending
LOT: Final = 0  # chance says who begins
ROLL_DUE: Final = 1
DIE: Final = 2  # chance
MAIN: Final = 3  # build, trade, end
SIX: Final = 4  # move the ghost for a six
HAUNT: Final = 5  # move the ghost for a card
COCO_DRAW: Final = 6  # chance
PORT_DRAW: Final = 7  # chance
TRIBUTE_DUE: Final = 8  # several seats hand over cards
ANSWERS: Final = 9  # several seats answer an offer
CHOICE: Final = 10  # the one who offered chooses among the answers
RECOUNT: Final = 11  # nobody is asked: the castle is counted as soon as the card is carried out
FREE: Final = 12  # a free building; FREE + n is by Coco card n

EMPTY: Final = -1
"""A stall whose good the reserve lacks (J-A13), or an award that nobody has."""

NO_ANSWER: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2
COUNTERED: Final = 3


class Position(State):
    """Everything that lies on the table or in a hand."""

    def __init__(self, seats: int, rulings: Rulings, source: Position | None = None) -> None:
        self.seats = seats
        self.rulings = rulings
        if source is None:
            self.side: Side = side_for(seats)
            self.pending: list[int] = []
            self.turn = 0
            self.turns = 0
            """How many turns have begun."""
            self.die = 0
            """What fell last; 0 before the first roll of the game."""
            self.market_used = False
            self.winner = EMPTY
            self.ghost = CASTLE
            """The haunted terrain."""
            self.castle = EMPTY
            """Whose fortress stands on the castle."""
            self.hands: list[list[int]] = [[0] * KINDS for _ in range(seats)]
            self.reserve: list[int] = [EACH] * KINDS
            self.market: list[int] = [EMPTY] * STALLS
            self.pile: list[int] = COCO_COUNTS[:]
            """The unseen Coco cards by kind: they have no order."""
            self.shown: list[list[int]] = [[0] * COCO_KINDS for _ in range(seats)]
            """The Coco cards in front of each seat, by kind."""
            self.tiles: list[int] = PORT_TILES[:]
            """The undrawn port tiles by good."""
            self.ports: list[int] = [0] * seats
            """The port tiles of each seat, as a set of goods."""
            self.fortresses: list[int] = [0] * seats
            """The sites with a fortress of each seat, as a set; the castle is apart."""
            self.boats: list[int] = [0] * seats
            self.fortresses_left: list[int] = [0] * seats
            self.boats_left: list[int] = [0] * seats
            self.built = 0
            """All sites with a fortress."""
            self.sailed = 0
            """All boat sites with a boat."""
            self.reached: list[int] = [0] * seats
            """The fortress sites that a boat of each seat reaches."""
            self.moored: list[int] = [0] * seats
            """The boat sites next to a fortress of each seat."""
            self.debts: list[int] = [0] * seats
            """How many answers, or tribute cards, each seat owes now."""
            self.gifts: list[list[int]] = [[]] * seats
            """The tribute each seat has laid out, until everybody has."""
            self.offer_give: list[int] = []
            self.offer_get: list[int] = []
            self.answers: list[int] = [NO_ANSWER] * seats
            self.terms_give: list[list[int]] = [[]] * seats
            """What each seat would give in answer to the offer; replaced, never changed, like all below."""
            self.terms_get: list[list[int]] = [[]] * seats
            self.standing_give: list[list[int]] = [[]] * seats
            """What each seat proposes to give to the player on turn; empty without a proposal."""
            self.standing_get: list[list[int]] = [[]] * seats
            self.offers_made: list[int] = [0] * seats
            self.tried: list[str] = []
            """Offers and proposals of this turn that no hand has changed since, for J-058."""
            self.tried_by: list[int] = []
            """The seats whose hands each of them depends on, as sets."""
        else:
            self.side = source.side
            self.pending = source.pending[:]
            self.turn = source.turn
            self.turns = source.turns
            self.die = source.die
            self.market_used = source.market_used
            self.winner = source.winner
            self.ghost = source.ghost
            self.castle = source.castle
            self.hands = [hand[:] for hand in source.hands]
            self.reserve = source.reserve[:]
            self.market = source.market[:]
            self.pile = source.pile[:]
            self.shown = [cards[:] for cards in source.shown]
            self.tiles = source.tiles[:]
            self.ports = source.ports[:]
            self.fortresses = source.fortresses[:]
            self.boats = source.boats[:]
            self.fortresses_left = source.fortresses_left[:]
            self.boats_left = source.boats_left[:]
            self.built = source.built
            self.sailed = source.sailed
            self.reached = source.reached[:]
            self.moored = source.moored[:]
            self.debts = source.debts[:]
            self.gifts = source.gifts[:]
            self.offer_give = source.offer_give
            self.offer_get = source.offer_get
            self.answers = source.answers[:]
            self.terms_give = source.terms_give[:]
            self.terms_get = source.terms_get[:]
            self.standing_give = source.standing_give[:]
            self.standing_get = source.standing_get[:]
            self.offers_made = source.offers_made[:]
            self.tried = source.tried
            self.tried_by = source.tried_by

    # What now.

    def awaits(self) -> int:
        """What is to happen now."""
        return self.pending[-1] if self.pending else OVER

    def free_card(self) -> int:
        """The Coco card by which something is to be built now, or -1."""
        top = self.awaits()
        return top - FREE if top >= FREE else -1

    def clockwise(self) -> list[int]:
        """The other seats, clockwise from the one on turn."""
        return [(self.turn + step) % self.seats for step in range(1, self.seats)]

    # Counting.

    def points(self, seat: int) -> int:
        """J-016, J-053: the fortresses that have left the reserve, the one on the castle included."""
        return FORTRESSES - self.fortresses_left[seat]

    def ghost_cards(self, seat: int) -> int:
        """J-049: the cards of a seat that count for the castle."""
        cards = self.shown[seat]
        return sum([cards[card] for card in range(COCO_KINDS) if COCO[card].haunts])

    def free_sites(self, seat: int) -> int:
        """J-035, J-039: the sites on which a seat may build a fortress, as a set."""
        return self.reached[seat] & ~self.built

    def free_berths(self, seat: int) -> int:
        """J-036, J-038: the sites on which a seat may build a boat, as a set."""
        return self.moored[seat] & ~self.sailed

"""How bots trade: one offer to a seat until something changes, no repeated offers, no broken promises."""

from __future__ import annotations

from archipel.core.referee import Referee, Row, TakeBack
from archipel.core.state import Action, Seat
from archipel.parts.bargain import (
    Accept,
    Bid,
    Confirm,
    Counter,
    Decline,
    Offer,
    Refuse,
    Withdraw,
    addressees,
)
from archipel.parts.bits import members, set_of

OfferTerms = tuple[tuple[int, ...], tuple[int, ...]]
TALK = (Bid, Accept, Decline, Refuse, Withdraw)
"""Actions that only negotiate: no hand changes."""


def terms_of(bid: Bid) -> OfferTerms:
    """Return the goods given and received, without the addressees."""
    return tuple(bid.give), tuple(bid.get)


class Manners:
    """The offers of one seat and their answers; filters out offers that it should not repeat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.offered = 0
        """Number of offers the seat has made in the current turn."""
        self.approached: set[Seat] = set()
        """Seats with an offer from this one in the current turn, since a hand last changed."""
        self.declined: dict[tuple[Seat, OfferTerms], int] = {}
        """Rejected offers: by whom, the terms, and the number of cards that seat held then."""
        self.agreed = False
        """Whether somebody has accepted its open offer."""
        self._open: Bid | None = None
        self._offerer: Seat = -1
        self._rows = 0
        self._heard = 0
        self._turn_began = 0
        self._met: set[Seat] = set()
        """Seats with an offer from this one in the current turn, since the last trade."""
        self._held: list[int] | None = None
        """Number of cards every seat held at the latest answer in this turn."""

    # What was offered and answered.

    def follow(self, referee: Referee) -> None:
        """Process the rows since the last call."""
        for row in referee.rows[self._rows :]:
            if isinstance(row.action, TakeBack):
                self.declined.clear()
                self._open, self.agreed, self._heard = None, False, 0
                self._turn_began = -1
        self._rows = len(referee.rows)
        if self._turn_began != referee.turn_began:
            self._turn_began = referee.turn_began
            self._begin_turn()
        for number, row in referee.since(self._heard):
            if self._heard >= self._turn_began:
                self._keep_in_mind(referee, number, row)
            self._heard += 1
            self._hear(referee, number, row)
        self.approached = self._met
        if self._met and self._held is not None and referee.game.held(referee.state) != self._held:
            self.approached = set()

    def _begin_turn(self) -> None:
        self.offered = 0
        self._met = set()
        self._held = None

    def _keep_in_mind(self, referee: Referee, number: int, row: Row) -> None:
        """Register the offers of this seat in the current turn, and what all seats held at the answers."""
        action = row.action
        if row.seat == self.seat and isinstance(action, Bid):
            self.offered += 1
            self._met.update(self._partners(referee, action))
        elif isinstance(action, Confirm):
            self._met.clear()
        self._held = referee.held.get(number, self._held)

    def _partners(self, referee: Referee, bid: Bid) -> list[Seat]:
        """Return the addressees of a bid of this seat in the current turn."""
        if isinstance(bid, Offer):
            return members(addressees(referee.seats, self.seat, bid.to))
        return [referee.state.turn()]

    def _hear(self, referee: Referee, number: int, row: Row) -> None:
        """Register the answers to a bid of this seat, until a row closes it."""
        action = row.action
        if isinstance(action, Bid):
            if row.seat == self.seat:
                self._open, self.agreed = action, False
                return
            if isinstance(action, Offer):
                self._offerer = row.seat
        bid = self._open
        if bid is None:
            return
        over = isinstance(action, (Confirm, Withdraw)) or not isinstance(action, TALK)
        if isinstance(bid, Offer):
            self.agreed = not over and (self.agreed or isinstance(action, Accept))
            if isinstance(action, (Decline, Counter)):
                self.declined[row.seat, terms_of(bid)] = referee.held[number][row.seat]
        elif over and isinstance(bid, Counter) and not _is_deal(action, self.seat):
            self.declined[self._offerer, terms_of(bid)] = referee.game.held(referee.state)[self._offerer]
        if over:
            self._open = None

    # What may be offered.

    def polite(self, referee: Referee, offers: list[Action]) -> list[Action]:
        """Return the offers that repeat nothing, each limited to the seats it does not bother."""
        if not offers or not (self.approached or self.declined):
            return offers
        held = referee.game.held(referee.state)
        found: list[Action] = []
        for action in offers:
            if not isinstance(action, Bid):
                found.append(action)
                continue
            partners = self._partners(referee, action)
            terms = terms_of(action)
            left = [seat for seat in partners if not self._bothers(seat, terms, held)]
            if len(left) == len(partners):
                found.append(action)
            elif left and isinstance(action, Offer):
                found.append(action.only_to(set_of(left)))
        return found

    def _bothers(self, seat: Seat, terms: OfferTerms, held: list[int]) -> bool:
        """Return whether a seat has had an offer already, or rejected this one and gained no cards since."""
        if seat in self.approached:
            return True
        then = self.declined.get((seat, terms))
        return then is not None and held[seat] <= then

    def keeps_word(self, legal: list[Action]) -> list[Action]:
        """Return the actions that do not withdraw an accepted offer."""
        if not self.agreed:
            return legal
        kept = [action for action in legal if not isinstance(action, Withdraw)]
        return kept or legal


def _is_deal(action: Action, seat: Seat) -> bool:
    return isinstance(action, Confirm) and action.partner == seat


def manners_of(referee: Referee, seat: Seat) -> Manners:
    """Return the up-to-date manners of a seat; the referee keeps them, so that each row is read once."""
    found = referee.minds.get(seat)
    if not isinstance(found, Manners):
        referee.minds[seat] = found = Manners(seat)
    found.follow(referee)
    return found

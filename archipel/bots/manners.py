"""How bots bargain: one offer to a seat while nothing has changed, no nagging, and a yes is a yes."""

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

Terms = tuple[tuple[int, ...], tuple[int, ...]]
TALK = (Bid, Accept, Decline, Refuse, Withdraw)
"""What only talks of an exchange: no hand changes by it."""


def terms_of(bid: Bid) -> Terms:
    """What is given for what, whoever it is said to."""
    return tuple(bid.give), tuple(bid.get)


class Manners:
    """What one seat has said to the others in a game so far, and what it had better not say."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.offered = 0
        """How many offers the seat has made in the turn under way."""
        self.approached: set[Seat] = set()
        """Whom it has made an offer in this turn since a hand last changed."""
        self.declined: dict[tuple[Seat, Terms], int] = {}
        """What it was refused, by whom, and how much that seat held then."""
        self.agreed = False
        """Whether somebody has said yes to its open offer."""
        self._open: Bid | None = None
        self._offerer: Seat = -1
        self._rows = 0
        self._heard = 0
        self._turn_began = 0
        self._met: set[Seat] = set()
        """Whom it has made an offer in this turn since the last exchange."""
        self._held: list[int] | None = None
        """What every seat held when it last answered in this turn."""

    # What has been said.

    def follow(self, referee: Referee) -> None:
        """Take in what has happened since the last time."""
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
        """Whom this seat has made an offer in the turn under way, and what all held when they answered."""
        action = row.action
        if row.seat == self.seat and isinstance(action, Bid):
            self.offered += 1
            self._met.update(self._partners(referee, action))
        elif isinstance(action, Confirm):
            self._met.clear()
        self._held = referee.held.get(number, self._held)

    def _partners(self, referee: Referee, bid: Bid) -> list[Seat]:
        """Whom a bid of this seat is for, in the turn under way."""
        if isinstance(bid, Offer):
            return members(addressees(referee.seats, self.seat, bid.to))
        return [referee.state.turn()]

    def _hear(self, referee: Referee, number: int, row: Row) -> None:
        """What was answered to a bid of this seat, from its row to the one that closes it."""
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

    # What may be said.

    def polite(self, referee: Referee, offers: list[Action]) -> list[Action]:
        """Those of these offers that bother nobody, each to those alone whom it does not bother."""
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

    def _bothers(self, seat: Seat, terms: Terms, held: list[int]) -> bool:
        """Whether a seat has had an offer already, or refused this one and holds no more since."""
        if seat in self.approached:
            return True
        then = self.declined.get((seat, terms))
        return then is not None and held[seat] <= then

    def keeps_word(self, legal: list[Action]) -> list[Action]:
        """What may be done without going back on an offer that somebody has said yes to."""
        if not self.agreed:
            return legal
        kept = [action for action in legal if not isinstance(action, Withdraw)]
        return kept or legal


def _is_deal(action: Action, seat: Seat) -> bool:
    return isinstance(action, Confirm) and action.partner == seat


def manners_of(referee: Referee, seat: Seat) -> Manners:
    """The manners of a seat in a game, up to date; what was heard before is not read again."""
    found = referee.minds.get(seat)
    if not isinstance(found, Manners):
        referee.minds[seat] = found = Manners(seat)
    found.follow(referee)
    return found

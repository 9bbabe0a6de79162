"""Trade between players: the actions, their notation, and the offers and answers on the table.

The player on turn makes an offer to some or all. Every addressee answers, and all answers stay covered until
the last one is in. Others may propose something to the player on turn, unasked. Games bring the names of
their goods, their questions, their rules and their words.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from archipel.core.state import Action, BadNotation
from archipel.parts import goods
from archipel.parts.bits import BIT, members

MOST_SEATS: Final = 4
"""Listed answers exist for this many seats."""
MOST_OFFERS: Final = 10
"""Most offers and proposals of one seat in one turn, so that nobody wears the others down."""
EVERYBODY: Final = -1
"""All seats, as a set."""

# Actions with terms of the player's own: composed, never listed.


@mypyc_attr(allow_interpreted_subclasses=True)
class Bid(Action):
    """An action that names an exchange: what the player gives for what he wants."""

    def __init__(self, text: str, give: list[int], get: list[int]) -> None:
        super().__init__(text)
        self.give = give
        self.get = get

    def is_one_sided(self) -> bool:
        """Return whether one side gives nothing."""
        return not sum(self.give) or not sum(self.get)

    def both_ways(self) -> int:
        """Return the first good that goes both ways, or -1."""
        for good in range(len(self.give)):
            if self.give[good] and self.get[good]:
                return good
        return -1


@final
class Offer(Bid):
    """The player on turn offers an exchange to some or all; `to` is a set of seats as bits."""

    def __init__(self, names: list[str], give: list[int], get: list[int], to: int) -> None:
        towards = "" if not to else " to " + " ".join([str(seat) for seat in members(to)])
        super().__init__(f"offer {exchange(names, give, get)}{towards}", give, get)
        self.names = names
        self.to = to
        """Empty for everybody."""

    def only_to(self, seats: int) -> Offer:
        """Return the same offer, addressed to these seats alone."""
        return Offer(self.names, self.give, self.get, seats)


@final
class Counter(Bid):
    """Answer an offer with terms of one's own. The last answer uncovers all of them."""

    def __init__(self, names: list[str], give: list[int], get: list[int]) -> None:
        super().__init__(f"counter {exchange(names, give, get)}", give, get)
        self.reveals = True


@final
class Propose(Bid):
    """Propose an exchange to the player on turn, unasked."""

    def __init__(self, names: list[str], give: list[int], get: list[int]) -> None:
        super().__init__(f"propose {exchange(names, give, get)}", give, get)


# Short answers, which are listed.


@final
class Accept(Action):
    """Accept the offer. The last answer uncovers all of them."""

    def __init__(self) -> None:
        super().__init__("accept")
        self.reveals = True


@final
class Decline(Action):
    """Decline the offer. The last answer uncovers all of them."""

    def __init__(self) -> None:
        super().__init__("decline")
        self.reveals = True


@final
class Confirm(Action):
    """The player on turn makes the exchange with one of those who agreed, countered or proposed."""

    def __init__(self, partner: int) -> None:
        super().__init__(f"confirm {partner}")
        self.partner = partner


@final
class Refuse(Action):
    """The player on turn rejects a proposal."""

    def __init__(self, partner: int) -> None:
        super().__init__(f"refuse {partner}")
        self.partner = partner


@final
class Withdraw(Action):
    """Withdraw one's offer or proposal. Answers that were still covered are revealed."""

    def __init__(self) -> None:
        super().__init__("withdraw")
        self.reveals = True


ACCEPT: Final = Accept()
DECLINE: Final = Decline()
CONFIRM: Final = [Confirm(partner) for partner in range(MOST_SEATS)]
REFUSE: Final = [Refuse(partner) for partner in range(MOST_SEATS)]
WITHDRAW: Final = Withdraw()

# Notation.

FORMS: Final = ["offer", "counter", "propose"]


def exchange(names: list[str], give: list[int], get: list[int]) -> str:
    """Return `wood 2 for ore`."""
    return f"{goods.write(names, give)} for {goods.write(names, get)}"


def read_bid(names: list[str], text: str) -> Bid:
    """Parse `offer wood 2 for ore to 1 3`, `counter ore for wood` or `propose wool for brick`."""
    words = text.split(" ")
    verb = words.pop(0)
    to = 0
    if verb == "offer" and "to" in words:
        cut = words.index("to")
        to = _read_seats(words[cut + 1 :])
        words = words[:cut]
    if words.count("for") != 1:
        raise BadNotation(f"{verb!r} reads: {verb} {names[0]} 2 for {names[-1]}")
    cut = words.index("for")
    give = goods.read(names, words[:cut])
    get = goods.read(names, words[cut + 1 :])
    if verb == "offer":
        return Offer(names, give, get, to)
    return Counter(names, give, get) if verb == "counter" else Propose(names, give, get)


def _read_seats(words: list[str]) -> int:
    """Return a set of seats from their numbers."""
    to = 0
    for word in words:
        if not (goods.is_number(word) and int(word) < MOST_SEATS):
            raise BadNotation(f"{word!r} is not a seat from 0 to {MOST_SEATS - 1}")
        if to & BIT[int(word)]:
            raise BadNotation(f"seat {word} stands twice")
        to |= BIT[int(word)]
    if not to:
        raise BadNotation("'to' needs the number of a seat")
    return to


# The addressees of an offer.


def addressees(seats: int, turn: int, to: int) -> int:
    """Return the addressees of an offer, as a set: the seats it names, or all but the player on turn."""
    return to if to else (BIT[seats] - 1) & ~BIT[turn]


def is_addressed_well(seats: int, turn: int, to: int) -> bool:
    """Return whether an offer goes to seats of the table, and not to the one who makes it."""
    return not to & BIT[turn] and to < BIT[seats]


def to_each(names: list[str], bid: Bid, seats: int) -> list[str]:
    """Return a bid as it is said to each of some seats, so that repetition is refused partner by partner."""
    return [f"{exchange(names, bid.give, bid.get)} to {seat}" for seat in members(seats)]


# The offers, proposals and answers on the table.


@final
class Terms:
    """An exchange that a seat would make: what it gives for what it gets."""

    def __init__(self, give: list[int], get: list[int]) -> None:
        self.give = give
        self.get = get


@final
class Bargain:
    """The trade talk of one turn. The question that asks knows who still owes an answer.

    It is immutable: each method returns a new one, so copies of a position share it.
    """

    def __init__(
        self,
        offer: Offer | None,
        answers: list[Action | None],
        proposals: list[Terms | None],
        made: list[int],
        said: list[str],
        hands: list[int],
    ) -> None:
        self.offer: Final = offer
        """The open offer of the player on turn."""
        self.answers: Final = answers
        """What each seat has answered to it: `Accept`, `Decline` or a `Counter`."""
        self.proposals: Final = proposals
        """What each seat proposes to the player on turn, unasked; proposals stand beside any offer."""
        self.made: Final = made
        """How many offers and proposals each seat has made."""
        self.said: Final = said
        """Bids that may not be repeated yet, whole or partner by partner, with the number of the seat in
        front."""
        self.hands: Final = hands
        """For each of them, the seats whose hands it depends on, as a set."""

    # Offers and proposals.

    def after_offer(self, seat: int, offer: Offer, texts: list[str], hands: int) -> Bargain:
        """A seat makes an offer. It counts, and may be repeated only when one of these hands has changed."""
        return self._after_bid(offer, self.proposals, seat, texts, hands)

    def after_proposal(self, seat: int, proposal: Propose, texts: list[str], hands: int) -> Bargain:
        """A seat makes a proposal, which replaces its earlier one. It counts as an offer does."""
        proposals = self.proposals.copy()
        proposals[seat] = Terms(proposal.give, proposal.get)
        return self._after_bid(self.offer, proposals, seat, texts, hands)

    def _after_bid(
        self, offer: Offer | None, proposals: list[Terms | None], seat: int, texts: list[str], hands: int
    ) -> Bargain:
        made = self.made.copy()
        made[seat] += 1
        said = [*self.said, *[f"{seat} {text}" for text in texts]]
        return Bargain(offer, self.answers, proposals, made, said, [*self.hands, *[hands] * len(texts)])

    def after_deal(self, seat: int) -> Bargain:
        """An offer or proposal of a seat has led to an exchange, so it no longer counts."""
        made = self.made.copy()
        made[seat] -= 1
        return Bargain(self.offer, self.answers, self.proposals, made, self.said, self.hands)

    def is_used_up(self, seat: int) -> bool:
        """Return whether a seat has made all the offers of a turn."""
        return self.made[seat] >= MOST_OFFERS

    def is_said(self, seat: int, texts: list[str]) -> bool:
        """Return whether a seat has said all of this before, and nothing has happened since."""
        return all(f"{seat} {text}" in self.said for text in texts)

    def without_proposals(self, seats: int) -> Bargain:
        """Remove the proposals of these seats."""
        proposals = self.proposals
        for seat, terms in enumerate(self.proposals):
            if terms is not None and seats & BIT[seat]:
                proposals = proposals.copy()
                proposals[seat] = None
        if proposals is self.proposals:
            return self
        return Bargain(self.offer, self.answers, proposals, self.made, self.said, self.hands)

    def after_change(self, hands: int) -> Bargain:
        """These hands have changed: bids that depend on one of them may be repeated."""
        if not self.said:
            return self
        kept = [i for i, depends in enumerate(self.hands) if not depends & hands]
        said = [self.said[i] for i in kept]
        return Bargain(
            self.offer, self.answers, self.proposals, self.made, said, [self.hands[i] for i in kept]
        )

    # Answers.

    def after_answer(self, seat: int, action: Action) -> Bargain:
        """Record the answer of an addressee."""
        answers = self.answers.copy()
        answers[seat] = action
        return Bargain(self.offer, answers, self.proposals, self.made, self.said, self.hands)

    def is_agreed(self) -> bool:
        """Return whether anybody would make an exchange."""
        return any(answer is not None and not isinstance(answer, Decline) for answer in self.answers)

    def without_offer(self) -> Bargain:
        """Remove the offer and its answers; proposals stay."""
        answers: list[Action | None] = [None] * len(self.answers)
        return Bargain(None, answers, self.proposals, self.made, self.said, self.hands)

    # Terms.

    def agreed(self, seat: int) -> Terms | None:
        """Return the exchange that a seat has agreed to in its answer, if any."""
        answer = self.answers[seat]
        offer = self.offer
        if isinstance(answer, Counter):
            return Terms(answer.give, answer.get)
        if isinstance(answer, Accept) and offer is not None:
            return Terms(offer.get, offer.give)
        return None

    def terms(self, seat: int) -> Terms | None:
        """Return the exchange that a seat would make, by its proposal or else by its answer."""
        proposal = self.proposals[seat]
        return self.agreed(seat) if proposal is None else proposal

    def seen(self, seat: int, reader: int, covered: bool) -> Terms | None:
        """Return the terms of a seat as a reader sees them: proposals are open, answers may be covered."""
        return self.proposals[seat] if covered and seat != reader else self.terms(seat)


SILENCE: Final = [Bargain(None, [None] * n, [None] * n, [0] * n, [], []) for n in range(MOST_SEATS + 1)]
"""Before anybody has said anything, by number of seats."""


def told_answer(reader: int, seat: int, action: Action) -> Action | None:
    """Return an answer as a reader is told it: covered until all are in, unless it withdraws the offer."""
    return action if reader == seat or isinstance(action, Withdraw) else None

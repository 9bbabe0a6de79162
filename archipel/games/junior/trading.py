"""Trade between players (J-054 to J-059): offers, answers, proposals, consent."""

from __future__ import annotations

from typing import Final, final

from archipel.core.question import one_less
from archipel.core.state import Action, Note
from archipel.games.junior.cards import BOAT_COST, COCO_COST, FORTRESS_COST, GOODS, KINDS
from archipel.games.junior.position import OnTurn, Position, Several
from archipel.games.junior.verbs import hand_over
from archipel.parts.bargain import (
    ACCEPT,
    CONFIRM,
    DECLINE,
    MOST_OFFERS,
    WITHDRAW,
    Bid,
    Confirm,
    Counter,
    Offer,
    Propose,
    Terms,
    Withdraw,
    addressees,
    exchange,
    is_addressed_well,
    to_each,
    told_answer,
)
from archipel.parts.bits import BIT
from archipel.parts.goods import by_name, covers, missing, only

MOST_SUGGESTED: Final = 6
"""Most offers suggested at once."""


def offer(p: Position, made: Offer) -> None:
    """J-057, J-058: the player on turn offers an exchange, and everybody it is for is asked at once."""
    seats = addressees(p.seats, p.turn, made.to)
    texts = said(p, made, seats & ~BIT[p.turn])
    p.bargain = p.bargain.after_offer(p.turn, made, texts, seats | BIT[p.turn])
    p.push(Answering(p.turn, [seats >> seat & 1 for seat in range(p.seats)]))


def propose(p: Position, seat: int, proposal: Propose) -> None:
    """J-057: another seat proposes an exchange to the player on turn; it replaces an earlier one."""
    texts = said(p, proposal, BIT[p.turn])
    p.bargain = p.bargain.after_proposal(seat, proposal, texts, BIT[seat] | BIT[p.turn])


def talk_forms(p: Position, seat: int) -> list[str]:
    """J-057: the player on turn offers, the others propose."""
    return ["offer"] if seat == p.turn else ["propose"]


def said(p: Position, bid: Bid, seats: int) -> list[str]:
    """J-058: what is said to some seats and may not be repeated."""
    if p.rulings.partners_hear_once:
        return to_each(GOODS, bid, seats)
    return [f"{exchange(GOODS, bid.give, bid.get)} to {seats}"]  # the same, whether or not it names everybody


@final
class Answering(Several):
    """J-058: everybody whom an offer is for says yes or no, or makes a counter-offer."""

    def name(self) -> str:
        return "answers"

    def ask(self, seat: int) -> Note:
        return Note("prompt-answer", ["J-058"], {"seat": self.by})

    def wait(self) -> Note:
        return Note("wait-answers", ["J-058"], {"seat": self.by})

    def told(self, reader: int, seat: int, action: Action) -> Action | None:
        return told_answer(reader, seat, action)

    def choices(self, p: Position, seat: int) -> list[Action]:
        return [DECLINE] if refuse_accept(p, seat) else [ACCEPT, DECLINE]

    def unasked(self, p: Position, seat: int) -> list[Action]:
        return [WITHDRAW] if seat == self.by else []

    def forms(self, p: Position, seat: int) -> list[str]:
        return ["counter"] if self.is_asked(seat) else []

    def offers(self, p: Position, seat: int) -> list[Action]:
        return counters(p, seat) if self.is_asked(seat) else []

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Withdraw):
            p.bargain = p.bargain.without_offer()
            return
        p.bargain = p.bargain.after_answer(seat, action)
        owed = one_less(self.owed, seat)
        if any(owed):
            p.push(Answering(self.by, owed))
        elif p.bargain.is_agreed():
            p.push(Choosing(self.by))
        else:
            p.bargain = p.bargain.without_offer()

    def first(self) -> Note:
        return Note("offer-open", ["J-058"])


@final
class Choosing(OnTurn):
    """J-058: the player on turn makes the exchange with one of those who agreed, or with nobody."""

    def name(self) -> str:
        return "choice"

    def ask(self, seat: int) -> Note:
        return Note("prompt-choice", ["J-058"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = [WITHDRAW]
        for partner in range(p.seats):
            if may_confirm(p, p.bargain.agreed(partner)):
                out.append(CONFIRM[partner])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Confirm):
            terms = p.bargain.agreed(action.partner)
            p.bargain = p.bargain.without_offer()
            confirm(p, p.turn, action.partner, terms)
        else:
            p.bargain = p.bargain.without_offer()

    def first(self) -> Note:
        return Note("offer-open", ["J-058"])

    def refuse(self, p: Position, action: Action) -> list[Note]:
        return [] if isinstance(action, Confirm) else [self.first()]


def confirm(p: Position, bidder: int, partner: int, terms: Terms | None) -> None:
    """J-058: both agree, and the cards change hands; the bid that led to it does not count."""
    assert terms is not None
    if not p.rulings.deals_count:
        p.bargain = p.bargain.after_deal(bidder)
    hand_over(p, partner, p.turn, terms.give)
    hand_over(p, p.turn, partner, terms.get)


def confirm_proposal(p: Position, partner: int) -> None:
    """J-057, J-058: the player on turn agrees to a proposal."""
    terms = p.bargain.proposals[partner]
    p.bargain = p.bargain.without_proposals(BIT[partner])
    confirm(p, partner, partner, terms)


def terms_of(p: Position, partner: int) -> Terms | None:
    """Return what a seat would exchange with the player on turn: its answer to the offer, or its proposal."""
    if isinstance(p.now(), Choosing):
        return p.bargain.agreed(partner)
    return p.bargain.proposals[partner]


def may_confirm(p: Position, terms: Terms | None) -> bool:
    """J-058: the partner's terms stand, and the player on turn can keep them."""
    return terms is not None and covers(p.hands[p.turn], terms.get)


# Refusals.


def refuse_terms(p: Position, seat: int, bid: Bid) -> list[Note]:
    """J-A15: something on both sides, no good on both; J-058: and what is given is there."""
    notes: list[Note] = []
    if bid.is_one_sided():
        notes.append(Note("one-sided", ["J-A15"]))
    if bid.both_ways() >= 0:
        notes.append(Note("good-on-both-sides", ["J-A15"]))
    if p.rulings.one_for_one and (sum(bid.give) != 1 or sum(bid.get) != 1):
        notes.append(Note("one-for-one", ["J-A15"]))
    return notes + refuse_giving(p, seat, bid.give)


def refuse_giving(p: Position, seat: int, give: list[int]) -> list[Note]:
    """J-058: one can only give what one has."""
    if covers(p.hands[seat], give):
        return []
    return [Note("lacking", ["J-058"], by_name(GOODS, missing(p.hands[seat], give)))]


def refuse_saying(p: Position, seat: int, texts: list[str]) -> list[Note]:
    """J-058: not too often, and not the same again while neither hand has changed."""
    notes: list[Note] = []
    if p.bargain.is_used_up(seat):
        notes.append(Note("offers-used-up", ["J-058"], {"limit": MOST_OFFERS}))
    if p.bargain.is_said(seat, texts):
        notes.append(Note("offered-already", ["J-058"]))
    return notes


def refuse_offer(p: Position, made: Offer) -> list[Note]:
    """Return what forbids this offer of the player on turn, given that it is the right moment."""
    seats = addressees(p.seats, p.turn, made.to) & ~BIT[p.turn]
    notes = refuse_terms(p, p.turn, made) + refuse_saying(p, p.turn, said(p, made, seats))
    if not is_addressed_well(p.seats, p.turn, made.to):
        notes.append(Note("no-such-partner", ["J-057"]))
    return notes


def refuse_propose(p: Position, seat: int, proposal: Propose) -> list[Note]:
    """Return what forbids this proposal of a seat, given that it is the right moment."""
    return refuse_terms(p, seat, proposal) + refuse_saying(p, seat, said(p, proposal, BIT[p.turn]))


def refuse_accept(p: Position, seat: int) -> list[Note]:
    """Return why the offer cannot be accepted, given that this seat is asked."""
    made = p.bargain.offer
    assert made is not None
    return refuse_giving(p, seat, made.get)


def refuse_confirm(p: Position, partner: int) -> list[Note]:
    """Return why the exchange cannot be made, given that the player on turn may choose now."""
    if partner >= p.seats or partner == p.turn:
        return [Note("no-such-partner", ["J-057"])]
    terms = terms_of(p, partner)
    if terms is None:
        return [Note("no-consent", ["J-058"], {"seat": partner})]
    return refuse_giving(p, p.turn, terms.get)


def refuse_rejection(p: Position, partner: int) -> list[Note]:
    """Return why there is nothing to refuse, given that it is the right moment."""
    if partner < p.seats and p.bargain.proposals[partner] is not None:
        return []
    return [Note("no-proposal", ["J-058"], {"seat": partner})]


# Sensible offers, for bots: one card for one card.

CARD: Final = [only(KINDS, good, 1) for good in range(KINDS)]
OFFERS: Final = [[Offer(GOODS, give, get, 0) for get in CARD] for give in CARD]
"""To everybody, by give and get; also a good for itself, which J-A15 refuses."""
PROPOSALS: Final = [[Propose(GOODS, give, get) for get in CARD] for give in CARD]
COUNTERS: Final = [[Counter(GOODS, give, get) for get in CARD] for give in CARD]


def offers(p: Position, seat: int) -> list[Action]:
    """Return what the player on turn might offer to everybody."""
    out: list[Action] = []
    if p.bargain.is_used_up(seat):
        return out
    for give, get in swaps(p, seat):
        made = OFFERS[give][get]
        if not p.bargain.said or not refuse_offer(p, made):
            out.append(made)
    return out[:MOST_SUGGESTED]


def proposals(p: Position, seat: int) -> list[Action]:
    """Return what another seat might propose to the player on turn."""
    out: list[Action] = []
    for give, get in swaps(p, seat):
        made = PROPOSALS[give][get]
        if not refuse_propose(p, seat, made):
            out.append(made)
    return out[:MOST_SUGGESTED]


def counters(p: Position, seat: int) -> list[Action]:
    """Return counter-offers: a card that was asked for, for another one than was offered."""
    offer = p.bargain.offer
    assert offer is not None
    out: list[Action] = []
    for give, get in swaps(p, seat):
        made = COUNTERS[give][get]
        if offer.get[give] and not offer.give[get] and not refuse_terms(p, seat, made):
            out.append(made)
    return out[:MOST_SUGGESTED]


def swaps(p: Position, seat: int) -> list[tuple[int, int]]:
    """Return exchanges of a spare card for the only card that a goal lacks."""
    hand = p.hands[seat]
    out: list[tuple[int, int]] = []
    for cost in goals(p, seat):
        lack = missing(hand, cost)
        if sum(lack) == 1:
            wanted = lack.index(1)
            for good in range(KINDS):
                if hand[good] > cost[good] and (good, wanted) not in out:
                    out.append((good, wanted))
    return out


def goals(p: Position, seat: int) -> list[list[int]]:
    """Return the costs of what a seat might build or buy next."""
    out: list[list[int]] = []
    if p.free_sites(seat):
        out.append(FORTRESS_COST)
    if p.boats_left[seat] and p.free_berths(seat):
        out.append(BOAT_COST)
    if sum(p.pile):
        out.append(COCO_COST)
    return out

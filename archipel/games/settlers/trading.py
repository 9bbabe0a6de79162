"""Trade: with the bank, and between the player on turn and the others."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.core.state import Action, Note, Seat
from archipel.games.settlers.actions import MOST_SEATS, TRADE
from archipel.games.settlers.cards import GOODS, KINDS, only
from archipel.games.settlers.position import RATES, Asked, Player, Position, Question, Several
from archipel.parts.actions import Trade
from archipel.parts.bargain import (
    ACCEPT,
    CONFIRM,
    DECLINE,
    EVERYBODY,
    MOST_OFFERS,
    REFUSE,
    WITHDRAW,
    Accept,
    Bid,
    Confirm,
    Counter,
    Decline,
    Offer,
    Propose,
    Refuse,
    Withdraw,
    addressees,
    is_addressed_well,
    to_each,
    told_answer,
)
from archipel.parts.bits import BIT
from archipel.parts.packed import ONE, count, enough, pack, unpack

# With the bank.

TRADES: Final[list[list[Trade]]] = [
    [trade for give in range(KINDS) if gives >> give & 1 for trade in TRADE[give]]
    for gives in range(1 << KINDS)
]
"""All exchanges with a bank that has every resource, by the set of resources the player can give."""


def trades(p: Position, player: Player, out: list[Action]) -> None:
    """S-032, S-033: every exchange with the bank the player can make."""
    for trade in TRADES[affordable(player)]:
        if count(p.bank, trade.get):
            out.append(trade)


def affordable(player: Player) -> i64:
    """Return the resources of which the player has enough for an exchange with the bank, as a set."""
    return enough(player.hand, RATES[player.harbours])


def trade(p: Position, seat: Seat, give: int, get: int) -> None:
    """S-032, S-033, S-034: cards of one kind for one of another, at the player's best rate."""
    player = p.players[seat]
    p.take(player, give, -player.rate(give))
    p.take(player, get, 1)


# Between players.


def refuse_terms(p: Position, seat: Seat, bid: Bid) -> list[Note]:
    """S-A20: both sides give something, and no resource goes both ways; S-030: and what is given is there."""
    notes: list[Note] = []
    if bid.is_one_sided():
        notes.append(Note("gift", ["S-A20"], {}))
    good = bid.both_ways()
    if good >= 0:
        notes.append(Note("same-kind", ["S-A20"], {"good": GOODS[good]}))
    return notes + covers_terms(p, seat, bid.give)


def covers_terms(p: Position, seat: Seat, give: list[int]) -> list[Note]:
    """S-030: one can only give what one holds."""
    if p.players[seat].covers(give):
        return []
    return [Note("not-yours", ["S-030"], {})]


def said(p: Position, bid: Bid, seats: int) -> list[str]:
    """S-A32: what is said to some seats and may not be repeated."""
    return to_each(GOODS, bid, seats) if p.rulings.partners_hear_once else [bid.text]


def refuse_more(p: Position, seat: Seat, texts: list[str]) -> list[Note]:
    """S-A32: ten offers a turn, and none twice while nothing else has happened."""
    notes: list[Note] = []
    if p.bargain.is_used_up(seat):
        notes.append(Note("too-many-offers", ["S-A32"], {"most": MOST_OFFERS}))
    if p.bargain.is_said(seat, texts):
        notes.append(Note("said-before", ["S-A32"], {}))
    return notes


def refuse_offer(p: Position, seat: Seat, offer: Offer) -> list[Note]:
    """Return what forbids this offer of the player on turn."""
    notes = refuse_terms(p, seat, offer)
    if not is_addressed_well(len(p.players), seat, offer.to):
        notes.append(Note("offer-to-nobody", ["S-031"], {}))
    return notes + refuse_more(p, seat, said(p, offer, addressees(len(p.players), seat, offer.to)))


def refuse_propose(p: Position, seat: Seat, proposal: Propose) -> list[Note]:
    """Return what forbids this proposal to the player on turn."""
    return refuse_terms(p, seat, proposal) + refuse_more(p, seat, said(p, proposal, BIT[p.turn]))


def refuse_accept(p: Position, seat: Seat) -> list[Note]:
    """S-030: a seat that accepts must have what is wanted."""
    offer = p.bargain.offer
    assert offer is not None
    return covers_terms(p, seat, offer.get)


def refuse_confirm(p: Position, seat: Seat, partner: Seat) -> list[Note]:
    """S-030, S-031: the exchange needs terms of the partner, and the cards on both sides."""
    terms = p.bargain.terms(partner) if partner < len(p.players) else None
    if terms is None:
        return [Note("no-terms", ["S-030"], {"seat": partner})]
    return covers_terms(p, seat, terms.get)


def refuse_rejection(p: Position, partner: Seat) -> list[Note]:
    """S-030: only a proposal can be refused."""
    if partner < len(p.players) and p.bargain.proposals[partner] is not None:
        return []
    return [Note("no-terms", ["S-030"], {"seat": partner})]


def partners(p: Position, player: Player, out: list[Action]) -> None:
    """Append the partners with whom the player on turn could make an exchange now."""
    for seat in range(len(p.players)):
        terms = p.bargain.terms(seat)
        if terms is not None and player.covers(terms.get):
            out.append(CONFIRM[seat])


def may_withdraw(p: Position, seat: Seat) -> bool:
    """S-A32: a proposal stands that its maker may take off the table."""
    return p.rulings.proposals_withdrawn and p.bargain.proposals[seat] is not None


def proposals(p: Position, out: list[Action]) -> None:
    """Append the refusals of the proposals on the table."""
    for seat, terms in enumerate(p.bargain.proposals):
        if terms is not None:
            out.append(REFUSE[seat])


def offer(p: Position, seat: Seat, made: Offer) -> None:
    """S-030: announce what one seeks and gives; those addressed are asked all at once.

    What they proposed before is off the table.
    """
    to = addressees(len(p.players), seat, made.to)
    p.bargain = p.bargain.after_offer(seat, made, said(p, made, to), EVERYBODY).without_proposals(to)
    p.push(Answering(seat, pack([to >> other & 1 for other in range(len(p.players))])))


def propose(p: Position, seat: Seat, proposal: Propose) -> None:
    """S-030: a proposal to the player on turn stands until it is taken or refused, or the hand changes."""
    p.bargain = p.bargain.after_proposal(seat, proposal, said(p, proposal, BIT[p.turn]), EVERYBODY)


def exchange(p: Position, seat: Seat, partner: Seat, give: list[int], get: list[int]) -> None:
    """Exchange goods between two hands."""
    gain = pack(get) - pack(give)
    p.players[seat].hand += gain
    p.players[partner].hand -= gain


def confirm(p: Position, seat: Seat, partner: Seat) -> None:
    """S-030, S-082: the exchange is made with one partner, on terms both agreed to."""
    terms = p.bargain.terms(partner)
    assert terms is not None
    exchange(p, seat, partner, terms.get, terms.give)
    if not p.rulings.deals_count:  # S-080
        p.bargain = p.bargain.after_deal(seat if p.bargain.proposals[partner] is None else partner)
    p.bargain = p.bargain.without_offer().without_proposals(BIT[partner])


def talk(p: Position, seat: Seat, action: Action) -> None:
    """S-030: what is said of trade before there is an offer, or beside it."""
    if isinstance(action, Offer):
        offer(p, seat, action)
    elif isinstance(action, Propose):
        propose(p, seat, action)
    elif isinstance(action, Confirm):
        confirm(p, seat, action.partner)
    elif isinstance(action, Refuse):
        p.bargain = p.bargain.without_proposals(BIT[action.partner])
    elif isinstance(action, Withdraw):
        p.bargain = p.bargain.without_proposals(BIT[seat])
    else:
        raise TypeError(f"not an action of the trade phase: {action!r}")


def talk_forms(p: Position, seat: Seat) -> list[str]:
    """S-030: the player on turn offers, the others propose."""
    return ["offer"] if seat == p.turn else ["propose"]


def is_trade(action: Action) -> bool:
    """S-029: whether it is for the player on turn in the trade phase alone."""
    return isinstance(action, (Trade, Offer, Confirm, Refuse))


def is_talk(action: Action) -> bool:
    """Return whether the action is only talk of trade, after which an offer is not worth repeating."""
    return isinstance(action, (Bid, Accept, Decline, Refuse, Withdraw))


@final
class Answering(Several):
    """S-030: those addressed answer an offer; the player on turn may withdraw it meanwhile, unasked."""

    def name(self) -> str:
        return "answer"

    def ask(self, seat: Seat) -> Note:
        return Note("prompt-answer", ["S-030"], {"seat": self.by})

    def wait(self) -> Note:
        return Note("wait-answers", ["S-030"], {"seat": self.by})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        return [DECLINE] if refuse_accept(p, seat) else [ACCEPT, DECLINE]

    def unasked(self, p: Position, seat: Seat) -> list[Action]:
        return [WITHDRAW] if seat == self.by else []

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        """An addressee accepts, declines or counters; the last answer uncovers all."""
        if isinstance(action, Withdraw):
            p.bargain = p.bargain.without_offer()
            return
        p.bargain = p.bargain.after_answer(seat, action)
        owed = self.owed - ONE[seat]
        if owed:
            p.push(Answering(self.by, owed))
        elif p.bargain.is_agreed():  # whether the offerer can pay a counter-offer stays hidden
            p.push(CLOSING[self.by])
        else:
            p.bargain = p.bargain.without_offer()

    def forms(self, p: Position, seat: Seat) -> list[str]:
        return ["counter"] if self.owes(seat) else []

    def offers(self, p: Position, seat: Seat) -> list[Action]:
        return counters(p, seat) if self.owes(seat) else []

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        return told_answer(reader, seat, action)

    def fits(self, action: Action) -> bool:
        return isinstance(action, Withdraw)

    def first(self) -> Note:
        return Note("offer-open", ["S-030"], {})

    def show(self, out: Asked) -> None:
        out.covered = True


@final
class Closing(Question):
    """S-030: the offerer chooses among the answers."""

    def name(self) -> str:
        return "close"

    def ask(self, seat: Seat) -> Note:
        return Note("prompt-close", ["S-030"], {})

    def choices(self, p: Position, seat: Seat) -> list[Action]:
        out: list[Action] = []
        partners(p, p.players[seat], out)
        out.append(WITHDRAW)
        return out

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        if isinstance(action, Confirm):
            confirm(p, seat, action.partner)
        else:
            p.bargain = p.bargain.without_offer()

    def fits(self, action: Action) -> bool:
        return isinstance(action, (Confirm, Withdraw))

    def first(self) -> Note:
        return Note("offer-open", ["S-030"], {})


CLOSING: Final = [Closing(seat) for seat in range(MOST_SEATS)]


# Sensible offers, for bots.

MOST_GIVEN: Final = 2
"""Most cards offered for one."""
OFFERS: Final[list[list[list[Offer]]]] = [
    [[Offer(GOODS, only(give, n + 1), only(get, 1), 0) for n in range(MOST_GIVEN)] for get in range(KINDS)]
    for give in range(KINDS)
]
"""Offers to everybody, n + 1 cards of one resource for one of another: by give, get and n."""


def offers(p: Position, seat: Seat) -> list[Action]:
    """Return offers to everybody: cards of which the player has more, for one of which he has fewer."""
    player = p.players[seat]
    hand = unpack(player.hand)
    out: list[Action] = []
    others = sum([other.held for other in p.players]) - player.held
    if not others or p.bargain.is_used_up(seat):
        return out
    for give in range(KINDS):
        for get in range(KINDS):
            if hand[give] > hand[get]:
                for n in range(min(MOST_GIVEN, hand[give])):
                    made = OFFERS[give][get][n]
                    if not p.bargain.said or not refuse_offer(p, seat, made):
                        out.append(made)
    return out


def counters(p: Position, seat: Seat) -> list[Action]:
    """Return counter-offers: the same offer, but one card better for the addressee."""
    offer = p.bargain.offer
    out: list[Action] = []
    if offer is None or not p.players[seat].covers(offer.get):
        return out
    for good in range(KINDS):
        if not offer.get[good]:
            get = offer.give.copy()
            get[good] += 1
            out.append(Counter(GOODS, offer.get.copy(), get))
    return out


def proposals_for(p: Position, seat: Seat) -> list[Action]:
    """Return proposals to the player on turn, one card for one card."""
    hand = unpack(p.players[seat].hand)
    out: list[Action] = []
    for give in range(KINDS):
        for get in range(KINDS):
            if give != get and hand[give] >= 2 and not hand[get]:
                made = Propose(GOODS, only(give, 1), only(get, 1))
                if p.players[p.turn].held and not refuse_propose(p, seat, made):
                    out.append(made)
    return out

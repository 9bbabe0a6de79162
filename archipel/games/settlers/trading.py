"""Trade: with the bank, and between the player on turn and the others."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note, Seat
from archipel.games.settlers.actions import (
    ACCEPT,
    CONFIRM,
    DECLINE,
    MOST_SEATS,
    REFUSE,
    TRADE,
    WITHDRAW,
    Accept,
    Confirm,
    Counter,
    Decline,
    Offer,
    Propose,
    Refuse,
    Trade,
    Withdraw,
)
from archipel.games.settlers.cards import GOODS, KINDS, only
from archipel.games.settlers.position import Asked, Player, Position, Question, Several, Terms
from archipel.parts.bits import BIT

MOST_OFFERS: Final = 10
"""S-A32: offers and proposals of one seat in one turn."""

# With the bank.


def trades(p: Position, player: Player, out: list[Action]) -> None:
    """S-032, S-033: every exchange with the bank the player can make."""
    bank = p.bank
    for give, have in enumerate(player.hand):
        if have >= 2 and have >= player.rate(give):
            for trade in TRADE[give]:
                if bank[trade.get]:
                    out.append(trade)


def trade(p: Position, seat: Seat, give: int, get: int) -> None:
    """S-032, S-033, S-034: so many of one kind for one of another, at the best rate one has."""
    player = p.players[seat]
    p.take(player, give, -player.rate(give))
    p.take(player, get, 1)


# With one another.


def fits_exchange(give: list[int], get: list[int]) -> list[Note]:
    """S-A20: both sides give something, and no resource goes both ways."""
    notes: list[Note] = []
    if not sum(give) or not sum(get):
        notes.append(Note("gift", ["S-A20"], {}))
    for kind in range(KINDS):
        if give[kind] and get[kind]:
            notes.append(Note("same-kind", ["S-A20"], {"good": GOODS[kind]}))
            break
    return notes


def covers_terms(p: Position, seat: Seat, give: list[int]) -> list[Note]:
    """S-030: one can only give what one holds."""
    if p.players[seat].covers(give):
        return []
    return [Note("not-yours", ["S-030"], {})]


def refuse_more(p: Position, seat: Seat, text: str) -> list[Note]:
    """S-A32: ten offers a turn, and none twice while nothing else has happened."""
    notes: list[Note] = []
    if p.offers_made[seat] >= MOST_OFFERS:
        notes.append(Note("too-many-offers", ["S-A32"], {"most": MOST_OFFERS}))
    if f"{seat} {text}" in p.said:
        notes.append(Note("said-before", ["S-A32"], {}))
    return notes


def refuse_offer(p: Position, seat: Seat, offer: Offer) -> list[Note]:
    """Everything that speaks against this offer of the player on turn."""
    notes = fits_exchange(offer.give, offer.get) + covers_terms(p, seat, offer.give)
    if offer.to >> len(p.players) or offer.to & BIT[seat]:
        notes.append(Note("offer-to-nobody", ["S-031"], {}))
    return notes + refuse_more(p, seat, offer.text)


def refuse_propose(p: Position, seat: Seat, proposal: Propose) -> list[Note]:
    """Everything that speaks against this proposal to the player on turn."""
    notes = fits_exchange(proposal.give, proposal.get) + covers_terms(p, seat, proposal.give)
    return notes + refuse_more(p, seat, proposal.text)


def refuse_counter(p: Position, seat: Seat, counter: Counter) -> list[Note]:
    """Everything that speaks against this counter-offer."""
    return fits_exchange(counter.give, counter.get) + covers_terms(p, seat, counter.give)


def refuse_accept(p: Position, seat: Seat) -> list[Note]:
    """S-030: whoever accepts must have what is wanted."""
    offer = p.offer
    assert offer is not None
    return covers_terms(p, seat, offer.get)


def refuse_confirm(p: Position, seat: Seat, partner: Seat) -> list[Note]:
    """S-030, S-031: the exchange needs terms of the partner, and the cards on both sides."""
    if partner >= len(p.players) or p.terms[partner] is None:
        return [Note("no-terms", ["S-030"], {"seat": partner})]
    terms = p.terms[partner]
    assert terms is not None
    return covers_terms(p, seat, terms.get)


def refuse_refuse(p: Position, partner: Seat) -> list[Note]:
    """S-030: only a proposal can be refused."""
    terms = p.terms[partner] if partner < len(p.players) else None
    return [Note("no-terms", ["S-030"], {"seat": partner})] if terms is None or not terms.proposed else []


def partners(p: Position, player: Player, out: list[Action]) -> None:
    """Those with whom the player on turn could make an exchange now, appended to `out`."""
    for seat, terms in enumerate(p.terms):
        if terms is not None and player.covers(terms.get):
            out.append(CONFIRM[seat])


def proposals(p: Position, out: list[Action]) -> None:
    """The refusals of the proposals on the table, appended to `out`."""
    for seat, terms in enumerate(p.terms):
        if terms is not None and terms.proposed:
            out.append(REFUSE[seat])


def offer(p: Position, seat: Seat, made: Offer) -> None:
    """S-030: announce what one seeks and gives; those addressed are asked all at once."""
    p.offer = made
    p.offers_made[seat] += 1
    p.said.append(f"{seat} {made.text}")
    owed = [0] * len(p.players)
    for other in p.others_clockwise(seat):
        if not made.to or made.to >> other & 1:
            owed[other] = 1
            p.terms[other] = None
    p.push(Answering(seat, owed))


def propose(p: Position, seat: Seat, proposal: Propose) -> None:
    """S-030: a proposal to the player on turn stands until it is taken or refused, or the hand changes."""
    p.terms[seat] = Terms(proposal.give, proposal.get, True)
    p.offers_made[seat] += 1
    p.said.append(f"{seat} {proposal.text}")


def drop_offer(p: Position) -> None:
    """The offer and its answers are off; proposals made unasked stay."""
    p.offer = None
    for seat, terms in enumerate(p.terms):
        if terms is not None and not terms.proposed:
            p.terms[seat] = None


def exchange(p: Position, seat: Seat, partner: Seat, give: list[int], get: list[int]) -> None:
    """Two hands exchange goods."""
    mine = p.players[seat]
    theirs = p.players[partner]
    for good in range(KINDS):
        n = get[good] - give[good]
        mine.hand[good] += n
        mine.held += n
        theirs.hand[good] -= n
        theirs.held -= n


def confirm(p: Position, seat: Seat, partner: Seat) -> None:
    """S-030, S-082: the exchange is made with one partner, on terms both agreed to."""
    terms = p.terms[partner]
    assert terms is not None
    exchange(p, seat, partner, terms.get, terms.give)
    p.terms[partner] = None
    drop_offer(p)


def talk(p: Position, seat: Seat, action: Action) -> None:
    """S-030: what is said of trade before there is an offer, or beside it."""
    if isinstance(action, Offer):
        offer(p, seat, action)
    elif isinstance(action, Propose):
        propose(p, seat, action)
    elif isinstance(action, Confirm):
        confirm(p, seat, action.partner)
    elif isinstance(action, Refuse):
        p.terms[action.partner] = None
    else:
        raise TypeError(f"not an action of the trade phase: {action!r}")


def is_trade(action: Action) -> bool:
    """S-029: whether it is for the player on turn in the trade phase alone."""
    return isinstance(action, (Trade, Offer, Confirm, Refuse))


def is_talk(action: Action) -> bool:
    """Whether it only talks of trade: then nothing has happened that makes an offer worth repeating."""
    return isinstance(action, (Offer, Propose, Accept, Counter, Decline, Refuse, Withdraw))


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
        if not self.owed[seat]:
            return [WITHDRAW] if seat == self.by else []
        offer = p.offer
        assert offer is not None
        return [ACCEPT, DECLINE] if p.players[seat].covers(offer.get) else [DECLINE]

    def answer(self, p: Position, seat: Seat, action: Action) -> None:
        """One of those asked agrees, to the offer or to terms of its own, or not; the last uncovers all."""
        if isinstance(action, Withdraw):
            drop_offer(p)
            return
        offer = p.offer
        assert offer is not None
        if isinstance(action, Accept):
            p.terms[seat] = Terms(offer.get, offer.give, False)
        elif isinstance(action, Counter):
            p.terms[seat] = Terms(action.give, action.get, False)
        owed = self.less(seat)
        if any(owed):
            p.push(Answering(self.by, owed))
            return
        for answered in p.terms:  # whether the offerer can pay a counter-offer stays hidden
            if answered is not None and not answered.proposed:
                p.push(CLOSING[self.by])
                return
        drop_offer(p)

    def forms(self, seat: Seat) -> list[str]:
        return ["counter"] if self.owed[seat] else []

    def offers(self, p: Position, seat: Seat) -> list[Action]:
        return counters(p, seat) if self.owed[seat] else []

    def told(self, reader: Seat, seat: Seat, action: Action) -> Action | None:
        return action if reader == seat or isinstance(action, Withdraw) else None

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
            drop_offer(p)

    def fits(self, action: Action) -> bool:
        return isinstance(action, (Confirm, Withdraw))

    def first(self) -> Note:
        return Note("offer-open", ["S-030"], {})


CLOSING: Final = [Closing(seat) for seat in range(MOST_SEATS)]


# Sensible offers, for bots.


def offers(p: Position, seat: Seat) -> list[Action]:
    """One of what one has more of, for one of what one lacks; to everybody at once."""
    player = p.players[seat]
    out: list[Action] = []
    others = sum([other.held for other in p.players]) - player.held
    for give in range(KINDS):
        for get in range(KINDS):
            if give == get or player.hand[give] <= player.hand[get] or not others:
                continue
            for n in range(1, min(2, player.hand[give]) + 1):
                made = Offer(only(give, n), only(get, 1), 0)
                if not refuse_offer(p, seat, made):
                    out.append(made)
    return out


def counters(p: Position, seat: Seat) -> list[Action]:
    """The same offer, but one card better for the one who is asked."""
    offer = p.offer
    player = p.players[seat]
    out: list[Action] = []
    if offer is None:
        return out
    for good in range(KINDS):
        if not offer.get[good]:
            give = offer.get.copy()
            get = offer.give.copy()
            get[good] += 1
            made = Counter(give, get)
            if player.covers(give) and not refuse_counter(p, seat, made):
                out.append(made)
    return out


def proposals_for(p: Position, seat: Seat) -> list[Action]:
    """One card for one card, to the player on turn."""
    player = p.players[seat]
    out: list[Action] = []
    for give in range(KINDS):
        for get in range(KINDS):
            if give != get and player.hand[give] >= 2 and not player.hand[get]:
                made = Propose(only(give, 1), only(get, 1))
                if p.players[p.turn].held and not refuse_propose(p, seat, made):
                    out.append(made)
    return out

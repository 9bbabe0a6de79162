"""Trade: with the bank, and between the player on turn and the others."""

from __future__ import annotations

from typing import Final

from archipel.core.state import Action, Note, Seat
from archipel.games.settlers.actions import (
    CONFIRM,
    REFUSE,
    TRADE,
    Counter,
    Offer,
    Propose,
)
from archipel.games.settlers.cards import GOODS, KINDS
from archipel.games.settlers.position import TO_ANSWER, TO_CLOSE, Player, Position, Terms
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


def trade_refusals(p: Position, seat: Seat, give: int, get: int) -> list[Note]:
    """Everything that speaks against an exchange with the bank."""
    notes: list[Note] = []
    rate = p.players[seat].rate(give)
    if p.players[seat].hand[give] < rate:
        notes.append(Note("rate-short", _rate_rules(rate), {"rate": rate, "good": GOODS[give]}))
    if not p.bank[get]:
        notes.append(Note("bank-empty", ["S-017"], {"good": GOODS[get]}))
    return notes


def _rate_rules(rate: int) -> list[str]:
    if rate == 2:
        return ["S-033", "S-086"]
    return ["S-033", "S-085"] if rate == 3 else ["S-032", "S-083"]


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


def limit_refusals(p: Position, seat: Seat, text: str) -> list[Note]:
    """S-A32: ten offers a turn, and none twice while nothing else has happened."""
    notes: list[Note] = []
    if p.offers_made[seat] >= MOST_OFFERS:
        notes.append(Note("too-many-offers", ["S-A32"], {"most": MOST_OFFERS}))
    if f"{seat} {text}" in p.said:
        notes.append(Note("said-before", ["S-A32"], {}))
    return notes


def offer_refusals(p: Position, seat: Seat, offer: Offer) -> list[Note]:
    """Everything that speaks against this offer of the player on turn."""
    notes = fits_exchange(offer.give, offer.get) + covers_terms(p, seat, offer.give)
    if offer.to >> len(p.players) or offer.to & BIT[seat]:
        notes.append(Note("offer-to-nobody", ["S-031"], {}))
    return notes + limit_refusals(p, seat, offer.text)


def propose_refusals(p: Position, seat: Seat, proposal: Propose) -> list[Note]:
    """Everything that speaks against this proposal to the player on turn."""
    notes = fits_exchange(proposal.give, proposal.get) + covers_terms(p, seat, proposal.give)
    return notes + limit_refusals(p, seat, proposal.text)


def counter_refusals(p: Position, seat: Seat, counter: Counter) -> list[Note]:
    """Everything that speaks against this counter-offer."""
    return fits_exchange(counter.give, counter.get) + covers_terms(p, seat, counter.give)


def accept_refusals(p: Position, seat: Seat) -> list[Note]:
    """S-030: whoever accepts must have what is wanted."""
    offer = p.offer
    assert offer is not None
    return covers_terms(p, seat, offer.get)


def confirm_refusals(p: Position, seat: Seat, partner: Seat) -> list[Note]:
    """S-030, S-031: the exchange needs terms of the partner, and the cards on both sides."""
    if partner >= len(p.players) or p.terms[partner] is None:
        return [Note("no-terms", ["S-030"], {"seat": partner})]
    terms = p.terms[partner]
    assert terms is not None
    return covers_terms(p, seat, terms.get)


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
    p.waiting = 0
    for other in p.others_clockwise(seat):
        if not made.to or made.to >> other & 1:
            p.waiting |= BIT[other]
            p.terms[other] = None
    p.pending.append(TO_ANSWER)


def propose(p: Position, seat: Seat, proposal: Propose) -> None:
    """S-030: a proposal to the player on turn stands until it is taken or refused, or the hand changes."""
    p.terms[seat] = Terms(proposal.give, proposal.get, True)
    p.offers_made[seat] += 1
    p.said.append(f"{seat} {proposal.text}")


def answer(p: Position, seat: Seat, terms: Terms | None) -> None:
    """One of those asked agrees (to the offer or to terms of its own) or not; the last one uncovers all."""
    p.terms[seat] = terms
    p.waiting &= ~BIT[seat]
    if p.waiting:
        return
    p.pending.pop()
    for answered in p.terms:  # whether the offerer can pay a counter-offer stays hidden
        if answered is not None and not answered.proposed:
            p.pending.append(TO_CLOSE)
            return
    drop_offer(p)


def drop_offer(p: Position) -> None:
    """The offer and its answers are off; proposals made unasked stay."""
    p.offer = None
    p.waiting = 0
    for seat, terms in enumerate(p.terms):
        if terms is not None and not terms.proposed:
            p.terms[seat] = None


def withdraw(p: Position) -> None:
    """The player on turn drops the offer, whether or not all have answered."""
    p.pending.pop()
    drop_offer(p)


def confirm(p: Position, seat: Seat, partner: Seat) -> None:
    """S-030, S-082: the exchange is made with one partner, on terms both agreed to."""
    terms = p.terms[partner]
    assert terms is not None
    if p.now() == TO_CLOSE:
        p.pending.pop()
    mine = p.players[seat]
    theirs = p.players[partner]
    for good in range(KINDS):
        n = terms.give[good] - terms.get[good]
        mine.hand[good] += n
        mine.held += n
        theirs.hand[good] -= n
        theirs.held -= n
    p.terms[partner] = None
    drop_offer(p)


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
                made = Offer(_only(give, n), _only(get, 1), 0)
                if not offer_refusals(p, seat, made):
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
            if player.covers(give) and not counter_refusals(p, seat, made):
                out.append(made)
    return out


def proposals_for(p: Position, seat: Seat) -> list[Action]:
    """One card for one card, to the player on turn."""
    player = p.players[seat]
    out: list[Action] = []
    for give in range(KINDS):
        for get in range(KINDS):
            if give != get and player.hand[give] >= 2 and not player.hand[get]:
                made = Propose(_only(give, 1), _only(get, 1))
                if p.players[p.turn].held and not propose_refusals(p, seat, made):
                    out.append(made)
    return out


def _only(good: int, n: int) -> list[int]:
    handful = [0] * KINDS
    handful[good] = n
    return handful

"""Trade between players (J-054 to J-059): offers, answers, proposals, consent."""

from __future__ import annotations

from archipel.core.state import Note
from archipel.games.junior.cards import GOODS, KINDS, OFFERS_A_TURN, by_good
from archipel.games.junior.position import (
    ACCEPTED,
    ANSWERS,
    CHOICE,
    COUNTERED,
    DECLINED,
    NO_ANSWER,
    Position,
)
from archipel.games.junior.verbs import NONE, drop_proposal, hand_over
from archipel.parts import goods
from archipel.parts.bits import BIT
from archipel.parts.goods import covers, missing


def addressees(p: Position, to: int) -> int:
    """J-057: the seats an offer is for: those it names, or all others."""
    return to if to else (BIT[p.seats] - 1) & ~BIT[p.turn]


def offer(p: Position, give: list[int], get: list[int], to: int) -> None:
    """J-057, J-058: the player on turn offers an exchange, and everybody it is for is asked at once."""
    seats = addressees(p, to)
    remember_try(p, p.turn, give, get, seats)
    p.offer_give = give
    p.offer_get = get
    for seat in range(p.seats):
        if seats & BIT[seat]:
            p.debts[seat] = 1
    p.pending.append(ANSWERS)


def answer(p: Position, seat: int, kind: int, give: list[int], get: list[int]) -> None:
    """J-058: one of those asked answers; once all have, the one who offered may choose."""
    p.answers[seat] = kind
    p.terms_give[seat] = give
    p.terms_get[seat] = get
    p.debts[seat] = 0
    if sum(p.debts):
        return
    p.pending.pop()
    if ACCEPTED in p.answers or COUNTERED in p.answers:
        p.pending.append(CHOICE)
    else:
        forget_offer(p)


def accept(p: Position, seat: int) -> None:
    """J-058: agree to the offer as it is."""
    answer(p, seat, ACCEPTED, p.offer_get, p.offer_give)


def decline(p: Position, seat: int) -> None:
    """J-058: trade is by consent, so anybody may say no."""
    answer(p, seat, DECLINED, NONE, NONE)


def counter(p: Position, seat: int, give: list[int], get: list[int]) -> None:
    """J-058: answer by other terms."""
    answer(p, seat, COUNTERED, give, get)


def propose(p: Position, seat: int, give: list[int], get: list[int]) -> None:
    """J-057: another seat proposes an exchange to the player on turn; it replaces an earlier one."""
    remember_try(p, seat, give, get, BIT[seat] | BIT[p.turn])
    p.standing_give[seat] = give
    p.standing_get[seat] = get


def confirm(p: Position, partner: int) -> None:
    """J-058: both agree, and the cards change hands."""
    if p.awaits() == CHOICE:
        give, get = p.terms_give[partner], p.terms_get[partner]
        p.pending.pop()
        forget_offer(p)
    else:
        give, get = p.standing_give[partner], p.standing_get[partner]
        drop_proposal(p, partner)
    hand_over(p, partner, p.turn, give)
    hand_over(p, p.turn, partner, get)


def withdraw(p: Position, seat: int) -> None:
    """J-058: the player on turn drops the offer, another seat its proposal."""
    if seat == p.turn:
        p.pending.pop()
        forget_offer(p)
    else:
        drop_proposal(p, seat)


def forget_offer(p: Position) -> None:
    """Nothing of the offer is left on the table."""
    p.offer_give = NONE
    p.offer_get = NONE
    for seat in range(p.seats):
        p.debts[seat] = 0
        p.answers[seat] = NO_ANSWER
        p.terms_give[seat] = NONE
        p.terms_get[seat] = NONE


def close(p: Position) -> None:
    """The turn ends: proposals lapse, and the count of offers begins anew."""
    for seat in range(p.seats):
        drop_proposal(p, seat)
        p.offers_made[seat] = 0
    p.tried = []
    p.tried_by = []


def may_confirm(p: Position, partner: int) -> bool:
    """J-058: the partner's terms stand, and the player on turn can keep them."""
    give = p.terms_give[partner] if p.awaits() == CHOICE else p.standing_give[partner]
    get = p.terms_get[partner] if p.awaits() == CHOICE else p.standing_get[partner]
    return len(give) > 0 and covers(p.hands[p.turn], get)


# The limits of the engine: a seat may not wear the others down with offers.


def key_of(seat: int, give: list[int], get: list[int], seats: int) -> str:
    """The same offer has the same key."""
    return f"{seat} {goods.write(GOODS, give)} for {goods.write(GOODS, get)} to {seats & ~BIT[seat]}"


def remember_try(p: Position, seat: int, give: list[int], get: list[int], seats: int) -> None:
    """J-058: count the offer, and note it until a hand it depends on changes."""
    p.offers_made[seat] += 1
    p.tried = [*p.tried, key_of(seat, give, get, seats)]
    p.tried_by = [*p.tried_by, seats | BIT[seat]]


# Refusals.


def refuse_terms(p: Position, seat: int, give: list[int], get: list[int]) -> list[Note]:
    """J-A15: something on both sides, no good on both; J-058: and what is given is there."""
    notes: list[Note] = []
    if not sum(give) or not sum(get):
        notes.append(Note("one-sided", ["J-A15"]))
    if any(give[good] and get[good] for good in range(KINDS)):
        notes.append(Note("good-on-both-sides", ["J-A15"]))
    if p.rulings.one_for_one and (sum(give) != 1 or sum(get) != 1):
        notes.append(Note("one-for-one", ["J-A15"]))
    if not covers(p.hands[seat], give):
        lack = by_good(missing(p.hands[seat], give))
        notes.append(Note("lacking", ["J-058"], lack))
    return notes


def refuse_try(p: Position, seat: int, give: list[int], get: list[int], seats: int) -> list[Note]:
    """J-058: not too often, and not the same again while neither hand has changed."""
    notes: list[Note] = []
    if p.offers_made[seat] >= OFFERS_A_TURN:
        notes.append(Note("offers-used-up", ["J-058"], {"limit": OFFERS_A_TURN}))
    if key_of(seat, give, get, seats) in p.tried:
        notes.append(Note("offered-already", ["J-058"]))
    return notes


def refuse_offer(p: Position, give: list[int], get: list[int], to: int) -> list[Note]:
    """Why the player on turn may not make this offer, given that it is the right moment."""
    seats = addressees(p, to)
    notes = refuse_terms(p, p.turn, give, get) + refuse_try(p, p.turn, give, get, seats)
    if seats & BIT[p.turn] or seats >= BIT[p.seats]:
        notes.append(Note("no-such-partner", ["J-057"]))
    return notes


def refuse_propose(p: Position, seat: int, give: list[int], get: list[int]) -> list[Note]:
    """Why a seat may not propose this, given that it is the right moment."""
    notes = refuse_terms(p, seat, give, get)
    return notes + refuse_try(p, seat, give, get, BIT[seat] | BIT[p.turn])


def refuse_accept(p: Position, seat: int) -> list[Note]:
    """Why the offer cannot be accepted, given that this seat is asked."""
    if covers(p.hands[seat], p.offer_get):
        return []
    lack = by_good(missing(p.hands[seat], p.offer_get))
    return [Note("lacking", ["J-058"], lack)]


def refuse_confirm(p: Position, partner: int) -> list[Note]:
    """Why the exchange cannot be made, given that the player on turn may choose now."""
    if partner >= p.seats or partner == p.turn:
        return [Note("no-such-partner", ["J-057"])]
    get = p.terms_get[partner] if p.awaits() == CHOICE else p.standing_get[partner]
    if not get:
        return [Note("no-consent", ["J-058"], {"seat": partner})]
    if may_confirm(p, partner):
        return []
    lack = by_good(missing(p.hands[p.turn], get))
    return [Note("lacking", ["J-058"], lack)]


def refuse_refuse(p: Position, partner: int) -> list[Note]:
    """Why there is nothing to refuse, given that it is the right moment."""
    if partner < p.seats and p.standing_give[partner]:
        return []
    return [Note("no-proposal", ["J-058"], {"seat": partner})]

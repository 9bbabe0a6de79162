"""What rules and card effects both do to a position: gain, pay, draw, bury, set down, take off."""

from __future__ import annotations

from typing import Final

from archipel.games.princes.board import CACHE, FULL, GOLD, GOOD, neighbours
from archipel.games.princes.cards import CARDS, DECK, KINDS, NAME, kind_of
from archipel.games.princes.position import NONE, TOWN_HALL, Position, Realm
from archipel.games.princes.tasks import (
    BURYING,
    GAINING,
    GUARD_ROLL,
    HIT,
    LOOK,
    NO_GOODS,
    PAYING,
    STORING,
    TAKING,
)
from archipel.parts.bits import BIT

# Goods.


def add(p: Position, seat: int, place: int) -> None:
    """P-021, P-022: one good more here; what does not fit is lost."""
    realm = p.realms[seat]
    if place == CACHE:
        realm.cache = min(FULL, realm.cache + 1)
    else:
        realm.store[place] = min(FULL, realm.store[place] + 1)


def spend(p: Position, seat: int, place: int) -> None:
    """P-021: one good less here."""
    realm = p.realms[seat]
    if place == CACHE:
        realm.cache -= 1
    else:
        realm.store[place] -= 1


def good_at(realm: Realm, place: int) -> int:
    """What is stored here."""
    return GOLD if place == CACHE else realm.terrain[place]


def has_room(realm: Realm, place: int) -> bool:
    """P-022: whether one good more fits here."""
    if place == CACHE:
        return realm.cache_at >= 0 and realm.cache < FULL
    return realm.terrain[place] >= 0 and realm.store[place] < FULL


def has_some(realm: Realm, place: int) -> bool:
    """Whether a good can be taken from here."""
    return realm.cache > 0 if place == CACHE else realm.store[place] > 0


def gain(p: Position, seat: int, goods: int, n: int, may_leave: bool = False) -> None:
    """P-A03, P-A04: the seat gains `n` of these goods (bits), where it likes; without room they are lost."""
    if n > 0:
        p.push(GAINING, seat, goods, n, 1 if may_leave else 0)


def yield_at(p: Position, seat: int, place: int, n: int) -> None:
    """P-041: a region gains; P-A71: gold may go to the Gold Cache instead."""
    realm = p.realms[seat]
    for _ in range(n):
        if realm.terrain[place] == GOLD and realm.cache_at >= 0:
            p.push(STORING, seat, place)
        else:
            add(p, seat, place)


def pay(p: Position, seat: int, goods: list[int]) -> None:
    """P-046: the seat pays a price, one good at a time, from regions of its choice."""
    p.push_price(PAYING, seat, goods)


def pay_any(p: Position, seat: int, n: int) -> None:
    """The seat pays any `n` goods (P-070, P-129)."""
    if n > 0:
        p.push_price(PAYING, seat, NO_GOODS, n)


def pay_one_kind(p: Position, seat: int, good: int, n: int) -> None:
    """The seat pays `n` of one good."""
    goods = [0] * 6
    goods[good] = n
    p.push_price(PAYING, seat, goods)


def covers(stock: list[int], price: list[int], spared: int = 0) -> bool:
    """Whether these goods pay the price when `spared` goods of it need not be paid."""
    missing = 0
    for good in GOOD:
        if price[good] > stock[good]:
            missing += price[good] - stock[good]
    return missing <= spared


def can_pay(realm: Realm, price: list[int], spared: int = 0) -> bool:
    """Whether the price can be paid when `spared` goods of it need not be (P-A59)."""
    return covers(realm.stock(), price, spared)


def takeable(p: Position, taker: int, goods: int) -> int:
    """P-A06, P-251: which of these goods the opponent has and the taker has room for, as bits."""
    mine = p.realms[taker]
    theirs = p.realms[1 - taker]
    out = 0
    for good in GOOD:
        if goods & BIT[good] and theirs.held(good) > 0 and mine.room(good) > 0:
            out |= BIT[good]
    return out


# Stacks and hands.


def put_under(p: Position, stack: int, kind: int, knows: int) -> None:
    """P-114: a card goes under a stack; `knows` says who knows it there."""
    p.stacks[stack].append(kind)
    p.knows[stack].append(knows)


def bury_from_hand(p: Position, seat: int, kind: int, stack: int) -> None:
    """P-068, P-069: a hand card goes face down under a stack: the opponent sees its back alone."""
    realm = p.realms[seat]
    deck = DECK[kind]
    at = realm.hand.index(kind)
    certain = realm.backs(deck) == 1 and realm.shown[at] == 1
    for i in range(len(realm.hand)):
        if DECK[realm.hand[i]] == deck:
            realm.shown[i] = 0  # he can no longer be sure which of them is still there
    del realm.hand[at]
    del realm.shown[at]
    del realm.fresh[at]
    put_under(p, stack, kind, 3 if certain else BIT[seat])


def draw_top(p: Position, seat: int, stack: int, kind: int, fresh: int) -> None:
    """P-067: the top card of a stack, which has just got or shown its identity, goes to the hand."""
    if p.stacks[stack][0] == NONE:
        p.pool[kind] -= 1
    shown = 1 if p.knows[stack][0] & BIT[1 - seat] else 0
    del p.stacks[stack][0]
    del p.knows[stack][0]
    p.realms[seat].add_to_hand(kind, shown, fresh)


def search(p: Position, seat: int, stack: int, n: int, fresh: int) -> None:
    """P-070, P-072: look through a stack and take cards from it; the others keep their order."""
    p.push(TAKING, seat, stack, n, fresh)
    p.push(LOOK, seat, stack)


def take_from_stack(p: Position, seat: int, stack: int, kind: int, fresh: int) -> None:
    """P-070, P-099: the seat takes a card that it has seen; the opponent does not learn which."""
    at = p.stacks[stack].index(kind)
    theirs = BIT[1 - seat]
    shown = 1 if len(p.stacks[stack]) == 1 and p.knows[stack][0] & theirs else 0
    del p.stacks[stack][at]
    del p.knows[stack][at]
    for i in range(len(p.knows[stack])):
        p.knows[stack][i] &= ~theirs  # the places he knew may have moved up by one
    p.realms[seat].add_to_hand(kind, shown, fresh)


def stacks_for(p: Position, kind: int) -> list[int]:
    """P-114, P-A15: the stacks with the back of this card, empty places included."""
    deck = DECK[kind]
    return [stack for stack, back in enumerate(p.rulings.stack_decks) if back == deck]


# Cards in the principality.


def standing(realm: Realm) -> list[int]:
    """The spots that carry a card."""
    return [spot for spot in range(realm.left * 4, realm.right * 4 + 4) if realm.spots[spot] >= 0]


def buildings(realm: Realm) -> int:
    """The spots with a building, as bits; a covered Parish Hall is none (P-A29)."""
    out = 0
    for spot in standing(realm):
        if CARDS[realm.spots[spot]].is_building:
            out |= BIT[spot]
    return out


def take_off(p: Position, seat: int, spot: int) -> int:
    """Lift a card off its site; a Town Hall uncovers the Parish Hall (P-217)."""
    realm = p.realms[seat]
    kind = realm.spots[spot]
    realm.spots[spot] = NONE
    realm.minted &= ~BIT[spot]
    if NAME[kind] == TOWN_HALL and realm.covered >= 0:
        realm.spots[spot] = realm.covered
        realm.covered = NONE
    p.recount(seat)
    return kind


def send_back(p: Position, seat: int, kind: int) -> None:
    """P-114, P-A15, P-A21: a lost card goes under a stack with its back, or to the face-up pile."""
    if kind == p.rulings.face_up and not p.rulings.face_up_to_stack:
        p.face_up += 1
    else:
        p.push(BURYING, seat, kind)


def touching(spot: int) -> tuple[int, int]:
    """The regions left and right of a card."""
    return neighbours(spot // 2)


# The event stack.

YULE: Final = kind_of("base/yule")
UNDER_YULE: Final = 3
"""P-032: so many events lie under Yule."""


def stack_events(p: Position) -> None:
    """P-032, P-087, P-093, P-A66: all events are shuffled, 3 laid down, Yule on them, the rest on top."""
    if p.events:
        for kind in p.events:
            if kind >= 0 and kind != YULE:
                p.event_pool[kind] += 1
    else:
        for kind in range(KINDS):
            p.event_pool[kind] = 0 if kind == YULE else p.rulings.events[kind]
    size = sum(p.event_pool) + p.moon_slots
    p.events = [NONE] * (size - UNDER_YULE) + [YULE] + [NONE] * UNDER_YULE


# Attacks.


def attack(p: Position, seat: int, kind: int, guarded: bool) -> None:
    """P-A52: the defender throws once before the attacker names a target; without guards it hits at once."""
    if guarded:
        p.push(GUARD_ROLL, 1 - seat, kind)
    else:
        p.push(HIT, seat, kind)

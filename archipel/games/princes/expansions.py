"""Expansions: cards that are built on sites and stand there until they are removed or lost."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.princes.actions import WAIVES, Build, BuildCache, Waive, pick
from archipel.games.princes.board import ALL_GOODS, CACHE, GOOD, SITE_NAMES
from archipel.games.princes.cards import CARDS, CITY_BUILDING, KEYS, NAME, PARISH_HALL, POWERS, TOWN_HALL
from archipel.games.princes.effect import EFFECTS, check_needs
from archipel.games.princes.goods import gain
from archipel.games.princes.paying import pay, refuse_price
from archipel.games.princes.position import Asked, Open, Position, Step
from archipel.games.princes.realm import NONE, Realm
from archipel.games.princes.stacks import Burying
from archipel.games.princes.why import Why
from archipel.parts.bits import BIT
from archipel.parts.packed import count, covers, missing, several

# Conditions.


def spared(realm: Realm, kind: int) -> int:
    """P-192, P-216: return how many goods of a card's price are waived."""
    card = CARDS[kind]
    for standing in realm.works.thrifty:
        if POWERS[standing].cheapens == card.sort and card.total > POWERS[standing].cheapens_over:
            return 1
    return 0


def can_pay(realm: Realm, kind: int) -> bool:
    """P-046, P-A59: return whether the owner can pay a card, less the waived good."""
    if covers(realm.goods, CARDS[kind].cost):
        return True
    least = spared(realm, kind)
    return least > 0 and missing(realm.goods, CARDS[kind].cost) <= least


def check_card(p: Position, seat: int, kind: int, why: Why) -> None:
    """P-045, P-048, P-095: whether a card may be built, its price aside: at hand, 1x, conditions."""
    realm = p.realms[seat]
    card = CARDS[kind]
    if not realm.holds(kind):
        if kind != p.rulings.face_up:
            why.because("not-in-hand", "P-045", "card", card.name)
        elif p.face_up == 0:
            why.because("pile-empty", "P-095")
    if card.once and realm.owns(NAME[kind]):
        why.because("only-one", "P-048 P-096", "card", card.name)
    check_needs(p, seat, kind, why)
    EFFECTS[kind].check(p, seat, why)


def refuse_card(p: Position, seat: int, kind: int) -> list[Note]:
    """Return why a card may not be built now on any site."""
    why = Why(True)
    check_card(p, seat, kind, why)
    realm = p.realms[seat]
    refuse_price(realm, CARDS[kind].price, spared(realm, kind), ["P-046"], why.notes)
    return why.notes


def fit_sites(realm: Realm, kind: int) -> list[int]:
    """P-046, P-106, P-217: the sites that are free and fit for the card."""
    if NAME[kind] == TOWN_HALL:
        return [site for site in range(realm.left * 2, realm.right * 2 + 2) if covering(realm, site) >= 0]
    return realm.works.city_sites if CARDS[kind].sort == CITY_BUILDING else realm.works.sites


def covering(realm: Realm, site: int) -> int:
    """P-217, P-A28: the spot of a Parish Hall in a city on this site, or -1."""
    if realm.is_city(site // 2):
        for spot in (site * 2, site * 2 + 1):
            if realm.spots[spot] >= 0 and NAME[realm.spots[spot]] == PARISH_HALL:
                return spot
    return -1


def refuse_site(p: Position, seat: int, kind: int, site: int) -> list[Note]:
    """Return why a card may not be built on this site."""
    realm = p.realms[seat]
    notes: list[Note] = []
    if NAME[kind] == TOWN_HALL:
        if covering(realm, site) < 0:
            notes.append(Note("no-parish-hall", ["P-217", "P-A28"], {"site": SITE_NAMES[site]}))
        return notes
    if not realm.admits(kind, site // 2):
        notes.append(Note("city-only", ["P-106"], {"site": SITE_NAMES[site]}))
    if realm.free_spot(site) < 0:
        notes.append(Note("no-free-site", ["P-023", "P-046", "P-059"], {"site": SITE_NAMES[site]}))
    return notes


def refuse_cache(p: Position, seat: int, kind: int, place: int) -> list[Note]:
    """Return why the Gold Cache may not be laid beside this region (P-107)."""
    notes = refuse_card(p, seat, kind)
    if p.realms[seat].terrain[place] < 0:
        notes.append(Note("no-region", ["P-107"]))
    return notes


# Building.


def take_up(p: Position, seat: int, kind: int) -> None:
    """A card to be built leaves the hand, or the face-up pile (P-095)."""
    if p.realms[seat].holds(kind):
        p.realms[seat].take_from_hand(kind)
    else:
        p.face_up -= 1


def build(p: Position, seat: int, action: Build) -> None:
    """P-046: pay the price, less a waived good (P-A59), then place the card."""
    take_up(p, seat, action.kind)
    p.push(Placed(seat, action.kind, action.site))
    if spared(p.realms[seat], action.kind):
        p.push(Waiving(seat, action.kind))
    else:
        pay(p, seat, CARDS[action.kind].cost)


@final
class Waiving(Open):
    """P-A59: which good of a price is waived."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def name(self) -> str:
        return "waive"

    def fields(self) -> list[int]:
        return [self.kind]

    def minor(self) -> bool:
        return True

    def ask(self, seat: int) -> Note:
        return Note("ask-waive", ["P-A59"])

    def show(self, out: Asked) -> None:
        out.about = KEYS[self.kind]

    def choices(self, p: Position, seat: int) -> list[Action]:
        return pick(WAIVES, waivable(p, self.seat, self.kind))

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Waive)
        pay(p, self.seat, CARDS[self.kind].cost - several(1, action.good))


def waivable(p: Position, seat: int, kind: int) -> list[int]:
    """P-A59: return the goods that may be waived. The rest of the price must be payable."""
    cost = CARDS[kind].cost
    stock = p.realms[seat].goods
    return [good for good in GOOD if count(cost, good) and covers(stock, cost - several(1, good))]


@final
class Placed(Step):
    """P-047: a card that is paid for takes effect; a Town Hall covers the Parish Hall (P-217)."""

    def __init__(self, by: int, kind: int, site: int) -> None:
        super().__init__(by)
        self.kind: Final = kind
        self.site: Final = site

    def fields(self) -> list[int]:
        return [self.by, self.kind, self.site]

    def take(self, p: Position) -> None:
        realm = p.realms[self.by]
        if NAME[self.kind] == TOWN_HALL:
            spot = covering(realm, self.site)
            realm.covered = realm.spots[spot]
        else:
            spot = realm.free_spot(self.site)
        realm.put_card(spot, self.kind)
        p.recount(self.by)
        gain(p, self.by, ALL_GOODS, CARDS[self.kind].gains)
        EFFECTS[self.kind].built(p, self.by)


def build_cache(p: Position, seat: int, action: BuildCache) -> None:
    """P-168, P-226: the Gold Cache costs nothing."""
    take_up(p, seat, action.kind)
    realm = p.realms[seat]
    realm.cache_at = action.place
    realm.lay(CACHE, 0)
    p.survey(seat)


# Removal.


def refuse_removal(p: Position, seat: int, spot: int) -> list[Note]:
    """Return why a card may not be removed (P-112, P-A22, P-A25, P-A29)."""
    notes: list[Note] = []
    if not p.rulings.removal:
        notes.append(Note("no-removal", ["P-A22"]))
    if p.realms[seat].spots[spot] < 0:
        notes.append(Note("no-card-there", ["P-112"]))
    return notes


def remove(p: Position, seat: int, spot: int) -> None:
    """P-112, P-113: to the discard pile, or back to the face-up pile."""
    kind = take_off(p, seat, spot)
    if kind == p.rulings.face_up:
        p.face_up += 1
    else:
        p.throw_away(kind)


def take_off(p: Position, seat: int, spot: int) -> int:
    """Lift a card off its site; a Town Hall uncovers the Parish Hall (P-217)."""
    realm = p.realms[seat]
    kind = realm.spots[spot]
    realm.minted &= ~BIT[spot]
    if NAME[kind] == TOWN_HALL and realm.covered >= 0:
        realm.put_card(spot, realm.covered)
        realm.covered = NONE
    else:
        realm.put_card(spot, NONE)
    p.recount(seat)
    return kind


def send_back(p: Position, seat: int, kind: int) -> None:
    """P-114, P-A15, P-A21: a lost card goes under a stack with its back, or to the face-up pile."""
    if kind == p.rulings.face_up and not p.rulings.face_up_to_stack:
        p.face_up += 1
    else:
        p.push(Burying(seat, kind))

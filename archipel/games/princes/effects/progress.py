"""Cards of the Era of Progress."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.princes.actions import NAMINGS, SEARCHES, TAKES, Name, Search, Take, pick
from archipel.games.princes.board import ALL_GOODS, CACHE, GOLD, GRAIN, ORE, corners, touching
from archipel.games.princes.cards import NAME, PARISH_HALL, POWERS, TOWN_HALL, kind_of, kinds_of, named
from archipel.games.princes.effect import Effect, need_card, need_room
from archipel.games.princes.goods import gain, has_room, yield_at
from archipel.games.princes.hands import filled
from archipel.games.princes.position import Asked, Open, Position, Question
from archipel.games.princes.realm import Realm
from archipel.games.princes.rows import without
from archipel.games.princes.stacks import search
from archipel.games.princes.why import Why
from archipel.parts.actions import PASS
from archipel.parts.bits import BIT, members

ABBEY: Final = named("abbey")
LIBRARY: Final = named("library")
BATH_HOUSE: Final = named("bath_house")

GUIDO: Final = kind_of("progress/guido")
GUSTAV: Final = kind_of("progress/gustav")
GUIDO_BIT: Final = 1
GUSTAV_BIT: Final = 2

HARVESTED: Final = 2
"""P-249."""


# Action cards.


@final
class Bounty(Effect):
    """P-206, P-208, P-249: up to 2 of one good."""

    def __init__(self, good: int) -> None:
        self.good = good

    def check(self, p: Position, seat: int, why: Why) -> None:
        need_room(p, seat, BIT[self.good], "P-A73", why)

    def play(self, p: Position, seat: int, kind: int) -> None:
        gain(p, seat, BIT[self.good], HARVESTED)


@final
class Benjamin(Effect):
    """P-207, P-A40: own regions with this turn's number produce once more, without boosters."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        realm = p.realms[seat]
        for place in realm.region_places():
            if realm.number[place] == p.number and can_take(realm, place):
                return
        why.because("no-room", "P-207 P-A73")

    def play(self, p: Position, seat: int, kind: int) -> None:
        realm = p.realms[seat]
        for place in realm.region_places():
            if realm.number[place] == p.number:
                yield_at(p, seat, place, 1)


def can_take(realm: Realm, place: int) -> bool:
    """Return whether one more good of a region fits on it or, if gold, in the Gold Cache (P-A71)."""
    return has_room(realm, place) or (realm.terrain[place] == GOLD and has_room(realm, CACHE))


@final
class Fetcher(Effect):
    """P-209, P-210: take a card from the discard pile; needs a building or fewer victory points."""

    def __init__(self, name: int, bit: int, rule: str) -> None:
        self.name = name
        self.bit = bit
        self.rule = rule
        self.rules = f"{rule} P-A64"

    def check(self, p: Position, seat: int, why: Why) -> None:
        if p.points(seat) >= p.points(1 - seat):
            need_card(p, seat, self.name, self.rule, why)
        if not any(may_fetch(p, self.bit, kind) for kind in p.discard):
            why.because("nothing-discarded", self.rules)
        if p.fetched & self.bit and not p.rulings.fetch_freely:
            why.because("once-a-turn", "P-A64")

    def play(self, p: Position, seat: int, kind: int) -> None:
        if not p.rulings.fetch_freely:
            p.fetched |= self.bit
        p.push(Recovering(seat, self.bit))


def may_fetch(p: Position, bit: int, kind: int) -> bool:
    """P-A64: what Guido or Gustav may take back; who was taken back himself does not fetch the other."""
    other = GUSTAV if bit == GUIDO_BIT else GUIDO
    return kind != other or not (p.rulings.fetch_freely and p.fetched & bit)


@final
class Recovering(Open):
    """P-209, P-210: the card that comes back from the discard pile, for all to see."""

    def __init__(self, seat: int, bit: int) -> None:
        super().__init__(seat)
        self.bit: Final = bit
        """Who brings it back: Guido or Gustav."""

    def fields(self) -> list[int]:
        return [self.bit]

    def name(self) -> str:
        return "recover"

    def ask(self, seat: int) -> Note:
        return Note("ask-recover", ["P-209", "P-210"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        return pick(TAKES, [kind for kind in kinds_of(p.discard) if may_fetch(p, self.bit, kind)])

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Take)
        at = len(p.discard) - 1
        while p.discard[at] != action.kind:
            at -= 1
        p.discard = without(p.discard, at)
        p.realms[self.seat].add_to_hand(action.kind, True, False)
        if p.rulings.fetch_freely and action.kind in (GUIDO, GUSTAV):
            p.fetched |= GUIDO_BIT if action.kind == GUIDO else GUSTAV_BIT


@final
class Doctor(Effect):
    """P-211, P-233, P-A60: 1 good on each region bordering one Bath House."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        if p.realms[seat].owns(BATH_HOUSE) and not curable(p, seat):
            why.because("no-room", "P-233 P-A73")

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.push(Bathing(seat))


@final
class Bathing(Open):
    """P-233, P-A60: the Bath House that the Doctor serves."""

    def name(self) -> str:
        return "name"

    def ask(self, seat: int) -> Note:
        return Note("ask-bath", ["P-233", "P-A60"])

    def show(self, out: Asked) -> None:
        out.about = "progress/doctor"
        out.left = 1

    def choices(self, p: Position, seat: int) -> list[Action]:
        return pick(NAMINGS, members(curable(p, self.seat)))

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Name)
        for place in bathed(p, action.spot):
            yield_at(p, self.seat, place, 1)


def bathed(p: Position, spot: int) -> list[int]:
    """P-A60: the regions a Doctor serves from this Bath House."""
    if p.rulings.doctor_four:
        return corners(spot // 4)
    left, right = touching(spot)
    return [left, right]


def curable(p: Position, seat: int) -> int:
    """P-A73: the Bath Houses with room on a region beside them, as bits."""
    realm = p.realms[seat]
    out = 0
    for spot in realm.standing():
        if NAME[realm.spots[spot]] == BATH_HOUSE:
            for place in bathed(p, spot):
                if can_take(realm, place):
                    out |= BIT[spot]
    return out


# Expansions.


@final
class University(Effect):
    """P-219: needs an Abbey or a Library."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        realm = p.realms[seat]
        if not realm.owns(ABBEY) and not realm.owns(LIBRARY):
            why.because("needs-learning", "P-219")


@final
class Library(Effect):
    """P-215, P-248: when built, a card of a draw stack may be chosen."""

    def built(self, p: Position, seat: int) -> None:
        if filled(p):
            p.push(ChoosingCard(seat))


@final
class ChoosingCard(Question):
    """P-248: a stack to look through, or none."""

    def name(self) -> str:
        return "library"

    def ask(self, seat: int) -> Note:
        return Note("ask-library", ["P-248"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        return [PASS, *pick(SEARCHES, members(filled(p)))]

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Search):
            search(p, self.seat, action.stack, 1, False)


@final
class TownHall(Effect):
    """P-217: needs a Parish Hall that is not covered yet."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        if p.realms[seat].count(PARISH_HALL) == 0:
            why.because("needs-card", "P-217 P-A28", "card", "parish_hall")


# Events.


def sickened(realm: Realm) -> list[int]:
    """P-221, P-244, P-A61: the regions that touch a city and no city with a Bath House."""
    sick = 0
    safe = 0
    for column in realm.columns():
        if not realm.is_city(column):
            continue
        bath = False
        for spot in range(column * 4, column * 4 + 4):
            kind = realm.spots[spot]
            if kind >= 0 and POWERS[kind].stops_plague:
                bath = True
        for place in corners(column):
            if bath:
                safe |= BIT[place]
            else:
                sick |= BIT[place]
    return members(sick & ~safe)


@final
class Plague(Effect):
    """P-221, P-244: regions at cities lose 1; then the Pharmacies (P-213)."""

    def happen(self, p: Position, kind: int) -> None:
        for seat in p.in_order():
            realm = p.realms[seat]
            for place in sickened(realm):
                if realm.stored(place):
                    realm.lay(place, realm.stored(place) - 1)
        for seat in p.in_order():
            gain(p, seat, ALL_GOODS, healed(p.realms[seat]))


def healed(realm: Realm) -> int:
    """P-213: one good per Pharmacy."""
    n = 0
    for spot in realm.standing():
        n += POWERS[realm.spots[spot]].after_plague
    return n


PROGRESS_EFFECTS: Final[dict[str, Effect]] = {
    "three_field_system": Bounty(GRAIN),
    "benjamin": Benjamin(),
    "mineral_mining": Bounty(ORE),
    "guido": Fetcher(TOWN_HALL, GUIDO_BIT, "P-209"),
    "gustav": Fetcher(LIBRARY, GUSTAV_BIT, "P-210"),
    "doctor": Doctor(),
    "library": Library(),
    "town_hall": TownHall(),
    "university": University(),
    "plague": Plague(),
}
"""By name; cards of the base set that come again act as there (P-204, P-205, P-220)."""

"""Cards of the Era of Gold."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.princes.actions import FILLS, GIVES, Fill, Give, Lose, pick
from archipel.games.princes.board import ALL_GOODS, CELEBRATION, FULL, GOLD, PLACES
from archipel.games.princes.cards import CARDS, HERO, NAME, SHIP, kind_of
from archipel.games.princes.effect import Effect, need_booty
from archipel.games.princes.effects.losses import LosesOne
from archipel.games.princes.expansions import take_off
from archipel.games.princes.goods import Added, Demanding, GivingGood, gain, good_at, has_some, spend
from archipel.games.princes.position import Open, Position
from archipel.games.princes.why import Why
from archipel.parts.bits import BIT

PIRATE: Final = kind_of("gold/pirate_ship")

GUDRUN_GOLD: Final = 2
"""P-224: per Pirate Ship."""
MOST_DEMANDED: Final = 2
"""P-164, P-165."""
MERCHANT_POINTS: Final = 3
"""P-165."""
GOLD_BIT: Final = BIT[GOLD]


# Action cards.


@final
class Gudrun(Effect):
    """P-163, P-224: up to 2 gold per own Pirate Ship from the opponent."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        need_booty(p, seat, GOLD_BIT, "P-163 P-A73", why)

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.push(Demanding(seat, GUDRUN_GOLD * p.realms[seat].count(NAME[PIRATE]), GOLD_BIT, True))


@final
class TradeMaster(Effect):
    """P-164, P-A46: 1 or 2 goods of one's choice from the opponent."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        need_booty(p, seat, ALL_GOODS, "P-164 P-A73", why)

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.push(Demanding(seat, MOST_DEMANDED, ALL_GOODS, not p.rulings.trade_master_two))


@final
class Merchant(Effect):
    """P-165: take 1 or 2 goods from the opponent, then return one."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        realm = p.realms[seat]
        if realm.commerce < MERCHANT_POINTS and realm.cities == 0:
            why.because("needs-trade-or-city", "P-165", "n", MERCHANT_POINTS)
        need_booty(p, seat, ALL_GOODS, "P-165 P-A73", why)

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.push(Returning(seat))
        p.push(Demanding(seat, MOST_DEMANDED, ALL_GOODS, True))


@final
class Returning(Open):
    """P-165, P-A45: the Merchant gives one good back."""

    def name(self) -> str:
        return "return"

    def ask(self, seat: int) -> Note:
        return Note("ask-return", ["P-165", "P-A45"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        for place in range(PLACES):
            if has_some(p.realms[self.seat], place):
                out.append(GIVES[place])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Give)
        spend(p, self.seat, action.place)
        gain(p, 1 - self.seat, BIT[good_at(p.realms[self.seat], action.place)], 1)


@final
class Brigands(Effect):
    """P-166, P-225: as many of one good as one own region has room for."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        if not any(may_fill(p, seat, place) for place in p.realms[seat].land.places):
            why.because("nothing-to-take", "P-166 P-A47")

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.push(Filling(seat))


@final
class Filling(Open):
    """P-225: which region the opponent's goods fill."""

    def name(self) -> str:
        return "fill"

    def ask(self, seat: int) -> Note:
        return Note("ask-fill", ["P-225"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        return pick(
            FILLS, [place for place in p.realms[self.seat].land.places if may_fill(p, self.seat, place)]
        )

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Fill)
        realm = p.realms[self.seat]
        good = realm.terrain[action.place]
        for _ in range(min(FULL - realm.stored(action.place), p.realms[1 - self.seat].held(good))):
            p.push(Added(self.seat, action.place))
            p.push(GivingGood(1 - self.seat, good))


def may_fill(p: Position, seat: int, place: int) -> bool:
    """P-225, P-A47: an own region with room for something the opponent has."""
    realm = p.realms[seat]
    good = realm.terrain[place]
    return good >= 0 and realm.stored(place) < FULL and p.realms[1 - seat].held(good) > 0


@final
class Reiner(Effect):
    """P-167, P-246: before the roll: the event is Celebration, and 1 good more."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        if p.herald:
            why.because("already-set", "P-246 P-A37")

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.herald = True
        p.set_face = CELEBRATION


# Expansions.


@final
class GoldCache(Effect):
    """P-168, P-226: a store for 3 gold; needs a hero with strength."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        realm = p.realms[seat]
        cards = [CARDS[realm.spots[spot]] for spot in realm.works.standing]
        if not any(card.sort == HERO and card.strength for card in cards):
            why.because("needs-hero", "P-226")


@final
class PirateShip(Effect):
    """P-172, P-247: sinks a trade ship when built."""

    def built(self, p: Position, seat: int) -> None:
        theirs = p.realms[1 - seat]
        ships = 0
        for spot in theirs.standing():
            if CARDS[theirs.spots[spot]].sort == SHIP:
                ships |= BIT[spot]
        if ships:
            p.push(Sinking(1 - seat, PIRATE, ships))


@final
class Sinking(LosesOne):
    """P-247: one of the ships is sunk: it is discarded without compensation (P-A50)."""

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Lose)
        p.throw_away(take_off(p, self.seat, action.spot))


# Events.


@final
class GiftForThePrince(Effect):
    """P-182, P-228: 1 gold per unit with strength."""

    def happen(self, p: Position, kind: int) -> None:
        for seat in p.in_order():
            n = 0
            for card in p.realms[seat].spots:
                if card >= 0 and CARDS[card].is_unit and CARDS[card].strength:
                    n += 1
            gain(p, seat, GOLD_BIT, n)


GOLD_EFFECTS: Final[dict[str, Effect]] = {
    "gudrun": Gudrun(),
    "trade_master": TradeMaster(),
    "merchant": Merchant(),
    "brigands": Brigands(),
    "reiner": Reiner(),
    "gold_cache": GoldCache(),
    "pirate_ship": PirateShip(),
    "gift_for_the_prince": GiftForThePrince(),
}
"""By name. Cards of the base set that come again act as there (P-162, P-169 to P-171, P-180, P-181)."""

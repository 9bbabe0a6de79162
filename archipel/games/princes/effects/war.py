"""What the cards of the Era of War do."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Note
from archipel.games.princes.board import ALL_GOODS, GRAIN, WOOL
from archipel.games.princes.cards import CARDS, HERO, Card, named
from archipel.games.princes.effects.base import in_order, threaten
from archipel.games.princes.effects.effect import Effect, need_card
from archipel.games.princes.effects.gold import need_booty, need_strength
from archipel.games.princes.position import Position, Realm
from archipel.games.princes.tasks import (
    BY_ARCHER,
    BY_ARSONIST,
    DEMANDING,
    LOSING,
    NAMING,
    RIOTING,
    STEALING,
    TITHING,
)
from archipel.games.princes.verbs import attack, buildings, gain, standing
from archipel.parts.bits import BIT, members

HEDGE_TAVERN: Final = named("hedge_tavern")

PLUNDER: Final = 1
PLUNDER_BEHIND: Final = 2
"""P-229."""
FEW_UNITS: Final = 2
"""P-230: up to so many cost 1 gold, more cost 2."""
FAIR_GOODS: Final = 2
"""P-199."""


def is_guarded(p: Position, seat: int) -> bool:
    """P-A52: whether the seat has Heinrich or a Lookout Tower to throw for."""
    return any(wards_off(p, seat, number) for number in range(1, 7))


def wards_off(p: Position, seat: int, number: int) -> bool:
    """P-231: whether the seat's guards turn an attack away on this throw."""
    realm = p.realms[seat]
    for spot in standing(realm):
        effect = WAR_EFFECTS.get(CARDS[realm.spots[spot]].name)
        if effect is not None and effect.guards(number):
            return True
    return False


def fighters(realm: Realm) -> int:
    """P-184, P-A53: the units with at least 1 strength point, as bits."""
    out = 0
    for spot in standing(realm):
        card = CARDS[realm.spots[spot]]
        if card.is_unit and card.strength:
            out |= BIT[spot]
    return out


def rioters(realm: Realm) -> int:
    """P-230, P-A56: the units with strength or commerce points, as bits."""
    out = 0
    for spot in standing(realm):
        card = CARDS[realm.spots[spot]]
        if card.is_unit and (card.strength or card.commerce):
            out |= BIT[spot]
    return out


def burnable(realm: Realm) -> int:
    """P-194, P-A54: the buildings in no city with a Fire Brigade, as bits."""
    out = buildings(realm)
    for spot in standing(realm):
        effect = WAR_EFFECTS.get(CARDS[realm.spots[spot]].name)
        if effect is not None and effect.douses():
            column = spot // 4
            for other in range(column * 4, column * 4 + 4):
                out &= ~BIT[other]
    return out


# Action cards.


@final
class Archer(Effect):
    """P-184: the opponent loses a unit with strength, of his choice."""

    def check(self, p: Position, seat: int, notes: list[Note]) -> None:
        need_card(p, seat, HEDGE_TAVERN, ["P-184"], notes)
        if not fighters(p.realms[1 - seat]):
            notes.append(Note("no-fighter", ["P-110", "P-184"]))

    def play(self, p: Position, seat: int, kind: int) -> None:
        attack(p, seat, kind, is_guarded(p, 1 - seat))

    def hit(self, p: Position, seat: int) -> None:
        p.push(LOSING, 1 - seat, BY_ARCHER, fighters(p.realms[1 - seat]))


@final
class Arsonist(Effect):
    """P-185: an unprotected building of the opponent, named by the attacker, is lost."""

    def check(self, p: Position, seat: int, notes: list[Note]) -> None:
        need_card(p, seat, HEDGE_TAVERN, ["P-185"], notes)
        if not burnable(p.realms[1 - seat]):
            notes.append(Note("nothing-to-burn", ["P-185"]))

    def play(self, p: Position, seat: int, kind: int) -> None:
        attack(p, seat, kind, is_guarded(p, 1 - seat))

    def hit(self, p: Position, seat: int) -> None:
        p.push(NAMING, seat, BY_ARSONIST, burnable(p.realms[1 - seat]), 0, 1)


@final
class Traitor(Effect):
    """P-187: see the opposing hand and take a card of it, or none."""

    def check(self, p: Position, seat: int, notes: list[Note]) -> None:
        need_card(p, seat, HEDGE_TAVERN, ["P-187"], notes)
        if not p.realms[1 - seat].hand:
            notes.append(Note("empty-hand", ["P-187"]))

    def play(self, p: Position, seat: int, kind: int) -> None:
        attack(p, seat, kind, is_guarded(p, 1 - seat))

    def hit(self, p: Position, seat: int) -> None:
        theirs = p.realms[1 - seat]
        for i in range(len(theirs.shown)):
            theirs.shown[i] = 1
        p.push(STEALING, seat)


@final
class Sebastian(Effect):
    """P-186, P-245: answers Riots, Feud or Fraternal Feuds."""

    def answers(self) -> bool:
        return True


@final
class VoyageOfPlunder(Effect):
    """P-188, P-229: 1 good from the opponent, 2 if he has more victory points."""

    def check(self, p: Position, seat: int, notes: list[Note]) -> None:
        need_strength(p, seat, ["P-188"], notes)
        need_booty(p, seat, ALL_GOODS, ["P-188"], notes)

    def play(self, p: Position, seat: int, kind: int) -> None:
        n = PLUNDER_BEHIND if p.points(1 - seat) > p.points(seat) else PLUNDER
        p.push(DEMANDING, seat, n, 0, ALL_GOODS, 0)


# Expansions.


@final
class Heinrich(Effect):
    """P-190, P-231: wards off on 3 to 5."""

    def guards(self, number: int) -> bool:
        return 3 <= number <= 5


@final
class LookoutTower(Effect):
    """P-193, P-231: wards off on 1 and 2."""

    def guards(self, number: int) -> bool:
        return number <= 2


@final
class Chapel(Effect):
    """P-195: protects from Riots on three production results."""

    def __init__(self, low: bool) -> None:
        self.low = low

    def calms(self, number: int) -> bool:
        return (number <= 3) == self.low


@final
class TitheBarn(Effect):
    """P-197: wool or grain, 1 per hero, when built."""

    def built(self, p: Position, seat: int) -> None:
        heroes = 0
        for kind in p.realms[seat].spots:
            if kind >= 0 and CARDS[kind].sort == HERO:
                heroes += 1
        if heroes:
            p.push(TITHING, seat, heroes)


TITHES: Final = [WOOL, GRAIN]


@final
class Fairgrounds(Effect):
    """P-199: 2 goods when built with more skill points than the opponent."""

    def built(self, p: Position, seat: int) -> None:
        if p.realms[seat].skill > p.realms[1 - seat].skill:
            gain(p, seat, ALL_GOODS, FAIR_GOODS)


@final
class Irmgard(Effect):
    """P-191: 1 good for every card lost to an event or an opposing action card."""

    def consoles(self) -> bool:
        return True


@final
class DrillGround(Effect):
    """P-192: heroes cost 1 good less."""

    def spares(self, card: Card) -> int:
        return 1 if card.sort == HERO else 0


@final
class FireBrigade(Effect):
    """P-194: no Arsonist in its city."""

    def douses(self) -> bool:
        return True


# Events.


def is_calm(p: Position, seat: int) -> bool:
    """P-195, P-A58: a Chapel protects on this turn's production result."""
    realm = p.realms[seat]
    for spot in standing(realm):
        effect = WAR_EFFECTS.get(CARDS[realm.spots[spot]].name)
        if effect is not None and effect.calms(p.number):
            return True
    return False


@final
class Riots(Effect):
    """P-203, P-230: units with strength or commerce cost gold, or one of them is lost."""

    def happen(self, p: Position, kind: int) -> None:
        for seat in in_order(p):
            if rioters(p.realms[seat]) and not is_calm(p, seat):
                threaten(p, seat, kind)

    def strike(self, p: Position, seat: int) -> None:
        units = rioters(p.realms[seat])
        p.push(RIOTING, seat, 1 if len(members(units)) <= FEW_UNITS else 2, units)


WAR_EFFECTS: Final[dict[str, Effect]] = {
    "archer": Archer(),
    "arsonist": Arsonist(),
    "sebastian": Sebastian(),
    "traitor": Traitor(),
    "voyage_of_plunder": VoyageOfPlunder(),
    "heinrich": Heinrich(),
    "irmgard": Irmgard(),
    "drill_ground": DrillGround(),
    "lookout_tower": LookoutTower(),
    "fire_brigade": FireBrigade(),
    "chapel_low": Chapel(True),
    "chapel_high": Chapel(False),
    "tithe_barn": TitheBarn(),
    "fairgrounds": Fairgrounds(),
    "riots": Riots(),
}
"""By name. Carl (P-189) and the Large Festival Hall (P-196) have points alone, the Hedge Tavern (P-200) is a
condition."""

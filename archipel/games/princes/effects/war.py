"""Cards of the Era of War."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.princes.actions import (
    BRIBE,
    DEMANDS,
    LOSES,
    NAMINGS,
    TAKE_UNKNOWN,
    TAKES,
    Bribe,
    Demand,
    Lose,
    Name,
    Take,
    pick,
)
from archipel.games.princes.board import ALL_GOODS, GOLD, GRAIN, WOOL
from archipel.games.princes.cards import CARDS, HERO, POWERS, kind_of
from archipel.games.princes.effect import Effect, need_booty
from archipel.games.princes.effects.attacks import attack
from archipel.games.princes.effects.losses import Losing, lose_card, threaten
from archipel.games.princes.goods import Demanding, gain
from archipel.games.princes.paying import pay_one_kind
from archipel.games.princes.position import Asked, Open, Position, Question
from archipel.games.princes.realm import Realm
from archipel.games.princes.why import Why
from archipel.parts.actions import PASS
from archipel.parts.bits import BIT, members

ARCHER: Final = kind_of("war/archer")

PLUNDER: Final = 1

PLUNDER_BEHIND: Final = 2
"""P-229."""

FEW_UNITS: Final = 2
"""P-230: the most units that cost 1 gold; more cost 2."""

FAIR_GOODS: Final = 2
"""P-199."""

TITHES: Final = [WOOL, GRAIN]


# Action cards.


@final
class Archer(Effect):
    """P-184: the opponent loses a unit with strength, of his choice."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        if not fighters(p.realms[1 - seat]):
            why.because("no-fighter", "P-110 P-184")

    def play(self, p: Position, seat: int, kind: int) -> None:
        attack(p, seat, kind)

    def hit(self, p: Position, seat: int) -> None:
        p.push(Losing(1 - seat, ARCHER, fighters(p.realms[1 - seat])))


def fighters(realm: Realm) -> int:
    """P-184, P-A53: the units with at least 1 strength point, as bits."""
    out = 0
    for spot in realm.standing():
        card = CARDS[realm.spots[spot]]
        if card.is_unit and card.strength:
            out |= BIT[spot]
    return out


@final
class Arsonist(Effect):
    """P-185: an unprotected building of the opponent, named by the attacker, is lost."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        if not burnable(p.realms[1 - seat]):
            why.because("nothing-to-burn", "P-185")

    def play(self, p: Position, seat: int, kind: int) -> None:
        attack(p, seat, kind)

    def hit(self, p: Position, seat: int) -> None:
        p.push(Burning(seat))


@final
class Burning(Open):
    """P-185: the building that the Arsonist burns."""

    def name(self) -> str:
        return "name"

    def ask(self, seat: int) -> Note:
        return Note("ask-burn", ["P-185"])

    def show(self, out: Asked) -> None:
        out.about = "war/arsonist"
        out.left = 1

    def choices(self, p: Position, seat: int) -> list[Action]:
        return pick(NAMINGS, members(burnable(p.realms[1 - self.seat])))

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Name)
        lose_card(p, 1 - self.seat, action.spot)


def burnable(realm: Realm) -> int:
    """P-194, P-A54: the buildings in no city with a Fire Brigade, as bits."""
    out = realm.buildings()
    for spot in realm.standing():
        if POWERS[realm.spots[spot]].stops_arson:
            column = spot // 4
            for other in range(column * 4, column * 4 + 4):
                out &= ~BIT[other]
    return out


@final
class Traitor(Effect):
    """P-187: see the opposing hand and take a card of it, or none."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        if not p.realms[1 - seat].hand:
            why.because("empty-hand", "P-187")

    def play(self, p: Position, seat: int, kind: int) -> None:
        attack(p, seat, kind)

    def hit(self, p: Position, seat: int) -> None:
        p.realms[1 - seat].show_hand()
        p.push(Stealing(seat))


@final
class Stealing(Question):
    """P-187: the card of the opposing hand that the Traitor takes, or none."""

    def name(self) -> str:
        return "steal"

    def ask(self, seat: int) -> Note:
        return Note("ask-steal", ["P-187"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        return [PASS, *pick(TAKES, p.realms[1 - self.seat].kinds)]

    def told(self, reader: int, seat: int, action: Action) -> Action:
        """The owner of the stolen card sees which one it is."""
        return TAKE_UNKNOWN if isinstance(action, Take) and reader < 0 else action

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Take):
            p.realms[1 - self.seat].take_from_hand(action.kind)
            p.realms[self.seat].add_to_hand(action.kind, True, False)


@final
class VoyageOfPlunder(Effect):
    """P-188, P-229: 1 good from the opponent, 2 if he has more victory points."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        need_booty(p, seat, ALL_GOODS, "P-188", why)

    def play(self, p: Position, seat: int, kind: int) -> None:
        n = PLUNDER_BEHIND if p.points(1 - seat) > p.points(seat) else PLUNDER
        p.push(Demanding(seat, n, ALL_GOODS))


# Expansions.


@final
class TitheBarn(Effect):
    """P-197: wool or grain, 1 per hero, when built."""

    def built(self, p: Position, seat: int) -> None:
        heroes = 0
        for kind in p.realms[seat].spots:
            if kind >= 0 and CARDS[kind].sort == HERO:
                heroes += 1
        if heroes:
            p.push(Tithing(seat, heroes))


@final
class Tithing(Open):
    """P-197: wool or grain."""

    def __init__(self, seat: int, heroes: int) -> None:
        super().__init__(seat)
        self.heroes: Final = heroes

    def name(self) -> str:
        return "tithe"

    def fields(self) -> list[int]:
        return [self.heroes]

    def minor(self) -> bool:
        return True

    def ask(self, seat: int) -> Note:
        return Note("ask-tithe", ["P-197"], {"n": self.heroes})

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        for good in TITHES:
            if p.realms[self.seat].room(good):
                out.append(DEMANDS[good])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Demand)
        gain(p, self.seat, BIT[action.good], self.heroes)


@final
class Fairgrounds(Effect):
    """P-199: 2 goods when built with more skill points than the opponent."""

    def built(self, p: Position, seat: int) -> None:
        if p.realms[seat].skill > p.realms[1 - seat].skill:
            gain(p, seat, ALL_GOODS, FAIR_GOODS)


# Events.


@final
class Riots(Effect):
    """P-203, P-230: units with strength or commerce cost gold, or one of them is lost."""

    def happen(self, p: Position, kind: int) -> None:
        for seat in p.in_order():
            if rioters(p.realms[seat]) and not is_calm(p, seat):
                threaten(p, seat, kind)

    def strike(self, p: Position, seat: int) -> None:
        units = rioters(p.realms[seat])
        p.push(Rioting(seat, 1 if len(members(units)) <= FEW_UNITS else 2, units))


def rioters(realm: Realm) -> int:
    """P-230, P-A56: the units with strength or commerce points, as bits."""
    out = 0
    for spot in realm.standing():
        card = CARDS[realm.spots[spot]]
        if card.is_unit and (card.strength or card.commerce):
            out |= BIT[spot]
    return out


def is_calm(p: Position, seat: int) -> bool:
    """P-195, P-A58: a Chapel protects on this turn's production result."""
    realm = p.realms[seat]
    return any(POWERS[realm.spots[spot]].calms >> p.number & 1 for spot in realm.standing())


@final
class Rioting(Open):
    """P-203, P-230: gold, or one of the units."""

    def __init__(self, seat: int, gold: int, units: int) -> None:
        super().__init__(seat)
        self.gold: Final = gold
        self.units: Final = units

    def name(self) -> str:
        return "riots"

    def fields(self) -> list[int]:
        return [self.gold, self.units]

    def ask(self, seat: int) -> Note:
        return Note("ask-riots", ["P-203", "P-230"], {"n": self.gold})

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        if p.realms[self.seat].held(GOLD) >= self.gold:
            out.append(BRIBE)
        for spot in members(self.units):
            out.append(LOSES[spot])
        return out

    def preview(self, p: Position, action: Action) -> list[Note]:
        return [Note("bribes", ["P-230"], {"n": self.gold})] if isinstance(action, Bribe) else []

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, Lose):
            lose_card(p, self.seat, action.spot)
        else:
            pay_one_kind(p, self.seat, GOLD, self.gold)


WAR_EFFECTS: Final[dict[str, Effect]] = {
    "archer": Archer(),
    "arsonist": Arsonist(),
    "traitor": Traitor(),
    "voyage_of_plunder": VoyageOfPlunder(),
    "tithe_barn": TitheBarn(),
    "fairgrounds": Fairgrounds(),
    "riots": Riots(),
}
"""By name."""

"""Attack cards, and the guards that ward them off."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action
from archipel.games.princes.cards import KEYS, POWERS
from archipel.games.princes.chance import GUARDS, Guard
from archipel.games.princes.effect import EFFECTS
from archipel.games.princes.position import Asked, CardStep, Chance, Position


def attack(p: Position, seat: int, kind: int) -> None:
    """P-A52: the defender throws once before the attacker names a target; without guards it hits at once."""
    if is_guarded(p, 1 - seat):
        p.push(GuardRoll(1 - seat, kind))
    else:
        p.push(Hit(seat, kind))


def is_guarded(p: Position, seat: int) -> bool:
    """P-A52: whether the seat has Heinrich or a Lookout Tower to throw for."""
    realm = p.realms[seat]
    return any(POWERS[realm.spots[spot]].guards for spot in realm.standing())


def wards_off(p: Position, seat: int, number: int) -> bool:
    """P-231: whether the seat's guards turn an attack away on this throw."""
    realm = p.realms[seat]
    return any(POWERS[realm.spots[spot]].guards >> number & 1 for spot in realm.standing())


@final
class GuardRoll(Chance):
    """P-231: the defender's throw against an attack card."""

    def __init__(self, by: int, kind: int) -> None:
        super().__init__(by)
        self.kind: Final = kind

    def name(self) -> str:
        return "guard"

    def fields(self) -> list[int]:
        return [self.by, self.kind]

    def show(self, out: Asked) -> None:
        out.about = KEYS[self.kind]

    def choices(self, p: Position, seat: int) -> list[Action]:
        return GUARDS

    def odds(self, p: Position) -> list[int]:
        return [1] * len(GUARDS)

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Guard)
        if not wards_off(p, self.by, action.number):
            p.push(Hit(1 - self.by, self.kind))


@final
class Hit(CardStep):
    """An attack card of a seat hits its opponent."""

    def take(self, p: Position) -> None:
        EFFECTS[self.kind].hit(p, self.by)

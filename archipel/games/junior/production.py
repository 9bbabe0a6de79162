"""The roll and what it brings (J-017 to J-025)."""

from __future__ import annotations

from typing import Final, final

from archipel.core.rng import Rng
from archipel.core.state import Action
from archipel.games.junior.actions import DICE, DICE_ODDS, Dice
from archipel.games.junior.board import GHOST_FACE, MOST_SEATS
from archipel.games.junior.cards import KINDS
from archipel.games.junior.ghost import Six
from archipel.games.junior.position import Chance, Position
from archipel.games.junior.verbs import gain, spend
from archipel.parts.bits import size


def claims(p: Position, face: int) -> list[list[int]]:
    """J-022, J-A01: what each seat may take for a roll; J-027: nothing from the haunted terrain."""
    out = [[0] * KINDS for _ in range(p.seats)]
    for land in p.side.numbered[face]:
        if land == p.ghost:
            continue
        good = p.side.goods[land]
        for seat in range(p.seats):
            here = p.side.shores[land] & p.fortresses[seat]
            if here:
                out[seat][good] += size(here) if p.rulings.each_fortress else 1
    return out


def yields(p: Position, site: int) -> list[int]:
    """J-022: how many terrains of each good a fortress on a site would be next to."""
    out = [0] * KINDS
    for land in p.side.lands[site]:
        out[p.side.goods[land]] += 1
    return out


def wanted(claimed: list[list[int]], good: int) -> int:
    """Return how many cards of this good all seats together may take."""
    return sum(row[good] for row in claimed)


def is_short(p: Position, claimed: list[list[int]], good: int) -> bool:
    """J-A11: the reserve cannot serve all who may take this good."""
    return wanted(claimed, good) > p.reserve[good]


def sole_claimant(claimed: list[list[int]], good: int) -> int:
    """Return the only seat that may take this good, or -1."""
    seats = [seat for seat, row in enumerate(claimed) if row[good]]
    return seats[0] if len(seats) == 1 else -1


def is_plenty(p: Position, face: int) -> bool:
    """Return whether the reserve has enough for every fortress, so that nobody need count claims (J-A11).

    It saves the table of claims in most rolls. `tests/junior/test_fast_paths.py` compares both.
    """
    fortresses = 0
    for land in p.side.numbered[face]:
        fortresses += size(p.side.shores[land] & p.built)
    return all(p.reserve[p.side.goods[land]] >= fortresses for land in p.side.numbered[face])


def take_all(p: Position, land: int) -> None:
    """J-022: everybody with a fortress there takes cards; J-A01: one, or one for each of them."""
    shore = p.side.shores[land] & p.built
    for seat in range(p.seats):
        here = shore & p.fortresses[seat]
        if here:
            gain(p, seat, p.side.goods[land], size(here) if p.rulings.each_fortress else 1)


def collect(p: Position, face: int) -> None:
    """J-021: everybody takes what the roll brings, if J-A11 lets them."""
    if is_plenty(p, face):
        for land in p.side.numbered[face]:
            if land != p.ghost:
                take_all(p, land)
        return
    claimed = claims(p, face)
    for good in range(KINDS):
        if not wanted(claimed, good):
            continue
        if is_short(p, claimed, good) and p.rulings.shortage_returns:
            return_all(p, good)
        if not is_short(p, claimed, good):
            for seat in range(p.seats):
                gain(p, seat, good, claimed[seat][good])
        elif sole_claimant(claimed, good) >= 0:
            seat = sole_claimant(claimed, good)
            gain(p, seat, good, claimed[seat][good])


def return_all(p: Position, good: int) -> None:
    """J-A11, as the re-edition has it: everybody puts all cards of that good back."""
    for seat in range(p.seats):
        if p.hands[seat][good]:
            spend(p, seat, good, p.hands[seat][good])


@final
class DieRoll(Chance):
    """J-021: the die falls, and everybody takes what it brings."""

    def name(self) -> str:
        return "die"

    def choices(self, p: Position, seat: int) -> list[Action]:
        return DICE

    def odds(self, p: Position) -> list[int]:
        return DICE_ODDS

    def draw(self, p: Position, rng: Rng) -> int:
        return rng.below(len(DICE))

    def answer(self, p: Position, seat: int, action: Action) -> None:
        """J-026: a six brings nothing and moves the ghost."""
        assert isinstance(action, Dice)
        p.die = action.face
        collect(p, action.face)
        if action.face == GHOST_FACE:
            p.push(Six(self.by))


DIE_ROLL: Final = [DieRoll(by) for by in range(MOST_SEATS)]

"""Swaps: regions before the game, and the cards that Relocation moves."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.princes.actions import SWAPS, SwapRegions
from archipel.games.princes.board import REGIONS
from archipel.games.princes.position import Position, Question
from archipel.games.princes.realm import Realm
from archipel.parts.actions import PASS
from archipel.parts.bits import BIT


def may_swap_regions(realm: Realm, a: int, b: int) -> bool:
    """P-238, P-A26, P-A70: two different own regions."""
    return a != b and realm.terrain[a] >= 0 and realm.terrain[b] >= 0


def may_swap_cards(realm: Realm, a: int, b: int) -> bool:
    """P-238, P-A26, P-A27: two own expansions on different sites, each fit for the other's place."""
    if realm.spots[a] < 0 or realm.spots[b] < 0 or a // 2 == b // 2:
        return False
    return realm.admits(realm.spots[a], b // 4) and realm.admits(realm.spots[b], a // 4)


def swap_regions(p: Position, seat: int, out: list[Action]) -> None:
    """P-101, P-238: every pair of own regions."""
    realm = p.realms[seat]
    places = realm.region_places()
    for i in range(len(places)):
        for j in range(i + 1, len(places)):
            if may_swap_regions(realm, places[i], places[j]):
                out.append(SWAPS[places[i] * REGIONS + places[j]])


def swap_two_regions(p: Position, seat: int, a: int, b: int) -> None:
    """P-A12, P-A26: regions change places with what they store."""
    p.realms[seat].swap_regions(a, b)
    p.survey(seat)


def swap_two_cards(p: Position, seat: int, a: int, b: int) -> None:
    """P-238: expansions change places; a Mint keeps its turn's use."""
    realm = p.realms[seat]
    kept = realm.spots[a]
    realm.put_card(a, realm.spots[b])
    realm.put_card(b, kept)
    p.recount(seat)
    used_a = realm.minted & BIT[a]
    used_b = realm.minted & BIT[b]
    realm.minted &= ~(BIT[a] | BIT[b])
    if used_a:
        realm.minted |= BIT[b]
    if used_b:
        realm.minted |= BIT[a]


@final
class Arranging(Question):
    """P-101, P-A12: the regions may be put into another order."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n
        """Swaps left."""

    def name(self) -> str:
        return "arrange"

    def fields(self) -> list[int]:
        return [self.n]

    def ask(self, seat: int) -> Note:
        return Note("ask-arrange", ["P-101", "P-A12"], {"n": self.n})

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = [PASS]
        swap_regions(p, self.seat, out)
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, SwapRegions):
            swap_two_regions(p, self.seat, action.a, action.b)
            if self.n > 1:
                p.push(Arranging(self.seat, self.n - 1))

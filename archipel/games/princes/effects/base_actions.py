"""Action cards of the base set."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action, Note
from archipel.games.princes.actions import (
    BUILD_SETTLEMENTS,
    CARD_SWAPS,
    NUMBERS,
    BuildSettlement,
    Number,
    SwapCards,
    SwapRegions,
)
from archipel.games.princes.board import ALL_GOODS, GOLD, SPOTS
from archipel.games.princes.building import build_settlement, may_settle, open_road
from archipel.games.princes.effect import Effect
from archipel.games.princes.goods import gain
from archipel.games.princes.paying import pay_any, pay_one_kind
from archipel.games.princes.position import Open, Position, Question
from archipel.games.princes.swaps import may_swap_cards, swap_regions, swap_two_cards, swap_two_regions
from archipel.games.princes.why import Why

SMITH_GOLD: Final = 3

SMITH_GOODS: Final = 2
"""P-222."""

CARAVAN: Final = 2
"""P-129."""


@final
class Brigitta(Effect):
    """P-125: set the production die before the roll."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        if p.set_number:
            why.because("already-set", "P-125 P-A37")

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.push(Numbering(seat))


@final
class Numbering(Question):
    """P-125: the result the die is set to."""

    def name(self) -> str:
        return "number"

    def ask(self, seat: int) -> Note:
        return Note("ask-number", ["P-125"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        return NUMBERS

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, Number)
        p.set_number = action.number


@final
class Relocation(Effect):
    """P-238: swap two own regions or two own expansions; there are always regions to swap."""

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.push(Relocating(seat))


@final
class Relocating(Question):
    """P-238, P-A26: the two cards that change places."""

    def name(self) -> str:
        return "relocate"

    def minor(self) -> bool:
        return True

    def ask(self, seat: int) -> Note:
        return Note("ask-relocate", ["P-238", "P-A26"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        swap_regions(p, self.seat, out)
        realm = p.realms[self.seat]
        spots = realm.standing()
        for i in range(len(spots)):
            for j in range(i + 1, len(spots)):
                if may_swap_cards(realm, spots[i], spots[j]):
                    out.append(CARD_SWAPS[spots[i] * SPOTS + spots[j]])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        if isinstance(action, SwapRegions):
            swap_two_regions(p, self.seat, action.a, action.b)
        elif isinstance(action, SwapCards):
            swap_two_cards(p, self.seat, action.a, action.b)


@final
class Scout(Effect):
    """P-127, P-239: build a settlement and choose its two regions."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        if not may_settle(p, seat):
            why.because("no-settlement-to-scout", "P-127")

    def play(self, p: Position, seat: int, kind: int) -> None:
        p.push(ScoutBuilds(seat))


@final
class ScoutBuilds(Open):
    """P-127: where the Scout's settlement is built."""

    def name(self) -> str:
        return "scout-builds"

    def ask(self, seat: int) -> Note:
        return Note("ask-scout-builds", ["P-127"])

    def choices(self, p: Position, seat: int) -> list[Action]:
        out: list[Action] = []
        for side in (0, 1):
            if open_road(p.realms[self.seat], side):
                out.append(BUILD_SETTLEMENTS[side])
        return out

    def answer(self, p: Position, seat: int, action: Action) -> None:
        assert isinstance(action, BuildSettlement)
        build_settlement(p, self.seat, action, True)


@final
class Goldsmith(Effect):
    """P-128, P-222: 3 gold for 2 goods of choice."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        if p.realms[seat].held(GOLD) < SMITH_GOLD:
            why.because("needs-gold", "P-222", "n", SMITH_GOLD)

    def play(self, p: Position, seat: int, kind: int) -> None:
        gain(p, seat, ALL_GOODS, SMITH_GOODS)
        pay_one_kind(p, seat, GOLD, SMITH_GOLD)


@final
class Caravan(Effect):
    """P-129: give up exactly 2 goods and take any 2."""

    def check(self, p: Position, seat: int, why: Why) -> None:
        if p.realms[seat].total() < CARAVAN:
            why.because("needs-goods", "P-129", "n", CARAVAN)

    def play(self, p: Position, seat: int, kind: int) -> None:
        gain(p, seat, ALL_GOODS, CARAVAN)
        pay_any(p, seat, CARAVAN)  # asked last, answered first


BASE_ACTIONS: Final[dict[str, Effect]] = {
    "brigitta": Brigitta(),
    "relocation": Relocation(),
    "scout": Scout(),
    "goldsmith": Goldsmith(),
    "merchant_caravan": Caravan(),
}
"""By name."""

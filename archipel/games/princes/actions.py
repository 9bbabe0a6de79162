"""The actions of seats in Princes. Each verb is a class, and each listed action is one shared object."""

from __future__ import annotations

from typing import Final, final

from archipel.core.state import Action
from archipel.games.princes.board import (
    CENTRE_NAMES,
    COLUMNS,
    GOODS,
    PLACE_NAMES,
    PLACES,
    REGIONS,
    SIDES,
    SITE_NAMES,
    SITES,
    SPOT_NAMES,
    SPOTS,
)
from archipel.games.princes.cards import CARDS, KEYS, KINDS, kind_of
from archipel.parts.actions import Trade

STACKS: Final = 6
UNKNOWN: Final = -1
"""A card hidden from the reader: `?` in the notation."""

# Seats also roll (P-038), end the action phase (P-065), pass, and trade with the bank (P-061, P-063):
# `archipel.parts.actions` has those actions.


def card_key(kind: int) -> str:
    """Return the notation of a card."""
    return "?" if kind == UNKNOWN else KEYS[kind]


@final
class Bribe(Action):
    """Pay the gold that Riots ask for (P-230)."""

    def __init__(self) -> None:
        super().__init__("bribe")


@final
class Number(Action):
    """Set the production die (P-125)."""

    def __init__(self, number: int) -> None:
        super().__init__(f"number {number}")
        self.number = number


@final
class Draw(Action):
    """Draw from the top of a stack (P-035, P-067, P-069)."""

    def __init__(self, stack: int) -> None:
        super().__init__(f"draw {stack + 1}")
        self.stack = stack
        self.reveals = True


@final
class Search(Action):
    """Look through a stack to choose from it (P-070, P-099, P-248)."""

    def __init__(self, stack: int) -> None:
        super().__init__(f"search {stack + 1}")
        self.stack = stack
        self.reveals = True


@final
class Take(Action):
    """Take a card from a stack, a hand or the discard pile (P-070, P-187, P-209)."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"take {card_key(kind)}")
        self.kind = kind


@final
class Bury(Action):
    """Put a hand card under a stack (P-068, P-069, P-156). Other readers see `bury ? 2`."""

    def __init__(self, kind: int, stack: int) -> None:
        super().__init__(f"bury {card_key(kind)} {stack + 1}")
        self.kind = kind
        self.stack = stack


@final
class Under(Action):
    """Put a card that left the principality under a stack (P-114, P-A15)."""

    def __init__(self, stack: int) -> None:
        super().__init__(f"under {stack + 1}")
        self.stack = stack


@final
class Build(Action):
    """Build an expansion on a site (P-046)."""

    def __init__(self, kind: int, site: int) -> None:
        super().__init__(f"build {KEYS[kind]} {SITE_NAMES[site]}")
        self.kind = kind
        self.site = site


@final
class BuildCache(Action):
    """Build a region expansion above or below a region (P-107)."""

    def __init__(self, kind: int, place: int) -> None:
        super().__init__(f"build {KEYS[kind]} {PLACE_NAMES[place]}")
        self.kind = kind
        self.place = place


@final
class BuildRoad(Action):
    """Build a road at an end of the row (P-052)."""

    def __init__(self, side: int) -> None:
        super().__init__(f"build road {SIDES[side]}")
        self.side = side


@final
class BuildSettlement(Action):
    """Build a settlement beyond a road (P-054)."""

    def __init__(self, side: int) -> None:
        super().__init__(f"build settlement {SIDES[side]}")
        self.side = side


@final
class BuildCity(Action):
    """Cover a settlement with a city (P-057)."""

    def __init__(self, column: int) -> None:
        super().__init__(f"build city {column + 1}")
        self.column = column


@final
class Play(Action):
    """Play an action card (P-049)."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"play {KEYS[kind]}")
        self.kind = kind
        self.reveals = CARDS[kind].name == "traitor"


@final
class Sail(Action):
    """Trade 2 goods of a region beside a Large Trade Ship for 1 other (P-154)."""

    def __init__(self, place: int, get: int) -> None:
        super().__init__(f"ship {PLACE_NAMES[place]} {GOODS[get]}")
        self.place = place
        self.get = get


@final
class Coin(Action):
    """Trade 1 gold for 1 other good in a Mint (P-176)."""

    def __init__(self, get: int) -> None:
        super().__init__(f"mint {GOODS[get]}")
        self.get = get


@final
class Remove(Action):
    """Remove one of your own cards (P-112)."""

    def __init__(self, spot: int) -> None:
        super().__init__(f"remove {SPOT_NAMES[spot]}")
        self.spot = spot


@final
class Pay(Action):
    """Pay one good from here (P-046, P-A04)."""

    def __init__(self, place: int) -> None:
        super().__init__(f"pay {PLACE_NAMES[place]}")
        self.place = place


@final
class Gain(Action):
    """Store one gained good here (P-021, P-A03, P-A04)."""

    def __init__(self, place: int) -> None:
        super().__init__(f"gain {PLACE_NAMES[place]}")
        self.place = place


@final
class Give(Action):
    """Give the opponent one good from here (P-164, P-165, P-A05)."""

    def __init__(self, place: int) -> None:
        super().__init__(f"give {PLACE_NAMES[place]}")
        self.place = place


@final
class Fill(Action):
    """Name the region that Brigands are to fill (P-225)."""

    def __init__(self, place: int) -> None:
        super().__init__(f"fill {PLACE_NAMES[place]}")
        self.place = place


@final
class Demand(Action):
    """Name a good (P-164, P-197)."""

    def __init__(self, good: int) -> None:
        super().__init__(f"demand {GOODS[good]}")
        self.good = good


@final
class Waive(Action):
    """Name the good of a price to waive (P-A59)."""

    def __init__(self, good: int) -> None:
        super().__init__(f"waive {GOODS[good]}")
        self.good = good


@final
class Name(Action):
    """Point at a card in a principality (P-185, P-211, P-241)."""

    def __init__(self, spot: int) -> None:
        super().__init__(f"name {SPOT_NAMES[spot]}")
        self.spot = spot


@final
class Lose(Action):
    """Give up one of your own cards (P-184, P-203, P-241, P-247)."""

    def __init__(self, spot: int) -> None:
        super().__init__(f"lose {SPOT_NAMES[spot]}")
        self.spot = spot


@final
class SwapRegions(Action):
    """Let two regions change places (P-101, P-238)."""

    def __init__(self, a: int, b: int) -> None:
        super().__init__(f"swap {PLACE_NAMES[a]} {PLACE_NAMES[b]}")
        self.a = a
        self.b = b


@final
class SwapCards(Action):
    """Let two expansions change places (P-238)."""

    def __init__(self, a: int, b: int) -> None:
        super().__init__(f"swap {SPOT_NAMES[a]} {SPOT_NAMES[b]}")
        self.a = a
        self.b = b


@final
class Above(Action):
    """Choose the region above a new settlement (P-055, P-A31)."""

    def __init__(self, region: int) -> None:
        super().__init__(f"above {CENTRE_NAMES[region]}")
        self.region = region


@final
class Below(Action):
    """Choose the region below a new settlement, with a Scout (P-127)."""

    def __init__(self, region: int) -> None:
        super().__init__(f"below {CENTRE_NAMES[region]}")
        self.region = region


# Tables of the shared actions. The index combines the numbers that a class takes; the last varies fastest.

BRIBE: Final = Bribe()
NUMBERS: Final[list[Action]] = [Number(number) for number in range(1, 7)]
DRAWS: Final[list[Action]] = [Draw(stack) for stack in range(STACKS)]
SEARCHES: Final[list[Action]] = [Search(stack) for stack in range(STACKS)]
TAKES: Final[list[Action]] = [Take(kind) for kind in range(KINDS)]
TAKE_UNKNOWN: Final = Take(UNKNOWN)
BURIES: Final[list[Action]] = [Bury(kind, stack) for kind in range(KINDS) for stack in range(STACKS)]
BURY_UNKNOWN: Final[list[Action]] = [Bury(UNKNOWN, stack) for stack in range(STACKS)]
UNDERS: Final[list[Action]] = [Under(stack) for stack in range(STACKS)]
BUILDS: Final = [Build(kind, site) for kind in range(KINDS) for site in range(SITES)]
THE_CACHE: Final = kind_of("gold/gold_cache")
BUILD_CACHES: Final[list[Action]] = [BuildCache(THE_CACHE, place) for place in range(REGIONS)]
BUILD_ROADS: Final[list[Action]] = [BuildRoad(side) for side in range(2)]
BUILD_SETTLEMENTS: Final[list[Action]] = [BuildSettlement(side) for side in range(2)]
BUILD_CITIES: Final[list[Action]] = [BuildCity(column) for column in range(COLUMNS)]
PLAYS: Final = [Play(kind) for kind in range(KINDS)]
TRADES: Final[list[Action]] = [Trade(GOODS, give, get) for give in range(6) for get in range(6)]
SAILS: Final[list[Action]] = [Sail(place, get) for place in range(REGIONS) for get in range(6)]
COINS: Final[list[Action]] = [Coin(get) for get in range(6)]
REMOVES: Final[list[Action]] = [Remove(spot) for spot in range(SPOTS)]
PAYS: Final = [Pay(place) for place in range(PLACES)]
GAINS: Final = [Gain(place) for place in range(PLACES)]
GIVES: Final[list[Action]] = [Give(place) for place in range(PLACES)]
FILLS: Final[list[Action]] = [Fill(place) for place in range(REGIONS)]
DEMANDS: Final[list[Action]] = [Demand(good) for good in range(6)]
WAIVES: Final[list[Action]] = [Waive(good) for good in range(6)]
NAMINGS: Final[list[Action]] = [Name(spot) for spot in range(SPOTS)]
LOSES: Final[list[Action]] = [Lose(spot) for spot in range(SPOTS)]
SWAPS: Final[list[Action]] = [SwapRegions(a, b) for a in range(REGIONS) for b in range(REGIONS)]
CARD_SWAPS: Final[list[Action]] = [SwapCards(a, b) for a in range(SPOTS) for b in range(SPOTS)]
ABOVES: Final[list[Action]] = [Above(region) for region in range(12)]
BELOWS: Final[list[Action]] = [Below(region) for region in range(12)]


def pick(table: list[Action], which: list[int]) -> list[Action]:
    """Return the actions at these indices of a table."""
    return [table[i] for i in which]

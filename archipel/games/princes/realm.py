"""One principality: its land, its cards, the hand of its prince. No rules."""

from __future__ import annotations

from typing import Final, final

from archipel.games.princes.board import (
    FIRST,
    FULL,
    GOLD,
    LAST,
    REGIONS,
    SPOTS,
    START_NUMBERS,
    START_PLACES,
    START_STORE,
    START_TERRAINS,
)
from archipel.games.princes.cards import CARDS, CITY_BUILDING, DECK, NAME, SHIP
from archipel.parts.bits import BIT

NONE: Final = -1
"""No card here; or, in a stack, a card that nobody has seen yet."""


@final
class Realm:
    """One principality, with the hand of its prince."""

    def __init__(self, seat: int, source: Realm | None = None) -> None:
        """The principality of a seat at the start, or a copy of another."""
        self.terrain: list[int] = [NONE] * REGIONS if source is None else source.terrain.copy()
        self.number: list[int] = [0] * REGIONS if source is None else source.number.copy()
        self.store: list[int] = [0] * REGIONS if source is None else source.store.copy()
        self.left: int = FIRST if source is None else source.left
        """The first column with a settlement or a city."""
        self.right: int = LAST if source is None else source.right
        self.road_left: bool = False if source is None else source.road_left
        """Whether a road leads on from the left end."""
        self.road_right: bool = False if source is None else source.road_right
        self.cities: int = 0 if source is None else source.cities
        """The columns with a city, as bits."""
        self.spots: list[int] = [NONE] * SPOTS if source is None else source.spots.copy()
        """The expansions, by spot."""
        self.covered: int = NONE if source is None else source.covered
        """P-217: the Parish Hall under the Town Hall."""
        self.cache_at: int = NONE if source is None else source.cache_at
        """P-168: the region beside which the Gold Cache lies."""
        self.cache: int = 0 if source is None else source.cache
        self.hand: list[int] = [] if source is None else source.hand.copy()
        self.shown: list[int] = [] if source is None else source.shown.copy()
        """For each hand card, 1 if the opponent knows that it is there."""
        self.fresh: list[int] = [] if source is None else source.fresh.copy()
        """For each hand card, 1 if it came at the end of the last turn (P-073)."""
        self.minted: int = 0 if source is None else source.minted
        """P-176: the spots of the Mints used this turn, as bits."""
        # Counted again by `recount` whenever a card comes or goes.
        self.strength: int = 0 if source is None else source.strength
        self.commerce: int = 0 if source is None else source.commerce
        self.skill: int = 0 if source is None else source.skill
        self.progress: int = 0 if source is None else source.progress
        self.victory: int = 2 if source is None else source.victory
        self.ships: int = 0 if source is None else source.ships
        if source is None:
            for i, place in enumerate(START_PLACES):
                self.terrain[place] = START_TERRAINS[i]
                self.number[place] = START_NUMBERS[seat][i]
                self.store[place] = START_STORE[i]

    def recount(self, salt_commerce: bool) -> None:
        """P-074 to P-080, P-089, P-250: all points but those of the two tokens."""
        strength = commerce = skill = progress = ships = markets = 0
        per_ship = per_market = 0
        victory = self.right - self.left + 1
        for column in range(self.left, self.right + 1):
            if self.cities & BIT[column]:
                victory += 1
        for kind in self.spots:
            if kind < 0:
                continue
            card = CARDS[kind]
            strength += card.strength
            commerce += card.commerce
            skill += card.skill
            progress += card.progress
            victory += card.victory
            ships += 1 if card.sort == SHIP else 0
            markets += 1 if card.is_market else 0
            if card.per_ship:
                per_ship = card.per_ship
                if salt_commerce:  # P-C03: the rulebook gives the Salt Silo a commerce point instead
                    commerce += 1
                    victory -= 1
            if card.per_market:
                per_market = card.per_market
        commerce += per_ship * ships + per_market * markets
        for kind in self.spots:
            if kind >= 0 and CARDS[kind].ships_for_point and ships >= CARDS[kind].ships_for_point:
                victory += 1
        self.strength = strength
        self.commerce = commerce
        self.skill = skill
        self.progress = progress
        self.victory = victory
        self.ships = ships

    # Goods.

    def held(self, good: int) -> int:
        """How much of one good is stored, in the Gold Cache too."""
        n = self.cache if good == GOLD else 0
        for place in range(self.left * 2, self.right * 2 + 4):
            if self.terrain[place] == good:
                n += self.store[place]
        return n

    def stock(self) -> list[int]:
        """How much of every good is stored, in the Gold Cache too."""
        out = [0, 0, 0, 0, 0, self.cache]
        for place in range(self.left * 2, self.right * 2 + 4):
            if self.terrain[place] >= 0:
                out[self.terrain[place]] += self.store[place]
        return out

    def total(self) -> int:
        """All goods, the Gold Cache included."""
        n = self.cache
        for place in range(self.left * 2, self.right * 2 + 4):
            n += self.store[place]
        return n

    def room(self, good: int) -> int:
        """How much more of one good can be stored."""
        n = FULL - self.cache if good == GOLD and self.cache_at >= 0 else 0
        for place in range(self.left * 2, self.right * 2 + 4):
            if self.terrain[place] == good:
                n += FULL - self.store[place]
        return n

    def rooms(self) -> list[int]:
        """How much more of every good can be stored."""
        out = [0, 0, 0, 0, 0, FULL - self.cache if self.cache_at >= 0 else 0]
        for place in range(self.left * 2, self.right * 2 + 4):
            if self.terrain[place] >= 0:
                out[self.terrain[place]] += FULL - self.store[place]
        return out

    def region_places(self) -> list[int]:
        """The places that carry a region."""
        return list(range(self.left * 2, self.right * 2 + 4))

    # Cards.

    def standing(self) -> list[int]:
        """The spots that carry a card."""
        return [spot for spot in range(self.left * 4, self.right * 4 + 4) if self.spots[spot] >= 0]

    def buildings(self) -> int:
        """The spots with a building, as bits; a covered Parish Hall is none (P-A29)."""
        out = 0
        for spot in self.standing():
            if CARDS[self.spots[spot]].is_building:
                out |= BIT[spot]
        return out

    def count(self, name: int) -> int:
        """How many expansions of this name stand here; a covered Parish Hall is not one of them."""
        n = 0
        for kind in self.spots:
            if kind >= 0 and NAME[kind] == name:
                n += 1
        return n

    def owns(self, name: int) -> bool:
        """Whether a card of this name is in the principality, covered or not (P-217)."""
        if self.covered >= 0 and NAME[self.covered] == name:
            return True
        return self.count(name) > 0

    def is_city(self, column: int) -> bool:
        """Whether a city stands in this column."""
        return self.cities & BIT[column] != 0

    def has_column(self, column: int) -> bool:
        """Whether a settlement or a city stands in this column."""
        return self.left <= column <= self.right

    def admits(self, kind: int, column: int) -> bool:
        """P-106: red cards stand in cities alone."""
        return CARDS[kind].sort != CITY_BUILDING or self.is_city(column)

    def columns(self) -> list[int]:
        """The columns with a settlement or a city."""
        return list(range(self.left, self.right + 1))

    def free_spot(self, site: int) -> int:
        """The first free spot of a site, or -1 (P-046, P-059)."""
        column = site // 2
        if not self.has_column(column):
            return NONE
        if self.spots[site * 2] < 0:
            return site * 2
        if self.is_city(column) and self.spots[site * 2 + 1] < 0:
            return site * 2 + 1
        return NONE

    def take_from_hand(self, kind: int) -> None:
        """Let a card leave the hand openly; of two alike, the one that the opponent knows."""
        at = self.hand.index(kind)
        for i in range(len(self.hand)):
            if self.hand[i] == kind and self.shown[i]:
                at = i
                break
        self.drop_from_hand(at)

    def drop_from_hand(self, at: int) -> None:
        """Let the card at a place of the hand go."""
        del self.hand[at]
        del self.shown[at]
        del self.fresh[at]

    def add_to_hand(self, kind: int, shown: int, fresh: int) -> None:
        """Take a card into the hand."""
        self.hand.append(kind)
        self.shown.append(shown)
        self.fresh.append(fresh)

    def show_hand(self) -> None:
        """Let the opponent see the whole hand."""
        for i in range(len(self.shown)):
            self.shown[i] = 1

    def backs(self, deck: int) -> int:
        """How many hand cards have this back: anybody can see that."""
        n = 0
        for kind in self.hand:
            if DECK[kind] == deck:
                n += 1
        return n

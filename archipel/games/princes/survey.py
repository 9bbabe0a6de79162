"""Totals of the land and the cards of a principality, cached until one of them changes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.games.princes.board import ALL_GOODS, FULL, GOLD, GOODS, REGIONS, touching
from archipel.games.princes.cards import CARDS, POWERS, SEARCH_PRICE, SHIP, Card, Powers
from archipel.parts.bits import BIT, members
from archipel.parts.packed import count, pack, several

BANK_RATE: Final = 3
"""P-061."""
SHIP_RATE: Final = 2
"""P-063, P-154."""
BANK_RATES: Final = pack([BANK_RATE] * len(GOODS))
ONLY_GOOD: Final = [members(goods)[0] if len(members(goods)) == 1 else -1 for goods in range(ALL_GOODS + 1)]
"""By a set of goods (bits), its only member, or -1."""
NO_BOOSTS: Final = [0] * REGIONS


@final
class LandIndex:
    """The regions of a principality, indexed. Immutable: new land makes a new object, and copies share it."""

    def __init__(self, left: int, right: int, terrain: list[int], number: list[int], cache: bool) -> None:
        self.terrain: Final = terrain
        self.places: Final = list(range(left * 2, right * 2 + 4))
        """Every place for a region from end to end."""
        self.regions: Final = [place for place in self.places if terrain[place] >= 0]
        """The places that carry one."""
        self.of_good: Final[list[list[int]]] = [[], [], [], [], [], []]
        """The places with each terrain."""
        self.of_number: Final[list[list[int]]] = [[], [], [], [], [], [], []]
        """The places with each number."""
        terrains: i64 = 0
        room: i64 = several(FULL, GOLD) if cache else 0
        for place in self.regions:
            self.of_good[terrain[place]].append(place)
            self.of_number[number[place]].append(place)
            room += several(FULL, terrain[place])
            terrains |= BIT[terrain[place]]
        self.terrains: Final = terrains
        """The terrains present, as bits."""
        self.capacity: Final = room
        """P-022: how much of every good there is room for in all."""

    def giving(self, goods: int) -> list[int]:
        """Return the places that give one of these goods (bits)."""
        if goods == ALL_GOODS:
            return self.regions
        if ONLY_GOOD[goods] >= 0:
            return self.of_good[ONLY_GOOD[goods]]
        return [place for place in self.regions if goods >> self.terrain[place] & 1]


@final
class Works:
    """Totals of the cards of a principality. Immutable: new cards make a new object, and copies share it."""

    def __init__(
        self, left: int, right: int, spots: list[int], cities: int, terrain: list[int], salt_commerce: bool
    ) -> None:
        self.standing: list[int] = []
        """The spots that carry a card."""
        self.strength = 0
        self.commerce = 0
        self.skill = 0
        self.progress = 0
        self.victory = right - left + 1
        """P-089: all victory points but those of the two tokens."""
        self.ships = 0
        # What the cards change as long as they stand; see `Powers`.
        self.rates: i64 = BANK_RATES
        """P-061, P-063: how many of every good buy one other."""
        self.boosts: list[int] = NO_BOOSTS
        """P-237: how many cards make each place produce more."""
        self.boosted = 0
        """The additional production of all boosted places together."""
        self.harboured: i64 = 0
        """P-154: the regions beside a Large Trade Ship, as bits."""
        self.sheltered: i64 = 0
        """P-137: the regions beside a Storehouse, as bits."""
        self.mints: i64 = 0
        """P-176: the spots of the Mints, as bits."""
        self.markets = 0
        self.harvest_gold = 0
        self.more_trade = 0
        self.search_price = SEARCH_PRICE
        self.thrifty: list[int] = []
        """P-A59: the kinds that make other cards cheaper."""
        self.sites: list[int] = []
        """P-046, P-059: the sites with a free spot."""
        self.city_sites: list[int] = []
        """P-106: the sites with a free spot in cities."""
        for site in range(left * 2, right * 2 + 2):
            in_city = cities & BIT[site // 2] != 0
            if spots[site * 2] < 0 or (in_city and spots[site * 2 + 1] < 0):
                self.sites.append(site)
                if in_city:
                    self.city_sites.append(site)
        for column in range(left, right + 1):
            if cities & BIT[column]:
                self.victory += 1
        shares = False
        for spot, kind in enumerate(spots):
            if kind >= 0:
                self.standing.append(spot)
                self.add_points(CARDS[kind])
                self.add_powers(POWERS[kind], kind, spot, terrain)
                shares = shares or CARDS[kind].shares
        if shares:
            self.add_shared_points(spots, salt_commerce)

    def add_points(self, card: Card) -> None:
        """P-074 to P-080, P-089: count the points printed on a card."""
        self.strength += card.strength
        self.commerce += card.commerce
        self.skill += card.skill
        self.progress += card.progress
        self.victory += card.victory
        if card.sort == SHIP:
            self.ships += 1

    def add_shared_points(self, spots: list[int], salt_commerce: bool) -> None:
        """P-178, P-250: count the points that a card gives for others."""
        markets = per_ship = per_market = 0
        for spot in self.standing:
            card = CARDS[spots[spot]]
            if card.is_market:
                markets += 1
            if card.per_ship:
                per_ship = card.per_ship
                if salt_commerce:  # P-C03: the rulebook gives the Salt Silo a commerce point instead
                    self.commerce += 1
                    self.victory -= 1
            if card.per_market:
                per_market = card.per_market
            if card.ships_for_point and self.ships >= card.ships_for_point:
                self.victory += 1
        self.commerce += per_ship * self.ships + per_market * markets

    def add_powers(self, card: Powers, kind: int, spot: int, terrain: list[int]) -> None:
        """Count what a card changes as long as it stands."""
        if card.trades >= 0:
            self.rates -= several(count(self.rates, card.trades) - SHIP_RATE, card.trades)
        left, right = touching(spot)
        if card.boosts >= 0:
            self.boosts = self.boosts.copy()
            if terrain[left] == card.boosts:
                self.boosts[left] = self.boosts[left] + 1
                self.boosted += 1
            if terrain[right] == card.boosts:
                self.boosts[right] = self.boosts[right] + 1
                self.boosted += 1
        if card.trades_beside:
            self.harboured |= BIT[left] | BIT[right]
        if card.shelters:
            self.sheltered |= BIT[left] | BIT[right]
        if card.mints:
            self.mints |= BIT[spot]
        if card.catches_up:
            self.markets += 1
        self.harvest_gold += card.harvest_gold
        self.more_trade += card.more_trade
        if card.search_price < self.search_price:
            self.search_price = card.search_price
        if card.cheapens >= 0:
            self.thrifty.append(kind)


ADVANTAGE: Final = 3
"""P-075, P-076: the least points for an advantage."""


def leader(a: int, b: int) -> int:
    """P-075, P-076: at least 3 points and more than the opponent."""
    if a >= ADVANTAGE and a > b:
        return 0
    if b >= ADVANTAGE and b > a:
        return 1
    return -1


@final
class Score:
    """The points of both princes. Immutable: new cards make a new object, and copies share it."""

    def __init__(self, red: Works, blue: Works) -> None:
        self.strongest: Final = leader(red.strength, blue.strength)
        """P-075, P-A07, P-A34: who has the strength advantage, or -1."""
        self.busiest: Final = leader(red.commerce, blue.commerce)
        """P-076: who has the trade advantage, or -1."""
        self.points: Final = [red.victory, blue.victory]
        """P-089, P-077: victory points with the tokens."""
        if self.strongest >= 0:
            self.points[self.strongest] += 1
        if self.busiest >= 0:
            self.points[self.busiest] += 1
        self.most: Final = max(self.points[0], self.points[1])

# ruff: noqa: E501 -- one row a card
"""The cards as data: one row a kind, one list a set (P-001), names in French and English.

A card with the same name in two sets is the same card with another back; kinds are told apart by
`set/name`. What a card does, if it does anything, is in `effects`.
"""

from __future__ import annotations

from typing import Final, final

from archipel.parts.packed import pack

DECKS: Final = ["base", "gold", "war", "progress"]
"""P-005: the four backs."""
BASE: Final = 0

ACTION: Final = 0
ATTACK: Final = 1
BUILDING: Final = 2
CITY_BUILDING: Final = 3
HERO: Final = 4
SHIP: Final = 5
UNIT: Final = 6
SITE: Final = 7
EVENT_CARD: Final = 8
SORTS: Final = ["action", "attack", "building", "city-building", "hero", "ship", "unit", "site", "event"]
"""P-009 to P-012: what the box at the foot of a card says. A `unit` is neither hero nor trade ship."""


def price(
    lumber: int = 0, brick: int = 0, wool: int = 0, grain: int = 0, ore: int = 0, gold: int = 0
) -> list[int]:
    """How much of every good."""
    return [lumber, brick, wool, grain, ore, gold]


FREE: Final = price()


@final
class Card:
    """One kind of card."""

    def __init__(
        self,
        deck: str,
        name: str,
        fr: str,
        en: str,
        sort: int,
        count: int,
        moon: int = 0,
        price: list[int] = FREE,
        victory: int = 0,
        commerce: int = 0,
        strength: int = 0,
        skill: int = 0,
        progress: int = 0,
        per_ship: int = 0,
        per_market: int = 0,
        ships_for_point: int = 0,
        once: bool = False,
        face_up: bool = False,
    ) -> None:
        self.key = f"{deck}/{name}"
        self.deck = DECKS.index(deck)
        """Its back."""
        self.name = name
        self.fr = fr
        self.en = en
        self.sort = sort
        self.count = count
        self.moon = moon
        """How many of the copies bear the moon and stay out of the Duel (P-120)."""
        self.price = price
        self.cost = pack(price)
        """The same in one word."""
        self.total = sum(price)
        self.victory = victory
        self.commerce = commerce
        self.strength = strength
        self.skill = skill
        self.progress = progress
        self.per_ship = per_ship
        """P-250: commerce points on each of the owner's trade ships."""
        self.per_market = per_market
        """P-250: commerce points on the owner's Marketplace and Harbor."""
        self.ships_for_point = ships_for_point
        """P-178, P-250: with so many trade ships, one victory point."""
        self.shares = per_ship > 0 or per_market > 0 or ships_for_point > 0
        """Whether it gives anything for other cards."""
        self.once = once
        """P-048: marked 1x."""
        self.face_up = face_up
        """P-095: lies open beside the stacks in its theme game."""
        self.is_action = sort in (ACTION, ATTACK)
        self.is_building = sort in (BUILDING, CITY_BUILDING)
        self.is_unit = sort in (HERO, SHIP, UNIT)
        self.is_event = sort == EVENT_CARD
        self.is_expansion = self.is_building or self.is_unit
        self.is_market = name in ("marketplace", "harbor")


# fmt: off
BASE_CARDS: Final = [
    Card("base", "brigitta", "Brigitta la femme sage", "Brigitta, the Wise Woman", ACTION, 2),
    Card("base", "relocation", "Déménagement", "Relocation", ACTION, 1),
    Card("base", "scout", "Éclaireur", "Scout", ACTION, 2),
    Card("base", "goldsmith", "Orfèvre", "Goldsmith", ACTION, 2),
    Card("base", "merchant_caravan", "Route commerciale", "Merchant Caravan", ACTION, 2),
    Card("base", "brick_factory", "Briqueterie", "Brick Factory", BUILDING, 1, price=price(brick=1, ore=1)),
    Card("base", "iron_foundry", "Fonderie", "Iron Foundry", BUILDING, 1, price=price(brick=1, ore=1)),
    Card("base", "grain_mill", "Moulin", "Grain Mill", BUILDING, 1, price=price(lumber=1, grain=1)),
    Card("base", "lumber_camp", "Scierie", "Lumber Camp", BUILDING, 1, price=price(lumber=1, ore=1)),
    Card("base", "weavers_shop", "Tissage", "Weaver's Shop", BUILDING, 1, price=price(lumber=1, wool=1)),
    Card("base", "parish_hall", "Centre communautaire", "Parish Hall", BUILDING, 2, price=price(brick=1, grain=1), once=True),
    Card("base", "storehouse", "Entrepôt", "Storehouse", BUILDING, 2, price=price(lumber=1, wool=1)),
    Card("base", "marketplace", "Marché", "Marketplace", BUILDING, 2, price=price(wool=1, grain=1), commerce=1, once=True),
    Card("base", "abbey", "Monastère", "Abbey", BUILDING, 2, price=price(brick=1, grain=1, ore=1), progress=1, once=True),
    Card("base", "toll_bridge", "Pont à péage", "Toll Bridge", BUILDING, 1, price=price(lumber=1, brick=1), commerce=1),
    Card("base", "brick_ship", "Navire marchand - Argile", "Brick Ship", SHIP, 1, price=price(lumber=1, wool=1), commerce=1),
    Card("base", "grain_ship", "Navire marchand - Blé", "Grain Ship", SHIP, 1, price=price(lumber=1, wool=1), commerce=1),
    Card("base", "lumber_ship", "Navire marchand - Bois", "Lumber Ship", SHIP, 1, price=price(lumber=1, wool=1), commerce=1),
    Card("base", "wool_ship", "Navire marchand - Laine", "Wool Ship", SHIP, 1, price=price(lumber=1, wool=1), commerce=1),
    Card("base", "ore_ship", "Navire marchand - Minerai", "Ore Ship", SHIP, 1, price=price(lumber=1, wool=1), commerce=1),
    Card("base", "gold_ship", "Navire marchand - Or", "Gold Ship", SHIP, 1, price=price(lumber=1, wool=1), commerce=1),
    Card("base", "austin", "Austin", "Austin", HERO, 1, price=price(grain=1, ore=1), strength=1, skill=2),
    Card("base", "candamir", "Candamir", "Candamir", HERO, 1, price=price(wool=2, grain=1, ore=1), strength=4, skill=1),
    Card("base", "harald", "Harald", "Harald", HERO, 1, price=price(grain=1, ore=1), strength=2, skill=1),
    Card("base", "inga", "Inga", "Inga", HERO, 1, price=price(wool=1, grain=1, ore=1), strength=1, skill=3),
    Card("base", "osmund", "Osmund", "Osmund", HERO, 1, price=price(wool=1, grain=1, ore=1), strength=2, skill=2),
    Card("base", "siglind", "Siglind", "Siglind", HERO, 1, price=price(wool=2, grain=1, ore=1), strength=2, skill=3),
    Card("base", "large_trade_ship", "Grand navire marchand", "Large Trade Ship", SHIP, 1, price=price(lumber=1, wool=1), commerce=1),
    Card("base", "year_of_plenty", "Année faste", "Year of Plenty", EVENT_CARD, 2, moon=1),
    Card("base", "fraternal_feuds", "Conflit fraternel", "Fraternal Feuds", EVENT_CARD, 1, moon=1),
    Card("base", "yule", "Festival de Yule", "Yule", EVENT_CARD, 1),
    Card("base", "invention", "Invention", "Invention", EVENT_CARD, 1),
    Card("base", "traveling_merchant", "Marchand ambulant", "Traveling Merchant", EVENT_CARD, 2, moon=1),
    Card("base", "feud", "Querelle", "Feud", EVENT_CARD, 1, moon=1),
    Card("base", "trade_ships_race", "Voyage des navires marchands", "Trade Ships Race", EVENT_CARD, 1, moon=1),
]

GOLD_CARDS: Final = [
    Card("gold", "goldsmith", "Orfèvre", "Goldsmith", ACTION, 1, moon=1),
    Card("gold", "gudrun", "Gudrun la terreur des mers", "Gudrun, Terror of the Seas", ATTACK, 1),
    Card("gold", "trade_master", "Maître marchand", "Trade Master", ATTACK, 2, moon=1),
    Card("gold", "merchant", "Marchand", "Merchant", ATTACK, 2),
    Card("gold", "brigands", "Raid", "Brigands", ATTACK, 1, moon=1),
    Card("gold", "reiner", "Reiner le Héraut", "Reiner the Herald", ACTION, 1, moon=1),
    Card("gold", "gold_cache", "Cache d'or", "Gold Cache", SITE, 1),
    Card("gold", "storehouse", "Entrepôt", "Storehouse", BUILDING, 1, moon=1, price=price(lumber=1, wool=1)),
    Card("gold", "toll_bridge", "Pont à péage", "Toll Bridge", BUILDING, 1, moon=1, price=price(lumber=1, brick=1), commerce=1),
    Card("gold", "large_trade_ship", "Grand navire marchand", "Large Trade Ship", SHIP, 1, moon=1, price=price(lumber=1, wool=1), commerce=1),
    Card("gold", "pirate_ship", "Corsaires", "Pirate Ship", UNIT, 2, price=price(lumber=1, wool=1)),
    Card("gold", "trading_base", "Chambre de commerce", "Trading Base", CITY_BUILDING, 1, moon=1, price=price(brick=1, wool=2, grain=2), victory=1, commerce=1, per_market=1),
    Card("gold", "salt_silo", "Grenier à sel", "Salt Silo", CITY_BUILDING, 1, price=price(brick=1, wool=2, gold=2), victory=1, per_ship=1),
    Card("gold", "merchant_guild", "Guilde marchande", "Merchant Guild", CITY_BUILDING, 2, moon=1, price=price(brick=2, wool=2, grain=1), victory=1, commerce=2, once=True, face_up=True),
    Card("gold", "mint", "Hôtel de la Monnaie", "Mint", CITY_BUILDING, 2, moon=1, price=price(lumber=2, brick=1, ore=2), victory=1),
    Card("gold", "staple_house", "Maison d'entreposage", "Staple House", CITY_BUILDING, 2, moon=1, price=price(brick=2, wool=1, ore=2), victory=1),
    Card("gold", "harbor", "Port", "Harbor", CITY_BUILDING, 1, moon=1, price=price(brick=1, wool=1, ore=1), commerce=1, ships_for_point=3),
    Card("gold", "moneylender", "Prêteur", "Moneylender", CITY_BUILDING, 1, price=price(lumber=2, brick=1, ore=2), victory=1, once=True),
    Card("gold", "traveling_merchant", "Marchand ambulant", "Traveling Merchant", EVENT_CARD, 1, moon=1),
    Card("gold", "trade_ships_race", "Voyage des navires marchands", "Trade Ships Race", EVENT_CARD, 1, moon=1),
    Card("gold", "gift_for_the_prince", "Cadeaux aux Princes", "Gift for the Prince", EVENT_CARD, 1, moon=1),
]

WAR_CARDS: Final = [
    Card("war", "brigands", "Raid", "Brigands", ATTACK, 1),
    Card("war", "archer", "Archer", "Archer", ATTACK, 2, moon=1),
    Card("war", "arsonist", "Incendiaire", "Arsonist", ATTACK, 2, moon=1),
    Card("war", "sebastian", "Sebastian le Prêcheur des routes", "Sebastian the Itinerant Preacher", ACTION, 1, moon=1),
    Card("war", "traitor", "Traître", "Traitor", ATTACK, 2, moon=1),
    Card("war", "voyage_of_plunder", "Transport de butin", "Voyage of Plunder", ATTACK, 2, moon=1),
    Card("war", "carl", "Carl Gabelbart", "Carl Forkbeard", HERO, 1, moon=1, price=price(wool=2, grain=1, ore=1), strength=5),
    Card("war", "heinrich", "Heinrich le garde", "Heinrich the Sentinel", HERO, 1, price=price(wool=1, grain=1, ore=1), strength=2),
    Card("war", "irmgard", "Irmgard, Gardienne de la Lumière", "Irmgard, Keeper of the Light", HERO, 1, moon=1, price=price(grain=1, gold=1), skill=2),
    Card("war", "drill_ground", "Aire d'entraînement", "Drill Ground", BUILDING, 1, moon=1, price=price(brick=1, ore=1), strength=1, once=True),
    Card("war", "lookout_tower", "Tour de garde", "Lookout Tower", BUILDING, 1, price=price(lumber=1, grain=1), strength=1),
    Card("war", "fire_brigade", "Caserne de pompiers", "Fire Brigade", CITY_BUILDING, 2, moon=1, price=price(brick=1, wool=2, ore=1), victory=1),
    Card("war", "chapel_low", "Chapelle", "Chapel", CITY_BUILDING, 1, price=price(brick=1, grain=1, ore=2), victory=1),
    Card("war", "chapel_high", "Chapelle", "Chapel", CITY_BUILDING, 1, price=price(brick=1, grain=1, ore=2), victory=1),
    Card("war", "large_festival_hall", "Grand Hall de Célébration", "Large Festival Hall", CITY_BUILDING, 1, price=price(brick=2, grain=3, ore=3), victory=2),
    Card("war", "tithe_barn", "Grange aux dîmes", "Tithe Barn", CITY_BUILDING, 1, moon=1, price=price(lumber=2, brick=1, ore=1), victory=1),
    Card("war", "fairgrounds", "Place des Célébrations", "Fairgrounds", CITY_BUILDING, 1, moon=1, price=price(lumber=2, wool=1, grain=1), victory=1),
    Card("war", "hedge_tavern", "Taverne", "Hedge Tavern", CITY_BUILDING, 2, moon=1, price=price(wool=1, grain=1, gold=2), victory=1, once=True, face_up=True),
    Card("war", "fraternal_feuds", "Conflit fraternel", "Fraternal Feuds", EVENT_CARD, 1, moon=1),
    Card("war", "feud", "Querelle", "Feud", EVENT_CARD, 1, moon=1),
    Card("war", "riots", "Émeutes", "Riots", EVENT_CARD, 2, moon=1),
]

PROGRESS_CARDS: Final = [
    Card("progress", "brigitta", "Brigitta la femme sage", "Brigitta, the Wise Woman", ACTION, 1, moon=1),
    Card("progress", "relocation", "Déménagement", "Relocation", ACTION, 1, moon=1),
    Card("progress", "three_field_system", "Assolement triennal", "Three-Field System", ACTION, 2, moon=1),
    Card("progress", "benjamin", "Benjamin l'érudit voyageur", "Benjamin the Traveling Scholar", ACTION, 1),
    Card("progress", "mineral_mining", "Filon minier", "Mineral Mining", ACTION, 2, moon=1),
    Card("progress", "guido", "Guido le délégué", "Guido the Ambassador", ATTACK, 1),
    Card("progress", "gustav", "Gustav le bibliothécaire", "Gustav the Librarian", ACTION, 1),
    Card("progress", "doctor", "Médecin", "Doctor", ACTION, 2, moon=1),
    Card("progress", "chief_cannoneer", "Maître-canonnier", "Chief Cannoneer", UNIT, 2, moon=1, price=price(lumber=1, ore=1), strength=4),
    Card("progress", "pharmacy", "Apothicaire", "Pharmacy", CITY_BUILDING, 2, moon=1, price=price(brick=1, wool=2, gold=1), victory=1),
    Card("progress", "bath_house", "Bains", "Bath House", CITY_BUILDING, 3, moon=1, price=price(brick=2, wool=1, ore=1), victory=1),
    Card("progress", "library", "Bibliothèque", "Library", CITY_BUILDING, 2, moon=1, price=price(lumber=2, brick=1, ore=1), victory=1),
    Card("progress", "building_crane", "Grue de chantier", "Building Crane", CITY_BUILDING, 1, price=price(lumber=1)),
    Card("progress", "town_hall", "Hôtel de ville", "Town Hall", CITY_BUILDING, 2, moon=1, price=price(brick=1, wool=2, ore=2), victory=1),
    Card("progress", "parliament", "Parlement", "Parliament", CITY_BUILDING, 1, moon=1, price=price(lumber=3, brick=2, wool=2), victory=2),
    Card("progress", "university", "Université", "University", CITY_BUILDING, 2, moon=1, price=price(lumber=2, brick=1, grain=2), victory=1, progress=1, once=True, face_up=True),
    Card("progress", "invention", "Invention", "Invention", EVENT_CARD, 2, moon=2),
    Card("progress", "plague", "Épidémie", "Plague", EVENT_CARD, 3, moon=2),
]

# fmt: on

CARDS: Final[list[Card]] = BASE_CARDS + GOLD_CARDS + WAR_CARDS + PROGRESS_CARDS
"""Every kind that is drawn, built from a hand or an event; the index is the kind."""
KINDS: Final = len(CARDS)
KEYS: Final = [card.key for card in CARDS]
NAMES: Final = sorted({card.name for card in CARDS})
NAME: Final = [NAMES.index(card.name) for card in CARDS]
"""The name of every kind, as a number: equal for the same card of two sets."""
DECK: Final = [card.deck for card in CARDS]


def named(name: str) -> int:
    """The number of a card's name."""
    return NAMES.index(name)


def kind_of(key: str) -> int:
    """The kind with this key."""
    return KEYS.index(key)


def kinds_of(cards: list[int]) -> list[int]:
    """The different kinds among cards, ascending."""
    ordered = cards.copy()
    ordered.sort()
    out: list[int] = []
    before = -1
    for kind in ordered:
        if kind != before:
            out.append(kind)
            before = kind
    return out


# Cards that the rules themselves speak of, by name; Yule by kind.
BRIGITTA: Final = named("brigitta")
PARISH_HALL: Final = named("parish_hall")
REINER: Final = named("reiner")
SEBASTIAN: Final = named("sebastian")
TOWN_HALL: Final = named("town_hall")
YULE: Final = kind_of("base/yule")

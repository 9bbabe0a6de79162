"""The cards. `cards.json` has one row a kind, which the client reads as well; here is what a row may say.

A card with the same name in two sets is the same card with another back; kinds are told apart by
`set/name`. What only some cards do, in words of their own, is in `effects`.
"""

from __future__ import annotations

import json  # noqa: TID251 -- a table of the game, not a wire format
import os
from typing import Any, Final, final

from mypy_extensions import i64

from archipel.games.princes.board import GOODS
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
"""P-009 to P-012: the box at the foot of a card. A `unit` is neither hero nor trade ship."""

NOTHING: Final = -1
"""No good, no sort and no card."""
SEARCH_PRICE: Final = 2
"""P-070: the price of choosing a card in the exchange, unless a building lowers it."""


def index_of(value: str, names: list[str]) -> int:
    """Return the index of a name, or -1 for an empty one."""
    return names.index(value) if value else NOTHING


def bits_of(numbers: list[int]) -> int:
    """Return numbers of a die as bits."""
    out = 0
    for number in numbers:
        out |= 1 << number
    return out


@final
class Needs:
    """P-108: what must be so for a card to be played or built."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.card: str = row.pop("needs", "")
        """The name of a card that must stand in the principality."""
        self.strength: bool = row.pop("needs_strength", False)
        """Whether the strength advantage is needed."""
        self.progress: int = row.pop("needs_progress", 0)
        """P-218: the progress points that are needed."""
        self.rules: str = row.pop("needs_rules", "")
        """The rules that a refusal cites; empty where nothing is needed."""


@final
class Powers:
    """What a card changes for its owner as long as it stands."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.boosts: int = index_of(row.pop("boosts", ""), GOODS)
        """P-130 to P-134, P-237: the good that neighbouring regions produce one more of, or -1."""
        self.trades: int = index_of(row.pop("trades", ""), GOODS)
        """P-063, P-142 to P-147: the good that is traded 2 for 1, or -1."""
        self.trades_beside: bool = row.pop("trades_beside", False)
        """P-154: trades 2 goods of one neighbouring region for 1."""
        self.mints: bool = row.pop("mints", False)
        """P-176: trades 1 gold for 1 other good, once a turn."""
        self.catches_up: bool = row.pop("catches_up", False)
        """P-138: gains when the opponent has more regions with the rolled number."""
        self.shelters: bool = row.pop("shelters", False)
        """P-137: the goods on its neighbours do not count for a brigand attack."""
        self.plenty: bool = row.pop("plenty", False)
        """P-155, P-243: its neighbours gain in a Year of Plenty."""
        self.harvest_gold: int = row.pop("harvest_gold", 0)
        """P-223, P-247: gold on a Harvest."""
        self.more_trade: int = row.pop("more_trade", 0)
        """P-179, P-227, P-A49: goods more from the Trade event."""
        self.search_price: int = row.pop("search_price", SEARCH_PRICE)
        """P-071, P-217: the price of choosing a card in the exchange."""
        self.cheapens: int = index_of(row.pop("cheapens", ""), SORTS)
        """P-192, P-216, P-A59: the sort of cards that cost 1 good less, or -1."""
        self.cheapens_over: int = row.pop("cheapens_over", 0)
        """P-216: only cards that cost more goods than this."""
        self.guards: int = bits_of(row.pop("guards", []))
        """P-190, P-193, P-231: the throws that ward off an attack, as bits."""
        self.calms: int = bits_of(row.pop("calms", []))
        """P-195: the production results that protect from Riots, as bits."""
        self.stops_arson: bool = row.pop("stops_arson", False)
        """P-194: protects the buildings of its city from the Arsonist."""
        self.stops_plague: bool = row.pop("stops_plague", False)
        """P-214: protects the regions at its city from the Plague."""
        self.after_plague: int = row.pop("after_plague", 0)
        """P-213: goods of choice after a Plague."""
        self.compensates: bool = row.pop("compensates", False)
        """P-191: brings a good for each other card that an event or an attack takes."""


@final
class Card:
    """One kind of card: a row of `cards.json`. Fields that a row leaves out have their default."""

    def __init__(self, key: str, fields: dict[str, Any]) -> None:
        row = fields.copy()
        self.key: str = key
        deck, _, name = key.partition("/")
        self.deck: int = DECKS.index(deck)
        """Its back."""
        self.name: str = name
        self.sort: int = SORTS.index(row.pop("sort"))
        self.count: int = row.pop("count")
        self.moon: int = row.pop("moon", 0)
        """P-120: how many of the copies bear the moon and stay out of the Duel."""
        self.since: int = row.pop("since", 1)
        """The version of the rules that brought the card. Older games are played without it."""
        self.price: list[int] = row.pop("price", [0] * len(GOODS))
        self.cost: i64 = pack(self.price)
        """The price packed in one number."""
        self.total: int = sum(self.price)
        self.rules: list[str] = row.pop("rules")
        """The ids of its rules, for readers of the card."""

        # Points.
        self.victory: int = row.pop("victory", 0)
        self.commerce: int = row.pop("commerce", 0)
        self.strength: int = row.pop("strength", 0)
        self.skill: int = row.pop("skill", 0)
        self.progress: int = row.pop("progress", 0)
        self.per_ship: int = row.pop("per_ship", 0)
        """P-250: commerce points on each of the owner's trade ships."""
        self.per_market: int = row.pop("per_market", 0)
        """P-250: commerce points on the owner's Marketplace and Harbor."""
        self.ships_for_point: int = row.pop("ships_for_point", 0)
        """P-178, P-250: the number of trade ships that earns one victory point."""
        self.shares: bool = self.per_ship > 0 or self.per_market > 0 or self.ships_for_point > 0
        """Whether it gives points for other cards."""

        # When it may be played or built.
        self.once: bool = row.pop("once", False)
        """P-048: marked 1x."""
        self.face_up: bool = row.pop("face_up", False)
        """P-095: lies open beside the stacks in its theme game."""
        self.before_roll: bool = row.pop("before_roll", False)
        """P-125, P-246: played before the roll, and only then."""
        self.answers: bool = row.pop("answers", False)
        """P-186, P-245: played only against an event that is about to hit its holder."""
        self.needs: Needs = Needs(row)
        self.powers: Powers = Powers(row)
        self.gains: int = row.pop("gains", 0)
        """P-177: goods of choice when it is built."""
        self.asks: str = row.pop("asks", "")
        """The question that a card newer than the printed box brings along; see `features.PHASES`."""
        self.picture: str = row.pop("picture", name)
        """The card whose picture the client shows, for a card without one of its own."""
        assert not row, f"{key}: unknown fields {sorted(row)}"

        self.is_action: bool = self.sort in (ACTION, ATTACK)
        self.is_building: bool = self.sort in (BUILDING, CITY_BUILDING)
        self.is_unit: bool = self.sort in (HERO, SHIP, UNIT)
        self.is_event: bool = self.sort == EVENT_CARD
        self.is_expansion: bool = self.is_building or self.is_unit
        self.is_market: bool = name in ("marketplace", "harbor")


def read_cards() -> list[Card]:
    """Read the card table."""
    with open(os.path.join(os.path.dirname(__file__), "cards.json"), encoding="utf-8") as file:
        rows: dict[str, dict[str, Any]] = json.load(file)
    return [Card(key, row) for key, row in rows.items()]


CARDS: Final[list[Card]] = read_cards()
"""P-001: every kind that is drawn, built from a hand or an event. The index is the kind."""
KINDS: Final = len(CARDS)
KEYS: Final = [card.key for card in CARDS]
NAMES: Final = sorted({card.name for card in CARDS})
NAME: Final = [NAMES.index(card.name) for card in CARDS]
"""The name of every kind, as a number: equal for the same card of two sets."""
DECK: Final = [card.deck for card in CARDS]
NEWEST: Final[int] = max([card.since for card in CARDS])
"""The version of the rules that brought the newest card."""


def named(name: str) -> int:
    """Return the number of a card's name."""
    return NAMES.index(name)


def kind_of(key: str) -> int:
    """Return the kind with this key."""
    return KEYS.index(key)


def kinds_of(cards: list[int]) -> list[int]:
    """Return the different kinds among cards, ascending."""
    ordered = cards.copy()
    ordered.sort()
    out: list[int] = []
    before = -1
    for kind in ordered:
        if kind != before:
            out.append(kind)
            before = kind
    return out


POWERS: Final = [card.powers for card in CARDS]
"""By kind: what it changes as long as it stands."""
NEEDED: Final = [index_of(card.needs.card, NAMES) for card in CARDS]
"""P-108: by kind, the name of the card that it needs, or -1."""

# Cards that the rules themselves speak of, by name; Yule by kind.
PARISH_HALL: Final = named("parish_hall")
SEBASTIAN: Final = named("sebastian")
TOWN_HALL: Final = named("town_hall")
YULE: Final = kind_of("base/yule")

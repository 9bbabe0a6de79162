"""The profile of Princes: observations, bots, pace."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from archipel.core.cells import HIGHEST
from archipel.core.layout import (
    Bag,
    BySeat,
    Count,
    Each,
    Layout,
    Left,
    OneWord,
    Slots,
    UpTo,
    Who,
    one_of,
)
from archipel.core.profile import Level, Profile
from archipel.core.state import NOBODY, WATCHER
from archipel.games.princes import board, cards
from archipel.games.princes.features import (
    HELD,
    MOST_ALIKE,
    MOST_CARDS,
    MOST_EVENTS,
    MOST_STACKS,
    PHASES,
    row,
)
from archipel.games.princes.puzzles import PUZZLES

CARDS: Final = tuple(cards.KEYS)
CARD: Final = OneWord(CARDS)
HAND: Final = Bag(tuple(cards.KEYS[kind] for kind in HELD), MOST_ALIKE)

MOST_GOODS: Final = board.REGIONS * board.FULL

LAYOUT: Final = Layout(
    {
        "PrincesView.seat": Count(1, WATCHER),
        "PrincesView.mode": Left(),
        "PrincesView.target": Left(),
        "PrincesView.turn": Who(),
        "PrincesView.turns": Count(HIGHEST),
        "PrincesView.first": Who(),
        "PrincesView.asked": Who(NOBODY),
        "PrincesView.phase": OneWord(PHASES),
        "PrincesView.about": CARD,
        "PrincesView.left": Count(HIGHEST),
        "PrincesView.due": (Each(len(board.GOODS)), Count(MOST_GOODS)),
        "PrincesView.named": Bag(tuple(board.SPOT_NAMES), 1),
        "PrincesView.turned_up": Bag(tuple(board.CENTRE_NAMES), 1),
        "PrincesView.number": Count(6),
        "PrincesView.face": one_of(board.FACES),
        "PrincesView.event": CARD,
        "PrincesView.realms": BySeat(),
        "PrincesView.stacks": UpTo(MOST_STACKS),
        "PrincesView.events": (UpTo(MOST_EVENTS), CARD),
        "PrincesView.discard": Count(HIGHEST),
        "PrincesView.discard_top": CARD,
        "PrincesView.face_up_card": Left(),
        "PrincesView.face_up": Count(MOST_ALIKE),
        "PrincesView.roads": Count(board.ROADS),
        "PrincesView.settlements": Count(board.SETTLEMENTS),
        "PrincesView.cities": Count(board.CITIES),
        "PrincesView.regions": Count(len(board.CENTRE)),
        "PrincesView.strength_token": Who(),
        "PrincesView.trade_token": Who(),
        "PrincesView.winner": Who(),
        "RegionView.place": Left(),
        "RegionView.terrain": one_of(board.TERRAINS),
        "RegionView.number": Count(6),
        "RegionView.stored": Count(board.FULL),
        "ColumnView.column": Count(board.COLUMNS),
        "CardView.spot": Left(),
        "CardView.card": CARD,
        "CardView.covers": CARD,
        "RealmView.seat": Left(),
        "RealmView.colour": Left(),
        "RealmView.columns": UpTo(board.COLUMNS),
        "RealmView.regions": Slots("place", tuple(board.PLACE_NAMES[: board.REGIONS])),
        "RealmView.cards": Slots("spot", tuple(board.SPOT_NAMES)),
        "RealmView.cache_at": one_of(board.PLACE_NAMES),
        "RealmView.cache": Count(HIGHEST),
        "RealmView.strength": Count(HIGHEST),
        "RealmView.commerce": Count(HIGHEST),
        "RealmView.skill": Count(HIGHEST),
        "RealmView.progress": Count(HIGHEST),
        "RealmView.points": Count(HIGHEST),
        "RealmView.ships": Count(board.SPOTS),
        "RealmView.goods": (Each(len(board.GOODS)), Count(MOST_GOODS)),
        "RealmView.counted": Count(MOST_GOODS),
        "RealmView.rates": (Each(len(board.GOODS)), Count(3)),
        "RealmView.search_price": Count(2),
        "RealmView.hand": HAND,
        "RealmView.shown": HAND,
        "RealmView.backs": (Each(len(cards.DECKS)), Count(MOST_CARDS)),
        "RealmView.hand_limit": Count(HIGHEST),
        "StackView.number": Left(),
        "StackView.back": Left(),
        "StackView.cards": (UpTo(MOST_CARDS), CARD),
    }
)

THEMES: Final = {
    "points": ("points", "leads"),
    "advantage": ("strength", "commerce", "skill", "ships"),
    "income": ("regions", "boosts", "kinds"),
    "room": ("road", "cities"),
    "hand": ("first-goods", "second-goods", "third-goods", "gold", "at-risk", "city-near",
             "settlement-near", "road-near"),
    "cards": ("progress", "hand", "action-cards", "building-cards", "card-points", "card-worth",
              "exchange"),
}  # fmt: skip
"""The evaluation features behind each reason."""

PROFILE: Final = Profile(
    folder=Path(__file__).parent,
    evaluator="archipel.bots.evaluate.princes:PrincesEvaluator",
    # In the short introductory game search gains little over one ply, so the steps below are lower.
    levels={"easy": Level(attention=28), "medium": Level(attention=55)},
    themes=THEMES,
    slip=0.2,
    layout=LAYOUT,
    puzzles=PUZZLES,
    row=row,
    has_board=True,
)

"""What Settlers brings besides its rules: its observations, its bots, its pace."""

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
    NumberSet,
    OneWord,
    SeatSet,
    SeatSlots,
    Who,
    one_of,
    trade_words,
)
from archipel.core.profile import Level, Profile
from archipel.core.state import WATCHER
from archipel.games.settlers import board, cards
from archipel.games.settlers.actions import MOST_SEATS
from archipel.games.settlers.features import MOST_POINTS, PHASES, row
from archipel.games.settlers.puzzles import PUZZLES

GOODS: Final = (Each(cards.KINDS), Count(cards.EACH))
"""A count of each resource."""
CARDS: Final = (Each(len(cards.CARDS)), Count(max(cards.CARD_COUNTS)))
"""A count of each development card."""
CARD_TOTAL: Final = Count(sum(cards.CARD_COUNTS))

LAYOUT: Final = Layout(
    {
        "SettlersView.seat": Count(MOST_SEATS - 1, WATCHER),
        "SettlersView.phase": OneWord(PHASES),
        "SettlersView.turn": Who(),
        "SettlersView.turns": Count(HIGHEST),
        "SettlersView.dice": Count(6),
        "SettlersView.land": (Each(board.FIELDS), one_of(board.TERRAINS)),
        "SettlersView.tokens": (Each(board.FIELDS), Count(12)),
        "SettlersView.harbours": (Each(len(board.HARBOUR_SLOTS)), one_of(board.HARBOURS)),
        "SettlersView.robber": Count(board.FIELDS - 1, -1),
        "SettlersView.roads": (Each(board.PATHS), Who()),
        "SettlersView.bank": GOODS,
        "SettlersView.pile": CARD_TOTAL,
        "SettlersView.played": CARDS,
        "SettlersView.free_roads": Count(cards.FREE_ROADS),
        "SettlersView.last_corner": Count(board.CORNERS - 1, -1),
        "SettlersView.longest_road": Who(),
        "SettlersView.largest_army": Who(),
        "SettlersView.winner": Who(),
        "SettlersView.terms": SeatSlots(),
        "SettlersView.players": BySeat(),
        "OfferView.give": GOODS,
        "OfferView.get": GOODS,
        "OfferView.to": SeatSet(),
        "TermsView.give": GOODS,
        "TermsView.get": GOODS,
        "PlayerView.seat": Left(),
        "PlayerView.colour": Left(),
        "PlayerView.points": Count(MOST_POINTS),
        "PlayerView.hand_size": Count(cards.KINDS * cards.EACH),
        "PlayerView.card_count": CARD_TOTAL,
        "PlayerView.fresh_count": CARD_TOTAL,
        "PlayerView.knights": Count(cards.CARD_COUNTS[cards.KNIGHT]),
        "PlayerView.road_length": Count(cards.ROAD_PIECES),
        "PlayerView.longest_trail": Left(),
        "PlayerView.roads_left": Count(cards.ROAD_PIECES),
        "PlayerView.settlements_left": Count(cards.SETTLEMENT_PIECES),
        "PlayerView.cities_left": Count(cards.CITY_PIECES),
        "PlayerView.settlements": NumberSet(board.CORNERS),
        "PlayerView.cities": NumberSet(board.CORNERS),
        "PlayerView.harbours": Bag(tuple(board.HARBOURS), 1),
        "PlayerView.rates": (Each(cards.KINDS), Count(cards.BANK_RATE)),
        "PlayerView.to_discard": Count(cards.KINDS * cards.EACH // 2),
        "PlayerView.hand": GOODS,
        "PlayerView.cards": CARDS,
        "PlayerView.fresh": CARDS,
    },
    trade_words(cards.GOODS),
    ("rob", "confirm", "refuse"),
)

THEMES: Final = {
    "points": ("points", "leads", "settlements", "cities", "longest", "army"),
    "income": ("wood", "brick", "wool", "wheat", "ore", "kinds", "robbed", "settlement-rate", "city-rate",
               "card-rate", "road-rate"),
    "room": ("place-now", "place-next", "place-far", "places", "roads-left"),
    "trade": ("harbour-any", "harbour-special"),
    "hand": ("settlement-near", "city-near", "card-near", "road-near", "hand", "excess"),
    "cards": ("knights-held", "progress-held", "fresh-card"),
    "army": ("knights", "army-race"),
    "road": ("road-length", "road-race"),
}  # fmt: skip
"""Which features of the evaluation count as which reason."""

PROFILE: Final = Profile(
    folder=Path(__file__).parent,
    evaluator="archipel.bots.evaluate.settlers:SettlersEvaluator",
    levels={"easy": Level(attention=20), "hard": Level(nodes=2500)},
    themes=THEMES,
    slip=0.05,
    pace="quick",
    layout=LAYOUT,
    puzzles=PUZZLES,
    row=row,
    has_board=True,
)

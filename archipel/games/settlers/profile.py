"""What Settlers brings besides its rules: its observations, its bots, its pace."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from archipel.core.layout import Bag, BySeat, Each, Layout, Left, Places, UpTo, Words, one_of, trade_words
from archipel.core.profile import Level, Profile
from archipel.games.settlers import board, cards
from archipel.games.settlers.features import PHASES, row
from archipel.games.settlers.puzzles import PUZZLES

LAYOUT: Final = Layout(
    {
        "SettlersView.phase": Words(PHASES),
        "SettlersView.land": (Each(board.FIELDS), one_of(board.TERRAINS)),
        "SettlersView.tokens": Each(board.FIELDS),
        "SettlersView.harbours": (Each(len(board.HARBOUR_SLOTS)), one_of(board.HARBOURS)),
        "SettlersView.roads": Each(board.PATHS),
        "SettlersView.bank": Each(len(cards.GOODS)),
        "SettlersView.played": Each(len(cards.CARDS)),
        "SettlersView.terms": UpTo(3),
        "SettlersView.players": BySeat(),
        "OfferView.give": Each(len(cards.GOODS)),
        "OfferView.get": Each(len(cards.GOODS)),
        "OfferView.to": Places(4),
        "TermsView.give": Each(len(cards.GOODS)),
        "TermsView.get": Each(len(cards.GOODS)),
        "PlayerView.colour": Left(),
        "PlayerView.longest_trail": Left(),
        "PlayerView.settlements": Places(board.CORNERS),
        "PlayerView.cities": Places(board.CORNERS),
        "PlayerView.harbours": Bag(tuple(board.HARBOURS)),
        "PlayerView.rates": Each(len(cards.GOODS)),
        "PlayerView.hand": Each(len(cards.GOODS)),
        "PlayerView.cards": Each(len(cards.CARDS)),
        "PlayerView.fresh": Each(len(cards.CARDS)),
    },
    trade_words(cards.GOODS),
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
"""Which features of the evaluation speak for what."""

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

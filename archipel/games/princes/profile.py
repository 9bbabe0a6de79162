"""What Princes brings besides its rules: its observations, its bots, its pace."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from archipel.core.layout import Bag, BySeat, Each, Layout, Left, Slots, UpTo, Words, one_of
from archipel.core.profile import Level, Profile
from archipel.games.princes import board, cards
from archipel.games.princes.puzzles import PUZZLES

CARDS: Final = tuple(cards.KEYS)
CARD: Final = Words(CARDS)

PHASES: Final = (
    "first", "dice", "guard", "draw", "look", "event", "region", "start-stack", "take", "arrange",
    "opening", "number", "action", "pay", "gain", "store", "demand", "give", "return", "fill", "waive",
    "name", "lose", "riots", "under", "refill", "surplus", "exchange", "exchanged", "react", "feud",
    "steal", "recover", "relocate", "above", "scout", "scout-builds", "shop", "library", "tithe", "over",
)  # fmt: skip
"""What may be pending, in the order in which observations count it."""

LAYOUT: Final = Layout(
    {
        "PrincesView.mode": Left(),
        "PrincesView.phase": one_of(PHASES),
        "PrincesView.about": CARD,
        "PrincesView.due": Each(len(board.GOODS)),
        "PrincesView.named": Bag(tuple(board.SPOT_NAMES)),
        "PrincesView.turned_up": Bag(tuple(board.CENTRE_NAMES)),
        "PrincesView.face": one_of(board.FACES),
        "PrincesView.event": CARD,
        "PrincesView.realms": BySeat(),
        "PrincesView.stacks": UpTo(7),
        "PrincesView.events": (UpTo(24), CARD),
        "PrincesView.discard_top": CARD,
        "PrincesView.face_up_card": CARD,
        "RegionView.place": Left(),
        "RegionView.terrain": one_of(board.TERRAINS),
        "CardView.spot": Left(),
        "CardView.card": CARD,
        "CardView.covers": CARD,
        "RealmView.colour": Left(),
        "RealmView.columns": UpTo(board.COLUMNS),
        "RealmView.regions": Slots("place", tuple(board.PLACE_NAMES)),
        "RealmView.cards": Slots("spot", tuple(board.SPOT_NAMES)),
        "RealmView.cache_at": one_of(board.PLACE_NAMES),
        "RealmView.goods": Each(len(board.GOODS)),
        "RealmView.rates": Each(len(board.GOODS)),
        "RealmView.hand": Bag(CARDS),
        "RealmView.shown": Bag(CARDS),
        "RealmView.backs": Each(len(cards.DECKS)),
        "StackView.back": one_of(cards.DECKS),
        "StackView.cards": (UpTo(40), CARD),
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
"""Which features of the evaluation speak for what."""

PROFILE: Final = Profile(
    folder=Path(__file__).parent,
    evaluator="archipel.bots.evaluate.princes:PrincesEvaluator",
    # In the short introductory game search sees little more than one action ahead: the steps below are lower.
    levels={"easy": Level(attention=28), "medium": Level(attention=55)},
    themes=THEMES,
    slip=0.2,
    layout=LAYOUT,
    puzzles=PUZZLES,
    has_board=True,
)

"""What Princes brings besides its rules: its observations, its bots, its pace."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from archipel.core.layout import Bag, BySeat, Each, Layout, Left, Slots, UpTo, Words, one_of
from archipel.core.profile import Level, Profile
from archipel.games.princes import board, cards
from archipel.games.princes.features import HELD, MOST_CARDS, MOST_EVENTS, MOST_STACKS, PHASES, row
from archipel.games.princes.puzzles import PUZZLES

CARDS: Final = tuple(cards.KEYS)
CARD: Final = Words(CARDS)
HAND: Final = Bag(tuple(cards.KEYS[kind] for kind in HELD))

LAYOUT: Final = Layout(
    {
        "PrincesView.mode": Left(),
        "PrincesView.target": Left(),
        "PrincesView.phase": Words(PHASES),
        "PrincesView.about": CARD,
        "PrincesView.due": Each(len(board.GOODS)),
        "PrincesView.named": Bag(tuple(board.SPOT_NAMES)),
        "PrincesView.turned_up": Bag(tuple(board.CENTRE_NAMES)),
        "PrincesView.face": one_of(board.FACES),
        "PrincesView.event": CARD,
        "PrincesView.realms": BySeat(),
        "PrincesView.stacks": UpTo(MOST_STACKS),
        "PrincesView.events": (UpTo(MOST_EVENTS), CARD),
        "PrincesView.discard_top": CARD,
        "PrincesView.face_up_card": Left(),
        "RegionView.place": Left(),
        "RegionView.terrain": one_of(board.TERRAINS),
        "CardView.spot": Left(),
        "CardView.card": CARD,
        "CardView.covers": CARD,
        "RealmView.colour": Left(),
        "RealmView.columns": UpTo(board.COLUMNS),
        "RealmView.regions": Slots("place", tuple(board.PLACE_NAMES[: board.REGIONS])),
        "RealmView.cards": Slots("spot", tuple(board.SPOT_NAMES)),
        "RealmView.cache_at": one_of(board.PLACE_NAMES),
        "RealmView.goods": Each(len(board.GOODS)),
        "RealmView.rates": Each(len(board.GOODS)),
        "RealmView.hand": HAND,
        "RealmView.shown": HAND,
        "RealmView.backs": Each(len(cards.DECKS)),
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
    row=row,
    has_board=True,
)

"""What Junior brings besides its rules: its observations, its bots, its pace."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from archipel.core.layout import Bag, BySeat, Each, Layout, Left, Slots, UpTo, Words, one_of, trade_words
from archipel.core.profile import Level, Profile
from archipel.games.junior import board, cards
from archipel.games.junior.features import ANSWERS, MOST_OTHERS, PHASES, row
from archipel.games.junior.puzzles import PUZZLES

COCO: Final = tuple(card.key for card in cards.COCO)

LAYOUT: Final = Layout(
    {
        "JuniorView.phase": Words(PHASES),
        "JuniorView.goods": Left(),
        "JuniorView.terrains": Left(),
        "JuniorView.sites": UpTo(board.MOST_SITES),
        "JuniorView.berths": UpTo(board.MOST_BERTHS),
        "JuniorView.ghost": one_of(board.LAND_KEYS, ["castle"]),
        "JuniorView.castle_x": Left(),
        "JuniorView.castle_y": Left(),
        "JuniorView.reserve": Each(len(cards.GOODS)),
        "JuniorView.market": (Each(cards.STALLS), one_of(cards.GOODS)),
        "JuniorView.ports_on": Left(),
        "JuniorView.free_card": one_of(COCO),
        "JuniorView.proposals": UpTo(MOST_OTHERS),
        "JuniorView.players": BySeat(),
        "SiteView.key": Left(),
        "SiteView.x": Left(),
        "SiteView.y": Left(),
        "SiteView.anchor": Left(),
        "SiteView.start": Left(),
        "BerthView.key": Left(),
        "BerthView.a": Left(),
        "BerthView.b": Left(),
        "CardsView.key": one_of(COCO),
        "AnswerView.answer": Words(ANSWERS),
        "AnswerView.give": Each(len(cards.GOODS)),
        "AnswerView.get": Each(len(cards.GOODS)),
        "OfferView.give": Each(len(cards.GOODS)),
        "OfferView.get": Each(len(cards.GOODS)),
        "OfferView.answers": UpTo(MOST_OTHERS),
        "ProposalView.give": Each(len(cards.GOODS)),
        "ProposalView.get": Each(len(cards.GOODS)),
        "PlayerView.colour": Left(),
        "PlayerView.hand": Each(len(cards.GOODS)),
        "PlayerView.coco": Slots("key", COCO),
        "PlayerView.ports": Bag(tuple(cards.GOODS)),
        "PlayerView.rates": Each(len(cards.GOODS)),
        "PlayerView.gifts": UpTo(MOST_OTHERS),
    },
    trade_words(cards.GOODS),
)

THEMES: Final = {
    "points": ("points", "leads"),
    "castle": ("castle", "ghost-cards"),
    "income": ("wood", "wool", "rum", "sabre", "gold", "kinds", "haunted"),
    "trade": ("port-income", "port-site", "port-draw"),
    "room": ("site", "more-sites", "site-yield", "sail", "more-sails"),
    "hand": ("hand", "fortress-near", "boat-near", "coco-near", "gold-held"),
    "cards": ("coco-draw",),
}  # fmt: skip
"""Which features of the evaluation speak for what."""

PROFILE: Final = Profile(
    folder=Path(__file__).parent,
    evaluator="archipel.bots.evaluate.junior:JuniorEvaluator",
    # Children play here: nobody picks on whoever is last, and nobody is hurried.
    levels={
        "easy": Level(attention=25, kindness=1.0),
        "medium": Level(attention=60, kindness=0.3),
        "hard": Level(nodes=1000, kindness=0.1),
    },
    pace="untimed",
    themes=THEMES,
    slip=0.1,
    layout=LAYOUT,
    puzzles=PUZZLES,
    row=row,
    has_board=True,
)

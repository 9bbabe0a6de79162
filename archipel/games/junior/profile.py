"""What Junior brings besides its rules: its observations, its bots, its pace."""

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
    SeatSlots,
    Slots,
    UpTo,
    Who,
    one_of,
    trade_words,
)
from archipel.core.profile import Level, Profile
from archipel.core.state import WATCHER
from archipel.games.junior import board, cards
from archipel.games.junior.features import ANSWERS, MOST_OTHERS, PHASES, row
from archipel.games.junior.puzzles import PUZZLES
from archipel.parts.bargain import MOST_OFFERS

COCO: Final = tuple(card.key for card in cards.COCO)

GOODS: Final = (Each(cards.KINDS), Count(cards.EACH))
"""A count of each good."""

LAYOUT: Final = Layout(
    {
        "JuniorView.seat": Count(MOST_OTHERS, WATCHER),
        "JuniorView.phase": OneWord(PHASES),
        "JuniorView.turn": Who(),
        "JuniorView.turns": Count(HIGHEST),
        "JuniorView.die": Count(board.FACES),
        "JuniorView.goods": Left(),
        "JuniorView.terrains": Left(),
        "JuniorView.sites": UpTo(board.MOST_SITES),
        "JuniorView.berths": UpTo(board.MOST_BERTHS),
        "JuniorView.castle": Who(),
        "JuniorView.ghost": one_of(board.LAND_KEYS, ["castle"]),
        "JuniorView.castle_x": Left(),
        "JuniorView.castle_y": Left(),
        "JuniorView.reserve": GOODS,
        "JuniorView.market": (Each(cards.STALLS), one_of(cards.GOODS)),
        "JuniorView.coco_left": Count(sum(cards.COCO_COUNTS)),
        "JuniorView.ports_on": Left(),
        "JuniorView.tiles_left": Count(sum(cards.PORT_TILES)),
        "JuniorView.free_card": one_of(COCO),
        "JuniorView.proposals": SeatSlots(),
        "JuniorView.players": BySeat(),
        "JuniorView.winner": Who(),
        "SiteView.key": Left(),
        "SiteView.x": Left(),
        "SiteView.y": Left(),
        "SiteView.owner": Who(),
        "SiteView.anchor": Left(),
        "SiteView.start": Left(),
        "BerthView.key": Left(),
        "BerthView.a": Left(),
        "BerthView.b": Left(),
        "BerthView.owner": Who(),
        "CardsView.key": one_of(COCO),
        "CardsView.count": Count(max(cards.COCO_COUNTS)),
        "AnswerView.answer": OneWord(ANSWERS),
        "AnswerView.give": GOODS,
        "AnswerView.get": GOODS,
        "OfferView.give": GOODS,
        "OfferView.get": GOODS,
        "OfferView.answers": SeatSlots(),
        "ProposalView.give": GOODS,
        "ProposalView.get": GOODS,
        "PlayerView.seat": Left(),
        "PlayerView.colour": Left(),
        "PlayerView.points": Count(cards.FORTRESSES),
        "PlayerView.hand_size": Count(cards.KINDS * cards.EACH),
        "PlayerView.hand": GOODS,
        "PlayerView.fortresses_left": Count(cards.FORTRESSES),
        "PlayerView.boats_left": Count(cards.BOATS),
        "PlayerView.ghost_cards": Count(max(cards.COCO_COUNTS)),
        "PlayerView.coco": Slots("key", COCO),
        "PlayerView.ports": Bag(tuple(cards.GOODS), 1),
        "PlayerView.rates": (Each(cards.KINDS), Count(cards.RESERVE_RATE)),
        "PlayerView.owes": Count(MOST_OTHERS),
        "PlayerView.gifts": (UpTo(MOST_OTHERS), Count(cards.KINDS - 1)),
        "PlayerView.offers_left": Count(MOST_OFFERS),
    },
    trade_words(cards.GOODS),
    ("confirm", "refuse"),
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
"""Which features of the evaluation count as which reason."""

PROFILE: Final = Profile(
    folder=Path(__file__).parent,
    evaluator="archipel.bots.evaluate.junior:JuniorEvaluator",
    # Children play here: bots spare the last-placed player, and nobody is hurried.
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

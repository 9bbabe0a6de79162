"""What Elasund brings besides its rules: its observations, its bots, its pace."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from archipel.core.layout import BySeat, Each, Layout, Left, Places, Sentence, Slots, UpTo, one_of
from archipel.core.profile import Level, Profile
from archipel.games.elasund import board, tiles, view
from archipel.games.elasund.puzzles import PUZZLES

INCOME: Final = one_of(view.INCOME_NAMES[1:])
KIND: Final = one_of(tiles.KIND_NAMES)

STEPS: Final = (
    "first-player", "draws", "roll", "dice", "ship", "give", "take", "loot", "build", "spend", "tile",
    "lay", "huts", "permit", "square", "special", "over",
)  # fmt: skip
"""What may be pending, in the order in which observations count it."""

PURPOSES: Final = (
    "building", "permit", "move", "upgrade", "place", "pirates", "shortage",
)  # fmt: skip
"""What a seat spends or loses for, in the order in which observations count it."""

LAYOUT: Final = Layout(
    {
        "ElasundView.rows": Left(),
        "ElasundView.foundation": Left(),
        "ElasundView.trade_fields": Left(),
        "ElasundView.track": Left(),
        "ElasundView.step": one_of(STEPS),
        "ElasundView.purpose": one_of(PURPOSES),
        "ElasundView.announced": Sentence(6),
        "ElasundView.asked": Places(4),
        "ElasundView.dice": Each(2),
        "ElasundView.contest": Each(4),
        "ElasundView.seats": BySeat(),
        "ElasundView.hand": Each(tiles.CARD_KINDS),
        "ElasundView.laid_aside": Each(tiles.CARD_KINDS),
        "ElasundView.spent": Each(tiles.CARD_KINDS),
        "ElasundView.pool": Each(tiles.CARD_KINDS),
        "ElasundView.tiles": UpTo(tiles.TILES),
        "ElasundView.permits": UpTo(4 * tiles.PERMITS),
        "ElasundView.walls": Slots("space", tuple(board.SPACE_NAMES)),
        "ElasundView.piles": Each(tiles.NEUTRAL_KINDS),
        "ElasundView.church": UpTo(tiles.CHURCH_TILES),
        "ElasundView.church_site": Each(2),
        "ElasundView.church_drawn": UpTo(2),
        "TileView.kind": KIND,
        "TileView.income": INCOME,
        "WallView.space": Left(),
        "PileView.kind": KIND,
        "PileView.income": INCOME,
        "ColouredView.kind": KIND,
        "ColouredView.where": one_of(["board", "supply", "displaced", "gone"]),
        "ColouredView.income": INCOME,
        "SeatView.colour": Left(),
        "SeatView.permits_left": Places(tiles.PERMITS),
        "SeatView.buildings": Each(4),
    }
)

THEMES: Final = {
    "points": ("cubes", "leads", "trade-points", "wall-steps"),
    "income": ("income", "income-ahead"),
    "purse": ("gold", "more-gold", "influence", "pair", "set", "under-way"),
    "plans": ("promise", "second-promise"),
}  # fmt: skip
"""Which features of the evaluation speak for what."""

PROFILE: Final = Profile(
    folder=Path(__file__).parent,
    evaluator="archipel.bots.evaluate.elasund:ElasundEvaluator",
    levels={"hard": Level(nodes=500)},  # its states take longest to evaluate
    themes=THEMES,
    layout=LAYOUT,
    puzzles=PUZZLES,
    has_board=True,
)

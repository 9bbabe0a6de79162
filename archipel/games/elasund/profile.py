"""What Elasund brings besides its rules: its observations, its bots, its pace."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from archipel.core.layout import BySeat, Each, Layout, Left, Places, Sentence, Slots, UpTo, Words, one_of
from archipel.core.profile import Level, Profile
from archipel.games.elasund import board, tiles
from archipel.games.elasund.features import (
    MOST_DRAWN,
    MOST_SEATS,
    MOST_WORDS,
    PURPOSES,
    STEPS,
    WHERE,
    WORDS,
    row,
)
from archipel.games.elasund.puzzles import PUZZLES

PRINTED: Final = {
    "TileView": ("width", "height", "income"),
    "WallView": ("x", "y", "price", "cards", "tower"),
    "PileView": ("kind", "width", "height", "permits", "price", "flags", "income"),
    "ColouredView": ("kind", "width", "height", "permits", "price", "income"),
}
"""What never changes because it stands on the board or on every tile of a kind: no observation tells it."""

LAYOUT: Final = Layout(
    {
        "ElasundView.columns": Left(),
        "ElasundView.rows": Left(),
        "ElasundView.foundation": Left(),
        "ElasundView.trade_fields": Left(),
        "ElasundView.track": Left(),
        "ElasundView.step": Words(STEPS),
        "ElasundView.purpose": Words(PURPOSES),
        "ElasundView.announced": Sentence(MOST_WORDS, WORDS),
        "ElasundView.asked": Places(MOST_SEATS),
        "ElasundView.dice": Each(2),
        "ElasundView.contest": Each(MOST_SEATS),
        "ElasundView.seats": BySeat(),
        "ElasundView.hand": Each(tiles.CARD_KINDS),
        "ElasundView.laid_aside": Each(tiles.CARD_KINDS),
        "ElasundView.spent": Each(tiles.CARD_KINDS),
        "ElasundView.pool": Each(tiles.CARD_KINDS),
        "ElasundView.tiles": UpTo(tiles.TILES),
        "ElasundView.permits": UpTo(MOST_SEATS * tiles.PERMITS),
        "ElasundView.walls": Slots("space", tuple(board.SPACE_NAMES)),
        "ElasundView.piles": Each(tiles.NEUTRAL_KINDS),
        "ElasundView.church": UpTo(tiles.CHURCH_TILES),
        "ElasundView.church_site": Each(2),
        "ElasundView.church_drawn": UpTo(MOST_DRAWN),
        "TileView.kind": one_of(tiles.KIND_NAMES),
        "ColouredView.where": Words(WHERE),
        **{f"{record}.{field}": Left() for record, fields in PRINTED.items() for field in fields},
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
    row=row,
    has_board=True,
)

"""What Elasund brings besides its rules: its observations, its bots, its pace."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from archipel.core.cells import HIGHEST
from archipel.core.layout import (
    BySeat,
    Count,
    Each,
    Layout,
    Left,
    NumberSet,
    OneWord,
    SeatSet,
    Slots,
    UpTo,
    Who,
    WordSequence,
    one_of,
)
from archipel.core.profile import Level, Profile
from archipel.core.state import NOBODY, WATCHER
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
"""Fields that observations leave out because they are printed on the board or on every tile of a kind."""

HAND: Final = (Each(tiles.CARD_KINDS), Count(tiles.GOLD_CARDS))
"""A count of gold, red, blue and green cards."""
COLUMN: Final = Count(board.COLUMNS - 1)
ROW: Final = Count(board.ROWS - 1)

LAYOUT: Final = Layout(
    {
        "ElasundView.seat": Count(MOST_SEATS - 1, WATCHER),
        "ElasundView.columns": Left(),
        "ElasundView.rows": Left(),
        "ElasundView.foundation": Left(),
        "ElasundView.trade_fields": Left(),
        "ElasundView.track": Left(),
        "ElasundView.step": OneWord(STEPS),
        "ElasundView.purpose": OneWord(PURPOSES),
        "ElasundView.announced": WordSequence(MOST_WORDS, WORDS),
        "ElasundView.asked": SeatSet(),
        "ElasundView.turn": Who(),
        "ElasundView.turns": Count(HIGHEST),
        "ElasundView.idle": Count(HIGHEST),
        "ElasundView.builds": Count(HIGHEST),
        "ElasundView.ship": Count(12),
        "ElasundView.dice": (Each(2), Count(6)),
        "ElasundView.contest": (BySeat(), Count(12, -1)),
        "ElasundView.seats": BySeat(),
        "ElasundView.hand": HAND,
        "ElasundView.laid_aside": HAND,
        "ElasundView.bank": Count(tiles.GOLD_CARDS),
        "ElasundView.deck": Count(3 * tiles.INFLUENCE_EACH),
        "ElasundView.spent": HAND,
        "ElasundView.pool": HAND,
        "ElasundView.tiles": UpTo(tiles.TILES, by="owner"),
        "ElasundView.permits": UpTo(MOST_SEATS * tiles.PERMITS, by="owner"),
        "ElasundView.walls": Slots("space", tuple(board.SPACE_NAMES)),
        "ElasundView.piles": Each(tiles.NEUTRAL_KINDS),
        "ElasundView.church": UpTo(tiles.CHURCH_TILES),
        "ElasundView.church_site": (Each(2), Count(max(board.COLUMNS, board.ROWS) - 1)),
        "ElasundView.church_left": Count(tiles.CHURCH_TILES),
        "ElasundView.church_drawn": (UpTo(MOST_DRAWN), Count(tiles.CHURCH_TILES)),
        "ElasundView.church_bottom": Count(tiles.CHURCH_TILES),
        "ElasundView.winner": Who(NOBODY),
        "TileView.kind": one_of(tiles.KIND_NAMES),
        "TileView.owner": Who(NOBODY),
        "TileView.x": COLUMN,
        "TileView.y": ROW,
        "TileView.cubes": Count(max(tiles.FLAGS)),
        "PermitView.owner": Who(),
        "PermitView.value": Count(tiles.PERMITS - 1),
        "PermitView.x": COLUMN,
        "PermitView.y": ROW,
        "WallView.owner": Who(NOBODY),
        "WallView.tile": Count(tiles.WALL_TILES),
        "ChurchTileView.tile": Count(tiles.CHURCH_TILES),
        "ChurchTileView.owner": Who(NOBODY),
        "ChurchTileView.x": COLUMN,
        "ChurchTileView.y": ROW,
        "PileView.left": Count(max(tiles.COUNT)),
        "ColouredView.where": OneWord(WHERE),
        **{f"{record}.{field}": Left() for record, fields in PRINTED.items() for field in fields},
        "SeatView.seat": Left(),
        "SeatView.colour": Left(),
        "SeatView.gold": Count(tiles.GOLD_CARDS),
        "SeatView.influence": Count(3 * tiles.INFLUENCE_EACH),
        "SeatView.cubes_placed": Count(tiles.CUBES),
        "SeatView.cubes_left": Count(tiles.CUBES),
        "SeatView.trade_points": Count(HIGHEST),
        "SeatView.disk": Count(tiles.TRACK_END),
        "SeatView.track_cubes": Count(len(tiles.THRESHOLDS)),
        "SeatView.permits_left": NumberSet(tiles.PERMITS),
        "SeatView.buildings": Each(4),
        "SeatView.walls_built": Count(tiles.WALL_TILES),
        "SeatView.next_wall_cards": Count(max(tiles.WALL_CARDS)),
        "SeatView.towers": Count(sum(tiles.WALL_TOWER)),
        "SeatView.owes": Count(HIGHEST),
    }
)

THEMES: Final = {
    "points": ("cubes", "leads", "trade-points", "wall-steps"),
    "income": ("income", "income-ahead"),
    "purse": ("gold", "more-gold", "influence", "pair", "set", "under-way"),
    "plans": ("promise", "second-promise"),
}  # fmt: skip
"""Which features of the evaluation count as which reason."""

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

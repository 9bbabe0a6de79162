"""What an action would cost and do: the lines a table shows beside the board."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import (
    Build,
    Church,
    Forgo,
    Gold,
    Hut,
    Lay,
    Move,
    OverSquare,
    Permit,
    Place,
    Sell,
    Ship,
    Upgrade,
    Wall,
)
from archipel.games.elasund.church import preview_church, preview_lay
from archipel.games.elasund.income import preview_ship
from archipel.games.elasund.permits import GOLD_TAKEN
from archipel.games.elasund.position import Position
from archipel.games.elasund.slip import preview_build, preview_over
from archipel.games.elasund.special import SET_FOR_PERMIT, preview_sell, preview_upgrade
from archipel.games.elasund.tiles import KIND_NAMES
from archipel.games.elasund.walls import preview_wall


def preview(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Cost and consequence, line by line; also for what is refused."""
    if isinstance(action, Build):
        return preview_build(p, seat, action)
    if isinstance(action, OverSquare):
        return preview_over(p, seat, action)
    if isinstance(action, Wall):
        return preview_wall(p, seat, action)
    if isinstance(action, Church):
        return preview_church(p)
    if isinstance(action, Lay):
        return preview_lay(action)
    if isinstance(action, Ship):
        return preview_ship(p, action)
    if isinstance(action, Permit):
        return [Note("pays-bank", ["E-058"], {"gold": action.value})]
    if isinstance(action, Gold):
        return [Note("gains-gold", ["E-056"], {"gold": min(GOLD_TAKEN, p.cards.bank)})]
    if isinstance(action, Move):
        return [Note("pays-alike", ["E-062"], {"cards": SET_FOR_PERMIT})]
    if isinstance(action, Upgrade):
        return preview_upgrade(p, action)
    if isinstance(action, Place):
        return [Note("pays-each", ["E-064"]), Note("pays-bank", ["E-064"], {"gold": action.value})]
    if isinstance(action, Sell):
        return preview_sell(p)
    if isinstance(action, Hut):
        return [Note("hut-free", ["E-098"], {"building": KIND_NAMES[action.kind]})]
    if isinstance(action, Forgo):
        return [Note("hut-lost", ["E-C12"], {"building": KIND_NAMES[action.kind]})]
    return p.now().preview(p, action)

"""Why an action may not be taken now: every verb asks the chapter that knows."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import (
    At,
    Build,
    Church,
    Discard,
    End,
    Forgo,
    Gold,
    Hut,
    Lay,
    Move,
    Over,
    Pass,
    Permit,
    Place,
    Roll,
    Sell,
    Ship,
    Spend,
    Take,
    TakeAny,
    Upgrade,
    Wall,
)
from archipel.games.elasund.building import why_not_build
from archipel.games.elasund.church import why_not_church, why_not_lay
from archipel.games.elasund.huts import why_not_forgo, why_not_hut
from archipel.games.elasund.income import why_not_roll, why_not_ship
from archipel.games.elasund.permits import why_not_permit, why_not_square
from archipel.games.elasund.pirates import why_not_discard, why_not_take, why_not_take_any
from archipel.games.elasund.position import TO_ACT, TO_BUILD, TO_PERMIT, TO_TAKE, Position
from archipel.games.elasund.reasons import wrong_moment
from archipel.games.elasund.special import why_not_move, why_not_place, why_not_sell, why_not_upgrade
from archipel.games.elasund.spending import why_not_spend
from archipel.games.elasund.walls import why_not_wall


def why_not(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Every rule that forbids the action; none when it may be taken."""
    if isinstance(action, Build):
        return why_not_build(p, seat, action)
    if isinstance(action, Wall):
        return why_not_wall(p, seat, action)
    if isinstance(action, Church):
        return why_not_church(p, seat)
    if isinstance(action, Lay):
        return why_not_lay(p, seat, action)
    if isinstance(action, Spend):
        return why_not_spend(p, seat, action)
    if isinstance(action, Hut):
        return why_not_hut(p, seat, action)
    if isinstance(action, Forgo):
        return why_not_forgo(p, seat, action)
    if isinstance(action, Permit):
        return why_not_permit(p, seat, action)
    if isinstance(action, Gold):
        return wrong_moment(p, seat, TO_PERMIT)
    if isinstance(action, At):
        return why_not_square(p, seat, action)
    if isinstance(action, Move):
        return why_not_move(p, seat, action)
    if isinstance(action, Upgrade):
        return why_not_upgrade(p, seat, action)
    if isinstance(action, Place):
        return why_not_place(p, seat, action)
    if isinstance(action, Sell):
        return why_not_sell(p, seat)
    if isinstance(action, End):
        return wrong_moment(p, seat, TO_ACT)
    if isinstance(action, Roll):
        return why_not_roll(p, seat)
    if isinstance(action, Ship):
        return why_not_ship(p, seat, action)
    if isinstance(action, Discard):
        return why_not_discard(p, seat, action)
    if isinstance(action, Take):
        return why_not_take(p, seat, action)
    if isinstance(action, TakeAny):
        return why_not_take_any(p, seat)
    if isinstance(action, Pass):
        return why_not_pass(p, seat)
    if isinstance(action, Over):
        return [Note("only-a-question", ["E-024"])]
    return [Note("for-the-dealer", ["E-017"])]


def why_not_pass(p: Position, seat: Seat) -> list[Note]:
    """E-C25, E-A33, E-A26: building, permit and reward may be left out; nothing else."""
    if p.asks(seat, TO_PERMIT) or p.asks(seat, TO_TAKE):
        return []
    return wrong_moment(p, seat, TO_BUILD)

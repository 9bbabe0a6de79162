"""Why an action is not allowed now: the moment, rules that always hold, and those of the open question."""

from __future__ import annotations

from archipel.core.state import Action, Note, Seat
from archipel.games.elasund.actions import (
    At,
    Build,
    Church,
    Draw,
    Move,
    OverSquare,
    Permit,
    Place,
    Sell,
    Tile,
    Upgrade,
    Wall,
)
from archipel.games.elasund.building import refuse_build
from archipel.games.elasund.church import refuse_church
from archipel.games.elasund.permits import refuse_permit, refuse_square
from archipel.games.elasund.position import Position
from archipel.games.elasund.special import refuse_move, refuse_place, refuse_sell, refuse_upgrade
from archipel.games.elasund.walls import refuse_wall
from archipel.parts.dice import Dice


def refusals(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Return every rule that forbids the action; none if it is allowed."""
    if isinstance(action, OverSquare):
        return [Note("only-a-question", ["E-024"])]
    if isinstance(action, Dice | Draw | Tile):
        return [Note("for-the-dealer", ["E-017"])]
    if seat < 0 or seat >= p.seats:
        return [Note("not-asked", ["E-016"])]
    notes = refuse_moment(p, seat, action) + refuse_always(p, seat, action)
    return notes or p.now().refuse(p, seat, action)


def refuse_moment(p: Position, seat: Seat, action: Action) -> list[Note]:
    """E-016: the phases of a turn have a fixed order, and every step of them its own question."""
    if p.over():
        return [Note("game-over", ["E-066"])]
    question = p.now()
    if seat not in question.asked():
        return [Note("not-asked", ["E-016"])]
    if not question.takes(action):
        return [Note("not-now", ["E-016"], {"step": question.name()})]
    return []


def refuse_always(p: Position, seat: Seat, action: Action) -> list[Note]:
    """Return what holds at any moment: whether the price can be paid, and whether the place is free."""
    if isinstance(action, Build):
        return refuse_build(p, seat, action)
    if isinstance(action, Wall):
        return refuse_wall(p, seat, action)
    if isinstance(action, Church):
        return refuse_church(p, seat)
    if isinstance(action, Permit):
        return refuse_permit(p, seat, action)
    if isinstance(action, At):
        return refuse_square(p, action.square)
    if isinstance(action, Move):
        return refuse_move(p, seat, action)
    if isinstance(action, Upgrade):
        return refuse_upgrade(p, seat, action)
    if isinstance(action, Place):
        return refuse_place(p, seat, action)
    if isinstance(action, Sell):
        return refuse_sell(p, seat)
    return []
